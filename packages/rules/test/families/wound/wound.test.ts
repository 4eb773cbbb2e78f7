import { describe, expect, it } from 'vitest'
import { tallyOf } from '../../../src/query/losses.ts'
import { figureId, markerId } from '../../../src/state/ids.ts'
import { at } from '../../world/places.ts'
import { EDITIONS, FIRE, RIFLE_ID, range, shoot } from '../../world/range.ts'

const aimed = { verb: 'aim', figure: figureId('t') } as const

const spend = { verb: 'takeCover', figure: figureId('emberReserve') } as const

describe.each(EDITIONS)('%s', (qs) => {
  it('[WOUND-04] a wound in the enemy turn: Shock is over when the own turn comes', () => {
    const game = shoot(range(4, { qs, target: { hurt: { aim: 1 } } }), [4, 1, 1])
    expect(game.figure('t').shockSince).toBe(1)
    game.say({ verb: 'endTurn' })
    expect(game.figure('t').shockSince).toBeUndefined()
    expect(game.facts('shockEnded')).toEqual([{ type: 'shockEnded', figure: 't' }])
    expect(game.rule(aimed)).toBeUndefined()
  })

  it('[WOUND-04] a wound in the own turn lasts into the enemy turn in the Italian edition alone', () => {
    const game = range(4, { qs, turn: { active: 'ember' }, target: { wounded: true, shockSince: 1 } })
    game.say(spend).say({ verb: 'endTurn' })
    expect(game.figure('t').shockSince).toBe(qs === 'qs-it' ? 1 : undefined)
    game.say({ verb: 'takeCover', figure: figureId('blueReserve') }).say({ verb: 'endTurn' })
    expect(game.figure('t').shockSince).toBeUndefined()
  })
})

describe('a wound', () => {
  it('[WOUND-01] turns the card at once; counters stay and may exceed the new maximum', () => {
    const target = { hurt: { maxActions: 1 }, counters: { slots: 2 } }
    const game = shoot(range(4, { target }), [4, 1, 1])
    expect(game.figure('t')).toMatchObject({ wounded: true, counters: { slots: 2 } })
  })

  it('[WOUND-01] the values of the wounded side apply', () => {
    const strong = { healthy: { move: 9 }, hurt: { move: 1 }, wounded: true }
    const game = range(8, { shooter: strong })
    const go = (x: number) => game.rule({ verb: 'move', figure: figureId('a'), path: [at(x, 12)] })
    expect(go(3.9)).toBeUndefined()
    expect(go(5)).toBe('MOVE-01')
  })

  it('[WOUND-02] [WOUND-03] puts the Character in Shock: no Action, no reaction', () => {
    const game = shoot(range(8), [4, 1, 1])
    expect(game.figure('t').shockSince).toBe(1)
    expect(shoot(game, [1, 1, 1]).facts('shotResolved')).toHaveLength(1)
    const asleep = range(8, { shooter: { wounded: true, shockSince: 1 } })
    for (const verb of ['aim', 'takeCover'] as const) {
      expect(asleep.rule({ verb, figure: figureId('a') })).toBe(verb === 'aim' ? 'TURN-09' : 'WOUND-03')
    }
    expect(asleep.rule(FIRE)).toBe('WOUND-03')
  })

  it('[WOUND-03] Shock counts as Take Cover, and COVER-04 applies to it', () => {
    const score = (distance: number) => {
      const game = shoot(range(distance, { target: { wounded: true, shockSince: 1 } }), [1, 1, 1])
      return game.facts('shotResolved')[0]?.need.score
    }
    expect(score(6)).toBe(5)
    expect(score(5)).toBe(4)
  })

  it('[WOUND-03] [OF-11] ends an OF marker, unless `woundClearsOf` is off', () => {
    const marker = markerId('of')
    const watch = {
      kind: 'opportunityFire',
      id: marker,
      side: 'ember',
      owner: figureId('t'),
      weapon: RIFLE_ID,
    } as const
    const hit = (woundClearsOf: boolean) =>
      shoot(
        range(4, {
          options: { woundClearsOf },
          target: { standing: { kind: 'opportunityFire', marker } },
          markers: [{ ...watch, at: at(20, 20), radius: 3 }],
        }),
        [4, 1, 1],
      )
    expect(hit(true).state.markers).toEqual([])
    expect(hit(true).figure('t').standing).toBeUndefined()
    expect(hit(false).state.markers).toHaveLength(1)
    expect(hit(false).figure('t').standing).toMatchObject({ kind: 'opportunityFire' })
  })

  it('[WOUND-01] keeps a Take Cover marker', () => {
    const game = shoot(range(8, { target: { standing: { kind: 'takeCover' } } }), [5, 1, 1])
    expect(game.figure('t')).toMatchObject({ wounded: true, standing: { kind: 'takeCover' } })
  })
})

describe('elimination', () => {
  it('[WOUND-05] by the second wound', () => {
    const game = shoot(range(4, { target: { wounded: true } }), [4, 1, 1])
    expect(game.facts('eliminated')).toEqual([{ type: 'eliminated', figure: 't', rule: 'WOUND-05' }])
  })

  it('[WOUND-06] by a headshot on a healthy Character', () => {
    const game = shoot(range(4), [6, 6, 1])
    expect(game.facts('wounded')).toEqual([])
    expect(game.figure('t').whereabouts).toBe('eliminated')
  })

  it('[WOUND-07] takes the figure and its markers off the table', () => {
    const marker = markerId('of')
    const watch = {
      kind: 'opportunityFire',
      id: marker,
      side: 'ember',
      owner: figureId('t'),
      weapon: RIFLE_ID,
    } as const
    const game = shoot(
      range(4, {
        target: { wounded: true, shockSince: 1, standing: { kind: 'opportunityFire', marker } },
        markers: [{ ...watch, at: at(20, 20), radius: 3 }],
      }),
      [6, 6, 1],
    )
    const { standing, shockSince, whereabouts } = game.figure('t')
    expect({ standing, shockSince, whereabouts }).toEqual({ whereabouts: 'eliminated' })
    expect(game.state.markers).toEqual([])
    expect(tallyOf(game.state, 'ember')).toMatchObject({ lostAp: 5, lostFigures: 1 })
  })

  it('[WOUND-08] by the first wound of a card without a wounded side', () => {
    const game = shoot(range(4, { target: { hurt: false } }), [4, 1, 1])
    expect(game.facts('eliminated')).toEqual([{ type: 'eliminated', figure: 't', rule: 'WOUND-08' }])
  })
})

describe('what a wound ends', () => {
  it('[OF-11] [SF-12] what a wound ends it ends by its own rule', () => {
    const game = range(5, {
      options: { woundClearsOf: true },
      tokens: { ember: 0 },
      target: { watches: { at: [20, 12] } },
    }).say(FIRE, [4, 1, 1])
    expect(game.facts('standingCleared')).toEqual([{ type: 'standingCleared', figure: 't', rule: 'OF-11' }])
    const kept = range(5, {
      options: { woundClearsOf: false },
      tokens: { ember: 0 },
      target: { watches: { at: [20, 12] } },
    })
    expect(kept.say(FIRE, [4, 1, 1]).facts('standingCleared')).toEqual([])
  })
})
