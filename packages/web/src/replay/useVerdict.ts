import { type GameState, opponentOf, tallyOf } from '@tactic48/rules'
import { useTranslation } from 'react-i18next'
import { liveIn, type SeenLog } from '../session/seenLog.ts'

export interface Verdict {
  readonly headline: string
  readonly reason: string
  readonly rules: readonly string[]
}

/** Who won, and by which rule. */
export function useVerdict(state: GameState, log: SeenLog): Verdict {
  const { t } = useTranslation(['replay', 'play'])
  const common = useTranslation()
  const side = (one: 'blue' | 'ember'): string => common.t(`side.${one}`)
  const winner = state.outcome?.winner
  const rule = state.outcome?.rule ?? ''
  const headline = winner ? t('result.wins', { ns: 'play', side: side(winner) }) : t('result.draw', { ns: 'play' })
  const reason = (): string => {
    if (rule === 'VICT-07') return t('over.both')
    if (rule === 'VICT-10') return byAgreement()
    if (!winner) return t('over.other')
    const loser = opponentOf(winner)
    if (rule === 'VICT-02') return t('over.objective', { side: side(winner) })
    if (rule === 'VICT-11') return t('over.nobody', { side: side(loser) })
    const { lostAp, totalAp, lostFigures, totalFigures } = tallyOf(state, loser)
    return countsFigures(state)
      ? t('over.brokeFigures', { side: side(loser), lost: lostFigures, total: totalFigures })
      : t('over.broke', { side: side(loser), lost: lostAp, total: totalAp })
  }
  const byAgreement = (): string => {
    const last = liveIn(log).at(-1)
    if (last?.command?.verb === 'resign') return t('over.resigned', { side: side(last.side) })
    return t(last?.command?.verb === 'endTurn' ? 'over.limit' : 'over.agreed')
  }
  const rules = rule === 'VICT-01' || (rule === 'VICT-03' && !countsFigures(state)) ? [rule, 'VICT-05'] : [rule]
  return { headline, reason: reason(), rules: rules.filter(Boolean) }
}

/** VICT-03: what the Mission of this edition counts. */
const countsFigures = ({ setup, rules }: GameState): boolean =>
  setup.gameType === 'mission' && rules.missionAltVictory === 'characters'
