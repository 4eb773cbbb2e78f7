import { inU, lengthIn } from '@tactic48/content/lengths'
import type { Item } from '@tactic48/rules'
import { type CSSProperties, type ReactElement, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLengthUnit } from '../i18n/lengths.ts'
import { textsNow } from '../i18n/loadTexts.ts'
import type { Texts } from '../i18n/texts.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { NumberField } from '../ui/NumberField.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'

/** What a roll comes to, told again at every change. */
export function Answer({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className="odds-answer" data-part="odds-answer" aria-live="polite">
      {children}
    </div>
  )
}

interface NumberProps {
  readonly label: string
  readonly value: number
  readonly least?: number
  readonly most: number
  readonly onChoose: (value: number) => void
}

export function Count({ label, value, least = 0, most, onChoose }: NumberProps): ReactElement {
  const id = useId()
  return (
    <div className="odds-field">
      <label htmlFor={id}>{label}</label>
      <NumberField id={id} value={value} least={least} most={most} whole onChoose={(next) => onChoose(next ?? least)} />
    </div>
  )
}

/** Of so many u, as the reader measures. */
export function Distance({ label, value, most, onChoose }: NumberProps): ReactElement {
  const id = useId()
  const unit = useLengthUnit((store) => store.unit)
  const shown = (u: number): number => Math.round(lengthIn(u, unit) * 1000) / 1000
  return (
    <div className="odds-field">
      <label htmlFor={id}>{label}</label>
      <NumberField
        id={id}
        value={shown(value)}
        least={0}
        most={shown(most)}
        whole={false}
        step="any"
        onChoose={(next) => onChoose(inU(next ?? 0, unit))}
      />
    </div>
  )
}

interface TickProps {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

export const Tick = ({ label, on, onChange }: TickProps): ReactElement => (
  <label className="odds-tick">
    <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
)

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly chosen: T
  readonly options: readonly T[]
  readonly name: (option: T) => string
  readonly onChoose: (option: T) => void
}

export function Choice<T extends string>({ label, chosen, options, name, onChoose }: ChoiceProps<T>): ReactElement {
  const id = useId()
  return (
    <div className="odds-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => onChoose(options.find((option) => option === target.value) ?? chosen)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {name(option)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** How likely, to the hundredth of a percent. */
export function useExact(): (chance: number) => string {
  const { number } = useNumbers()
  return (chance) => `${number(Math.round(chance * 10_000) / 100)} %`
}

export interface Outcome {
  readonly name: string
  readonly chance: number
  /** Which colour its bar has. */
  readonly harm?: 'out' | 'wnd' | 'nil'
}

/** Outcomes with their chances, each with a bar. */
export function Chances({ title, outcomes }: { title?: ReactNode; outcomes: readonly Outcome[] }): ReactElement {
  const exact = useExact()
  return (
    <table className="odds-table">
      {title !== undefined && <caption>{title}</caption>}
      <tbody>
        {outcomes.map(({ name, chance, harm = 'nil' }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <b>{exact(chance)}</b>
            </td>
            <td className="odds-bar" aria-hidden="true">
              <i className={harm} style={{ '--chance': chance } as CSSProperties} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const isOwn = (code: string): code is keyof Texts['odds']['item'] => Object.hasOwn(textsNow('odds').item, code)
const isOfCare = (code: string): code is keyof Texts['play']['care']['item'] =>
  Object.hasOwn(textsNow('play').care.item, code)
const isOfShot = (code: string): code is keyof Texts['play']['item'] => Object.hasOwn(textsNow('play').item, code)

/** Scores stand as `4+`, changes of them with their sign. */
const SCORES = ['need', 'open', 'partial', 'partialCover', 'treatment', 'casualtyCheck', 'test']
const COUNTS = ['dice', 'shells', 'armour']

/** What the chances follow from, rule by rule. */
export function Items({ items, need }: { items: readonly Item[]; need?: number }): ReactElement {
  const { t } = useTranslation(['odds', 'play'])
  const { exactly } = useNumbers()
  const name = (code: string): string => {
    if (isOwn(code)) return t(`item.${code}`)
    if (isOfShot(code)) return t(`item.${code}`, { ns: 'play' })
    if (isOfCare(code)) return t(`care.item.${code}`, { ns: 'play' })
    return code === 'armour' || code === 'hFactor' ? t(`thing.item.${code}`, { ns: 'play' }) : code
  }
  const written = ({ code, value }: Item): string => {
    if (code === 'radius') return exactly({ u: value })
    if (SCORES.includes(code)) return `${value}+`
    return COUNTS.includes(code) || value <= 0 ? String(value).replace('-', '−') : `+${value}`
  }
  return (
    <section className="odds-items">
      <h3 className="cap">{t('because')}</h3>
      <ul className="need-list" data-part="need">
        {items.map((item) => (
          <li key={`${item.rule} ${item.code}`}>
            <span>{name(item.code)}</span>
            <b>{written(item)}</b>
            <RuleChip rule={item.rule} />
          </li>
        ))}
        {need !== undefined && (
          <li className="sum">
            <span>{t('needs')}</span>
            <b data-need={need}>{need}+</b>
          </li>
        )}
      </ul>
    </section>
  )
}
