import { discOutline, rectangleOutline } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import { candidates } from '../src/engine/candidates.ts'
import { execute } from '../src/engine/execute.ts'
import { seededChance } from '../src/kernel/chance.ts'
import type { Command } from '../src/state/command.ts'
import { isRefusal } from '../src/state/refusal.ts'
import { at, type Game, piece, type Scene, scene, u } from './fixture.ts'

const ember = { side: 'ember' } as const
const field = (rest: Partial<Scene> = {}) =>
  scene({ ...rest, men: { a: { at: [5, 5] }, e: { at: [9, 5], ...ember }, ...rest.men } })
const legal = (game: Game, side: 'blue' | 'ember' = 'blue'): readonly Command[] => [...candidates(game.state, side)]
const ofVerb = (game: Game, verb: Command['verb']) => legal(game).filter((command) => command.verb === verb)

/** D40 aside, which is open at any time. */
const answers = (game: Game, side: 'blue' | 'ember' = 'blue') =>
  new Set(
    legal(game, side)
      .map(({ verb }) => verb)
      .filter((verb) => verb !== 'resign' && verb !== 'offerDraw'),
  )

/** What becomes of a candidate with any dice at all. */
const eventsOf = (game: Game, command: Command) => {
  const step = execute(game.state, command, seededChance('any'))
  return isRefusal(step) ? [] : step.events.map(({ type }) => type)
}

describe('what is worth trying', () => {
  it('[MOVE-01] [MOVE-06] moves round the compass and a charge at an enemy in reach', () => {
    const moves = ofVerb(field(), 'move')
    expect(moves.length).toBeGreaterThan(12)
    expect(moves.some((command) => eventsOf(field(), command).includes('fightStarted'))).toBe(true)
  })

  it('[MOVE-06] [MOVE-07] a charge round a house that blocks the line', () => {
    const elements = [piece('house', rectangleOutline(u(6.5), u(4.6), u(1), u(1)))]
    const charges = () =>
      ofVerb(field({ elements }), 'move').filter((command) =>
        eventsOf(field({ elements }), command).includes('fightStarted'),
      )
    expect(charges().length).toBeGreaterThan(0)
  })

  it('[MOVE-11] steps into a scenic base in the Italian edition', () => {
    const elements = [piece('bush', discOutline(u(5), u(12.5), u(1.2)), { cover: 'partial', scenicBase: true })]
    const steps = (qs: 'qs-it' | 'qs-en') =>
      ofVerb(field({ qs, elements }), 'move').filter((command) => 'stepInto' in command)
    expect(steps('qs-it').length).toBeGreaterThan(0)
    expect(steps('qs-en')).toEqual([])
  })

  it('[MNF-01] [MNF-02] Move & Fire with the shot before and after', () => {
    const shots = new Set(ofVerb(field(), 'moveAndFire').map((command) => 'shoot' in command && command.shoot))
    expect(shots).toEqual(new Set(['before', 'after']))
  })

  it('[OF-01] markers before the enemy and on the own objective', () => {
    const elements = [
      piece('ours', rectangleOutline(u(2), u(2), u(1), u(1)), { cover: 'partial' }),
      piece('theirs', rectangleOutline(u(20), u(20), u(1), u(1))),
    ]
    const game = field({ elements, mission: { blue: 'ours', ember: 'theirs' } })
    const points = ofVerb(game, 'placeOpportunityFire').map((command) => 'at' in command && command.at)
    expect(points).toContainEqual(at(2.5, 2.5))
    expect(points.length).toBeGreaterThan(1)
  })

  it('[VICT-02] a way to the objective', () => {
    const elements = [
      piece('ours', rectangleOutline(u(1), u(20), u(1), u(1))),
      piece('theirs', rectangleOutline(u(5), u(8), u(1), u(1))),
    ]
    const game = () => field({ elements, mission: { blue: 'ours', ember: 'theirs' } })
    expect(ofVerb(game(), 'move').some((command) => eventsOf(game(), command).includes('objectiveTouched'))).toBe(true)
  })

  it('[WOUND-03] [MOVE-03] nothing for those who cannot move', () => {
    const spent = field({ men: { a: { at: [5, 5], counters: { movement: 3 } } } })
    expect(ofVerb(spent, 'move')).toEqual([])
    const shocked = field({ men: { a: { at: [5, 5], shockSince: 1 } } })
    expect([...ofVerb(shocked, 'move'), ...ofVerb(shocked, 'moveAndFire')]).toEqual([])
  })

  it('[OF-04] [MOVE-10] [MNF-02] every answer to a question of the move', () => {
    const men = { w: { at: [5, 14], ...ember, watches: { at: [5, 10] } } } as const
    const game = field({ men }).say({ verb: 'moveAndFire', figure: 'a', path: [at(5, 7)], shoot: 'after' })
    expect(answers(game, 'ember')).toEqual(new Set(['opportunityShot', 'holdFire']))
    game.say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [1, 1, 1])
    expect(answers(game)).toEqual(new Set(['continueMove']))
    game.say({ verb: 'continueMove', go: true })
    expect(answers(game)).toEqual(new Set(['shootAfterMove', 'skipShot']))
  })

  it('[H2H-08] every enemy touched', () => {
    const men = { e: { at: [8, 4.4], ...ember }, d: { at: [8, 5.6], ...ember } } as const
    const game = field({ men }).say({ verb: 'move', figure: 'a', path: [at(8, 5)] })
    const chosen = legal(game).filter(({ verb }) => verb === 'chooseOpponent')
    expect(chosen.map((command) => 'figure' in command && command.figure)).toEqual(['e', 'd'])
  })
})

describe('movement in the opponent’s turn', () => {
  it('[TURN-08] [OF-15] option anyAction: who moves in a window is watched like any other', () => {
    const game = scene({
      options: { opponentTurnActions: 'anyAction' },
      men: { a: { at: [5, 14], watches: { at: [12, 5] } }, b: { at: [2, 2] }, e: { at: [5, 5], ...ember } },
    })
    game.say({ verb: 'takeCover', figure: 'b' })
    expect(game.asked('window').awaiting).toEqual(['ember'])
    game.say({ verb: 'move', figure: 'e', path: [at(10, 5)] })
    expect(game.asked('opportunityFire').awaiting).toEqual(['blue'])
    game.say({ verb: 'opportunityShot', marker: 'of-a', target: 'e' }, [1, 1, 1])
    expect(game.asked('continueMove').awaiting).toEqual(['ember'])
    game.say({ verb: 'continueMove', go: true })
    expect(game.figure('e').position).toEqual(at(10, 5))
    expect(game.state.sides.ember.tokens).toBe(4)
  })
})
