import { changedForce, type Force, type GameState, type MendedFault, totalOf } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhy } from '../../prose/useWhy.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { type ForceWords, useForceWords } from './useForceWords.ts'

interface FaultNoteProps {
  readonly fault: MendedFault
  readonly force: Force
  readonly state: GameState
  readonly onFix: (force: Force) => void
}

/** What a remedy does, and what it costs: no point is spent in silence. */
function useFixText(words: ForceWords): (force: Force, fault: MendedFault, cost: number) => string {
  const { t } = useTranslation('setup')
  return (force, { fix = [] }, cost) => {
    const [first] = fix
    const ap = cost === 0 ? '' : `, ${t('build.cost', { ap: `${cost > 0 ? '+' : '−'}${Math.abs(cost)}` })}`
    const more = fix.length > 1 ? t('build.fix.more', { count: fix.length - 1 }) : ''
    return `${first ? words.change(force, first) : ''}${more}${ap}`
  }
}

/** A fault where it belongs, with its rule and the button that mends it. */
export function FaultNote({ fault, force, state, onFix }: FaultNoteProps): ReactElement {
  const why = useWhy(state)
  const words = useForceWords(state.cards)
  const fixText = useFixText(words)
  const { refusal, severity, unit, fix } = fault
  const changed = fix && changedForce(force, fix)
  const cost = changed ? totalOf(state.cards, changed) - totalOf(state.cards, force) : 0
  return (
    <div className={`fault ${severity}`} data-fault={refusal.code}>
      <Icon name="warning" />
      <p>
        {why(words.about(refusal, unit))} <RuleChip rule={refusal.rule} />
      </p>
      {changed && (
        <button type="button" className="btn" data-fix="" onClick={() => onFix(changed)}>
          {fixText(force, fault, cost)}
        </button>
      )}
    </div>
  )
}
