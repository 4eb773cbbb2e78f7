import type { RuleSet } from '../../editions/ruleSet.ts'
import type { UnitSpec } from '../../state/spec.ts'
import type { CardBook, GameState } from '../../state/state.ts'

/** What a force is judged by. Without an agreed size its AP are not judged. */
export interface ForceContext {
  readonly rules: RuleSet
  readonly cards: CardBook
  readonly agreedAp?: number | undefined
  readonly theatre?: string | undefined
}

export const forceContext = ({ rules, cards, setup }: Pick<GameState, 'rules' | 'cards' | 'setup'>): ForceContext => ({
  rules,
  cards,
  agreedAp: setup.agreedAp,
  theatre: setup.theatre,
})

/** `1st Company / 2nd Platoon / 1st Squad`; a dash for those who are listed nowhere. */
export const unitName = ({ company, platoon, squad }: UnitSpec): string =>
  [company, platoon, squad].filter((name) => name !== undefined).join(' / ') || '–'
