import type { Item } from '@tactic48/rules'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { textsNow } from '../i18n/loadTexts.ts'
import type { Texts } from '../i18n/texts.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { NeedList } from '../ui/NeedList.tsx'
import css from './Odds.module.css'

/** What a roll comes to, told again at every change. */
export function Answer({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className="stack g12" data-part="odds-answer" aria-live="polite">
      {children}
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
    <table className={css.table}>
      {title !== undefined && <caption>{title}</caption>}
      <tbody>
        {outcomes.map(({ name, chance, harm = 'nil' }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <b>{exact(chance)}</b>
            </td>
            <td className={css.bar} aria-hidden="true">
              <i className={css[harm]} style={{ '--chance': chance } as CSSProperties} />
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
    <section>
      <h3 className="cap">{t('because')}</h3>
      <NeedList
        items={items.map((item) => ({ rule: item.rule, code: item.code, name: name(item.code), value: written(item) }))}
        sum={need === undefined ? undefined : { name: t('needs'), score: need, value: `${need}+` }}
      />
    </section>
  )
}
