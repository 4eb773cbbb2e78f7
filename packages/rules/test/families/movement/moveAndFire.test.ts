import { type Point, rectangleOutline } from '@tactic48/geometry'
import { weaponId } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { defaultAnswer } from '../../../src/engine/candidates.ts'
import { scriptedChance } from '../../../src/kernel/chance.ts'
import { figureId, markerId } from '../../../src/state/ids.ts'
import type { SuppressionMarker } from '../../../src/state/marker.ts'
import { BOMB, RIFLE } from '../../world/cards.ts'
import { refused } from '../../world/games.ts'
import { RESERVES } from '../../world/moving.ts'
import { at, piece, u } from '../../world/places.ts'
import { BALLAST, RIFLE_ID, range } from '../../world/range.ts'
import { ember, type Game, type Man, type Order, type Scene, scene } from '../../world/scene.ts'

const after = (...path: readonly Point[]): Order => ({ verb: 'moveAndFire', figure: 'a', path, shoot: 'after' })

const before = (target: string, ...path: readonly Point[]): Order => ({
  ...after(...path),
  shoot: 'before',
  weapon: 'rifle',
  target,
})

const shoot = (target: string): Order => ({ verb: 'shootAfterMove', weapon: 'rifle', target })

/** The target has no AT, so that nobody takes cover. */
const field = (rest: Partial<Scene> = {}): Game =>
  scene({
    tokens: { ember: 0 },
    ...rest,
    men: { a: { at: [5, 5] }, t: { at: [5, 12], ...ember }, ...RESERVES, ...rest.men },
  })

const PISTOL = { ...RIFLE, id: weaponId('pistol'), long: 0 } as const

const h2h = (healthy: number, hurt: number): Partial<Man> => ({ healthy: { h2h: healthy }, hurt: { h2h: hurt } })

describe('move and shot', () => {
  it('[MNF-01] one AT for a move up to the M&F value and a shot', () => {
    const game = field().say(after(at(9, 5)))
    expect(game.asked('afterShot')).toMatchObject({ awaiting: ['blue'], figure: 'a' })
    game.say(shoot('t'), [1, 1, 4])
    expect(game.state.sides.blue.tokens).toBe(4)
    expect(game.figure('t').wounded).toBe(true)
    expect(game.figure('a').position).toEqual(at(9, 5))
    expect(field().rule(after(at(9.1, 5)))).toBe('MOVE-01')
  })

  it('[MNF-01] needs the symbol', () => {
    const game = field({ men: { a: { at: [5, 5], healthy: { moveFire: undefined } } } })
    expect(game.rule(after(at(6, 5)))).toBe('TURN-09')
  })

  it('[MNF-02] before: the target is named first, and the shot is taken where the figure stood', () => {
    const game = field().say(before('t', at(9, 5)), [1, 1, 4])
    expect(game.facts('shotResolved')).toMatchObject([{ mode: 'moveAndFire', distance: u(6) }])
    expect(game.figure('a').position).toEqual(at(9, 5))
    expect(game.rule({ ...before('t', at(9, 6)), target: undefined })).toBe('MNF-02')
  })

  it('[MNF-02] after: the target is named on arrival, and not before', () => {
    expect(field().rule({ ...after(at(9, 5)), target: 't' })).toBe('MNF-02')
  })

  it('[MNF-02] the shot may be skipped, the movement may not be zero', () => {
    const game = field()
      .say(after(at(9, 5)))
      .say({ verb: 'skipShot' })
    expect(game.question?.kind).toBe('action')
    expect(game.figure('a').counters.shots).toEqual({})
    expect(field().rule(after(at(5, 5)))).toBe('MOVE-09')
    expect(field().rule({ ...after(at(6, 5)), shoot: 'none' })).toBeUndefined()
  })

  it('[MNF-02] D10: unanswered, the shot is skipped', () => {
    const game = field().say(after(at(9, 5)))
    expect(defaultAnswer(game.state, 'blue', scriptedChance([]))).toMatchObject({ verb: 'skipShot' })
  })

  it('[MNF-02] with nobody in sight at the end there is nothing to ask', () => {
    const wall = piece('wall', rectangleOutline(u(0), u(8), u(24), u(1)))
    const game = field({ elements: [wall] }).say(after(at(9, 5)))
    expect(game.facts('shotLost')).toMatchObject([{ rule: 'FIRE-04' }])
    expect(game.question?.kind).toBe('action')
  })

  it('[COVER-03] the target of either shot may react', () => {
    const game = field({ tokens: { ember: 1 } }).say(before('t', at(9, 5)))
    expect(game.asked('takeCover')).toMatchObject({ figure: 't', shooter: 'a' })
    game.say({ verb: 'reactTakeCover', take: true }, [4, 4, 4])
    expect(game.figure('t').wounded).toBe(false)
    expect(game.figure('a').position).toEqual(at(9, 5))
  })
})

describe('limits', () => {
  it('[MNF-03] one move for the cap, one shot for the weapon', () => {
    const game = field().say(before('t', at(6, 5)), [1, 1, 1])
    expect(game.figure('a').counters).toMatchObject({ slots: 1, movement: 1, shots: { rifle: 1 } })
  })

  it('[MNF-03] [AIM-04] a pending Aim is lost, not used', () => {
    const game = field({ men: { a: { at: [5, 5], aims: 1 } } }).say(before('t', at(6, 5)), [1, 1, 1])
    expect(game.figure('a').aims).toBe(0)
  })

  it('[MNF-03] [FIRE-07] EX-13: with the shots used up only the move part is possible', () => {
    const fired: Man = { at: [5, 5], counters: { shots: { [RIFLE.id]: 2 }, weapons: [RIFLE.id] } }
    const game = field({ men: { a: fired } })
    expect(game.rule(before('t', at(6, 5)))).toBe('FIRE-07')
    expect(game.rule(after(at(6, 5)))).toBe('FIRE-07')
    expect(game.rule({ ...after(at(6, 5)), shoot: 'none' })).toBeUndefined()
  })

  it('[MNF-05] a suppressed Character may only Move', () => {
    const game = field({ men: { a: { at: [5, 5], counters: { suppressed: true } } } })
    expect(game.rule(after(at(6, 5)))).toBe('MNF-05')
    expect(game.rule({ ...after(at(6, 5)), shoot: 'none' })).toBe('MNF-05')
    expect(game.rule({ verb: 'move', figure: 'a', path: [at(6, 5)] })).toBeUndefined()
  })

  it('[MNF-07] the climb is added to the price', () => {
    const tower = piece('tower', rectangleOutline(u(6), u(3), u(3), u(4)), { cover: 'none', elevated: true })
    const game = field({ elements: [tower] }).say({ ...after(at(7, 5)), shoot: 'none' })
    expect(game.state.sides.blue.tokens).toBe(3)
    expect(game.figure('a').counters).toMatchObject({ slots: 1, movement: 2 })
  })
})

describe('interrupted', () => {
  const sf: SuppressionMarker = {
    kind: 'suppressionFire',
    id: markerId('sf'),
    side: 'ember',
    participants: [
      { figure: figureId('g'), weapon: weaponId('rifle') },
      { figure: figureId('h'), weapon: weaponId('rifle') },
    ],
    at: at(7, 6.5),
    radius: 1,
    waiting: false,
  }
  const gunner = { ...ember, standing: { kind: 'suppressionFire', marker: sf.id } } as const
  const area = { markers: [sf], men: { g: { at: [18, 20], ...gunner }, h: { at: [20, 20], ...gunner } } } as const

  it('[MNF-04] EX-31: a path through an SF area loses the shot planned after', () => {
    const game = field(area).say(after(at(9, 5)))
    expect(game.facts('suppressed')).toMatchObject([{ figure: 'a', marker: 'sf' }])
    expect(game.facts('shotLost')).toMatchObject([{ figure: 'a', rule: 'MNF-04' }])
    expect(game.figure('a').position).toEqual(at(9, 5))
    expect(game.question?.kind).toBe('action')
  })

  it('[MNF-04] [OF-16] a shot before is not lost by it', () => {
    const game = field(area).say(before('t', at(9, 5)), [4, 1, 1])
    expect(game.figure('t').wounded).toBe(true)
    expect(game.figure('a').counters.suppressed).toBe(true)
  })

  it('[SF-04] the flag is set at the point of entry, once', () => {
    const game = field(area).say({ verb: 'move', figure: 'a', path: [at(9, 5)] })
    // Within 1 u of the marker's edge: centres at most 1 + 0.4 + 0.5 + 0.005 apart, 1.5 of it across.
    expect(game.facts('moved').map(({ to }) => to)).toEqual([{ x: u(7) - 1174, y: u(5) }, at(9, 5)])
    expect(game.facts('suppressed')).toHaveLength(1)
  })

  it('[MNF-04] eliminated on the way the shot is gone too', () => {
    const game = field({ men: { w: { at: [8, 12], ...ember, watches: { at: [11, 5] } } } }).say(after(at(9, 5)))
    game.say({ verb: 'opportunityShot', marker: 'of-w', target: 'a' }, [6, 6, 1])
    expect(game.facts('shotLost')).toMatchObject([{ figure: 'a', rule: 'MNF-04' }])
    expect(game.question?.kind).toBe('action')
  })

  it('[MNF-06] contact is fought first; an unhurt survivor shoots at another', () => {
    const men = { a: { at: [5, 5], healthy: { h2h: 2 } }, e: { at: [8, 5], ...ember } } as const
    const game = field({ men }).say(after(at(8, 5)), [5, 5, 1, 1])
    expect(game.asked('afterShot').figure).toBe('a')
    game.say(shoot('t'), [4, 1, 1])
    expect(game.figure('t').wounded).toBe(true)
    const hurt = field({ men }).say(after(at(8, 5)), [5, 5, 5, 1])
    expect(hurt.facts('shotLost')).toMatchObject([{ rule: 'MNF-04' }])
  })

  it('[GREN-14] a grenade is thrown neither before nor after the movement', () => {
    const bomb = { ...RIFLE, id: weaponId('bomb'), kind: 'grenade', short: 3, long: 0, radius: 2 } as const
    const game = field({ men: { a: { at: [5, 5], healthy: { weapons: [RIFLE, bomb] } } } })
    const before = {
      verb: 'moveAndFire',
      figure: 'a',
      path: [at(6, 5)],
      shoot: 'before',
      weapon: 'bomb',
      target: 't',
    } as const
    expect(game.refusal(before)).toMatchObject({ rule: 'GREN-14', code: 'notWithMoveAndFire' })
    game.say(after(at(6, 5)))
    expect(game.refusal({ ...shoot('t'), weapon: 'bomb' })).toMatchObject({ rule: 'GREN-14' })
    expect(game.rule(shoot('t'))).toBeUndefined()
  })

  it('[MNF-06] not at the one whom neither could kill', () => {
    const men = {
      a: { at: [5, 5], healthy: { h2h: 0 } },
      e: { at: [8, 5], ...ember, healthy: { h2h: 0 } },
    } as const
    const game = field({ men }).say(after(at(8, 5)))
    expect(game.refusal(shoot('e'))).toMatchObject({ rule: 'MNF-06', code: 'justFought' })
    expect(game.rule(shoot('t'))).toBeUndefined()
  })
})

describe('refused', () => {
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
})

describe('those just fought', () => {
  it('[MOVE-07] [MNF-06] not at those just fought', () => {
    const wall = piece('far', rectangleOutline(u(40), u(1), u(1), u(1)))
    const game = scene({
      size: [48, 24],
      elements: [wall],
      options: { contactEndsMove: false },
      men: {
        a: { at: [5, 5], ...h2h(0, 0), healthy: { h2h: 0, moveFire: 6 } },
        e: { at: [8, 5], ...ember, ...h2h(0, 0) },
        d: { at: [12, 9], ...ember },
        ...BALLAST,
      },
    }).say({ verb: 'moveAndFire', figure: 'a', path: [at(8, 5)], shoot: 'after' })
    expect(game.refusal({ verb: 'shootAfterMove', weapon: 'rifle', target: 'e' })).toEqual({
      refused: true,
      rule: 'MNF-06',
      code: 'justFought',
      params: { target: 'e' },
    })
    expect(game.rule({ verb: 'shootAfterMove', weapon: 'rifle', target: 'd' })).toBeUndefined()
  })
})
