import type { Point } from '@tactic48/geometry'
import { baseRadius, figureOf } from '@tactic48/rules'
import clsx from 'clsx'
import { type CSSProperties, type ReactElement, type ReactNode, useContext, useEffect, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { prefersStillness, useSettings } from '../app/settings.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { usePercent } from '../play/Odds.tsx'
import { AfterGameContext } from '../play/playContext.ts'
import { tellEvents } from '../prose/tell.ts'
import { useNames } from '../prose/useNames.ts'
import { useProse } from '../prose/useProse.ts'
import type { Mark } from '../stage/marks.ts'
import { SPEEDS } from '../stage/pace.ts'
import { beatOf, createStage, type Reel } from '../stage/stage.ts'
import type { Extent } from '../table/camera.ts'
import { Icon } from '../ui/Icon.tsx'
import { useSeen } from '../ui/useSeen.ts'
import { helped, type LuckEntry, swingOf } from './luck.ts'
import { momentHref, type Timeline } from './playback.ts'
import { ReplayTable } from './ReplayTable.tsx'
import css from './Result.module.css'
import { isBlow, type Scene, turningScene } from './scenes.ts'

interface KeyMomentProps {
  readonly id: string
  readonly battlefield: string
  readonly timeline: Timeline
}

/** What ended the game, shown once more: who struck it or reached the goal, and the way into the replay. */
export function LastBlow({ blow, ...place }: KeyMomentProps & { blow: Scene }): ReactElement {
  const { t } = useTranslation('replay')
  const prose = useProse(blow.state)
  return (
    <KeyMoment
      {...place}
      scene={blow}
      isLast
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
  const { tenths } = useNumbers()
  const percent = usePercent()
  const { timeline } = place
  const scene = useMemo(() => turningScene(timeline, point), [timeline, point])
  const names = useNames(scene.state)
  const who = (figure: LuckEntry['by']): string => (figure ? names.figure(figure) : '')
  return (
    <KeyMoment
      {...place}
      scene={scene}
      isLast={isLast}
      heading={t(isLast ? 'point.andLast' : 'point.heading')}
      picture={t('point.picture')}
    >
      <p className={css.chance}>
        <b>{percent(point.chance)}</b>
        <small>{t(point.actual >= point.expected ? 'point.orBetter' : 'point.orWorse')}</small>
      </p>
      <p>
        <b>{t(`point.${point.kind}`, { by: who(point.by), target: who(point.target), dice: point.dice.join(', ') })}</b>{' '}
        {t('point.due', {
          made: t('point.wounds', { count: Math.round(point.actual * 10) / 10, n: tenths(point.actual) }),
          due: tenths(point.expected),
        })}{' '}
        {t('point.worth', { ap: tenths(Math.abs(swingOf(point))), side: common.t(`side.${helped(point)}`) })}
      </p>
    </KeyMoment>
  )
}

interface SceneProps extends KeyMomentProps {
  readonly scene: Scene
  readonly isLast: boolean
  readonly heading: string
  readonly picture: string
  readonly children: ReactNode
}

function KeyMoment({ id, battlefield, timeline, scene, isLast, heading, picture, children }: SceneProps): ReactElement {
  const { t } = useTranslation('replay')
  const common = useTranslation()
  const after = useContext(AfterGameContext)
  const label = useId()
  const { number, side } = timeline.turnAt(scene.moment - 1)
  const [seen, place] = useSeen<HTMLDivElement>('0px', 0.7)
  const { beat, play } = useShownOnceMore(scene, isLast && seen)
  const { state, marks } = beat ?? scene
  const shown = useMemo(() => ({ shows: around(scene), label: picture }), [scene, picture])
  return (
    <section className={clsx('card', css.moment)} aria-labelledby={label}>
      <header className="row wrap base">
        <h2 id={label}>{heading}</h2>
        <p className="muted t13">{t('point.where', { turn: number, side: common.t(`side.${side}`) })}</p>
      </header>
      <div ref={place} className={css.picture} data-part="key-moment" data-shown={beat ? 'beat' : 'still'}>
        <ReplayTable
          battlefield={battlefield}
          state={state}
          marks={marks}
          picture={shown}
          tags={<WhoTags scene={scene} />}
        />
      </div>
      <div className={clsx('row', css.told)}>{children}</div>
      <div className="row wrap">
        {scene.beats.length > 0 && (
          <button type="button" className="btn" onClick={play} data-once-more>
            <Icon name="play" />
            {t('point.again')}
          </button>
        )}
        {after ? (
          <button type="button" className="btn" onClick={() => after.watch(scene.moment)}>
            <Icon name="replay" />
            {t('point.watch')}
          </button>
        ) : (
          <a className="btn" href={momentHref(id, scene.moment)}>
            <Icon name="replay" />
            {t('point.watch')}
          </a>
        )}
      </div>
    </section>
  )
}

/** The beats of a scene at the reader's pace: by themselves when they come into view, and whenever they are asked for. */
function useShownOnceMore({ beats }: Scene, byItself: boolean) {
  const pace = useSettings((settings) => settings.pace)
  const [reel, stage] = useMemo(() => {
    const reel: Reel = { last: () => 1, beatsAt: () => beats, waitsAt: () => false }
    return [reel, createStage(reel, 1)] as const
  }, [beats])
  const now = useStore(stage)
  const play = (): void => {
    const { goTo, setSpeed, run } = stage.getState()
    goTo(0)
    // What was asked for is to be seen, even where everything else is shown at once.
    setSpeed(SPEEDS[pace === 'instant' ? 'fast' : pace])
    run('on')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes into view
  useEffect(() => {
    if (byItself && beats.length > 0 && pace !== 'instant' && !prefersStillness()) play()
  }, [byItself])
  useEffect(() => () => stage.getState().pause(), [stage])
  return { beat: beatOf(reel, now), play }
}

/** Air around what is shown, in u. */
const AIR = 3.4

/** Around everything that is seen of it, shooter and target. */
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

/** What a name above a figure needs to the edge of the table. */
const ROOM = 3500

/** The names of those whom it is about, away from each other, so that the line between them stays free. */
function WhoTags({ scene: { state, who } }: { scene: Scene }): ReactElement {
  const names = useNames(state)
  const base = baseRadius(state.rules)
  const men = who.flatMap((id) => figureOf(state, id) ?? [])
  return (
    <>
      {men.map(({ id, side, position: { x, y } }) => {
        const above = y > ROOM && men.some((other) => other.position.y > y)
        const shift = above ? 'calc(-100% - 5px)' : '5px'
        const at = { '--x': x / 1000, '--y': (y + (above ? -1 : 1) * base) / 1000, '--shift-y': shift }
        return (
          <span
            key={id}
            className={clsx('tag', side === 'blue' ? css.blue : css.ember)}
            data-part="who"
            style={at as CSSProperties}
          >
            {names.figure(id)}
          </span>
        )
      })}
    </>
  )
}
