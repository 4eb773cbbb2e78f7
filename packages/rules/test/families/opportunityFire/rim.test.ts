import { createTrack, type Point, rectangleOutline, type Track, trackPoint } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import { type Chance, seededChance } from '../../../src/kernel/chance.ts'
import { dangers } from '../../../src/odds/dangers.ts'
import { areaReach } from '../../../src/query/area.ts'
import { baseRadius } from '../../../src/query/figures.ts'
import { isWatched, nextTrigger, type Watch, watchesOn } from '../../../src/query/watch.ts'
import type { GameState } from '../../../src/state/state.ts'
import { at, piece, u } from '../../world/places.ts'
import { ember, type Game, type Scene, scene } from '../../world/scene.ts'

const MIDDLE = at(12, 12)

/** w, to the south, watches the middle of the table; a stands in the area. */
const field = (rest: Partial<Scene> = {}): Game =>
  scene({
    ...rest,
    men: {
      a: { at: [12, 12], healthy: { move: 12 } },
      w: { at: [12, 20], ...ember, watches: { at: [12, 12] } },
      ...rest.men,
    },
  })

function watchOf(game: Game): Watch {
  const [watch] = watchesOn(game.state, game.figure('a'))
  if (!watch) throw new Error('nobody watches')
  return watch
}

const square = ({ x, y }: Point): number => (x - MIDDLE.x) * (x - MIDDLE.x) + (y - MIDDLE.y) * (y - MIDDLE.y)

/** Straight ways from a place in the area, most of them near its rim, to a place outside. */
function* straightExits(state: GameState, chance: Chance, count: number): Generator<readonly [Point, Point]> {
  const reach = areaReach(state.rules, 3, baseRadius(state.rules))
  const place = (size: number): Point => ({
    x: MIDDLE.x - size + chance.int(2 * size),
    y: MIDDLE.y - size + chance.int(2 * size),
  })
  for (let found = 0; found < count; ) {
    const from = place(u(4))
    const to = place(u(6))
    if (square(from) > reach * reach || square(to) <= reach * reach) continue
    if (found % 2 === 0 && square(from) < (reach - 100) * (reach - 100)) continue
    found++
    yield [from, to]
  }
}

/** OF-03 word by word, point by point. */
function scanned(state: GameState, watch: Watch, track: Track): readonly number[] {
  const r = baseRadius(state.rules)
  const triggers: number[] = []
  let outside = isWatched(state, watch, { ...trackPoint(track, 0), r }) ? 0 : 10
  for (let k = 1; k <= track.steps; k++) {
    const watched = isWatched(state, watch, { ...trackPoint(track, k), r })
    if (watched && outside >= 10) triggers.push(k)
    outside = watched ? 0 : outside + 1
  }
  return triggers
}

describe('the rim of a watched area', () => {
  it('[OF-03] walking straight out of it never triggers', () => {
    const game = field()
    const watch = watchOf(game)
    let triggered = 0
    for (const exit of straightExits(game.state, seededChance('straight exits'), 797)) {
      const track = createTrack(exit)
      if (nextTrigger(game.state, watch, track, 0, track.steps) >= 0) triggered++
    }
    expect(triggered).toBe(0)
  })

  it('[OF-03] nor does the whole Move, and no danger is foretold', () => {
    const exits = [...straightExits(field().state, seededChance('exits on foot'), 120)]
    for (const [from, to] of exits) {
      const game = field({ men: { a: { at: [from.x / 1000, from.y / 1000], healthy: { move: 12 } } } })
      expect(dangers(game.state, game.figure('a'), [to])).toEqual([])
      expect(game.say({ verb: 'move', figure: 'a', path: [to] }).facts('opportunityTriggered')).toEqual([])
      expect(game.figure('a').position).toEqual(to)
    }
  })

  it('[OF-03] [GEN-11] it is left after ten points in a row outside, and then entering triggers', () => {
    const rim = { x: MIDDLE.x + 3905, y: MIDDLE.y }
    const game = field({ men: { a: { at: [rim.x / 1000, rim.y / 1000] } } })
    const watch = watchOf(game)
    const outAndBack = (depth: number) => createTrack([rim, { x: rim.x + depth, y: rim.y }, MIDDLE])
    // Out by d and back are 2 d − 1 points outside.
    expect(nextTrigger(game.state, watch, outAndBack(5), 0, 4000)).toBe(-1)
    expect(nextTrigger(game.state, watch, outAndBack(6), 0, 4000)).toBe(12)
  })

  it('[OF-03] [GEN-11] every trigger of a crooked way is the one that a scan of all points finds, from wherever it is asked', () => {
    const chance = seededChance('crooked ways')
    const wall = piece('wall', rectangleOutline(u(9), u(15), u(3), u(0.3)))
    const game = field({ elements: [wall] })
    const watch = watchOf(game)
    let triggers = 0
    for (let i = 0; i < 60; i++) {
      const turn = chance.int(4)
      const rim = [
        { x: MIDDLE.x + 3905, y: MIDDLE.y },
        { x: MIDDLE.x + 2761, y: MIDDLE.y + 2761 },
        { x: MIDDLE.x - 3123, y: MIDDLE.y + 2344 },
        { x: MIDDLE.x - 390, y: MIDDLE.y + 3885 },
      ][turn] as Point
      const near = (): Point => ({ x: rim.x - 20 + chance.int(41), y: rim.y - 20 + chance.int(41) })
      const track = createTrack([near(), near(), near(), near(), near(), near()])
      const expected = scanned(game.state, watch, track)
      triggers += expected.length
      for (let from = 0; from <= track.steps; from++) {
        const next = expected.find((k) => k > from) ?? -1
        expect(nextTrigger(game.state, watch, track, from, track.steps), `way ${i} from ${from}`).toBe(next)
      }
    }
    expect(triggers).toBeGreaterThan(20)
  })

  it('[OF-03] a shot held is not offered again by the rounding of a way along the rim', () => {
    const rim = { x: MIDDLE.x - 2761, y: MIDDLE.y - 2761 }
    const game = field({
      options: { ofSecondOffer: false },
      men: { a: { at: [rim.x / 1000 - 0.3, rim.y / 1000 - 0.3] } },
    })
    game.say({ verb: 'move', figure: 'a', path: [rim, { x: rim.x + 60, y: rim.y - 70 }] })
    expect(game.asked('opportunityFire').offers).toHaveLength(1)
    expect(game.say({ verb: 'holdFire' }).question?.kind).toBe('action')
  })

  it('[OF-03] where a move ends, the place is taken as it is: one point outside is enough for the next move', () => {
    const rim = { x: MIDDLE.x + 3905, y: MIDDLE.y }
    const game = field({ men: { a: { at: [rim.x / 1000, rim.y / 1000] } } })
    game.say({ verb: 'move', figure: 'a', path: [{ x: rim.x + 1, y: rim.y }] })
    expect(game.question?.kind).toBe('action')
    game.say({ verb: 'move', figure: 'a', path: [at(13, 12)] })
    expect(game.asked('opportunityFire').offers).toHaveLength(1)
    expect(game.figure('a').position).toEqual(rim)
  })
})
