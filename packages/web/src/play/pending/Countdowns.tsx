import type { Point } from '@tactic48/geometry'
import {
  baseRadius,
  edgeOf,
  type GameState,
  type Pending,
  pending,
  type Scheduled,
  SUPPORT_PROFILES,
} from '@tactic48/rules'
import { memo, type ReactElement } from 'react'
import { Die } from '../Die.tsx'
import { place } from '../PlanTags.tsx'
import { usePlay } from '../playContext.ts'
import { ABOVE_FIRST, useLaidPapers } from '../useLaidPapers.ts'
import { useSmall } from '../useOnScreen.ts'
import { countdownAt, countdownId } from './countdown.ts'
import { useLitCountdowns } from './litCountdown.ts'
import { SupportMark, SupportStrip } from './SupportMark.tsx'
import { usePendingWords } from './usePendingWords.ts'

/** What is on its way, where it will come down or in: markers on the ground. */
export const Countdowns = memo(function Countdowns({ state }: { state: GameState }): ReactElement {
  const lit = useLitCountdowns(({ lit: ids }) => ids)
  return (
    <g className="countdowns">
      {state.schedule.map((entry) => (
        <g
          key={entry.id}
          className={`awaited ${entry.side}${lit.includes(entry.id) ? ' lit' : ''}`}
          data-awaited={entry.id}
        >
          <Awaited state={state} entry={entry} />
        </g>
      ))}
      {state.smoke.map(({ id, at, radius }) =>
        lit.includes(id) ? (
          <circle key={id} className="awaited-lit" cx={at.x} cy={at.y} r={radius * 1000 + 160} />
        ) : undefined,
      )}
    </g>
  )
})

function Awaited({ state, entry }: { state: GameState; entry: Scheduled }): ReactElement {
  const { what, side } = entry
  if (what.kind === 'supportFire') {
    const { profile, target, line } = what.barrage
    const { radius, drift } = SUPPORT_PROFILES[profile]
    return line ? (
      <SupportStrip profile={profile} at={target} line={line} />
    ) : (
      <>
        <circle className="awaited-reach" cx={target.x} cy={target.y} r={(radius + Math.max(...drift)) * 1000} />
        <SupportMark at={target} />
      </>
    )
  }
  if (what.kind === 'platoonMortar') {
    return (
      <>
        {what.bombs.at.map((at) => (
          <SupportMark key={`${at.x} ${at.y}`} at={at} />
        ))}
      </>
    )
  }
  const at = countdownAt(state, { kind: 'arrival', side, due: entry.due, entry })
  return <Arrow state={state} entry={entry} at={at} />
}

/** Over the edge: where somebody left, or will come in. */
function Arrow({ state, entry, at }: { state: GameState; entry: Scheduled; at: Point }): ReactElement {
  const turned = { south: 0, west: 90, north: 180, east: 270 }[edgeOf(state.table, entry.side) ?? 'south']
  const r = baseRadius(state.rules)
  return (
    <g className="awaited-way" transform={`translate(${at.x} ${at.y}) rotate(${turned}) scale(${r / 500})`}>
      <circle r="520" />
      <path d="M0 330V-300M-240 -60L0 -320L240 -60" />
    </g>
  )
}

const DIE = 28

/** The die at each of them, on the edge of its area: nobody who stands there is covered, and no other die. */
export function CountdownTags(): ReactElement {
  const { state } = usePlay()
  const words = usePendingWords()
  const small = useSmall()
  const lay = useLaidPapers()
  const lit = useLitCountdowns(({ lit: ids }) => ids)
  return (
    <>
      {pending(state).map((one) => {
        const id = countdownId(one)
        const { what, when } = words(state, one)
        const isLit = lit.includes(id)
        const at = countdownAt(state, one)
        const letters = small || (one.kind === 'smoke' && !isLit) ? 1 : what.length + when.length + 4
        const { shift } = lay({
          at,
          letters,
          height: DIE,
          clear: areaOf(one),
          gap: -DIE / 2,
          sides: ABOVE_FIRST,
        })
        return (
          <div
            key={id}
            className={`tag countdown-tag ${one.kind}${isLit ? ' lit' : ''}`}
            style={place(at, shift.x, shift.y)}
          >
            <Die face={Math.min(6, one.due)} />
            <span className="countdown-words">
              {what} <small>{when}</small>
            </span>
          </div>
        )
      })}
    </>
  )
}

/** How far around its point the ground belongs to it, in 1/1000 u. */
function areaOf(one: Pending): number {
  if (one.kind === 'smoke') return one.smoke.radius * 1000
  const { what } = one.entry
  if (what.kind !== 'supportFire') return 700
  const { radius, drift, strip } = SUPPORT_PROFILES[what.barrage.profile]
  return strip ? 1200 : (radius + Math.max(...drift)) * 1000
}
