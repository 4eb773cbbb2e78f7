import { type CharacterCard, UNIVERSAL, type WeaponCard } from '../../state/card.ts'
import { type CardId, own } from '../../state/ids.ts'
import { refuse } from '../../state/refusal.ts'
import type { Enlisted, Force } from '../../state/spec.ts'
import type { UpgradeCard } from '../../state/upgrade.ts'
import { alliesOf, COMPANY_ABILITIES, factionData, hasAny } from '../faction.ts'
import { isOfficerRank } from '../rank.ts'
import type { ForceContext } from './context.ts'
import { countsOf, error, type ForceFault, warning } from './fault.ts'
import { organisationOf, SQUADS_IN_A_PLATOON as PLATOON } from './organisation.ts'

/** HOUSE-09: own Characters needed for each off-faction card. */
const OWN_PER_FOREIGN = 4

/** FORCE-02, FORCE-04 … FORCE-06, FORCE-08, FORCE-09: whose cards these are, and how many of each. */
export function ownershipFaults(context: ForceContext, force: Force): readonly ForceFault[] {
  const { rules } = context
  return [
    ...namedFaults(context, force),
    ...switchFaults(context, force),
    ...(rules.company
      ? [...characterFaults(context, force), ...foreignFaults(context, force), ...limitedFaults(context, force)]
      : ignoredFaults(context, force)),
  ]
}

const cardsOf = ({ cards }: ForceContext, { characters }: Force): readonly CharacterCard[] =>
  characters.flatMap(({ card }) => own(cards.characters, card) ?? [])

/** FORCE-02: a named card is one person. */
function namedFaults(context: ForceContext, force: Force): readonly ForceFault[] {
  const named = cardsOf(context, force).filter((card) => card.named)
  return [...countsOf(named.map(({ id }) => id))]
    .filter(([, copies]) => copies > 1)
    .map(([card]) => error(refuse('FORCE-02', 'namedCardTwice', { card })))
}

/** HOUSE-11, HOUSE-16: cards that only a house rule knows. */
function switchFaults({ rules, cards }: ForceContext, { characters }: Force): readonly ForceFault[] {
  const { house } = rules
  const upgrades = house.upgrades ? [] : characters.flatMap((one) => one.upgrades ?? [])
  const crews = house.weaponCrews
    ? []
    : characters.map(({ card }) => card).filter((card) => own(cards.characters, card)?.crew !== undefined)
  return [
    ...[...countsOf(upgrades).keys()].map((card) => error(refuse('HOUSE-11', 'upgradesOff', { card }))),
    ...[...countsOf(crews).keys()].map((card) => error(refuse('HOUSE-16', 'crewsOff', { card }))),
  ]
}

/** FORCE-08, FORCE-05: men of another faction are attached allies whom the theatre permits; some cards fight in some theatres only. */
function characterFaults(context: ForceContext, force: Force): readonly ForceFault[] {
  const { theatre, rules, cards } = context
  const allies = alliesOf(factionData(rules, cards, force.faction), theatre)
  const faults: ForceFault[] = []
  const told = new Set<CardId>()
  for (const { card: id, unit } of force.characters) {
    const card = own(cards.characters, id)
    if (!card || told.has(id)) continue
    const { faction } = card
    const isListed = theatre === undefined || !rules.house.alliedLimits || allies.includes(faction)
    if (faction !== force.faction && faction !== UNIVERSAL && !(unit?.attached === true && isListed)) {
      told.add(id)
      faults.push(error(refuse('FORCE-08', 'foreignCharacter', { card: id, faction })))
    } else if (theatre !== undefined && card.theatre && !card.theatre.includes(theatre)) {
      told.add(id)
      faults.push(error(refuse('FORCE-05', 'wrongTheatre', { card: id, theatre })))
    }
  }
  return faults
}

/** A weapon or upgrade card that a Character was given, and the faction that it is played as. */
export interface GivenCard {
  readonly index: number
  readonly kind: 'weapon' | 'upgrade'
  readonly card: CardId
  readonly faction: string
  readonly limited: boolean
  /** FORCE-04: the faction of the face that is not used. */
  readonly otherFace: string | undefined
}

/** FORCE-04: every card of the force beside Characters and deck. */
export function givenCards({ cards }: ForceContext, force: Force): readonly GivenCard[] {
  const { weapons, upgrades = {} } = cards
  return force.characters.flatMap((one, index) => [
    ...one.assigned.flatMap((id) => weaponGiven(own(weapons, id), id, one, index)),
    ...(one.upgrades ?? []).flatMap((id) => upgradeGiven(own(upgrades, id), id, index)),
  ])
}

function weaponGiven(card: WeaponCard | undefined, id: CardId, one: Enlisted, index: number): readonly GivenCard[] {
  if (!card) return []
  const reversed = one.reversed?.includes(id) ?? false
  const behind = card.reverse ? (card.reverseFaction ?? card.faction) : undefined
  return [
    {
      index,
      kind: 'weapon',
      card: id,
      faction: reversed ? (behind ?? card.faction) : card.faction,
      limited: card.universalLimited ?? false,
      otherFace: reversed ? card.faction : behind,
    },
  ]
}

const upgradeGiven = (card: UpgradeCard | undefined, id: CardId, index: number): readonly GivenCard[] =>
  card
    ? [
        {
          index,
          kind: 'upgrade',
          card: id,
          faction: card.faction,
          limited: card.universalLimited ?? false,
          otherFace: undefined,
        },
      ]
    : []

/** FORCE-05: cards of another faction than the force's, universal ones apart. */
export const foreignCards = (context: ForceContext, force: Force): readonly GivenCard[] =>
  givenCards(context, force).filter(
    ({ faction, limited }) => !limited && faction !== UNIVERSAL && faction !== force.faction,
  )

/** HOUSE-09: off-faction cards come from factions that are listed for the theatre, and one per four own Characters. */
function foreignFaults(context: ForceContext, force: Force): readonly ForceFault[] {
  if (!context.rules.house.alliedLimits) return []
  const allies = alliesOf(factionData(context.rules, context.cards, force.faction), context.theatre)
  const foreign = foreignCards(context, force)
  const strange = new Map<CardId, string>()
  for (const { card, faction } of foreign) if (!allies.includes(faction)) strange.set(card, faction)
  const limit = foreignLimit(context, force)
  return [
    ...[...strange].map(([card, faction]) => error(refuse('FORCE-05', 'foreignCard', { card, faction }))),
    ...(foreign.length > limit
      ? [error(refuse('HOUSE-09', 'tooManyForeignCards', { cards: foreign.length, limit }))]
      : []),
  ]
}

export const foreignLimit = (context: ForceContext, force: Force): number =>
  Math.floor(cardsOf(context, force).filter(({ faction }) => faction === force.faction).length / OWN_PER_FOREIGN)

/** FORCE-06. */
function limitedFaults(context: ForceContext, force: Force): readonly ForceFault[] {
  const limit = context.rules.company?.universalCardMaxEach ?? null
  if (limit === null) return []
  const limited = givenCards(context, force).filter((one) => one.limited)
  return [...countsOf(limited.map(({ card }) => card))]
    .filter(([, copies]) => copies > limit)
    .map(([card, copies]) => error(refuse('FORCE-06', 'tooManyLimited', { card, copies, limit })))
}

/** FORCE-09: what only a company edition makes use of. */
function ignoredFaults(context: ForceContext, force: Force): readonly ForceFault[] {
  const idle = cardsOf(context, force).filter((card) => isOfficerRank(card.rank) || hasAny(card, COMPANY_ABILITIES))
  const { groups, platoons } = organisationOf(context, force)
  // A quick start has no units: three squads' worth of men are a platoon, however they are listed.
  const men = groups.reduce((sum, group) => sum + group.men, 0)
  const isPlatoon = platoons > 0 || men >= PLATOON * factionData(context.rules, context.cards, force.faction).squadSize
  return [
    ...[...countsOf(idle.map(({ id }) => id)).keys()].map((card) =>
      warning(refuse('FORCE-09', 'abilityNeedsCompany', { card })),
    ),
    ...(isPlatoon ? [warning(refuse('FORCE-09', 'platoonNeedsCompany'))] : []),
  ]
}
