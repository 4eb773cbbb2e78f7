import {
  alliesOf,
  type CardBook,
  type CharacterCard,
  changedForce,
  type Enlisted,
  type Force,
  type ForceChange,
  type ForceContext,
  factionData,
  forceReport,
  foreignCards,
  foreignLimit,
  type MendedFault,
  own,
  type UnitSpec,
} from '@tactic48/rules'
import { pricedMan } from '../../prose/useCardAp.ts'

/** Somebody of a force, by his place in its list. */
export interface Man {
  readonly at: number
  readonly enlisted: Enlisted
  readonly card: CharacterCard | undefined
  readonly ap: number
  readonly apTyped?: boolean
}

/** Those who are listed together (FORCE-08); `unit` may still be empty. */
export interface Group {
  readonly key: string
  readonly unit: UnitSpec
  readonly men: readonly Man[]
  readonly ap: number
}

interface Platoon {
  readonly id: string
  readonly headquarters: Group
  readonly squads: readonly Group[]
  readonly ap: number
}

/** The organisation of a force as it is built: who is in no unit yet stands in `loose`. */
export interface Tree {
  /** A squad without ranks above it: everybody stands in `loose`. */
  readonly isPlain: boolean
  readonly loose: Group
  readonly headquarters: Group
  readonly platoons: readonly Platoon[]
}

/** The one company of a force. */
const COMPANY: UnitSpec = { company: '1' }
const LOOSE: UnitSpec = {}

export const keyOf = ({ company = '', platoon = '', squad = '' }: UnitSpec): string => `${company}/${platoon}/${squad}`
const platoonUnit = (platoon: string): UnitSpec => ({ ...COMPANY, platoon })
export const squadUnit = (platoon: string, squad: string): UnitSpec => ({ ...COMPANY, platoon, squad })

const numbered = (names: Iterable<string>): readonly string[] =>
  [...new Set(names)].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }))

/** The tree of a force, with units that were opened and have nobody yet. */
export function treeOf(cards: CardBook, force: Force, opened: readonly UnitSpec[], isPlain = false): Tree {
  const men = force.characters.map(
    (enlisted, at): Man => ({
      at,
      enlisted,
      card: own(cards.characters, enlisted.card),
      ...pricedMan(cards, enlisted),
    }),
  )
  const group = (unit: UnitSpec): Group => {
    const key = keyOf(unit)
    const here = men.filter(({ enlisted }) => keyOf(enlisted.unit ?? LOOSE) === key)
    return { key, unit, men: here, ap: here.reduce((sum, { ap }) => sum + ap, 0) }
  }
  const units = [...men.map(({ enlisted }) => enlisted.unit ?? LOOSE), ...opened]
  const platoons = numbered(units.flatMap(({ platoon }) => platoon ?? [])).map((id): Platoon => {
    const squads = numbered(units.flatMap(({ platoon, squad }) => (platoon === id && squad !== undefined ? squad : [])))
    const headquarters = group(platoonUnit(id))
    const groups = squads.map((squad) => group(squadUnit(id, squad)))
    return { id, headquarters, squads: groups, ap: groups.reduce((sum, { ap }) => sum + ap, headquarters.ap) }
  })
  return { isPlain, loose: group(LOOSE), headquarters: group(COMPANY), platoons }
}

/** In the order in which they stand on the screen. */
export const groupsOf = ({ isPlain, loose, headquarters, platoons }: Tree): readonly Group[] =>
  isPlain
    ? [loose]
    : [
        ...(loose.men.length > 0 ? [loose] : []),
        headquarters,
        ...platoons.flatMap((platoon) => [platoon.headquarters, ...platoon.squads]),
      ]

/** FORCE-09: without a company sheet only what came with an organisation or with vehicles shows one. */
export const isPlainForce = (hasCompany: boolean, { characters, vehicles = [] }: Force): boolean =>
  !hasCompany && vehicles.length === 0 && characters.every(({ unit = LOOSE }) => keyOf(unit) === keyOf(LOOSE))

/** The list in another order; riders are named by their places in it (HOUSE-03). */
function reordered(force: Force, order: readonly number[]): Force {
  const characters = order.flatMap((at) => force.characters[at] ?? [])
  const { vehicles } = force
  if (!vehicles) return { ...force, characters }
  const moved = vehicles.map(({ card, riders }) => ({ card, riders: riders.map((rider) => order.indexOf(rider)) }))
  return { ...force, characters, vehicles: moved }
}

function inUnit(one: Enlisted, unit: UnitSpec): Enlisted {
  const { unit: before, ...rest } = one
  const attached = before?.attached === true ? { attached: true } : {}
  const next = { ...unit, ...attached }
  return Object.keys(next).length > 0 ? { ...rest, unit: next } : rest
}

/** A man goes to another unit, or to another place in his own: before `before`, else behind its last man. */
export function moved(force: Force, at: number, unit: UnitSpec, before?: number): Force {
  const key = keyOf(unit)
  const rest = force.characters.map((_, i) => i).filter((i) => i !== at)
  const behind = rest.findLastIndex((i) => keyOf(force.characters[i]?.unit ?? LOOSE) === key)
  const place = before === undefined ? (behind < 0 ? rest.length : behind + 1) : rest.indexOf(before)
  const order = [...rest.slice(0, place), at, ...rest.slice(place)]
  const characters = force.characters.map((one, i) => (i === at ? inUnit(one, unit) : one))
  return reordered({ ...force, characters }, order)
}

/** Where a man stands after `moved`. */
export function placeAfter(force: Force, at: number, unit: UnitSpec, before?: number): number {
  const marked = { ...force, characters: force.characters.map((one, i) => (i === at ? { ...one, name: MARK } : one)) }
  return moved(marked, at, unit, before).characters.findIndex(({ name }) => name === MARK)
}

const MARK = '\u0000'

/** The first number that no unit of this kind has. */
export function nextName(taken: readonly string[]): string {
  let n = 1
  while (taken.includes(String(n))) n += 1
  return String(n)
}

/** One man with another list of cards; an empty list is left out, as in a force that never had one. */
export function given(force: Force, at: number, change: (one: Enlisted) => Enlisted): Force {
  return { ...force, characters: force.characters.map((one, i) => (i === at ? change(one) : one)) }
}

/** FORCE-08: other factions of these whose men may be attached; without a theatre, or without its limits, all of them. */
export function alliedFactions(context: ForceContext, own: string, factions: readonly string[]): readonly string[] {
  const { rules, cards, theatre } = context
  const others = factions.filter((id) => id !== own)
  if (theatre === undefined || !rules.house.alliedLimits) return others
  const allies = alliesOf(factionData(rules, cards, own), theatre)
  return others.filter((id) => allies.includes(id))
}

/** HOUSE-09: whose weapon and upgrade cards may be given, and how many of them are left; undefined = no limit. */
interface AlliedCards {
  readonly factions: readonly string[]
  readonly left: number | undefined
  readonly limit: number | undefined
}

export function alliedCards(context: ForceContext, force: Force, factions: readonly string[]): AlliedCards {
  const { rules, theatre } = context
  if (!rules.house.alliedLimits) {
    return { factions: factions.filter((id) => id !== force.faction), left: undefined, limit: undefined }
  }
  if (theatre === undefined) return { factions: [], left: 0, limit: 0 }
  const limit = foreignLimit(context, force)
  return {
    factions: alliedFactions(context, force.faction, factions),
    left: Math.max(0, limit - foreignCards(context, force).length),
    limit,
  }
}

/** Where on the screen a fault stands: at a man, at the hole in a unit, at a vehicle, at the deck, or at the total. */
export type FaultPlace =
  | { readonly of: 'man'; readonly at: number }
  | { readonly of: 'unit'; readonly key: string }
  | { readonly of: 'vehicle'; readonly at: number }
  | { readonly of: 'deck' }
  | { readonly of: 'force' }

/** Those that no single man is guilty of. */
const OF_THE_WHOLE: readonly string[] = [
  'tooLarge',
  'tooSmall',
  'noCharacters',
  'platoonNeedsCompany',
  'tooManyForeignCards',
]
const OF_THE_DECK: readonly string[] = ['foreignTactic', 'sampleTacticsOff', 'tooManyCopies', 'deckNeedsCompany']

export function placeOf(force: Force, { refusal, unit, fix }: MendedFault): FaultPlace {
  const { code } = refusal
  if (OF_THE_WHOLE.includes(code)) return { of: 'force' }
  if (OF_THE_DECK.includes(code)) return { of: 'deck' }
  if (unit) return { of: 'unit', key: keyOf(unit) }
  const { card, rider } = refusal.params as { readonly card?: string; readonly rider?: number }
  if (rider !== undefined && force.characters[rider]) return { of: 'man', at: rider }
  return (
    (fix && placeOfChange(fix[0])) ?? (card === undefined ? undefined : placeOfCard(force, card)) ?? { of: 'force' }
  )
}

function placeOfChange(change: ForceChange | undefined): FaultPlace | undefined {
  if (!change) return undefined
  if ('at' in change) return { of: 'man', at: change.at }
  if ('unit' in change) return { of: 'unit', key: keyOf(change.unit) }
  if ('vehicle' in change) return { of: 'vehicle', at: change.vehicle }
  return { of: 'deck' }
}

/** The last who has it: he came when it was one too many. */
function placeOfCard({ characters, vehicles = [], deck = [] }: Force, card: string): FaultPlace | undefined {
  const at = characters.findLastIndex(
    (one) => one.card === card || [...one.assigned, ...(one.upgrades ?? [])].some((id) => id === card),
  )
  if (at >= 0) return { of: 'man', at }
  const vehicle = vehicles.findLastIndex((one) => one.card === card)
  if (vehicle >= 0) return { of: 'vehicle', at: vehicle }
  return deck.some((id) => id === card) ? { of: 'deck' } : undefined
}

export const samePlace = (a: FaultPlace, b: FaultPlace): boolean => JSON.stringify(a) === JSON.stringify(b)

/** More than any force has: a remedy that brings the next fault must not go round for ever. */
const ROUNDS = 30

/** Whom to leave out and whom to add is for the player to say: such a remedy is applied by itself only. */
const OF_SIZE: readonly string[] = ['tooLarge', 'tooSmall']

/** The force with every other remedy applied, one after the other, until nothing is left that has one. */
export function mended(context: ForceContext, force: Force): Force {
  let current = force
  for (let round = 0; round < ROUNDS; round++) {
    const fault = forceReport(context, current).find(
      ({ severity, refusal, fix }) => severity === 'error' && fix && !OF_SIZE.includes(refusal.code),
    )
    if (!fault?.fix) return current
    current = changedForce(current, fault.fix)
  }
  return current
}

/** The errors that are still there when everything else is mended. */
export const leftAfter = (context: ForceContext, whole: Force): readonly MendedFault[] =>
  forceReport(context, whole).filter(({ severity }) => severity === 'error')

/** Why no button mends it: the choice is the player's, or there is no remedy. */
export const whyLeft = ({ refusal, fix }: MendedFault): 'yours' | 'noRemedy' | 'again' => {
  if (OF_SIZE.includes(refusal.code)) return 'yours'
  return fix ? 'again' : 'noRemedy'
}
