import { weaponId } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { figureId } from '../../../src/state/ids.ts'
import { RIFLE } from '../../world/cards.ts'
import { refused } from '../../world/games.ts'
import { u } from '../../world/places.ts'
import { EDITIONS, FIRE, range, screen, shoot, shotOf } from '../../world/range.ts'
import { ember } from '../../world/scene.ts'

const pistol = { ...RIFLE, id: weaponId('pistol'), type: 'pistol', short: 1, long: 0 }

const grenade = {
  ...RIFLE,
  id: weaponId('grenade'),
  type: 'grenade',
  kind: 'grenade',
  short: 3,
  long: 0,
  radius: 2,
} as const

const withPistol = { healthy: { weapons: [RIFLE, pistol] } }

const PISTOL = { ...RIFLE, id: weaponId('pistol'), long: 0 } as const

const hidden = { healthy: { camouflage: true } }

const hedge = [screen(4, 8, 16, 'partial')]

describe.each(EDITIONS)('%s', (qs) => {
  it('[FIRE-03] [FIRE-09] [FIRE-10] [EX-01] S dice at exactly 10 u, one hit wounds', () => {
    const game = shoot(range(10, { qs }), [4, 1, 2])
    expect(shotOf(game)).toMatchObject({ band: 'short', need: { score: 4 }, hits: 1, result: 'wound', distance: u(10) })
    expect(game.figure('t')).toMatchObject({ wounded: true, shockSince: 1 })
  })

  it('[FIRE-03] [EX-02] L dice at 10.1 u', () => {
    const game = shoot(range(10.1, { qs }), [3, 3])
    expect(shotOf(game)).toMatchObject({ band: 'long', dice: [3, 3], result: 'miss' })
    expect(game.figure('t').wounded).toBe(false)
  })

  it('[FIRE-09] [EX-03] Partial Cover needs 5', () => {
    const game = shoot(range(8, { qs, elements: [screen(4, 8, 16, 'partial')] }), [4, 4, 5])
    expect(shotOf(game)).toMatchObject({ cover: 'partial', need: { score: 5 }, hits: 1, result: 'wound' })
  })

  it('[FIRE-11] [FIRE-12] [EX-06] two sixes eliminate at need 6', () => {
    const standing = { kind: 'takeCover' } as const
    const game = range(7, { qs, target: { standing }, elements: [screen(4, 8, 16, 'partial')] })
    expect(shotOf(shoot(game, [6, 6, 1]))).toMatchObject({ need: { score: 6 }, result: 'headshot' })
    expect(game.facts('eliminated')).toEqual([{ type: 'eliminated', figure: 't', rule: 'FIRE-11' }])
    expect(game.figure('t').whereabouts).toBe('eliminated')
  })

  it('[FIRE-06] [EX-12] rifle, then grenade in the same turn', () => {
    const game = range(8, {
      qs,
      shooter: { healthy: { maxActions: 2, weapons: [RIFLE, grenade] }, counters: { slots: 1, weapons: [RIFLE.id] } },
    })
    const toss = { verb: 'throwGrenade', figure: figureId('a'), weapon: grenade.id, at: { x: u(10), y: u(6) } } as const
    expect(game.rule(toss)).toBe(qs === 'qs-it' ? undefined : 'FIRE-06')
  })

  it('[FIRE-06] the weapon used first may be used again', () => {
    const game = range(8, { qs, shooter: { ...withPistol, counters: { weapons: [RIFLE.id] } } })
    expect(game.rule(FIRE)).toBeUndefined()
    expect(game.rule({ ...FIRE, weapon: pistol.id })).toBe(qs === 'qs-it' ? undefined : 'FIRE-06')
  })
})

describe('declaring', () => {
  it('[FIRE-01] [FIRE-13] shooter, weapon and target are named before the dice, then reaction, then the roll', () => {
    const game = range(8).say(FIRE)
    expect(game.facts('shotDeclared')).toEqual([
      { type: 'shotDeclared', mode: 'fire', shooter: 'a', weapon: 'rifle', target: 't', aims: 0 },
    ])
    expect(game.facts('shotResolved')).toEqual([])
    expect(game.asked('takeCover')).toMatchObject({ awaiting: ['ember'], figure: 't', shooter: 'a', weapon: 'rifle' })
    game.say({ verb: 'reactTakeCover', take: false }, [1, 1, 1])
    expect(game.events.map(({ type }) => type)).toContain('shotResolved')
  })

  it('[FIRE-13] the shooter pays and loses its marker before the target reacts, and is bound', () => {
    const game = range(8, { shooter: { standing: { kind: 'takeCover' } } }).say(FIRE)
    expect(game.state.sides.blue.tokens).toBe(4)
    expect(game.figure('a').standing).toBeUndefined()
    expect(game.rule({ verb: 'endTurn' }, 'blue')).toBe('TURN-16')
  })

  it('[FIRE-13] the result is applied after the roll and victory is judged after that', () => {
    const game = range(4, { target: { wounded: true, ap: 1000 } }).say(FIRE, [4, 1, 1])
    const types = game.events.map(({ type }) => type)
    expect(types.indexOf('shotResolved')).toBeLessThan(types.indexOf('eliminated'))
    expect(types.indexOf('eliminated')).toBeLessThan(types.indexOf('gameEnded'))
    expect(game.state.outcome).toMatchObject({ winner: 'blue' })
  })

  it('[FIRE-13] what is broken is named in a stated order', () => {
    const shooter = { shockSince: 1, counters: { slots: 3, suppressed: true, shots: { rifle: 2 } } }
    const wall = [screen(2, 1, 23, 'total')]
    const options = { outOfAtEndsTurn: 'allowFreeActions' } as const
    const rule = (over: object, tokens = 5) =>
      range(8, { options, shooter: { ...withPistol, ...over }, elements: wall, tokens: { blue: tokens } }).rule(FIRE)
    expect(rule(shooter, 0)).toBe('WOUND-03')
    const { shockSince: _, ...awake } = shooter
    expect(rule(awake, 0)).toBe('SF-04')
    expect(rule({ counters: { slots: 3, shots: { rifle: 2 } } }, 0)).toBe('TURN-06')
    expect(rule({ counters: { slots: 3, shots: { rifle: 2 } } })).toBe('TURN-10')
    expect(rule({ counters: { shots: { rifle: 2 }, weapons: ['pistol'] } })).toBe('FIRE-07')
    expect(rule({ counters: { weapons: ['pistol'] } })).toBe('FIRE-06')
    expect(rule({})).toBe('FIRE-04')
  })

  it('[FIRE-02] each shot costs 1 AT and one slot', () => {
    const game = shoot(range(4), [1, 1, 1])
    expect(game.state.sides.blue.tokens).toBe(4)
    expect(game.figure('a').counters).toMatchObject({ slots: 1, attacked: true, shot: true })
    const options = { outOfAtEndsTurn: 'allowFreeActions' } as const
    expect(range(4, { options, tokens: { blue: 0 } }).rule(FIRE)).toBe('TURN-06')
  })

  it('[FIRE-03] a band with no dice cannot be used', () => {
    const game = range(10.1, { shooter: withPistol })
    expect(game.refusal({ ...FIRE, weapon: pistol.id })).toMatchObject({ rule: 'FIRE-03', params: { band: 'long' } })
    expect(range(10, { shooter: withPistol }).rule({ ...FIRE, weapon: pistol.id })).toBeUndefined()
  })

  it('[FIRE-03] there is no maximum range', () => {
    expect(range(42).rule(FIRE)).toBeUndefined()
  })

  it('[FIRE-04] no shot without LOS', () => {
    expect(range(8, { elements: [screen(2, 1, 23, 'total')] }).rule(FIRE)).toBe('FIRE-04')
  })

  it('[FIRE-05] only own weapons, and only guns', () => {
    const game = range(8, { shooter: { healthy: { weapons: [RIFLE, grenade] } } })
    expect(game.refusal({ ...FIRE, weapon: weaponId('bazooka') })).toMatchObject({
      rule: 'FIRE-05',
      code: 'noSuchWeapon',
    })
    expect(game.refusal({ ...FIRE, weapon: grenade.id })).toMatchObject({ rule: 'FIRE-05', code: 'notAGun' })
  })

  it('[FIRE-05] a wounded shooter has the weapons of the wounded side', () => {
    const shooter = { wounded: true, hurt: { weapons: [pistol] } }
    expect(range(8, { shooter }).rule(FIRE)).toBe('FIRE-05')
    expect(range(8, { shooter }).rule({ ...FIRE, weapon: pistol.id })).toBeUndefined()
  })

  it('[FIRE-07] a weapon fires no more often in a turn than printed', () => {
    const single = { ...RIFLE, maxShots: 1 }
    const game = shoot(range(4, { shooter: { healthy: { weapons: [single] } } }), [1, 1, 1])
    expect(game.refusal(FIRE)).toMatchObject({ rule: 'FIRE-07', params: { shots: 1, limit: 1 } })
  })

  it('[FIRE-08] a target beyond 5 u is asked, one at 5 u is not', () => {
    expect(range(5.1).say(FIRE).question?.kind).toBe('takeCover')
    expect(range(5).say(FIRE, [1, 1, 1]).facts('shotResolved')).toHaveLength(1)
  })

  it('[FIRE-14] enemies only, on the table only, and the nearest need not be chosen', () => {
    const men = { friend: { at: [6, 16] }, nearer: { at: [6, 8], side: 'ember' } } as const
    const game = range(8, { men })
    expect(game.refusal({ ...FIRE, target: figureId('friend') })).toMatchObject({ rule: 'FIRE-14', code: 'friend' })
    expect(game.refusal({ ...FIRE, target: figureId('nobody') })).toMatchObject({
      rule: 'FIRE-14',
      code: 'noSuchTarget',
    })
    expect(range(8, { target: { whereabouts: 'eliminated' } }).rule(FIRE)).toBe('FIRE-14')
    expect(game.rule(FIRE)).toBeUndefined()
  })
})

describe('the dice', () => {
  it('[FIRE-10] many hits are one wound', () => {
    const game = shoot(range(8), [5, 5, 5])
    expect(shotOf(game)).toMatchObject({ hits: 3, result: 'wound' })
    expect(game.figure('t')).toMatchObject({ whereabouts: 'table', wounded: true })
  })

  it('[FIRE-11] one six among hits is no headshot', () => {
    expect(shotOf(shoot(range(8), [6, 5, 1]))).toMatchObject({ result: 'wound' })
  })

  it('[FIRE-11] [FIRE-12] `needCap: null` lets the need rise to 7, where only the headshot is left', () => {
    const target = { standing: { kind: 'takeCover' }, healthy: { camouflage: true } } as const
    const options = { needCap: null, camoStacksWithTakeCover: true } as const
    const elements = [screen(4, 8, 16, 'partial')]
    const shot = (dice: readonly number[]) => shotOf(shoot(range(8, { options, target, elements }), dice))
    expect(shot([6, 5, 5])).toMatchObject({ need: { score: 7 }, hits: 0, result: 'miss' })
    expect(shot([6, 6, 5])).toMatchObject({ hits: 0, result: 'headshot' })
  })

  it('[FIRE-12] the cap is an item of the need', () => {
    const target = { standing: { kind: 'takeCover' }, healthy: { camouflage: true } } as const
    const options = { camoStacksWithTakeCover: true }
    const game = shoot(range(8, { options, target, elements: [screen(4, 8, 16, 'partial')] }), [5, 5, 5])
    const { need } = shotOf(game)
    expect(need.score).toBe(6)
    expect(need.items).toContainEqual({ rule: 'FIRE-12', code: 'cap', value: -1 })
    expect(need.items.reduce((sum, { value }) => sum + value, 0)).toBe(6)
  })
})

describe('refused shots', () => {
  it('[FIRE-14] nobody of that name, and no friend', () => {
    const game = range(5)
    expect(game.refusal({ ...FIRE, target: 'ghost' })).toEqual(refused('FIRE-14', 'noSuchTarget', { target: 'ghost' }))
    expect(game.refusal({ ...FIRE, target: 'blueReserve' })).toEqual(
      refused('FIRE-14', 'friend', { target: 'blueReserve' }),
    )
    const dead = range(5, { target: { whereabouts: 'eliminated' } })
    expect(dead.refusal(FIRE)).toEqual(refused('FIRE-14', 'noSuchTarget', { target: 't' }))
  })

  it('[FIRE-04] [FIRE-03] out of sight, and out of the range of the weapon', () => {
    const hidden = range(5, { elements: [screen(2, 8, 16, 'total')] })
    expect(hidden.refusal(FIRE)).toEqual(refused('FIRE-04', 'noSight', { shooter: 'a', target: 't' }))
    const far = range(12, { shooter: { healthy: { weapons: [PISTOL] } } })
    expect(far.refusal({ ...FIRE, weapon: 'pistol' })).toEqual(
      refused('FIRE-03', 'noDice', { weapon: 'pistol', band: 'long' }),
    )
  })
})

describe('what a shot tells', () => {
  it('[FIRE-10] [FIRE-11] a wound and a headshot say by which rule', () => {
    const quick = { options: { reactionCoverFree: false }, tokens: { ember: 0 } } as const
    expect(range(5, quick).say(FIRE, [4, 1, 1]).facts('wounded')).toEqual([
      { type: 'wounded', figure: 't', rule: 'FIRE-10' },
    ])
    expect(range(5, quick).say(FIRE, [6, 6, 1]).facts('eliminated')).toEqual([
      { type: 'eliminated', figure: 't', rule: 'FIRE-11' },
    ])
  })

  it('[WOUND-03] a shot is lost with its shooter, and the loss says why', () => {
    const watcher = { w: { at: [3, 20], ...ember, watches: { at: [3, 12] } } } as const
    const game = range(8, { options: { ofTrigger: 'anyAction' }, men: watcher }).say(FIRE)
    game.say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [4, 1, 1])
    expect(game.facts('shotLost')).toEqual([{ type: 'shotLost', figure: 'a', rule: 'WOUND-03' }])
    expect(game.facts('wounded')).toEqual([{ type: 'wounded', figure: 'a', rule: 'FIRE-10' }])
  })
})

describe.each(EDITIONS)('%s', (qs) => {
  it('[CAMO-01] [EX-08] in the open it works in the Spanish edition alone', () => {
    const score = qs === 'qs-es' ? 5 : 4
    expect(shotOf(shoot(range(8, { qs, target: hidden }), [1, 1, 1])).need.score).toBe(score)
  })

  it('[CAMO-01] in Partial Cover it works everywhere', () => {
    const { need } = shotOf(shoot(range(8, { qs, target: hidden, elements: hedge }), [1, 1, 1]))
    expect(need).toEqual({
      score: 6,
      items: [
        { rule: 'FIRE-09', code: 'partialCover', value: 5 },
        { rule: 'CAMO-01', code: 'camouflage', value: 1 },
      ],
    })
  })

  it('[CAMO-02] [COVER-06] [EX-09] with a Take Cover marker in Partial Cover: 6, not 7', () => {
    const target = { ...hidden, standing: { kind: 'takeCover' } } as const
    expect(shotOf(shoot(range(8, { qs, target, elements: hedge }), [1, 1, 1])).need.score).toBe(6)
  })

  it('[CAMO-02] is void where Take Cover is', () => {
    expect(shotOf(shoot(range(4.9, { qs, target: hidden, elements: hedge }), [1, 1, 1])).need.score).toBe(5)
  })
})

it('[CAMO-01] `camouflageWhen` overrides the edition', () => {
  const options = { camouflageWhen: 'always' } as const
  expect(shotOf(shoot(range(8, { options, target: hidden }), [1, 1, 1])).need.score).toBe(5)
})

it('[CAMO-01] [CMD-01] only while printed on the face-up side', () => {
  const target = { ...hidden, wounded: true }
  expect(shotOf(shoot(range(8, { qs: 'qs-es', target }), [1, 1, 1])).need.score).toBe(4)
})
