import type { RuleSet } from '../editions/ruleSet.ts'
import { assignedWeapons, type Fielded } from '../query/assigned.ts'
import { leftProfile } from '../query/manning.ts'
import { upgradedCard } from '../query/upgrade.ts'
import { usesOf } from '../query/weapons.ts'
import type { CardFace, WeaponProfile } from '../state/card.ts'
import type { Counters } from '../state/figure.ts'
import type { CardId, SideId, WeaponId } from '../state/ids.ts'
import { own } from '../state/ids.ts'
import type { SheetCounters } from '../state/sheet.ts'
import type { CardBook, GameState } from '../state/state.ts'
import { Fault } from './fault.ts'

/** A figure of a position or a state, with what its card prints on either face. */
export interface FieldedFigure {
  readonly side: SideId
  readonly card: CardId
  readonly faces: readonly CardFace[]
  readonly weapons: readonly WeaponProfile[]
  readonly wounded: boolean
  readonly aims: number
  readonly used: { readonly [weapon: WeaponId]: number }
  readonly counters: Partial<Counters & SheetCounters>
}

/** What the card prints, whichever of its faces was up when it was used; nothing where the book does not have it. */
export function printedOn(cards: CardBook, one: Fielded): Pick<FieldedFigure, 'faces' | 'weapons'> | Fault {
  const { card, assigned, reversed = [], upgrades = [] } = one
  const printed = own(cards.characters, card)
  if (!printed) return new Fault('unknownCard', { card }, ['card'])
  const fault =
    unknownCard(assigned, 'assigned', (id) => own(cards.weapons, id) !== undefined) ??
    unknownCard(reversed, 'reversed', (id) => assigned.includes(id) && own(cards.weapons, id)?.reverse !== undefined) ??
    unknownCard(upgrades, 'upgrades', (id) => own(cards.upgrades ?? {}, id) !== undefined)
  if (fault) return fault
  const { healthy, wounded } = upgradedCard(cards, printed, upgrades)
  const faces = wounded ? [healthy, wounded] : [healthy]
  return { faces, weapons: [...faces.flatMap((face) => face.weapons), ...assignedWeapons(cards, one)] }
}

/** HOUSE-03, HOUSE-21: what this side may have fired beside what is on its cards. */
export function fieldedWeapons({ cards, vehicles, leftWeapons }: GameState, side: SideId): readonly WeaponProfile[] {
  if (vehicles.length === 0 && leftWeapons.length === 0) return []
  const onBoard = vehicles
    .filter((one) => one.side === side)
    .flatMap((one) => cards.vehicles?.[one.card]?.weapons ?? [])
  const left = leftWeapons.filter((one) => one.side === side).flatMap((one) => leftProfile(cards, one) ?? [])
  return [...onBoard, ...left]
}

function unknownCard(ids: readonly CardId[], field: string, isKnown: (id: CardId) => boolean): Fault | undefined {
  const index = ids.findIndex((id) => !isKnown(id))
  const card = ids[index]
  return card === undefined ? undefined : new Fault('unknownCard', { card }, [field, index])
}

const most = <T>(list: readonly T[], value: (one: T) => number | undefined): number =>
  list.reduce((best, one) => Math.max(best, value(one) ?? 0), 0)

/** CMD-02: what the commanders of a side could lend together. */
export const commandOf = (force: readonly FieldedFigure[], side: SideId): number =>
  force.reduce((sum, one) => sum + (one.side === side ? most(one.faces, ({ command }) => command) : 0), 0)

/** What was done this turn is no more than the card, with the help of all commanders, allows. */
export function allowanceFault(
  rules: RuleSet,
  fielded: FieldedFigure,
  lendable: number,
  byCards = 0,
): Fault | undefined {
  const { faces, counters, aims, wounded } = fielded
  if (wounded && faces.length < 2) return new Fault('noWoundedSide', { card: fielded.card }, ['face'])
  const slots = most(faces, ({ maxActions }) => maxActions) + lendable + byCards
  const lent = rules.commandMode === 'pool' ? most(faces, ({ command }) => command) : 0
  const aimed = aimsAllowed(rules, faces, slots)
  return (
    tooMany(counters.slots, slots, 'slots') ??
    tooMany(counters.lent, lent, 'lent') ??
    tooMany(counters.movement, rules.moveCapAt, 'movement') ??
    (aims > aimed ? new Fault('valueTooBig', { limit: aimed }, ['aims']) : undefined) ??
    weaponsFault(fielded, byCards)
  )
}

/** AIM-01, AIM-03. */
export function aimsAllowed(rules: RuleSet, faces: readonly CardFace[], slots: number): number {
  if (faces.every(({ aim }) => aim === undefined)) return 0
  return rules.aimStacks ? slots : 1
}

const tooMany = (value: number | undefined, limit: number, name: string): Fault | undefined =>
  value !== undefined && value > limit ? new Fault('valueTooBig', { limit }, ['counters', name]) : undefined

/** FIRE-06, FIRE-07, GREN-14. */
function weaponsFault({ weapons, used, counters }: FieldedFigure, byCards: number): Fault | undefined {
  const { shots = {}, weapons: taken = [] } = counters
  for (const [id, count] of Object.entries(used)) {
    const same = weapons.filter((weapon) => weapon.id === id)
    if (same.length === 0) return new Fault('noSuchWeapon', { weapon: id }, ['used', id])
    const limit = most(same, usesOf)
    if (count > limit) return new Fault('valueTooBig', { limit }, ['used', id])
  }
  for (const [id, count] of Object.entries(shots)) {
    const same = weapons.filter((weapon) => weapon.id === id)
    if (same.length === 0) return new Fault('noSuchWeapon', { weapon: id }, ['counters', 'shots', id])
    const limit = most(same, ({ maxShots }) => maxShots) + byCards
    if (count > limit) return new Fault('valueTooBig', { limit }, ['counters', 'shots', id])
  }
  for (let i = 0; i < taken.length; i++) {
    const id = taken[i] as WeaponId
    if (taken.indexOf(id) < i) return new Fault('repeatedId', { id }, ['counters', 'weapons', i])
    if (!weapons.some((weapon) => weapon.id === id)) {
      return new Fault('noSuchWeapon', { weapon: id }, ['counters', 'weapons', i])
    }
  }
  return undefined
}

/** FORCE-02: a named card is one person; those who share the card of another are not counted again. */
export function namedTwice(
  cards: CardBook,
  force: readonly Pick<FieldedFigure, 'side' | 'card'>[],
  shares: (index: number) => boolean,
): Fault | undefined {
  const seen = new Set<string>()
  for (let i = 0; i < force.length; i++) {
    const one = force[i]
    if (!one || shares(i) || !own(cards.characters, one.card)?.named) continue
    const name = `${one.side} ${one.card}`
    if (seen.has(name)) return new Fault('namedCardTwice', { card: one.card }, [i])
    seen.add(name)
  }
  return undefined
}
