import { rectangleOutline } from '@tactic48/geometry'
import { type Command, execute, isRefusal, seededChance } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { seatFor } from '../../rules/test/world/games.ts'
import { piece, u } from '../../rules/test/world/places.ts'
import { type Game, type Order, type Scene, scene } from '../../rules/test/world/scene.ts'
import { NO_WATCH, type Watch, watched } from '../src/index.ts'
import { killsInReach } from '../src/kills.ts'

/** Behind a wall where nobody sees them, so that no loss of the others ends the game. */
const REAR: Scene['men'] = {
  blueRear: { at: [2, 23], ap: 60, unit: { company: 'B' } },
  emberRear: { at: [22, 23], side: 'ember', ap: 60 },
}
const WALLS = [
  piece('back', rectangleOutline(u(0.1), u(21), u(23.8), u(0.4))),
  piece('middle', rectangleOutline(u(12), u(21.5), u(0.4), u(2.4))),
]
const HURT = { side: 'ember', wounded: true } as const

const field = ({ men, ...rest }: Omit<Scene, 'elements'>): Game =>
  scene({ tokens: { blue: 5, ember: 0 }, ...rest, men: { ...men, ...REAR }, elements: WALLS })

/** Blue's commands one after another, each watched; what is to be rolled is rolled. */
function seen(game: Game, ...orders: readonly Order[]): { readonly inReach: number; readonly taken: number } {
  let watch: Watch = NO_WATCH
  for (const order of orders) {
    const command = { seat: seatFor('blue'), ...order } as unknown as Command
    const step = execute(game.state, command, seededChance('misses'))
    if (isRefusal(step)) throw new Error(JSON.stringify(step))
    watch = watched(watch, game.state, 'blue', command, step)
    game.state = step.state
  }
  const { killsInReach: inReach, killsTaken: taken } = watch.conduct.blue
  return { inReach, taken }
}

const FIRE: Order = { verb: 'fire', figure: 'a', weapon: 'rifle', target: 't' }
const COVER: Order = { verb: 'takeCover', figure: 'blueRear' }
const END: Order = { verb: 'endTurn' }

describe('kills as likely as not are counted by turns', () => {
  const duel = (blue = 5) =>
    field({ men: { a: { at: [4, 12] }, t: { at: [9, 12], ...HURT } }, tokens: { blue, ember: 0 } })

  it('[FIRE-11] one that is tried is taken', () => {
    expect(killsInReach(duel().state, 'blue')).toEqual(['t'])
    expect(seen(duel(), FIRE)).toEqual({ inReach: 1, taken: 1 })
  })

  it('[TURN-07] one that is tried later in the turn is taken, one that is left at its end was let go', () => {
    expect(seen(duel(2), COVER, FIRE)).toEqual({ inReach: 1, taken: 1 })
    expect(seen(duel(), COVER)).toEqual({ inReach: 0, taken: 0 })
    expect(seen(duel(), COVER, END)).toEqual({ inReach: 1, taken: 0 })
  })

  it('[TURN-06] no more were let go than other commands were given instead', () => {
    const three = field({
      tokens: { blue: 1, ember: 0 },
      men: {
        a: { at: [4, 12] },
        t: { at: [9, 12], ...HURT },
        v: { at: [9, 14], ...HURT },
        w: { at: [9, 10], ...HURT },
      },
    })
    expect(killsInReach(three.state, 'blue')).toHaveLength(3)
    expect(seen(three, COVER)).toEqual({ inReach: 1, taken: 0 })
  })

  it('[ORDER-13] an order by which all shoot at one takes it', () => {
    const unit = { unit: { company: 'A' } }
    const game = field({
      cc: 'cc-en',
      men: {
        lt: { at: [3, 12], rank: 'lieutenant', ...unit },
        p: { at: [5, 10], ...unit },
        q: { at: [5, 14], ...unit },
        t: { at: [10, 12], ...HURT },
      },
    })
    expect(seen(game, { verb: 'giveOrder', figure: 'lt', order: { kind: 'fireAt', target: 't' } })).toEqual({
      inReach: 1,
      taken: 1,
    })
  })
})
