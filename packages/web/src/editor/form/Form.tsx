import { type CardLanguage, SUPPORT } from '@tactic48/rules'
import { createContext, type ReactElement, type ReactNode, useContext, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTENT_LANGUAGES, languageName } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { listAt, type Sketch, textAt, valueAt } from './sketch.ts'
import './form.css'

/** What is wrong with the sketch, and at which field of it. */
export interface FieldFault {
  readonly at: string
  readonly text: string
  readonly rule?: string
}

interface FormState {
  readonly sketch: Sketch
  readonly put: (path: string, value: unknown) => void
  readonly faults: readonly FieldFault[]
}

const Context = createContext<FormState>({ sketch: {}, put: () => undefined, faults: [] })

export const Form = Context.Provider
export const useForm = (): FormState => useContext(Context)

const isWithin = (fault: string, at: string): boolean => fault === at || fault.startsWith(`${at}.`)

/** Beside the field that it concerns. */
export function FaultAt({ at, id }: { at: string; id?: string }): ReactElement | undefined {
  const fault = useForm().faults.find((one) => isWithin(one.at, at))
  if (!fault) return undefined
  return (
    <span id={id} className="field-fault" role="alert">
      {fault.text} {fault.rule && <RuleChip rule={fault.rule} />}
    </span>
  )
}

interface FieldProps {
  /** The path of the field in the sketch. */
  readonly at: string
  readonly label: string
}

interface Described {
  readonly id: string
  readonly 'aria-invalid': boolean | undefined
  readonly 'aria-describedby': string | undefined
}

/** Label, field, fault. */
function Field({ at, label, children }: FieldProps & { children: (described: Described) => ReactNode }): ReactElement {
  const id = useId()
  const isWrong = useForm().faults.some((one) => isWithin(one.at, at))
  return (
    <div className="field" data-wrong={isWrong || undefined}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': isWrong || undefined,
        'aria-describedby': isWrong ? `${id}-fault` : undefined,
      })}
      <FaultAt at={at} id={`${id}-fault`} />
    </div>
  )
}

export function TextField({ at, label, most = 80 }: FieldProps & { most?: number }): ReactElement {
  const { sketch, put } = useForm()
  return (
    <Field at={at} label={label}>
      {(described) => (
        <input
          {...described}
          type="text"
          dir="auto"
          maxLength={most}
          value={textAt(sketch, at)}
          onChange={({ target }) => put(at, target.value === '' ? undefined : target.value)}
        />
      )}
    </Field>
  )
}

interface NumberProps extends FieldProps {
  readonly least: number
  readonly most: number
  readonly step?: number
}

/** Empty is no number: a dash on the card, or missing. */
export function NumberAt({ at, label, least, most, step = 1 }: NumberProps): ReactElement {
  const { sketch, put } = useForm()
  const value = valueAt(sketch, at)
  return (
    <Field at={at} label={label}>
      {(described) => (
        <input
          {...described}
          type="number"
          inputMode={step === 1 ? 'numeric' : 'decimal'}
          min={least}
          max={most}
          step={step}
          placeholder="–"
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => put(at, target.value === '' ? undefined : target.valueAsNumber)}
        />
      )}
    </Field>
  )
}

export interface Choice {
  readonly value: string
  readonly label: string
  /** Choices of one group stand together. */
  readonly group?: string
}

interface ChoiceProps extends FieldProps {
  readonly choices: readonly Choice[]
  /** What it says where nothing is chosen; without it something always is. */
  readonly none?: string
  /** Where it is not the text at its path. */
  readonly value?: string
  readonly onChoose?: (value: string) => void
}

export function ChoiceField({ at, label, choices, none, value: said, onChoose }: ChoiceProps): ReactElement {
  const { sketch, put } = useForm()
  const value = said ?? textAt(sketch, at)
  const known = value === '' || choices.some((choice) => choice.value === value)
  const choose = onChoose ?? ((chosen: string) => put(at, chosen === '' ? undefined : chosen))
  return (
    <Field at={at} label={label}>
      {(described) => (
        <select {...described} value={value} onChange={({ target }) => choose(target.value)}>
          {(none !== undefined || value === '') && <option value="">{none ?? ''}</option>}
          {!known && <option value={value}>{value}</option>}
          <Options choices={choices} />
        </select>
      )}
    </Field>
  )
}

export function Options({ choices }: { choices: readonly Choice[] }): ReactElement {
  const groups = [...new Set(choices.map(({ group }) => group))]
  return (
    <>
      {groups.map((group) => {
        const options = choices
          .filter((choice) => choice.group === group)
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))
        return group === undefined ? (
          options
        ) : (
          <optgroup key={group} label={group}>
            {options}
          </optgroup>
        )
      })}
    </>
  )
}

export function CheckField({ at, label }: FieldProps): ReactElement {
  const { sketch, put } = useForm()
  return (
    <div className="field-check">
      <label>
        <input
          type="checkbox"
          checked={valueAt(sketch, at) === true}
          onChange={({ target }) => put(at, target.checked || undefined)}
        />
        {label}
      </label>
      <FaultAt at={at} />
    </div>
  )
}

/** A text in the reader's language; the others stand below, and what is left empty is called as it is here. */
export function NamesField({
  at,
  label,
  most = 80,
  long = false,
}: FieldProps & { most?: number; long?: boolean }): ReactElement {
  const { t } = useTranslation('editor')
  const { sketch, put } = useForm()
  const language = useLanguage()
  const write = (each: string, text: string): void => put(`${at}.${each}`, text === '' ? undefined : text)
  const input = (each: CardLanguage, described?: Described): ReactElement => {
    const props = {
      ...(described ?? { 'aria-label': `${label}, ${languageName(each)}` }),
      lang: each,
      dir: 'auto' as const,
      maxLength: most,
      value: textAt(sketch, `${at}.${each}`),
    }
    return long ? (
      <textarea {...props} rows={3} onChange={({ target }) => write(each, target.value)} />
    ) : (
      <input type="text" {...props} onChange={({ target }) => write(each, target.value)} />
    )
  }
  return (
    <div className="field-names">
      <Field at={at} label={label}>
        {(described) => input(language, described)}
      </Field>
      <details>
        <summary>{t('otherLanguages')}</summary>
        {CONTENT_LANGUAGES.filter((each) => each !== language).map((each) => (
          <div key={each} className="field">
            <span aria-hidden="true">{languageName(each)}</span>
            {input(each)}
          </div>
        ))}
      </details>
    </div>
  )
}

/** What one may write in one language alone: the others are called the same. */
export function named(value: unknown): unknown {
  const texts = CONTENT_LANGUAGES.map((language) => textAt(value, language).trim())
  const some = texts.find((text) => text !== '')
  return Object.fromEntries(CONTENT_LANGUAGES.map((language, i) => [language, texts[i] || some]))
}

/** SUPP-03: what a faction or a side may call. */
export function SupportField({ at }: { at: string }): ReactElement {
  const { t } = useTranslation('play')
  const { sketch, put } = useForm()
  const support = listAt(sketch, at)
  return (
    <div className="form-checks">
      {SUPPORT.map((profile) => (
        <div key={profile} className="field-check">
          <label>
            <input
              type="checkbox"
              checked={support.includes(profile)}
              onChange={({ target }) => {
                const chosen = SUPPORT.filter((one) => (one === profile ? target.checked : support.includes(one)))
                put(at, chosen.length > 0 ? chosen : undefined)
              }}
            />
            {t(`call.guns.${profile}`)}
          </label>
        </div>
      ))}
    </div>
  )
}
