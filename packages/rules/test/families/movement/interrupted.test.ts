import type { Point } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import { candidates } from '../../../src/engine/candidates.ts'
import type { Command } from '../../../src/state/command.ts'
import { along, eastTo, walk, watcherAt } from '../../world/moving.ts'
import { at, u } from '../../world/places.ts'
import { ember, type Game, type Order, type Scene, scene } from '../../world/scene.ts'

const move = (figure: string, ...path: readonly Point[]): Order => ({ verb: 'move', figure, path })

const enemy = { side: 'ember' } as const

/** So that one loss does not end the game. */
const FAR = { at: [23, 23], ap: 90, ...enemy } as const

const field = (rest: Partial<Scene> = {}) =>
  scene({ ...rest, men: { a: { at: [5, 5] }, e: { at: [9, 5], ...ember }, ...rest.men } })

const legal = (game: Game, side: 'blue' | 'ember' = 'blue'): readonly Command[] => [...candidates(game.state, side)]

/** D40 aside, which is open at any time. */
const answers = (game: Game, side: 'blue' | 'ember' = 'blue') =>
  new Set(
    legal(game, side)
      .map(({ verb }) => verb)
      .filter((verb) => verb !== 'resign' && verb !== 'offerDraw'),
  )

describe('interrupted moves', () => {
  const watched = (rest: Partial<Scene> = {}) =>
    scene({
      ...rest,
      men: { a: { at: [5, 5] }, e: { at: [14, 15], ...enemy, watches: { at: [11.4, 5] } }, x: FAR, ...rest.men },
    })
  const shoot: Order = { verb: 'opportunityShot', marker: 'of-e', target: 'a' }

  it('[MOVE-10] EX-18: missed on the way, the mover goes on along its path', () => {
    const game = watched().say(move('a', at(11, 5)))
    // In the area as soon as the edges of base and marker are 3 u apart, with the tolerance: 11.4 − 3 − 0.4 − 0.5 − 0.005.
    expect(game.figure('a').position).toEqual({ x: u(7.5) - 5, y: u(5) })
    game.say(shoot, [1, 1])
    expect(game.asked('continueMove').awaiting).toEqual(['blue'])
    game.say({ verb: 'continueMove', go: true })
    expect(game.figure('a').position).toEqual(at(11, 5))
    expect(game.state.markers).toEqual([])
  })

  it('[MOVE-10] or it stops there, and may spend another Move', () => {
    const game = watched()
      .say(move('a', at(11, 5)))
      .say(shoot, [1, 1])
      .say({ verb: 'continueMove', go: false })
    expect(game.figure('a').position).toEqual({ x: u(7.5) - 5, y: u(5) })
    expect(game.facts('moveEnded')).toMatchObject([{ why: 'stopped' }])
    expect(game.rule(move('a', at(8, 6)))).toBeUndefined()
  })

  it('[MOVE-10] EX-19: in Shock the rest is lost and nothing is refunded', () => {
    const game = watched()
      .say(move('a', at(11, 5)))
      .say(shoot, [5, 1])
    expect(game.figure('a')).toMatchObject({ wounded: true, position: { x: u(7.5) - 5, y: u(5) } })
    expect(game.facts('moveEnded')).toMatchObject([{ why: 'shock' }])
    expect(game.state.sides.blue.tokens).toBe(4)
    expect(game.question?.kind).toBe('action')
  })

  it('[MOVE-10] eliminated on the way, the Action is over', () => {
    const game = watched({ men: { b: { at: [1, 1], ap: 90 } } })
      .say(move('a', at(11, 5)))
      .say(shoot, [6, 6])
    expect(game.figure('a').whereabouts).toBe('eliminated')
    expect(game.question?.kind).toBe('action')
  })

  it('[MOVE-10] stopped on top of a friend it is set back to the last free point', () => {
    const game = watched({ men: { f: { at: [7.7, 5.2] } } })
      .say(move('a', at(11, 5)))
      .say(shoot, [5, 1])
    const { x, y } = game.figure('a').position
    expect(y).toBe(u(5))
    const reach = (px: number) => (px - u(7.7)) * (px - u(7.7)) + u(0.2) * u(0.2)
    expect(reach(x)).toBeGreaterThanOrEqual(995 * 995)
    expect(reach(x + 1)).toBeLessThan(995 * 995)
  })

  it('[OF-05] option ofStopsMove ends the Move at the trigger point', () => {
    const game = watched({ options: { ofStopsMove: true } })
      .say(move('a', at(11, 5)))
      .say(shoot, [1, 1])
    expect(game.figure('a').position).toEqual({ x: u(7.5) - 5, y: u(5) })
    expect(game.question?.kind).toBe('action')
  })
})

describe('a movement as a task', () => {
  it('[MOVE-01] [MNF-01] the movement is a task that starts with nothing met', () => {
    for (const verb of ['move', 'moveAndFire'] as const) {
      const [opening] = walk({}).say(eastTo(9, verb)).facts('taskOpened')
      expect(opening?.task).toEqual({
        kind: 'movement',
        mode: verb,
        figure: 'a',
        path: [at(5, 5), at(9, 5)],
        steps: 4000,
        k: 0,
        shootAfter: false,
        step: 'before',
        offers: [],
        declined: [],
        lastOffered: false,
        fought: [],
      })
    }
  })

  it('[MOVE-10] the end of a way says why it ended', () => {
    const why = (game: Game) => game.facts('moveEnded').map((event) => event.why)
    expect(why(walk({}).say(eastTo(9)))).toEqual(['arrived'])
    const watcherAt = { w: { at: [10, 14], ...ember, watches: { at: [10, 5] } } } as const
    const stopped = walk(watcherAt, { options: { ofStopsMove: true } }).say(eastTo(10))
    expect(why(stopped.say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [1, 1, 1]))).toEqual(['stopped'])
    const shocked = walk(watcherAt).say(eastTo(10))
    expect(why(shocked.say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [4, 1, 1]))).toEqual(['shock'])
  })

  it('[MOVE-10] [H2H-13] a way that something stopped leads on after the decision', () => {
    const men = { w: { at: [10, 14], ...ember, watches: { at: [10, 5] } } } as const
    const shot = () =>
      walk(men).say(eastTo(12)).say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [1, 1, 1])
    expect(shot().say({ verb: 'continueMove', go: true }).figure('a').position).toEqual(at(12, 5))
    const halted = shot().say({ verb: 'continueMove', go: false })
    expect(halted.figure('a').position.x).toBeLessThan(u(8))
    expect(halted.question?.kind).toBe('action')
  })
})

describe('what is lost on the way', () => {
  it('[MOVE-10] [MNF-04] a mover eliminated on a plain Move has lost no shot, one on Move & Fire has', () => {
    const dead = (verb: 'move' | 'moveAndFire') =>
      walk({ w: watcherAt(10) })
        .say({ ...along([12, 5]), verb, ...(verb === 'moveAndFire' && { shoot: 'after' }) })
        .say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [6, 6, 1])
        .facts('shotLost')
    expect(dead('move')).toEqual([])
    expect(dead('moveAndFire')).toEqual([{ type: 'shotLost', figure: 'a', rule: 'MNF-04' }])
  })

  it('[MOVE-06] a way that meets nobody leads into no fight', () => {
    const game = walk({}).say(along([9, 5]))
    expect(game.facts('taskOpened').map(({ task }) => task.kind)).toEqual(['movement'])
  })
})

describe('the answers of a move', () => {
  it('[OF-04] [MOVE-10] [MNF-02] every answer to a question of the move', () => {
    const men = { w: { at: [5, 14], ...ember, watches: { at: [5, 10] } } } as const
    const game = field({ men }).say({ verb: 'moveAndFire', figure: 'a', path: [at(5, 7)], shoot: 'after' })
    expect(answers(game, 'ember')).toEqual(new Set(['opportunityShot', 'holdFire']))
    game.say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [1, 1, 1])
    expect(answers(game)).toEqual(new Set(['continueMove']))
    game.say({ verb: 'continueMove', go: true })
    expect(answers(game)).toEqual(new Set(['shootAfterMove', 'skipShot']))
  })

  it('[H2H-08] every enemy touched', () => {
    const men = { e: { at: [8, 4.4], ...ember }, d: { at: [8, 5.6], ...ember } } as const
    const game = field({ men }).say({ verb: 'move', figure: 'a', path: [at(8, 5)] })
    const chosen = legal(game).filter(({ verb }) => verb === 'chooseOpponent')
    expect(chosen.map((command) => 'figure' in command && command.figure)).toEqual(['e', 'd'])
  })
})
