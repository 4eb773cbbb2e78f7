import type { Point } from '@tactic48/geometry'
import { type ActionVerb, shotOdds } from '@tactic48/rules'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import type { Hit, Prospect } from '../interactions/interaction.ts'
import { foremost, inSightFrom } from '../play/lookAhead.ts'
import { usePercent } from '../play/Odds.tsx'
import { useEndWords, useGivenUp, useShortWords } from '../play/PlanWords.tsx'
import { usePlanned, usePlay } from '../play/playContext.ts'
import type { ShotInView } from '../play/shot.ts'
import { usePart, useVerb } from '../play/tableStore.ts'
import { endOf, shortOf } from '../play/way.ts'
import { useWhy } from '../prose/useWhy.ts'

/** A plan that can be told: the one in hand, or one that is only proposed. */
interface Told {
  readonly prospect: Prospect | undefined
  readonly shot: ShotInView | undefined
  readonly hits: readonly Hit[]
  readonly goal: Point | undefined
  readonly verb?: ActionVerb | undefined
}

/** What is planned, in sentences; nothing while nobody asks for them. */
export function usePlanWords(wanted = true): string {
  const { prospect, shot, hits } = usePlanned()
  const verb = useVerb()
  const goal = usePart('goal')
  const say = usePlanSentences()
  return verb && wanted ? say({ prospect, shot, hits, goal, verb }) : ''
}

/** The way and what waits on it, the shot and its odds, the area and who is in it, the price. */
export function usePlanSentences(): (told: Told) => string {
  const { t } = useTranslation(['text', 'play'])
  const { state, names } = usePlay()
  const { length, list } = useNumbers()
  const percent = usePercent()
  const endWords = useEndWords()
  const shortWords = useShortWords()
  const givenUp = useGivenUp()
  const why = useWhy(state)

  const way = (planned: Prospect, goal: Point | undefined): readonly string[] => {
    const { figure, end, way, length: long, stride, dangers, blind } = planned
    if (!end || !way) return []
    if (blind) return [t('says.area', { square: names.square(end) })]
    const ends = endOf(state, planned)
    const short = shortOf(state, planned, goal)
    const { named, more } = foremost(inSightFrom(state, figure.id, end), 'seesMe', end)
    const seers = named.map(({ enemy, seen }) =>
      t('says.seer', { name: names.figure(enemy.id), cover: t(`sight.${seen}`) }),
    )
    if (more > 0) seers.push(t('says.moreSeers', { count: more }))
    return [
      t('says.way', { length: length(long), limit: length(stride), square: names.square(end) }),
      ...(ends ? [`${endWords(ends)}.`] : []),
      ...(short ? [shortWords(short)] : []),
      ...dangers.map((danger) =>
        danger.kind === 'opportunityFire'
          ? t('says.danger', { name: names.figure(danger.shooter), percent: percent(1 - danger.odds.miss) })
          : t('says.suppressed'),
      ),
      seers.length > 0 ? t('says.seenBy', { names: list(seers) }) : t('says.unseen'),
    ]
  }
  const shotWords = (shot: Told['shot']): readonly string[] => {
    const { shooter, target, weapon, mayAim, state: there } = shot ?? {}
    const aims = mayAim ? (there?.figures.find(({ id }) => id === shooter)?.aims ?? 0) : 0
    const odds = there && shooter && target && weapon && shotOdds(there, { shooter, weapon: weapon.id, target, aims })
    if (!odds || !target) return []
    return [
      t('says.shot', {
        name: names.figure(target),
        distance: length(odds.distance),
        cover: t(`sight.${odds.cover}`),
        need: t('needs', { ns: 'play', n: odds.need.score }),
        hit: percent(1 - odds.miss),
        out: percent(odds.elimination),
      }),
    ]
  }
  const area = ({ prospect, hits, goal }: Told): readonly string[] => {
    if (!goal || prospect?.end || prospect?.radius === undefined) return []
    const those = hits.map(({ figure, chance }) =>
      chance === undefined
        ? names.figure(figure.id)
        : t('says.harm', { name: names.figure(figure.id), percent: percent(chance) }),
    )
    return [
      t('says.area', { square: names.square(goal) }),
      ...(those.length > 0 ? [t('says.inside', { names: list(those) })] : []),
    ]
  }
  return (told) => {
    const { prospect, shot, verb, goal } = told
    const { plan, refusal } = prospect ?? {}
    const lost = prospect && verb ? givenUp(prospect.figure, verb) : ''
    const tokens = (plan?.price?.tokens ?? 0) + (plan?.joinerPrices ?? []).reduce((sum, one) => sum + one.tokens, 0)
    return [
      ...(prospect ? way(prospect, goal) : []),
      ...shotWords(shot),
      ...area(told),
      ...(lost ? [`${lost}.`] : []),
      ...(refusal ? [why(refusal)] : []),
      ...(tokens > 0 ? [t('says.price', { price: t('at', { ns: 'play', count: tokens }) })] : []),
    ].join(' ')
  }
}
