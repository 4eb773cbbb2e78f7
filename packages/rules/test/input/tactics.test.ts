import { Fault, LASTING_CHANGES, readAs, TACTIC_EFFECT_KINDS, tacticShape } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'

const DASH = {
  id: 'dash',
  name: { en: 'Dash', it: 'Scatto', es: 'Carrera' },
  faction: 'universal',
  ap: 2,
  window: 'ownTurn',
  effects: [{ effect: 'move', who: 'friend', amount: 2, lasts: 'once' }],
}

const faultOf = (change: object): string => {
  const read = readAs(tacticShape, { ...DASH, ...change })
  return read instanceof Fault ? `${read.field} ${read.code}` : 'good'
}

describe('tactic cards from outside', () => {
  it('[HOUSE-10] a card is what its fields say', () => {
    expect(readAs(tacticShape, DASH)).toEqual(DASH)
    expect(
      faultOf({ window: { afterEnemyAction: 'fireDeclared' }, effects: [{ effect: 'takeCover', who: 'target' }] }),
    ).toBe('good')
  })

  it('[HOUSE-10] an unknown effect, or one out of its range, is refused by its field', () => {
    const effect = (change: object) => faultOf({ effects: [{ ...DASH.effects[0], ...change }] })
    expect(effect({ effect: 'fly' })).toBe('effects[0].effect notOneOf')
    expect(effect({ amount: 9 })).toBe('effects[0].amount valueTooBig')
    expect(effect({ amount: 0 })).toBe('effects[0].amount badValue')
    expect(effect({ amount: 1.5 })).toBe('effects[0].amount notWhole')
    expect(effect({ lasts: 'ever' })).toBe('effects[0].lasts notOneOf')
    expect(effect({ who: 'everybody' })).toBe('effects[0].who notOneOf')
    expect(effect({ radius: 2 })).toBe('effects[0].radius unknownField')
    expect(effect({ effect: 'takeCover' })).toBe('effects[0].amount unknownField')
    expect(faultOf({ effects: [] })).toBe('effects listTooShort')
    expect(faultOf({ effects: [{ effect: 'toString' }] })).toBe('effects[0].effect notOneOf')
  })

  it('[TACTIC-09] a window is one of those of the turn', () => {
    expect(faultOf({ window: 'whenever' })).toBe('window notOneOf')
    expect(faultOf({ window: { afterEnemyAction: 'retreat' } })).toBe('window.afterEnemyAction notOneOf')
    expect(faultOf({ atCost: -1 })).toBe('atCost valueTooSmall')
  })

  it('[TACTIC-10] an effect upon a shot or a grenade needs the window in which there is one', () => {
    expect(faultOf({ effects: [{ effect: 'dud' }] })).toBe('effects[0] inconsistent')
    expect(faultOf({ effects: [{ effect: 'jam' }], window: { afterEnemyAction: 'move' } })).toBe(
      'effects[0] inconsistent',
    )
    expect(faultOf({ effects: [{ effect: 'pin', who: 'actor' }] })).toBe('effects[0] inconsistent')
    expect(faultOf({ effects: [{ effect: 'calm', who: 'target' }] })).toBe('effects[0] inconsistent')
  })

  it('[HOUSE-10] one Character at most is named, and no effect stands twice', () => {
    const [move] = DASH.effects
    expect(faultOf({ effects: [move, { effect: 'pin', who: 'enemy' }] })).toBe('effects[1].who inconsistent')
    expect(faultOf({ effects: [move, move] })).toBe('effects[1].effect repeatedId')
  })

  it('[HOUSE-10] the vocabulary stays small', () => {
    expect(TACTIC_EFFECT_KINDS.length).toBeLessThanOrEqual(25)
    for (const change of LASTING_CHANGES) expect(TACTIC_EFFECT_KINDS).toContain(change)
  })
})
