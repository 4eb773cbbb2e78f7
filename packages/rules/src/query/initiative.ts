import type { CompanyRules } from '../editions/ruleSet.ts'
import type { Price } from '../state/command.ts'
import type { InitiativeItem } from '../state/companyEvent.ts'
import type { Figure } from '../state/figure.ts'
import { ofSide, type SideId } from '../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { checkAble, type Demand, plainDemand } from './actor.ts'
import { hasActed } from './carry.ts'
import { faceOf, isOnTable } from './figures.ts'
import { isOfficer } from './rank.ts'

export interface InitiativeOfficer {
  readonly figure: Figure
  readonly value: number
}

/** INIT-04: the officers of a side on the table with TAKE INITIATIVE on the face-up side; one in Shock still adds his value. */
export function initiativeOfficers(state: GameState, side: SideId): readonly InitiativeOfficer[] {
  const officers: InitiativeOfficer[] = []
  if (!state.rules.company) return officers
  for (const figure of state.figures) {
    if (figure.side !== side || !isOnTable(figure)) continue
    const value = faceOf(state, figure).takeInitiative
    if (value !== undefined && isOfficer(state, figure)) officers.push({ figure, value })
  }
  return officers
}

/** What a side rolls: its dice, of which the highest counts, and what its officers add. */
export interface InitiativeRoll {
  readonly dice: number
  readonly bonus: number
}

/** GEN-07: one die and nothing else. */
export const PLAIN_ROLL: InitiativeRoll = { dice: 1, bonus: 0 }

/** INIT-04, SETUP-11: the values of all of them. */
export const initiativeValue = (state: GameState, side: SideId): number =>
  initiativeOfficers(state, side).reduce((sum, { value }) => sum + value, 0)

/** INIT-03, INIT-04. */
export function initiativeRoll(state: GameState, side: SideId): InitiativeRoll {
  const value = initiativeValue(state, side)
  return state.rules.company?.initiativeValueAs === 'dice'
    ? { dice: Math.max(1, value), bonus: 0 }
    : { dice: 1, bonus: value }
}

/** SETUP-11: the same for the first turn, where the edition has it; nobody bids. */
export const openingRoll = (state: GameState, side: SideId): InitiativeRoll =>
  state.rules.company?.initiativeAtStart ? initiativeRoll(state, side) : PLAIN_ROLL

/** INIT-04, INIT-05: what a side adds to its die, one by one. */
export function initiativeItems(state: GameState, side: SideId, bid: number): readonly InitiativeItem[] {
  const { company } = state.rules
  const values: InitiativeItem[] =
    company?.initiativeValueAs === 'dice'
      ? []
      : initiativeOfficers(state, side).map(({ figure: { id }, value }) => ({ rule: 'INIT-04', figure: id, value }))
  return bid > 0 ? [...values, { rule: 'INIT-05', value: bid * (company?.initiativeBidBonus ?? 1) }] : values
}

export const toSeize = (state: GameState): Demand =>
  plainDemand('takeInitiative', state.rules.company?.initiativeCost ?? 1)

/** FORCE-09, INIT-01, INIT-09: may the turn now in progress be taken by this officer? */
export function whyNotSeize(state: GameState, figure: Figure): Refusal | undefined {
  const { company } = state.rules
  if (!company) return refuse('FORCE-09', 'noCompany')
  if (!isOfficer(state, figure) || faceOf(state, figure).takeInitiative === undefined) {
    return refuse('INIT-01', 'noInitiative', { figure: figure.id })
  }
  return whyNotNow(state, company)
}

/** INIT-01, INIT-09: may the turn now in progress be taken by anybody? */
function whyNotNow({ turn, sides }: GameState, company: CompanyRules): Refusal | undefined {
  if (company.seizedTurnImmune && turn.seized) return refuse('INIT-09', 'seizedTurn')
  return company.initiativeWindow === 'afterFirstAction' && ofSide(sides, turn.active).spentThisTurn === 0
    ? refuse('INIT-01', 'tooSoon')
    : undefined
}

/** INIT-10: who has acted in this turn cannot begin it. */
export const whyNotFresh = (figure: Figure): Refusal | undefined =>
  hasActed(figure) ? refuse('INIT-10', 'alreadyActed', { figure: figure.id }) : undefined

/** INIT-02, INIT-10, INIT-11: could this officer try now, and what does it cost at least? */
export function ableToSeize(state: GameState, figure: Figure): Price | Refusal {
  const refusal = whyNotSeize(state, figure)
  if (refusal) return refusal
  const price = checkAble(state, figure, toSeize(state))
  return isRefusal(price) ? price : (whyNotFresh(figure) ?? price)
}

/** INIT-01, TURN-16: has the side an officer who could try now? Public facts alone decide. */
export function couldSeize(state: GameState, side: SideId): boolean {
  const { company } = state.rules
  if (!company || whyNotNow(state, company)) return false
  // Asked after every Action: a side without AT need not be searched for officers, unless a card makes the try cheaper.
  if (ofSide(state.sides, side).tokens < toSeize(state).tokens && state.effects.length === 0) return false
  return initiativeOfficers(state, side).some(({ figure }) => !isRefusal(ableToSeize(state, figure)))
}
