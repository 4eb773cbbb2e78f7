import { companyBookOf, FACTIONS } from '@tactic48/content'
import { FORMATIONS } from '@tactic48/content/battles'
import { cardId, changedForce, type Force, forceReport, ruleSetOf } from '@tactic48/rules'
import { expect, test } from 'vitest'
import {
  alliedCards,
  alliedFactions,
  groupsOf,
  keyOf,
  mended,
  moved,
  placeAfter,
  placeOf,
  squadUnit,
  treeOf,
} from '../src/setup/company/units.ts'
import { playedBook } from '../src/setup/own.ts'

const CARDS = companyBookOf(FACTIONS)
const platoon = (): Force => {
  const found = FORMATIONS.find(({ id }) => id === 'de-infantry/platoon')
  if (!found) throw new Error('the German platoon is ready')
  return found.force
}
const context = { rules: ruleSetOf({ qs: 'qs-en', cc: 'cc-en' }), cards: CARDS, agreedAp: 193 }

test('[FORCE-08] the tree of a platoon: its headquarters and three squads', () => {
  const tree = treeOf(CARDS, platoon(), [squadUnit('1', '4')])
  expect(groupsOf(tree).map(({ key, men }) => [key, men.length])).toEqual([
    ['1//', 0],
    ['1/1/', 3],
    ['1/1/1', 10],
    ['1/1/2', 10],
    ['1/1/3', 10],
    ['1/1/4', 0],
  ])
})

test('[FORCE-08] a man who goes to another squad stands behind its last man; riders stay the same men (HOUSE-03)', () => {
  const horse = Object.values(CARDS.vehicles ?? {}).find(({ kind }) => kind === 'horse')
  if (!horse) throw new Error('there are horses')
  const force: Force = { ...platoon(), vehicles: [{ card: horse.id, riders: [14, 5] }] }
  const [driver, passenger] = [force.characters[14], force.characters[5]]
  const at = placeAfter(force, 5, squadUnit('1', '2'))
  const after = moved(force, 5, squadUnit('1', '2'))
  expect(after.characters).toHaveLength(force.characters.length)
  expect(after.characters[at]).toEqual({ ...passenger, unit: squadUnit('1', '2') })
  expect(keyOf(after.characters[at + 1]?.unit ?? {})).toBe('1/1/3')
  const [ride] = after.vehicles ?? []
  expect(ride?.riders.map((rider) => after.characters[rider]?.card)).toEqual([driver?.card, passenger?.card])
  expect(ride?.riders[1]).toBe(at)
})

test('[FORCE-08] a place before somebody of the own squad', () => {
  const force = platoon()
  const after = moved(force, 6, squadUnit('1', '1'), 4)
  expect(after.characters.slice(3, 7).map(({ card }) => card)).toEqual(
    [3, 6, 4, 5].map((i) => force.characters[i]?.card),
  )
})

test('[STRUCT-03] faults stand at the hole and at the man; all are mended but for the size', () => {
  const force = platoon()
  const nco = force.characters.findIndex(({ unit }) => unit?.squad === '2')
  const hero = force.characters.find(({ unit, card }) => unit?.squad === '1' && CARDS.characters[card]?.named)
  if (!hero) throw new Error('the first squad has a hero')
  const without = changedForce(force, [{ change: 'removeCharacter', at: nco }])
  const broken = { ...without, characters: [...without.characters, { ...hero, assigned: [] }] }
  const report = forceReport(context, broken)
  const place = (code: string) => {
    const fault = report.find(({ refusal }) => refusal.code === code)
    return fault && placeOf(broken, fault)
  }
  expect(place('ncoMissing')).toEqual({ of: 'unit', key: '1/1/2' })
  expect(place('namedCardTwice')).toEqual({ of: 'man', at: broken.characters.length - 1 })
  const left = forceReport({ ...context, agreedAp: 20 }, mended({ ...context, agreedAp: 20 }, broken))
  expect(left.map(({ refusal }) => refusal.code)).toEqual(['tooLarge'])
})

test('[FORCE-09] a game keeps the cards of the factions that are fielded, allied ones included, and no others', () => {
  const [man, ...others] = platoon().characters
  const weapon = FACTIONS.find(({ id }) => id === 'de-airborne')?.weapons[0]
  if (!man || !weapon) throw new Error('a man and what he may be lent')
  const lent = cardId(weapon.id)
  const blue = { ...platoon(), characters: [{ ...man, assigned: [...man.assigned, lent] }, ...others] }
  const book = playedBook([], { company: 'cc-en', forces: { blue, ember: platoon() } })
  expect(Object.keys(book.factions ?? {})).toEqual(['de-infantry', 'de-airborne'])
  expect(book.weapons[lent]).toBeDefined()
  expect(forceReport({ ...context, cards: book }, blue)).toEqual(forceReport(context, blue))
})

test('[HOUSE-03] a vehicle without a driver is told at the vehicle, and left out when all is mended', () => {
  const truck = Object.values(CARDS.vehicles ?? {}).find(({ kind }) => kind !== 'horse')
  if (!truck) throw new Error('there is something to drive')
  const force: Force = { ...platoon(), vehicles: [{ card: truck.id, riders: [] }] }
  const fault = forceReport(context, force).find(({ refusal }) => refusal.code === 'nobodyDrives')
  expect(fault && placeOf(force, fault)).toEqual({ of: 'vehicle', at: 0 })
  expect(mended(context, force).vehicles).toBeUndefined()
})

test('[FORCE-08] [HOUSE-09] whose men and cards may join: allies of the theatre, one card for every four men', () => {
  const ids = FACTIONS.map(({ id }) => id)
  const west = { ...context, theatre: 'westernEurope' }
  expect(alliedFactions(west, 'de-infantry', ids)).toEqual(['de-airborne'])
  expect(alliedFactions(context, 'de-infantry', ids)).toHaveLength(ids.length - 1)
  const men = platoon().characters.length
  expect(alliedCards(west, platoon(), ids)).toEqual({
    factions: ['de-airborne'],
    left: Math.floor(men / 4),
    limit: Math.floor(men / 4),
  })
  expect(alliedCards(context, platoon(), ids)).toEqual({ factions: [], left: 0, limit: 0 })
  const free = ruleSetOf({ qs: 'qs-en', cc: 'cc-en', options: { 'house.alliedLimits': false } })
  expect(alliedCards({ ...west, rules: free }, platoon(), ids).left).toBeUndefined()
})
