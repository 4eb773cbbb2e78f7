import { discOutline, type Point, rectangleOutline } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import { countCrossings } from '../../../src/query/climb.ts'
import { refused } from '../../world/games.ts'
import { at, piece, u } from '../../world/places.ts'
import { range } from '../../world/range.ts'
import { Game, type Order, type Scene, scene } from '../../world/scene.ts'

const move = (figure: string, ...path: readonly Point[]): Order => ({ verb: 'move', figure, path })

const enemy = { side: 'ember' } as const

/** So that one loss does not end the game. */
const FAR = { at: [23, 23], ap: 90, ...enemy } as const

const alone = (rest: Partial<Scene> = {}): Game => scene({ ...rest, men: { a: { at: [5, 5] }, far: FAR, ...rest.men } })

describe('distance and price', () => {
  it('[MOVE-01] one AT carries a figure as far as its Move value, exactly that far included', () => {
    const game = alone().say(move('a', at(11, 5)))
    expect(game.figure('a').position).toEqual(at(11, 5))
    expect(game.state.sides.blue.tokens).toBe(4)
    expect(game.figure('a').counters).toMatchObject({ slots: 1, movement: 1 })
  })

  it('[MOVE-01] [GEN-04] a path is too long beyond the tolerance of 0.005 u', () => {
    expect(alone().rule(move('a', { x: u(11) + 5, y: u(5) }))).toBeUndefined()
    expect(alone().refusal(move('a', { x: u(11) + 6, y: u(5) }))).toMatchObject({ rule: 'MOVE-01', code: 'tooFar' })
  })

  it('[MOVE-02] turns are free and the length of the polyline counts', () => {
    const game = alone().say(move('a', at(8, 5), at(8, 8)))
    expect(game.figure('a').position).toEqual(at(8, 8))
    expect(alone().rule(move('a', at(8, 5), at(8, 8.1)))).toBe('MOVE-01')
  })

  it('[MOVE-03] three AT of movement a turn, Move & Fire included', () => {
    const three = alone({ men: { a: { at: [5, 5], healthy: { maxActions: 9 } }, far: FAR } })
    three.say(move('a', at(5, 6))).say({ verb: 'moveAndFire', figure: 'a', path: [at(5, 7)], shoot: 'none' })
    three.say(move('a', at(5, 8)))
    expect(three.rule(move('a', at(5, 9)))).toBe('MOVE-03')
    expect(three.rule({ verb: 'moveAndFire', figure: 'a', path: [at(5, 9)], shoot: 'none' })).toBe('MOVE-03')
  })

  it('[MOVE-03] [CMD-02] EX-15: Command lends a slot, not a fourth move', () => {
    const game = scene({
      men: {
        a: { at: [5, 5], counters: { slots: 3, movement: 3 } },
        boss: { at: [7, 5], healthy: { command: 1 } },
        target: { at: [5, 12], ...enemy },
      },
    })
    expect(game.rule(move('a', at(5, 6)))).toBe('MOVE-03')
    expect(game.rule({ verb: 'moveAndFire', figure: 'a', path: [at(5, 6)], shoot: 'none' })).toBe('MOVE-03')
    expect(game.rule({ verb: 'fire', figure: 'a', weapon: 'rifle', target: 'target' })).toBeUndefined()
  })

  it('[MOVE-09] a move of no length is no Action', () => {
    expect(alone().rule(move('a'))).toBe('MOVE-09')
    expect(alone().rule(move('a', at(5, 5)))).toBe('MOVE-09')
  })

  it('[TURN-09] a card without Move does not move', () => {
    const game = scene({ men: { a: { at: [5, 5], healthy: { move: undefined } }, far: FAR } })
    expect(game.rule(move('a', at(5, 6)))).toBe('TURN-09')
  })

  it('[TURN-15] moving clears the own marker', () => {
    const game = alone({ men: { a: { at: [5, 5], standing: { kind: 'takeCover' } } } }).say(move('a', at(5, 6)))
    expect(game.figure('a').standing).toBeUndefined()
  })
})

describe('climbing', () => {
  const walls = [
    piece('w1', rectangleOutline(u(6), u(4), u(0.2), u(2)), { cover: 'partial', obstacle: true }),
    piece('w2', rectangleOutline(u(8), u(4), u(0.2), u(2)), { cover: 'partial', obstacle: true }),
  ]
  const tower = [piece('t', rectangleOutline(u(6), u(3), u(3), u(4)), { cover: 'none', elevated: true })]

  it.each([
    ['qs-en', 1],
    ['qs-it', 3],
    ['qs-es', 1],
  ] as const)('[MOVE-04] EX-16 %s: over two walls for %i AT', (qs, price) => {
    const game = alone({ qs, elements: walls }).say(move('a', at(10, 5)))
    expect(game.state.sides.blue.tokens).toBe(5 - price)
    expect(game.figure('a').counters).toMatchObject({ slots: 1, movement: price })
  })

  it.each([
    ['qs-en', 2, 'MOVE-03'],
    ['qs-it', 2, 'MOVE-03'],
    ['qs-es', 1, undefined],
  ] as const)('[MOVE-04] [MOVE-03] EX-17 %s: up a ladder for %i AT, a flat move, and down again', (qs, price, rule) => {
    const game = alone({ qs, elements: tower }).say(move('a', at(7, 5)))
    expect(game.state.sides.blue.tokens).toBe(5 - price)
    game.say(move('a', at(8, 5)))
    expect(game.state.sides.blue.tokens).toBe(4 - price)
    expect(game.rule(move('a', at(10, 5)))).toBe(rule)
  })

  it('[MOVE-04] the English sheet allows one climb a Move, the Italian charges each', () => {
    expect(alone({ elements: tower }).refusal(move('a', at(10, 5)))).toMatchObject({
      rule: 'MOVE-04',
      code: 'tooManyClimbs',
    })
    const italian = alone({ qs: 'qs-it', elements: tower }).say(move('a', at(10, 5)))
    expect(italian.state.sides.blue.tokens).toBe(2)
  })

  it('[MOVE-04] the whole price must be there before moving', () => {
    const game = alone({ elements: tower, tokens: { blue: 1 } })
    expect(game.rule(move('a', at(7, 5)))).toBe('TURN-06')
    expect(game.rule(move('a', at(5.5, 5)))).toBeUndefined()
  })

  it('[MOVE-04] option climbSurcharge sets the price', () => {
    const game = alone({ options: { climbSurcharge: { extra: 2 } }, elements: tower }).say(move('a', at(7, 5)))
    expect(game.state.sides.blue.tokens).toBe(2)
  })

  it('[MOVE-04] a piece with both tags counts as elevated', () => {
    const both = [
      piece('t', rectangleOutline(u(6), u(3), u(3), u(4)), { cover: 'none', elevated: true, obstacle: true }),
    ]
    expect(alone({ qs: 'qs-it', elements: both }).say(move('a', at(10, 5))).state.sides.blue.tokens).toBe(2)
  })

  it('[MOVE-07] an obstacle that is a 60 mm base costs nothing', () => {
    const base = [piece('b', discOutline(u(8), u(5), u(1.2)), { cover: 'partial', obstacle: true, scenicBase: true })]
    expect(alone({ qs: 'qs-it', elements: base }).say(move('a', at(10.5, 5))).state.sides.blue.tokens).toBe(4)
  })

  it('[MOVE-04] crossings of the outline are counted on the way of the centre', () => {
    const square = rectangleOutline(0, 0, 1000, 1000)
    const out = { x: -500, y: 500 }
    expect(countCrossings(square, [out, { x: 500, y: 500 }])).toEqual({ in: 1, out: 0 })
    expect(countCrossings(square, [{ x: 500, y: 500 }, out])).toEqual({ in: 0, out: 1 })
    expect(countCrossings(square, [out, { x: 1500, y: 500 }])).toEqual({ in: 1, out: 1 })
    expect(countCrossings(square, [out, { x: -500, y: 2000 }])).toEqual({ in: 0, out: 0 })
    expect(countCrossings(square, [out, { x: 0, y: 500 }])).toEqual({ in: 1, out: 0 })
    expect(countCrossings(square, [{ x: 0, y: 500 }, out])).toEqual({ in: 0, out: 1 })
    expect(countCrossings(square, [out, { x: 500, y: 500 }, { x: 500, y: 1500 }, { x: 800, y: 800 }])).toEqual({
      in: 2,
      out: 1,
    })
    const disc = discOutline(0, 0, 1000)
    expect(countCrossings(disc, [at(-2, 0), at(2, 0)])).toEqual({ in: 1, out: 1 })
    expect(countCrossings(disc, [at(-2, 1.5), at(2, 1.5)])).toEqual({ in: 0, out: 0 })
  })
})

describe('ground and bases', () => {
  it('[MOVE-07] Total Cover blocks the way unless the piece says otherwise', () => {
    const house = rectangleOutline(u(7), u(4), u(2), u(2))
    expect(alone({ elements: [piece('h', house)] }).refusal(move('a', at(10, 5)))).toMatchObject({
      rule: 'MOVE-07',
      code: 'blocked',
    })
    expect(alone({ elements: [piece('h', house, { passable: true })] }).rule(move('a', at(10, 5)))).toBeUndefined()
    expect(alone({ elements: [piece('h', house, { cover: 'partial' })] }).rule(move('a', at(10, 5)))).toBeUndefined()
  })

  it('[MOVE-07] the whole base needs room', () => {
    const house = piece('h', rectangleOutline(u(7), u(4), u(2), u(2)))
    const slip = (y: number) => alone({ elements: [house] }).rule(move('a', at(5, y), at(7, y)))
    expect(slip(6.49)).toBe('MOVE-07')
    expect(slip(6.5)).toBeUndefined()
  })

  it('[MOVE-08] the base stays wholly on the table', () => {
    expect(alone().rule(move('a', at(0.5, 5)))).toBeUndefined()
    expect(alone().refusal(move('a', at(0.499, 5)))).toMatchObject({ rule: 'MOVE-08', code: 'offTable' })
    expect(alone().rule(move('a', at(-1, 5)))).toBe('MOVE-08')
  })

  it('[MOVE-05] friends do not hinder the way, but its end', () => {
    const game = () => alone({ men: { b: { at: [7, 5] } } })
    expect(
      game()
        .say(move('a', at(9, 5)))
        .figure('a').position,
    ).toEqual(at(9, 5))
    expect(game().refusal(move('a', at(7.5, 5)))).toMatchObject({ rule: 'MOVE-05', params: { figure: 'b' } })
    expect(game().rule(move('a', at(8, 5)))).toBeUndefined()
  })

  it('[MOVE-06] an enemy base ends the move at the touch, and the rest is lost', () => {
    const game = scene({ men: { a: { at: [5, 5], healthy: { h2h: 2 } }, e: { at: [8, 5], ...enemy }, x: FAR } })
    game.say(move('a', at(11, 5)), [6, 6, 1, 1])
    expect(game.figure('a').position).toEqual({ x: u(7) - 5, y: u(5) })
    expect(game.figure('e').whereabouts).toBe('eliminated')
    expect(game.facts('moveEnded')).toMatchObject([{ why: 'contact' }])
  })

  it('[MOVE-06] option contactEndsMove: false lets the winner go on', () => {
    const game = scene({
      options: { contactEndsMove: false },
      men: { a: { at: [5, 5], healthy: { h2h: 2 } }, e: { at: [8, 5], ...enemy }, x: FAR },
    })
    game.say(move('a', at(11, 5)), [6, 6, 1, 1])
    expect(game.figure('a').position).toEqual(at(11, 5))
  })

  it('[MOVE-06] option contactEndsMove: false stops a winner in Shock all the same', () => {
    const game = scene({
      options: { contactEndsMove: false },
      men: { a: { at: [5, 5], healthy: { h2h: 2 } }, e: { at: [8, 5], ...enemy }, x: FAR },
    })
    game.say(move('a', at(11, 5)), [6, 6, 5, 1])
    expect(game.figure('a').position).toEqual({ x: u(7) - 5, y: u(5) })
  })

  it('[MOVE-05] [MOVE-06] a charge may not end on top of a friend either', () => {
    const game = scene({ men: { a: { at: [5, 5] }, f: { at: [7, 5.9] }, e: { at: [8, 5], ...enemy } } })
    expect(game.rule(move('a', at(8, 5)))).toBe('MOVE-05')
  })

  it('[MOVE-06] a base that stands in contact may leave or slide, not press on into the enemy', () => {
    const game = scene({ men: { a: { at: [5, 5] }, e: { at: [8, 5], ...enemy }, x: FAR } })
    const touching = new Game({
      ...game.state,
      figures: game.state.figures.map((f) => (f.id === 'e' ? { ...f, position: at(6, 5) } : f)),
    })
    expect(touching.rule(move('a', at(3, 5)))).toBeUndefined()
    expect(touching.rule(move('a', at(5, 7)))).toBeUndefined()
    expect(touching.refusal(move('a', at(9, 5)))).toMatchObject({ rule: 'MOVE-06', code: 'throughEnemy' })
    touching.say(move('a', at(3, 5), at(6, 5)), [1, 1, 1, 5, 5, 1])
    expect(touching.facts('fightStarted')).toHaveLength(1)
  })
})

describe('the step into a scenic base', () => {
  const bush = piece('bush', discOutline(u(12.7), u(5), u(1.2)), { cover: 'partial', scenicBase: true })
  const step = (stepInto: Point, ...path: readonly Point[]): Order => ({ ...move('a', ...path), stepInto })
  const italian = (rest: Partial<Scene> = {}) => alone({ qs: 'qs-it', elements: [bush], ...rest })

  it('[MOVE-11] a Move that reaches the base may end anywhere wholly inside it at no extra distance', () => {
    const game = italian().say(step(at(12.7, 5.7), at(11, 5)))
    expect(game.figure('a').position).toEqual(at(12.7, 5.7))
    expect(game.state.sides.blue.tokens).toBe(4)
  })

  it('[MOVE-11] only from contact, only wholly inside, only as far as Move allows', () => {
    expect(italian().refusal(step(at(12.7, 5), at(10.9, 5)))).toMatchObject({ code: 'noScenicBaseTouched' })
    expect(italian().refusal(step(at(12.7, 5.8), at(11, 5)))).toMatchObject({ code: 'notWhollyInside' })
    expect(italian().rule(step(at(12.7, 5), at(11.1, 5)))).toBe('MOVE-01')
  })

  it('[MOVE-11] the other sheets know no such step', () => {
    expect(alone({ elements: [bush] }).refusal(step(at(12.7, 5), at(11, 5)))).toMatchObject({
      rule: 'MOVE-11',
      code: 'noFreeStep',
    })
    expect(alone({ qs: 'qs-es', elements: [bush] }).rule(step(at(12.7, 5), at(11, 5)))).toBe('MOVE-11')
  })

  it('[MOVE-11] [H2H-01] an enemy met on the step is fought', () => {
    const game = italian({ men: { e: { at: [13.2, 5], ...enemy } } })
    game.say(step(at(12.7, 5), at(11, 5)), [1, 1, 1, 1, 1, 1, 5, 5, 1])
    expect(game.facts('fightStarted')).toMatchObject([{ mover: 'a', opponent: 'e' }])
    expect(game.figure('a').position).toEqual({ x: u(12.2) - 5, y: u(5) })
  })
})

describe('refused ways', () => {
  it('[MOVE-08] [MOVE-09] points off the table are refused before the length of the way is asked', () => {
    const game = range(8)
    const move = (...path: readonly ReturnType<typeof at>[]) => ({ verb: 'move', figure: 'a', path }) as const
    expect(game.refusal(move(at(3, -30)))).toEqual(refused('MOVE-08', 'offTable', { x: 3000, y: -30_000 }))
    expect(game.refusal(move(at(3, 11), at(49, 12)))).toEqual(refused('MOVE-08', 'offTable', { x: 49_000, y: 12_000 }))
    expect(game.refusal(move())).toEqual(refused('MOVE-09', 'noMovement'))
  })
})

describe('refused climbs', () => {
  it('[MOVE-04] up, down and up again: more climbs than the one allowed', () => {
    const tower = (name: string, x: number) =>
      piece(name, rectangleOutline(u(x), u(3), u(1), u(4)), { cover: 'none', elevated: true })
    const game = scene({ men: { a: { at: [3, 5], healthy: { move: 20 } } }, elements: [tower('p', 5), tower('q', 8)] })
    expect(game.refusal({ verb: 'move', figure: 'a', path: [at(8.5, 5)] })).toEqual(
      refused('MOVE-04', 'tooManyClimbs', { climbs: 3 }),
    )
  })
})
