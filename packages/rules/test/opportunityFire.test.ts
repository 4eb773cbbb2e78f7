import { discOutline, type Point, rectangleOutline } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import type { QsEdition } from '../src/editions/sheet.ts'
import { defaultAnswer } from '../src/engine/candidates.ts'
import { begin } from '../src/engine/execute.ts'
import { offerOnArrival } from '../src/families/opportunityFire/shot.ts'
import { apply } from '../src/kernel/apply.ts'
import { scriptedChance } from '../src/kernel/chance.ts'
import type { Flow } from '../src/kernel/flow.ts'
import { watchIdleness } from '../src/query/watch.ts'
import type { GameEvent } from '../src/state/event.ts'
import { figureId, markerId, weaponId } from '../src/state/ids.ts'
import type { SuppressionMarker } from '../src/state/marker.ts'
import type { GameState } from '../src/state/state.ts'
import { RIFLE } from './world/cards.ts'
import { at, piece, u } from './world/places.ts'
import { ember, Game, type Man, type Order, type Scene, scene } from './world/scene.ts'

const RESERVES = { blueReserve: { at: [1, 23], ap: 90 }, emberReserve: { at: [23, 23], ap: 90, ...ember } } as const
const move = (...path: readonly Point[]): Order => ({ verb: 'move', figure: 'a', path })
const shoot = (by = 'w'): Order => ({ verb: 'opportunityShot', marker: `of-${by}`, target: 'a' })
const hold: Order = { verb: 'holdFire' }
const place = (figure: string, where: Point, weapon = 'rifle'): Order => ({
  verb: 'placeOpportunityFire',
  figure,
  weapon,
  at: where,
})

/** a (5, 5) walks east; w at (8, 14) watches round (12, 5): the area begins at x = 8.1 − 0.005. */
const EDGE = u(8.1) - 5
const watcher: Man = { at: [8, 14], ...ember, watches: { at: [12, 5] } }
const field = (rest: Partial<Scene> = {}): Game =>
  scene({ ...rest, men: { a: { at: [5, 5] }, w: watcher, ...RESERVES, ...rest.men } })

describe('placing', () => {
  const own = (rest: Partial<Scene> = {}) => scene({ ...rest, men: { a: { at: [5, 5] }, ...RESERVES, ...rest.men } })

  it('[OF-01] [OF-02] 1 AT puts a marker on any point in sight, however far, with the printed radius', () => {
    const game = own().say(place('a', at(23.9, 0.1)))
    expect(game.state.sides.blue.tokens).toBe(4)
    expect(game.state.markers).toMatchObject([
      { kind: 'opportunityFire', side: 'blue', owner: 'a', weapon: 'rifle', at: at(23.9, 0.1), radius: 3 },
    ])
    expect(game.figure('a')).toMatchObject({
      standing: { kind: 'opportunityFire', marker: game.state.markers[0]?.id },
      counters: { slots: 1, attacked: true },
    })
  })

  it('[OF-01] needs the symbol, a weapon able to shoot, sight, the table, and no suppression', () => {
    const grenade = { id: weaponId('bomb'), type: 'grenade', kind: 'grenade', maxShots: 1, short: 3, long: 0 } as const
    const men = {
      a: { at: [5, 5], healthy: { weapons: [RIFLE, grenade] } },
      plain: { at: [7, 5], healthy: { ofRadius: undefined } },
      low: { at: [9, 5], counters: { suppressed: true } },
    } as const
    const wall = piece('wall', rectangleOutline(u(4), u(8), u(10), u(1)))
    const game = own({ men, elements: [wall] })
    expect(game.rule(place('plain', at(5, 2)))).toBe('TURN-09')
    expect(game.rule(place('low', at(5, 2)))).toBe('SF-04')
    expect(game.rule(place('a', at(5, 2), 'bomb'))).toBe('OF-01')
    expect(game.rule(place('a', at(5, 2), 'bow'))).toBe('FIRE-05')
    expect(game.refusal(place('a', at(9, 12)))).toMatchObject({ rule: 'OF-01', code: 'noSight' })
    expect(game.refusal(place('a', at(25, 12)))).toMatchObject({ rule: 'OF-01', code: 'offTable' })
  })

  it('[OF-01] [LOS-11] the marker is seen by its disc, not by its centre', () => {
    const pillar = piece('pillar', rectangleOutline(u(7), u(8), u(1), u(6)))
    const men = { a: { at: [5, 8.5] } } as const
    expect(own({ men, elements: [pillar] }).rule(place('a', at(9, 8.3)))).toBeUndefined()
    const points = own({ men, elements: [pillar], options: { markerRadius: 0 } })
    expect(points.rule(place('a', at(9, 8.3)))).toBe('OF-01')
  })

  it('[OF-13] a new marker replaces the old one', () => {
    const game = own()
      .say(place('a', at(9, 5)))
      .say(place('a', at(5, 9)))
    expect(game.state.markers).toMatchObject([{ at: at(5, 9) }])
  })

  it('[OF-08] any other Action of its owner ends it', () => {
    const game = own().say(place('a', at(9, 5)))
    expect(game.say(move(at(5, 6))).state.markers).toEqual([])
  })

  it('[FIRE-06] the weapon counts when the marker shoots, not when it is placed', () => {
    const pistol = { ...RIFLE, id: weaponId('pistol') }
    const men = { a: { at: [5, 5], healthy: { weapons: [RIFLE, pistol] }, counters: { weapons: [RIFLE.id] } } } as const
    expect(own({ men }).rule(place('a', at(9, 5), 'pistol'))).toBeUndefined()
  })
})

describe('the trigger', () => {
  it('[OF-03] [OF-05] the first point in the radius and in sight stops the mover there', () => {
    const game = field().say(move(at(11, 5)))
    expect(game.asked('opportunityFire')).toMatchObject({
      awaiting: ['ember'],
      offers: [{ marker: 'of-w', shooter: 'w', target: 'a' }],
      last: false,
    })
    expect(game.figure('a').position).toEqual({ x: EDGE, y: u(5) })
  })

  it('[OF-03] in the radius but hidden, the first glimpse triggers', () => {
    const wall = piece('wall', rectangleOutline(u(5), u(8), u(4.5), u(1)))
    const game = field({ elements: [wall] }).say(move(at(11, 5)))
    const { x } = game.figure('a').position
    expect(x).toBeGreaterThan(EDGE)
    expect(game.asked('opportunityFire').last).toBe(false)
  })

  it('[OF-03] EX-22: an enemy that stands in the area already, or moves inside it, does not trigger', () => {
    const game = field({ men: { a: { at: [10, 5] } } }).say(move(at(12, 5)))
    expect(game.question?.kind).toBe('action')
    expect(game.figure('a').position).toEqual(at(12, 5))
  })

  it('[OF-03] leaving and coming back triggers again', () => {
    const game = field({ men: { a: { at: [9, 5], healthy: { move: 9 } } } }).say(move(at(6, 5), at(10, 5)))
    expect(game.asked('opportunityFire').offers).toHaveLength(1)
    expect(game.figure('a').position).toEqual({ x: EDGE, y: u(5) })
  })

  it('[OF-03] option ofTrigger: enterOrMoveInside', () => {
    const inside = field({ options: { ofTrigger: 'enterOrMoveInside' }, men: { a: { at: [10, 5] } } }).say(
      move(at(12, 5)),
    )
    expect(inside.asked('opportunityFire').offers).toHaveLength(1)
    expect(inside.figure('a').position).toEqual({ x: u(10) + 1, y: u(5) })
    inside.say(hold)
    expect(inside.question?.kind).toBe('action')
    expect(inside.figure('a').position).toEqual(at(12, 5))
    const entering = field({ options: { ofTrigger: 'enterOrMoveInside' } }).say(move(at(11, 5)))
    expect(entering.figure('a').position).toEqual({ x: EDGE, y: u(5) })
  })

  it('[OF-03] option ofTrigger: anyAction answers a Move where it begins', () => {
    const game = field({ options: { ofTrigger: 'anyAction' }, men: { a: { at: [10, 5] } } }).say(move(at(12, 5)))
    expect(game.asked('opportunityFire').offers).toHaveLength(1)
    expect(game.figure('a').position).toEqual(at(10, 5))
    game.say(shoot(), [5, 1, 1])
    expect(game.figure('a')).toMatchObject({ wounded: true, position: at(10, 5) })
    expect(game.question?.kind).toBe('action')
  })

  it('[OF-03] option ofTrigger: anyAction answers any other Action before it takes effect', () => {
    const anyAction = () => field({ options: { ofTrigger: 'anyAction' }, men: { a: { at: [10, 5] } } })
    const aimed = anyAction().say({ verb: 'aim', figure: 'a' }).say(shoot(), [5, 1, 1])
    expect(aimed.facts('actionLost')).toMatchObject([{ figure: 'a', verb: 'aim' }])
    const placed = anyAction()
      .say(place('a', at(3, 3)))
      .say(shoot(), [5, 1, 1])
    expect(placed.facts('opportunityFirePlaced')).toEqual([])
    const survived = anyAction()
      .say(place('a', at(3, 3)))
      .say(shoot(), [1, 1, 1])
    expect(survived.facts('opportunityFirePlaced')).toHaveLength(1)
    const fired = anyAction().say({ verb: 'fire', figure: 'a', weapon: 'rifle', target: 'w' }).say(shoot(), [5, 1, 1])
    expect(fired.facts('shotLost')).toMatchObject([{ figure: 'a' }])
  })

  it('[OF-15] Move & Fire and H2H approaches are movement like any other', () => {
    const mnf = field().say({ verb: 'moveAndFire', figure: 'a', path: [at(9, 5)], shoot: 'none' })
    expect(mnf.asked('opportunityFire').offers).toHaveLength(1)
    const approach = field({ men: { d: { at: [11, 5], ...ember } } }).say(move(at(11, 5)))
    expect(approach.figure('a').position).toEqual({ x: EDGE, y: u(5) })
  })

  it('[OF-06] a marker whose weapon has no dice at that distance or no shots left is not offered', () => {
    const dash = field({ men: { w: { ...watcher, healthy: { weapons: [{ ...RIFLE, short: 0 }] } } } }).say(
      move(at(11, 5)),
    )
    expect(dash.question?.kind).toBe('action')
    const spent = field({ men: { w: { ...watcher, counters: { shots: { [RIFLE.id]: 2 } } } } }).say(move(at(11, 5)))
    expect(spent.question?.kind).toBe('action')
    const other = field({ men: { w: { ...watcher, counters: { weapons: [weaponId('pistol')] } } } }).say(
      move(at(11, 5)),
    )
    expect(other.question?.kind).toBe('action')
  })
})

describe('the offer', () => {
  const again: Partial<Scene> = { options: { ofSecondOffer: true } }

  it('[OF-04] EX-21: one offer, at the first point inside the area and in sight; held, the marker stays', () => {
    const game = field().say(move(at(10, 5)))
    expect(game.asked('opportunityFire')).toMatchObject({ offers: [{ marker: 'of-w' }], awaiting: ['ember'] })
    expect(game.figure('a').position).toEqual({ x: EDGE, y: u(5) })
    game.say(hold)
    expect(game.question?.kind).toBe('action')
    expect(game.figure('a').position).toEqual(at(10, 5))
    expect(game.state.markers).toHaveLength(1)
    expect(game.say(move(at(12, 5))).question?.kind).toBe('action')
  })

  it('[OF-04] held, it is offered again in the same move only when the enemy has left and come back', () => {
    const game = field({ men: { a: { at: [7, 5], healthy: { move: 9 } } } })
      .say(move(at(9, 5), at(7, 5), at(10, 5)))
      .say(hold)
    expect(game.asked('opportunityFire').offers).toMatchObject([{ marker: 'of-w' }])
    expect(game.figure('a').position).toEqual({ x: EDGE, y: u(5) })
    expect(game.say(hold).question?.kind).toBe('action')
  })

  it('[OF-04] option ofSecondOffer: held, it is offered once more at the end of the move', () => {
    const game = field(again)
      .say(move(at(10, 5)))
      .say(hold)
    expect(game.asked('opportunityFire')).toMatchObject({ offers: [{ marker: 'of-w' }], last: true })
    expect(game.figure('a').position).toEqual(at(10, 5))
    game.say(hold)
    expect(game.state.markers).toHaveLength(1)
    expect(game.say(move(at(12, 5))).question?.kind).toBe('action')
  })

  it('[OF-04] option ofSecondOffer: not where the enemy has left the area again', () => {
    const past = field({ ...again, men: { a: { at: [5, 2], healthy: { move: 9 } } } })
    past.say(move(at(12, 2), at(12, 1))).say(hold)
    expect(past.question?.kind).toBe('action')
  })

  it('[OF-04] option ofSecondOffer: where the trigger point is the end of the move it is offered once', () => {
    const game = field(again).say(move({ x: EDGE, y: u(5) }))
    expect(game.asked('opportunityFire').last).toBe(true)
    expect(game.say(hold).question?.kind).toBe('action')
  })

  it('[OF-04] option ofSecondOffer: a mover who stops after a shot is offered to those who held before', () => {
    const men = { v: { at: [9, 14], ...ember, watches: { at: [11.5, 5] } } } as const
    const game = field({ ...again, men })
    game.say(move(at(11, 5)))
    expect(game.asked('opportunityFire').offers).toMatchObject([{ marker: 'of-v' }])
    game.say(hold).say(shoot(), [1, 1, 1]).say({ verb: 'continueMove', go: false })
    expect(game.asked('opportunityFire')).toMatchObject({ offers: [{ marker: 'of-v' }], last: true })
    expect(game.say(hold).question?.kind).toBe('action')
  })

  it('[OF-04] [GEN-11] option ofSecondOffer: it comes before contact is fought, and Shock stops one point short', () => {
    const game = field({ ...again, men: { d: { at: [11, 5], ...ember } } })
      .say(move(at(11, 5)))
      .say(hold)
    expect(game.asked('opportunityFire').last).toBe(true)
    expect(game.figure('a').position).toEqual({ x: u(10) - 5, y: u(5) })
    game.say(shoot(), [4, 1, 1])
    expect(game.figure('a').position).toEqual({ x: u(10) - 6, y: u(5) })
    expect(game.facts('fightStarted')).toEqual([])
  })

  it('[OF-04] option ofSecondOffer: it comes before the shot after a Move & Fire', () => {
    const game = field(again)
      .say({ verb: 'moveAndFire', figure: 'a', path: [at(9, 5)], shoot: 'after' })
      .say(hold)
    expect(game.asked('opportunityFire').last).toBe(true)
    expect(game.say(hold).question?.kind).toBe('afterShot')
  })

  it('[OF-04] D12: unanswered, the owner shoots', () => {
    const game = field().say(move(at(11, 5)))
    expect(defaultAnswer(game.state, 'ember', scriptedChance([]))).toMatchObject(shoot())
  })

  it('[OF-04] only what is offered may be shot with', () => {
    const game = field().say(move(at(11, 5)))
    expect(game.rule({ ...shoot(), marker: 'of-x' })).toBe('OF-04')
    expect(game.rule({ ...shoot(), target: 'blueReserve' })).toBe('OF-04')
    expect(game.rule(hold, 'blue')).toBe('TURN-16')
  })
})

describe('the shot', () => {
  it('[OF-06] like Fire, by the distance there, free of AT and slots, and it counts as a shot of that turn', () => {
    const game = field()
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
    const game = field()
      .say(move(at(11, 5)))
      .say(shoot(), [6, 6, 1])
    expect(game.figure('a').whereabouts).toBe('eliminated')
  })

  it('[OF-07] the target may not Take Cover', () => {
    const game = field()
      .say(move(at(11, 5)))
      .say(shoot(), [1, 1, 1])
    expect(game.facts('tookCover')).toEqual([])
    expect(game.question?.kind).toBe('continueMove')
  })

  it('[OF-05] cover is taken at the trigger point', () => {
    // A hedge that hides the point of the trigger, though not the end of the way.
    const hedge = piece('hedge', rectangleOutline(u(6), u(7), u(3.5), u(0.5)), { cover: 'partial' })
    const game = field({ elements: [hedge] })
      .say(move(at(11, 5)))
      .say(shoot(), [4, 4, 4])
    expect(game.facts('shotResolved')).toMatchObject([{ cover: 'partial', need: { score: 5 }, result: 'miss' }])
  })

  it('[OF-09] EX-20: two markers at once; the second shoots at the man in Shock', () => {
    const men = { v: { at: [6, 18], ...ember, watches: { at: [12, 5] } } } as const
    const game = field({ men }).say(move(at(11, 5)))
    expect(game.asked('opportunityFire').offers.map(({ marker }) => marker)).toEqual(['of-w', 'of-v'])
    game.say(shoot('w'), [5, 1, 1])
    expect(game.asked('opportunityFire').offers).toMatchObject([{ marker: 'of-v' }])
    game.say(shoot('v'), [5, 2])
    expect(game.facts('shotResolved')).toMatchObject([{ band: 'long', need: { score: 5 }, result: 'wound' }])
    expect(game.figure('a').whereabouts).toBe('eliminated')
  })

  it('[OF-09] with the target gone the other marker was not used and stays', () => {
    const men = { v: { at: [9, 14], ...ember, watches: { at: [12, 5] } } } as const
    const game = field({ men })
      .say(move(at(11, 5)))
      .say(shoot('v'), [6, 6, 1])
    expect(game.state.markers).toMatchObject([{ id: 'of-w' }])
    expect(game.question?.kind).toBe('action')
  })

  it('[OF-09] D13: unanswered, the marker with most dice shoots first', () => {
    const men = { v: { at: [6, 18], ...ember, watches: { at: [12, 5] } } } as const
    const game = field({ men }).say(move(at(11, 5)))
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
    const first = field({ tokens: { ember: 0 } }).say(before, [6, 6, 1])
    expect(first.figure('w').whereabouts).toBe('eliminated')
    expect(first.question?.kind).toBe('action')
    expect(first.figure('a').position).toEqual(at(9, 5))
    const after = field()
      .say({ verb: 'moveAndFire', figure: 'a', path: [at(9, 5)], shoot: 'after' })
      .say(shoot(), [5, 1, 1])
    expect(after.facts('shotLost')).toMatchObject([{ figure: 'a', rule: 'MNF-04' }])
    expect(after.question?.kind).toBe('action')
  })
})

describe('the owner', () => {
  const fire: Order = { verb: 'fire', figure: 'a', weapon: 'rifle', target: 'w' }

  it('[OF-11] a wound ends his marker in qs-it alone', () => {
    const after = (qs: QsEdition) => field({ qs, tokens: { ember: 0 } }).say(fire, [6, 1, 1])
    expect(after('qs-it').state.markers).toEqual([])
    expect(after('qs-it').figure('w').standing).toBeUndefined()
    expect(after('qs-en').state.markers).toHaveLength(1)
    expect(after('qs-es').figure('w').standing).toMatchObject({ kind: 'opportunityFire' })
  })

  it('[OF-11] [WOUND-01] a marker that stays watches as far as the wounded side prints', () => {
    const wounding = (ofRadius: number | undefined) =>
      field({ tokens: { ember: 0 }, men: { w: { ...watcher, hurt: { ofRadius } } } }).say(fire, [6, 1, 1])
    const smaller = wounding(1.5)
    expect(smaller.facts('opportunityFireResized')).toEqual([
      { type: 'opportunityFireResized', marker: 'of-w', radius: 1.5 },
    ])
    expect(smaller.state.markers).toMatchObject([{ id: 'of-w', radius: 1.5 }])
    smaller
      .say({ verb: 'endTurn' })
      .say({ verb: 'endTurn' })
      .say(move(at(11, 5)))
    expect(smaller.asked('opportunityFire').offers).toHaveLength(1)
    expect(smaller.figure('a').position).toEqual({ x: EDGE + u(1.5), y: u(5) })
    for (const same of [3, undefined]) {
      expect(wounding(same).facts('opportunityFireResized')).toEqual([])
      expect(wounding(same).state.markers).toMatchObject([{ radius: 3 }])
    }
  })

  it('[OF-11] [OF-12] a marker can tell why it does not watch', () => {
    const idle = (man: Partial<Man>) => {
      const { state } = field({ men: { w: { ...watcher, ...man } } })
      const [marker] = state.markers
      return marker?.kind === 'opportunityFire' ? watchIdleness(state, marker) : 'no marker'
    }
    expect(idle({})).toBeUndefined()
    expect(idle({ wounded: true, shockSince: 1 })).toBe('shock')
    expect(idle({ counters: { suppressed: true } })).toBe('suppressed')
    expect(idle({ wounded: true })).toBe('noSymbol')
    expect(idle({ counters: { shots: { [RIFLE.id]: 2 } } })).toBe('noWeapon')
  })

  it('[OF-11] option woundClearsOf: false keeps it asleep during Shock; awake it needs the symbol', () => {
    const hurt = { options: { woundClearsOf: false }, tokens: { ember: 0 } } as const
    const shocked = field({ ...hurt, men: { w: { ...watcher, wounded: true, shockSince: 1 } } }).say(move(at(11, 5)))
    expect(shocked.question?.kind).toBe('action')
    expect(shocked.state.markers).toHaveLength(1)
    const awake = field({ ...hurt, men: { w: { ...watcher, wounded: true, hurt: { ofRadius: 3 } } } }).say(
      move(at(11, 5)),
    )
    expect(awake.question?.kind).toBe('opportunityFire')
    const without = field({ ...hurt, men: { w: { ...watcher, wounded: true } } }).say(move(at(11, 5)))
    expect(without.question?.kind).toBe('action')
    const wounding = field(hurt).say(fire, [6, 1, 1])
    expect(wounding.state.markers).toHaveLength(1)
  })

  it('[OF-12] EX-23: suppressed he cannot shoot, and the marker stays', () => {
    const game = field({ men: { w: { ...watcher, counters: { suppressed: true } } } }).say(move(at(11, 5)))
    expect(game.question?.kind).toBe('action')
    expect(game.state.markers).toHaveLength(1)
  })

  it('[WOUND-04] EX-43: wounded by OF in the own turn', () => {
    const after = (qs: QsEdition) => {
      const game = field({ qs })
        .say(move(at(11, 5)))
        .say(shoot(), [5, 1, 1])
        .say({ verb: 'endTurn' })
      return game.figure('a').shockSince
    }
    expect(after('qs-en')).toBeUndefined()
    expect(after('qs-es')).toBeUndefined()
    expect(after('qs-it')).toBe(1)
  })
})

interface Arrival {
  readonly events: readonly GameEvent[]
  readonly state: GameState
}

describe('arrivals and areas', () => {
  const arrive = (state: GameState, ...figures: readonly string[]): Arrival => {
    const events: GameEvent[] = []
    const flow: Flow = {
      state,
      chance: scriptedChance([]),
      interrupted: false,
      atTurnStep() {},
      takeEffect() {},
      wait(frame) {
        if (frame.frame === 'task') flow.emit({ type: 'taskOpened', task: frame.task })
      },
      emit(event) {
        events.push(event)
        Object.assign(flow, { state: apply(flow.state, event) })
      },
    }
    offerOnArrival(flow, figures.map(figureId))
    return { events, state: flow.state }
  }

  it('[OF-14] a figure that enters play in the area triggers it', () => {
    const inside = field({ men: { a: { at: [10, 5] } } })
    expect(arrive(inside.state, 'a').events).toMatchObject([
      { type: 'opportunityTriggered', figure: 'a', markers: ['of-w'] },
      { type: 'taskOpened', task: { kind: 'opportunity', offers: [{ target: 'a' }], last: true } },
    ])
    expect(arrive(field().state, 'a').events).toEqual([])
    const off = field({ options: { ofOnArrival: false }, men: { a: { at: [10, 5] } } })
    expect(arrive(off.state, 'a').events).toEqual([])
  })

  it('[OF-10] of several who come at the same instant the owner picks one', () => {
    const men = { a: { at: [10, 5] }, b: { at: [12, 6] } } as const
    const both = new Game(begin(arrive(field({ men }).state, 'a', 'b').state, scriptedChance([])).state)
    expect(both.asked('opportunityFire').offers).toMatchObject([{ target: 'a' }, { target: 'b' }])
    expect(defaultAnswer(both.state, 'ember', scriptedChance([]))).toMatchObject({ target: 'b' })
    both.say({ verb: 'opportunityShot', marker: 'of-w', target: 'b' }, [4, 1, 1])
    expect(both.figure('b').wounded).toBe(true)
    expect(both.question?.kind).toBe('action')
    const held = new Game(begin(arrive(field({ men }).state, 'a', 'b').state, scriptedChance([])).state).say(hold)
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
