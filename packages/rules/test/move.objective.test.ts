import { rectangleOutline } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import { at, piece, u } from './world/places.ts'
import { ember, type Order, type Scene, scene } from './world/scene.ts'

const elements = [
  piece('ours', rectangleOutline(u(1), u(21), u(2), u(2))),
  piece('theirs', rectangleOutline(u(8), u(4), u(2), u(2))),
]
const toGoal: Order = { verb: 'move', figure: 'a', path: [at(7.5, 5)] }
const mission = (rest: Partial<Scene> = {}) =>
  scene({
    elements,
    mission: { blue: 'ours', ember: 'theirs' },
    ...rest,
    men: { a: { at: [5, 5] }, e: { at: [20, 20], ap: 90, ...ember }, ...rest.men },
  })

describe('the objective', () => {
  it('[VICT-02] touching the enemy’s element wins at once', () => {
    const game = mission().say(toGoal)
    expect(game.state.outcome).toEqual({ winner: 'blue', rule: 'VICT-02' })
    expect(game.facts('moveEnded')).toEqual([])
  })

  it('[VICT-02] also in passing, in the middle of a move', () => {
    const game = mission().say({ verb: 'move', figure: 'a', path: [at(7.5, 5), at(7.5, 8)] })
    expect(game.state.outcome?.rule).toBe('VICT-02')
    expect(game.figure('a').position).toEqual({ x: u(7.5) - 5, y: u(5) })
  })

  it('[VICT-02] the own element wins nothing', () => {
    const game = mission({ men: { a: { at: [5, 22] } } })
    expect(game.say({ verb: 'move', figure: 'a', path: [at(3.5, 22)] }).state.outcome).toBeUndefined()
  })

  it('[VICT-02] in Skirmish nobody wins by touching', () => {
    const game = scene({ elements, men: { a: { at: [5, 5] }, e: { at: [20, 20], ...ember } } })
    expect(game.say(toGoal).state.outcome).toBeUndefined()
  })

  it('[VICT-02] OF at that very point comes first, and Shock does not take the win away', () => {
    // The area begins exactly where the base touches the element.
    const watcher = { at: [7, 14], ...ember, watches: { at: [11.4, 5] } } as const
    const game = mission({ men: { w: watcher } }).say(toGoal)
    expect(game.asked('opportunityFire').offers).toHaveLength(1)
    expect(game.figure('a').position).toEqual({ x: u(7.5) - 5, y: u(5) })
    game.say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [5, 1, 1])
    expect(game.figure('a').wounded).toBe(true)
    expect(game.state.outcome).toEqual({ winner: 'blue', rule: 'VICT-02' })
  })

  it('[VICT-02] eliminated there, he has not won', () => {
    const watcher = { at: [7, 14], ...ember, watches: { at: [11.4, 5] } } as const
    const game = mission({ qs: 'qs-it', men: { w: watcher, b: { at: [1, 1], ap: 90 } } }).say(toGoal)
    game.say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [6, 6, 1])
    expect(game.state.outcome).toBeUndefined()
  })

  it('[SETUP-13] [VICT-02] objectiveFromRound 2: nothing in round 1, but who stands there then wins', () => {
    const game = mission({ options: { objectiveFromRound: 2 } }).say(toGoal)
    expect(game.state.outcome).toBeUndefined()
    expect(game.figure('a').position).toEqual(at(7.5, 5))
    game.say({ verb: 'endTurn' })
    expect(game.state.turn.number).toBe(2)
    game.say({ verb: 'endTurn' })
    expect(game.state.outcome).toEqual({ winner: 'blue', rule: 'VICT-02' })
  })
})
