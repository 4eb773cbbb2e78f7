import { describe, expect, it } from 'vitest'
import { defaultAnswer } from '../src/engine/candidates.ts'
import { scriptedChance } from '../src/kernel/chance.ts'
import { volleyOdds } from '../src/odds/volley.ts'
import { figureId, markerId, weaponId } from '../src/state/ids.ts'
import type { SuppressionMarker } from '../src/state/marker.ts'
import { BOMB, RIFLE } from './world/cards.ts'
import { at } from './world/places.ts'
import { BALLAST, EDITIONS, FIRE, RIFLE_ID, range, screen } from './world/range.ts'
import { type Game, type Man, type Scene, scene } from './world/scene.ts'

const MG = { ...RIFLE, id: weaponId('mg'), type: 'mg', mg: true } as const
const LMG = { ...RIFLE, id: weaponId('lmg'), type: 'lmg', sfCapable: true } as const

const gunner = { healthy: { sfRadius: 2 } }
const start = (joiners: readonly string[] = [], weapon = RIFLE_ID) =>
  ({
    verb: 'startSuppression',
    figure: figureId('a'),
    weapon,
    at: at(13, 12),
    joiners: joiners.map((id) => ({ figure: figureId(id), weapon: RIFLE_ID })),
  }) as const

/** `a` with the symbol, `b` beside him, `t` 9 u away in the middle of the area. */
const field = (
  rest: Omit<Scene, 'men'> & { shooter?: Partial<Man>; target?: Partial<Man>; men?: Scene['men'] } = {},
) => {
  const { men, shooter, ...others } = rest
  return range(9, { shooter: { ...gunner, ...shooter }, men: { b: { at: [3, 14] }, ...men }, ...others })
}

const SF = markerId('sf')
const taking = { standing: { kind: 'suppressionFire', marker: SF } } as const
const marker = (participants: readonly string[], rest: Partial<SuppressionMarker> = {}): SuppressionMarker => ({
  kind: 'suppressionFire',
  id: SF,
  side: 'blue',
  participants: participants.map((id) => ({ figure: figureId(id), weapon: RIFLE_ID })),
  at: at(13, 12),
  radius: 3,
  waiting: false,
  ...rest,
})

/** Ember's turn; blue keeps up SF with `a` and `b` upon `x` (H2H 1/1) and `y` (H2H 2/1). */
const volley = (rest: Partial<Scene> = {}, men: Scene['men'] = {}): Game =>
  scene({
    size: [48, 24],
    turn: { active: 'ember' },
    markers: [marker(['a', 'b'])],
    ...rest,
    men: {
      a: { at: [3, 12], ...taking },
      b: { at: [3, 14], ...taking },
      x: { at: [13, 11], side: 'ember', healthy: { h2h: 1 }, hurt: { h2h: 1 } },
      y: { at: [13, 14], side: 'ember', healthy: { h2h: 2 }, hurt: { h2h: 1 } },
      ...BALLAST,
      ...men,
    },
  })

const END = { verb: 'endTurn' } as const

describe.each(EDITIONS)('%s', (qs) => {
  const italian = qs === 'qs-it'

  it('[SF-08] [SF-09] [EX-24] alone illegal, with a joiner 2 AT, with an MG alone 1 AT', () => {
    expect(field({ qs }).rule(start())).toBe('SF-09')
    const pair = field({ qs }).say(start(['b']))
    expect(pair.state.sides.blue.tokens).toBe(3)
    const alone = field({ qs, shooter: { healthy: { sfRadius: 2, weapons: [MG] } } }).say(start([], MG.id))
    expect(alone.state.sides.blue.tokens).toBe(4)
    expect(alone.state.markers).toHaveLength(1)
  })

  it('[SF-08] a weapon made for SF suffices alone in the Italian edition', () => {
    const game = field({ qs, shooter: { healthy: { sfRadius: 2, weapons: [LMG] } } })
    expect(game.rule(start([], LMG.id))).toBe(italian ? undefined : 'SF-09')
  })

  it('[SF-11] who attacked already', () => {
    const after = (a: object, b: object) =>
      field({ qs, shooter: { counters: a }, men: { b: { at: [3, 14], counters: b } } }).rule(start(['b']))
    expect(after({ attacked: true, shot: true }, {})).toBe(italian ? undefined : 'SF-11')
    expect(after({}, { attacked: true, shot: true })).toBe('SF-11')
    expect(after({}, { attacked: true })).toBe(italian ? undefined : 'SF-11')
  })

  it('[SF-14] [SF-15] [EX-25] [EX-26] two sixes', () => {
    const game = volley({ qs }).say(END, [6, 6])
    if (italian) {
      expect(game.asked('victim')).toMatchObject({ awaiting: ['blue'], by: 'a', among: ['x', 'y'], rule: 'SF-14' })
      game.say({ verb: 'chooseVictim', figure: figureId('y') }).say({ verb: 'chooseVictim', figure: figureId('x') })
      expect(game.figure('x')).toMatchObject({ wounded: true, whereabouts: 'table' })
      expect(game.figure('y')).toMatchObject({ wounded: true, whereabouts: 'table' })
    } else {
      expect(game.facts('suppressionSix').map(({ by, victim }) => [by, victim])).toEqual([
        ['a', 'x'],
        ['b', 'x'],
      ])
      expect(game.figure('x').whereabouts).toBe('eliminated')
      expect(game.figure('y').wounded).toBe(false)
    }
  })

  it('[SF-14] [EX-27] a participant who sees no enemy in the area', () => {
    const wall = { elements: [screen(1, 13, 23.5, 'total')] }
    const men = { b: { at: [3, 20], ...taking } } as const
    const game = volley({ qs, ...wall }, men).say(END, italian ? [1, 6] : [1])
    const [rolled] = game.facts('suppressionRolled')
    expect(rolled?.rolls.map(({ figure }) => figure)).toEqual(italian ? ['a', 'b'] : ['a'])
    if (italian) expect(game.facts('suppressionSix')).toEqual([{ type: 'suppressionSix', marker: SF, by: 'b' }])
  })

  it('[SF-13] [SF-12] [SF-04] [EX-30] one of two riflemen wounded: the marker goes, the flag stays', () => {
    const game = volley({ qs, turn: { active: 'ember' } }, { t: { at: [3, 17], side: 'ember' } })
    game.say({ verb: 'takeCover', figure: figureId('x') })
    const flagged = game.figure('x').counters.suppressed
    game.say({ verb: 'fire', figure: figureId('t'), weapon: RIFLE_ID, target: figureId('b') }, [4, 1, 1])
    expect(game.facts('suppressionCollapsed')).toEqual([{ type: 'suppressionCollapsed', marker: SF }])
    expect(game.state.markers).toEqual([])
    expect(game.figure('a').standing).toBeUndefined()
    expect(game.figure('x').counters.suppressed).toBe(flagged)
  })
})

describe('placing', () => {
  it('[SF-01] [SF-02] a marker on the table and on each card, with the radius of the initiator', () => {
    const game = field().say(start(['b']))
    const [placed] = game.state.markers
    expect(placed).toMatchObject({ kind: 'suppressionFire', at: at(13, 12), radius: 2, waiting: false })
    expect(game.figure('a').standing).toEqual({ kind: 'suppressionFire', marker: placed?.id })
    expect(game.figure('b').standing).toEqual({ kind: 'suppressionFire', marker: placed?.id })
    expect(game.figure('b').counters).toMatchObject({ slots: 1, attacked: true })
  })

  it('[SF-01] needs the symbol, a point on the table and LOS to it', () => {
    expect(range(9, { men: { b: { at: [3, 14] } } }).rule(start(['b']))).toBe('TURN-09')
    expect(field().rule({ ...start(['b']), at: at(60, 12) })).toBe('SF-01')
    expect(field({ elements: [screen(4, 0.5, 23.5, 'total')] }).rule(start(['b']))).toBe('SF-01')
  })

  it('[SF-03] [SF-04] suppresses friend and foe below it at once', () => {
    const men = { friend: { at: [13, 14.5] }, far: { at: [13, 17], side: 'ember' } } as const
    const game = field({ men }).say(start(['b']))
    expect(game.facts('suppressed').map(({ figure }) => figure)).toEqual(['t', 'friend'])
    expect(game.figure('far').counters.suppressed).toBe(false)
    expect(game.rule({ ...FIRE, figure: figureId('friend') })).toBe('SF-04')
  })

  it('[SF-02] the edge of the base counts, from the edge of the marker', () => {
    const inside = (distance: number) => {
      const men = { e: { at: [13, 12 + 0.4 + 2 + 0.5 + distance], side: 'ember' } } as const
      return field({ men })
        .say(start(['b']))
        .figure('e').counters.suppressed
    }
    expect(inside(0)).toBe(true)
    expect(inside(0.01)).toBe(false)
  })

  it('[SF-09] nobody is named twice, and joiners pay and qualify like anybody', () => {
    expect(field().refusal(start(['a']))).toMatchObject({ rule: 'SF-09', code: 'namedTwice' })
    expect(field().refusal(start(['b', 'b']))).toMatchObject({ rule: 'SF-09', code: 'namedTwice' })
    expect(field().rule(start(['t']))).toBe('TURN-09')
    expect(field({ tokens: { blue: 1 } }).rule(start(['b']))).toBe('TURN-06')
    expect(field({ men: { b: { at: [3, 14], shockSince: 1, wounded: true } } }).rule(start(['b']))).toBe('WOUND-03')
    expect(field({ men: { b: { at: [3, 14], counters: { slots: 3 } } } }).rule(start(['b']))).toBe('TURN-10')
    expect(field({ men: { b: { at: [3, 14], healthy: { weapons: [BOMB] } } } }).rule(start(['b']))).toBe('FIRE-05')
  })

  it('[SF-09] `graceUntilTurnEnd`: no effect until the second joins, gone at the end of the turn', () => {
    const options = { sfStart: 'graceUntilTurnEnd' } as const
    const game = field({ options }).say(start())
    expect(game.state.markers).toMatchObject([{ waiting: true }])
    expect(game.figure('t').counters.suppressed).toBe(false)
    const id = game.state.markers[0]?.id ?? SF
    const joined = field({ options }).say(start())
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
    expect(field({ elements, men: c }).rule(start(['c']))).toBe('SF-10')
    expect(field({ elements, options, men: c }).rule(start(['c']))).toBeUndefined()
    const unarmed = { c: { at: [3, 18], healthy: { weapons: [] } } } as const
    expect(field({ elements, options, men: unarmed }).rule(start(['c']))).toBe('FIRE-05')
  })

  it('[SF-11] `sfBarScope` overrides the edition', () => {
    const shooter = { counters: { attacked: true } }
    expect(field({ options: { sfBarScope: 'joiners' }, shooter }).rule(start(['b']))).toBeUndefined()
    expect(
      field({ qs: 'qs-it', options: { sfBarScope: 'all' }, shooter: { counters: { shot: true } } }).rule(start(['b'])),
    ).toBe('SF-11')
  })

  it('[SF-11] a grenade thrown this turn bars a joiner like a shot', () => {
    const men = { b: { at: [3, 14], healthy: { weapons: [RIFLE, BOMB] } } } as const
    const game = field({ qs: 'qs-it', men, tokens: { blue: 9 } })
    game.say({ verb: 'throwGrenade', figure: figureId('b'), weapon: BOMB.id, at: at(8, 20) })
    expect(game.rule(start(['b']))).toBe('SF-11')
  })

  it('[SF-19] a participant takes part in one only: a new SF ends the old part', () => {
    const game = volley({ turn: { active: 'blue' } }, { a: { at: [3, 12], ...taking, ...gunner }, c: { at: [3, 18] } })
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

describe('suppressed', () => {
  const pinned = { counters: { suppressed: true } }

  it('[SF-04] no Attack Action in that turn', () => {
    const game = range(9, { shooter: { ...pinned, healthy: { sfRadius: 2, weapons: [MG] } } })
    expect(game.rule({ ...FIRE, weapon: MG.id })).toBe('SF-04')
    expect(game.rule(start([], MG.id))).toBe('SF-04')
    const watch = { verb: 'placeOpportunityFire', figure: figureId('a'), weapon: MG.id, at: at(9, 9) } as const
    expect(game.rule(watch)).toBe('SF-04')
  })

  it('[SF-04] at the start of each turn those inside are flagged, and the flag ends with the turn', () => {
    const game = volley().say(END, [1, 1])
    expect(game.figure('x').counters.suppressed).toBe(true)
    expect(game.figure('y').counters.suppressed).toBe(true)
    expect(game.figure('a').counters.suppressed).toBe(false)
    const gone = volley().say({ verb: 'takeCover', figure: figureId('x') })
    gone.say(END, [1, 1]).say({ verb: 'takeCover', figure: figureId('a') })
    expect(gone.state.markers).toEqual([])
    expect(gone.figure('x').counters.suppressed).toBe(true)
    gone.say(END)
    expect(gone.figure('x').counters.suppressed).toBe(false)
  })

  it('[SF-04] [TURN-02] `sfAffectsWhen: enters`: neither a marker put over him nor the start of a turn suppresses', () => {
    const options = { sfAffectsWhen: 'enters' } as const
    const game = field({ options }).say(start(['b']))
    expect(game.facts('suppressed')).toEqual([])
    game.say(END)
    expect(game.facts('suppressed')).toEqual([])
    expect(game.figure('t').counters.suppressed).toBe(false)
    const grace = field({ options: { ...options, sfStart: 'graceUntilTurnEnd' } }).say(start())
    const waiting = grace.state.markers[0]?.id ?? SF
    grace.say({ verb: 'joinSuppression', figure: figureId('b'), weapon: RIFLE_ID, marker: waiting })
    expect(grace.facts('suppressed')).toEqual([])
  })

  it('[SF-05] grenades at most 5 u, always with dispersion', () => {
    const game = range(9, { shooter: { ...pinned, healthy: { weapons: [BOMB] } } })
    const toss = { verb: 'throwGrenade', figure: figureId('a'), weapon: BOMB.id } as const
    expect(game.rule({ ...toss, at: at(3 + 0.5 + 5.01 + 0.4, 12) })).toBe('SF-05')
    game.say({ ...toss, at: at(3 + 0.5 + 5 + 0.4, 12) }, [6])
    expect(game.facts('grenadeDispersed')).toHaveLength(1)
  })

  it('[SF-07] Move, Take Cover and Aim stay allowed', () => {
    const game = range(9, { shooter: pinned })
    expect(game.rule({ verb: 'move', figure: figureId('a'), path: [at(4, 12)] })).toBeUndefined()
    expect(game.rule({ verb: 'takeCover', figure: figureId('a') })).toBeUndefined()
    expect(game.rule({ verb: 'aim', figure: figureId('a') })).toBeUndefined()
  })
})

describe('the volley', () => {
  it('[SF-14] comes at the beginning of the own turn, free of AT and slots, not on placing', () => {
    const game = field().say(start(['b']))
    expect(game.facts('suppressionRolled')).toEqual([])
    game.say(END).say({ verb: 'takeCover', figure: figureId('t') })
    game.say(END, [1, 2])
    expect(game.facts('suppressionRolled')).toMatchObject([
      {
        rolls: [
          { figure: 'a', die: 1 },
          { figure: 'b', die: 2 },
        ],
      },
    ])
    expect(game.figure('a').counters).toMatchObject({ slots: 0, attacked: false })
    expect(game.state.sides.blue.tokens).toBe(8)
  })

  it('[SF-14] only enemies in the area and in LOS of the roller are victims', () => {
    const men = {
      far: { at: [13, 20], side: 'ember', healthy: { h2h: 0 } },
      friend: { at: [14, 12.5], healthy: { h2h: 0 } },
    } as const
    expect(volley({}, men).say(END, [6, 1]).facts('suppressionSix')).toMatchObject([{ by: 'a', victim: 'x' }])
  })

  it('[SF-14] `sfVictimInArea` off: any enemy in his LOS, but "in LOS" still asks for one in the area', () => {
    const options = { sfVictimInArea: false }
    const out = { x: { at: [13, 20], side: 'ember', healthy: { h2h: 1 }, hurt: { h2h: 1 } } } as const
    const struck = volley({ options }, out).say(END, [6, 1])
    expect(struck.facts('suppressionSix')).toMatchObject([{ by: 'a', victim: 'x' }])
    expect(volley({}, out).say(END, [6, 1]).facts('suppressionSix')).toMatchObject([{ by: 'a', victim: 'y' }])
    const both = { ...out, y: { at: [15, 20], side: 'ember' } } as const
    expect(volley({ options }, both).say(END).facts('suppressionRolled')).toEqual([])
    const italian = volley({ qs: 'qs-it', options }, both).say(END, [6, 1])
    expect(italian.asked('victim').among).toContain('x')
  })

  it('[SF-15] the lowest H2H is found again after each wound', () => {
    const men = { x: { at: [13, 11], side: 'ember', healthy: { h2h: 1 }, hurt: { h2h: 4 } } } as const
    const game = volley({}, men).say(END, [6, 6])
    expect(game.facts('suppressionSix').map(({ victim }) => victim)).toEqual(['x', 'y'])
  })

  const equals = { y: { at: [13, 14], side: 'ember', healthy: { h2h: 1 } } } as const

  it('[SF-16] equals are chosen by D6, the lowest takes the wound, ties roll again', () => {
    const game = volley({}, equals).say(END, [6, 1, 3, 3, 5, 2])
    expect(game.facts('tieRolled')).toEqual([
      {
        type: 'tieRolled',
        rule: 'SF-16',
        dice: [
          { figure: 'x', rolls: [3, 5] },
          { figure: 'y', rolls: [3, 2] },
        ],
      },
    ])
    expect(game.figure('y').wounded).toBe(true)
    expect(game.figure('x').wounded).toBe(false)
  })

  it.each([
    ['attacker', 'blue'],
    ['defender', 'ember'],
  ] as const)('[SF-16] `allocationTie: %s` asks %s', (allocationTie, side) => {
    const game = volley({ options: { allocationTie } }, equals).say(END, [6, 1])
    expect(game.asked('victim')).toMatchObject({ awaiting: [side], among: ['x', 'y'], rule: 'SF-16' })
    expect(game.rule({ verb: 'chooseVictim', figure: figureId('a') })).toBe('SF-16')
    expect(defaultAnswer(game.state, side, scriptedChance([1]))).toMatchObject({ figure: 'y' })
    expect(game.say({ verb: 'chooseVictim', figure: figureId('x') }).figure('x').wounded).toBe(true)
    expect(game.question?.kind).toBe('action')
  })

  it('[SF-15] whose six comes first is asked where the sixes may fall on different men', () => {
    const wall = { elements: [screen(8, 13.3, 15.2, 'total')] }
    const men = {
      x: { at: [13, 11], side: 'ember', healthy: { h2h: 1 } },
      y: { at: [13, 14.5], side: 'ember' },
      b: { at: [3, 22], ...taking },
    } as const
    const game = volley({ ...wall }, men)
    game.say(END, [6, 6])
    expect(game.asked('sixes')).toMatchObject({ awaiting: ['blue'], among: ['a', 'b'] })
    expect(game.rule({ verb: 'chooseSix', participant: figureId('x') })).toBe('SF-15')
    expect(defaultAnswer(game.state, 'blue', scriptedChance([]))).toMatchObject({ participant: 'a' })
    game.say({ verb: 'chooseSix', participant: figureId('b') })
    expect(game.facts('suppressionSix')[0]?.by).toBe('b')
  })

  it('[SF-17] cover and Take Cover do not help', () => {
    const men = { x: { at: [13, 11], side: 'ember', healthy: { h2h: 1 }, standing: { kind: 'takeCover' } } } as const
    const game = volley({ elements: [screen(6, 4, 20, 'partial')] }, men).say(END, [6, 1])
    expect(game.figure('x').wounded).toBe(true)
  })

  it('[SF-18] a suppressed participant does not roll, but still counts', () => {
    const over = marker([], { id: markerId('other'), side: 'ember', at: at(3, 15), radius: 0.6 })
    const enemy = { at: [10, 20], side: 'ember', standing: { kind: 'suppressionFire', marker: over.id } } as const
    const participants = [
      { figure: figureId('p'), weapon: RIFLE_ID },
      { figure: figureId('q'), weapon: RIFLE_ID },
    ]
    const markers = [marker(['a', 'b']), { ...over, participants }]
    const game = volley({ markers }, { p: enemy, q: { ...enemy, at: [10, 22] } }).say(END, [1])
    expect(game.facts('suppressionRolled')).toMatchObject([{ rolls: [{ figure: 'a' }] }])
    expect(game.state.markers).toHaveLength(2)
  })

  it('[SF-20] having rolled does not bar an attack, with the same weapon where one is allowed', () => {
    const pistol = { ...RIFLE, id: weaponId('pistol') }
    const game = volley({}, { a: { at: [3, 12], ...taking, healthy: { weapons: [RIFLE, pistol] } } }).say(END, [1, 1])
    const fire = { verb: 'fire', figure: figureId('a'), weapon: RIFLE_ID, target: figureId('x') } as const
    expect(game.rule(fire)).toBeUndefined()
    expect(game.rule({ ...fire, weapon: pistol.id })).toBe('FIRE-06')
    game.say(fire)
    expect(game.facts('suppressionCollapsed')).toHaveLength(1)
  })

  it('[SF-12] [SF-13] a participant who acts leaves, and the rest falls with it', () => {
    const game = volley({ turn: { active: 'blue' } }).say({ verb: 'takeCover', figure: figureId('a') })
    expect(game.state.markers).toEqual([])
    expect(game.figure('b').standing).toBeUndefined()
    const three = volley(
      { turn: { active: 'blue' }, markers: [marker(['a', 'b', 'c'])] },
      { c: { at: [3, 18], ...taking } },
    ).say({ verb: 'takeCover', figure: figureId('a') })
    expect(three.state.markers).toMatchObject([{ participants: [{ figure: 'b' }, { figure: 'c' }] }])
  })

  it('[SF-12] elimination ends the part', () => {
    const game = volley({}, { t: { at: [3, 17], side: 'ember' } })
    game.say({ verb: 'fire', figure: figureId('t'), weapon: RIFLE_ID, target: figureId('b') }, [6, 6, 1])
    expect(game.state.markers).toEqual([])
    expect(game.figure('a').standing).toBeUndefined()
  })
})

it('[FIRE-07] SF counts no shots', () => {
  const single = { ...RIFLE, maxShots: 1 }
  const game = volley({}, { a: { at: [3, 12], ...taking, healthy: { weapons: [single] } } }).say(END, [1, 1])
  expect(game.figure('a').counters.shots).toEqual({})
})

describe('what a volley is worth', () => {
  const both = { hurt: { h2h: 1 }, healthy: { h2h: 1 }, side: 'ember' } as const
  const equals = { x: { at: [13, 11], ...both }, y: { at: [13, 14], ...both } } as const
  const FACES = [1, 2, 3, 4, 5, 6] as const

  const told = (game: Game, id: string): readonly number[] => {
    const odds = volleyOdds(game.state, marker(['a', 'b']), figureId(id))
    return odds ? [odds.miss, odds.wound, odds.elimination].map((chance) => Math.round(chance * 144)) : []
  }

  it.each([
    ['a weaker and a stronger man', {}],
    [
      'a weakest man who is strong on his other side',
      { x: { at: [13, 11], side: 'ember', healthy: { h2h: 1 }, hurt: { h2h: 4 } } },
    ],
    ['two of whom one participant sees neither', { b: { at: [3, 23], ...taking } }],
    [
      'one who is wounded already',
      { x: { at: [13, 11], side: 'ember', healthy: { h2h: 1 }, hurt: { h2h: 1 }, wounded: true } },
    ],
  ] as const)('[SF-14] [SF-15] [WOUND-05] the odds upon %s are what all throws of the dice come to', (_, men) => {
    const wall = { elements: [screen(1, 20, 23.9, 'total')] }
    for (const id of ['x', 'y']) {
      const fates = [0, 0, 0]
      for (const first of FACES) {
        for (const second of FACES) {
          const sees = volley(wall, men).say(END, [first, second].slice(0, 'b' in men ? 1 : 2))
          const before = volley(wall, men).figure(id).wounded
          const { whereabouts, wounded } = sees.figure(id)
          const fate = whereabouts === 'eliminated' ? 2 : wounded !== before ? 1 : 0
          fates[fate] = (fates[fate] ?? 0) + 4
        }
      }
      expect(told(volley(wall, men), id)).toEqual(fates)
    }
  })

  it('[SF-16] between equals the dice decide, or the player whom the option names', () => {
    const [one, two] = [4 * 10, 4]
    const among = (options: Scene['options'] = {}) => told(volley({ options }, equals), 'x')
    expect(among()).toEqual([144 - one / 2 - two / 2 - two / 4, one / 2 + two / 2, two / 4])
    expect(among({ allocationTie: 'attacker' })).toEqual([100, 40, 4])
    expect(among({ allocationTie: 'defender' })).toEqual([144, 0, 0])
  })

  it('[SF-14] where the owner chooses, nobody is safe behind a weaker man', () => {
    expect(told(volley({ qs: 'qs-it' }), 'y')).toEqual([100, 40, 4])
    expect(told(volley({ qs: 'qs-en' }), 'y')).toEqual([144, 0, 0])
  })

  it('[SF-15] twelve participants on eight equal men: every six is one wound', () => {
    const names = Array.from({ length: 12 }, (_, i) => `p${i}`)
    const men = Object.fromEntries(
      Array.from({ length: 8 }, (_, i) => [`x${i}`, { at: [12 + i, 11], ...both } as const]),
    )
    const shooters = Object.fromEntries(names.map((name, i) => [name, { at: [6, 2 + 1.5 * i], ...taking } as const]))
    const wide = marker(names, { at: at(16, 11), radius: 6 })
    const { state } = volley({ markers: [wide] }, { x: { at: [40, 20] }, y: { at: [42, 20] }, ...men, ...shooters })
    const [first, ...others] = Object.keys(men).map((id) => volleyOdds(state, wide, figureId(id)))
    expect(8 * ((first?.wound ?? 0) + 2 * (first?.elimination ?? 0))).toBeCloseTo(12 / 6, 12)
    expect(first?.elimination).toBeGreaterThan(0)
    for (const other of others) expect(other?.elimination).toBeCloseTo(first?.elimination ?? 0, 12)
  })

  it('[SF-18] a participant who stands in an area himself will not roll', () => {
    const own = marker(['a', 'b'])
    const other = marker(['x', 'y'], { id: markerId('other'), side: 'ember', at: at(3, 14.4), radius: 0 })
    const standing = { kind: 'suppressionFire', marker: other.id } as const
    const game = volley(
      { markers: [own, other] },
      { x: { ...equals.x, standing }, y: { ...equals.y, standing, healthy: { h2h: 2 } } },
    )
    expect(told(game, 'x')).toEqual([120, 24, 0])
  })

  it('[SF-04] [SF-18] with `sfAffectsWhen: enters` nobody is suppressed when the turn begins, and all roll', () => {
    const other = marker(['x', 'y'], { id: markerId('other'), side: 'ember', at: at(3, 14.4), radius: 0 })
    const standing = { kind: 'suppressionFire', marker: other.id } as const
    const men = { x: { ...equals.x, standing }, y: { ...equals.y, standing, healthy: { h2h: 2 } } }
    const game = volley({ markers: [marker(['a', 'b']), other], options: { sfAffectsWhen: 'enters' } }, men)
    expect(told(game, 'x')).toEqual([100, 40, 4])
    expect(game.say(END, [1, 1]).facts('suppressionRolled')).toMatchObject([
      { rolls: [{ figure: 'a' }, { figure: 'b' }] },
    ])
  })

  it('[SF-14] with `sfVictimInArea` off the odds count who is in sight, and who may roll as before', () => {
    const options = { sfVictimInArea: false }
    const away = { x: { at: [13, 20], ...both }, y: { at: [15, 20], ...both } } as const
    expect(told(volley({ options }, away), 'x')).toEqual([144, 0, 0])
    expect(told(volley({ options, qs: 'qs-it' }, away), 'x')).toEqual([100, 40, 4])
  })

  it('[SF-03] [SF-09] friends are not wounded, and fire that waits for its second man wounds nobody', () => {
    const { state } = volley()
    expect(volleyOdds(state, marker(['a', 'b']), figureId('a'))).toBeUndefined()
    expect(volleyOdds(state, marker(['a', 'b'], { waiting: true }), figureId('x'))).toBeUndefined()
  })
})
