import { rectangleOutline } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import { elementId, figureId } from '../../../src/state/ids.ts'
import { eastTo, walk } from '../../world/moving.ts'
import { at, piece, u } from '../../world/places.ts'
import { ember, type Order, type Scene, scene } from '../../world/scene.ts'

const WALL = piece('wall', rectangleOutline(9_000, 3_000, 6_000, 400))

const unarmed = { healthy: { h2h: 0 }, hurt: { h2h: 0 } } as const

const enemy = { side: 'ember', ...unarmed } as const

const touch = (what: object, path: readonly object[] = []) =>
  ({ verb: 'move', figure: figureId('a'), path, touch: what }) as const

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

describe('contact on purpose', () => {
  it('[GEN-06] [VICT-02] a movement that names the objective ends in contact with it and wins', () => {
    const game = scene({
      men: { a: { at: [12, 6] }, e: { at: [2, 20], side: 'ember' } },
      elements: [WALL, piece('own', rectangleOutline(11_000, 22_000, 2_000, 400))],
      mission: { blue: 'own', ember: 'wall' },
    })
    game.say(touch({ element: elementId('wall') }))
    expect(game.state.outcome).toEqual({ winner: 'blue', rule: 'VICT-02' })
    const [ended] = game.facts('objectiveTouched')
    expect(ended).toMatchObject({ figure: 'a', element: 'wall' })
  })

  it('[GEN-06] it ends at the first point in contact, not one point short and not one too far', () => {
    const game = scene({ men: { a: { at: [12, 6.3] }, e: { at: [2, 20], side: 'ember' } }, elements: [WALL] })
    game.say(touch({ element: elementId('wall') }, [at(13, 5.5)]))
    const { x, y } = game.figure('a').position
    const gap = y - 500 - 3_400
    expect(x).toBe(13_000)
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThanOrEqual(5)
    expect(game.rule(touch({ element: elementId('wall') }))).toBe('GEN-06')
  })

  it('[GEN-06] [H2H-01] [MOVE-05] an enemy is charged, a friend is met without overlapping', () => {
    const men = { a: { at: [5, 5], ...unarmed }, f: { at: [8, 5] }, e: { at: [5, 8], ...enemy } } as const
    const charge = scene({ men }).say(touch({ figure: figureId('e') }), [])
    expect(charge.facts('fightStarted')).toMatchObject([{ mover: 'a', opponent: 'e' }])
    const meet = scene({ men }).say(touch({ figure: figureId('f') }))
    const { x } = meet.figure('a').position
    expect(8_000 - 1_000 - x).toBeGreaterThanOrEqual(0)
    expect(8_000 - 1_000 - x).toBeLessThanOrEqual(5)
  })

  it('[GEN-06] [MOVE-01] [MOVE-07] [TURN-09] what cannot be touched is refused by its rule', () => {
    const men = { a: { at: [5, 5] }, far: { at: [20, 20] }, e: { at: [5, 20], ...enemy } } as const
    const game = scene({ men, elements: [WALL] })
    expect(game.rule(touch({ figure: figureId('nobody') }))).toBe('GEN-06')
    expect(game.rule(touch({ figure: figureId('a') }))).toBe('GEN-06')
    expect(game.rule(touch({ element: elementId('nothing') }))).toBe('GEN-06')
    expect(game.rule(touch({ figure: figureId('far') }))).toBe('MOVE-01')
    expect(game.rule({ ...touch({ figure: figureId('far') }), figure: figureId('e') })).toBe('TURN-09')
    expect(game.refusal({ ...touch({}) }).params).toEqual({ field: 'touch.figure', fault: 'missing' })
  })
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

describe('at the objective already', () => {
  it('[VICT-02] who stands at the objective when he sets out has touched it, and that ends the Mission', () => {
    const elements = [
      piece('ours', rectangleOutline(u(40), u(20), u(1), u(1))),
      piece('theirs', rectangleOutline(u(4), u(5.5), u(8), u(1))),
    ]
    const game = walk({ x: { at: [30, 10], ...ember } }, { elements, mission: { blue: 'ours', ember: 'theirs' } })
    game.say(eastTo(7))
    expect(game.facts('objectiveTouched')).toEqual([{ type: 'objectiveTouched', figure: 'a', element: 'theirs' }])
    expect(game.state.outcome).toEqual({ winner: 'blue', rule: 'VICT-02' })
  })
})
