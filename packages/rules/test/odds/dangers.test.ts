import { discOutline, rectangleOutline } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import { seededChance } from '../../src/kernel/chance.ts'
import { dangers } from '../../src/odds/dangers.ts'
import { cutAt, reachOf, routeToward } from '../../src/query/reach.ts'
import { figureId, markerId, weaponId } from '../../src/state/ids.ts'
import type { SuppressionMarker } from '../../src/state/marker.ts'
import { RIFLE } from '../world/cards.ts'
import { EDGE, watcher } from '../world/moving.ts'
import { at, piece, u } from '../world/places.ts'
import { ember, type Scene, scene } from '../world/scene.ts'

const field = (rest: Partial<Scene> = {}) => scene({ ...rest, men: { a: { at: [5, 5] }, w: watcher, ...rest.men } })

describe('danger lanes', () => {
  it('[OF-03] [OF-04] foretells where a marker would shoot, with its odds', () => {
    const game = field()
    const found = dangers(game.state, game.figure('a'), [at(11, 5)])
    expect(found).toMatchObject([
      { kind: 'opportunityFire', marker: 'of-w', at: { x: EDGE, y: u(5) }, second: false, odds: { dice: 3 } },
    ])
    game.say({ verb: 'move', figure: 'a', path: [at(11, 5)] })
    expect(game.figure('a').position).toEqual(found[0]?.at)
    expect(game.say({ verb: 'holdFire' }).question?.kind).toBe('action')
  })

  it('[OF-04] option ofSecondOffer: the offer at the end is foretold too', () => {
    const game = field({ options: { ofSecondOffer: true } })
    const found = dangers(game.state, game.figure('a'), [at(11, 5)])
    expect(found).toMatchObject([
      { kind: 'opportunityFire', marker: 'of-w', at: { x: EDGE, y: u(5) }, second: false, odds: { dice: 3 } },
      { kind: 'opportunityFire', marker: 'of-w', at: at(11, 5), second: true },
    ])
    game.say({ verb: 'move', figure: 'a', path: [at(11, 5)] })
    expect(game.figure('a').position).toEqual(found[0]?.at)
  })

  it.each([false, true])(
    '[OF-03] [OF-04] every offer of a move is foretold, and nothing else (ofSecondOffer: %s)',
    (ofSecondOffer) => {
      const chance = seededChance(`offers ${ofSecondOffer}`)
      const anywhere = (): [number, number] => [3 + chance.int(19_000) / 1000, 2 + chance.int(9000) / 1000]
      let offers = 0
      for (let i = 0; i < 60; i++) {
        const dash = { healthy: { weapons: [{ ...RIFLE, long: 0 }] } }
        const men = {
          a: { at: anywhere(), healthy: { move: 80 } },
          u: { at: [6, 20], ...ember, watches: { at: anywhere(), radius: 2 } },
          v: { at: [12, 18], ...ember, watches: { at: anywhere(), radius: 3 }, ...dash },
          w: { at: [18, 21], ...ember, watches: { at: anywhere(), radius: 4 } },
        } as const
        const wall = piece('wall', rectangleOutline(u(4), u(13.5), u(6), u(0.3)))
        const hut = piece('hut', rectangleOutline(u(14), u(14), u(2), u(2)))
        const game = scene({ men, elements: [wall, hut], options: { ofSecondOffer } })
        const path = [anywhere(), anywhere(), anywhere()].map(([x, y]) => at(x, y))
        const foretold = dangers(game.state, game.figure('a'), path).flatMap((danger) =>
          danger.kind === 'opportunityFire' ? [`${danger.marker} at ${danger.at.x}, ${danger.at.y}`] : [],
        )
        game.say({ verb: 'move', figure: 'a', path })
        const asked: string[] = []
        while (game.question?.kind === 'opportunityFire') {
          const { x, y } = game.figure('a').position
          asked.push(...game.question.offers.map(({ marker }) => `${marker} at ${x}, ${y}`))
          game.say({ verb: 'holdFire' })
        }
        expect(game.figure('a').position).toEqual(path[2])
        expect([...asked].sort(), `way ${i}`).toEqual([...foretold].sort())
        offers += asked.length
      }
      expect(offers).toBeGreaterThan(60)
    },
  )

  it('[VICT-02] beyond the objective nothing is foretold: touching it ends the game', () => {
    const elements = [
      piece('ours', rectangleOutline(u(1), u(20), u(1), u(1))),
      piece('theirs', rectangleOutline(u(6), u(5.4), u(1), u(1)), { passable: true }),
    ]
    const mission = { blue: 'ours', ember: 'theirs' }
    const game = field({ elements, mission, men: { e: { at: [10, 8], ...ember } } })
    expect(dangers(game.state, game.figure('a'), [at(11, 5)])).toEqual([])
  })

  it('[OF-12] a marker whose owner cannot shoot is no danger', () => {
    const game = field({ men: { w: { ...watcher, counters: { suppressed: true } } } })
    expect(dangers(game.state, game.figure('a'), [at(11, 5)])).toEqual([])
  })

  it('[OF-07] the odds are those of a man on the move: his Take Cover is gone', () => {
    const game = field({ men: { a: { at: [5, 5], standing: { kind: 'takeCover' } } } })
    expect(dangers(game.state, game.figure('a'), [at(11, 5)])[0]).toMatchObject({ odds: { need: { score: 4 } } })
  })

  it('[SF-04] [SF-14] [H2H-01] foretells suppression, with the odds of its roll where the way ends in it, and contact', () => {
    const sf: SuppressionMarker = {
      kind: 'suppressionFire',
      id: markerId('sf'),
      side: 'ember',
      participants: [{ figure: figureId('g'), weapon: weaponId('mg') }],
      at: at(7, 6.5),
      radius: 1,
      waiting: false,
    }
    const mg = { id: weaponId('mg'), type: 'mg', kind: 'gun', maxShots: 3, short: 4, long: 4, mg: true } as const
    const game = scene({
      markers: [sf],
      men: {
        a: { at: [5, 5] },
        e: { at: [9, 5], ...ember },
        g: {
          at: [20, 20],
          ...ember,
          healthy: { weapons: [mg] },
          standing: { kind: 'suppressionFire', marker: sf.id },
        },
      },
    })
    expect(dangers(game.state, game.figure('a'), [at(11, 5)])).toMatchObject([
      { kind: 'suppression', marker: 'sf', at: { x: u(7) - 1174, y: u(5) } },
      { kind: 'contact', opponents: ['e'], at: { x: u(8) - 5, y: u(5) } },
    ])
    const [through] = dangers(game.state, game.figure('a'), [at(7, 5), at(7, 1)])
    const [into] = dangers(game.state, game.figure('a'), [at(7, 5)])
    expect(through).toHaveProperty('odds', undefined)
    expect(into).toMatchObject({ kind: 'suppression', odds: { wound: 1 / 6, elimination: 0 } })
  })
})

describe('reach', () => {
  it('[MOVE-01] the rings of a Move on open ground are a disc of its value', () => {
    const game = field()
    const points = reachOf(game.state, game.figure('a'), 'move').flat()
    expect(points.length).toBeGreaterThan(8)
    for (const { x, y } of points) {
      const away = Math.sqrt((x - u(5)) * (x - u(5)) + (y - u(5)) * (y - u(5)))
      const atEdge = Math.min(x, y) < u(0.7)
      if (!atEdge) expect(Math.abs(away - u(6))).toBeLessThan(u(0.2))
    }
  })

  it('[MOVE-07] a route goes round what blocks the line, as far as one Action carries', () => {
    const house = piece('house', rectangleOutline(u(7), u(3), u(1), u(4)))
    const game = field({ elements: [house] })
    const route = routeToward(game.state, game.figure('a'), at(10, 5), u(6)) ?? []
    expect(route.length).toBeGreaterThan(1)
    expect(game.rule({ verb: 'move', figure: 'a', path: route })).toBeUndefined()
    expect(routeToward(game.state, game.figure('a'), at(7.5, 5), u(6))).toBeUndefined()
  })

  it('[MOVE-06] a route keeps clear of enemies', () => {
    const game = field({
      men: { e: { at: [7, 5], ...ember } },
      elements: [piece('d', discOutline(u(20), u(20), u(1)))],
    })
    const route = routeToward(game.state, game.figure('a'), at(9, 5), u(6)) ?? []
    expect(dangers(game.state, game.figure('a'), route).filter(({ kind }) => kind === 'contact')).toEqual([])
  })

  it('[MOVE-02] a way is cut at its length', () => {
    expect(cutAt([at(0, 0), at(3, 0), at(3, 4)], u(5))).toEqual([at(0, 0), at(3, 0), at(3, 2)])
    expect(cutAt([at(0, 0), at(3, 0)], u(5))).toEqual([at(0, 0), at(3, 0)])
    expect(cutAt([at(0, 0), at(3, 0), at(3, 4)], u(3))).toEqual([at(0, 0), at(3, 0)])
  })
})
