import { CARD_LIMITS, createGame, isRefusal, ruleSetOf, seatId, seededChance } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { ContentError, loadCardFile } from '../src/index.ts'

const side = { move: 4, h2h: 2, maxActions: 2, weapons: ['garand'] }
const faction = {
  id: 'mine',
  nation: 'us',
  branch: 'infantry',
  squadSize: 12,
  platoonMortar: false,
  name: { en: 'Mine', it: 'Mia', es: 'Mía' },
  characters: [{ id: 'mine/a', name: 'Joe', named: true, role: 'rifleman', rank: 'private', ap: 5, healthy: side }],
}

const refusal = (file: unknown): ContentError => {
  try {
    loadCardFile(typeof file === 'string' ? file : JSON.stringify(file))
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
  throw new Error('was accepted')
}

describe('a card file of a player', () => {
  it('[FIRE-05] gives Characters with the weapons that it names', () => {
    const loaded = loadCardFile(
      JSON.stringify({
        weapons: { musket: { type: 'Musket', kind: 'gun', maxShots: 1, short: 1, long: 1 } },
        faction: {
          ...faction,
          characters: [{ ...faction.characters[0], healthy: { ...side, weapons: ['musket', 'mk2'] } }],
        },
      }),
    )
    expect(loaded.characters[0]?.healthy.weapons.map(({ id }) => id)).toEqual(['musket', 'mk2'])
    expect(loaded.characters[0]?.wounded).toBeUndefined()
  })

  it('[FIRE-07] names may be in any letters, but nothing that is unseen, endless or turns a line round', () => {
    const [man] = faction.characters
    const named = (name: string) => ({ faction: { ...faction, characters: [{ ...man, name }] } })
    for (const name of ['\u200fمرحبا', 'Łukasz', '<b>Eve</b>', '🪖', 'Z\u0351\u0489', 'zero\u200bwidth'])
      expect(loadCardFile(JSON.stringify(named(name))).characters[0]?.name).toBe(name)
    for (const name of ['W'.repeat(10_000), 'Eve \u202elive', 'a\u2066b', 'a\u2028b', '\u200b\u200d', ' ', '\u001b[2J'])
      expect(refusal(named(name)).field, JSON.stringify(name.slice(0, 20))).toBe('faction.characters[0].name')
  })

  it('[FIRE-07] a card or weapon of ours, or a name that every object answers to, is taken', () => {
    const [man] = faction.characters
    const musket = { type: 'Musket', kind: 'gun', maxShots: 1, short: 1, long: 1 }
    const named = (id: string) => refusal({ faction: { ...faction, characters: [{ ...man, id }] } })
    expect(named('us-airborne/hobart')).toMatchObject({ field: 'faction.characters[0].id', fault: 'taken' })
    expect(named('constructor')).toMatchObject({ field: 'faction.characters[0].id', fault: 'taken' })
    expect(refusal({ weapons: { garand: musket }, faction })).toMatchObject({ field: 'weapons.garand', fault: 'taken' })
    expect(refusal({ weapons: { constructor: musket }, faction })).toMatchObject({ fault: 'forbiddenName' })
    const armed = { ...man, healthy: { ...side, weapons: ['constructor'] } }
    expect(refusal({ faction: { ...faction, characters: [armed] } })).toMatchObject({ fault: 'unknownWeapon' })
    const proto = JSON.stringify({ weapons: { x: musket }, faction }).replace('"x"', '"__proto__"')
    expect(refusal(proto).field).toContain('weapons')
  })

  it.each([
    ['not JSON', '{', 'file'],
    ['an unknown field', { faction: { ...faction, colour: 'red' } }, 'faction.colour'],
    [
      'an unknown weapon',
      {
        faction: { ...faction, characters: [{ ...faction.characters[0], healthy: { ...side, weapons: ['ray gun'] } }] },
      },
      'faction.characters[0].healthy.weapons[0]',
    ],
    [
      'a negative Move',
      { faction: { ...faction, characters: [{ ...faction.characters[0], healthy: { ...side, move: -1 } }] } },
      'faction.characters[0].healthy.move',
    ],
    [
      'dice that are no whole number',
      { faction: { ...faction, characters: [{ ...faction.characters[0], healthy: { ...side, h2h: 1.5 } }] } },
      'faction.characters[0].healthy.h2h',
    ],
    [
      'a grenade without radius',
      { weapons: { bomb: { type: 'Bomb', kind: 'grenade', maxShots: 1, short: 3, long: 0 } }, faction },
      'weapons.bomb.radius',
    ],
    [
      'the same id twice',
      { faction: { ...faction, characters: [faction.characters[0], faction.characters[0]] } },
      'faction.characters[1].id',
    ],
    [
      'a named Character without a name',
      { faction: { ...faction, characters: [{ ...faction.characters[0], name: undefined }] } },
      'faction.characters[0].name',
    ],
  ])('[CARD-01] is refused with the field named: %s', (_what, file, field) => {
    expect(refusal(file).field).toBe(field)
  })

  it.each([
    ['notJson', '{', {}],
    ['unknownField', { faction: { ...faction, colour: 'red' } }, {}],
    ['missing', { faction: { ...faction, id: undefined } }, {}],
    ['notAText', { faction: { ...faction, id: 7 } }, {}],
    ['notANumber', { faction: { ...faction, squadSize: 'many' } }, {}],
    ['notATruth', { faction: { ...faction, platoonMortar: 'yes' } }, {}],
    ['notAList', { faction: { ...faction, characters: {} } }, {}],
    ['notAnObject', { faction: 'mine' }, {}],
    ['valueTooBig', { faction: { ...faction, squadSize: 101 } }, { limit: 100 }],
    ['valueTooSmall', { faction: { ...faction, squadSize: 0 } }, { limit: 1 }],
    [
      'repeatedId',
      { faction: { ...faction, characters: [faction.characters[0], faction.characters[0]] } },
      { id: 'mine/a' },
    ],
  ])('[FORCE-01] says what is wrong as a word that screens translate: %s', (fault, file, params) => {
    expect(refusal(file)).toMatchObject({ fault, params })
  })
})

describe('limits of a card', () => {
  const weapons = (count: number) => Array.from({ length: count }, (_, i) => `w${i}`)
  const gun = { type: 'Gun', kind: 'gun', maxShots: 1, short: 1, long: 1 } as const
  const [man] = faction.characters
  const fileOf = (healthy: object) => {
    const armoury = Object.fromEntries(weapons(CARD_LIMITS.weapons + 1).map((name) => [name, gun]))
    return { weapons: armoury, faction: { ...faction, characters: [{ ...man, healthy: { ...side, ...healthy } }] } }
  }
  const inGame = (healthy: { readonly weapons?: readonly string[]; readonly [value: string]: unknown }): boolean => {
    const carried = (healthy.weapons ?? []).map((id) => ({ ...gun, id }))
    const card = { id: 'c', named: false, role: 'rifleman', ap: 1, faction: 'f', rank: 'private' }
    const cards = { characters: { c: { ...card, healthy: { ...side, ...healthy, weapons: carried } } }, weapons: {} }
    const spec = {
      start: 'setup',
      rules: ruleSetOf({ qs: 'qs-en' }),
      cards,
      seats: { [seatId('a')]: 'blue', [seatId('b')]: 'ember' },
      gameType: 'skirmish',
      agreedAp: 30,
      table: { width: 24_000, height: 24_000 },
    }
    return !isRefusal(createGame(spec as never, seededChance('any')))
  }
  const { dice, length, value } = CARD_LIMITS

  it.each([
    ['weapons', { weapons: weapons(CARD_LIMITS.weapons) }, { weapons: weapons(CARD_LIMITS.weapons + 1) }],
    ['h2h', { h2h: dice }, { h2h: dice + 1 }],
    ['move', { move: length }, { move: length + 1 }],
    ['call', { call: -value }, { call: -value - 1 }],
  ])('[CARD-01] a card file and a game take the same cards: %s', (_field, most, more) => {
    expect(loadCardFile(JSON.stringify(fileOf(most))).characters).toHaveLength(1)
    expect(refusal(fileOf(more)).field).toContain('faction.characters[0].healthy')
    expect([inGame(most), inGame(more)]).toEqual([true, false])
  })
})
