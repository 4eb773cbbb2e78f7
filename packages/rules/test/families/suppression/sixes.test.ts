import { rectangleOutline } from '@tactic48/geometry'
import { type GameState, markerId, type SuppressionMarker } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { RIFLE } from '../../world/cards.ts'
import { id } from '../../world/moments.ts'
import { at, piece, u } from '../../world/places.ts'
import { BALLAST } from '../../world/range.ts'
import { ember, Game, type Man, type Scene, scene } from '../../world/scene.ts'

const SF = markerId('sf')

const taking = (marker = SF) => ({ standing: { kind: 'suppressionFire', marker } }) as const

const area = (participants: readonly string[], rest: Partial<SuppressionMarker> = {}): SuppressionMarker => ({
  kind: 'suppressionFire',
  id: SF,
  side: 'blue',
  participants: participants.map((figure) => ({ figure: id(figure), weapon: RIFLE.id })),
  at: at(13, 12),
  radius: 3,
  waiting: false,
  ...rest,
})

const under = (game: Game, change: Partial<GameState['rules']>): Game =>
  new Game({ ...game.state, rules: { ...game.state.rules, ...change } })

const END = { verb: 'endTurn' } as const

describe('several sixes', () => {
  const END = { verb: 'endTurn' } as const
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
        a: { at: [3, 11], ...taking() },
        b: { at: [3, 15], ...taking() },
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
    const game = parted({ markers: [area(['a', 'b', 'c'])] }, { c: { at: [3, 17], ...taking() } }).say(END, [6, 6, 6])
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
      a: { at: [3, 12], ...taking() },
      b: { at: [3, 14], ...taking() },
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
  const taking = (marker: string) => ({ standing: { kind: 'suppressionFire', marker: markerId(marker) } }) as const
  const area = (
    name: string,
    participants: readonly string[],
    rest: Partial<SuppressionMarker> = {},
  ): SuppressionMarker => ({
    kind: 'suppressionFire',
    id: markerId(name),
    side: 'ember',
    participants: participants.map((figure) => ({ figure: id(figure), weapon: RIFLE.id })),
    at: at(10, 5),
    radius: 1,
    waiting: false,
    ...rest,
  })

  const target = (x: number, y: number): Man => ({ at: [x, y], ...ember })
  /** Walls part the field into three lanes: each participant sees one enemy. */
  const lanes = (): Game =>
    scene({
      size: [48, 24],
      turn: { active: 'ember' },
      elements: [10, 14].map((y) => piece(`wall${y}`, rectangleOutline(u(4), u(y - 0.1), u(12), u(0.2)))),
      markers: [area('sf', ['a', 'b', 'c'], { side: 'blue', at: at(12, 12), radius: 5 })],
      men: {
        a: { at: [3, 8], ...taking('sf') },
        b: { at: [3, 12], ...taking('sf') },
        c: { at: [3, 16], ...taking('sf') },
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
