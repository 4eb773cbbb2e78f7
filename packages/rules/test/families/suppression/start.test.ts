import { type GameState, markerId, topQuestion } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { figureId } from '../../../src/state/ids.ts'
import { BOMB, RIFLE } from '../../world/cards.ts'
import { BLUE } from '../../world/games.ts'
import { id } from '../../world/moments.ts'
import { at } from '../../world/places.ts'
import { BALLAST, EDITIONS, FIRE, RIFLE_ID, range, screen } from '../../world/range.ts'
import { ember, Game, type Man, type Scene, scene } from '../../world/scene.ts'
import { area, END, gunners, LMG, MG, SF, start, takingPart, volley } from '../../world/suppressing.ts'

const under = (game: Game, change: Partial<GameState['rules']>): Game =>
  new Game({ ...game.state, rules: { ...game.state.rules, ...change } })

describe.each(EDITIONS)('%s', (qs) => {
  const italian = qs === 'qs-it'

  it('[SF-08] [SF-09] [EX-24] alone illegal, with a joiner 2 AT, with an MG alone 1 AT', () => {
    expect(gunners({ qs }).rule(start())).toBe('SF-09')
    const pair = gunners({ qs }).say(start(['b']))
    expect(pair.state.sides.blue.tokens).toBe(3)
    const alone = gunners({ qs, shooter: { healthy: { sfRadius: 2, weapons: [MG] } } }).say(start([], MG.id))
    expect(alone.state.sides.blue.tokens).toBe(4)
    expect(alone.state.markers).toHaveLength(1)
  })

  it('[SF-08] a weapon made for SF suffices alone in the Italian edition', () => {
    const game = gunners({ qs, shooter: { healthy: { sfRadius: 2, weapons: [LMG] } } })
    expect(game.rule(start([], LMG.id))).toBe(italian ? undefined : 'SF-09')
  })

  it('[SF-11] who attacked already', () => {
    const after = (a: object, b: object) =>
      gunners({ qs, shooter: { counters: a }, men: { b: { at: [3, 14], counters: b } } }).rule(start(['b']))
    expect(after({ attacked: true, shot: true }, {})).toBe(italian ? undefined : 'SF-11')
    expect(after({}, { attacked: true, shot: true })).toBe('SF-11')
    expect(after({}, { attacked: true })).toBe(italian ? undefined : 'SF-11')
  })
})

describe('placing', () => {
  it('[SF-01] [SF-02] a marker on the table and on each card, with the radius of the initiator', () => {
    const game = gunners().say(start(['b']))
    const [placed] = game.state.markers
    expect(placed).toMatchObject({ kind: 'suppressionFire', at: at(13, 12), radius: 2, waiting: false })
    expect(game.figure('a').standing).toEqual({ kind: 'suppressionFire', marker: placed?.id })
    expect(game.figure('b').standing).toEqual({ kind: 'suppressionFire', marker: placed?.id })
    expect(game.figure('b').counters).toMatchObject({ slots: 1, attacked: true })
  })

  it('[SF-01] needs the symbol, a point on the table and LOS to it', () => {
    expect(range(9, { men: { b: { at: [3, 14] } } }).rule(start(['b']))).toBe('TURN-09')
    expect(gunners().rule({ ...start(['b']), at: at(60, 12) })).toBe('SF-01')
    expect(gunners({ elements: [screen(4, 0.5, 23.5, 'total')] }).rule(start(['b']))).toBe('SF-01')
  })

  it('[SF-03] [SF-04] suppresses friend and foe below it at once', () => {
    const men = { friend: { at: [13, 14.5] }, far: { at: [13, 17], side: 'ember' } } as const
    const game = gunners({ men }).say(start(['b']))
    expect(game.facts('suppressed').map(({ figure }) => figure)).toEqual(['t', 'friend'])
    expect(game.figure('far').counters.suppressed).toBe(false)
    expect(game.rule({ ...FIRE, figure: figureId('friend') })).toBe('SF-04')
  })

  it('[SF-02] the edge of the base counts, from the edge of the marker', () => {
    const inside = (distance: number) => {
      const men = { e: { at: [13, 12 + 0.4 + 2 + 0.5 + distance], side: 'ember' } } as const
      return gunners({ men })
        .say(start(['b']))
        .figure('e').counters.suppressed
    }
    expect(inside(0)).toBe(true)
    expect(inside(0.01)).toBe(false)
  })

  it('[SF-09] nobody is named twice, and joiners pay and qualify like anybody', () => {
    expect(gunners().refusal(start(['a']))).toMatchObject({ rule: 'SF-09', code: 'namedTwice' })
    expect(gunners().refusal(start(['b', 'b']))).toMatchObject({ rule: 'SF-09', code: 'namedTwice' })
    expect(gunners().rule(start(['t']))).toBe('TURN-09')
    expect(gunners({ tokens: { blue: 1 } }).rule(start(['b']))).toBe('TURN-06')
    expect(gunners({ men: { b: { at: [3, 14], shockSince: 1, wounded: true } } }).rule(start(['b']))).toBe('WOUND-03')
    expect(gunners({ men: { b: { at: [3, 14], counters: { slots: 3 } } } }).rule(start(['b']))).toBe('TURN-10')
    expect(gunners({ men: { b: { at: [3, 14], healthy: { weapons: [BOMB] } } } }).rule(start(['b']))).toBe('FIRE-05')
  })

  it('[SF-09] `graceUntilTurnEnd`: no effect until the second joins, gone at the end of the turn', () => {
    const options = { sfStart: 'graceUntilTurnEnd' } as const
    const game = gunners({ options }).say(start())
    expect(game.state.markers).toMatchObject([{ waiting: true }])
    expect(game.figure('t').counters.suppressed).toBe(false)
    const id = game.state.markers[0]?.id ?? SF
    const joined = gunners({ options }).say(start())
    joined.say({ verb: 'joinSuppression', figure: figureId('b'), weapon: RIFLE_ID, marker: id })
    expect(joined.state.markers).toMatchObject([{ waiting: false }])
    expect(joined.figure('t').counters.suppressed).toBe(true)
    game.say(END)
    expect(game.state.markers).toEqual([])
    expect(game.figure('a').standing).toBeUndefined()
  })

  it('[SF-10] a friend joins for 1 AT without a symbol, with a weapon and LOS to the marker', () => {
    const join = { verb: 'joinSuppression', figure: figureId('c'), weapon: RIFLE_ID, marker: SF } as const
    const joining = (c: Partial<Man>, rest: Partial<Scene> = {}) =>
      volley({ turn: { active: 'blue' }, ...rest }, { c: { at: [3, 18], ...c } })
    const game = joining({}).say(join)
    expect(game.state.sides.blue.tokens).toBe(4)
    expect(game.state.markers).toMatchObject([{ participants: [{ figure: 'a' }, { figure: 'b' }, { figure: 'c' }] }])
    expect(joining({ healthy: { weapons: [] } }).rule(join)).toBe('FIRE-05')
    expect(joining({}, { elements: [screen(1, 15, 23, 'total')] }).rule(join)).toBe('SF-10')
    expect(joining({}).refusal({ ...join, marker: markerId('none') })).toMatchObject({ code: 'noSuchMarker' })
    expect(joining({}).refusal({ ...join, figure: figureId('a') })).toMatchObject({ code: 'alreadyTakesPart' })
    const foreign = volley({ turn: { active: 'ember' } }).refusal({ ...join, figure: figureId('x') })
    expect(foreign).toMatchObject({ rule: 'SF-10', code: 'notYourMarker' })
  })

  it('[SF-10] `sfJoinNeedsLos` off: a weapon is enough, for joining and for a joint start', () => {
    const elements = [screen(1, 15, 23, 'total')]
    const options = { sfJoinNeedsLos: false }
    const c = { c: { at: [3, 18] } } as const
    const join = { verb: 'joinSuppression', figure: figureId('c'), weapon: RIFLE_ID, marker: SF } as const
    expect(volley({ turn: { active: 'blue' }, elements, options }, c).rule(join)).toBeUndefined()
    expect(gunners({ elements, men: c }).rule(start(['c']))).toBe('SF-10')
    expect(gunners({ elements, options, men: c }).rule(start(['c']))).toBeUndefined()
    const unarmed = { c: { at: [3, 18], healthy: { weapons: [] } } } as const
    expect(gunners({ elements, options, men: unarmed }).rule(start(['c']))).toBe('FIRE-05')
  })

  it('[SF-11] `sfBarScope` overrides the edition', () => {
    const shooter = { counters: { attacked: true } }
    expect(gunners({ options: { sfBarScope: 'joiners' }, shooter }).rule(start(['b']))).toBeUndefined()
    expect(
      gunners({ qs: 'qs-it', options: { sfBarScope: 'all' }, shooter: { counters: { shot: true } } }).rule(
        start(['b']),
      ),
    ).toBe('SF-11')
  })

  it('[SF-11] a grenade thrown this turn bars a joiner like a shot', () => {
    const men = { b: { at: [3, 14], healthy: { weapons: [RIFLE, BOMB] } } } as const
    const game = gunners({ qs: 'qs-it', men, tokens: { blue: 9 } })
    game.say({ verb: 'throwGrenade', figure: figureId('b'), weapon: BOMB.id, at: at(8, 20) })
    expect(game.rule(start(['b']))).toBe('SF-11')
  })

  it('[SF-19] a participant takes part in one only: a new SF ends the old part', () => {
    const game = volley(
      { turn: { active: 'blue' } },
      { a: { at: [3, 12], ...takingPart(), healthy: { sfRadius: 2 } }, c: { at: [3, 18] } },
    )
    game.say({ ...start(['c']), at: at(13, 16) })
    expect(game.state.markers).toMatchObject([{ participants: [{ figure: 'a' }, { figure: 'c' }] }])
    expect(game.figure('b').standing).toBeUndefined()
  })

  it('[SF-21] the marker stays where it is', () => {
    const game = volley({ turn: { active: 'blue' } }, { c: { at: [3, 18] } })
    game.say({ verb: 'joinSuppression', figure: figureId('c'), weapon: RIFLE_ID, marker: SF })
    expect(game.state.markers).toMatchObject([{ at: at(13, 12), radius: 3 }])
  })
})

it('[FIRE-07] SF counts no shots', () => {
  const single = { ...RIFLE, maxShots: 1 }
  const game = volley({}, { a: { at: [3, 12], ...takingPart(), healthy: { weapons: [single] } } }).say(END, [1, 1])
  expect(game.figure('a').counters.shots).toEqual({})
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
      { a: { at: [3, 12], ...takingPart() }, b: { at: [3, 14], ...takingPart() } },
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
