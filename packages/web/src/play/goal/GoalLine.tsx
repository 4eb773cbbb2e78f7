import { opponentOf, roundOf, SIDES } from '@tactic48/rules'
import clsx from 'clsx'
import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { partWithTexts } from '../../i18n/loadTexts.ts'
import css from '../Page.module.css'
import { usePlay } from '../playContext.ts'
import { breakPointOf } from './breakPoint.ts'

const BattleGoals = partWithTexts(['setup'], () => import('./BattleGoals.tsx').then((part) => part.BattleGoals))

/** VICT-01 … VICT-03, HOUSE-20: what the side in front plays for, in one line. */
export const GoalLine = memo(function GoalLine(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, side, players, names } = usePlay()
  if (state.phase !== 'play') return undefined
  const persons = SIDES.filter((one) => players[one] === 'person')
  const mine = (persons.length === 1 ? persons[0] : side) ?? state.turn.active
  const enemy = opponentOf(mine)
  const { byFigures, breaks, total } = breakPointOf(state, enemy)
  const objective = state.table.objectives?.[enemy]
  const from = state.rules.objectiveFromRound
  const values = { n: breaks ?? total, total, side: names.side(enemy) }
  return (
    <p className={clsx('t13', css.goal)} data-goal={mine}>
      <b>{t('goal.heading', { side: names.side(mine) })}</b>{' '}
      {state.goals ? (
        <BattleGoals side={mine} />
      ) : (
        <>
          {objective &&
            `${t(from > roundOf(state) ? 'goal.touchFrom' : 'goal.touch', {
              element: names.element(objective),
              // A round is a turn of each side.
              n: 2 * from - 1,
            })} `}
          {t(byFigures ? 'goal.figures' : 'goal.points', values)}
        </>
      )}
    </p>
  )
})
