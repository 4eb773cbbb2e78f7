import { companyOf, figureId, type GrenadeOdds, grenadeOdds, weaponId } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { at, bunker } from '../world/places.ts'
import { ember, type Man, scene } from '../world/scene.ts'

const BOMB = {
  id: weaponId('bomb'),
  type: 'grenade',
  kind: 'grenade',
  maxShots: 3,
  short: 2,
  long: 0,
  radius: 2,
} as const
const RIFLE = { id: weaponId('rifle'), type: 'rifle', kind: 'gun', maxShots: 3, short: 2, long: 1 } as const

/** A slit in the middle of the north wall, from x = 13.5 to 14.5. */
const PILLBOX = bunker('pillbox', 10, 10, 8, 6)
const SLIT = at(14, 10)

const men = (y: number, change: Man | object = {}): { readonly [id: string]: Man } => ({
  thrower: { at: [14, y], healthy: { weapons: [BOMB, RIFLE] }, ...change } as Man,
  inside: { at: [14, 11.5], ...ember, healthy: { h2h: 1 } },
  behind: { at: [16.5, 14.5], ...ember, hurt: false },
  outside: { at: [16, 9], ...ember },
})

const thrown = (y: number, change: object = {}, farHitOn = 6): GrenadeOdds | undefined => {
  const { state } = scene({ cc: 'cc-en', men: men(y, change), elements: [PILLBOX] })
  const company = { ...companyOf(state.rules), bunkerFarHitOn: farHitOn }
  return grenadeOdds(
    { ...state, rules: { ...state.rules, company } },
    { thrower: figureId('thrower'), weapon: BOMB.id, at: SLIT },
  )
}

const who = (caught: GrenadeOdds['caught'] | undefined): readonly string[] => (caught ?? []).map(({ figure }) => figure)

/** Two dice, each a wound on 4 or more; the lower H2H first. */
const FIRST_OF_TWO = { miss: 1 / 4, wound: 3 / 4, elimination: 0 }

describe('odds of a grenade at a slit', () => {
  it('[BUNKER-03] from two units it goes in and reaches everybody in there', () => {
    const odds = thrown(7.5)
    expect(odds?.slit?.rule).toBe('BUNKER-03')
    expect(odds?.slit?.goesIn).toBe(1)
    expect(odds?.onPoint).toBe(1)
    expect(who(odds?.caught)).toEqual(['inside', 'behind'])
    expect(odds?.caught[0]).toMatchObject({ figure: 'inside', ...FIRST_OF_TWO })
    expect(odds?.caught[1]).toMatchObject({ figure: 'behind', miss: 3 / 4, wound: 0, elimination: 1 / 4 })
    expect(who(odds?.slit?.outside)).toEqual(['thrower', 'outside'])
    expect(odds?.slit?.outside[1]).toMatchObject({ miss: 1 / 2, wound: 1 / 2, elimination: 0 })
  })

  it('[BUNKER-04] from farther away it goes in on a six, or as the option has it', () => {
    const odds = thrown(5)
    expect(odds?.slit).toMatchObject({ rule: 'BUNKER-04', goesIn: 1 / 6 })
    expect(who(odds?.caught)).toEqual(['inside', 'behind'])
    expect(who(odds?.slit?.outside)).toEqual(['outside'])
    expect(thrown(5, {}, 5)?.slit?.goesIn).toBeCloseTo(1 / 3, 12)
  })

  it('[GREN-05] [BUNKER-03] thrown under fire it goes in only where nobody may move it', () => {
    const counters = { suppressed: true }
    expect(thrown(7.5, { counters })).toMatchObject({ onPoint: 1 / 3, slit: { rule: 'BUNKER-03', goesIn: 1 / 3 } })
    expect(thrown(5, { counters })).toMatchObject({ onPoint: 1 / 3, slit: { rule: 'BUNKER-04', goesIn: 1 / 6 } })
  })

  it('[BUNKER-08] one that bursts where its thrower stands inside reaches those inside', () => {
    const { state } = scene({
      cc: 'cc-en',
      men: { ...men(5), inner: { at: [12, 13], ...ember, healthy: { weapons: [BOMB] } } },
      elements: [PILLBOX],
    })
    const odds = grenadeOdds(state, { thrower: figureId('inner'), weapon: BOMB.id, at: at(13, 12) })
    expect(odds?.slit).toBeUndefined()
    expect([...who(odds?.caught)].sort()).toEqual(['inner', 'inside'])
  })
})

describe('odds of a grenade', () => {
  const { state } = scene({ cc: 'cc-en', men: men(5), elements: [PILLBOX] })

  it('[GREN-01] are none for somebody who is not there, for a weapon that he has not, and for one that is no grenade', () => {
    const asked = (thrower: string, weapon?: string) =>
      grenadeOdds(state, {
        thrower: figureId(thrower),
        ...(weapon !== undefined && { weapon: weaponId(weapon) }),
        at: at(16, 9),
        dice: 2,
        radius: 2,
      })
    expect([asked('nobody'), asked('nobody', 'bomb'), asked('thrower', 'bow'), asked('thrower', 'rifle')]).toEqual([
      ...[undefined, undefined, undefined, undefined],
    ])
    expect(who(asked('thrower', 'bomb')?.caught)).toEqual(['outside'])
  })

  it('[SUPP-04] [MORTAR-01] one that was called for has the dice and the radius that are given', () => {
    const called = (dice: number, radius: number, weapon?: typeof BOMB.id) =>
      grenadeOdds(state, { thrower: figureId('thrower'), weapon, at: at(16, 9), dice, radius })
    expect(called(1, 2)?.caught).toEqual([{ figure: 'outside', miss: 1 / 2, wound: 1 / 2, elimination: 0 }])
    expect(who(called(1, 8)?.caught)).toContain('thrower')
    expect(called(1, 8, BOMB.id)?.caught).toEqual([
      { figure: 'outside', miss: 1 / 4, wound: 1 / 2, elimination: 1 / 4 },
    ])
    expect(called(2, 2)?.slit).toBeUndefined()
  })
})
