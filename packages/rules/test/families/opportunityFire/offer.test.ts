import { rectangleOutline } from '@tactic48/geometry'
import { type Command, check, type GameState, isRefusal, markerId, weaponId } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { defaultAnswer } from '../../../src/engine/candidates.ts'
import { firstChoice } from '../../../src/families/opportunityFire/shot.ts'
import { scriptedChance } from '../../../src/kernel/chance.ts'
import { RIFLE } from '../../world/cards.ts'
import { EMBER, refusalOf, refused } from '../../world/games.ts'
import { asking, id, POSITION } from '../../world/moments.ts'
import { EDGE, eastTo, hold, move, shoot, walk, watched } from '../../world/moving.ts'
import { at, piece, u } from '../../world/places.ts'
import { BALLAST } from '../../world/range.ts'
import { ember, Game, type Man, type Scene, scene } from '../../world/scene.ts'

describe('the offer', () => {
  const again: Partial<Scene> = { options: { ofSecondOffer: true } }

  it('[OF-04] EX-21: one offer, at the first point inside the area and in sight; held, the marker stays', () => {
    const game = watched().say(move(at(10, 5)))
    expect(game.asked('opportunityFire')).toMatchObject({ offers: [{ marker: 'of-w' }], awaiting: ['ember'] })
    expect(game.figure('a').position).toEqual({ x: EDGE, y: u(5) })
    game.say(hold)
    expect(game.question?.kind).toBe('action')
    expect(game.figure('a').position).toEqual(at(10, 5))
    expect(game.state.markers).toHaveLength(1)
    expect(game.say(move(at(12, 5))).question?.kind).toBe('action')
  })

  it('[OF-04] held, it is offered again in the same move only when the enemy has left and come back', () => {
    const game = watched({ men: { a: { at: [7, 5], healthy: { move: 9 } } } })
      .say(move(at(9, 5), at(7, 5), at(10, 5)))
      .say(hold)
    expect(game.asked('opportunityFire').offers).toMatchObject([{ marker: 'of-w' }])
    expect(game.figure('a').position).toEqual({ x: EDGE, y: u(5) })
    expect(game.say(hold).question?.kind).toBe('action')
  })

  it('[OF-04] option ofSecondOffer: held, it is offered once more at the end of the move', () => {
    const game = watched(again)
      .say(move(at(10, 5)))
      .say(hold)
    expect(game.asked('opportunityFire')).toMatchObject({ offers: [{ marker: 'of-w' }], last: true })
    expect(game.figure('a').position).toEqual(at(10, 5))
    game.say(hold)
    expect(game.state.markers).toHaveLength(1)
    expect(game.say(move(at(12, 5))).question?.kind).toBe('action')
  })

  it('[OF-04] option ofSecondOffer: not where the enemy has left the area again', () => {
    const past = watched({ ...again, men: { a: { at: [5, 2], healthy: { move: 9 } } } })
    past.say(move(at(12, 2), at(12, 1))).say(hold)
    expect(past.question?.kind).toBe('action')
  })

  it('[OF-04] option ofSecondOffer: where the trigger point is the end of the move it is offered once', () => {
    const game = watched(again).say(move({ x: EDGE, y: u(5) }))
    expect(game.asked('opportunityFire').last).toBe(true)
    expect(game.say(hold).question?.kind).toBe('action')
  })

  it('[OF-04] option ofSecondOffer: a mover who stops after a shot is offered to those who held before', () => {
    const men = { v: { at: [9, 14], ...ember, watches: { at: [11.5, 5] } } } as const
    const game = watched({ ...again, men })
    game.say(move(at(11, 5)))
    expect(game.asked('opportunityFire').offers).toMatchObject([{ marker: 'of-v' }])
    game.say(hold).say(shoot(), [1, 1, 1]).say({ verb: 'continueMove', go: false })
    expect(game.asked('opportunityFire')).toMatchObject({ offers: [{ marker: 'of-v' }], last: true })
    expect(game.say(hold).question?.kind).toBe('action')
  })

  it('[OF-04] [GEN-11] option ofSecondOffer: it comes before contact is fought, and Shock stops one point short', () => {
    const game = watched({ ...again, men: { d: { at: [11, 5], ...ember } } })
      .say(move(at(11, 5)))
      .say(hold)
    expect(game.asked('opportunityFire').last).toBe(true)
    expect(game.figure('a').position).toEqual({ x: u(10) - 5, y: u(5) })
    game.say(shoot(), [4, 1, 1])
    expect(game.figure('a').position).toEqual({ x: u(10) - 6, y: u(5) })
    expect(game.facts('fightStarted')).toEqual([])
  })

  it('[OF-04] option ofSecondOffer: it comes before the shot after a Move & Fire', () => {
    const game = watched(again)
      .say({ verb: 'moveAndFire', figure: 'a', path: [at(9, 5)], shoot: 'after' })
      .say(hold)
    expect(game.asked('opportunityFire').last).toBe(true)
    expect(game.say(hold).question?.kind).toBe('afterShot')
  })

  it('[OF-04] D12: unanswered, the owner shoots', () => {
    const game = watched().say(move(at(11, 5)))
    expect(defaultAnswer(game.state, 'ember', scriptedChance([]))).toMatchObject(shoot())
  })

  it('[OF-04] only what is offered may be shot with', () => {
    const game = watched().say(move(at(11, 5)))
    expect(game.rule({ ...shoot(), marker: 'of-x' })).toBe('OF-04')
    expect(game.rule({ ...shoot(), target: 'blueReserve' })).toBe('OF-04')
    expect(game.rule(hold, 'blue')).toBe('TURN-16')
  })
})

describe('several offers', () => {
  it('[OF-05] [OF-09] one of two markers shoots, the other holds: the mover decides whether to go on', () => {
    const men = {
      v: { at: [10, 14], ...ember, watches: { at: [10, 5] } },
      w: { at: [11, 14], ...ember, watches: { at: [10, 5] } },
    } as const
    const game = walk(men).say(eastTo(12))
    expect(game.asked('opportunityFire').offers).toHaveLength(2)
    game.say({ verb: 'opportunityShot', marker: 'of-v', target: 'a' }, [1, 1, 1])
    expect(game.asked('opportunityFire').offers).toMatchObject([{ marker: 'of-w' }])
    game.say({ verb: 'holdFire' })
    expect(game.question?.kind).toBe('continueMove')
  })

  it('[OF-04] option ofSecondOffer: what is held on the way is offered once more at its end, where it still sees and reaches', () => {
    const options = { ofSecondOffer: true }
    const men = { w: { at: [10, 14], ...ember, watches: { at: [10, 5] } } } as const
    const inside = walk(men, { options }).say(eastTo(10)).say({ verb: 'holdFire' })
    expect(inside.asked('opportunityFire')).toMatchObject({ last: true, offers: [{ marker: 'of-w', target: 'a' }] })
    inside.say({ verb: 'holdFire' })
    expect(inside.question?.kind).toBe('action')
    const through = walk(men, { options }).say(eastTo(17)).say({ verb: 'holdFire' })
    expect(through.question?.kind).toBe('action')
    const once = walk(men).say(eastTo(10)).say({ verb: 'holdFire' })
    expect(once.question?.kind).toBe('action')
    const wall = piece('wall', rectangleOutline(u(9.5), u(8), u(3), u(0.3)))
    const hidden = walk({ w: { at: [11, 14], ...ember, watches: { at: [10, 5] } } }, { elements: [wall], options })
    hidden.say(eastTo(11))
    hidden.asked('opportunityFire')
    expect(hidden.say({ verb: 'holdFire' }).question?.kind).toBe('action')
  })

  it('[OF-04] option ofSecondOffer: only the markers held before are offered again', () => {
    const men = {
      v: { at: [8, 14], ...ember, watches: { at: [12, 5], radius: 6 } },
      w: { at: [5, 14], ...ember, watches: { at: [6, 5] } },
    } as const
    // `w` has watched the mover from the start and is not triggered (OF-03).
    const game = walk(men, { options: { ofSecondOffer: true } })
      .say(eastTo(8))
      .say({ verb: 'holdFire' })
    expect(game.asked('opportunityFire').offers.map(({ marker }) => marker)).toEqual(['of-v'])
  })
})

describe('which marker, at whom', () => {
  it('[OF-09] most dice first, then the lowest need, then the nearest', () => {
    const PISTOL = { ...RIFLE, id: weaponId('pistol'), short: 2 } as const
    const hedge = piece('hedge', rectangleOutline(u(10.8), u(9), u(2.4), u(0.3)), { cover: 'partial' })
    const watch = (place: readonly [number, number], weapon = 'rifle', man: Partial<Man> = {}): Man => ({
      at: place,
      ...ember,
      ...man,
      watches: { at: [12, 12], weapon },
    })
    const game = scene({
      elements: [hedge],
      men: {
        a: { at: [12, 12] },
        weak: watch([12, 14], 'pistol', { healthy: { weapons: [PISTOL] } }),
        covered: watch([12, 6]),
        far: watch([20, 12]),
        near: watch([7, 12]),
      },
    })
    const offers = (...names: readonly string[]) =>
      names.map((name) => ({ marker: markerId(`of-${name}`), shooter: id(name), target: id('a') }))
    const best = (...names: readonly string[]) => firstChoice(game.state, offers(...names))?.shooter
    expect(best('weak', 'covered', 'far', 'near')).toBe('near')
    expect(best('far', 'near', 'covered')).toBe('near')
    expect(best('weak', 'covered')).toBe('covered')
    expect(best('covered', 'far')).toBe('far')
    expect(best('weak', 'far')).toBe('far')
    expect(firstChoice(game.state, [])).toBeUndefined()
    const gone = { marker: markerId('gone'), shooter: id('far'), target: id('a') }
    expect(firstChoice(game.state, [gone, ...offers('weak')])?.shooter).toBe('weak')
  })

  it('[OF-10] [OF-04] holding at several who come together is told for each', () => {
    const game = scene({
      size: [48, 24],
      options: { ofTrigger: 'anyAction' },
      men: {
        a: { at: [3, 12], healthy: { sfRadius: 2 } },
        b: { at: [3, 20] },
        v: { at: [14, 12], ...ember, watches: { at: [3, 12], radius: 2 } },
        w: { at: [14, 20], ...ember, watches: { at: [3, 20], radius: 2 } },
        ...BALLAST,
      },
    }).say({
      verb: 'startSuppression',
      figure: 'a',
      weapon: 'rifle',
      at: at(12, 16),
      joiners: [{ figure: 'b', weapon: 'rifle' }],
    })
    const held: unknown[] = []
    while (game.question?.kind === 'opportunityFire')
      held.push(...game.say({ verb: 'holdFire' }).facts('opportunityFireHeld'))
    expect(held).toEqual([
      { type: 'opportunityFireHeld', markers: ['of-v'], target: 'a' },
      { type: 'opportunityFireHeld', markers: ['of-w'], target: 'b' },
    ])
    expect(game.state.markers).toHaveLength(3)
  })

  it('[OF-04] [OF-10] one question about two targets is held for each with its own markers', () => {
    const game = scene({
      size: [48, 24],
      men: {
        a: { at: [3, 12] },
        b: { at: [3, 20] },
        v: { at: [14, 12], ...ember, watches: { at: [3, 12], radius: 2 } },
        w: { at: [14, 20], ...ember, watches: { at: [3, 20], radius: 2 } },
        ...BALLAST,
      },
    })
    const offers = [
      { marker: markerId('of-v'), shooter: id('v'), target: id('a') },
      { marker: markerId('of-w'), shooter: id('w'), target: id('b') },
    ]
    const state: GameState = {
      ...game.state,
      stack: [
        ...game.state.stack.slice(0, -1),
        { frame: 'task', task: { kind: 'opportunity', offers, last: true, fired: [] } },
        { frame: 'question', question: { kind: 'opportunityFire', awaiting: ['ember'], offers, last: true, since: 0 } },
      ],
    }
    expect(new Game(state).say({ verb: 'holdFire' }).facts('opportunityFireHeld')).toEqual([
      { type: 'opportunityFireHeld', markers: ['of-v'], target: 'a' },
      { type: 'opportunityFireHeld', markers: ['of-w'], target: 'b' },
    ])
    const shot = new Game(state).say({ verb: 'opportunityShot', marker: 'of-v', target: 'a' }, [1, 1, 1])
    expect(shot.asked('opportunityFire').offers).toEqual([offers[1]])
  })
})

describe('refused shots', () => {
  it('[OF-04] only what is offered may shoot, and only at whom it is offered', () => {
    const offer = { marker: markerId('watch'), shooter: id('x'), target: id('a') }
    const state = asking(POSITION, { kind: 'opportunityFire', awaiting: ['ember'], offers: [offer], last: true })
    const shot = (marker: string, target: string): Command => ({
      verb: 'opportunityShot',
      seat: EMBER,
      marker: markerId(marker),
      target: id(target),
    })
    expect(refusalOf(state, shot('other', 'a'))).toEqual(refused('OF-04', 'notOffered', { marker: 'other' }))
    expect(refusalOf(state, shot('watch', 'b'))).toEqual(refused('OF-04', 'notOffered', { marker: 'watch' }))
    expect(isRefusal(check(state, shot('watch', 'a')))).toBe(false)
  })
})
