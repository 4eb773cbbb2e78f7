import type { Point } from '@tactic48/geometry'
import { fold, type GameState } from '@tactic48/rules'
import { type ReactElement, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../app/theme.ts'
import { Board } from '../board/Board.tsx'
import { Effects } from '../board/Effects.tsx'
import { boardOf } from '../boardModel/boardOf.ts'
import { FRAME } from '../paint/frame.ts'
import { usePercent } from '../play/usePercent.ts'
import { useNames } from '../prose/useNames.ts'
import { type Mark, marksOf } from '../stage/marks.ts'
import type { Extent } from '../table/camera.ts'
import { createLens } from '../table/lens.ts'
import { sceneOf } from '../table/sceneOf.ts'
import { TableView } from '../table/TableView.tsx'
import { Icon } from '../ui/Icon.tsx'
import { helped, type LuckEntry } from './luck.ts'
import { TableLabels } from './ReplayTable.tsx'
import { swingOf } from './reckon.ts'
import type { Timeline } from './timeline.ts'
import { momentHref } from './usePlayback.ts'
import { useSigned } from './useSigned.ts'

interface TurningPointProps {
  readonly id: string
  readonly battlefield: string
  readonly timeline: Timeline
  readonly point: LuckEntry
}

/** The roll that moved most: where it happened, what was due, and the way back there. */
export function TurningPoint({ id, battlefield, timeline, point }: TurningPointProps): ReactElement {
  const { t } = useTranslation('replay')
  const common = useTranslation()
  const heading = useId()
  const { plain } = useSigned()
  const percent = usePercent()
  const { state, traces } = useMemo(() => sceneAt(timeline, point), [timeline, point])
  const names = useNames(state)
  const who = (figure: LuckEntry['by']): string => (figure ? names.figure(figure) : '')
  const side = (one: LuckEntry['side']): string => common.t(`side.${one}`)
  const told = t(`point.${point.kind}`, {
    by: who(point.by),
    target: who(point.target),
    dice: point.dice.join(', '),
  })
  return (
    <section className="paper turning" aria-labelledby={heading}>
      <header className="result-title">
        <h2 id={heading}>{t('point.heading')}</h2>
        <p className="muted">
          {t('point.where', { turn: point.turn, side: side(timeline.turnAt(point.moment - 1).side) })}
        </p>
      </header>
      <Picture battlefield={battlefield} state={state} traces={traces} />
      <div className="turning-told">
        <p className="turning-chance">
          <b>{percent(point.chance)}</b>
          <small>{t(point.actual >= point.expected ? 'point.orBetter' : 'point.orWorse')}</small>
        </p>
        <p>
          <b>{told}</b>{' '}
          {t('point.due', {
            made: t('point.wounds', { count: Math.round(point.actual * 10) / 10, n: plain(point.actual) }),
            due: plain(point.expected),
          })}{' '}
          {t('point.worth', { ap: plain(Math.abs(swingOf(point))), side: side(helped(point)) })}
        </p>
      </div>
      <a className="btn" href={momentHref(id, point.moment)}>
        <Icon name="replay" />
        {t('point.watch')}
      </a>
    </section>
  )
}

function sceneAt(timeline: Timeline, { moment, index }: LuckEntry): { state: GameState; traces: readonly Mark[] } {
  const events = timeline.entryAt(moment)?.events ?? []
  const state = fold(timeline.stateAt(moment - 1), events.slice(0, index))
  return { state, traces: marksOf(state, events.slice(index, index + 1)) }
}

/** A shot from farther off is seen where it falls. */
const NEAR = 16
const AIR = 3.4

/** Around what happened, in u. */
function around(traces: readonly Mark[], state: GameState): Extent {
  const places = traces.flatMap(placesOf)
  const seen = (places.length > 0 ? places : state.figures.map(({ position }) => position)).map(({ x, y }) => ({
    x: x / 1000,
    y: y / 1000,
  }))
  const end = seen.at(-1) ?? { x: 0, y: 0 }
  const near = seen.filter(({ x, y }) => Math.hypot(x - end.x, y - end.y) <= NEAR)
  const xs = near.map(({ x }) => x)
  const ys = near.map(({ y }) => y)
  return {
    left: Math.min(...xs) - AIR,
    top: Math.min(...ys) - AIR,
    right: Math.max(...xs) + AIR,
    bottom: Math.max(...ys) + AIR,
  }
}

const placesOf = (mark: Mark): readonly Point[] => {
  if (mark.kind === 'walk') return mark.points
  return 'at' in mark ? [mark.at] : [mark.from, mark.to]
}

interface PictureProps {
  readonly battlefield: string
  readonly state: GameState
  readonly traces: readonly Mark[]
}

function Picture({ battlefield, state, traces }: PictureProps): ReactElement {
  const { t } = useTranslation('replay')
  const night = useTheme((store) => store.theme) === 'dark'
  const { table } = state
  const names = useNames(state)
  const scene = useMemo(() => sceneOf(battlefield, table), [battlefield, table])
  const board = useMemo(() => boardOf(state), [state])
  const lens = useMemo(() => {
    const extent = {
      left: -FRAME,
      top: -FRAME,
      right: table.width / 1000 + FRAME,
      bottom: table.height / 1000 + FRAME,
    }
    return createLens(extent, () => around(traces, state))
  }, [table, traces, state])
  return (
    <div className="turning-picture" inert>
      <TableView
        scene={scene}
        lens={lens}
        night={night}
        label={t('point.picture')}
        tags={<TableLabels state={state} names={names} board={board} lens={lens} />}
      >
        <Board board={board} />
        <Effects marks={traces} r={board.base} />
      </TableView>
    </div>
  )
}
