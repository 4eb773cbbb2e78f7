import type { ReactElement } from 'react'
import { Die } from '../ui/Die.tsx'
import { place } from './papers.ts'
import { ABOVE_FIRST, type Shown, useLaidPapers } from './useLaidPapers.ts'
import './labels.css'

const DIE = 28
/** In 1/1000 u: less ground is only a mark, which a die beside it leaves free by so many pixels. */
const AREA = 1500
const BESIDE = 12
const NONE: readonly string[] = []

interface CountdownLabelsProps {
  readonly shown: Shown
  /** What a countdown is for, and when it ends. */
  readonly words: (id: string) => { readonly what: string; readonly when: string }
  /** On a small screen the die says it alone. */
  readonly small: boolean
  /** Those that are pointed at, by id. */
  readonly lit?: readonly string[]
}

/** The die at each countdown, on the edge of its area or beside its mark: it covers no figure and no other die. */
export function CountdownLabels({ shown, words, small, lit = NONE }: CountdownLabelsProps): ReactElement {
  const lay = useLaidPapers(shown)
  return (
    <>
      {shown.board.countdowns.map(({ id, kind, at, due, clear }) => {
        const { what, when } = words(id)
        const isLit = lit.includes(id)
        const letters = small || (kind === 'smoke' && !isLit) ? 1 : what.length + when.length + 4
        const { shift } = lay({
          at,
          letters,
          height: DIE,
          clear,
          gap: clear < AREA ? BESIDE : -DIE / 2,
          sides: ABOVE_FIRST,
        })
        return (
          <div
            key={id}
            className={`tag countdown-tag ${kind}${isLit ? ' lit' : ''}`}
            data-countdown-at={id}
            style={place(at, shift.x, shift.y)}
          >
            <Die face={Math.min(6, due)} />
            <span className="countdown-words">
              {what} <small>{when}</small>
            </span>
          </div>
        )
      })}
    </>
  )
}
