import { rectangleOutline } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import type { QsEdition } from '../../../src/editions/sheet.ts'
import { watchIdleness } from '../../../src/query/watch.ts'
import { weaponId } from '../../../src/state/ids.ts'
import { BOMB, RIFLE } from '../../world/cards.ts'
import { refused } from '../../world/games.ts'
import { EDGE, move, RESERVES, shoot, watch, watched, watcher } from '../../world/moving.ts'
import { at, piece, u } from '../../world/places.ts'
import { range, screen } from '../../world/range.ts'
import { ember, type Man, type Order, type Scene, scene } from '../../world/scene.ts'

describe('placing', () => {
  const own = (rest: Partial<Scene> = {}) => scene({ ...rest, men: { a: { at: [5, 5] }, ...RESERVES, ...rest.men } })

  it('[OF-01] [OF-02] 1 AT puts a marker on any point in sight, however far, with the printed radius', () => {
    const game = own().say(watch('a', at(23.9, 0.1)))
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
    expect(game.rule(watch('plain', at(5, 2)))).toBe('TURN-09')
    expect(game.rule(watch('low', at(5, 2)))).toBe('SF-04')
    expect(game.rule(watch('a', at(5, 2), 'bomb'))).toBe('OF-01')
    expect(game.rule(watch('a', at(5, 2), 'bow'))).toBe('FIRE-05')
    expect(game.refusal(watch('a', at(9, 12)))).toMatchObject({ rule: 'OF-01', code: 'noSight' })
    expect(game.refusal(watch('a', at(25, 12)))).toMatchObject({ rule: 'OF-01', code: 'offTable' })
  })

  it('[OF-01] [LOS-11] the marker is seen by its disc, not by its centre', () => {
    const pillar = piece('pillar', rectangleOutline(u(7), u(8), u(1), u(6)))
    const men = { a: { at: [5, 8.5] } } as const
    expect(own({ men, elements: [pillar] }).rule(watch('a', at(9, 8.3)))).toBeUndefined()
    const points = own({ men, elements: [pillar], options: { markerRadius: 0 } })
    expect(points.rule(watch('a', at(9, 8.3)))).toBe('OF-01')
  })

  it('[OF-13] a new marker replaces the old one', () => {
    const game = own()
      .say(watch('a', at(9, 5)))
      .say(watch('a', at(5, 9)))
    expect(game.state.markers).toMatchObject([{ at: at(5, 9) }])
  })

  it('[OF-08] any other Action of its owner ends it', () => {
    const game = own().say(watch('a', at(9, 5)))
    expect(game.say(move(at(5, 6))).state.markers).toEqual([])
  })

  it('[FIRE-06] the weapon counts when the marker shoots, not when it is placed', () => {
    const pistol = { ...RIFLE, id: weaponId('pistol') }
    const men = { a: { at: [5, 5], healthy: { weapons: [RIFLE, pistol] }, counters: { weapons: [RIFLE.id] } } } as const
    expect(own({ men }).rule(watch('a', at(9, 5), 'pistol'))).toBeUndefined()
  })
})

describe('the owner', () => {
  const fire: Order = { verb: 'fire', figure: 'a', weapon: 'rifle', target: 'w' }

  it('[OF-11] a wound ends his marker in qs-it alone', () => {
    const after = (qs: QsEdition) => watched({ qs, tokens: { ember: 0 } }).say(fire, [6, 1, 1])
    expect(after('qs-it').state.markers).toEqual([])
    expect(after('qs-it').figure('w').standing).toBeUndefined()
    expect(after('qs-en').state.markers).toHaveLength(1)
    expect(after('qs-es').figure('w').standing).toMatchObject({ kind: 'opportunityFire' })
  })

  it('[OF-11] [WOUND-01] a marker that stays watches as far as the wounded side prints', () => {
    const wounding = (ofRadius: number | undefined) =>
      watched({ tokens: { ember: 0 }, men: { w: { ...watcher, hurt: { ofRadius } } } }).say(fire, [6, 1, 1])
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
      const { state } = watched({ men: { w: { ...watcher, ...man } } })
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
    const shocked = watched({ ...hurt, men: { w: { ...watcher, wounded: true, shockSince: 1 } } }).say(move(at(11, 5)))
    expect(shocked.question?.kind).toBe('action')
    expect(shocked.state.markers).toHaveLength(1)
    const awake = watched({ ...hurt, men: { w: { ...watcher, wounded: true, hurt: { ofRadius: 3 } } } }).say(
      move(at(11, 5)),
    )
    expect(awake.question?.kind).toBe('opportunityFire')
    const without = watched({ ...hurt, men: { w: { ...watcher, wounded: true } } }).say(move(at(11, 5)))
    expect(without.question?.kind).toBe('action')
    const wounding = watched(hurt).say(fire, [6, 1, 1])
    expect(wounding.state.markers).toHaveLength(1)
  })

  it('[OF-12] EX-23: suppressed he cannot shoot, and the marker stays', () => {
    const game = watched({ men: { w: { ...watcher, counters: { suppressed: true } } } }).say(move(at(11, 5)))
    expect(game.question?.kind).toBe('action')
    expect(game.state.markers).toHaveLength(1)
  })

  it('[WOUND-04] EX-43: wounded by OF in the own turn', () => {
    const after = (qs: QsEdition) => {
      const game = watched({ qs })
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

describe('two markers', () => {
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
})

describe('refused markers', () => {
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
})
