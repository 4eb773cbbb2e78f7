import { goalProgress, type SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useGoalWords } from '../../setup/battles/useGoalWords.ts'
import { usePlay } from '../playContext.ts'

/** HOUSE-20: the goals of a battle and how far they have come. */
export function BattleGoals({ side }: { side: SideId }): ReactElement {
  const { t } = useTranslation('setup')
  const { state } = usePlay()
  const words = useGoalWords(state.table)
  const all = goalProgress(state, side)
  if (all.length === 0) return <>{t('battle.noGoal')}</>
  const needs = state.goals?.sides[side]?.needs ?? 'all'
  return (
    <>
      {all.length > 1 && `${t(`battle.needs.${needs}`)}: `}
      {all.map(({ goal, have, need, reached }) => (
        <span key={JSON.stringify(goal)} data-reached={reached || undefined}>
          {words(goal)} {need > 1 && <b>{`${have}/${need}`}</b>}{' '}
        </span>
      ))}
    </>
  )
}
