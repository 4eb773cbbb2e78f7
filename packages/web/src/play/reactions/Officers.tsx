import { able, initiativeOdds, initiativeOfficers, isRefusal, type SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Key } from '../../input/Key.tsx'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { startBid } from '../bid/bidding.ts'
import { usePercent } from '../Odds.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'

/** INIT-01: those who could try to take the turn, each with what it may come to or why he cannot. */
export function Officers({ side }: { side: SideId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const why = useWhy(state)
  const percent = usePercent()
  const officers = initiativeOfficers(state, side)
  if (officers.length === 0) return undefined
  const plain = percent(initiativeOdds(state, side)?.seized[0]?.[0] ?? 0)
  return (
    <ul className="window-officers">
      {officers.map(({ figure: { id }, value }) => {
        const judged = able(state, 'takeInitiative', id)
        const name = t('hand.window.seizeWith', { name: names.figure(id), value })
        if (isRefusal(judged)) {
          return (
            <li key={id} className="refusal" data-part="refusal">
              <PlayIcon name="initiative" />
              <span>
                <b>{name}</b> {why(judged)} <RuleChip rule={judged.rule} />
              </span>
            </li>
          )
        }
        return (
          <li key={id}>
            <button type="button" className="btn" data-seize={id} onClick={() => startBid(id)}>
              <PlayIcon name="initiative" /> {t('hand.window.seize')} <Key of="I" />
            </button>
            <span>
              <b>{name}</b> <small className="muted">{t('hand.window.seizeOdds', { percent: plain })}</small>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
