import type { TacticCard } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { PICTURES } from './pictures.ts'

const HATCH = Array.from({ length: 19 }, (_, i) => `M0 ${(3 + 3.2 * i).toFixed(1)}H140`).join('')

/** The woodcut of a card. */
export function TacticPicture({ card }: { card: Pick<TacticCard, 'effects'> }): ReactElement | undefined {
  const [first] = card.effects
  if (!first) return undefined
  const { sky, strokes } = PICTURES[first.effect]
  return (
    <svg className={`slip-picture ${sky}`} viewBox="0 0 140 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="slip-sky" width="140" height="64" />
      <path className="slip-hatch" d={HATCH} />
      {strokes.map(([tone, d]) => (
        <path key={`${tone} ${d}`} className={`slip-${tone}`} d={d} />
      ))}
    </svg>
  )
}
