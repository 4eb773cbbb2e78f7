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
import { type CSSProperties, memo, type ReactElement } from 'react'
import { Die } from '../Die.tsx'
import { usePlay } from '../playContext.ts'
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

/** The die at each of them; beside its area, so that nobody who stands there is covered. */
export function CountdownTags(): ReactElement {
  const { state } = usePlay()
  const words = usePendingWords()
  const lit = useLitCountdowns(({ lit: ids }) => ids)
  return (
    <>
      {pending(state).map((one) => {
        const id = countdownId(one)
        const { what, when } = words(state, one)
        return (
          <div
            key={id}
            className={`tag countdown-tag ${one.kind}${lit.includes(id) ? ' lit' : ''}`}
            style={tagPlace(state, one)}
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

/** On the upper edge of its area, or on the lower one where that would leave the table. */
function tagPlace(state: GameState, one: Pending): CSSProperties {
  const at = countdownAt(state, one)
  const area = areaOf(one)
  const up = at.y - area >= 0
  const y = up ? at.y - area : Math.min(state.table.height, at.y + area)
  return { '--x': at.x / 1000, '--y': y / 1000, '--shift-y': '-50%' } as CSSProperties
}
