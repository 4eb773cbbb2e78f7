import { allowanceOf, type FigureId, faceOf, fighterOf, figureOf, type SideId, strideOf } from '@tactic48/rules'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { useStateWords } from '../../prose/useStateWords.ts'
import { usePercent } from '../Odds.tsx'
import { usePlay } from '../playContext.ts'
import type { CardPreview, ShotChange } from './preview.ts'

interface ChangeWords {
  /** Need or dice of a shot, before and after. */
  readonly shot: (change: ShotChange) => string
  readonly hits: (change: ShotChange) => string
  /** What becomes of one Character. */
  readonly figure: (preview: CardPreview, id: FigureId) => readonly string[]
  /** What becomes of the pool and the hand of the side that plays. */
  readonly side: (preview: CardPreview, side: SideId) => readonly string[]
}

/** What is new about somebody; what is over is named with an arrow to nothing. */
function stateChange(before: readonly string[], after: readonly string[]): readonly string[] {
  const gone = before.filter((word) => !after.includes(word))
  const come = after.filter((word) => !before.includes(word))
  if (gone.length === 0) return come
  return [`${gone.join(', ')} → ${come.join(', ') || '–'}`]
}

/** What a card changes, as values before and after it. */
export function useChangeWords(): ChangeWords {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length } = useNumbers()
  const percent = usePercent()
  const words = useStateWords(state)
  const { premeasure } = state.rules

  const changed = <T extends string | number>(before: T, after: T, say: (values: { before: T; after: T }) => string) =>
    before === after ? [] : [say({ before, after })]

  return {
    shot: ({ shooter, target, before, after }) => {
      const who = { shooter: names.figure(shooter), target: names.figure(target) }
      const need = (score: number): string => t('needs', { n: score })
      return before.need.score === after.need.score
        ? t('hand.changes.dice', { ...who, before: before.dice, after: after.dice })
        : t('hand.changes.needs', { ...who, before: need(before.need.score), after: need(after.need.score) })
    },
    hits: ({ before, after }) =>
      t('hand.changes.hits', { before: percent(1 - before.miss), after: percent(1 - after.miss) }),
    figure: ({ after }, id) => {
      const now = figureOf(state, id)
      const then = figureOf(after, id)
      if (!now || !then) return []
      const { move } = faceOf(state, now)
      return [
        ...(move === undefined || !premeasure
          ? []
          : changed(length(strideOf(state, now, 'move')), length(strideOf(after, then, 'move')), (values) =>
              t('hand.changes.move', values),
            )),
        ...changed(allowanceOf(state, now), allowanceOf(after, then), (values) => t('hand.changes.actions', values)),
        ...changed(fighterOf(state, now).healthy, fighterOf(after, then).healthy, (values) =>
          t('hand.changes.fight', values),
        ),
        ...stateChange(words(now).split(', '), words(then).split(', ')),
      ]
    },
    side: ({ after }, side) => [
      ...changed(state.sides[side].tokens, after.sides[side].tokens, (values) => t('hand.changes.tokens', values)),
      ...changed(state.sides[side].hand.size - 1, after.sides[side].hand.size, (values) =>
        t('hand.changes.cards', values),
      ),
    ],
  }
}
