import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Key } from '../../input/Key.tsx'
import { commit } from '../commands.ts'
import { useSmall } from '../onScreen.ts'
import { usePlay } from '../playContext.ts'
import { answerIn, forgetAnswer, isChanged, useAnswerInHand, whyNotAnswer } from './answer.ts'

/** The button that gives the answer for good, and the way back to what was proposed. */
export function AnswerFoot({
  kind,
}: {
  kind: 'support' | 'mortar' | 'teams' | 'entry' | 'feint'
}): ReactElement | undefined {
  const { t } = useTranslation('play')
  const play = usePlay()
  const small = useSmall()
  useAnswerInHand()
  const inHand = answerIn(play)
  if (!inHand) return undefined
  return (
    <div className="plan-foot" data-part="plan-foot">
      {isChanged(play) && (
        <button type="button" className="btn" onClick={forgetAnswer} data-proposed>
          {t('call.proposed')}
        </button>
      )}
      <button
        type="button"
        className="btn final"
        data-commit
        disabled={whyNotAnswer(play, inHand) !== undefined}
        onClick={commit}
      >
        {t(
          kind === 'feint' && inHand.command.verb === 'feint' && inHand.command.moves.length === 0
            ? 'call.give.noFeint'
            : `call.give.${kind}`,
        )}{' '}
        {!small && <Key of="⏎" />}
      </button>
    </div>
  )
}
