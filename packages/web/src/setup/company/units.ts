import { type CardBook, type CharacterCard, type Enlisted, type Force, own, type UnitSpec } from '@tactic48/rules'
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

export interface Platoon {
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
