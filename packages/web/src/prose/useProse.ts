import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { fewOf } from './fold.ts'
import { type Said, type Sentence, sayWith, type Telling } from './sentence.ts'
import { type Named, useNames } from './useNames.ts'

/** Puts sentences into the reader's language. */
export function useProse(state: Named): (sentence: Sentence) => string {
  const { t } = useTranslation(['prose', 'play'])
  const names = useNames(state)
  const { length, list } = useNumbers()
  return useMemo(() => {
    const word = (value: Said): string | number => {
      if (typeof value !== 'object') return value
      if ('figure' in value) return names.figure(value.figure)
      if ('figures' in value)
        return list(fewOf(value.figures.map(names.figure), (count) => t('tell.others', { count }))) || t('tell.nobody')
      if ('side' in value) return names.side(value.side)
      if ('tactic' in value) return names.tactic(value.tactic)
      if ('vehicle' in value) return names.vehicle(value.vehicle)
      if ('weapon' in value) return names.weapon(value.weapon)
      if ('element' in value) return names.element(value.element)
      if ('edge' in value) return t(`edge.${value.edge}`, { ns: 'play' })
      if ('length' in value) return length(value.length)
      if ('at' in value) return names.square(value.at)
      if ('unanswered' in value) return t(`clock.unanswered.${value.unanswered}`, { ns: 'play' })
      return value.dice.join(', ')
    }
    const say = sayWith(t)
    const keyOf = (telling: Telling): `tell.${Telling}` => `tell.${telling}`
    return ({ telling, said }) =>
      say(keyOf(telling), Object.fromEntries(Object.entries(said).map(([name, value]) => [name, word(value)])))
  }, [t, names, length, list])
}
