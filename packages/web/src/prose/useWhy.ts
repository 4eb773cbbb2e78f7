import {
  type FigureId,
  figureOf,
  type GameState,
  isFaultRefusal,
  own,
  type ParamKind,
  type ParamKinds,
  REFUSALS,
  type Refusal,
  type RuleRefusal,
} from '@tactic48/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { textsNow } from '../i18n/loadTexts.ts'
import type { Texts } from '../i18n/texts.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { sayWith } from './sentence.ts'
import { inGender, useNames } from './useNames.ts'

type Words = { readonly [K in ParamKind]: (value: ParamKinds[K]) => string | number }

const isNamedVerb = (verb: string): verb is keyof Texts['play']['verb'] => Object.hasOwn(textsNow('play').verb, verb)

/** Every value of a refusal in the words of its kind. */
function worded({ code, params }: RuleRefusal, words: Words): { readonly [name: string]: string | number } {
  const kinds: { readonly [name: string]: ParamKind | `${ParamKind}?` } = REFUSALS[code]
  const said: { [name: string]: string | number } = {}
  for (const [name, value] of Object.entries(params)) {
    const kind = own(kinds, name)?.replace('?', '') as ParamKind | undefined
    if (kind) said[name] = (words[kind] as (value: unknown) => string | number)(value)
  }
  return said
}

/** Why not: the refusal of a rule in the reader's language. */
export function useWhy(state: GameState): (refusal: Refusal) => string {
  const { t } = useTranslation(['prose', 'play'])
  const names = useNames(state)
  const { exactly } = useNumbers()
  return useMemo(() => {
    const as = (value: string | number): string | number => value
    const verb: Words['verb'] = (name) => t(`verb.${isNamedVerb(name) ? name : 'other'}`, { ns: 'play' })
    const words: Words = {
      number: as,
      coordinate: as,
      text: as,
      seat: as,
      marker: as,
      truth: String,
      length: exactly,
      figure: (id) => (figureOf(state, id) ? names.figure(id) : id),
      card: names.card,
      tactic: names.tactic,
      weapon: names.weapon,
      element: names.element,
      vehicle: names.vehicle,
      verb,
      question: (kind) => t(`question.${kind}`, { ns: 'play' }),
      edge: (edge) => t(`edge.${edge}`, { ns: 'play' }),
      band: (band) => t(`shot.band.${band}`, { ns: 'play' }),
    }
    const say = sayWith(t)
    return (refusal) => {
      if (isFaultRefusal(refusal)) return t('why.wrongField', { field: refusal.params.field })
      const along = refusal.code === 'tooFar' && refusal.params.length !== undefined
      const { figure } = refusal.params as { readonly figure?: FigureId }
      const who = figure === undefined ? {} : inGender(names.gender(figure))
      return say(`why.${along ? 'tooFarAlong' : refusal.code}`, { ...worded(refusal, words), ...who })
    }
  }, [state, t, names, exactly])
}
