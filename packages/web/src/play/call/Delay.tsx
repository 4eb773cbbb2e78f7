import type { SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { turnOf } from '../../boardModel/countdowns.ts'
import { Die } from '../../ui/Die.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePlay } from '../playContext.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** CALL-06, CALL-07: with which turn it comes, by the die that will be rolled. */
export function Delay({ side, atOnce }: { side: SideId; atOnce: boolean }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const delay = state.rules.company?.arrivalDelay ?? 'd6'
  if (atOnce || delay !== 'd6') {
    const n = turnOf(state, side, atOnce ? 1 : Number(delay))
    return (
      <p data-delay={n}>
        {t(atOnce ? 'call.atOnce' : 'call.fixedDelay', { n })} <RuleChip rule={atOnce ? 'CALL-07' : 'CALL-06'} />
      </p>
    )
  }
  return (
    <>
      <p>
        {t('call.delay')} <RuleChip rule="CALL-06" />
      </p>
      <ul className="delays">
        {FACES.map((face) => (
          <li key={face}>
            <b>{turnOf(state, side, face)}</b>
            <Die face={face} />
            <span className="sr">{t('call.delayOf', { face, n: turnOf(state, side, face) })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
