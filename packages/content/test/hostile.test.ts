import { createGame, isRefusal, ruleSetOf, seatId, seededChance, type Table } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { mutated } from '../../rules/test/support/mutation.ts'
import { tries } from '../../rules/test/support/thorough.ts'
import crossroads from '../data/battlefields/crossroads.json' with { type: 'json' }
import usRifle from '../data/factions/us-rifle.json' with { type: 'json' }
import tactics from '../data/tactics/us-rifle.json' with { type: 'json' }
import vehicles from '../data/vehicles.json' with { type: 'json' }
import {
  BATTLEFIELDS,
  battlefieldOf,
  ContentError,
  companyBookOf,
  FACTIONS,
  loadCardFile,
  readTacticFile,
} from '../src/index.ts'

/** The game that the accepted content makes, refused by the rules or not. */
function refusedBy(cards: Parameters<typeof companyBookOf>[0], table: Table | undefined): string | undefined {
  const made = createGame(
    {
      start: 'setup',
      rules: ruleSetOf({ qs: 'qs-en', cc: 'cc-en' }),
      cards: companyBookOf(cards),
      seats: { [seatId('a')]: 'blue', [seatId('b')]: 'ember' },
      gameType: 'skirmish',
      agreedAp: 30,
      table: table ?? { width: 24_000, height: 24_000 },
    },
    seededChance('any'),
  )
  return isRefusal(made) ? JSON.stringify(made) : undefined
}

/** What is accepted, or the fault with which it is refused; anything else that is thrown fails the test. */
function judged<T>(read: () => T): T | ContentError {
  try {
    return read()
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
}

const owned = <T extends { readonly id: string }>(card: T): T => ({ ...card, id: `own/${card.id}` })

const [vehicle] = vehicles

const OWN = {
  weapons: { musket: { type: 'Musket', kind: 'gun', maxShots: 1, short: 1, long: 1 } },
  faction: {
    ...usRifle,
    id: 'own',
    teamCard: `own/${usRifle.teamCard}`,
    characters: usRifle.characters.filter(({ id }, i) => i < 4 || /mg-team|reinforcements/.test(id)).map(owned),
    weapons: usRifle.weapons.map(owned),
    upgrades: usRifle.upgrades.map(owned),
    vehicles: [{ ...vehicle, faction: 'own', id: 'own/ride' }],
    tactics: tactics.cards.slice(0, 2).map(owned),
  },
}

const CHANGES = tries(400, 1500)

describe('content that somebody has changed', () => {
  it('[CARD-01] of changed card files each is refused by its field or can be played', () => {
    const chance = seededChance('cards')
    expect(judged(() => loadCardFile(JSON.stringify(OWN)))).not.toBeInstanceOf(ContentError)
    let refused = 0
    for (let i = 0; i < CHANGES; i++) {
      const { value, at } = mutated(chance, OWN)
      const read = judged(() => loadCardFile(JSON.stringify(value)))
      if (read instanceof ContentError) {
        refused += 1
        expect([at, read.field === '']).toEqual([at, false])
      } else expect([at, refusedBy([...FACTIONS, read], undefined)]).toEqual([at, undefined])
    }
    expect(refused).toBeGreaterThan(CHANGES * 0.46)
  })

  it('[SETUP-05] of changed battlefields each is refused by its field or can be played on', () => {
    const chance = seededChance('battlefields')
    expect(judged(() => battlefieldOf(crossroads))).toEqual(BATTLEFIELDS[0])
    let refused = 0
    for (let i = 0; i < CHANGES; i++) {
      const { value, at } = mutated(chance, crossroads)
      const read = judged(() => battlefieldOf(value))
      if (read instanceof ContentError) {
        refused += 1
        expect([at, read.field === '']).toEqual([at, false])
      } else expect([at, refusedBy(FACTIONS, read.table)]).toEqual([at, undefined])
    }
    expect(refused).toBeGreaterThan(CHANGES / 3)
  })

  it('[SETUP-05] lines that would be cut into more than 600 sections are refused', () => {
    const line = { look: 'wall', line: [1, 1, 1, 23] }
    const file = (count: number) => ({ ...crossroads, elements: Array.from({ length: count }, () => line) })
    expect(judged(() => battlefieldOf(file(100)))).not.toBeInstanceOf(ContentError)
    expect(judged(() => battlefieldOf(file(101)))).toMatchObject({ field: 'elements', fault: 'listTooLong' })
  })

  it('[SETUP-05] a table with more than 6,000 corners is refused by its field and the limit', () => {
    const polygon = Array.from({ length: 200 }, (_, i) => {
      const angle = (2 * Math.PI * i) / 200
      return [12 + 3 * Math.cos(angle), 12 + 3 * Math.sin(angle)]
    })
    const file = (count: number) => ({
      ...crossroads,
      elements: Array.from({ length: count }, () => ({ look: 'wood', polygon })),
    })
    expect(judged(() => battlefieldOf(file(30)))).not.toBeInstanceOf(ContentError)
    expect(judged(() => battlefieldOf(file(31)))).toMatchObject({
      message: 'elements: has more than 6000 corners in all',
      fault: 'tooManyCorners',
      params: { limit: 6000 },
    })
  })

  it('[CARD-01] what would be lost in silence is refused: names that stand there twice, and __proto__', () => {
    const fault = (text: string) => {
      const read = judged(() => loadCardFile(text))
      return read instanceof ContentError ? `${read.fault} ${read.message}` : 'accepted'
    }
    const text = JSON.stringify(OWN)
    const twice = text.replace('"musket":', '"musket":{"type":"a: \\"b","list":[1,{"x":2}]},"musket":')
    expect(fault(twice)).toBe('repeatedId weapons.musket: duplicate id musket')
    expect(fault(text.replace('"rankNames":{', '"rankNames":{"__proto__":"x",'))).toBe(
      'forbiddenName faction.rankNames.__proto__: is a reserved name',
    )
    expect(fault(text.replace('"allies":{', '"allies":{"\\u005f_proto__":[],'))).toBe(
      'forbiddenName faction.allies.__proto__: is a reserved name',
    )
    const [first] = OWN.faction.characters
    expect(fault(text.replace(`"id":"${first?.id}"`, `"id":"x", "id" : "${first?.id}"`))).toBe(
      'repeatedId faction.characters[0].id: duplicate id id',
    )
  })

  it('[HOUSE-10] a tactic card of which nothing is seen, or of a faction that is none, is refused', () => {
    const [card] = tactics.cards
    const fault = (change: object) => {
      const read = judged(() => readTacticFile(JSON.stringify({ ...card, faction: 'us-rifle', ...change })))
      return read instanceof ContentError ? read.message : 'accepted'
    }
    expect(fault({})).toBe('accepted')
    expect(fault({ id: ' ' })).toBe('id: must have a visible character (HOUSE-10)')
    expect(fault({ name: { en: 'x', it: '\u200b', es: 'x' } })).toBe(
      'name.it: must have a visible character (HOUSE-10)',
    )
    expect(fault({ faction: '\u00a0' })).toBe('faction: must have a visible character (HOUSE-10)')
    expect(fault({ faction: 'constructor' })).toBe('faction: is a reserved name (HOUSE-10)')
    expect(fault({ allowedFactions: ['x', '__proto__'] })).toBe('allowedFactions[1]: is a reserved name (HOUSE-10)')
  })

  it('[SETUP-05] measures that no piece of its shape has are refused', () => {
    const fault = (element: object) => {
      const read = judged(() => battlefieldOf({ ...crossroads, elements: [{ look: 'wall', ...element }] }))
      return read instanceof ContentError ? read.message : 'accepted'
    }
    expect(fault({ line: [1, 1, 1, 5], thickness: 0.3 })).toBe('accepted')
    expect(fault({ rect: [1, 1, 1, 5], thickness: 0.3 })).toBe('elements[0].thickness: goes with a line only')
    expect(fault({ line: [1, 1, 1, 5], r: 2 })).toBe('elements[0].r: goes with at only')
  })

  it('[CARD-01] files that are too deep or too crowded are refused by that name', () => {
    const fault = (text: string) => {
      const read = judged(() => loadCardFile(text))
      return read instanceof ContentError ? read.fault : 'accepted'
    }
    expect(fault('['.repeat(41))).toBe('tooDeep')
    expect(fault(`[${'[],'.repeat(200_000)}0]`)).toBe('tooManyValues')
    expect(fault(' '.repeat(32_000_001))).toBe('fileTooBig')
  })
})
