import {
  type CommandOf,
  check,
  type Figure,
  type FigureId,
  friendsOf,
  type GameState,
  isOfficer,
  isRefusal,
  worthOfFigure,
} from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { redraft } from '../../input/active.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { usePart } from '../tableStore.ts'

type Move = CommandOf<'move'>

const isLegal = (state: GameState, command: Move): boolean => !isRefusal(check(state, command))

/** RUNNER-02: officers whose message can be taken on this way. */
function messagesOn(state: GameState, figure: Figure, bare: Move): readonly FigureId[] {
  if (!state.rules.company || figure.message !== undefined) return []
  return friendsOf(state, figure.side)
    .filter((officer) => isOfficer(state, officer) && isLegal(state, { ...bare, message: officer.id }))
    .map(({ id }) => id)
}

/** D33, D42, D43: a message that is taken on the way, and leaving the table where it ends. */
export function Errands({ prospect }: { prospect: Prospect }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const message = usePart('message')
  const leave = usePart('leave') === true
  const { figure, command } = prospect
  if (command?.verb !== 'move' || prospect.blind || !state.rules.company) return undefined
  const { message: _, leave: __, ...bare } = command
  const messages = [...new Set([...messagesOn(state, figure, bare), ...(message ? [message] : [])])]
  const carried = message ?? figure.message
  const leaves = leave || isLegal(state, { ...bare, ...(message && { message }), leave: true })
  if (messages.length === 0 && !leaves) return undefined
  return (
    <div className="errands">
      {messages.map((officer) => (
        <div key={officer} className="errand-line">
          <label className="errand" data-message={officer}>
            <input
              type="checkbox"
              checked={message === officer}
              onChange={() => redraft({ message: message === officer ? undefined : officer })}
            />
            <span>{t('call.run.take', { officer: names.figure(officer) })}</span>
          </label>
          <RuleChip rule="RUNNER-02" />
        </div>
      ))}
      {leaves && (
        <div className="errand-line">
          <label className="errand" data-leave>
            <input type="checkbox" checked={leave} onChange={() => redraft({ leave: !leave })} />
            <span>
              {carried === undefined
                ? t('call.run.leaveHimself')
                : t('call.run.leave', { officer: names.figure(carried) })}
            </span>
          </label>
          <RuleChip rule={carried === undefined ? 'RUNNER-04' : 'RUNNER-03'} />
        </div>
      )}
      {leave && <Away figure={figure} />}
    </div>
  )
}

/** RUNNER-05, RUNNER-06: when he is back, and what his absence counts for. */
function Away({ figure }: { figure: Figure }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const company = state.rules.company
  const rolled = company?.runnerReturnDelay === 'd6'
  return (
    <>
      <p>
        {t(rolled ? 'call.run.returnsRolled' : 'call.run.returnsNext')}{' '}
        {t(company?.runnerReturnPlace === 'exitPoint' ? 'call.run.atExit' : 'call.run.atEdge')}{' '}
        <RuleChip rule="RUNNER-05" />
      </p>
      {company?.offBoardCountsAsLost && (
        <p className="for-good">
          <PlayIcon name="warn" />
          <span>
            {t('call.run.lost', { ap: worthOfFigure(state, figure) })} <RuleChip rule="RUNNER-06" />
          </span>
        </p>
      )}
    </>
  )
}
