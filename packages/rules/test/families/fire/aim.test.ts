import { describe, expect, it } from 'vitest'
import { figureId } from '../../../src/state/ids.ts'
import { refused } from '../../world/games.ts'
import { EDITIONS, FIRE, range, shoot, shotOf } from '../../world/range.ts'
import type { Game } from '../../world/scene.ts'

const AIM = { verb: 'aim', figure: figureId('a') } as const

const marksman = { healthy: { aim: 2 } }

const types = ({ events }: Game): readonly string[] => events.map(({ type }) => type)

describe.each(EDITIONS)('%s', (qs) => {
  it('[AIM-01] [AIM-02] [EX-10] Aim, then Fire: two AT, two slots, five dice', () => {
    const game = range(6, { qs, shooter: marksman }).say(AIM)
    expect(game.figure('a').aims).toBe(1)
    shoot(game, [1, 2, 3, 4, 3])
    expect(shotOf(game)).toMatchObject({ dice: [1, 2, 3, 4, 3], hits: 1, result: 'wound' })
    expect(game.state.sides.blue.tokens).toBe(3)
    expect(game.figure('a')).toMatchObject({ aims: 0, counters: { slots: 2 } })
  })
})

describe('the Aim', () => {
  it('[AIM-01] [TURN-09] needs a printed value on the face-up side', () => {
    const game = range(6, { shooter: { ...marksman, wounded: true } })
    expect(game.refusal(AIM)).toMatchObject({ rule: 'TURN-09', code: 'notPermitted' })
  })

  it('[AIM-02] serves one shot only', () => {
    const game = range(4, { shooter: marksman }).say(AIM)
    shoot(game, [1, 1, 1, 1, 1])
    expect(shotOf(shoot(game, [1, 1, 1])).dice).toHaveLength(3)
  })

  it('[AIM-02] is lost by any other Action of the aimer', () => {
    const game = range(6, { shooter: marksman })
      .say(AIM)
      .say({ verb: 'takeCover', figure: figureId('a') })
    expect(game.figure('a').aims).toBe(0)
    expect(shotOf(shoot(game, [1, 1, 1])).dice).toHaveLength(3)
  })

  it('[AIM-02] is kept while others act', () => {
    const game = range(6, { shooter: marksman, men: { b: { at: [3, 20] } } }).say(AIM)
    game.say({ verb: 'takeCover', figure: figureId('b') })
    expect(shotOf(shoot(game, [1, 1, 1, 1, 1])).dice).toHaveLength(5)
  })

  it('[AIM-02] lapses at the end of the turn', () => {
    const game = range(6, { shooter: marksman }).say(AIM).say({ verb: 'endTurn' })
    expect(game.figure('a').aims).toBe(0)
  })

  it('[AIM-02] is lost by Shock', () => {
    const game = range(4, { shooter: { wounded: false }, target: { aims: 1 } })
    shoot(game, [4, 1, 1])
    expect(game.figure('t')).toMatchObject({ aims: 0, wounded: true })
  })

  it('[AIM-02] clears the standing marker of the aimer', () => {
    const game = range(6, { shooter: { ...marksman, standing: { kind: 'takeCover' } } }).say(AIM)
    expect(game.figure('a').standing).toBeUndefined()
  })

  it('[AIM-03] a second Aim is refused, but with `aimStacks` it adds its dice', () => {
    expect(range(4, { shooter: marksman }).say(AIM).rule(AIM)).toBe('AIM-03')
    const game = range(4, { shooter: marksman, options: { aimStacks: true } })
      .say(AIM)
      .say(AIM)
    expect(shotOf(shoot(game, [1, 1, 1, 1, 1, 1, 1])).dice).toHaveLength(7)
  })

  it('[AIM-04] does nothing for a shot that may not use it', () => {
    const at = { x: 20_000, y: 12_000 }
    const game = range(6, { shooter: { ...marksman, healthy: { aim: 2, ofRadius: 3 } } }).say(AIM)
    game.say({ verb: 'placeOpportunityFire', figure: figureId('a'), weapon: FIRE.weapon, at })
    expect(game.figure('a').aims).toBe(0)
  })

  it('[SF-07] is no Attack Action: a suppressed Character may aim but not fire', () => {
    const game = range(6, { shooter: { ...marksman, counters: { suppressed: true } } })
    expect(game.rule(AIM)).toBeUndefined()
    expect(game.rule(FIRE)).toBe('SF-04')
  })
})

describe('a refused Aim', () => {
  it('[AIM-03] [TURN-09] a second Aim, and an Aim that is not printed', () => {
    const aim = { verb: 'aim', figure: 'a' } as const
    expect(range(5, { shooter: { aims: 1 } }).refusal(aim)).toEqual(refused('AIM-03', 'alreadyAimed', { figure: 'a' }))
    expect(range(5, { shooter: { healthy: { aim: undefined } } }).refusal(aim)).toEqual(
      refused('TURN-09', 'notPermitted', { figure: 'a', action: 'aim' }),
    )
  })
})

describe('an Aim that nobody watches', () => {
  it('[AIM-01] [OF-03] an Action that draws no fire takes effect at once', () => {
    const game = range(8).say({ verb: 'aim', figure: 'a' })
    expect(types(game)).not.toContain('taskOpened')
    expect(game.facts('aimed')).toEqual([{ type: 'aimed', figure: 'a' }])
  })
})
