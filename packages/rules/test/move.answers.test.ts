import { describe, expect, it } from 'vitest'
import { candidates } from '../src/engine/candidates.ts'
import type { Command } from '../src/state/command.ts'
import { at } from './world/places.ts'
import { ember, type Game, type Scene, scene } from './world/scene.ts'

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

describe('movement in the opponent’s turn', () => {
  it('[TURN-08] [OF-15] option anyAction: who moves in a window is watched like any other', () => {
    const game = scene({
      options: { opponentTurnActions: 'anyAction' },
      men: { a: { at: [5, 14], watches: { at: [12, 5] } }, b: { at: [2, 2] }, e: { at: [5, 5], ...ember } },
    })
    game.say({ verb: 'takeCover', figure: 'b' })
    expect(game.asked('window').awaiting).toEqual(['ember'])
    game.say({ verb: 'move', figure: 'e', path: [at(10, 5)] })
    expect(game.asked('opportunityFire').awaiting).toEqual(['blue'])
    game.say({ verb: 'opportunityShot', marker: 'of-a', target: 'e' }, [1, 1, 1])
    expect(game.asked('continueMove').awaiting).toEqual(['ember'])
    game.say({ verb: 'continueMove', go: true })
    expect(game.figure('e').position).toEqual(at(10, 5))
    expect(game.state.sides.ember.tokens).toBe(4)
  })
})
