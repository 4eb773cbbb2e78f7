import { UNIVERSAL } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import {
  type CardSet,
  ContentError,
  companyBookOf,
  FACTIONS,
  loadCardFile,
  TACTICS,
  tacticPrice,
  VEHICLES,
  withSets,
} from '../src/index.ts'

const man = {
  id: 'mine/man',
  name: 'Joe',
  named: true,
  role: 'rifleman',
  rank: 'private',
  ap: 9,
  healthy: { move: 4, h2h: 2, maxActions: 2, weapons: ['garand'] },
}
const names = { en: 'Truck', it: 'Camion', es: 'Camión' }
const truck = { id: 'mine/truck', name: names, kind: 'soft', move: 8, seats: 4, size: 3, weapons: [], ap: 3 }
const rush = {
  id: 'mine/rush',
  name: { en: 'Rush', it: 'Impeto', es: 'Ímpetu' },
  ap: 2,
  window: 'ownTurn',
  effects: [{ effect: 'move', who: 'friend', amount: 2, lasts: 'once' }],
}
const supplement = { id: 'mine', faction: 'us-airborne', name: { en: 'Mine', it: 'Mie', es: 'Mías' } }

const load = (part: object, others: readonly CardSet[] = []): CardSet =>
  loadCardFile(JSON.stringify({ supplement: { ...supplement, ...part } }), others)

function refusal(read: () => unknown): ContentError {
  try {
    read()
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
  throw new Error('was accepted')
}

describe('cards that join a faction of ours', () => {
  it('[FORCE-06] are fielded beside ours: Characters, vehicles, tactic cards', () => {
    const set = load({ characters: [man], vehicles: [truck], tactics: [rush] })
    expect(set).toMatchObject({ id: 'us-airborne', set: 'mine', joins: true })
    const airborne = withSets(FACTIONS, [set]).find(({ id }) => id === 'us-airborne')
    expect(airborne?.characters.at(-1)).toMatchObject({ id: 'mine/man', faction: 'us-airborne', nation: 'us' })
    const book = companyBookOf(withSets(FACTIONS, [set]))
    expect(book.characters).toHaveProperty(['mine/man'])
    expect(book.vehicles).toHaveProperty(['mine/truck', 'faction'], 'us-airborne')
    expect(book.tactics).toHaveProperty(['mine/rush', 'faction'], 'us-airborne')
    expect(Object.keys(book.tactics ?? {})).toHaveLength(TACTICS.length + 1)
    const others = companyBookOf(withSets(FACTIONS, [set]).filter(({ id }) => id === 'de-infantry'))
    expect(others.vehicles).not.toHaveProperty(['mine/truck'])
  })

  it('[TACTIC-02] belong to their faction or to everybody', () => {
    const set = load({ vehicles: [{ ...truck, faction: UNIVERSAL }], tactics: [{ ...rush, faction: UNIVERSAL }] })
    expect(set.vehicles?.[0]?.card.faction).toBe(UNIVERSAL)
    expect(refusal(() => load({ vehicles: [{ ...truck, faction: 'de-infantry' }] }))).toMatchObject({
      field: 'supplement.vehicles[0].faction',
      fault: 'notOneOf',
    })
    expect(refusal(() => load({ tactics: [{ ...rush, faction: 'de-infantry' }] }))).toMatchObject({
      field: 'supplement.tactics[0].faction',
      fault: 'notOneOf',
    })
  })

  it('[CARD-01] never stand in the place of one of ours or of another set', () => {
    const ours = VEHICLES[0]?.card.id
    const fault = { fault: 'taken' }
    expect(refusal(() => load({ vehicles: [{ ...truck, id: ours }] }))).toMatchObject(fault)
    expect(refusal(() => load({ tactics: [{ ...rush, id: TACTICS[0]?.id }] }))).toMatchObject(fault)
    const before = load({ tactics: [rush], characters: [man] })
    expect(refusal(() => load({ id: 'other', tactics: [rush] }, [before]))).toMatchObject(fault)
    expect(refusal(() => load({ id: 'us-airborne' }))).toMatchObject({ ...fault, field: 'supplement.id' })
    // The same set, changed, stands in its own place.
    expect(load({ tactics: [rush] }, [before]).characters).toEqual([])
    expect(refusal(() => load({ faction: 'nobody' }))).toMatchObject({ fault: 'noSuchFaction' })
    expect(refusal(() => load({ tactics: [rush, rush] }))).toMatchObject({
      fault: 'repeatedId',
      field: 'supplement.tactics[1].id',
    })
  })

  it('[TACTIC-04] another price than the formula’s is marked wherever the card goes', () => {
    const price = tacticPrice(load({ tactics: [rush] }).tactics?.[0] ?? { effects: [] })
    expect(price).toBe(2)
    expect(refusal(() => load({ tactics: [{ ...rush, ap: 7 }] }))).toMatchObject({
      field: 'supplement.tactics[0].ap',
      fault: 'notThePrice',
      params: { limit: 2 },
    })
    const typed = load({ tactics: [{ ...rush, ap: 7, apTyped: true }], characters: [man], vehicles: [truck] })
    expect(typed.tactics?.[0]).toMatchObject({ ap: 7, apTyped: true })
    // A stat card in a box has its own price: the mark is put on it where its file leaves it out.
    expect(typed.characters[0]).toMatchObject({ ap: 9, apTyped: true })
    expect(typed.vehicles?.[0]?.card).not.toHaveProperty('apTyped')
    expect(FACTIONS.flatMap(({ characters }) => characters).filter((card) => card.apTyped)).toEqual([])
  })

  it.each([
    ['a text of 10,000 characters', { characters: [{ ...man, name: 'x'.repeat(10_000) }] }, 'characters[0].name'],
    ['a name with a line break', { vehicles: [{ ...truck, name: { ...names, it: 'a\nb' } }] }, 'vehicles[0].name.it'],
    [
      'an effect that is none',
      { tactics: [{ ...rush, effects: [{ effect: 'win' }] }] },
      'tactics[0].effects[0].effect',
    ],
    ['a weapon that nobody knows', { vehicles: [{ ...truck, weapons: ['ray'] }] }, 'vehicles[0].weapons[0]'],
  ])('[CARD-01] are refused by their field: %s', (_what, part, field) => {
    expect(refusal(() => load(part)).field).toBe(`supplement.${field}`)
  })
})
