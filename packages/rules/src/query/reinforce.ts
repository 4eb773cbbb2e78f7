import type { CharacterCard } from '../state/card.ts'
import type { TeamChoice } from '../state/command.ts'
import type { Figure } from '../state/figure.ts'
import { own, type SideId } from '../state/ids.ts'
import type { Team } from '../state/lasting.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import type { UnitSpec } from '../state/spec.ts'
import type { CardBook, GameState } from '../state/state.ts'
import { ABILITIES, hasAny } from './faction.ts'
import { friendsOf } from './figures.ts'
import { worthOf } from './losses.ts'

/** HOUSE-07: AP of a team of two. */
const TEAM_AP = 6
const TEAM_MEN = 2

/** REINF-01: own figures on the table per team. */
const FIGURES_PER_TEAM = 7

/** REINF-01, where no die decides. */
export const teamsByFigures = (
  state: GameState,
  side: SideId,
): { readonly teams: number; readonly figures: number } => {
  const figures = friendsOf(state, side).length
  return { teams: Math.ceil(figures / FIGURES_PER_TEAM), figures }
}

/** HOUSE-07: the card of the faction, else two of its cheapest nameless riflemen without abilities. */
function teamCard({ rules, cards, sides }: GameState, side: SideId): CharacterCard | undefined {
  if (!rules.house.reinforcementTeam) return undefined
  const { faction } = sides[side]
  const named = rules.house.factionData ? own(cards.factions ?? {}, faction)?.teamCard : undefined
  const card = named === undefined ? undefined : own(cards.characters, named)
  return card ?? cheapestRifleman(cards, faction)
}

const isPlain = (card: CharacterCard): boolean =>
  !card.named && card.rank === 'private' && (card.figures ?? 1) === 1 && !hasAny(card, ABILITIES)

function cheapestRifleman({ characters }: CardBook, faction: string): CharacterCard | undefined {
  let cheapest: CharacterCard | undefined
  for (const card of Object.values(characters)) {
    if (card.faction === faction && isPlain(card) && (!cheapest || card.ap < cheapest.ap)) cheapest = card
  }
  return cheapest
}

/** REINF-02: what was chosen as a team, or why it may not be. */
export function teamOf(state: GameState, caller: Figure, choice: TeamChoice): Team | Refusal {
  const { platoon, company } = caller.unit
  const unit: UnitSpec = { ...(platoon !== undefined && { platoon }), ...(company !== undefined && { company }) }
  if (choice === 'team') {
    const card = teamCard(state, caller.side)
    if (!card) return refuse('HOUSE-07', 'noTeamCard')
    return { card: card.id, assigned: [], unit, figures: card.figures ?? TEAM_MEN, ap: TEAM_AP }
  }
  const { card: id, assigned } = choice
  const refusal = checkSubstitute(state, caller.side, choice)
  if (refusal) return refusal
  const figures = state.rules.company?.reinforcementSubstituteFigures ?? 1
  return { card: id, assigned, unit, figures, ap: worthOf(state.cards, { card: id, assigned }) }
}

type Substitute = Exclude<TeamChoice, 'team'>

function checkSubstitute(state: GameState, side: SideId, { card: id, assigned }: Substitute): Refusal | undefined {
  const { cards, sides, rules } = state
  const card = own(cards.characters, id)
  const unknown = card ? assigned.find((weapon) => !own(cards.weapons, weapon)) : id
  if (!card || unknown !== undefined) return refuse('REINF-02', 'unknownCard', { card: unknown ?? id })
  const { faction } = sides[side]
  const stranger = card.faction === faction ? assigned.find((one) => own(cards.weapons, one)?.faction !== faction) : id
  if (stranger !== undefined) return refuse('REINF-02', 'notInFaction', { card: stranger })
  if (card.named && isFielded(state, side, card)) return refuse('FORCE-02', 'namedCardTwice', { card: id })
  if ((card.figures ?? 1) > 1) return refuse('REINF-02', 'notASoldier', { card: id })
  const total = worthOf(cards, { card: id, assigned })
  const limit = rules.company?.reinforcementSubstituteMaxAp ?? 0
  return total > limit ? refuse('REINF-02', 'tooDear', { total, limit }) : undefined
}

/** FORCE-02: also among those who are on their way. */
const isFielded = (state: GameState, side: SideId, card: CharacterCard): boolean =>
  state.figures.some((figure) => figure.side === side && state.sheets[figure.sheet]?.card === card.id) ||
  state.schedule.some(
    ({ side: whose, what }) =>
      whose === side && what.kind === 'reinforcements' && what.teams.some((team) => team.card === card.id),
  )

/** D31: the team card, else every soldier who may replace it. */
export function* teamChoices(state: GameState, caller: Figure): Generator<TeamChoice> {
  if (teamCard(state, caller.side)) yield 'team'
  for (const { id, named } of Object.values(state.cards.characters)) {
    const choice = { card: id, assigned: [] }
    if (!named && !checkSubstitute(state, caller.side, choice)) yield choice
  }
}
