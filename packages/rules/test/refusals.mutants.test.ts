import { rectangleOutline } from '@tactic48/geometry'
import { type Command, check, isRefusal, markerId, weaponId } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { BOMB, RIFLE } from './world/cards.ts'
import { BLUE, EMBER, refusalOf, refused } from './world/games.ts'
import { asking, atSetup, id, POSITION } from './world/moments.ts'
import { at, piece, u } from './world/places.ts'
import { BALLAST, FIRE, RIFLE_ID, range, screen } from './world/range.ts'
import { type Game, scene } from './world/scene.ts'

const PISTOL = { ...RIFLE, id: weaponId('pistol'), long: 0 } as const

describe('shots', () => {
  it('[FIRE-14] nobody of that name, and no friend', () => {
    const game = range(5)
    expect(game.refusal({ ...FIRE, target: 'ghost' })).toEqual(refused('FIRE-14', 'noSuchTarget', { target: 'ghost' }))
    expect(game.refusal({ ...FIRE, target: 'blueReserve' })).toEqual(
      refused('FIRE-14', 'friend', { target: 'blueReserve' }),
    )
    const dead = range(5, { target: { whereabouts: 'eliminated' } })
    expect(dead.refusal(FIRE)).toEqual(refused('FIRE-14', 'noSuchTarget', { target: 't' }))
  })

  it('[FIRE-04] [FIRE-03] out of sight, and out of the range of the weapon', () => {
    const hidden = range(5, { elements: [screen(2, 8, 16, 'total')] })
    expect(hidden.refusal(FIRE)).toEqual(refused('FIRE-04', 'noSight', { shooter: 'a', target: 't' }))
    const far = range(12, { shooter: { healthy: { weapons: [PISTOL] } } })
    expect(far.refusal({ ...FIRE, weapon: 'pistol' })).toEqual(
      refused('FIRE-03', 'noDice', { weapon: 'pistol', band: 'long' }),
    )
  })

  it('[AIM-03] [TURN-09] a second Aim, and an Aim that is not printed', () => {
    const aim = { verb: 'aim', figure: 'a' } as const
    expect(range(5, { shooter: { aims: 1 } }).refusal(aim)).toEqual(refused('AIM-03', 'alreadyAimed', { figure: 'a' }))
    expect(range(5, { shooter: { healthy: { aim: undefined } } }).refusal(aim)).toEqual(
      refused('TURN-09', 'notPermitted', { figure: 'a', action: 'aim' }),
    )
  })
})

describe('Move & Fire', () => {
  const order = (rest: object) => ({ verb: 'moveAndFire', figure: 'a', path: [at(3, 13)], ...rest }) as const

  it('[MNF-02] the shot before is named with weapon and target, the shot after with neither', () => {
    const game = range(5)
    const nameFirst = refused('MNF-02', 'nameTargetFirst')
    expect(game.refusal(order({ shoot: 'before', target: 't' }))).toEqual(nameFirst)
    expect(game.refusal(order({ shoot: 'before', weapon: 'rifle' }))).toEqual(nameFirst)
    const onArrival = refused('MNF-02', 'targetOnArrival')
    for (const shoot of ['after', 'none']) {
      expect(game.refusal(order({ shoot, target: 't' }))).toEqual(onArrival)
      expect(game.refusal(order({ shoot, weapon: 'rifle' }))).toEqual(onArrival)
    }
    expect(game.rule(order({ shoot: 'before', weapon: 'rifle', target: 't' }))).toBeUndefined()
    expect(game.rule(order({ shoot: 'none' }))).toBeUndefined()
  })

  it('[FIRE-05] [FIRE-07] a shot after needs a gun that may still shoot; giving it up needs none', () => {
    const unarmed = range(5, { shooter: { healthy: { weapons: [BOMB] } } })
    expect(unarmed.refusal(order({ shoot: 'after' }))).toEqual(refused('FIRE-05', 'noGun', { figure: 'a' }))
    expect(unarmed.rule(order({ shoot: 'none' }))).toBeUndefined()
    const spent = range(5, { shooter: { counters: { shots: { [RIFLE_ID]: 2 }, weapons: [RIFLE_ID] } } })
    expect(spent.refusal(order({ shoot: 'after' }))).toEqual(
      refused('FIRE-07', 'noShotsLeft', { weapon: 'rifle', shots: 2, limit: 2 }),
    )
    const spare = range(5, {
      options: { weaponsPerTurn: 2 },
      shooter: { healthy: { weapons: [RIFLE, PISTOL] }, counters: { shots: { [RIFLE_ID]: 2 }, weapons: [RIFLE_ID] } },
    })
    expect(spare.rule(order({ shoot: 'after' }))).toBeUndefined()
  })

  it('[TURN-09] neither gait without its value', () => {
    const lame = range(5, { shooter: { healthy: { move: undefined, moveFire: undefined } } })
    expect(lame.refusal(order({ shoot: 'none' }))).toEqual(
      refused('TURN-09', 'notPermitted', { figure: 'a', action: 'moveAndFire' }),
    )
    expect(lame.refusal({ verb: 'move', figure: 'a', path: [at(3, 13)] })).toEqual(
      refused('TURN-09', 'notPermitted', { figure: 'a', action: 'move' }),
    )
  })

  it('[MOVE-04] up, down and up again: more climbs than the one allowed', () => {
    const tower = (name: string, x: number) =>
      piece(name, rectangleOutline(u(x), u(3), u(1), u(4)), { cover: 'none', elevated: true })
    const game = scene({ men: { a: { at: [3, 5], healthy: { move: 20 } } }, elements: [tower('p', 5), tower('q', 8)] })
    expect(game.refusal({ verb: 'move', figure: 'a', path: [at(8.5, 5)] })).toEqual(
      refused('MOVE-04', 'tooManyClimbs', { climbs: 3 }),
    )
  })
})

describe('ways', () => {
  it('[MOVE-08] [MOVE-09] points off the table are refused before the length of the way is asked', () => {
    const game = range(8)
    const move = (...path: readonly ReturnType<typeof at>[]) => ({ verb: 'move', figure: 'a', path }) as const
    expect(game.refusal(move(at(3, -30)))).toEqual(refused('MOVE-08', 'offTable', { x: 3000, y: -30_000 }))
    expect(game.refusal(move(at(3, 11), at(49, 12)))).toEqual(refused('MOVE-08', 'offTable', { x: 49_000, y: 12_000 }))
    expect(game.refusal(move())).toEqual(refused('MOVE-09', 'noMovement'))
  })
})

describe('Opportunity Fire', () => {
  const place = (rest: object = {}) =>
    ({ verb: 'placeOpportunityFire', figure: 'a', weapon: 'rifle', at: at(6, 12), ...rest }) as const

  it('[FIRE-05] [OF-01] the weapon is his own and a gun', () => {
    expect(range(5).refusal(place({ weapon: 'sabre' }))).toEqual(
      refused('FIRE-05', 'noSuchWeapon', { figure: 'a', weapon: 'sabre' }),
    )
    const bomber = range(5, { shooter: { healthy: { weapons: [BOMB] } } })
    expect(bomber.refusal(place({ weapon: 'bomb' }))).toEqual(
      refused('OF-01', 'notAGun', { figure: 'a', weapon: 'bomb' }),
    )
    expect(range(5, { shooter: { healthy: { ofRadius: undefined } } }).refusal(place())).toEqual(
      refused('TURN-09', 'notPermitted', { figure: 'a', action: 'placeOpportunityFire' }),
    )
  })

  it('[OF-01] the marker lies on the table, its edge included, and in sight', () => {
    const game = range(5)
    for (const [x, y] of [
      [-1, 12_000],
      [3000, -1],
      [48_001, 12_000],
      [3000, 24_001],
    ] as const) {
      expect(game.refusal(place({ at: { x, y } }))).toEqual(refused('OF-01', 'offTable', { x, y }))
    }
    for (const [x, y] of [
      [0, 12_000],
      [3000, 0],
      [48_000, 12_000],
      [3000, 24_000],
    ] as const) {
      expect(game.rule(place({ at: { x, y } }))).toBeUndefined()
    }
    const hidden = range(5, { elements: [screen(2, 8, 16, 'total')] })
    expect(hidden.refusal(place({ at: at(8, 12) }))).toEqual(refused('OF-01', 'noSight', { figure: 'a' }))
  })

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

describe('Suppression Fire', () => {
  const GUNNER = { healthy: { sfRadius: 2 } }
  const SF = markerId('sf')
  const field = (rest: Parameters<typeof range>[1] = {}): Game => {
    const { shooter, men, ...others } = rest
    return range(9, { shooter: { ...GUNNER, ...shooter }, men: { b: { at: [3, 14] }, ...men }, ...others })
  }
  const start = (rest: object = {}) =>
    ({
      verb: 'startSuppression',
      figure: 'a',
      weapon: 'rifle',
      at: at(13, 12),
      joiners: [{ figure: 'b', weapon: 'rifle' }],
      ...rest,
    }) as const
  const withJoiners = (...joiners: readonly (readonly [string, string])[]) =>
    start({ joiners: joiners.map(([figure, weapon]) => ({ figure, weapon })) })

  it('[SF-01] [SF-09] symbol, table, sight and a second shooter', () => {
    expect(range(9, { men: { b: { at: [3, 14] } } }).refusal(start())).toEqual(
      refused('TURN-09', 'notPermitted', { figure: 'a', action: 'startSuppression' }),
    )
    expect(field().refusal(start({ at: { x: -1, y: 5 } }))).toEqual(refused('SF-01', 'offTable', { x: -1, y: 5 }))
    const hidden = field({ elements: [screen(2, 8, 16, 'total')] })
    expect(hidden.refusal(start())).toEqual(refused('SF-01', 'noSight', { figure: 'a' }))
    expect(field().refusal(withJoiners())).toEqual(refused('SF-09', 'needsJoiner', { figure: 'a' }))
    expect(field().refusal(withJoiners(['b', 'rifle'], ['b', 'rifle']))).toEqual(
      refused('SF-09', 'namedTwice', { figure: 'b' }),
    )
    expect(field().refusal(withJoiners(['a', 'rifle']))).toEqual(refused('SF-09', 'namedTwice', { figure: 'a' }))
    expect(field().rule(start())).toBeUndefined()
  })

  it('[FIRE-05] [SF-10] every shooter with a gun of his own', () => {
    const nowhere = (figure: string) => refused('FIRE-05', 'noSuchWeapon', { figure, weapon: 'sabre' })
    expect(field().refusal(start({ weapon: 'sabre' }))).toEqual(nowhere('a'))
    expect(field().refusal(withJoiners(['b', 'sabre']))).toEqual(nowhere('b'))
    const bombers = field({
      shooter: { healthy: { sfRadius: 2, weapons: [RIFLE, BOMB] } },
      men: { b: { at: [3, 14], healthy: { weapons: [BOMB] } } },
    })
    expect(bombers.refusal(start({ weapon: 'bomb' }))).toEqual(
      refused('FIRE-05', 'notAGun', { figure: 'a', weapon: 'bomb' }),
    )
    expect(bombers.refusal(withJoiners(['b', 'bomb']))).toEqual(
      refused('FIRE-05', 'notAGun', { figure: 'b', weapon: 'bomb' }),
    )
  })

  it('[SF-10] [SF-04] a joiner sees the marker and is not suppressed', () => {
    const behind = field({ elements: [piece('w', rectangleOutline(u(4), u(13.2), u(1), u(2)))] })
    expect(behind.refusal(start())).toEqual(refused('SF-10', 'noSight', { figure: 'b' }))
    const pinned = field({ men: { b: { at: [3, 14], counters: { suppressed: true } } } })
    expect(pinned.refusal(start())).toEqual(refused('SF-04', 'suppressed', { figure: 'b' }))
  })

  it('[SF-11] who attacked may not take part; the Italian sheet asks whether he shot', () => {
    const attacked = { counters: { attacked: true } } as const
    const shot = { counters: { shot: true } } as const
    expect(field({ shooter: attacked }).refusal(start())).toEqual(refused('SF-11', 'alreadyAttacked', { figure: 'a' }))
    expect(field({ men: { b: { at: [3, 14], ...attacked } } }).refusal(start())).toEqual(
      refused('SF-11', 'alreadyAttacked', { figure: 'b' }),
    )
    const italian = { qs: 'qs-it', options: { sfBarScope: 'all' } } as const
    expect(field({ ...italian, shooter: attacked }).rule(start())).toBeUndefined()
    expect(field({ ...italian, shooter: shot }).refusal(start())).toEqual(
      refused('SF-11', 'alreadyShot', { figure: 'a' }),
    )
    const joiners = { options: { sfBarScope: 'joiners' } } as const
    expect(field({ ...joiners, shooter: attacked }).rule(start())).toBeUndefined()
    expect(field({ ...joiners, men: { b: { at: [3, 14], ...attacked } } }).rule(start())).toBe('SF-11')
  })

  it('[SF-10] joining: an own marker that is there, once', () => {
    const standing = { standing: { kind: 'suppressionFire', marker: SF } } as const
    const game = (side: 'blue' | 'ember') => {
      const [one, two] = side === 'blue' ? ['b', 'c'] : ['t', 's']
      const participants = [one, two].map((name) => ({ figure: id(name), weapon: RIFLE_ID }))
      return field({
        target: side === 'ember' ? standing : {},
        men: {
          b: { at: [3, 14], ...(side === 'blue' && standing) },
          c: { at: [3, 16], ...(side === 'blue' && standing) },
          s: { at: [13, 16], side: 'ember', ...(side === 'ember' && standing) },
        },
        markers: [{ kind: 'suppressionFire', id: SF, side, participants, at: at(8, 20), radius: 1, waiting: false }],
      })
    }
    const join = { verb: 'joinSuppression', figure: 'a', weapon: 'rifle', marker: 'sf' } as const
    expect(game('blue').rule(join)).toBeUndefined()
    expect(game('blue').refusal({ ...join, marker: 'none' })).toEqual(
      refused('SF-10', 'noSuchMarker', { marker: 'none' }),
    )
    expect(game('ember').refusal(join)).toEqual(refused('SF-10', 'notYourMarker', { marker: 'sf' }))
    expect(game('blue').refusal({ ...join, figure: 'b' })).toEqual(
      refused('SF-10', 'alreadyTakesPart', { figure: 'b' }),
    )
    expect(game('blue').refusal({ ...join, figure: 'ghost' })).toMatchObject({ rule: 'TURN-09', code: 'noSuchFigure' })
    expect(game('blue').refusal({ ...join, weapon: 'sabre' })).toMatchObject({ rule: 'FIRE-05' })
    const watch = scene({ men: { a: { at: [3, 3] }, b: { at: [3, 5], watches: { at: [9, 9] } }, ...BALLAST } })
    expect(watch.refusal({ ...join, marker: 'of-b' })).toMatchObject({ code: 'noSuchMarker' })
  })
})

describe('answers', () => {
  it('[SF-15] [SF-16] [H2H-08] only those who are named in the question', () => {
    const sixes = asking(POSITION, { kind: 'sixes', awaiting: ['ember'], among: [id('x')] })
    expect(refusalOf(sixes, { verb: 'chooseSix', seat: EMBER, participant: id('y') })).toEqual(
      refused('SF-15', 'noSuchSix', { participant: 'y' }),
    )
    const among = { awaiting: ['ember'], among: [id('a')] } as const
    const victim = asking(POSITION, { kind: 'victim', ...among, by: id('x'), rule: 'GREN-11' })
    expect(refusalOf(victim, { verb: 'chooseVictim', seat: EMBER, figure: id('b') })).toEqual(
      refused('GREN-11', 'noSuchVictim', { figure: 'b' }),
    )
    const opponent = asking(POSITION, { kind: 'opponent', ...among, figure: id('x') })
    expect(refusalOf(opponent, { verb: 'chooseOpponent', seat: EMBER, figure: id('b') })).toEqual(
      refused('H2H-08', 'notTouched', { figure: 'b' }),
    )
  })

  it('[GREN-06] a grenade drifts no farther than it may, in an exact drift no less either', () => {
    const drift = (exact: boolean, x: number) => {
      const state = asking(POSITION, {
        kind: 'drift',
        awaiting: ['ember'],
        from: { x: 8000, y: 8000 },
        distance: 2,
        exact,
      })
      const answer = check(state, { verb: 'drift', seat: EMBER, to: { x: 8000 + x, y: 8000 } })
      return isRefusal(answer) ? answer : undefined
    }
    const far = (exact: boolean) => refused('GREN-06', 'wrongDistance', { distance: { u: 2 }, exact })
    for (const exact of [true, false]) {
      expect(drift(exact, 2000)).toBeUndefined()
      expect(drift(exact, -2005)).toBeUndefined()
      expect(drift(exact, 0)).toBeUndefined()
      expect(drift(exact, 2006)).toEqual(far(exact))
    }
    expect(drift(true, 1995)).toBeUndefined()
    expect(drift(true, 1994)).toEqual(far(true))
    expect(drift(false, 1994)).toBeUndefined()
  })

  it('[VICT-10] a draw is offered in play, once a turn, and not while another offer is open', () => {
    const offer: Command = { verb: 'offerDraw', seat: BLUE }
    expect(refusalOf(atSetup(), offer)).toEqual(refused('VICT-10', 'notInPlay'))
    const notNow = (question: string) => refused('TURN-16', 'notNow', { verb: 'offerDraw', question })
    const draw = asking(POSITION, { kind: 'draw', awaiting: ['ember'], by: 'blue' })
    expect(refusalOf(draw, offer)).toEqual(notNow('draw'))
    const undo = asking(POSITION, { kind: 'undo', awaiting: ['ember'], by: 'blue', to: 0 })
    expect(refusalOf(undo, offer)).toEqual(notNow('undo'))
    const { blue, ember } = POSITION.sides
    const offered = { ...POSITION, sides: { blue: { ...blue, offeredDraw: true }, ember } }
    expect(refusalOf(offered, offer)).toEqual(refused('VICT-10', 'oneOfferATurn'))
    expect(isRefusal(check(offered, { verb: 'offerDraw', seat: EMBER }))).toBe(false)
    expect(refusalOf({ ...POSITION, stack: [] }, offer)).toEqual(refused('TURN-16', 'nothingAsked'))
  })

  it('[TURN-16] taking back is asked once a turn, and not while a request or an offer is open', () => {
    const ask: Command = { verb: 'askUndo', seat: BLUE, to: 0 }
    const notNow = (question: string) => refused('TURN-16', 'notNow', { verb: 'askUndo', question })
    const draw = asking(POSITION, { kind: 'draw', awaiting: ['ember'], by: 'blue' })
    expect(refusalOf(draw, ask)).toEqual(notNow('draw'))
    const undo = asking(POSITION, { kind: 'undo', awaiting: ['ember'], by: 'blue', to: 0 })
    expect(refusalOf(undo, ask)).toEqual(notNow('undo'))
    expect(refusalOf({ ...POSITION, stack: [] }, ask)).toEqual(refused('TURN-16', 'nothingAsked'))
    const { blue, ember } = POSITION.sides
    const asked = { ...POSITION, sides: { blue: { ...blue, askedUndo: true }, ember } }
    expect(refusalOf(asked, ask)).toEqual(refused('UNDO', 'oneRequestATurn'))
    expect(isRefusal(check(asked, { ...ask, seat: EMBER }))).toBe(false)
  })

  it('[TURN-06] nobody seals more than he has', () => {
    const state = asking(POSITION, { kind: 'sealedNumber', awaiting: ['ember'], purpose: 'test', answers: {} })
    const seal = (value: number): Command => ({ verb: 'seal', seat: EMBER, value })
    expect(isRefusal(check(state, seal(2)))).toBe(false)
    expect(refusalOf(state, seal(3))).toEqual(refused('TURN-06', 'noTokens', { need: 3, have: 2 }))
  })
})
