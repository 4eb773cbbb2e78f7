import { baseRadius, type GameState, isGone, SIDES, type SideId } from '@tactic48/rules'
import { type CSSProperties, type ReactElement, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../app/theme.ts'
import { Board } from '../board/Board.tsx'
import { CountdownLabels } from '../board/CountdownLabels.tsx'
import { Figure } from '../board/Figure.tsx'
import { MarkerLabels } from '../board/MarkerLabels.tsx'
import type { BoardModel } from '../board/model.ts'
import { boardOf } from '../boardModel/boardOf.ts'
import { lookOf } from '../boardModel/lookOf.ts'
import { FRAME } from '../paint/frame.ts'
import { breakPointOf, lossStyle } from '../play/goal/breakPoint.ts'
import { useSmall } from '../play/onScreen.ts'
import { useMarkerWords } from '../prose/useMarkerWords.ts'
import { type Names, useNames } from '../prose/useNames.ts'
import { useCountdownWords } from '../prose/usePendingWords.ts'
import type { Extent, Viewport } from '../table/camera.ts'
import { createLens, type Lens } from '../table/lens.ts'
import { sceneOf } from '../table/sceneOf.ts'
import { TableView } from '../table/TableView.tsx'
import { ZoomButtons } from '../table/ZoomButtons.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import './losses.css'

interface ReplayTableProps {
  readonly battlefield: string
  readonly state: GameState
  /** What just happened, drawn over the position. */
  readonly children?: ReactNode
}

const whole: (viewport: Viewport) => Extent | undefined = () => undefined

/** The painted table at one moment, to look at. */
export function ReplayTable({ battlefield, state, children }: ReplayTableProps): ReactElement {
  const { t } = useTranslation('replay')
  const night = useTheme((store) => store.theme) === 'dark'
  const { table } = state
  const board = useMemo(() => boardOf(state), [state])
  const names = useNames(state)
  const says = useMarkerWords(names)
  const scene = useMemo(() => sceneOf(battlefield, table), [battlefield, table])
  const { width, height } = scene
  const lens = useMemo(
    () => createLens({ left: -FRAME, top: -FRAME, right: width / 1000 + FRAME, bottom: height / 1000 + FRAME }, whole),
    [width, height],
  )
  const label = t('table', { width: Math.round(width / 1000), height: Math.round(height / 1000) })
  return (
    <div className="table-holder">
      <TableView
        scene={scene}
        lens={lens}
        night={night}
        label={label}
        tags={<TableLabels state={state} names={names} board={board} lens={lens} />}
      >
        <Board board={board} says={says} />
        {children}
      </TableView>
      <ZoomButtons lens={lens} />
    </div>
  )
}

interface TableLabelsProps {
  readonly state: GameState
  readonly names: Names
  readonly board: BoardModel
  readonly lens: Lens
}

/** Whose markers these are and what is counted down. */
export function TableLabels({ state, names, board, lens }: TableLabelsProps): ReactElement {
  const words = useCountdownWords(state, names)
  const small = useSmall()
  const says = useMarkerWords(names)
  const shown = useMemo(() => ({ board, lens, names, says }), [board, lens, names, says])
  return (
    <>
      <MarkerLabels shown={shown} />
      <CountdownLabels shown={shown} words={words} small={small} />
    </>
  )
}

/** Both sides: AP lost against the break point, and who fell. */
export function Losses({ state }: { state: GameState }): ReactElement {
  return (
    <div className="losses">
      {SIDES.map((side) => (
        <SideLosses key={side} state={state} side={side} />
      ))}
    </div>
  )
}

function SideLosses({ state, side }: { state: GameState; side: SideId }): ReactElement {
  return (
    <div className={`loss ${side}`} data-part="losses" data-side={side}>
      <LossBar state={state} side={side} named />
      <Roster state={state} side={side} />
    </div>
  )
}

/** A squad stands in one row; more stand in a block that is wider than high. */
const columnsFor = (men: number): number => Math.max(12, Math.ceil(Math.sqrt(6 * men)))

/** All who were there; those who fell are crossed out. */
function Roster({ state, side }: { state: GameState; side: SideId }): ReactElement {
  const figures = state.figures.filter((figure) => figure.side === side)
  const r = baseRadius(state.rules)
  const pitch = r * 2 + 260
  const columns = Math.min(figures.length, columnsFor(figures.length))
  const [width, height] = [pitch * columns, pitch * Math.ceil(figures.length / columns) + 260]
  return (
    <svg
      className="loss-roster"
      data-part="loss-roster"
      viewBox={`0 0 ${width} ${height}`}
      style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${33 * columns}px)` }}
      aria-hidden="true"
    >
      {figures.map((figure, i) => {
        const fallen = isGone(figure)
        const { stance: _, actions: __, ...look } = lookOf(state, figure)
        return (
          <g
            key={figure.id}
            transform={`translate(${pitch * ((i % columns) + 0.5)} ${pitch * (Math.floor(i / columns) + 0.5) + 200})`}
          >
            <Figure x={0} y={0} r={r} faded={fallen} {...look} />
            {fallen && <path className="loss-fallen" data-part="fallen" d="M-420 -420L420 420M420 -420L-420 420" />}
          </g>
        )
      })}
    </svg>
  )
}

/** Both sides at this moment: tokens in hand, losses and where they break. */
export function SideBars({ state }: { state: GameState }): ReactElement {
  return (
    <div className="side-bars">
      {SIDES.map((side) => (
        <SideRow key={side} state={state} side={side} />
      ))}
    </div>
  )
}

function SideRow({ state, side }: { state: GameState; side: SideId }): ReactElement {
  const { t } = useTranslation('play')
  const common = useTranslation()
  const { tokens } = state.sides[side]
  return (
    <div className={`loss ${side}`}>
      <p>
        <b>
          <SideMark side={side} />
          {common.t(`side.${side}`)}
        </b>
        <b>{t('at', { count: tokens })}</b>
      </p>
      <LossBar state={state} side={side} />
    </div>
  )
}

interface LossBarProps {
  readonly state: GameState
  readonly side: SideId
  /** The side is not named beside it. */
  readonly named?: boolean
}

/** What is lost against where the side breaks: smooth for Blue, notched for Ember. */
function LossBar({ state, side, named = false }: LossBarProps): ReactElement {
  const { t } = useTranslation(['replay', 'play'])
  const common = useTranslation()
  const point = breakPointOf(state, side)
  const { byFigures, lost, total, breaks } = point
  const said = (): string => {
    if (!named) return t(byFigures ? 'lostFigures' : 'lost', { ns: 'play', lost, total })
    return t(byFigures ? 'losses.characters' : 'losses.ap', { side: common.t(`side.${side}`), lost, total })
  }
  const broken = breaks !== undefined && total > 0 && lost >= breaks
  return (
    <>
      <div className="loss-bar" data-part="loss-bar" style={lossStyle(point) as CSSProperties} aria-hidden="true">
        <i />
      </div>
      <p>
        <span>{said()}</span>
        {breaks !== undefined && <span>{broken ? t('losses.broken') : t('losses.breaks', { n: breaks })}</span>}
      </p>
    </>
  )
}
