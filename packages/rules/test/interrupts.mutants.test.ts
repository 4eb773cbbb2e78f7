import { rectangleOutline } from '@tactic48/geometry'
import { type GameState, markerId, type SuppressionMarker, weaponId } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { RIFLE } from './world/cards.ts'
import { id } from './world/moments.ts'
import { at, piece, u } from './world/places.ts'
import { BALLAST, FIRE, range } from './world/range.ts'
import { ember, Game, type Man, type Scene, scene } from './world/scene.ts'

const END = { verb: 'endTurn' } as const
const taking = (marker: string) => ({ standing: { kind: 'suppressionFire', marker: markerId(marker) } }) as const
const area = (
  name: string,
  participants: readonly string[],
  rest: Partial<SuppressionMarker> = {},
): SuppressionMarker => ({
  kind: 'suppressionFire',
  id: markerId(name),
  side: 'ember',
  participants: participants.map((figure) => ({ figure: id(figure), weapon: RIFLE.id })),
  at: at(10, 5),
  radius: 1,
  waiting: false,
  ...rest,
})
/** Four of ember far away, two at each of the markers `one` and `two`. */
const GUNNERS: Scene['men'] = {
  p: { at: [30, 20], ...ember, ...taking('one') },
  q: { at: [30, 22], ...ember, ...taking('one') },
  r: { at: [33, 20], ...ember, ...taking('two') },
  s: { at: [33, 22], ...ember, ...taking('two') },
}
const ALL = [area('one', ['p', 'q']), area('two', ['r', 's'])]

const walk = (men: Scene['men'], rest: Partial<Scene> = {}): Game =>
  scene({
    size: [48, 24],
    ...rest,
    men: { a: { at: [5, 5], healthy: { move: 12, moveFire: 12 } }, ...men, ...BALLAST },
  })
const move = (...path: readonly (readonly [number, number])[]) =>
  ({ verb: 'move', figure: 'a', path: path.map(([x, y]) => at(x, y)) }) as const
const watcher = (x: number, rest: Partial<Man> = {}): Man => ({
  at: [x, 14],
  ...ember,
  watches: { at: [x, 5], radius: 1 },
  ...rest,
})

describe('Opportunity Fire on the way', () => {
  it('[OF-05] [OF-09] only the marker reached first is triggered, whichever was placed first', () => {
    for (const men of [
      { far: watcher(13), near: watcher(10) },
      { near: watcher(10), far: watcher(13) },
    ]) {
      const game = walk(men).say(move([16, 5]))
      expect(game.facts('opportunityTriggered')).toEqual([
        { type: 'opportunityTriggered', figure: 'a', markers: ['of-near'] },
      ])
      game.say({ verb: 'holdFire' })
      expect(game.facts('opportunityTriggered')).toMatchObject([{ markers: ['of-far'] }])
    }
  })

  it('[OF-09] markers reached at the same step are triggered together, in the order of their placing', () => {
    const game = walk({ v: watcher(10), w: watcher(10, { at: [11, 14] }) }).say(move([16, 5]))
    expect(game.facts('opportunityTriggered')).toMatchObject([{ markers: ['of-v', 'of-w'] }])
  })

  it('[OF-06] [FIRE-03] a marker whose weapon has no dice so far away is not triggered at all', () => {
    const short = { healthy: { weapons: [{ ...RIFLE, long: 0 }] } }
    const game = walk({ w: watcher(10, { at: [10, 20], ...short }) }).say(move([12, 5]))
    expect(game.facts('opportunityTriggered')).toEqual([])
    expect(game.facts('taskOpened').map(({ task }) => task.kind)).toEqual(['movement'])
    expect(
      walk({ w: watcher(10, short) })
        .say(move([12, 5]))
        .facts('opportunityTriggered'),
    ).toHaveLength(1)
  })

  it('[OF-04] [OF-03] who was let in, leaves and comes back to the rim at the very end is offered once', () => {
    // Marker 0.4, radius 1, base 0.5 and tolerance: the area begins at x = 8.095.
    const game = walk({ w: watcher(10) }).say(move([8.5, 5], [7, 5], [8.095, 5]))
    game.say({ verb: 'holdFire' })
    expect(game.facts('opportunityTriggered')).toEqual([
      { type: 'opportunityTriggered', figure: 'a', markers: ['of-w'] },
    ])
    expect(game.asked('opportunityFire')).toMatchObject({ last: true, offers: [{ marker: 'of-w' }] })
    expect(game.asked('opportunityFire').offers).toHaveLength(1)
  })

  it('[MOVE-10] [MNF-04] a mover eliminated on a plain Move has lost no shot, one on Move & Fire has', () => {
    const dead = (verb: 'move' | 'moveAndFire') =>
      walk({ w: watcher(10) })
        .say({ ...move([12, 5]), verb, ...(verb === 'moveAndFire' && { shoot: 'after' }) })
        .say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [6, 6, 1])
        .facts('shotLost')
    expect(dead('move')).toEqual([])
    expect(dead('moveAndFire')).toEqual([{ type: 'shotLost', figure: 'a', rule: 'MNF-04' }])
  })

  it('[MOVE-06] a way that meets nobody leads into no fight', () => {
    const game = walk({}).say(move([9, 5]))
    expect(game.facts('taskOpened').map(({ task }) => task.kind)).toEqual(['movement'])
  })
})

describe('after a fight that nobody could win', () => {
  it('[H2H-04] [MOVE-05] [GEN-11] a step back onto a friend goes on to the last free place behind him', () => {
    const unarmed = { healthy: { h2h: 0, move: 12 }, hurt: { h2h: 0 } }
    const game = walk({
      a: { at: [5, 5], ...unarmed },
      b: { at: [8.145, 5.6] },
      e: { at: [10, 5], ...ember, ...unarmed },
    }).say(move([9, 5]))
    expect(game.facts('fightEnded')).toMatchObject([{ why: 'standoff' }])
    const { x, y } = game.figure('a').position
    expect(y).toBe(5000)
    // Bases apart by the square root of 1 - 0.36 along the way, but for the tolerance.
    expect(8145 - x).toBeGreaterThanOrEqual(790)
    expect(8145 - x).toBeLessThanOrEqual(801)
    expect(game.facts('moveEnded')).toMatchObject([{ at: { x, y } }])
  })
})

describe('an Action that draws fire', () => {
  const anyAction = (men: Scene['men']) => range(8, { options: { ofTrigger: 'anyAction' }, men }).say(FIRE)

  it('[FIRE-11] [WOUND-06] [OF-03] who is eliminated before his shot does not shoot', () => {
    const game = anyAction({ w: { at: [3, 20], ...ember, watches: { at: [3, 12] } } })
    game.say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [6, 6, 1])
    expect(game.figure('a')).toMatchObject({ whereabouts: 'eliminated', wounded: false })
    expect(game.facts('shotLost')).toEqual([{ type: 'shotLost', figure: 'a', rule: 'WOUND-03' }])
    expect(game.facts('shotResolved').map(({ shooter }) => shooter)).toEqual(['w'])
  })
})

describe('areas of Suppression Fire', () => {
  const facts = (game: Game) => game.facts('suppressed').map(({ figure, marker }) => [figure, marker])

  it('[SF-04] who comes into two areas at the same step is suppressed once, by the one placed first', () => {
    expect(facts(walk(GUNNERS, { markers: ALL }).say(move([12, 5])))).toEqual([['a', 'one']])
  })

  it('[SF-04] who sets out inside an area is suppressed where he stands', () => {
    const markers = [area('one', ['p', 'q'], { at: at(5, 5) }), area('two', ['r', 's'], { at: at(40, 5) })]
    const game = walk(GUNNERS, { markers }).say(move([12, 5]))
    expect(facts(game)).toEqual([['a', 'one']])
    expect(game.facts('moved')).toEqual([
      { type: 'moved', figure: 'a', to: at(5, 5), k: 0 },
      { type: 'moved', figure: 'a', to: at(12, 5), k: 7000 },
    ])
  })

  /** Blue's turn ends, ember's begins, with `t` of blue at (10, 5). */
  const turned = (markers: readonly SuppressionMarker[], men: Scene['men'] = {}) =>
    walk({ ...GUNNERS, t: { at: [10, 5] }, ...men }, { markers, turn: { active: 'blue' } })

  it('[SF-04] [TURN-02] at the start of a turn two areas suppress a man once', () => {
    expect(facts(turned(ALL).say(END, [1, 1, 1, 1]))).toEqual([['t', 'one']])
  })

  it('[SF-04] [TURN-02] a turn entered before the flags sets them, one entered after them does not', () => {
    const entered = (step: 'flags' | 'volleys') =>
      walk({ ...GUNNERS, t: { at: [10, 5] } }, { markers: ALL, turn: { active: 'blue', step } }).figure('t').counters
    expect(entered('flags').suppressed).toBe(true)
    expect(entered('volleys').suppressed).toBe(false)
  })

  it('[SF-04] an area that lies elsewhere does not hide the one that suppresses', () => {
    const elsewhere = area('one', ['p', 'q'], { at: at(40, 5) })
    expect(facts(turned([elsewhere, area('two', ['r', 's'])]).say(END, [1, 1]))).toEqual([['t', 'two']])
  })

  it('[OF-02] [SF-04] an area of Opportunity Fire suppresses nobody, and nobody rolls for it', () => {
    const game = walk({ t: { at: [10, 5] }, w: { at: [20, 12], ...ember, watches: { at: [10, 5] } } }).say(END)
    expect(facts(game)).toEqual([])
    expect(game.state.turn.active).toBe('ember')
    expect(game.facts('taskOpened')).toEqual([])
  })

  it('[SF-09] [SF-13] a marker that waits stays while another man ends what he was doing', () => {
    const waits = { options: { sfStart: 'graceUntilTurnEnd' } } as const
    const game = scene({
      size: [48, 24],
      ...waits,
      men: {
        a: { at: [3, 12], healthy: { sfRadius: 2 } },
        b: { at: [3, 14], standing: { kind: 'takeCover' } },
        t: { at: [13, 12], ...ember },
        ...BALLAST,
      },
    }).say({ verb: 'startSuppression', figure: 'a', weapon: 'rifle', at: at(13, 12), joiners: [] })
    game.say({ verb: 'move', figure: 'b', path: [at(3, 15)] })
    expect(game.facts('standingCleared')).toMatchObject([{ figure: 'b' }])
    expect(game.state.markers).toMatchObject([{ waiting: true, participants: [{ figure: 'a' }] }])
  })

  it('[SF-08] [SF-10] a machine gun that joins a marker in waiting is enough', () => {
    const MG = { ...RIFLE, id: weaponId('mg'), mg: true }
    const game = scene({
      size: [48, 24],
      options: { sfStart: 'graceUntilTurnEnd' },
      men: {
        a: { at: [3, 12], healthy: { sfRadius: 2 } },
        b: { at: [3, 14], healthy: { weapons: [MG] } },
        t: { at: [13, 12], ...ember },
        ...BALLAST,
      },
    })
    const three = new Game({ ...game.state, rules: { ...game.state.rules, sfMinShooters: 3 } })
    three.say({ verb: 'startSuppression', figure: 'a', weapon: 'rifle', at: at(13, 12), joiners: [] })
    const marker = three.state.markers[0]?.id
    three.say({ verb: 'joinSuppression', figure: 'b', weapon: 'mg', marker })
    expect(three.state.markers).toMatchObject([{ waiting: false }])
    expect(facts(three)).toEqual([['t', marker]])
  })

  it('[SF-12] [SF-13] a wound ends a part in Suppression Fire by its own rule', () => {
    const game = range(5, {
      tokens: { ember: 0 },
      target: taking('one'),
      men: { q: { at: [30, 22], ...ember, ...taking('one') } },
      markers: [area('one', ['t', 'q'], { at: at(40, 20) })],
    }).say(FIRE, [4, 1, 1])
    expect(game.facts('standingCleared')).toEqual([{ type: 'standingCleared', figure: 't', rule: 'SF-12' }])
    expect(game.state.markers).toEqual([])
  })
})

describe('three sixes', () => {
  const target = (x: number, y: number): Man => ({ at: [x, y], ...ember })
  /** Walls part the field into three lanes: each participant sees one enemy. */
  const lanes = (): Game =>
    scene({
      size: [48, 24],
      turn: { active: 'ember' },
      elements: [10, 14].map((y) => piece(`wall${y}`, rectangleOutline(u(4), u(y - 0.1), u(12), u(0.2)))),
      markers: [area('sf', ['a', 'b', 'c'], { side: 'blue', at: at(12, 12), radius: 5 })],
      men: {
        a: { at: [3, 8], ...taking('sf') },
        b: { at: [3, 12], ...taking('sf') },
        c: { at: [3, 16], ...taking('sf') },
        x: target(12, 8),
        y: target(12, 12),
        z: target(12, 16),
        ...BALLAST,
      },
    })

  it('[SF-15] after the first the owner is asked again which of the others comes next', () => {
    const game = lanes().say(END, [6, 6, 6])
    expect(game.asked('sixes').among).toEqual(['a', 'b', 'c'])
    game.say({ verb: 'chooseSix', participant: 'b' })
    expect(game.facts('suppressionSix')).toEqual([{ type: 'suppressionSix', marker: 'sf', by: 'b', victim: 'y' }])
    expect(game.asked('sixes').among).toEqual(['a', 'c'])
    game.say({ verb: 'chooseSix', participant: 'c' })
    expect(game.facts('suppressionSix').map(({ by, victim }) => [by, victim])).toEqual([
      ['c', 'z'],
      ['a', 'x'],
    ])
  })
})

describe('the end of the game', () => {
  const limited = (state: GameState, turnLimit: number): Game =>
    new Game({ ...state, rules: { ...state.rules, turnLimit } })

  it('[VICT-10] with a limit of rounds a loss before it ends nothing', () => {
    const game = limited(range(5, { tokens: { ember: 0 } }).state, 5).say(FIRE, [6, 6, 1])
    expect(game.facts('eliminated')).toHaveLength(1)
    expect(game.facts('gameEnded')).toEqual([])
    expect(game.state.phase).toBe('play')
  })
})
