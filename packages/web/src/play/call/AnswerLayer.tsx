import { approximateVisibleRegion, type Disc, type Point } from '@tactic48/geometry'
import {
  baseOf,
  baseRadius,
  type CommandOf,
  callOptions,
  edgeOf,
  type FigureId,
  type GameState,
  knownFigure,
  markerRadius,
  mortarRange,
  STANDARD_GRENADES,
  SUPPORT_PROFILES,
  sightGroundOf,
  teamFigures,
} from '@tactic48/rules'
import { memo, type ReactElement, type ReactNode, useMemo } from 'react'
import { Figure } from '../../board/Figure.tsx'
import { ringPath } from '../../board/outline.ts'
import { SupportMark, SupportStrip } from '../../board/SupportMark.tsx'
import { lookOf } from '../../boardModel/lookOf.ts'
import { stripOf } from '../../boardModel/markersOf.ts'
import { lineEnd } from '../../interactions/prepared.ts'
import { Feinting } from '../deploy/Feinting.tsx'
import { usePlay } from '../playContext.ts'
import { zoneRect } from '../SetupLayer.tsx'
import { answerIn, useAnswerInHand, whyNotAnswer } from './answer.ts'

/** The answer in hand on the ground: where it may lie, and what it reaches. */
export function AnswerLayer(): ReactElement | undefined {
  const play = usePlay()
  useAnswerInHand()
  const inHand = answerIn(play)
  const { state, question } = play
  if (!inHand || !question) return undefined
  const refused = whyNotAnswer(play, inHand) !== undefined
  const { command, current } = inHand
  if (command.verb === 'placeSupport' && question.kind === 'support') {
    return (
      <g className={`answer${refused ? ' refused' : ''}`}>
        <TooNear state={state} caller={question.caller} />
        <Barrage command={command} rules={state.rules} />
      </g>
    )
  }
  if (command.verb === 'aimMortar' && question.kind === 'mortar') {
    return (
      <g className={`answer${refused ? ' refused' : ''}`}>
        <InRange state={state} caller={question.caller} />
        <Bombs command={command} current={current} rules={state.rules} />
      </g>
    )
  }
  if (command.verb === 'enterTable' && question.kind === 'entry') {
    return (
      <g className={`answer${refused ? ' refused' : ''}`}>
        <Entering command={command} entry={question.entry} current={current} />
      </g>
    )
  }
  if (command.verb === 'feint') {
    return (
      <g className={`answer${refused ? ' refused' : ''}`}>
        <Feinting command={command} current={current} />
      </g>
    )
  }
  return undefined
}

/** Over the figures: the point itself is seen even where somebody stands on it. */
export function AnswerMarks(): ReactElement | undefined {
  const play = usePlay()
  useAnswerInHand()
  const inHand = answerIn(play)
  if (!inHand || (inHand.command.verb !== 'placeSupport' && inHand.command.verb !== 'aimMortar')) return undefined
  const { command, current } = inHand
  const points = command.verb === 'placeSupport' ? [command.at] : command.at
  return (
    <g className="answer-marks">
      {points.map(({ x, y }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bombs keep their places
        <g key={i} className={i === current ? 'current' : ''} transform={`translate(${x} ${y})`}>
          <g className="support-size">
            <path className="mark-key" d={CROSS} />
            <path className="mark-line" d={CROSS} />
          </g>
        </g>
      ))}
    </g>
  )
}

const CROSS = 'M-640 0A640 640 0 1 1 640 0A640 640 0 1 1 -640 0M0 -900V-460M0 900V460M-900 0H-460M900 0H460'

/** The table with holes: everything outside of them lies dark, with its edge. */
function Dark({ id, holes, dark }: { id: string; holes: ReactNode; dark: 'inside' | 'outside' }): ReactElement {
  const { table } = usePlay().state
  const ground = { x: 0, y: 0, width: table.width, height: table.height }
  const [ink, paper] = dark === 'inside' ? ['#fff', '#000'] : ['#000', '#fff']
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" {...ground}>
        <rect {...ground} fill={paper} />
        <g fill={ink}>{holes}</g>
      </mask>
      <rect className="too-near" mask={`url(#${id})`} {...ground} />
    </>
  )
}

const circles = (discs: readonly Disc[]): readonly ReactElement[] =>
  discs.map(({ x, y, r }) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />)

/** SUPP-01: ground on which no marker may lie, and its edge. */
const TooNear = memo(function TooNear({ state, caller }: { state: GameState; caller: FigureId }): ReactElement {
  const { support } = useMemo(() => callOptions(state, knownFigure(state, caller)), [state, caller])
  const { width, height } = state.table
  const discs = circles(support.keptClear)
  return (
    <g className="kept-clear">
      <Dark id="kept-clear" holes={discs} dark="inside" />
      <mask id="kept-clear-edge" maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
        <rect width={width} height={height} fill="#fff" />
        <g fill="#000">{discs}</g>
      </mask>
      <g className="kept-clear-edge" mask="url(#kept-clear-edge)">
        {discs}
      </g>
    </g>
  )
})

/** MORTAR-01: what the mortar reaches and, where a sheet asks for it, what the officer sees of it. */
const InRange = memo(function InRange({ state, caller }: { state: GameState; caller: FigureId }): ReactElement {
  const officer = knownFigure(state, caller)
  const { x, y, r } = baseOf(state, officer)
  const reach = mortarRange(state) * 1000 + r + markerRadius(state.rules)
  const seen = state.rules.grenadeOver === 'partialCover'
  const rings = useMemo(
    () => (seen ? approximateVisibleRegion(sightGroundOf(state), { x, y, r }).map(ringPath).join('') : ''),
    [state, seen, x, y, r],
  )
  const { width, height } = state.table
  return (
    <g className="in-range">
      <clipPath id="mortar-range">
        <circle cx={x} cy={y} r={reach} />
      </clipPath>
      <Dark
        id="mortar-dark"
        dark="outside"
        holes={
          <g clipPath="url(#mortar-range)">
            {seen ? <path d={rings} fillRule="evenodd" /> : <rect width={width} height={height} />}
          </g>
        }
      />
      <circle className="range-edge" cx={x} cy={y} r={reach} />
    </g>
  )
})

/** HOUSE-08: as far as each drift may carry a shell, and what it would still reach there. */
function Barrage({ command, rules }: { command: CommandOf<'placeSupport'>; rules: GameState['rules'] }): ReactElement {
  const { profile, ammo, at, line } = command
  const { radius, drift } = SUPPORT_PROFILES[profile]
  const strip = stripOf(profile, at, line)
  if (line && strip) {
    const end = lineEnd(at, line)
    return (
      <g className="spread-rings strafe">
        <circle className="spread-ring" cx={at.x} cy={at.y} r={Math.max(...drift) * 1000} />
        <SupportStrip {...strip} />
        <circle className="strip-handle" cx={end.x} cy={end.y} r="420" data-handle="line" />
      </g>
    )
  }
  const reach = (distance: number): number => (distance + radius) * 1000 + markerRadius(rules)
  const distances = [...new Set(drift)].sort((a, b) => b - a)
  return (
    <g className={`spread-rings ${ammo}`}>
      {distances.map((distance, i) => (
        <g key={distance}>
          {ammo === 'he' && (
            <circle
              cx={at.x}
              cy={at.y}
              r={reach(distance)}
              fill={`url(#harm-hatch-${Math.min(3, i + 1)})`}
              fillOpacity="0.42"
            />
          )}
          <circle className="spread-ring" cx={at.x} cy={at.y} r={reach(distance)} />
        </g>
      ))}
      <SupportMark at={at} />
    </g>
  )
}

/** Several may lie on one point: the one in hand lies on top. */
const topLast = (points: readonly Point[], top: number): readonly { readonly at: Point; readonly i: number }[] =>
  points.map((at, i) => ({ at, i })).sort((a, b) => Number(a.i === top) - Number(b.i === top))

function Bombs({
  command,
  current,
  rules,
}: {
  command: CommandOf<'aimMortar'>
  current: number
  rules: GameState['rules']
}): ReactElement {
  const { radius } = STANDARD_GRENADES[command.ammo]
  const r = radius * 1000 + (command.ammo === 'smoke' ? 0 : markerRadius(rules))
  return (
    <g className={`spread-rings ${command.ammo === 'smoke' ? 'smoke-shell' : 'he'}`}>
      {topLast(command.at, current).map(({ at: { x, y }, i }) => (
        <g key={i} className={`aim-point${i === current ? ' current' : ''}`} data-aim={i + 1}>
          {command.ammo !== 'smoke' && <circle cx={x} cy={y} r={r} fill="url(#harm-hatch-2)" fillOpacity="0.5" />}
          <circle className="spread-ring" cx={x} cy={y} r={r} />
          <SupportMark at={{ x, y }} sign={i + 1} />
        </g>
      ))}
    </g>
  )
}

/** REINF-04, RUNNER-05: the zone or the edge, and the men as they would stand. */
function Entering({
  command,
  entry: id,
  current,
}: {
  command: CommandOf<'enterTable'>
  entry: string
  current: number
}): ReactElement | undefined {
  const { state } = usePlay()
  const entry = state.schedule.find((one) => one.id === id)
  const edge = entry && edgeOf(state.table, entry.side)
  if (!entry || !edge) return undefined
  const { what, side } = entry
  const { figures, sheets } =
    what.kind === 'reinforcements' ? teamFigures(state, side, what, command.at) : { figures: [], sheets: [] }
  const men = what.kind === 'runner' ? [knownFigure(state, what.figure)] : figures
  const after = { ...state, sheets: [...state.sheets, ...sheets], figures: [...state.figures, ...figures] }
  const r = baseRadius(state.rules)
  return (
    <>
      <rect
        className={`zone own ${side}`}
        {...(what.kind === 'runner' ? edgeRect(state, edge) : zoneRect(state, edge))}
      />
      {command.at.map(({ x, y }: Point, i) => {
        const man = men[i]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: men of a team keep their places
          <g key={i} className={`ghost${i === current ? ' current' : ''}`} data-entering={i + 1}>
            <circle className="ghost-ring-key" cx={x} cy={y} r={r + 110} />
            <circle className="ghost-ring" cx={x} cy={y} r={r + 110} />
            {man && <Figure x={x} y={y} r={r} lifted {...lookOf(after, man)} />}
          </g>
        )
      })}
    </>
  )
}

function edgeRect({ table, rules }: GameState, edge: 'north' | 'south' | 'east' | 'west') {
  const depth = 2 * baseRadius(rules)
  const { width, height } = table
  if (edge === 'north' || edge === 'south')
    return { x: 0, y: edge === 'north' ? 0 : height - depth, width, height: depth }
  return { x: edge === 'west' ? 0 : width - depth, y: 0, width: depth, height }
}
