import {
  type CardBook,
  cardId,
  cardOf,
  type FieldChange,
  faceOf,
  figureId,
  type GameState,
  initialState,
  isRefusal,
  knownFigure,
  tallyOf,
  weaponId,
  weaponsOf,
  worthOfFigure,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { CARDS, RIFLE, SOLDIER } from '../world/cards.ts'
import { man, prepared, rulesOf } from '../world/games.ts'

const SWORD = { ...RIFLE, id: weaponId('sword') }
const BACK = { ...RIFLE, id: weaponId('back'), short: 6 }

const book = (changes: readonly FieldChange[]): CardBook => ({
  characters: {
    ...CARDS.characters,
    [cardId('plain')]: {
      id: cardId('plain'),
      named: false,
      role: 'plain',
      ap: 5,
      faction: 'any',
      rank: 'private',
      healthy: SOLDIER,
      wounded: { move: 2, maxActions: 1, weapons: [RIFLE], h2h: 1 },
    },
    [cardId('team')]: {
      id: cardId('team'),
      named: false,
      role: 'team',
      ap: 6,
      faction: 'any',
      rank: 'private',
      figures: 2,
      healthy: SOLDIER,
    },
  },
  weapons: {
    ...CARDS.weapons,
    [cardId('two')]: { ...RIFLE, id: weaponId('front'), ap: 2, faction: 'any', reverse: BACK, reverseFaction: 'far' },
  },
  upgrades: { [cardId('change')]: { id: cardId('change'), ap: -2, faction: 'any', changes } },
})

function opened(changes: readonly FieldChange[], figure: object, wounded = false): GameState {
  const figures = [man('a', 'blue', 4, 4, { is: 'plain', wounded, ...figure }), man('x', 'ember', 4, 20)]
  const state = initialState({ ...prepared({ figures }, rulesOf()), cards: book(changes) })
  if (isRefusal(state)) throw new Error(`${state.code} ${JSON.stringify(state.params)}`)
  return state
}

const faceWith = (changes: readonly FieldChange[], wounded = false) => {
  const state = opened(changes, { upgrades: [cardId('change')] }, wounded)
  return faceOf(state, knownFigure(state, figureId('a')))
}

describe('upgrades and downgrades', () => {
  it('[HOUSE-11] a number is changed on both sides, where it is printed; what falls to nothing is gone', () => {
    const faster: FieldChange = { change: 'add', field: 'move', by: 1.25 }
    expect(faceWith([faster]).move).toBe(7.25)
    expect(faceWith([faster], true).move).toBe(3.25)
    expect(faceWith([{ change: 'add', field: 'command', by: 1 }]).command).toBeUndefined()
    expect(faceWith([{ change: 'add', field: 'aim', by: -1 }])).not.toHaveProperty('aim')
    expect(faceWith([{ change: 'add', field: 'h2h', by: -9 }]).h2h).toBe(0)
  })

  it('[HOUSE-11] values are printed or removed, abilities granted, weapons given and taken', () => {
    expect(faceWith([{ change: 'print', field: 'firstAid', value: 2 }]).firstAid).toBe(2)
    expect(faceWith([{ change: 'grant', field: 'camouflage' }]).camouflage).toBe(true)
    expect(faceWith([{ change: 'remove', field: 'ofRadius' }])).not.toHaveProperty('ofRadius')
    const arms = (...changes: readonly FieldChange[]) => faceWith(changes).weapons.map(({ id }) => id)
    expect(arms({ change: 'arm', weapon: SWORD })).toEqual(['rifle', 'sword'])
    expect(arms({ change: 'arm', weapon: { ...SWORD, id: RIFLE.id } })).toEqual(['rifle'])
    expect(arms({ change: 'disarm', weapon: RIFLE.id })).toEqual([])
  })

  it('[HOUSE-11] [VICT-04] the price changes with it, and a medic has the kits of his upgraded card', () => {
    const state = opened([{ change: 'print', field: 'firstAid', value: 3 }], { upgrades: [cardId('change')] })
    expect(worthOfFigure(state, knownFigure(state, figureId('a')))).toBe(3)
    expect(state.sheets[0]?.kits).toBe(3)
  })

  it('[HOUSE-11] one card is made for all readings of a sheet', () => {
    const state = opened([{ change: 'grant', field: 'rider' }], { upgrades: [cardId('change')] })
    const a = knownFigure(state, figureId('a'))
    expect(cardOf(state, a)).toBe(cardOf(state, a))
    expect(cardOf(state, a)).not.toBe(state.cards.characters[cardId('plain')])
  })
})

describe('cards in play', () => {
  it('[FORCE-04] a two-faced weapon card is used with the face that it shows', () => {
    const weapons = (figure: object) => {
      const state = opened([], figure)
      return weaponsOf(state, knownFigure(state, figureId('a'))).map(({ id, short }) => `${id} ${short}`)
    }
    const assigned = [cardId('two')]
    expect(weapons({ assigned })).toEqual(['rifle 3', 'front 3'])
    expect(weapons({ assigned, reversed: assigned })).toEqual(['rifle 3', 'back 6'])
  })

  it('[REINF-03] [VICT-05] two figures share a sheet: the AP are lost with the second, each is a Character', () => {
    const pair = (first: object, second: object) => {
      const team = { is: 'team' }
      const figures = [
        man('a', 'blue', 4, 4, { ...team, ...first }),
        man('b', 'blue', 6, 4, { ...team, shares: figureId('a'), ...second }),
        man('x', 'ember', 4, 20),
      ]
      const state = initialState({ ...prepared({ figures }, rulesOf()), cards: book([]) })
      if (isRefusal(state)) throw new Error(state.code)
      return tallyOf(state, 'blue')
    }
    const gone = { whereabouts: 'eliminated' }
    expect(pair({}, {})).toEqual({ totalAp: 6, totalFigures: 2, lostAp: 0, lostFigures: 0 })
    expect(pair(gone, {})).toEqual({ totalAp: 6, totalFigures: 2, lostAp: 0, lostFigures: 1 })
    expect(pair({}, gone)).toEqual({ totalAp: 6, totalFigures: 2, lostAp: 0, lostFigures: 1 })
    expect(pair(gone, gone)).toEqual({ totalAp: 6, totalFigures: 2, lostAp: 6, lostFigures: 2 })
  })

  it('[REINF-03] only a figure of the same side and card, listed before, shares its sheet', () => {
    const fault = (second: object) => {
      const figures = [man('a', 'blue', 4, 4, { is: 'team' }), man('b', 'blue', 6, 4, { is: 'team', ...second })]
      const state = initialState({ ...prepared({ figures }, rulesOf()), cards: book([]) })
      return isRefusal(state) ? `${state.code} ${state.params.field}` : 'accepted'
    }
    expect(fault({ shares: figureId('a') })).toBe('accepted')
    expect(fault({ shares: figureId('b') })).toBe('noSuchFigure position.figures[1].shares')
    expect(fault({ shares: figureId('zz') })).toBe('noSuchFigure position.figures[1].shares')
    expect(fault({ shares: figureId('a'), side: 'ember' })).toBe('noSuchFigure position.figures[1].shares')
    expect(fault({ shares: figureId('a'), is: 'rifleman' })).toBe('noSuchFigure position.figures[1].shares')
  })
})
