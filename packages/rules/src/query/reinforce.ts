import { type CharacterCard, UNIVERSAL, type WeaponCard } from '../state/card.ts'
import type { TeamChoice } from '../state/command.ts'
import type { Figure } from '../state/figure.ts'
import { type CardId, ofSide, own, type SideId } from '../state/ids.ts'
import type { Team } from '../state/lasting.ts'
import { isRefusal, type Refusal, refuse } from '../state/refusal.ts'
import type { UnitSpec } from '../state/spec.ts'
import type { CardBook, GameState } from '../state/state.ts'
import { enlistedAs, type Fielded, menOn } from './assigned.ts'
import { ABILITIES, hasAny } from './faction.ts'
import { friendsOf, isGone } from './figures.ts'
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
  const { faction } = ofSide(sides, side)
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

/** REINF-02: what was chosen as a team, or why it may not be; `before` = what was chosen for the same call already. */
export function teamOf(
  state: GameState,
  caller: Figure,
  choice: TeamChoice,
  before: readonly TeamChoice[] = [],
): Team | Refusal {
  const { platoon, company } = caller.unit
  const unit: UnitSpec = { ...(platoon !== undefined && { platoon }), ...(company !== undefined && { company }) }
  if (choice === 'team') {
    const card = teamCard(state, caller.side)
    if (!card) return refuse('HOUSE-07', 'noTeamCard')
    return { card: card.id, assigned: [], unit, figures: card.figures ?? TEAM_MEN, ap: TEAM_AP }
  }
  const others = before.flatMap((one) => (one === 'team' ? [] : [one]))
  const refusal =
    checkCards(state, caller.side, choice) ??
    checkCopies(state, caller.side, choice, others) ??
    checkWorth(state, choice)
  if (refusal) return refusal
  const figures = state.rules.company?.reinforcementSubstituteFigures ?? 1
  return { ...enlistedAs(choice), unit, figures, ap: worthOf(state.cards, choice) }
}

type Substitute = Exclude<TeamChoice, 'team'>

/** What the rules of ownership ask of a card. */
type Owned = Pick<WeaponCard, 'faction' | 'universalLimited'>

/** FORCE-04, FORCE-06: of the own faction, or open to all. */
const isOpenTo = (faction: string, card: Owned): boolean =>
  card.faction === faction || card.faction === UNIVERSAL || card.universalLimited === true

const extrasOf = ({ assigned, upgrades = [] }: Fielded): readonly CardId[] => [...assigned, ...upgrades]

const extraIn = ({ weapons, upgrades = {} }: CardBook, id: CardId): Owned | undefined =>
  own(weapons, id) ?? own(upgrades, id)

/** REINF-02: a soldier whom the faction has, with cards that it may use. */
function checkCards(state: GameState, side: SideId, choice: Substitute): Refusal | undefined {
  const { cards, sides, rules, setup } = state
  const { card: id, assigned, upgrades = [] } = choice
  const { faction } = ofSide(sides, side)
  const card = own(cards.characters, id)
  const unknown = card
    ? (assigned.find((one) => !own(cards.weapons, one)) ?? upgrades.find((one) => !own(cards.upgrades ?? {}, one)))
    : id
  if (!card || unknown !== undefined) return refuse('REINF-02', 'unknownCard', { card: unknown ?? id })
  const isForeign = (one: CardId): boolean => !isOpenTo(faction, extraIn(cards, one) ?? card)
  const stranger = isOpenTo(faction, card) ? extrasOf(choice).find(isForeign) : id
  if (stranger !== undefined) return refuse('REINF-02', 'notInFaction', { card: stranger })
  const { theatre } = setup
  if (theatre !== undefined && card.theatre && !card.theatre.includes(theatre)) {
    return refuse('FORCE-05', 'wrongTheatre', { card: id, theatre })
  }
  const [upgrade] = upgrades
  return upgrade !== undefined && !rules.house.upgrades
    ? refuse('HOUSE-11', 'upgradesOff', { card: upgrade })
    : undefined
}

/** REINF-02: one soldier within a limit of AP. */
function checkWorth({ cards, rules }: GameState, choice: Substitute): Refusal | undefined {
  if (menOn(cards, choice.card) > 1) return refuse('REINF-02', 'notASoldier', { card: choice.card })
  const total = worthOf(cards, choice)
  const limit = rules.company?.reinforcementSubstituteMaxAp ?? 0
  return total > limit ? refuse('REINF-02', 'tooDear', { total, limit }) : undefined
}

/** FORCE-02, FORCE-06: a named card once, a limited one as often as the sheet says, also among those who are on their way. */
function checkCopies(
  state: GameState,
  side: SideId,
  choice: Substitute,
  before: readonly Substitute[],
): Refusal | undefined {
  const due = state.schedule.flatMap(({ side: whose, what }) =>
    whose === side && what.kind === 'reinforcements' ? what.teams : [],
  )
  const sheetsOf = (figures: readonly Figure[]): readonly Fielded[] =>
    [...new Set(figures.map(({ sheet }) => sheet))].flatMap((sheet) => state.sheets[sheet] ?? [])
  const own = state.figures.filter((figure) => figure.side === side)
  const named = state.cards.characters[choice.card]?.named === true
  if (named && [...sheetsOf(own), ...due, ...before].some(({ card }) => card === choice.card)) {
    return refuse('FORCE-02', 'namedCardTwice', { card: choice.card })
  }
  const limit = state.rules.company?.universalCardMaxEach ?? null
  if (limit === null) return undefined
  const inUse = [...sheetsOf(own.filter((figure) => !isGone(figure))), ...due, ...before, choice].flatMap(extrasOf)
  for (const card of extrasOf(choice)) {
    const copies = inUse.filter((one) => one === card).length
    if (extraIn(state.cards, card)?.universalLimited && copies > limit) {
      return refuse('FORCE-06', 'tooManyLimited', { card, copies, limit })
    }
  }
  return undefined
}

/** D31: the team card, else every soldier who may replace it: nameless ones, then those who come but once (FORCE-02). */
export function* teamChoices(
  state: GameState,
  caller: Figure,
  before: readonly TeamChoice[] = [],
): Generator<TeamChoice> {
  if (teamCard(state, caller.side)) yield 'team'
  for (const isNamed of [false, true]) {
    for (const { id, named } of Object.values(state.cards.characters)) {
      const choice = { card: id, assigned: [] }
      if (named === isNamed && !isRefusal(teamOf(state, caller, choice, before))) yield choice
    }
  }
}

/** D31, REINF-02: a choice for each team, fewer where the book has no soldiers left. */
export function usualTeams(state: GameState, caller: Figure, count: number): readonly TeamChoice[] {
  const teams: TeamChoice[] = []
  while (teams.length < count) {
    const next = teamChoices(state, caller, teams).next()
    if (next.done) break
    teams.push(next.value)
  }
  return teams
}
