import { type CardId, type FigureId, figureOf, type GameState, type Refusal } from '@tactic48/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { playEn } from '../i18n/play.en.ts'
import { proseEn } from '../i18n/prose.en.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { sayWith } from './say.ts'
import { useNames } from './useNames.ts'

type Code = keyof typeof proseEn.why
type Question = keyof typeof playEn.question
type VerbName = keyof typeof playEn.verb

const isCode = (code: string): code is Code => Object.hasOwn(proseEn.why, code)
const isQuestion = (kind: string): kind is Question => Object.hasOwn(playEn.question, kind)
const isVerb = (verb: string): verb is VerbName => Object.hasOwn(playEn.verb, verb)
const FIGURES = new Set(['figure', 'target', 'shooter', 'thrower', 'participant'])

/** Why not: the refusal of a rule in the reader's language. */
export function useWhy(state: GameState): (refusal: Refusal) => string {
  const { t } = useTranslation(['prose', 'play'])
  const names = useNames(state)
  const { length } = useNumbers()
  return useMemo(() => {
    const word = (name: string, value: string | number | boolean, rule: string): string | number => {
      if (typeof value === 'boolean') return String(value)
      if (typeof value === 'number') {
        return rule === 'MOVE-01' && (name === 'length' || name === 'limit') ? length(value) : value
      }
      if (FIGURES.has(name) && figureOf(state, value as FigureId)) return names.figure(value as FigureId)
      if (name === 'question' && isQuestion(value)) return t(`question.${value}`, { ns: 'play' })
      if (name === 'verb' || name === 'action') return t(`verb.${isVerb(value) ? value : 'other'}`, { ns: 'play' })
      if (name === 'edge' && Object.hasOwn(playEn.edge, value)) {
        return t(`edge.${value as keyof typeof playEn.edge}`, { ns: 'play' })
      }
      if (name === 'band' && (value === 'short' || value === 'long')) return t(`shot.band.${value}`, { ns: 'play' })
      if (name === 'element') return names.element(value as Parameters<typeof names.element>[0])
      if (name === 'weapon') return names.weapon(value)
      if (name === 'card') return state.cards.characters[value as CardId]?.name ?? value
      return value
    }
    const say = sayWith(t)
    return ({ rule, code, params }) => {
      const said = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, word(name, value, rule)]))
      if (code === 'tooFar' && rule === 'MOVE-01') return say('why.tooFar_MOVE-01', said)
      return isCode(code) ? say(`why.${code}`, said) : t('why.other', { rule })
    }
  }, [state, t, names, length])
}
