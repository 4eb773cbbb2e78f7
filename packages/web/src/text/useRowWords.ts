import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { usePercent } from '../play/Odds.tsx'
import { usePlay } from '../play/playContext.ts'
import { usePendingWords } from '../prose/usePendingWords.ts'
import { useStateWords } from '../prose/useStateWords.ts'
import type { Row, Thing } from './survey.ts'
import { type HalfHour, hourOf } from './survey.ts'

/** Where the hand of a clock points. */
export function useClockWords(): (bearing: HalfHour) => string {
  const { t } = useTranslation('text')
  return (bearing) => {
    const { hour, half } = hourOf(bearing)
    return t(half ? 'halfPast' : 'clock', { count: hour })
  }
}

interface RowWords {
  readonly name: (thing: Thing) => string
  /** "MG, two o'clock, 9.2 u, partial, needs 5". */
  readonly line: (row: Row) => string
}

/** A line of the table in words, for eye and ear alike. */
export function useRowWords(): RowWords {
  const { t } = useTranslation(['text', 'play', 'app'])
  const { state, names } = usePlay()
  const { length, list } = useNumbers()
  const percent = usePercent()
  const stateWords = useStateWords(state)
  const pendingWords = usePendingWords(names)
  const clock = useClockWords()
  return useMemo(() => {
    const name = (thing: Thing): string => {
      switch (thing.kind) {
        case 'figure':
          return names.full(thing.figure.id)
        case 'casualty':
          return t('casualty', { name: names.full(thing.figure.id) })
        case 'element':
          return names.element(thing.element.id)
        case 'vehicle':
          return names.vehicle(thing.vehicle.id)
        case 'weapon':
          return t('thing.left.name', { ns: 'play', weapon: names.weapon(thing.weapon.weapon) })
        case 'sign':
          return thing.sign.name
        case 'pending':
          return pendingWords(state, thing.pending).full
        case 'marker': {
          const { marker } = thing
          if (marker.kind === 'opportunityFire') return t('marker.of', { ns: 'play', name: names.figure(marker.owner) })
          const those = marker.participants.map(({ figure }) => names.figure(figure))
          return t('marker.sf', { ns: 'play', names: list(those) })
        }
      }
    }
    const about = (thing: Thing): readonly string[] => {
      if (thing.kind === 'figure') return [stateWords(thing.figure)]
      if (thing.kind === 'marker') return [t('radius', { length: length(thing.marker.radius * 1000) })]
      if (thing.kind !== 'element') return []
      const wanted = (['blue', 'ember'] as const).filter(
        (side) => state.table.objectives?.[side === 'blue' ? 'ember' : 'blue'] === thing.element.id,
      )
      return [
        t(`cover.${thing.element.cover}`, { ns: 'app' }),
        ...wanted.map((side) => t('objective', { side: names.side(side) })),
      ]
    }
    const line = ({ thing, at, bearing, away, cover, shot }: Row): string =>
      [
        name(thing),
        ...(bearing === undefined ? [t('square', { square: names.square(at) })] : [clock(bearing)]),
        ...(away === undefined ? [] : [away === 0 ? t('contact') : length(away)]),
        ...(cover ? [t(`sight.${cover}`)] : []),
        ...(shot ? [t('shot', { need: t('needs', { ns: 'play', n: shot.need }), percent: percent(shot.hit) })] : []),
        ...about(thing),
      ].join(', ')
    return { name, line }
  }, [t, state, names, length, list, percent, stateWords, pendingWords, clock])
}
