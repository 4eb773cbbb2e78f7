import { baseRadius, type GameState, SIDES, type SideId } from '@tactic48/rules'
import clsx from 'clsx'
import { type CSSProperties, type ReactElement, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../app/settings.ts'
import { Board } from '../board/Board.tsx'
import { Effects } from '../board/Effects.tsx'
import { CountdownLabels, MarkerLabels } from '../board/Labels.tsx'
import { boardOf } from '../boardModel/boardOf.ts'
import { FRAME } from '../paint/frame.ts'
import { breakPointOf } from '../play/goal/breakPoint.ts'
import { useSmall } from '../play/onScreen.ts'
import { useMarkerWords } from '../prose/useMarkerWords.ts'
import { useNames } from '../prose/useNames.ts'
import { useCountdownWords } from '../prose/usePendingWords.ts'
import type { Mark } from '../stage/marks.ts'
import type { Extent } from '../table/camera.ts'
import { createLens } from '../table/lens.ts'
import { sceneOf } from '../table/sceneOf.ts'
import { TableView } from '../table/TableView.tsx'
import { ZoomButtons } from '../table/ZoomButtons.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import css from './Replay.module.css'

interface ReplayTableProps {
  readonly battlefield: string
  readonly state: GameState
  /** What just happened, drawn over the position. */
  readonly marks?: readonly Mark[]
  /** A picture instead of a table to move: this part of it, in u, and its name. */
  readonly picture?: { readonly shows: Extent; readonly label: string }
  readonly tags?: ReactNode
}

/** The painted table at one moment, with its markers and countdowns, to look at. */
export function ReplayTable({ battlefield, state, marks = [], picture, tags }: ReplayTableProps): ReactElement {
  const { t } = useTranslation('replay')
  const night = useTheme() === 'dark'
  const small = useSmall()
  const { table } = state
  const board = useMemo(() => boardOf(state), [state])
  const names = useNames(state)
  const says = useMarkerWords(names)
  const words = useCountdownWords(state, names)
  const scene = useMemo(() => sceneOf(battlefield, table), [battlefield, table])
  const [width, height] = [table.width / 1000, table.height / 1000]
  const shows = picture?.shows
  const lens = useMemo(
    () => createLens({ left: -FRAME, top: -FRAME, right: width + FRAME, bottom: height + FRAME }, () => shows),
    [width, height, shows],
  )
  const shown = useMemo(() => ({ board, lens, names, says }), [board, lens, names, says])
  return (
    <div className={css.table} inert={picture !== undefined}>
      <TableView
        scene={scene}
        lens={lens}
        night={night}
        label={picture?.label ?? t('table', { width: Math.round(width), height: Math.round(height) })}
        tags={
          <>
            <MarkerLabels shown={shown} />
            <CountdownLabels shown={shown} words={words} small={small} />
            {tags}
          </>
        }
      >
        <Board board={board} says={says} />
        <Effects marks={marks} r={baseRadius(state.rules)} />
      </TableView>
      {!picture && <ZoomButtons lens={lens} />}
    </div>
  )
}

/** Both sides at this moment: tokens in hand, losses and where they break. */
export function SideBars({ state }: { state: GameState }): ReactElement {
  const { t } = useTranslation('play')
  const common = useTranslation()
  return (
    <div className={clsx('stack', css.sides)}>
      {SIDES.map((side) => (
        <div key={side}>
          <p className="row apart wrap t14 bold">
            <span className="row g6">
              <SideMark side={side} />
              {common.t(`side.${side}`)}
            </span>
            <span>{t('at', { count: state.sides[side].tokens })}</span>
          </p>
          <LossBar state={state} side={side} />
        </div>
      ))}
    </div>
  )
}

interface ShareBarProps {
  readonly side: SideId
  /** From 0 to 1. */
  readonly share: number
  /** What it is measured by. */
  readonly mark: number | undefined
}

/** So much of something, against a mark: smooth for Blue, notched for Ember. */
export function ShareBar({ side, share, mark }: ShareBarProps): ReactElement {
  return (
    <div
      className={css.bar}
      style={{ '--share': share, '--mark': mark } as CSSProperties}
      aria-hidden="true"
      data-part="share-bar"
    >
      <i className={clsx(side === 'ember' && css.ember)} />
      {mark !== undefined && <b />}
    </div>
  )
}

interface LossBarProps {
  readonly state: GameState
  readonly side: SideId
  /** The side is not named beside it. */
  readonly named?: boolean
}

/** What is lost against where the side breaks. */
export function LossBar({ state, side, named = false }: LossBarProps): ReactElement {
  const { t } = useTranslation(['replay', 'play'])
  const common = useTranslation()
  const { byFigures, lost, total, breaks } = breakPointOf(state, side)
  const said = (): string => {
    if (!named) return t(byFigures ? 'lostFigures' : 'lost', { ns: 'play', lost, total })
    return t(byFigures ? 'losses.characters' : 'losses.ap', { side: common.t(`side.${side}`), lost, total })
  }
  const broken = breaks !== undefined && total > 0 && lost >= breaks
  const of = (part: number): number => (total > 0 ? part / total : 0)
  return (
    <>
      <ShareBar side={side} share={of(lost)} mark={breaks === undefined ? undefined : of(breaks)} />
      <p className={clsx('row apart wrap t12 muted', css.losses)}>
        <span>{said()}</span>
        {breaks !== undefined && <span>{broken ? t('losses.broken') : t('losses.breaks', { n: breaks })}</span>}
      </p>
    </>
  )
}
