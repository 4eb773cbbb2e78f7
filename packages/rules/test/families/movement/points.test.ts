import {
  createTrack,
  type Disc,
  inContact,
  type Point,
  rectangleOutline,
  type Track,
  touchesOutline,
  trackPoint,
} from '@tactic48/geometry'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextStop } from '../../../src/families/movement/movement.ts'
import { firstSuppression, isInside, suppressionAreas } from '../../../src/query/area.ts'
import { objectiveFor } from '../../../src/query/contact.ts'
import { baseOf, enemiesOf } from '../../../src/query/figures.ts'
import { isWatched, watchesOn } from '../../../src/query/watch.ts'
import { figureId, markerId, weaponId } from '../../../src/state/ids.ts'
import type { SuppressionMarker } from '../../../src/state/marker.ts'
import { at, piece, u } from '../../world/places.ts'
import { ember, type Game, scene } from '../../world/scene.ts'

const R = 500

/** Round a middle so small that ways, walls, areas and enemies meet all the time. */
const coordinate = fc.integer({ min: u(6), max: u(14) })

const place = fc.record({ x: coordinate, y: coordinate })

const inU = ({ x, y }: Point): readonly [number, number] => [x / 1000, y / 1000]

const setting = fc.record({
  path: fc.array(place, { minLength: 1, maxLength: 3 }),
  walls: fc.array(fc.record({ at: place, width: fc.integer({ min: 100, max: 3000 }), tall: fc.boolean() }), {
    maxLength: 3,
  }),
  first: place,
  second: place,
  area: place,
  goal: place,
  enemy: place,
})

function gameOf({ walls, first, second, area, goal, enemy }: typeof setting extends fc.Arbitrary<infer T> ? T : never) {
  const sf: SuppressionMarker = {
    kind: 'suppressionFire',
    id: markerId('sf'),
    side: 'ember',
    participants: [{ figure: figureId('g'), weapon: weaponId('mg') }],
    at: area,
    radius: 1,
    waiting: false,
  }
  const mg = { id: weaponId('mg'), type: 'mg', kind: 'gun', maxShots: 3, short: 4, long: 4, mg: true } as const
  return scene({
    markers: [sf],
    elements: [
      piece('goal', rectangleOutline(goal.x, goal.y, 800, 800), { cover: 'none' }),
      piece('ours', rectangleOutline(u(1), u(21), u(1), u(1))),
      ...walls.map((wall, i) =>
        piece(
          `wall${i}`,
          rectangleOutline(wall.at.x, wall.at.y, wall.tall ? 200 : wall.width, wall.tall ? wall.width : 200),
          {
            passable: true,
          },
        ),
      ),
    ],
    mission: { blue: 'ours', ember: 'goal' },
    men: {
      a: { at: [3, 3] },
      e: { at: inU(enemy), ...ember },
      w: { at: [20, 4], ...ember, watches: { at: inU(first), radius: 2 } },
      v: { at: [5, 20], ...ember, watches: { at: inU(second), radius: 2 } },
      g: { at: [20, 20], ...ember, healthy: { weapons: [mg] }, standing: { kind: 'suppressionFire', marker: sf.id } },
    },
  })
}

/** The plain scan of GEN-11: every point of the way, each asked the plain question. */
function scan(game: Game, track: Track) {
  const { state } = game
  const mover = game.figure('a')
  const goal = objectiveFor(state, mover)
  const base = (k: number): Disc => ({ ...trackPoint(track, k), r: R })
  const watches = watchesOn(state, mover)
  const enemies = enemiesOf(state, mover.side).map((enemy) => baseOf(state, enemy))
  for (let k = 1; k <= track.steps; k++) {
    const here = base(k)
    const before = base(k - 1)
    const triggered = watches
      .filter((watch) => isWatched(state, watch, here) && !isWatched(state, watch, before))
      .map(({ marker }) => marker.id)
    const contact = enemies.some((enemy) => inContact(here, enemy) && !inContact(before, enemy))
    const touches = goal && touchesOutline(goal.outline, here) && !touchesOutline(goal.outline, base(0))
    if (triggered.length > 0 || contact || touches || k === track.steps) return { k, triggered, contact }
  }
  return { k: 0, triggered: [], contact: false }
}

describe('points of a path', () => {
  it('[GEN-11] the next stop is the smallest k of a plain scan', () => {
    fc.assert(
      fc.property(setting, (given) => {
        const game = gameOf(given)
        const track = createTrack([game.figure('a').position, ...given.path])
        const { k, offers, contact } = nextStop(game.state, game.figure('a'), track, 0)
        expect({ k, triggered: offers.map(({ marker }) => marker), contact }).toEqual(scan(game, track))
      }),
      { numRuns: 40 },
    )
  })

  it('[GEN-11] [SF-04] so is the entry into an area', () => {
    fc.assert(
      fc.property(setting, (given) => {
        const game = gameOf(given)
        const track = createTrack([at(3, 3), ...given.path])
        const [area] = suppressionAreas(game.state)
        let first = -1
        for (let k = 0; k <= track.steps && first < 0; k++) {
          if (area && isInside(game.state.rules, area, { ...trackPoint(track, k), r: R })) first = k
        }
        expect(firstSuppression(game.state, game.figure('a'), track, 0, track.steps)?.k ?? -1).toBe(first)
      }),
      { numRuns: 40 },
    )
  })
})
