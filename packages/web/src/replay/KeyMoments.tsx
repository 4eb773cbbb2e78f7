import type { Point } from '@tactic48/geometry'
import { figureOf } from '@tactic48/rules'
import { type CSSProperties, type ReactElement, type ReactNode, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../app/theme.ts'
import { Board } from '../board/Board.tsx'
import { Effects } from '../board/Effects.tsx'
import { boardOf } from '../boardModel/boardOf.ts'
import { FRAME } from '../paint/frame.ts'
import { usePercent } from '../play/Odds.tsx'
import { tellEvents } from '../prose/tell.ts'
import { useNames } from '../prose/useNames.ts'
import { useProse } from '../prose/useProse.ts'
import type { Mark } from '../stage/marks.ts'
import type { Extent } from '../table/camera.ts'
import { createLens } from '../table/lens.ts'
import { sceneOf } from '../table/sceneOf.ts'
import { TableView } from '../table/TableView.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useSigned } from './LuckPanel.tsx'
import { TableLabels } from './ReplayTable.tsx'
import { swingOf } from './reckon.ts'
import { helped, isBlow, type LuckEntry, type Scene, turningScene } from './scenes.ts'
import type { Timeline } from './timeline.ts'
import { momentHref } from './usePlayback.ts'

interface KeyMomentProps {
  readonly id: string
  readonly battlefield: string
  readonly timeline: Timeline
}

/** What ended the game, once more: who struck it or reached the goal, and the way into the replay. */
export function LastBlow({ blow, ...place }: KeyMomentProps & { blow: Scene }): ReactElement {
  const { t } = useTranslation('replay')
  const prose = useProse(blow.state)
  return (
    <KeyMoment
      {...place}
      scene={blow}
      heading={t(isBlow(blow) ? 'blow.heading' : 'blow.goal')}
      picture={t('blow.picture')}
    >
      <p>{tellEvents(blow.state, blow.events).map(prose).join(' ')}</p>
    </KeyMoment>
  )
}

interface TurningPointProps extends KeyMomentProps {
  readonly point: LuckEntry
  /** It ended the game, too. */
  readonly isLast: boolean
}

/** The roll that moved most: where it happened, who rolled it against whom, what was expected. */
export function TurningPoint({ point, isLast, ...place }: TurningPointProps): ReactElement {
  const { t } = useTranslation('replay')
  const common = useTranslation()
  const { plain } = useSigned()
  const percent = usePercent()
  const { timeline } = place
  const scene = useMemo(() => turningScene(timeline, point), [timeline, point])
  const names = useNames(scene.state)
  const who = (figure: LuckEntry['by']): string => (figure ? names.figure(figure) : '')
  const side = (one: LuckEntry['side']): string => common.t(`side.${one}`)
  return (
    <KeyMoment
      {...place}
      scene={scene}
      heading={t(isLast ? 'point.andLast' : 'point.heading')}
      picture={t('point.picture')}
    >
      <p className="turning-chance">
        <b>{percent(point.chance)}</b>
        <small>{t(point.actual >= point.expected ? 'point.orBetter' : 'point.orWorse')}</small>
      </p>
      <p>
        <b>{t(`point.${point.kind}`, { by: who(point.by), target: who(point.target), dice: point.dice.join(', ') })}</b>{' '}
        {t('point.due', {
          made: t('point.wounds', { count: Math.round(point.actual * 10) / 10, n: plain(point.actual) }),
          due: plain(point.expected),
        })}{' '}
        {t('point.worth', { ap: plain(Math.abs(swingOf(point))), side: side(helped(point)) })}
      </p>
    </KeyMoment>
  )
}

interface SceneProps extends KeyMomentProps {
  readonly scene: Scene
  readonly heading: string
  readonly picture: string
  readonly children: ReactNode
}

function KeyMoment({ id, battlefield, timeline, scene, heading, picture, children }: SceneProps): ReactElement {
  const { t } = useTranslation('replay')
  const common = useTranslation()
  const label = useId()
  const { number, side } = timeline.turnAt(scene.moment - 1)
  return (
    <section className="paper turning" aria-labelledby={label}>
      <header className="result-title">
        <h2 id={label}>{heading}</h2>
        <p className="muted">{t('point.where', { turn: number, side: common.t(`side.${side}`) })}</p>
      </header>
      <Picture battlefield={battlefield} scene={scene} label={picture} />
      <div className="turning-told">{children}</div>
      <a className="btn" href={momentHref(id, scene.moment)}>
        <Icon name="replay" />
        {t('point.watch')}
      </a>
    </section>
  )
}

const AIR = 3.4
/** What a name above a figure needs to the edge of the table. */
const ROOM = 3500

/** Around everything that is seen of it, shooter and target, in u. */
function around({ marks, who, state }: Scene): Extent {
  const men = who.flatMap((id) => figureOf(state, id)?.position ?? [])
  const places = [...marks.flatMap(placesOf), ...men]
  const seen = places.length > 0 ? places : state.figures.map(({ position }) => position)
  const xs = seen.map(({ x }) => x / 1000)
  const ys = seen.map(({ y }) => y / 1000)
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

function Picture({ battlefield, scene, label }: { battlefield: string; scene: Scene; label: string }): ReactElement {
  const night = useTheme((store) => store.theme) === 'dark'
  const { state, marks, who } = scene
  const { table } = state
  const names = useNames(state)
  const ground = useMemo(() => sceneOf(battlefield, table), [battlefield, table])
  const board = useMemo(() => boardOf(state), [state])
  const lens = useMemo(() => {
    const extent = {
      left: -FRAME,
      top: -FRAME,
      right: table.width / 1000 + FRAME,
      bottom: table.height / 1000 + FRAME,
    }
    return createLens(extent, () => around(scene))
  }, [table, scene])
  const tags = who.flatMap((id) => figureOf(state, id) ?? [])
  return (
    <div className="turning-picture" inert>
      <TableView
        scene={ground}
        lens={lens}
        night={night}
        label={label}
        tags={
          <>
            <TableLabels state={state} names={names} board={board} lens={lens} />
            {tags.map(({ id, side, position: { x, y } }) => {
              // Away from the other, so that the line between them stays free, but never beyond the edge of the table.
              const above = y > ROOM && tags.some((other) => other.position.y > y)
              const shift = above ? 'calc(-100% - 5px)' : '5px'
              const at = { '--x': x / 1000, '--y': (y + (above ? -1 : 1) * board.base) / 1000, '--shift-y': shift }
              return (
                <span key={id} className={`tag turning-name ${side}`} data-part="who" style={at as CSSProperties}>
                  {names.figure(id)}
                </span>
              )
            })}
          </>
        }
      >
        <Board board={board} />
        <Effects marks={marks} r={board.base} />
      </TableView>
    </div>
  )
}
