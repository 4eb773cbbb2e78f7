import { markerId, type SuppressionMarker, weaponId } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { figureId } from '../../../src/state/ids.ts'
import { BOMB, RIFLE } from '../../world/cards.ts'
import { along, walk } from '../../world/moving.ts'
import { at } from '../../world/places.ts'
import { BALLAST, FIRE, RIFLE_ID, range } from '../../world/range.ts'
import { ember, Game, type Scene, scene } from '../../world/scene.ts'
import { area, END, gunners, MG, SF, start, takingPart, volley } from '../../world/suppressing.ts'

const enemyArea = (name: string, participants: readonly string[], rest: Partial<SuppressionMarker> = {}) =>
  area(participants, { id: markerId(name), side: 'ember', at: at(10, 5), radius: 1, ...rest })

const ALL = [enemyArea('one', ['p', 'q']), enemyArea('two', ['r', 's'])]

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
    const game = gunners({ options }).say(start(['b']))
    expect(game.facts('suppressed')).toEqual([])
    game.say(END)
    expect(game.facts('suppressed')).toEqual([])
    expect(game.figure('t').counters.suppressed).toBe(false)
    const grace = gunners({ options: { ...options, sfStart: 'graceUntilTurnEnd' } }).say(start())
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

describe('several areas', () => {
  /** Four of ember far away, two at each of the markers `one` and `two`. */
  const GUNNERS: Scene['men'] = {
    p: { at: [30, 20], ...ember, ...takingPart(markerId('one')) },
    q: { at: [30, 22], ...ember, ...takingPart(markerId('one')) },
    r: { at: [33, 20], ...ember, ...takingPart(markerId('two')) },
    s: { at: [33, 22], ...ember, ...takingPart(markerId('two')) },
  }

  const facts = (game: Game) => game.facts('suppressed').map(({ figure, marker }) => [figure, marker])

  it('[SF-04] who comes into two areas at the same step is suppressed once, by the one placed first', () => {
    expect(facts(walk(GUNNERS, { markers: ALL }).say(along([12, 5])))).toEqual([['a', 'one']])
  })

  it('[SF-04] who sets out inside an area is suppressed where he stands', () => {
    const markers = [enemyArea('one', ['p', 'q'], { at: at(5, 5) }), enemyArea('two', ['r', 's'], { at: at(40, 5) })]
    const game = walk(GUNNERS, { markers }).say(along([12, 5]))
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
    const elsewhere = enemyArea('one', ['p', 'q'], { at: at(40, 5) })
    expect(facts(turned([elsewhere, enemyArea('two', ['r', 's'])]).say(END, [1, 1]))).toEqual([['t', 'two']])
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
      target: takingPart(markerId('one')),
      men: { q: { at: [30, 22], ...ember, ...takingPart(markerId('one')) } },
      markers: [enemyArea('one', ['t', 'q'], { at: at(40, 20) })],
    }).say(FIRE, [4, 1, 1])
    expect(game.facts('standingCleared')).toEqual([{ type: 'standingCleared', figure: 't', rule: 'SF-12' }])
    expect(game.state.markers).toEqual([])
  })
})
