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
import clsx from 'clsx'
import { memo, type ReactElement, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../board/Figure.tsx'
import { ringPath } from '../../board/outline.ts'
import { type Laid, place } from '../../board/papers.ts'
import { SupportMark, SupportStrip, supportSize } from '../../board/signs.tsx'
import { ABOVE_FIRST, BELOW_FIRST, useLaidPapers } from '../../board/useLaidPapers.ts'
import { lookOf } from '../../boardModel/lookOf.ts'
import { stripOf } from '../../boardModel/markersOf.ts'
import { lineEnd } from '../../interactions/prepared.ts'
import chalk from '../Chalk.module.css'
import { Ghost, inSide, Line, lineOf } from '../Chalk.tsx'
import { feinters } from '../deploy/feint.ts'
import { usePlay } from '../playContext.ts'
import { zoneRect } from '../SetupLayer.tsx'
import css from './AnswerLayer.module.css'
import { useAnswer } from './answer.ts'

/** The answer in hand on the ground: where it may lie, and what it reaches. */
export function AnswerLayer(): ReactElement | undefined {
  const { state, question } = usePlay()
  const answer = useAnswer()
  if (!answer || !question) return undefined
  const { command, current, refusal } = answer
  const caller = 'caller' in question ? question.caller : undefined
  return (
    <g className={clsx(css.answer, refusal && css.refused)}>
      {command.verb === 'placeSupport' && caller && (
        <>
          <TooNear state={state} caller={caller} />
          <Barrage command={command} rules={state.rules} />
        </>
      )}
      {command.verb === 'aimMortar' && caller && (
        <>
          <InRange state={state} caller={caller} />
          <Bombs command={command} current={current} rules={state.rules} />
        </>
      )}
      {command.verb === 'enterTable' && question.kind === 'entry' && (
        <Entering command={command} entry={question.entry} current={current} refused={refusal !== undefined} />
      )}
      {command.verb === 'feint' && <Feinting command={command} current={current} refused={refusal !== undefined} />}
    </g>
  )
}

/** Over the figures: the point itself is seen even where somebody stands on it. */
export function AnswerMarks(): ReactElement | undefined {
  const answer = useAnswer()
  if (answer?.command.verb !== 'placeSupport' && answer?.command.verb !== 'aimMortar') return undefined
  const { command, current } = answer
  const points = command.verb === 'placeSupport' ? [command.at] : command.at
  return (
    <g className={css.marks}>
      {points.map(({ x, y }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bombs keep their places
        <g key={i} opacity={i === current ? undefined : 0.7} transform={`translate(${x} ${y})`}>
          <g className={supportSize}>
            <path className={css.markKey} d={CROSS} />
            <path className={css.markLine} d={CROSS} />
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
      <rect className={css.dark} mask={`url(#${id})`} {...ground} />
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
    <g>
      <Dark id="kept-clear" holes={discs} dark="inside" />
      <mask id="kept-clear-edge" maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
        <rect width={width} height={height} fill="#fff" />
        <g fill="#000">{discs}</g>
      </mask>
      <g className={css.edges} mask="url(#kept-clear-edge)">
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
    <g>
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
      <circle className={css.edge} cx={x} cy={y} r={reach} />
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
      <g>
        <circle className={css.ring} cx={at.x} cy={at.y} r={Math.max(...drift) * 1000} />
        <SupportStrip {...strip} />
        <circle className={css.handle} cx={end.x} cy={end.y} r="420" data-handle="line" />
      </g>
    )
  }
  const reach = (distance: number): number => (distance + radius) * 1000 + markerRadius(rules)
  const distances = [...new Set(drift)].sort((a, b) => b - a)
  return (
    <g className={ammo === 'smoke' ? css.smoke : undefined}>
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
          <circle className={css.ring} cx={at.x} cy={at.y} r={reach(distance)} />
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
    <g className={command.ammo === 'smoke' ? css.smoke : undefined}>
      {topLast(command.at, current).map(({ at: { x, y }, i }) => (
        <g key={i} data-aim={i + 1}>
          {command.ammo !== 'smoke' && <circle cx={x} cy={y} r={r} fill="url(#harm-hatch-2)" fillOpacity="0.5" />}
          <circle className={css.ring} cx={x} cy={y} r={r} />
          <SupportMark at={{ x, y }} sign={i + 1} current={i === current} />
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
  refused,
}: {
  command: CommandOf<'enterTable'>
  entry: string
  current: number
  refused: boolean
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
        className={clsx(chalk.zone, chalk.own)}
        style={inSide(side)}
        {...(what.kind === 'runner' ? edgeRect(state, edge) : zoneRect(state, edge))}
      />
      {command.at.map(({ x, y }: Point, i) => {
        const man = men[i]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: men of a team keep their places
          <Ghost key={i} at={{ x, y }} r={r} current={i === current} refused={refused} data-entering={i + 1}>
            {man && <Figure x={x} y={y} r={r} lifted {...lookOf(after, man)} />}
          </Ghost>
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

const STEP = 500

/** The first point on the way to the marker that is kept clear of nobody. */
function borderPoint(discs: readonly Disc[], from: Point, to: Point): Point | undefined {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  const isClear = ({ x, y }: Point): boolean => discs.every((disc) => Math.hypot(x - disc.x, y - disc.y) >= disc.r)
  for (let along = 0; along <= far; along += STEP) {
    const at = { x: from.x + ((to.x - from.x) * along) / far, y: from.y + ((to.y - from.y) * along) / far }
    if (isClear(at)) return at
  }
  return undefined
}

interface TooNear {
  readonly at: Point
  readonly words: string
  readonly laid: Laid
}

/** SUPP-01: what the dark ground means, on its edge; the chances of those who are endangered give way to it. */
export function useTooNear(): TooNear | undefined {
  const { t } = useTranslation('play')
  const play = usePlay()
  const lay = useLaidPapers(play)
  const { state, question } = play
  const caller = question?.kind === 'support' ? question.caller : undefined
  const officer = caller && knownFigure(state, caller)
  const discs = useMemo(() => (officer ? callOptions(state, officer).support.keptClear : []), [state, officer])
  const command = useAnswer()?.command
  if (!officer || command?.verb !== 'placeSupport') return undefined
  const at = borderPoint(discs, officer.position, command.at)
  if (!at) return undefined
  const words = t('call.tooNear', { distance: state.rules.company?.supportMinDistance ?? 0 })
  const sides = officer.position.y >= at.y ? BELOW_FIRST : ABOVE_FIRST
  return { at, words, laid: lay({ at, letters: words.length, height: 25, clear: 0, gap: 14, sides }) }
}

export function AnswerTags(): ReactElement | undefined {
  const tooNear = useTooNear()
  if (!tooNear) return undefined
  const { at, words, laid } = tooNear
  return (
    <div className={`tag ${css.tag}`} style={place(at, laid.shift.x, laid.shift.y)}>
      {words}
    </div>
  )
}

interface FeintingProps {
  readonly command: CommandOf<'feint'>
  readonly current: number
  readonly refused: boolean
}

/** FEINT-03: who is in hand, and those who were picked up where they would stand. */
function Feinting({ command, current, refused }: FeintingProps): ReactElement {
  const play = usePlay()
  const { state } = play
  const r = baseRadius(state.rules)
  const inHand = feinters(play)[current]
  return (
    <>
      {inHand && !command.moves.some(({ figure }) => figure === inHand.id) && (
        <Ghost at={inHand.position} r={r + 40} refused={refused} />
      )}
      {command.moves.map(({ figure: id, at }) => {
        const figure = knownFigure(state, id)
        return (
          <Ghost key={id} at={at} r={r} current={id === inHand?.id} refused={refused} data-feinted={id}>
            <Line d={lineOf([figure.position, at])} />
            <Figure x={at.x} y={at.y} r={r} lifted {...lookOf(state, figure)} />
          </Ghost>
        )
      })}
    </>
  )
}
