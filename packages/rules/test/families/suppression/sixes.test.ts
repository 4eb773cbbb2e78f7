import { rectangleOutline } from '@tactic48/geometry'
import type { GameState, SuppressionMarker } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { at, piece, u } from '../../world/places.ts'
import { BALLAST } from '../../world/range.ts'
import { ember, Game, type Man, type Scene, scene } from '../../world/scene.ts'
import { area, END, takingPart } from '../../world/suppressing.ts'

const under = (game: Game, change: Partial<GameState['rules']>): Game =>
  new Game({ ...game.state, rules: { ...game.state.rules, ...change } })

describe('several sixes', () => {
  /** Ember's turn ends, blue's begins. */
  const field = (markers: readonly SuppressionMarker[], men: Scene['men'], rest: Partial<Scene> = {}): Game =>
    scene({ size: [48, 24], turn: { active: 'ember' }, markers, ...rest, men: { ...men, ...BALLAST } })
  const target = (x: number, y: number, h2h = 1): Man => ({ at: [x, y], ...ember, healthy: { h2h }, hurt: { h2h } })
  const wall = piece('wall', rectangleOutline(u(4), u(12.9), u(9.4), u(0.2)))
  /** `a` sees `x` alone, `b` sees `y` alone. */
  const parted = (rest: Partial<Scene> = {}, men: Scene['men'] = {}) =>
    field(
      [area(['a', 'b'])],
      {
        a: { at: [3, 11], ...takingPart() },
        b: { at: [3, 15], ...takingPart() },
        x: target(12, 11),
        y: target(12, 15),
        ...men,
      },
      { elements: [wall], ...rest },
    )

  it('[SF-15] sixes upon different men are worked in the order the owner says', () => {
    const game = parted().say(END, [6, 6])
    expect(game.asked('sixes')).toMatchObject({ awaiting: ['blue'], among: ['a', 'b'] })
    game.say({ verb: 'chooseSix', participant: 'b' })
    expect(game.facts('suppressionSix').map(({ by, victim }) => [by, victim])).toEqual([
      ['b', 'y'],
      ['a', 'x'],
    ])
  })

  it('[SF-15] of three the chosen one is first, the others keep their order', () => {
    const game = parted({ markers: [area(['a', 'b', 'c'])] }, { c: { at: [3, 17], ...takingPart() } }).say(
      END,
      [6, 6, 6],
    )
    game.say({ verb: 'chooseSix', participant: 'c' })
    const worked = [...game.facts('suppressionSix').map(({ by }) => by)]
    while (game.question?.kind === 'sixes') {
      game.say({ verb: 'chooseSix', participant: game.asked('sixes').among[0] })
      worked.push(...game.facts('suppressionSix').map(({ by }) => by))
    }
    expect(worked).toEqual(['c', 'a', 'b'])
  })

  it('[SF-15] one six, or sixes upon the same men, need no order', () => {
    expect(parted().say(END, [6, 1]).question?.kind).toBe('action')
    const men: Scene['men'] = {
      a: { at: [3, 12], ...takingPart() },
      b: { at: [3, 14], ...takingPart() },
      x: target(13, 12),
      y: target(13, 14, 2),
    }
    const game = field([area(['a', 'b'])], men).say(END, [6, 6])
    expect(game.question?.kind).toBe('action')
    expect(game.facts('suppressionSix')).toHaveLength(2)
  })

  it('[SF-14] [SF-15] a six of one who sees nobody is lost and decides no order', () => {
    const game = under(parted({}, { y: { ...target(12, 15), whereabouts: 'eliminated' } }), {
      sfRollers: 'all',
    })
    game.say(END, [6, 6])
    expect(game.question?.kind).toBe('action')
    expect(game.facts('suppressionSix')).toEqual([
      { type: 'suppressionSix', marker: 'sf', by: 'a', victim: 'x' },
      { type: 'suppressionSix', marker: 'sf', by: 'b' },
    ])
  })
})

describe('three sixes', () => {
  const target = (x: number, y: number): Man => ({ at: [x, y], ...ember })
  /** Walls part the field into three lanes: each participant sees one enemy. */
  const lanes = (): Game =>
    scene({
      size: [48, 24],
      turn: { active: 'ember' },
      elements: [10, 14].map((y) => piece(`wall${y}`, rectangleOutline(u(4), u(y - 0.1), u(12), u(0.2)))),
      markers: [area(['a', 'b', 'c'], { at: at(12, 12), radius: 5 })],
      men: {
        a: { at: [3, 8], ...takingPart() },
        b: { at: [3, 12], ...takingPart() },
        c: { at: [3, 16], ...takingPart() },
        x: target(12, 8),
        y: target(12, 12),
        z: target(12, 16),
        ...BALLAST,
      },
    })

  it('[SF-15] after the first the owner is asked again which of the others comes next', () => {
    const game = lanes().say(END, [6, 6, 6])
    expect(game.asked('sixes').among).toEqual(['a', 'b', 'c'])
    game.say({ verb: 'chooseSix', participant: 'b' })
    expect(game.facts('suppressionSix')).toEqual([{ type: 'suppressionSix', marker: 'sf', by: 'b', victim: 'y' }])
    expect(game.asked('sixes').among).toEqual(['a', 'c'])
    game.say({ verb: 'chooseSix', participant: 'c' })
    expect(game.facts('suppressionSix').map(({ by, victim }) => [by, victim])).toEqual([
      ['c', 'z'],
      ['a', 'x'],
    ])
  })
})
