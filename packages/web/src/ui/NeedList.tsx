import type { ReactElement, ReactNode } from 'react'
import css from './NeedList.module.css'
import { RuleChip } from './RuleChip.tsx'

export interface NeedItem {
  readonly rule: string
  readonly code: string
  readonly name: string
  readonly value: ReactNode
}

interface NeedListProps {
  readonly items: readonly NeedItem[]
  /** What they add up to. */
  readonly sum?: { readonly name: string; readonly score: number; readonly value: ReactNode } | undefined
}

/** What a die needs, rule by rule. */
export function NeedList({ items, sum }: NeedListProps): ReactElement {
  return (
    <ul className={css.list} data-part="need">
      {items.map(({ rule, code, name, value }) => (
        <li key={`${rule} ${code}`}>
          <span>{name}</span>
          <b>{value}</b>
          <RuleChip rule={rule} />
        </li>
      ))}
      {sum && (
        <li className={css.sum} data-part="sum">
          <span>{sum.name}</span>
          <b data-need={sum.score}>{sum.value}</b>
        </li>
      )}
    </ul>
  )
}
