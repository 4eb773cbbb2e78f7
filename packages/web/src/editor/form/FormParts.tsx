import { clsx } from 'clsx'
import { createContext, type ReactElement, type ReactNode, useContext, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChip } from '../../ui/RuleChip.tsx'
import css from './Form.module.css'
import { type Choice, type Choices, type Field, fieldAt } from './fields.ts'
import { isSketch, parentOf, type Sketch, valueAt } from './sketch.ts'

/** What is wrong with the sketch, and at which field of it. */
export interface FieldFault {
  readonly at: string
  readonly text: string
  readonly rule?: string
}

interface FormState {
  /** What the whole sketch is, and how its fields stand on the form. */
  readonly root: Field
  readonly sketch: Sketch
  readonly put: (path: string, value: unknown) => void
  readonly faults: readonly FieldFault[]
  readonly choices: Choices
}

const Context = createContext<FormState | undefined>(undefined)

export const Form = Context.Provider

export function useForm(): FormState {
  const form = useContext(Context)
  if (!form) throw new Error('no form around this field')
  return form
}

/** `play:rank.private`, or a key of the editors. */
export function useSay(): (key: string) => string {
  const { t } = useTranslation('editor')
  return (key) => {
    const [namespace, name] = key.includes(':') ? (key.split(':') as [string, string]) : ['editor', key]
    return t(name as 'add', { ns: namespace as 'editor' })
  }
}

const labelKey = ({ look, labels, name }: Field, around: unknown): string => {
  if (typeof look.label === 'function') return look.label(isSketch(around) ? around : {})
  return look.label ?? `${labels}.${name}`
}

export function useField(at: string) {
  const form = useForm()
  const say = useSay()
  const { root, sketch } = form
  const field = fieldAt(root, sketch, at)
  const around = valueAt(sketch, parentOf(at))
  return { ...form, say, field, around, value: valueAt(sketch, at), label: say(labelKey(field, around)) }
}

export interface At {
  /** The path of the field in the sketch. */
  readonly at: string
}

const isWithin = (fault: string, at: string): boolean => fault === at || fault.startsWith(`${at}.`)

/** Beside the field that it concerns; `alone`: not what a field of it says itself. */
export function FaultAt({ at, id, alone = false }: At & { id?: string; alone?: boolean }): ReactElement | undefined {
  const fault = useForm().faults.find((one) => (alone ? one.at === at : isWithin(one.at, at)))
  return fault && <FaultText id={id} fault={fault} />
}

export function FaultText({ id, fault }: { id?: string | undefined; fault: Omit<FieldFault, 'at'> }): ReactElement {
  return (
    <span id={id} className={css.fault} role="alert">
      {fault.text} {fault.rule && <RuleChip rule={fault.rule} />}
    </span>
  )
}

export interface Described {
  readonly id: string
  readonly 'aria-invalid': boolean | undefined
  readonly 'aria-describedby': string | undefined
}

/** Label, field, fault. */
export function Labelled(props: At & { label: string; children: (described: Described) => ReactNode }): ReactElement {
  const { at, label, children } = props
  const id = useId()
  const isWrong = useForm().faults.some((one) => isWithin(one.at, at))
  const described = {
    id,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? `${id}-fault` : undefined,
  }
  return (
    <div className={clsx('labelled', css.field)}>
      <label htmlFor={id}>{label}</label>
      {children(described)}
      <FaultAt at={at} id={`${id}-fault`} />
    </div>
  )
}

interface SelectProps extends At {
  readonly label: string
  readonly value: string
  readonly choices: readonly Choice[]
  readonly onChoose: (value: string) => void
}

export function Select({ at, label, value, choices, onChoose }: SelectProps): ReactElement {
  const isKnown = choices.some((choice) => choice.value === value)
  return (
    <Labelled at={at} label={label}>
      {(described) => (
        <select {...described} value={value} onChange={({ target }) => onChoose(target.value)}>
          {!isKnown && <option value={value}>{value}</option>}
          <Options choices={choices} />
        </select>
      )}
    </Labelled>
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

interface PartProps {
  readonly legend: ReactNode
  readonly name?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A part of the form under a heading of its own. */
export const Part = ({ legend, name, className, children }: PartProps): ReactElement => (
  <fieldset className={clsx('line-above stack g10', css.part, className)} aria-label={name}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)
