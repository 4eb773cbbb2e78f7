import { type Disc, distance, type Point } from '@tactic48/geometry'
import { baseOf, baseRadius, canSeePoint, type Figure, type GameState, onTable, SIDES } from '@tactic48/rules'
import type { CSSProperties, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { SideMark } from '../ui/SideMark.tsx'
import { usePlay } from './playContext.ts'
import { useParts, useSpot } from './tableStore.ts'
import { useSmall } from './useOnScreen.ts'

const seersOf = (state: GameState, at: Point): readonly Figure[] =>
  onTable(state).filter((figure) => canSeePoint(state, figure, at))

/** Lines to everybody who sees the point (LOS-11). */
export function Seen({ state, at }: { state: GameState; at: Point }): ReactElement {
  return (
    <g className="seen">
      {seersOf(state, at).map(({ id, side, position }) => (
        <g key={id} data-seer={id}>
          <path className="seen-key" d={`M${position.x} ${position.y}L${at.x} ${at.y}`} />
          <path className={`seen-line ${side}`} d={`M${position.x} ${position.y}L${at.x} ${at.y}`} />
        </g>
      ))}
      <circle className="seen-point" cx={at.x} cy={at.y} r="160" />
    </g>
  )
}

export function Ruler({ from, to }: { from: Point; to: Point }): ReactElement {
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`
  return (
    <g className="ruler">
      <path className="ruler-key" d={d} />
      <path className="ruler-line" d={d} />
      <circle className="ruler-end" cx={from.x} cy={from.y} r="110" />
      <circle className="ruler-end" cx={to.x} cy={to.y} r="110" />
    </g>
  )
}

/** Who sees the point, side by side. */
export function SeenList({ at }: { at: Point }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { list } = useNumbers()
  const seers = seersOf(state, at)
  return (
    <div className="seen-list" data-seen>
      {seers.length === 0 && <p>{t('tool.seenByNobody')}</p>}
      {SIDES.map((side) => {
        const own = seers.filter((seer) => seer.side === side)
        return own.length === 0 ? undefined : (
          <p key={side}>
            <SideMark side={side} /> {t('tool.seenBy', { names: list(own.map(({ id }) => names.figure(id))) })}
          </p>
        )
      })}
    </div>
  )
}

/** Words beside the tools: who sees the point, how far it is. */
export function ToolTags(): ReactElement | undefined {
  const { state } = usePlay()
  const { length } = useNumbers()
  const small = useSmall()
  const { tool, ruler } = useParts('tool', 'ruler')
  const spot = useSpot(tool === 'seen' && !small)
  if (tool === 'seen' && spot && !small) {
    return (
      <div
        className="tag seen-tag"
        style={{ '--x': spot.x / 1000, '--y': spot.y / 1000, '--shift-y': '18px' } as CSSProperties}
      >
        <SeenList at={spot} />
      </div>
    )
  }
  if (tool === 'ruler' && ruler) {
    const [from, to] = ruler
    const apart = measured(state, from, to)
    const style = { '--x': (from.x + to.x) / 2000, '--y': (from.y + to.y) / 2000, '--shift-y': '14px' }
    return (
      <div className="tag" data-ruler style={style as CSSProperties}>
        {length(apart)}
      </div>
    )
  }
  return undefined
}

/** GEN-04: from edge to edge where the ruler is laid on bases. */
function measured(state: GameState, from: Point, to: Point): number {
  const at = (point: Point): Disc => {
    const r = baseRadius(state.rules)
    const figure = onTable(state).find(({ position }) => Math.hypot(position.x - point.x, position.y - point.y) <= r)
    return figure ? baseOf(state, figure) : { x: point.x, y: point.y, r: 0 }
  }
  const a = at(from)
  const b = at(to)
  return a.x === b.x && a.y === b.y ? 0 : distance(a, b)
}
