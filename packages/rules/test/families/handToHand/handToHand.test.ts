import type { Point } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import type { QsEdition } from '../../../src/editions/sheet.ts'
import { defaultAnswer } from '../../../src/engine/candidates.ts'
import { scriptedChance } from '../../../src/kernel/chance.ts'
import { figureId, markerId, weaponId } from '../../../src/state/ids.ts'
import type { SuppressionMarker } from '../../../src/state/marker.ts'
import { along, RESERVES, walk } from '../../world/moving.ts'
import { at, u } from '../../world/places.ts'
import { BALLAST } from '../../world/range.ts'
import { ember, type Game, type Man, type Order, type Scene, scene } from '../../world/scene.ts'

const charge = (...path: readonly Point[]): Order => ({ verb: 'move', figure: 'a', path })

const h2h = (healthy: number, hurt: number): Partial<Man> => ({ healthy: { h2h: healthy }, hurt: { h2h: hurt } })

const duel = (a: Partial<Man>, e: Partial<Man>, rest: Partial<Scene> = {}): Game =>
  scene({
    ...rest,
    men: { a: { at: [5, 5], ...a }, e: { at: [8, 5], ...ember, ...e }, ...RESERVES, ...rest.men },
  })

const blows = (game: Game) => game.facts('blowStruck').map(({ by, dice, hits }) => [by, dice.length, hits])

describe('the fight', () => {
  it('[H2H-01] [H2H-02] contact starts it at once, free of AT and slots; each 5 or 6 is a wound', () => {
    const game = duel(h2h(3, 2), h2h(3, 2)).say(charge(at(8, 5)), [4, 5, 6, 1, 4])
    expect(blows(game)).toEqual([
      ['a', 3, 2],
      ['e', 2, 0],
    ])
    expect(game.state.sides.blue.tokens).toBe(4)
    expect(game.figure('a').counters).toMatchObject({ slots: 1, attacked: true })
    expect(game.figure('a').position).toEqual({ x: u(7) - 5, y: u(5) })
  })

  it('[H2H-03] [H2H-06] EX-39: a defender killed by the first roll answers once with his wounded side', () => {
    const game = duel(h2h(3, 2), h2h(3, 2)).say(charge(at(8, 5)), [5, 6, 1, 6, 5])
    expect(game.figure('a').whereabouts).toBe('eliminated')
    expect(game.figure('e').whereabouts).toBe('eliminated')
    expect(game.question?.kind).toBe('action')
  })

  it('[VICT-07] that roll and its answer are one event: a draw', () => {
    const game = scene({ men: { a: { at: [5, 5], ...h2h(3, 2) }, e: { at: [8, 5], ...ember, ...h2h(3, 2) } } })
    game.say(charge(at(8, 5)), [5, 6, 1, 6, 5])
    expect(game.state.outcome).toEqual({ rule: 'VICT-07' })
  })

  it('[H2H-03] option killedAnswer: asBefore answers with the value before the roll', () => {
    const game = duel(h2h(3, 2), h2h(3, 2), { options: { killedAnswer: 'asBefore' } })
    game.say(charge(at(8, 5)), [5, 6, 1, 1, 1, 1])
    expect(blows(game)[1]).toEqual(['e', 3, 0])
  })

  it('[H2H-03] a card without a wounded side answers with its only value', () => {
    const game = duel(h2h(3, 2), { healthy: { h2h: 2 }, hurt: false }).say(charge(at(8, 5)), [5, 1, 1, 1, 1])
    expect(blows(game)).toEqual([
      ['a', 3, 1],
      ['e', 2, 0],
    ])
  })

  it('[H2H-03] [H2H-05] EX-40: blow by blow, each with the side that is up; Shock does not stop it', () => {
    const game = duel(h2h(3, 2), h2h(2, 1)).say(charge(at(8, 5)), [5, 2, 1, 6, 5, 1])
    expect(blows(game)).toEqual([
      ['a', 3, 1],
      ['e', 1, 1],
      ['a', 2, 1],
    ])
    expect(game.figure('e').whereabouts).toBe('eliminated')
    expect(game.figure('a')).toMatchObject({ wounded: true, shockSince: 1 })
  })

  it('[H2H-03] EX-41: option h2hSequence: simultaneous', () => {
    const game = duel(h2h(3, 2), h2h(2, 1), { options: { h2hSequence: 'simultaneous' } })
    game.say(charge(at(8, 5)), [5, 2, 1, 6, 3, 5, 1, 6])
    expect(blows(game)).toEqual([
      ['a', 3, 1],
      ['e', 2, 1],
      ['a', 2, 1],
      ['e', 1, 1],
    ])
    expect(game.figure('a').whereabouts).toBe('eliminated')
    expect(game.figure('e').whereabouts).toBe('eliminated')
  })

  it('[VICT-07] a simultaneous round is one event', () => {
    const game = scene({
      options: { h2hSequence: 'simultaneous' },
      men: { a: { at: [5, 5], ...h2h(2, 1) }, e: { at: [8, 5], ...ember, ...h2h(2, 1) } },
    })
    expect(game.say(charge(at(8, 5)), [5, 5, 6, 6]).state.outcome).toEqual({ rule: 'VICT-07' })
  })

  it('[H2H-04] it goes on until one is eliminated', () => {
    const misses = [1, 1, 1, 1]
    const game = duel(h2h(2, 1), h2h(2, 1)).say(charge(at(8, 5)), [...misses, ...misses, 1, 1, 6, 6])
    expect(blows(game)).toHaveLength(6)
    expect(game.figure('a').whereabouts).toBe('eliminated')
    expect(game.facts('fightEnded')).toMatchObject([{ why: 'eliminated' }])
  })

  it('[H2H-04] with no dice on either side the mover steps back 0.1 u along its path', () => {
    const game = duel(h2h(0, 0), h2h(0, 0)).say(charge(at(5, 6), at(8, 6), at(8, 5)))
    expect(game.facts('fightEnded')).toMatchObject([{ why: 'standoff' }])
    const stop = game.facts('moved')[0]?.to
    expect(game.figure('a').position).toEqual({ x: (stop?.x ?? 0) - 100, y: u(6) })
    expect(game.question?.kind).toBe('action')
  })

  it('[H2H-04] so it ends after 100 rounds', () => {
    const game = duel(h2h(1, 1), h2h(0, 0)).say(charge(at(8, 5)), Array(100).fill(1))
    expect(game.facts('fightEnded')).toMatchObject([{ why: 'standoff' }])
    expect(game.figure('a').position).toEqual({ x: u(7) - 105, y: u(5) })
  })

  it('[H2H-05] the first wound turns the card and puts it in Shock, the second eliminates', () => {
    const game = duel(h2h(1, 1), h2h(1, 1)).say(charge(at(8, 5)), [5, 1, 5])
    expect(game.facts('wounded')).toMatchObject([{ figure: 'e' }])
    expect(game.facts('eliminated')).toMatchObject([{ figure: 'e' }])
  })

  it('[H2H-07] cover, Take Cover, Camouflage and Aim change nothing', () => {
    const game = duel(
      { ...h2h(1, 1), aims: 1 },
      { healthy: { h2h: 1, camouflage: true }, standing: { kind: 'takeCover' } },
    ).say(charge(at(8, 5)), [5, 1, 1, 5])
    expect(blows(game)[0]).toEqual(['a', 1, 1])
    expect(game.figure('e').whereabouts).toBe('eliminated')
  })
})

describe('several enemies', () => {
  const two = (rest: Partial<Scene> = {}) =>
    duel(h2h(3, 1), { at: [8, 4.4], ...h2h(2, 1) }, { ...rest, men: { d: { at: [8, 5.6], ...ember, ...h2h(1, 1) } } })

  it('[H2H-08] the mover chooses whom he fights first', () => {
    const game = two().say(charge(at(8, 5)))
    expect(game.asked('opponent')).toMatchObject({ awaiting: ['blue'], figure: 'a', among: ['e', 'd'] })
    expect(game.rule({ verb: 'chooseOpponent', figure: 'emberReserve' })).toBe('H2H-08')
    game.say({ verb: 'chooseOpponent', figure: 'd' }, [5, 5, 1, 1, 5, 5, 1, 1])
    expect(game.facts('fightStarted').map((fact) => fact.opponent)).toEqual(['d', 'e'])
  })

  it('[H2H-08] [H2H-05] EX-42: wounded by the first, he meets the second with the wounded side', () => {
    const game = two()
      .say(charge(at(8, 5)))
      .say({ verb: 'chooseOpponent', figure: 'e' }, [5, 5, 1, 5, 5, 1, 1, 5])
    expect(blows(game)).toEqual([
      ['a', 3, 2],
      ['e', 1, 1],
      ['a', 1, 1],
      ['d', 1, 0],
      ['a', 1, 0],
      ['d', 1, 1],
    ])
    expect(game.figure('a').whereabouts).toBe('eliminated')
  })

  it('[H2H-08] a mover eliminated by the first fights nobody else', () => {
    const game = two()
      .say(charge(at(8, 5)))
      .say({ verb: 'chooseOpponent', figure: 'e' }, [1, 1, 1, 6, 6])
    expect(game.facts('fightStarted')).toHaveLength(1)
    expect(game.question?.kind).toBe('action')
  })

  it('[H2H-08] D20: unanswered, the lowest H2H comes first', () => {
    const game = two().say(charge(at(8, 5)))
    expect(defaultAnswer(game.state, 'blue', scriptedChance([]))).toMatchObject({ verb: 'chooseOpponent', figure: 'd' })
  })

  it('[H2H-09] friends in contact do not join', () => {
    const game = duel(h2h(1, 1), h2h(1, 1), { men: { f: { at: [7, 6], ...h2h(9, 9) } } })
    game.say(charge(at(8, 5)), [1, 6, 1, 6])
    expect(blows(game).map(([by]) => by)).toEqual(['a', 'e', 'a', 'e'])
  })
})

describe('markers, suppression and the turn', () => {
  const suppression: SuppressionMarker = {
    kind: 'suppressionFire',
    id: markerId('sf'),
    side: 'blue',
    participants: [{ figure: figureId('gunner'), weapon: weaponId('mg') }],
    at: at(8, 7),
    radius: 2,
    waiting: false,
  }
  const mg = { id: weaponId('mg'), type: 'mg', kind: 'gun', maxShots: 3, short: 4, long: 4, mg: true } as const
  const gunner: Man = {
    at: [8, 20],
    healthy: { weapons: [mg] },
    standing: { kind: 'suppressionFire', marker: markerId('sf') },
  }
  const underFire = (qs: QsEdition, rest: Partial<Scene> = {}) =>
    duel(h2h(3, 2), {}, { qs, markers: [suppression], ...rest, men: { gunner, ...rest.men } })

  it('[H2H-10] fighting clears the markers of both', () => {
    const watching = { watches: { at: [20, 20] } } as const
    const game = duel(h2h(3, 2), watching).say(charge(at(8, 5)), [5, 1, 1, 1, 1, 5, 1, 1])
    expect(game.facts('standingCleared')).toMatchObject([{ figure: 'e', rule: 'H2H-10' }])
    const kept = duel(h2h(1, 1), watching, { options: { h2hClearsMarkers: false } })
    kept.say(charge(at(8, 5)), [1, 1, 1, 1, 1, 5, 5, 1])
    expect(kept.figure('e').standing?.kind).toBe('opportunityFire')
  })

  it('[H2H-11] the survivor stays and may go on acting', () => {
    const game = duel(h2h(3, 2), {}).say(charge(at(8, 5)), [5, 5, 1, 1, 1])
    expect(game.rule(charge(at(9, 5)))).toBeUndefined()
    const hurt = duel(h2h(3, 2), {}).say(charge(at(8, 5)), [5, 5, 1, 5, 1])
    expect(hurt.rule(charge(at(9, 5)))).toBe('WOUND-03')
  })

  it('[H2H-12] who is suppressed or in Shock fights back normally', () => {
    const game = duel(h2h(1, 1), { ...h2h(2, 2), wounded: true, shockSince: 1, counters: { suppressed: true } })
    game.say(charge(at(8, 5)), [1, 6, 6])
    expect(game.figure('a').whereabouts).toBe('eliminated')
  })

  it.each([
    ['qs-en', undefined],
    ['qs-it', 'SF-06'],
    ['qs-es', undefined],
  ] as const)('[SF-06] EX-29 %s: a suppressed charge into the area', (qs, rule) => {
    const game = underFire(qs)
    expect(game.rule(charge(at(8, 5)))).toBe(rule)
    const suppressed = underFire(qs, { men: { a: { at: [5, 5], counters: { suppressed: true } } } })
    expect(suppressed.rule(charge(at(8, 5)))).toBe(rule)
  })

  it('[SF-06] outside the area the Italian sheet lets a suppressed Character start a fight', () => {
    const game = underFire('qs-it', {
      men: { a: { at: [5, 5], counters: { suppressed: true } }, d: { at: [5, 2], ...ember } },
    })
    expect(game.rule(charge(at(5, 2)))).toBeUndefined()
  })

  it('[H2H-13] OF before contact is resolved first, and Shock there means no fight', () => {
    const game = duel(h2h(3, 2), {}, { men: { w: { at: [5, 12], ...ember, watches: { at: [9, 8] } } } })
    game.say(charge(at(8, 5))).say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [5, 1, 1])
    expect(game.facts('fightStarted')).toEqual([])
    expect(game.figure('a').position.x).toBeLessThan(u(7) - 5)
  })

  it('[GEN-11] [H2H-13] put in Shock at the point of contact it stays one point short and does not fight', () => {
    // The marker sees the base for the first time at the very point of contact.
    const game = duel(h2h(3, 2), {}, { men: { w: { at: [5, 12], ...ember, watches: { at: [10.9, 5] } } } })
    game.say(charge(at(8, 5)))
    expect(game.figure('a').position).toEqual({ x: u(7) - 5, y: u(5) })
    game.say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [5, 1, 1])
    expect(game.figure('a').position).toEqual({ x: u(7) - 6, y: u(5) })
    expect(game.facts('fightStarted')).toEqual([])
  })

  it('[GEN-11] unhurt at that point it fights, and is not asked whether to stop', () => {
    const game = duel(h2h(3, 2), {}, { men: { w: { at: [5, 12], ...ember, watches: { at: [10.9, 5] } } } })
    game.say(charge(at(8, 5))).say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [1, 1, 1, 5, 5, 1, 1, 1])
    expect(game.facts('fightStarted')).toHaveLength(1)
  })

  it('[TURN-06] EX-54: the last AT spent on a charge; the turn ends after the fight', () => {
    const game = duel(h2h(3, 2), {}, { tokens: { blue: 1 } }).say(charge(at(8, 5)), [5, 5, 1, 1, 1])
    expect(game.figure('e').whereabouts).toBe('eliminated')
    expect(game.state.turn).toMatchObject({ number: 2, active: 'ember' })
  })
})

describe('what a fight tells', () => {
  const duel = (a: Partial<Man>, e: Partial<Man>, rest: Partial<Scene> = {}): Game =>
    scene({
      ...rest,
      men: { a: { at: [5, 5], ...a }, e: { at: [8, 5], ...ember, ...e }, ...BALLAST, ...rest.men },
    })
  const charge = { verb: 'move', figure: 'a', path: [at(8, 5)] } as const

  it('[H2H-05] wounds of a fight say so; one hit on a man with two sides is no kill and holds up no reckoning', () => {
    const game = duel(h2h(1, 1), h2h(1, 0)).say(charge, [5, ...[6, 1], ...[6]].slice(0, 2))
    expect(game.facts('wounded')[0]).toEqual({ type: 'wounded', figure: 'e', rule: 'H2H-05' })
    expect(game.facts('reckoningHeld')).toEqual([])
  })

  it('[H2H-02] [H2H-04] a mover without dice is still struck at, until it is over', () => {
    const game = duel(h2h(0, 0), h2h(1, 1)).say(charge, [1, 5, 6])
    expect(game.facts('blowStruck').map(({ by, dice }) => [by, dice.length])).toEqual([
      ['a', 0],
      ['e', 1],
      ['a', 0],
      ['e', 1],
      ['a', 0],
      ['e', 1],
    ])
    expect(game.figure('a').whereabouts).toBe('eliminated')
    expect(game.facts('fightEnded')).toMatchObject([{ why: 'eliminated' }])
  })

  it('[H2H-04] without dice on either side nobody strikes, and the mover steps back from all', () => {
    const men = { e: { at: [8, 4.4], ...ember, ...h2h(0, 0) }, d: { at: [8, 5.6], ...ember, ...h2h(0, 0) } } as const
    const game = duel(h2h(0, 0), {}, { men }).say(charge)
    game.say({ verb: 'chooseOpponent', figure: 'd' })
    expect(game.facts('blowStruck')).toEqual([])
    expect(game.facts('fightStarted')).toHaveLength(1)
    expect(game.facts('fightEnded')).toMatchObject([{ opponent: 'd', why: 'standoff' }])
    expect(game.question?.kind).toBe('action')
    expect(game.facts('moveEnded')).toMatchObject([{ why: 'contact' }])
  })

  it('[H2H-08] the second opponent is fought without a question, and only while the mover stands', () => {
    const men = { e: { at: [8, 4.4], ...ember, ...h2h(1, 1) }, d: { at: [8, 5.6], ...ember, ...h2h(1, 1) } } as const
    const game = duel(h2h(2, 2), {}, { men }).say(charge)
    game.say({ verb: 'chooseOpponent', figure: 'd' }, [5, 5, 1, 6, 6, 1])
    expect(game.facts('fightStarted').map(({ opponent }) => opponent)).toEqual(['d', 'e'])
    const lost = duel(h2h(1, 1), {}, { men }).say(charge)
    lost.say({ verb: 'chooseOpponent', figure: 'd' }, [1, 6, 1, 6])
    expect(lost.facts('fightStarted')).toHaveLength(1)
    expect(lost.figure('a').whereabouts).toBe('eliminated')
  })

  it('[H2H-10] a pending Aim ends with the fight, as a standing marker does', () => {
    const game = duel(h2h(3, 3), { ...h2h(1, 1), aims: 1 }).say(charge, [5, 6, 1, 1])
    expect(game.facts('standingCleared')).toContainEqual({ type: 'standingCleared', figure: 'e', rule: 'H2H-10' })
    const plain = duel(h2h(3, 3), h2h(1, 1)).say(charge, [5, 6, 1, 1])
    expect(plain.facts('standingCleared')).toEqual([])
  })
})

describe('after a fight that nobody could win', () => {
  it('[H2H-04] [MOVE-05] [GEN-11] a step back onto a friend goes on to the last free place behind him', () => {
    const unarmed = { healthy: { h2h: 0, move: 12 }, hurt: { h2h: 0 } }
    const game = walk({
      a: { at: [5, 5], ...unarmed },
      b: { at: [8.145, 5.6] },
      e: { at: [10, 5], ...ember, ...unarmed },
    }).say(along([9, 5]))
    expect(game.facts('fightEnded')).toMatchObject([{ why: 'standoff' }])
    const { x, y } = game.figure('a').position
    expect(y).toBe(5000)
    // Bases apart by the square root of 1 - 0.36 along the way, but for the tolerance.
    expect(8145 - x).toBeGreaterThanOrEqual(790)
    expect(8145 - x).toBeLessThanOrEqual(801)
    expect(game.facts('moveEnded')).toMatchObject([{ at: { x, y } }])
  })
})
