import { describe, expect, it } from 'vitest'
import { defaultAnswer } from '../../../src/engine/candidates.ts'
import { scriptedChance } from '../../../src/kernel/chance.ts'
import { figureId, markerId } from '../../../src/state/ids.ts'
import { at } from '../../world/places.ts'
import { EDITIONS, FIRE, RIFLE_ID, range, screen, shoot, shotOf } from '../../world/range.ts'

const inCover = { standing: { kind: 'takeCover' } } as const

const rifle = { id: RIFLE_ID, type: 'rifle', kind: 'gun', maxShots: 2, short: 3, long: 2 } as const

const COVER = { verb: 'takeCover', figure: figureId('a') } as const

describe.each(EDITIONS)('%s', (qs) => {
  it('[COVER-03] [COVER-05] [EX-04] a target in the open reacts: need 5, marker stays', () => {
    const game = range(8, { qs, tokens: { ember: 2 } }).say(FIRE)
    game.say({ verb: 'reactTakeCover', take: true }, [4, 4, 4])
    expect(shotOf(game)).toMatchObject({ need: { score: 5 }, result: 'miss' })
    expect(game.facts('tookCover')).toEqual([{ type: 'tookCover', figure: 't', reaction: true }])
    expect(game.state.sides.ember.tokens).toBe(1)
    expect(game.figure('t')).toMatchObject({ standing: { kind: 'takeCover' }, counters: { slots: 1 } })
  })

  it('[COVER-04] [EX-05] an older marker and a shooter at exactly 5 u', () => {
    const score = qs === 'qs-es' ? 5 : 4
    const pistol = { healthy: { weapons: [{ ...rifle, short: 1 }] } }
    const game = shoot(range(5, { qs, shooter: pistol, target: inCover }), [4])
    expect(shotOf(game)).toMatchObject({ need: { score }, result: score === 4 ? 'wound' : 'miss' })
    expect(game.figure('t').standing).toEqual({ kind: 'takeCover' })
  })

  it('[COVER-04] within 4.9 u the marker helps nobody, beyond 5 u everybody', () => {
    expect(shotOf(shoot(range(4.9, { qs, target: inCover }), [1, 1, 1])).need).toEqual({
      score: 4,
      items: [
        { rule: 'FIRE-09', code: 'open', value: 4 },
        { rule: 'COVER-04', code: 'tooClose', value: 0 },
      ],
    })
    expect(shotOf(shoot(range(5.1, { qs, target: inCover }), [1, 1, 1])).need.score).toBe(5)
  })

  it('[COVER-04] at exactly 5 u nobody may react', () => {
    expect(range(5, { qs }).say(FIRE, [1, 1, 1]).facts('shotResolved')).toHaveLength(1)
  })

  it('[COVER-05] [EX-07] Partial Cover and Take Cover: need 6, one six is a wound', () => {
    const game = range(7, { qs, target: inCover, elements: [screen(4, 8, 16, 'partial')] })
    expect(shotOf(shoot(game, [6, 5, 5]))).toMatchObject({ need: { score: 6 }, hits: 1, result: 'wound' })
  })

  it('[COVER-03] [COVER-04] [EX-11] a target at 4 u is not offered the reaction', () => {
    const game = range(4, { qs }).say(FIRE, [1, 1, 1])
    expect(shotOf(game).need.score).toBe(4)
  })
})

describe('the Action', () => {
  it('[COVER-01] costs 1 AT and one slot, in the open too', () => {
    const game = range(8).say(COVER)
    expect(game.state.sides.blue.tokens).toBe(4)
    expect(game.figure('a')).toMatchObject({ standing: { kind: 'takeCover' }, counters: { slots: 1, attacked: false } })
    expect(game.facts('tookCover')).toEqual([{ type: 'tookCover', figure: 'a', reaction: false }])
  })

  it('[COVER-02] lasts across turns, until its Character does anything else', () => {
    const game = range(8, { shooter: { healthy: { aim: 1 } } })
      .say(COVER)
      .say({ verb: 'endTurn' })
    game.say({ verb: 'takeCover', figure: figureId('t') }).say({ verb: 'endTurn' })
    expect(game.figure('a').standing).toEqual({ kind: 'takeCover' })
    game.say({ verb: 'aim', figure: figureId('a') })
    expect(game.figure('a').standing).toBeUndefined()
    expect(game.facts('standingCleared')).toMatchObject([{ figure: 'a' }])
  })

  it('[COVER-02] is not taken twice', () => {
    expect(range(8).say(COVER).rule(COVER)).toBe('COVER-02')
  })

  it('[COVER-02] cancels the own OF marker', () => {
    const marker = markerId('m1')
    const watch = { kind: 'opportunityFire', id: marker, side: 'blue', owner: figureId('a'), weapon: RIFLE_ID } as const
    const game = range(8, {
      shooter: { standing: { kind: 'opportunityFire', marker } },
      markers: [{ ...watch, at: at(20, 20), radius: 3 }],
    }).say(COVER)
    expect(game.state.markers).toEqual([])
    expect(game.figure('a').standing).toEqual({ kind: 'takeCover' })
  })
})

describe('the reaction', () => {
  it('[COVER-03] declined costs nothing and leaves no marker', () => {
    const game = range(8).say(FIRE).say({ verb: 'reactTakeCover', take: false }, [4, 1, 1])
    expect(game.facts('coverDeclined')).toEqual([{ type: 'coverDeclined', figure: 't' }])
    expect(game.state.sides.ember.tokens).toBe(5)
    expect(shotOf(game)).toMatchObject({ need: { score: 4 }, result: 'wound' })
  })

  it.each([
    ['no AT', { tokens: { ember: 0 } }],
    ['Shock', { target: { wounded: true, shockSince: 1 } }],
    ['a marker already', { target: inCover }],
    ['no slot left', { target: { counters: { slots: 3 } } }],
  ])('[COVER-03] is not offered with %s', (_, rest) => {
    expect(range(8, rest).say(FIRE, [1, 1, 1]).facts('shotResolved')).toHaveLength(1)
  })

  it('[COVER-03] suppression does not forbid it', () => {
    expect(range(8, { target: { counters: { suppressed: true } } }).say(FIRE).question?.kind).toBe('takeCover')
  })

  it('[COVER-03] `reactionCoverFree` takes no AT, but a slot', () => {
    const game = range(8, { options: { reactionCoverFree: true }, tokens: { ember: 0 } }).say(FIRE)
    game.say({ verb: 'reactTakeCover', take: true }, [1, 1, 1])
    expect(game.state.sides.ember.tokens).toBe(0)
    expect(game.figure('t').counters.slots).toBe(1)
  })

  it('[COVER-03] cancels the own marker of the target', () => {
    const marker = markerId('m1')
    const watch = {
      kind: 'opportunityFire',
      id: marker,
      side: 'ember',
      owner: figureId('t'),
      weapon: RIFLE_ID,
    } as const
    const game = range(8, {
      target: { standing: { kind: 'opportunityFire', marker } },
      markers: [{ ...watch, at: at(20, 20), radius: 3 }],
    }).say(FIRE)
    game.say({ verb: 'reactTakeCover', take: true }, [1, 1, 1])
    expect(game.state.markers).toEqual([])
  })

  it('[COVER-03] only the side of the target answers; left alone it declines', () => {
    const game = range(8).say(FIRE)
    expect(game.rule({ verb: 'reactTakeCover', take: true }, 'blue')).toBe('TURN-16')
    expect(defaultAnswer(game.state, 'ember', scriptedChance([]))).toMatchObject({ take: false })
  })
})

describe('what counts as Take Cover', () => {
  it('[COVER-05] Shock counts like the marker', () => {
    const game = shoot(range(8, { target: { wounded: true, shockSince: 1 } }), [4, 4, 4])
    expect(shotOf(game).need.items).toContainEqual({ rule: 'WOUND-03', code: 'shock', value: 1 })
    expect(shotOf(game)).toMatchObject({ need: { score: 5 }, result: 'miss' })
  })

  it('[COVER-06] marker, Shock and Camouflage are one +1 together', () => {
    const target = { ...inCover, wounded: true, shockSince: 1, hurt: { camouflage: true } }
    const game = shoot(range(8, { qs: 'qs-es', target }), [1, 1, 1])
    expect(shotOf(game).need.score).toBe(5)
  })

  it('[COVER-06] `camoStacksWithTakeCover` adds Camouflage to the marker', () => {
    const target = { ...inCover, healthy: { camouflage: true } }
    const options = { camoStacksWithTakeCover: true }
    expect(shotOf(shoot(range(8, { qs: 'qs-es', options, target }), [1, 1, 1])).need.score).toBe(6)
  })

  it('[COVER-07] changes nothing for the dice of a blast', () => {
    const bomb = { ...rifle, kind: 'grenade', short: 1, radius: 2 } as const
    const game = range(6, { shooter: { healthy: { weapons: [bomb] } }, target: inCover })
    game.say({ verb: 'throwGrenade', figure: figureId('a'), weapon: RIFLE_ID, at: game.figure('t').position }, [4])
    expect(game.figure('t').wounded).toBe(true)
  })
})

describe('the price of the reaction', () => {
  it('[COVER-03] the reaction is paid as the Action it is', () => {
    const game = range(8).say(FIRE)
    game.say({ verb: 'reactTakeCover', take: true }, [1, 1, 1])
    expect(game.facts('actionTaken')).toMatchObject([{ figure: 't', verb: 'takeCover', slots: 1, attack: false }])
    expect(game.facts('tookCover')).toEqual([{ type: 'tookCover', figure: 't', reaction: true }])
  })
})
