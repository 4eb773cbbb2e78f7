import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { onPiece } from '../board/MarkerLabels.tsx'
import { middleOf } from '../board/outline.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { usePlanned } from './plannedContext.ts'
import { usePlay } from './playContext.ts'
import { endOf, objectiveAhead } from './way.ts'

/** VICT-02: how far it is to the objective, from the one in hand or from where he would end, in the place of its name. */
export function ObjectiveTag(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length } = useNumbers()
  const { actor, prospect } = usePlanned()
  if (!actor || !state.rules.premeasure) return undefined
  const ahead = objectiveAhead(state, actor, prospect?.end ?? actor.position)
  if (!ahead) return undefined
  const { element, away } = ahead
  const { outline } = element
  // The plan says it, and the objective is lit.
  if (prospect && endOf(state, prospect)?.kind === 'objective') return undefined
  return (
    <div
      className="tag objective-name objective-tag"
      data-objective-away={Math.round(away)}
      style={onPiece({ outline, at: middleOf(outline) })}
    >
      {t('plan.away', { name: names.element(element.id), length: length(away) })}
    </div>
  )
}
