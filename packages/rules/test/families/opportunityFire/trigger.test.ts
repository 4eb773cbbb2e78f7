import { discOutline, rectangleOutline } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import { defaultAnswer } from '../../../src/engine/candidates.ts'
import { begin } from '../../../src/engine/execute.ts'
import { enterPlay } from '../../../src/families/opportunityFire/shot.ts'
import { apply } from '../../../src/kernel/apply.ts'
import { scriptedChance } from '../../../src/kernel/chance.ts'
import type { Flow } from '../../../src/kernel/flow.ts'
import type { GameEvent } from '../../../src/state/event.ts'
import { figureId, markerId, weaponId } from '../../../src/state/ids.ts'
import type { SuppressionMarker } from '../../../src/state/marker.ts'
import type { GameState } from '../../../src/state/state.ts'
import { RIFLE } from '../../world/cards.ts'
import {
  along,
  EDGE,
  hold,
  move,
  RESERVES,
  shoot,
  walk,
  watch,
  watched,
  watcher,
  watcherAt,
} from '../../world/moving.ts'
import { at, piece, u } from '../../world/places.ts'
import { ember, Game, scene } from '../../world/scene.ts'

interface Arrival {
  readonly events: readonly GameEvent[]
  readonly state: GameState
}

describe('the trigger', () => {
  it('[OF-03] [OF-05] the first point in the radius and in sight stops the mover there', () => {
    const game = watched().say(move(at(11, 5)))
    expect(game.asked('opportunityFire')).toMatchObject({
      awaiting: ['ember'],
      offers: [{ marker: 'of-w', shooter: 'w', target: 'a' }],
      last: false,
    })
    expect(game.figure('a').position).toEqual({ x: EDGE, y: u(5) })
  })

  it('[OF-03] in the radius but hidden, the first glimpse triggers', () => {
    const wall = piece('wall', rectangleOutline(u(5), u(8), u(4.5), u(1)))
    const game = watched({ elements: [wall] }).say(move(at(11, 5)))
    const { x } = game.figure('a').position
    expect(x).toBeGreaterThan(EDGE)
    expect(game.asked('opportunityFire').last).toBe(false)
  })

  it('[OF-03] EX-22: an enemy that stands in the area already, or moves inside it, does not trigger', () => {
    const game = watched({ men: { a: { at: [10, 5] } } }).say(move(at(12, 5)))
    expect(game.question?.kind).toBe('action')
    expect(game.figure('a').position).toEqual(at(12, 5))
  })

  it('[OF-03] leaving and coming back triggers again', () => {
    const game = watched({ men: { a: { at: [9, 5], healthy: { move: 9 } } } }).say(move(at(6, 5), at(10, 5)))
    expect(game.asked('opportunityFire').offers).toHaveLength(1)
    expect(game.figure('a').position).toEqual({ x: EDGE, y: u(5) })
  })

  it('[OF-03] option ofTrigger: enterOrMoveInside', () => {
    const inside = watched({ options: { ofTrigger: 'enterOrMoveInside' }, men: { a: { at: [10, 5] } } }).say(
      move(at(12, 5)),
    )
    expect(inside.asked('opportunityFire').offers).toHaveLength(1)
    expect(inside.figure('a').position).toEqual({ x: u(10) + 1, y: u(5) })
    inside.say(hold)
    expect(inside.question?.kind).toBe('action')
    expect(inside.figure('a').position).toEqual(at(12, 5))
    const entering = watched({ options: { ofTrigger: 'enterOrMoveInside' } }).say(move(at(11, 5)))
    expect(entering.figure('a').position).toEqual({ x: EDGE, y: u(5) })
  })

  it('[OF-03] option ofTrigger: anyAction answers a Move where it begins', () => {
    const game = watched({ options: { ofTrigger: 'anyAction' }, men: { a: { at: [10, 5] } } }).say(move(at(12, 5)))
    expect(game.asked('opportunityFire').offers).toHaveLength(1)
    expect(game.figure('a').position).toEqual(at(10, 5))
    game.say(shoot(), [5, 1, 1])
    expect(game.figure('a')).toMatchObject({ wounded: true, position: at(10, 5) })
    expect(game.question?.kind).toBe('action')
  })

  it('[OF-03] option ofTrigger: anyAction answers any other Action before it takes effect', () => {
    const anyAction = () => watched({ options: { ofTrigger: 'anyAction' }, men: { a: { at: [10, 5] } } })
    const aimed = anyAction().say({ verb: 'aim', figure: 'a' }).say(shoot(), [5, 1, 1])
    expect(aimed.facts('actionLost')).toMatchObject([{ figure: 'a', verb: 'aim' }])
    const placed = anyAction()
      .say(watch('a', at(3, 3)))
      .say(shoot(), [5, 1, 1])
    expect(placed.facts('opportunityFirePlaced')).toEqual([])
    const survived = anyAction()
      .say(watch('a', at(3, 3)))
      .say(shoot(), [1, 1, 1])
    expect(survived.facts('opportunityFirePlaced')).toHaveLength(1)
    const fired = anyAction().say({ verb: 'fire', figure: 'a', weapon: 'rifle', target: 'w' }).say(shoot(), [5, 1, 1])
    expect(fired.facts('shotLost')).toMatchObject([{ figure: 'a' }])
  })

  it('[OF-15] Move & Fire and H2H approaches are movement like any other', () => {
    const mnf = watched().say({ verb: 'moveAndFire', figure: 'a', path: [at(9, 5)], shoot: 'none' })
    expect(mnf.asked('opportunityFire').offers).toHaveLength(1)
    const approach = watched({ men: { d: { at: [11, 5], ...ember } } }).say(move(at(11, 5)))
    expect(approach.figure('a').position).toEqual({ x: EDGE, y: u(5) })
  })

  it('[OF-06] a marker whose weapon has no dice at that distance or no shots left is not offered', () => {
    const dash = watched({ men: { w: { ...watcher, healthy: { weapons: [{ ...RIFLE, short: 0 }] } } } }).say(
      move(at(11, 5)),
    )
    expect(dash.question?.kind).toBe('action')
    const spent = watched({ men: { w: { ...watcher, counters: { shots: { [RIFLE.id]: 2 } } } } }).say(move(at(11, 5)))
    expect(spent.question?.kind).toBe('action')
    const pistol = { ...RIFLE, id: weaponId('pistol') }
    const drawn = { ...watcher, healthy: { weapons: [RIFLE, pistol] }, counters: { weapons: [pistol.id] } }
    const other = watched({ men: { w: drawn } }).say(move(at(11, 5)))
    expect(other.question?.kind).toBe('action')
  })
})

describe('arrivals and areas', () => {
  const arrive = (state: GameState, ...figures: readonly string[]): Arrival => {
    const events: GameEvent[] = []
    const flow: Flow = {
      state,
      chance: scriptedChance([]),
      interrupted: false,
      answerFor() {},
      atTurnStep() {},
      act: () => undefined,
      takeEffect() {},
      wait(frame) {
        if (frame.frame === 'task') flow.emit({ type: 'taskOpened', task: frame.task })
      },
      advanceTask: (task) => flow.emit({ type: 'taskAdvanced', task }),
      closeTask: (kind) => flow.emit({ type: 'taskClosed', kind }),
      closeQuestion: (kind) => flow.emit({ type: 'questionClosed', kind }),
      emit(event) {
        events.push(event)
        Object.assign(flow, { state: apply(flow.state, event) })
      },
    }
    enterPlay(flow, figures.map(figureId))
    return { events, state: flow.state }
  }

  it('[OF-14] a figure that enters play in the area triggers it', () => {
    const inside = watched({ men: { a: { at: [10, 5] } } })
    expect(arrive(inside.state, 'a').events).toMatchObject([
      { type: 'opportunityTriggered', figure: 'a', markers: ['of-w'] },
      { type: 'taskOpened', task: { kind: 'opportunity', offers: [{ target: 'a' }], last: true } },
    ])
    expect(arrive(watched().state, 'a').events).toEqual([])
    const off = watched({ options: { ofOnArrival: false }, men: { a: { at: [10, 5] } } })
    expect(arrive(off.state, 'a').events).toEqual([])
  })

  it('[OF-10] of several who come at the same instant the owner picks one', () => {
    const men = { a: { at: [10, 5] }, b: { at: [12, 6] } } as const
    const both = new Game(begin(arrive(watched({ men }).state, 'a', 'b').state, scriptedChance([])).state)
    expect(both.asked('opportunityFire').offers).toMatchObject([{ target: 'a' }, { target: 'b' }])
    expect(defaultAnswer(both.state, 'ember', scriptedChance([]))).toMatchObject({ target: 'b' })
    both.say({ verb: 'opportunityShot', marker: 'of-w', target: 'b' }, [4, 1, 1])
    expect(both.figure('b').wounded).toBe(true)
    expect(both.question?.kind).toBe('action')
    const held = new Game(begin(arrive(watched({ men }).state, 'a', 'b').state, scriptedChance([])).state).say(hold)
    expect(held.facts('opportunityFireHeld').map(({ target }) => target)).toEqual(['a', 'b'])
    expect(held.state.markers).toHaveLength(1)
  })

  it('[GEN-11] at one k the suppression flag comes before OF, OF before the objective, the objective before contact', () => {
    const sf: SuppressionMarker = {
      kind: 'suppressionFire',
      id: markerId('sf'),
      side: 'ember',
      participants: [
        { figure: figureId('w'), weapon: weaponId('rifle') },
        { figure: figureId('v'), weapon: weaponId('rifle') },
      ],
      at: at(12, 5),
      radius: 3,
      waiting: false,
    }
    const gunner = { ...ember, standing: { kind: 'suppressionFire', marker: sf.id } } as const
    const game = scene({
      markers: [sf],
      elements: [
        piece('goal', discOutline(EDGE + u(1.5) + 5, u(5), u(1)), { cover: 'partial' }),
        piece('home', discOutline(u(2), u(22), u(1)), { cover: 'partial' }),
      ],
      mission: { blue: 'home', ember: 'goal' },
      men: {
        a: { at: [5, 5] },
        d: { at: [(EDGE + 100) / 1000, 6], ...ember },
        o: { at: [8, 14], ...ember, watches: { at: [12, 5] } },
        v: { at: [20, 20], ...gunner },
        w: { at: [18, 20], ...gunner },
        ...RESERVES,
      },
    })
    game.say(move(at(11, 5)))
    expect(
      game.events.map(({ type }) => type).filter((type) => type !== 'taskOpened' && type !== 'taskAdvanced'),
    ).toEqual([
      'questionClosed',
      'tokensSpent',
      'actionTaken',
      'moved',
      'suppressed',
      'opportunityTriggered',
      'questionOpened',
    ])
    expect(game.figure('a').position).toEqual({ x: EDGE, y: u(5) })
    game.say({ verb: 'opportunityShot', marker: 'of-o', target: 'a' }, [1, 1, 1])
    expect(game.state.outcome).toEqual({ winner: 'blue', rule: 'VICT-02' })
    expect(game.facts('fightStarted')).toEqual([])
  })
})

describe('several areas on the way', () => {
  it('[OF-05] [OF-09] only the marker reached first is triggered, whichever was placed first', () => {
    for (const men of [
      { far: watcherAt(13), near: watcherAt(10) },
      { near: watcherAt(10), far: watcherAt(13) },
    ]) {
      const game = walk(men).say(along([16, 5]))
      expect(game.facts('opportunityTriggered')).toEqual([
        { type: 'opportunityTriggered', figure: 'a', markers: ['of-near'] },
      ])
      game.say({ verb: 'holdFire' })
      expect(game.facts('opportunityTriggered')).toMatchObject([{ markers: ['of-far'] }])
    }
  })

  it('[OF-09] markers reached at the same step are triggered together, in the order of their placing', () => {
    const game = walk({ v: watcherAt(10), w: watcherAt(10, { at: [11, 14] }) }).say(along([16, 5]))
    expect(game.facts('opportunityTriggered')).toMatchObject([{ markers: ['of-v', 'of-w'] }])
  })

  it('[OF-06] [FIRE-03] a marker whose weapon has no dice so far away is not triggered at all', () => {
    const short = { healthy: { weapons: [{ ...RIFLE, long: 0 }] } }
    const game = walk({ w: watcherAt(10, { at: [10, 20], ...short }) }).say(along([12, 5]))
    expect(game.facts('opportunityTriggered')).toEqual([])
    expect(game.facts('taskOpened').map(({ task }) => task.kind)).toEqual(['movement'])
    expect(
      walk({ w: watcherAt(10, short) })
        .say(along([12, 5]))
        .facts('opportunityTriggered'),
    ).toHaveLength(1)
  })

  it('[OF-04] [OF-03] who was let in, leaves and comes back to the rim at the very end is offered once', () => {
    // Marker 0.4, radius 1, base 0.5 and tolerance: the area begins at x = 8.095.
    const game = walk({ w: watcherAt(10) }).say(along([8.5, 5], [7, 5], [8.095, 5]))
    game.say({ verb: 'holdFire' })
    expect(game.facts('opportunityTriggered')).toEqual([
      { type: 'opportunityTriggered', figure: 'a', markers: ['of-w'] },
    ])
    expect(game.asked('opportunityFire')).toMatchObject({ last: true, offers: [{ marker: 'of-w' }] })
    expect(game.asked('opportunityFire').offers).toHaveLength(1)
  })
})
