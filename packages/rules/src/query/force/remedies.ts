import type { CharacterCard } from '../../state/card.ts'
import { type CardId, own } from '../../state/ids.ts'
import type { Force, UnitSpec } from '../../state/spec.ts'
import { totalOf, worthOf } from '../losses.ts'
import { isNcoRank, isOfficerRank, stepOfRank } from '../rank.ts'
import type { ForceChange } from './change.ts'
import type { ForceContext } from './context.ts'
import type { ForceFault } from './fault.ts'
import { type Officer, organisationOf } from './organisation.ts'
import { foreignCards, foreignLimit, type GivenCard, givenCards } from './ownership.ts'
import { sizeLimits } from './size.ts'

type Remedy = readonly ForceChange[]

/** Faults of long lists are not tried with every man and every card. */
const TRIED = 12

/** Ways to take one fault away; whether they bring others is judged where they are chosen. */
export function remediesFor(context: ForceContext, force: Force, fault: ForceFault): readonly Remedy[] {
  const { refusal, unit = {} } = fault
  const { card } = refusal.params as { readonly card?: CardId }
  switch (refusal.code) {
    case 'noCharacters':
      return recruits(context, force, isFoot).map((one) => [add(one, {})])
    case 'tooSmall':
      return filled(context, force)
    case 'tooLarge':
      return thinned(context, force)
    case 'ncoMissing':
      return promotions(context, force, unit)
    case 'tooManyNcos':
    case 'secondNco':
      return demotions(context, force, unit, refusal.code === 'secondNco' ? 1 : Number(refusal.params.limit))
    case 'officerMissing':
      return appointments(context, force, Number(refusal.params.need) - Number(refusal.params.have))
    case 'tooManyOfficers':
      return [dismissals(context, force, Number(refusal.params.have) - Number(refusal.params.limit))]
    case 'seniorMissing':
      return seniors(context, force)
    case 'deckNeedsCompany':
      return [[{ change: 'dropDeck' }]]
    case 'tooManyForeignCards':
      return [returned(foreignCards(context, force).slice(foreignLimit(context, force)), force.faction)]
    case 'nobodyDrives':
      return [force.vehicles?.flatMap(({ riders }, vehicle) => (riders.length === 0 ? [left(vehicle)] : [])) ?? []]
    case 'noVehicles':
    case 'noSuchRider':
    case 'noRider':
    case 'noSeat':
      return dismounted(force)
    case 'platoonNeedsCompany':
      return []
    default:
      return card === undefined ? [] : cardRemedies(context, force, fault, card)
  }
}

/** Faults of one card, wherever it is. */
function cardRemedies(context: ForceContext, force: Force, { refusal }: ForceFault, card: CardId): readonly Remedy[] {
  const given = givenCards(context, force).filter((one) => one.card === card)
  const men = placesOf(force, card)
  switch (refusal.code) {
    case 'unknownCard':
      return [unknownRemoved(context, force, card)]
    case 'namedCardTwice':
      return exchanged(context, force, men.slice(1))
    case 'foreignCharacter': {
      const strangers = men.filter((at) => force.characters[at]?.unit?.attached !== true)
      const attached = strangers.map((at): ForceChange => ({ change: 'attach', at }))
      return [attached, ...exchanged(context, force, men)].filter((changes) => changes.length > 0)
    }
    case 'wrongTheatre':
    case 'crewsOff':
    case 'abilityNeedsCompany':
      return exchanged(context, force, men)
    case 'foreignCard':
    case 'upgradesOff':
      return [returned(given, force.faction)]
    case 'tooManyLimited':
    case 'tooManyCopies':
      return [
        [
          ...given.slice(Number(refusal.params.limit)).map(removal),
          ...tacticsRemoved(force, card, refusal.params.limit),
        ],
      ]
    case 'foreignTactic':
    case 'sampleTacticsOff':
      return [tacticsRemoved(force, card, 0)]
    default:
      return []
  }
}

const left = (vehicle: number): ForceChange => ({ change: 'removeVehicle', vehicle })

const placesOf = (force: Force, card: CardId): readonly number[] =>
  force.characters.flatMap((one, i) => (one.card === card ? [i] : []))

const add = ({ id }: CharacterCard, unit: UnitSpec): ForceChange => ({ change: 'addCharacter', card: id, unit })

const removal = ({ index, kind, card }: GivenCard): ForceChange => ({
  change: kind === 'weapon' ? 'removeWeapon' : 'removeUpgrade',
  at: index,
  card,
})

/** FORCE-04: a card whose other face is the own faction's is turned, all copies of a man at once; the others go. */
function returned(given: readonly GivenCard[], faction: string): Remedy {
  const turned = new Map<string, ForceChange>()
  const removed: ForceChange[] = []
  for (const one of given) {
    const { index: at, card } = one
    if (one.otherFace === faction) turned.set(`${at} ${card}`, { change: 'turnWeapon', at, card })
    else removed.push(removal(one))
  }
  return [...turned.values(), ...removed]
}

function tacticsRemoved({ deck = [] }: Force, card: CardId, limit: number): Remedy {
  const copies = deck.filter((one) => one === card).length
  return Array.from({ length: Math.max(0, copies - limit) }, () => ({ change: 'removeTactic', card }))
}

/** An unknown card goes; a known one that cannot be turned is turned back. */
function unknownRemoved({ cards }: ForceContext, force: Force, card: CardId): Remedy {
  const isWeapon = Object.hasOwn(cards.weapons, card)
  return [
    ...force.characters.flatMap((one, at): Remedy => {
      if (one.card === card) return [{ change: 'removeCharacter', at }]
      const copies = (list: readonly CardId[] = []) => list.filter((id) => id === card)
      const strange = isWeapon ? [] : copies(one.assigned)
      const turned = strange.length > 0 ? [] : copies(one.reversed)
      return [
        ...strange.map((): ForceChange => ({ change: 'removeWeapon', at, card })),
        ...turned.map((): ForceChange => ({ change: 'turnWeapon', at, card })),
        ...copies(one.upgrades).map((): ForceChange => ({ change: 'removeUpgrade', at, card })),
      ]
    }),
    ...(force.vehicles ?? []).flatMap(
      (one, vehicle): Remedy => (one.card === card ? [{ change: 'removeVehicle', vehicle }] : []),
    ),
    ...tacticsRemoved(force, card, 0),
  ]
}

/** HOUSE-03: somebody rides elsewhere, a vehicle stays behind, or all of them. */
function dismounted({ vehicles = [] }: Force): readonly Remedy[] {
  const left = vehicles.map((_, vehicle): ForceChange => ({ change: 'removeVehicle', vehicle }))
  const unseated = vehicles.flatMap(({ riders }, vehicle) =>
    riders.map((rider): Remedy => [{ change: 'unseat', vehicle, rider }]),
  )
  return [...unseated.slice(0, TRIED), ...left.slice(0, TRIED).map((one) => [one]), left]
}

const isFoot = ({ named, rank }: CharacterCard): boolean => !named && rank === 'private'
const isNco = ({ rank }: CharacterCard): boolean => isNcoRank(rank)
const isCo = ({ rank }: CharacterCard): boolean => isOfficerRank(rank)

/** Cards of the own faction that may join this force, cheapest first; of the nameless there are any number (FORCE-02). */
function recruits(
  { cards, theatre }: ForceContext,
  force: Force,
  suits: (card: CharacterCard) => boolean,
): readonly CharacterCard[] {
  return Object.values(cards.characters)
    .filter(
      (card) =>
        card.faction === force.faction &&
        suits(card) &&
        (theatre === undefined || !card.theatre || card.theatre.includes(theatre)) &&
        !(card.named && force.characters.some((one) => one.card === card.id)),
    )
    .sort((a, b) => a.ap - b.ap)
}

/** Each of these men is exchanged for a nameless one of about his price, or leaves. */
function exchanged(context: ForceContext, force: Force, men: readonly number[]): readonly Remedy[] {
  const foot = recruits(context, force, isFoot)
  const replaced = men.flatMap((at): Remedy => {
    const price = priceAt(context, force, at)
    const card = nearest(foot, price)
    return card ? [{ change: 'replaceCharacter', at, card: card.id }] : []
  })
  const removed = men.map((at): ForceChange => ({ change: 'removeCharacter', at }))
  return replaced.length === men.length ? [replaced, removed] : [removed]
}

const priceAt = ({ cards }: ForceContext, force: Force, at: number): number => {
  const one = force.characters[at]
  return (one && own(cards.characters, one.card)?.ap) ?? 0
}

function nearest(cards: readonly CharacterCard[], ap: number): CharacterCard | undefined {
  return cards.reduce<CharacterCard | undefined>(
    (best, card) => (best && Math.abs(best.ap - ap) <= Math.abs(card.ap - ap) ? best : card),
    undefined,
  )
}

const groupIn = (context: ForceContext, force: Force, unit: UnitSpec) =>
  organisationOf(context, force).groups.find(
    (group) =>
      group.unit.company === unit.company && group.unit.platoon === unit.platoon && group.unit.squad === unit.squad,
  )

/** STRUCT-02, STRUCT-03: an NCO joins the group, or takes the place of one of its men. */
function promotions(context: ForceContext, force: Force, unit: UnitSpec): readonly Remedy[] {
  const ncos = recruits(context, force, isNco)
  const members = groupIn(context, force, unit)?.members ?? []
  return ncos.slice(0, TRIED).flatMap((card): readonly Remedy[] => {
    const weakest = [...members].sort(
      (a, b) => Math.abs(priceAt(context, force, a) - card.ap) - Math.abs(priceAt(context, force, b) - card.ap),
    )
    return [
      [add(card, unit)],
      ...weakest.slice(0, TRIED).map((at): Remedy => [{ change: 'replaceCharacter', at, card: card.id }]),
    ]
  })
}

/** STRUCT-01 … STRUCT-03: the last NCOs of the group are exchanged for privates, or leave. */
function demotions(context: ForceContext, force: Force, unit: UnitSpec, limit: number): readonly Remedy[] {
  return exchanged(context, force, groupIn(context, force, unit)?.ncos.slice(limit) ?? [])
}

/** STRUCT-06, STRUCT-08: as many officers as are missing, each in a platoon of his own. */
function appointments(context: ForceContext, force: Force, missing: number): readonly Remedy[] {
  const officers = recruits(context, force, isCo)
  const { groups } = organisationOf(context, force)
  const platoons = new Map(groups.map(({ unit: { squad: _, ...unit } }) => [JSON.stringify(unit), unit]))
  const units = [...platoons.values()]
  const heroes = officers.filter(({ named }) => named)
  const remedies = officers.filter(({ named }) => !named).map((card) => Array.from({ length: missing }, () => card))
  if (heroes.length >= missing) remedies.push(heroes.slice(0, missing))
  const mixed = [...heroes, ...officers.filter(({ named }) => !named)].slice(0, missing)
  if (mixed.length === missing) remedies.push(mixed)
  return [...remedies, ...remedies.flatMap((cards) => led(cards, officers))].map((cards) =>
    cards.map((card, i) => add(card, units[i % Math.max(1, units.length)] ?? {})),
  )
}

/** STRUCT-08: the same officers, but the last of them could stand above the others. */
function led(cards: readonly CharacterCard[], officers: readonly CharacterCard[]): readonly CharacterCard[][] {
  const others = cards.slice(0, -1)
  return officers
    .filter((card) => stepOfRank(card.rank) >= stepOfRank('captain') && !(card.named && others.includes(card)))
    .slice(0, TRIED)
    .map((card) => [...others, card])
}

/** STRUCT-04, STRUCT-05, STRUCT-07: the lowest leave, of equals the last. */
function dismissals(context: ForceContext, force: Force, count: number): Remedy {
  return lowestFirst(organisationOf(context, force).officers)
    .slice(0, count)
    .map(({ index }) => ({ change: 'removeCharacter', at: index }))
}

const lowestFirst = (officers: readonly Officer[]): readonly Officer[] =>
  [...officers].sort((a, b) => stepOfRank(a.rank) - stepOfRank(b.rank) || b.index - a.index)

/** STRUCT-08: one officer is exchanged for one of another rank, or a senior joins them. */
function seniors(context: ForceContext, force: Force): readonly Remedy[] {
  const cards = recruits(context, force, isCo)
  const { officers } = organisationOf(context, force)
  const highest = [...lowestFirst(officers)].reverse().slice(0, TRIED)
  return cards.flatMap((card): readonly Remedy[] => [
    ...highest.map(({ index }): Remedy => [{ change: 'replaceCharacter', at: index, card: card.id }]),
    [add(card, {})],
  ])
}

/** SETUP-01: nameless men join the last unit until the force is large enough. */
function filled(context: ForceContext, force: Force): readonly Remedy[] {
  const { least } = sizeLimits(context)
  const missing = least - totalOf(context.cards, force)
  const unit = force.characters.at(-1)?.unit ?? {}
  return recruits(context, force, isFoot)
    .filter(({ ap }) => ap > 0)
    .map((card) => Array.from({ length: Math.ceil(missing / card.ap) }, () => add(card, unit)))
}

interface Part {
  readonly change: ForceChange
  readonly ap: number
}

/** What can be left out of a force, and what it costs. */
function partsOf({ cards }: ForceContext, { characters, deck = [], vehicles = [] }: Force): readonly Part[] {
  const { weapons, upgrades = {}, tactics = {}, vehicles: convoy = {} } = cards
  return [
    ...vehicles.map(
      ({ card }, vehicle): Part => ({ change: { change: 'removeVehicle', vehicle }, ap: own(convoy, card)?.ap ?? 0 }),
    ),
    ...characters.flatMap((one, at): readonly Part[] => [
      { change: { change: 'removeCharacter', at }, ap: worthOf(cards, one) },
      ...one.assigned.map(
        (card): Part => ({ change: { change: 'removeWeapon', at, card }, ap: own(weapons, card)?.ap ?? 0 }),
      ),
      ...(one.upgrades ?? []).map(
        (card): Part => ({ change: { change: 'removeUpgrade', at, card }, ap: own(upgrades, card)?.ap ?? 0 }),
      ),
    ]),
    ...deck.map((card): Part => ({ change: { change: 'removeTactic', card }, ap: own(tactics, card)?.ap ?? 0 })),
  ]
}

/** Parts that hold no others. */
const WHOLE: readonly ForceChange['change'][] = ['removeCharacter', 'removeTactic', 'removeVehicle']

/** SETUP-01: the cheapest part that is enough, or the dearest ones until it is. */
function thinned(context: ForceContext, force: Force): readonly Remedy[] {
  const excess = totalOf(context.cards, force) - sizeLimits(context).most
  const parts = partsOf(context, force)
  const enough = parts.filter(({ ap }) => ap >= excess).sort((a, b) => a.ap - b.ap)
  if (enough.length > 0) return enough.slice(0, TRIED * 4).map(({ change }) => [change])
  const men = parts.filter(({ change }) => WHOLE.includes(change.change)).sort((a, b) => b.ap - a.ap)
  const removed: ForceChange[] = []
  let left = excess
  for (const { change, ap } of men) {
    if (left <= 0) break
    removed.push(change)
    left -= ap
  }
  return [removed]
}
