import type { Edition, RuleSet } from '@tactic48/rules'
import { useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../game/gameStore.ts'
import { usePointsOf } from '../i18n/points.ts'
import { useDraft } from '../setup/draft.ts'
import { rulesOf } from '../setup/sheets.ts'
import { RulesInForce } from '../ui/openTag.ts'

/** The rules of the page that is read, else of the game on the table, else of the one that is being prepared. */
export function useRulesRead(): RuleSet {
  const ofPage = useContext(RulesInForce)
  const game = useGame((store) => store.game)
  const { edition, company, rulings, options } = useDraft()
  const prepared = useMemo(() => rulesOf({ edition, company, rulings, options }), [edition, company, rulings, options])
  const rules = ofPage === 'prepared' ? prepared : (ofPage ?? game?.state.rules ?? prepared)
  usePointsOf(rules.company?.edition)
  return rules
}

export function useSheetName(): (edition: Edition) => string {
  const { t } = useTranslation('setup')
  return (edition) =>
    edition === 'cc-en' || edition === 'cc-it' ? t(`company.${edition}.name`) : t(`edition.${edition}.name`)
}
