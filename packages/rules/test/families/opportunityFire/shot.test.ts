import { rectangleOutline } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import { defaultAnswer } from '../../../src/engine/candidates.ts'
import { scriptedChance } from '../../../src/kernel/chance.ts'
import { move, shoot, watched } from '../../world/moving.ts'
import { at, piece, u } from '../../world/places.ts'
import { ember, type Order } from '../../world/scene.ts'

describe('the shot', () => {
  it('[OF-06] like Fire, by the distance there, free of AT and slots, and it counts as a shot of that turn', () => {
    const game = watched()
      .say(move(at(11, 5)))
      .say(shoot(), [1, 1, 4])
    expect(game.facts('shotResolved')).toMatchObject([
      { mode: 'opportunityFire', shooter: 'w', target: 'a', band: 'short', need: { score: 4 }, result: 'wound' },
    ])
    expect(game.state.sides.ember.tokens).toBe(5)
    expect(game.figure('w').counters).toMatchObject({ slots: 0, shots: { rifle: 1 }, weapons: ['rifle'] })
    expect(game.state.markers).toEqual([])
    expect(game.figure('w').standing).toBeUndefined()
  })

  it('[OF-06] a double six is a headshot', () => {
    const game = watched()
      .say(move(at(11, 5)))
      .say(shoot(), [6, 6, 1])
    expect(game.figure('a').whereabouts).toBe('eliminated')
  })

  it('[OF-07] the target may not Take Cover', () => {
    const game = watched()
      .say(move(at(11, 5)))
      .say(shoot(), [1, 1, 1])
    expect(game.facts('tookCover')).toEqual([])
    expect(game.question?.kind).toBe('continueMove')
  })

  it('[OF-05] cover is taken at the trigger point', () => {
    // A hedge that hides the point of the trigger, though not the end of the way.
    const hedge = piece('hedge', rectangleOutline(u(6), u(7), u(3.5), u(0.5)), { cover: 'partial' })
    const game = watched({ elements: [hedge] })
      .say(move(at(11, 5)))
      .say(shoot(), [4, 4, 4])
    expect(game.facts('shotResolved')).toMatchObject([{ cover: 'partial', need: { score: 5 }, result: 'miss' }])
  })

  it('[OF-09] EX-20: two markers at once; the second shoots at the man in Shock', () => {
    const men = { v: { at: [6, 18], ...ember, watches: { at: [12, 5] } } } as const
    const game = watched({ men }).say(move(at(11, 5)))
    expect(game.asked('opportunityFire').offers.map(({ marker }) => marker)).toEqual(['of-w', 'of-v'])
    game.say(shoot('w'), [5, 1, 1])
    expect(game.asked('opportunityFire').offers).toMatchObject([{ marker: 'of-v' }])
    game.say(shoot('v'), [5, 2])
    expect(game.facts('shotResolved')).toMatchObject([{ band: 'long', need: { score: 5 }, result: 'wound' }])
    expect(game.figure('a').whereabouts).toBe('eliminated')
  })

  it('[OF-09] with the target gone the other marker was not used and stays', () => {
    const men = { v: { at: [9, 14], ...ember, watches: { at: [12, 5] } } } as const
    const game = watched({ men })
      .say(move(at(11, 5)))
      .say(shoot('v'), [6, 6, 1])
    expect(game.state.markers).toMatchObject([{ id: 'of-w' }])
    expect(game.question?.kind).toBe('action')
  })

  it('[OF-09] D13: unanswered, the marker with most dice shoots first', () => {
    const men = { v: { at: [6, 18], ...ember, watches: { at: [12, 5] } } } as const
    const game = watched({ men }).say(move(at(11, 5)))
    expect(defaultAnswer(game.state, 'ember', scriptedChance([]))).toMatchObject(shoot('w'))
  })

  it('[OF-16] a shot before the move is resolved before any OF, one after it only if still able', () => {
    const before: Order = {
      verb: 'moveAndFire',
      figure: 'a',
      path: [at(9, 5)],
      shoot: 'before',
      weapon: 'rifle',
      target: 'w',
    }
    const first = watched({ tokens: { ember: 0 } }).say(before, [6, 6, 1])
    expect(first.figure('w').whereabouts).toBe('eliminated')
    expect(first.question?.kind).toBe('action')
    expect(first.figure('a').position).toEqual(at(9, 5))
    const after = watched()
      .say({ verb: 'moveAndFire', figure: 'a', path: [at(9, 5)], shoot: 'after' })
      .say(shoot(), [5, 1, 1])
    expect(after.facts('shotLost')).toMatchObject([{ figure: 'a', rule: 'MNF-04' }])
    expect(after.question?.kind).toBe('action')
  })
})
