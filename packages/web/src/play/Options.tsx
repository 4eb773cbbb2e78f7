import type { Refusal } from '@tactic48/rules'
import clsx from 'clsx'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { Key } from '../input/Key.tsx'
import { useWhy } from '../prose/useWhy.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import css from './Options.module.css'
import { usePlay } from './playContext.ts'

export interface Option {
  readonly id: string | number
  readonly name: ReactNode
  /** What is worth saying of one that may be chosen. */
  readonly note?: ReactNode
  readonly refusal?: Refusal | undefined
  /** Absent: it is done at once, and stays nowhere. */
  readonly chosen?: boolean
  readonly hotkey?: string
  readonly onChoose: () => void
  readonly onPoint?: (away: boolean) => void
}

interface OptionsProps {
  /** The attribute that tells them apart. */
  readonly by: `data-${string}`
  readonly label?: string
  /** Side by side, each with its note under its name. */
  readonly cards?: boolean
  /** In columns as wide as this, in px. */
  readonly columns?: number
  readonly options: readonly Option[]
}

/** Things to choose from; one that cannot be chosen says why. */
export function Options({ by, label, cards = false, columns, options }: OptionsProps): ReactElement {
  const why = useWhy(usePlay().state)
  return (
    <ul
      className={cards || columns ? 'columns g6' : 'stack g2'}
      style={columns ? ({ '--column': `${columns}px` } as CSSProperties) : undefined}
      aria-label={label}
    >
      {options.map(({ id, name, note, refusal, chosen, hotkey, onChoose, onPoint }) => (
        <li key={id}>
          <button
            type="button"
            className={clsx('pick', cards ? css.card : css.row)}
            {...{ [by]: id }}
            aria-pressed={chosen}
            aria-disabled={refusal ? true : undefined}
            onClick={() => !refusal && onChoose()}
            onPointerEnter={onPoint && (() => onPoint(false))}
            onPointerLeave={onPoint && (() => onPoint(true))}
          >
            <b>{name}</b>
            <small>{refusal ? why(refusal) : note}</small>
            {hotkey && !refusal && <Key of={hotkey} />}
          </button>
          {refusal && <RuleChip rule={refusal.rule} />}
        </li>
      ))}
    </ul>
  )
}
