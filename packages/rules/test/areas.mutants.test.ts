import { rectangleOutline } from '@tactic48/geometry'
import { type GameState, markerId, type SuppressionMarker, topQuestion, weaponId } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { firstChoice } from '../src/families/opportunityFire/shot.ts'
import { RIFLE } from './world/cards.ts'
import { BLUE } from './world/games.ts'
import { id } from './world/moments.ts'
import { at, piece, u } from './world/places.ts'
import { BALLAST } from './world/range.ts'
import { ember, Game, type Man, type Scene, scene } from './world/scene.ts'

const SF = markerId('sf')
const taking = (marker = SF) => ({ standing: { kind: 'suppressionFire', marker } }) as const
const area = (participants: readonly string[], rest: Partial<SuppressionMarker> = {}): SuppressionMarker => ({
  kind: 'suppressionFire',
  id: SF,
  side: 'blue',
  participants: participants.map((figure) => ({ figure: id(figure), weapon: RIFLE.id })),
  at: at(13, 12),
  radius: 3,
  waiting: false,
  ...rest,
})
const under = (game: Game, change: Partial<GameState['rules']>): Game =>
  new Game({ ...game.state, rules: { ...game.state.rules, ...change } })

describe('Opportunity Fire', () => {
  const place = (figure: string) => ({ verb: 'placeOpportunityFire', figure, weapon: 'rifle', at: at(12, 12) }) as const

  it('[OF-02] every marker has its own name, and lies where it was put', () => {
    const game = scene({ men: { a: { at: [5, 5] }, b: { at: [5, 9] }, e: { at: [20, 20], ...ember } } })
    game.say(place('a')).say(place('b'))
    expect(new Set(game.state.markers.map((marker) => marker.id)).size).toBe(2)
    expect(game.state.markers).toMatchObject([
      { kind: 'opportunityFire', side: 'blue', owner: 'a', weapon: 'rifle', at: at(12, 12), radius: 3 },
      { owner: 'b' },
    ])
    for (const marker of game.state.markers) expect(marker.id).not.toBe('')
  })

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

describe('starting and joining', () => {
  const field = (rest: Partial<Scene> = {}, men: Scene['men'] = {}): Game =>
    scene({
      size: [48, 24],
      ...rest,
      men: {
        a: { at: [3, 12], healthy: { sfRadius: 2 } },
        b: { at: [3, 14] },
        c: { at: [3, 16] },
        t: { at: [13, 12], ...ember },
        ...BALLAST,
        ...men,
      },
    })
  const start = (...joiners: readonly string[]) =>
    ({
      verb: 'startSuppression',
      figure: 'a',
      weapon: 'rifle',
      at: at(13, 12),
      joiners: joiners.map((figure) => ({ figure, weapon: 'rifle' })),
    }) as const
  const join = (figure: string, marker: string) =>
    ({ verb: 'joinSuppression', figure, weapon: 'rifle', marker }) as const

  it('[SF-09] a marker that waits has effect only when enough have come', () => {
    const game = under(field({ options: { sfStart: 'graceUntilTurnEnd' } }), { sfMinShooters: 3 })
    game.say(start())
    const [marker] = game.state.markers
    if (!marker) throw new Error('no marker')
    game.say(join('b', marker.id))
    expect(game.state.markers).toMatchObject([{ waiting: true }])
    expect(game.facts('suppressed')).toEqual([])
    game.say(join('c', marker.id))
    expect(game.state.markers).toMatchObject([{ waiting: false }])
    expect(game.facts('suppressed')).toEqual([{ type: 'suppressed', figure: 't', marker: marker.id }])
  })

  it('[SF-10] [SF-04] joining what is in effect flags nobody again', () => {
    const game = field(
      { markers: [area(['a', 'b'])] },
      { a: { at: [3, 12], ...taking() }, b: { at: [3, 14], ...taking() } },
    )
    game.say(join('c', 'sf'))
    expect(game.facts('suppressionJoined')).toEqual([
      { type: 'suppressionJoined', marker: 'sf', participant: { figure: 'c', weapon: 'rifle' }, waiting: false },
    ])
    expect(game.facts('suppressed')).toEqual([])
  })

  it('[SF-09] [SF-13] a marker that waits falls when its only shooter does something else', () => {
    const game = field({ options: { sfStart: 'graceUntilTurnEnd' } }).say(start())
    expect(game.say({ verb: 'aim', figure: 'b' }).state.markers).toHaveLength(1)
    expect(game.facts('suppressionCollapsed')).toEqual([])
    game.say({ verb: 'aim', figure: 'a' })
    expect(game.facts('suppressionCollapsed')).toHaveLength(1)
    expect(game.state.markers).toEqual([])
  })

  it('[SF-08] [OF-03] a start whose joiner is shot first is lost, and says so', () => {
    const game = field(
      { options: { ofTrigger: 'anyAction' } },
      { w: { at: [3, 22], ...ember, watches: { at: [3, 15] } } },
    )
    game.say(start('b'))
    while (game.question?.kind === 'opportunityFire') {
      const [offer] = game.asked('opportunityFire').offers
      if (offer?.target === 'b') game.say({ verb: 'opportunityShot', marker: 'of-w', target: 'b' }, [5, 1, 1])
      else game.say({ verb: 'holdFire' })
    }
    expect(game.facts('actionLost')).toEqual([
      { type: 'actionLost', figure: 'a', verb: 'startSuppression', rule: 'SF-08' },
    ])
    expect(game.state.markers).toEqual([])
  })

  it('[SF-13] [OF-03] joining a marker that has fallen in the meantime is lost, and says so', () => {
    const game = field(
      { options: { ofTrigger: 'anyAction' } },
      { w: { at: [3, 22], ...ember, watches: { at: [3, 15] } } },
    )
    const offers = [{ marker: markerId('of-w'), shooter: id('w'), target: id('c') }]
    const command = {
      verb: 'joinSuppression',
      seat: BLUE,
      figure: id('c'),
      weapon: RIFLE.id,
      marker: markerId('gone'),
    } as const
    const state: GameState = {
      ...game.state,
      stack: [
        ...game.state.stack.slice(0, -1),
        { frame: 'task', task: { kind: 'heldAction', command, reaction: false } },
        { frame: 'task', task: { kind: 'opportunity', offers, last: true, fired: [] } },
        { frame: 'question', question: { kind: 'opportunityFire', awaiting: ['ember'], offers, last: true, since: 0 } },
      ],
    }
    const after = new Game(state).say({ verb: 'holdFire' })
    expect(after.facts('actionLost')).toEqual([
      { type: 'actionLost', figure: 'c', verb: 'joinSuppression', rule: 'SF-13' },
    ])
    expect(topQuestion(after.state)?.kind).toBe('action')
  })

  it('[CMD-02] [SF-09] what a commander lends to one in the declaration he cannot lend to another', () => {
    const spent = { counters: { slots: 3 } } as const
    const game = (a: boolean, b: boolean, c: boolean, command = 1) =>
      field(
        { options: { commandMode: 'pool' } },
        {
          a: { at: [3, 12], healthy: { sfRadius: 2 }, ...(a && spent) },
          b: { at: [3, 14], ...(b && spent) },
          c: { at: [3, 16], ...(c && spent) },
          officer: { at: [1.5, 13.5], healthy: { command } },
        },
      )
    expect(game(true, false, false).rule(start('b', 'c'))).toBeUndefined()
    expect(game(true, true, false).refusal(start('b'))).toMatchObject({ rule: 'TURN-10', params: { figure: 'b' } })
    expect(game(false, true, true).refusal(start('b', 'c'))).toMatchObject({ rule: 'TURN-10', params: { figure: 'c' } })
    const two = game(true, true, false, 2).say(start('b'))
    expect(two.facts('actionTaken').map(({ lenders }) => lenders)).toEqual([
      [{ figure: 'officer', slots: 1 }],
      [{ figure: 'officer', slots: 1 }],
    ])
    expect(two.figure('officer').counters.lent).toBe(2)
  })

  it('[SF-09] [TURN-11] initiator and joiners each pay their own', () => {
    const game = field().say(start('b', 'c'))
    expect(game.facts('actionTaken').map(({ figure, verb, attack }) => [figure, verb, attack])).toEqual([
      ['a', 'startSuppression', true],
      ['b', 'joinSuppression', true],
      ['c', 'joinSuppression', true],
    ])
    expect(game.state.sides.blue.tokens).toBe(2)
  })
})

describe('volleys', () => {
  const END = { verb: 'endTurn' } as const
  /** Ember's turn ends, blue's begins. */
  const field = (markers: readonly SuppressionMarker[], men: Scene['men'], rest: Partial<Scene> = {}): Game =>
    scene({ size: [48, 24], turn: { active: 'ember' }, markers, ...rest, men: { ...men, ...BALLAST } })
  const target = (x: number, y: number, h2h = 1): Man => ({ at: [x, y], ...ember, healthy: { h2h }, hurt: { h2h } })

  it('[SF-14] every marker of the side rolls, one after the other', () => {
    const second = markerId('second')
    const men = {
      a: { at: [3, 12], ...taking() },
      b: { at: [3, 14], ...taking() },
      c: { at: [3, 18], ...taking(second) },
      d: { at: [3, 20], ...taking(second) },
      x: target(13, 12),
      y: target(13, 20),
    } as const
    const markers = [area(['a', 'b']), area(['c', 'd'], { id: second, at: at(13, 20), radius: 2 })]
    const game = field(markers, men).say(END, [1, 6, 6, 1])
    expect(game.facts('suppressionRolled').map(({ marker, rolls }) => [marker, rolls.map(({ die }) => die)])).toEqual([
      ['sf', [1, 6]],
      ['second', [6, 1]],
    ])
    expect(game.facts('wounded')).toEqual([
      { type: 'wounded', figure: 'x', rule: 'SF-14' },
      { type: 'wounded', figure: 'y', rule: 'SF-14' },
    ])
    expect(game.question?.kind).toBe('action')
  })

  it('[SF-14] [SF-18] where nobody rolls nothing is told', () => {
    const men = { a: { at: [3, 12], ...taking() }, b: { at: [3, 14], ...taking() }, x: target(30, 12) } as const
    const game = field([area(['a', 'b'])], men).say(END)
    expect(game.facts('suppressionRolled')).toEqual([])
    expect(game.state.markers).toHaveLength(1)
  })

  const wall = piece('wall', rectangleOutline(u(4), u(12.9), u(9.4), u(0.2)))
  /** `a` sees `x` alone, `b` sees `y` alone. */
  const parted = (rest: Partial<Scene> = {}, men: Scene['men'] = {}) =>
    field(
      [area(['a', 'b'])],
      {
        a: { at: [3, 11], ...taking() },
        b: { at: [3, 15], ...taking() },
        x: target(12, 11),
        y: target(12, 15),
        ...men,
      },
      { elements: [wall], ...rest },
    )

  it('[SF-15] sixes upon different men are worked in the order the owner says', () => {
    const game = parted().say(END, [6, 6])
    expect(game.asked('sixes')).toMatchObject({ awaiting: ['blue'], among: ['a', 'b'] })
    game.say({ verb: 'chooseSix', participant: 'b' })
    expect(game.facts('suppressionSix').map(({ by, victim }) => [by, victim])).toEqual([
      ['b', 'y'],
      ['a', 'x'],
    ])
  })

  it('[SF-15] of three the chosen one is first, the others keep their order', () => {
    const game = parted({ markers: [area(['a', 'b', 'c'])] }, { c: { at: [3, 17], ...taking() } }).say(END, [6, 6, 6])
    game.say({ verb: 'chooseSix', participant: 'c' })
    const worked = [...game.facts('suppressionSix').map(({ by }) => by)]
    while (game.question?.kind === 'sixes') {
      game.say({ verb: 'chooseSix', participant: game.asked('sixes').among[0] })
      worked.push(...game.facts('suppressionSix').map(({ by }) => by))
    }
    expect(worked).toEqual(['c', 'a', 'b'])
  })

  it('[SF-15] one six, or sixes upon the same men, need no order', () => {
    expect(parted().say(END, [6, 1]).question?.kind).toBe('action')
    const men: Scene['men'] = {
      a: { at: [3, 12], ...taking() },
      b: { at: [3, 14], ...taking() },
      x: target(13, 12),
      y: target(13, 14, 2),
    }
    const game = field([area(['a', 'b'])], men).say(END, [6, 6])
    expect(game.question?.kind).toBe('action')
    expect(game.facts('suppressionSix')).toHaveLength(2)
  })

  it('[SF-14] [SF-15] a six of one who sees nobody is lost and decides no order', () => {
    const game = under(parted({}, { y: { ...target(12, 15), whereabouts: 'eliminated' } }), {
      sfRollers: 'all',
    })
    game.say(END, [6, 6])
    expect(game.question?.kind).toBe('action')
    expect(game.facts('suppressionSix')).toEqual([
      { type: 'suppressionSix', marker: 'sf', by: 'a', victim: 'x' },
      { type: 'suppressionSix', marker: 'sf', by: 'b' },
    ])
  })

  it('[SF-09] what still waits does not roll', () => {
    const men = { a: { at: [3, 12], ...taking() }, x: target(13, 12) } as const
    const game = field([area(['a'], { waiting: true })], men, { options: { sfStart: 'graceUntilTurnEnd' } }).say(END)
    expect(game.facts('suppressionRolled')).toEqual([])
  })

  it('[SF-09] at the end of a turn only the markers that wait are taken away', () => {
    const men = {
      a: { at: [3, 12], ...taking() },
      b: { at: [3, 14], ...taking() },
      w: { at: [3, 18], watches: { at: [20, 20] } },
      x: target(30, 12),
    } as const
    const game = field([area(['a', 'b'])], men).say(END)
    expect(game.state.markers).toHaveLength(2)
    const waiting = field([area(['a'], { waiting: true })], { a: { at: [3, 12], ...taking() }, x: target(30, 12) })
    expect(waiting.say(END).facts('suppressionCollapsed')).toEqual([{ type: 'suppressionCollapsed', marker: 'sf' }])
  })
})
