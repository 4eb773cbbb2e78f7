import { discOutline, rectangleOutline, sightClass } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import { seededChance } from '../../src/kernel/chance.ts'
import { baseOf, movedTo } from '../../src/query/figures.ts'
import { blastCover, canSeeFigure, canSeePoint, coverOf, groundOf, sightRulesOf } from '../../src/query/sight.ts'
import { figureId } from '../../src/state/ids.ts'
import type { Element } from '../../src/state/table.ts'
import { at, piece, u } from '../world/places.ts'
import { EDITIONS, FIRE, range, screen, shoot, shotOf } from '../world/range.ts'
import type { Game } from '../world/scene.ts'

const cover = (game: Game, from = 'a', to = 't') => coverOf(game.state, game.figure(from), game.figure(to))

/** A round 60 mm scenic base. */
const bush = (x: number, y: number): Element =>
  piece('bush', discOutline(u(x), u(y), u(1.2)), { cover: 'partial', scenicBase: true })

const sees = (game: Game, from = 'a', to = 't') => canSeeFigure(game.state, game.figure(from), game.figure(to))

const box = (id: string, x: number, y: number, width: number, height: number, rest: Partial<Element>): Element =>
  piece(id, rectangleOutline(u(x), u(y), u(width), u(height)), rest)

describe.each(EDITIONS)('%s', (qs) => {
  it('[LOS-04] [LOS-07] [EX-44] half hidden by a wall: Partial, unless the wall is near where nearness counts', () => {
    expect(cover(range(9, { qs, elements: [screen(4, 11.7, 20, 'total')] }))).toBe('partial')
    const near = range(9, { qs, elements: [screen(1.5, 11.6, 20, 'total')] })
    expect(cover(near)).toBe(qs === 'qs-it' ? 'partial' : 'open')
    expect(shotOf(shoot(near, [1, 1, 1])).need.score).toBe(qs === 'qs-it' ? 5 : 4)
  })

  it('[LOS-02] [LOS-07] [EX-45] a wall 1 u from the shooter that hides all still blocks', () => {
    const game = range(8, { qs, elements: [screen(1, 4, 20, 'total')] })
    expect(cover(game)).toBe('none')
    expect(game.rule(FIRE)).toBe('FIRE-04')
  })

  it('[LOS-08] [LOS-07] [EX-46] a Character on the line gives cover in the English edition, but not from within 2 u', () => {
    const standing = (gap: number) => range(9, { qs, men: { b: { at: [4 + gap, 12] } } })
    expect(cover(standing(3))).toBe(qs === 'qs-en' ? 'partial' : 'open')
    expect(cover(standing(2))).toBe('open')
  })

  it('[LOS-10] [LOS-07] [EX-47] wholly inside a scenic base: Partial from 6 u, open from close by', () => {
    expect(cover(range(6.7, { qs, elements: [bush(10.7, 12)] }))).toBe('partial')
    const close = range(1.9, { qs, elements: [bush(6.2, 12)] })
    expect(cover(close)).toBe('open')
  })

  it('[LOS-05] [LOS-06] [EX-48] a hedge that leaves a sliver free gives nothing', () => {
    expect(cover(range(8, { qs, elements: [screen(4, 11.55, 20, 'partial')] }))).toBe('open')
    expect(cover(range(8, { qs, elements: [screen(4, 11.4, 20, 'partial')] }))).toBe('partial')
  })

  it('[LOS-07] a hedge within 2 u of the shooter, 2 u included, gives nothing where nearness is measured to it', () => {
    const hedge = (gap: number) => cover(range(8, { qs, elements: [screen(gap, 8, 16, 'partial')] }))
    expect(hedge(2)).toBe(qs === 'qs-it' ? 'partial' : 'open')
    expect(hedge(2.1)).toBe('partial')
  })

  it('[LOS-07] an attack from 2 u or less ignores scenery in the Italian edition, and here everywhere', () => {
    expect(cover(range(2, { qs, elements: [screen(0.5, 8, 16, 'partial')] }))).toBe('open')
  })
})

describe('sight', () => {
  it('[LOS-01] [LOS-03] one visible point is enough', () => {
    const game = range(8, { elements: [screen(4, 12, 23, 'total'), screen(4.3, 1, 11.9, 'total')] })
    expect(sees(game)).toBe(true)
  })

  it('[LOS-02] no visible point, no shot', () => {
    expect(sees(range(8, { elements: [screen(4, 1, 23, 'total')] }))).toBe(false)
  })

  it('[LOS-02] two bases inside the same building see each other', () => {
    expect(sees(range(8, { elements: [box('house', 1, 8, 20, 8, { cover: 'total', passable: true })] }))).toBe(true)
  })

  it('[LOS-12] sight is mutual, cover is not', () => {
    const game = range(8, { elements: [screen(1, 8, 16, 'partial')] })
    expect(sees(game, 'a', 't')).toBe(sees(game, 't', 'a'))
    expect(cover(game, 'a', 't')).toBe('open')
    expect(cover(game, 't', 'a')).toBe('partial')
  })

  it('[LOS-13] touching walls leave no gap, 1/1000 u is one', () => {
    const walls = (gap: number) => [
      screen(4, 1, 12, 'total'),
      box('other', 7.5, 12 + gap, 0.2, 11 - gap, { cover: 'total' }),
    ]
    expect(sees(range(8, { elements: walls(0) }))).toBe(false)
    expect(sees(range(8, { elements: walls(0.001) }))).toBe(true)
  })

  it('[LOS-15] Characters see all round', () => {
    const men = {
      n: { at: [3, 4], side: 'ember' },
      s: { at: [3, 20], side: 'ember' },
      e: { at: [10, 12], side: 'ember' },
    } as const
    const game = range(20, { men })
    for (const target of ['n', 's', 'e', 't']) expect(game.rule({ ...FIRE, target: figureId(target) })).toBeUndefined()
  })

  it('[LOS-16] height changes nothing', () => {
    const wall = (elevated: boolean) => [box('ridge', 7.5, 8, 0.2, 8, { cover: 'total', elevated })]
    expect(cover(range(8, { elements: wall(true) }))).toBe(cover(range(8, { elements: wall(false) })))
    const hedge = (elevated: boolean) => [box('bank', 7.5, 8, 0.2, 8, { cover: 'partial', elevated })]
    expect(cover(range(8, { elements: hedge(true) }))).toBe('partial')
    expect(cover(range(8, { elements: hedge(false) }))).toBe('partial')
  })
})

describe('cover', () => {
  it('[LOS-05] several hedges act together', () => {
    const halves = [screen(4, 11.9, 16, 'partial'), box('lower', 9, 8, 0.2, 4.1, { cover: 'partial' })]
    expect(cover(range(8, { elements: halves }))).toBe('partial')
    expect(cover(range(8, { elements: halves.slice(0, 1) }))).toBe('open')
  })

  it('[LOS-05] both bases over the same Partial area: Partial Cover', () => {
    const wood = box('wood', 6, 11.9, 10, 5, { cover: 'partial' })
    const game = range(8, { shooter: { at: [7, 12] }, target: { at: [14, 12] }, elements: [wood], qs: 'qs-it' })
    expect(cover(game)).toBe('partial')
  })

  it('[LOS-06] `openTest: singlePoint` wants all of the target in view from one point', () => {
    const post = [box('post', 7.5, 11.95, 0.1, 0.1, { cover: 'total' })]
    const reading = (openTest: 'union' | 'singlePoint') => cover(range(8, { options: { openTest }, elements: post }))
    expect(reading('union')).toBe('open')
    expect(reading('singlePoint')).toBe('partial')
  })

  it('[LOS-07] `nearCoverMeasure: crossingPoint` measures where the line crosses', () => {
    const slanted = piece(
      'slanted',
      {
        kind: 'polygon',
        convex: true,
        points: [at(3.7, 15), at(3.9, 15), at(8.1, 9), at(7.9, 9)].reverse(),
      },
      { cover: 'partial' },
    )
    const measured = (nearCoverMeasure: 'nearestPoint' | 'crossingPoint') =>
      cover(range(8, { options: { nearCoverMeasure }, elements: [slanted] }))
    expect(measured('nearestPoint')).toBe('open')
    expect(measured('crossingPoint')).toBe('partial')
  })

  it('[LOS-08] `charactersGiveCover` and `characterCoverTest`', () => {
    const men = { b: { at: [8, 12.3] } } as const
    expect(cover(range(9, { men, options: { charactersGiveCover: false } }))).toBe('open')
    expect(cover(range(9, { men, options: { characterCoverTest: 'centreLine' } }))).toBe('partial')
    expect(cover(range(9, { men, options: { characterCoverTest: 'wholeBase' } }))).toBe('open')
    expect(cover(range(9, { qs: 'qs-it', men, options: { charactersGiveCover: true } }))).toBe('partial')
  })

  it.each(['centreLine', 'wholeBase'] as const)(
    '[LOS-08] all who may give cover are asked: %s',
    (characterCoverTest) => {
      const { state } = range(9, { options: { characterCoverTest } })
      const chance = seededChance('between')
      const [pattern] = state.figures
      if (!pattern) throw new Error('nobody is on the range')
      const seen = new Set<string>()
      for (let scene = 0; scene < 40; scene++) {
        const figures = Array.from({ length: 24 }, (_, i) => ({
          ...movedTo(pattern, { x: 1000 + chance.int(14_000), y: 1000 + chance.int(14_000) }),
          id: figureId(`man-${i}`),
        }))
        const crowded = { ...state, figures }
        const bases = figures.map((figure) => baseOf(state, figure))
        const [from, ...others] = figures
        if (!from) continue
        for (const to of others) {
          const all = sightClass(
            groundOf(state),
            baseOf(state, from),
            baseOf(state, to),
            sightRulesOf(state.rules),
            bases,
          )
          expect(coverOf(crowded, from, to)).toBe(all)
          seen.add(all)
        }
      }
      expect([...seen].sort()).toEqual(['open', 'partial'])
    },
  )

  it('[LOS-08] eliminated Characters give none', () => {
    const men = { b: { at: [8, 12], whereabouts: 'eliminated' } } as const
    expect(cover(range(9, { men }))).toBe('open')
  })

  it('[LOS-09] a scenic base in between is Partial Cover; distance is to the own base', () => {
    const game = range(8, { elements: [bush(8, 12)] })
    expect(cover(game)).toBe('partial')
    expect(shotOf(shoot(range(10, { elements: [bush(14, 12)] }), [1, 1, 1])).band).toBe('short')
  })

  it('[LOS-10] inside a scenic base there is cover from every direction', () => {
    const men = {
      n: { at: [13, 4], side: 'ember' },
      e: { at: [21, 12], side: 'ember' },
      s: { at: [13, 20], side: 'ember' },
    } as const
    const game = range(9, { men, elements: [bush(13, 12)] })
    expect(cover(game)).toBe('partial')
    for (const from of ['n', 'e', 's']) expect(cover(game, from, 't')).toBe('partial')
  })

  it('[LOS-10] a shooter inside ignores his own element, save in the Italian edition', () => {
    const elements = [bush(3, 12)]
    expect(cover(range(8, { elements }))).toBe('open')
    expect(cover(range(8, { qs: 'qs-it', elements }))).toBe('partial')
  })

  it('[LOS-14] none before partial before open', () => {
    const wall = screen(4, 4, 20, 'total')
    const hedge = screen(5, 4, 20, 'partial')
    expect(cover(range(8, { elements: [wall, hedge] }))).toBe('none')
    expect(cover(range(8, { elements: [hedge] }))).toBe('partial')
    expect(cover(range(8))).toBe('open')
  })

  it('[LOS-14] sight past a wall counts the hedges behind it', () => {
    const elements = [screen(1, 11.6, 20, 'total'), screen(5, 4, 11.9, 'partial')]
    expect(cover(range(8, { elements }))).toBe('partial')
  })
})

describe('markers', () => {
  it('[LOS-11] a marker is seen by its disc', () => {
    const wall = [screen(4, 1, 12, 'total')]
    const point = at(9, 11.85)
    const seen = (markerRadius: number) => {
      const game = range(20, { options: { markerRadius }, elements: wall, shooter: { at: [3, 8] } })
      return canSeePoint(game.state, game.figure('a'), point)
    }
    expect(seen(0)).toBe(false)
    expect(seen(2)).toBe(true)
  })

  it('[LOS-11] a blast looks from its centre', () => {
    const game = range(8, { elements: [screen(4, 4, 20, 'partial')] })
    expect(blastCover(game.state, at(6, 12), game.figure('t'))).toBe('partial')
    expect(blastCover(game.state, at(9, 12), game.figure('t'))).toBe('open')
  })
})
