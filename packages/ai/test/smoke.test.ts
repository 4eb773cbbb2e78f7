import { figureId, type GameState } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { RIFLE } from '../../rules/test/world/cards.ts'
import { seatFor } from '../../rules/test/world/games.ts'
import { at } from '../../rules/test/world/places.ts'
import { scene } from '../../rules/test/world/scene.ts'
import { situationOf } from '../src/situation.ts'
import { laysSmoke, smokeValue } from '../src/smoke.ts'

const POT = {
  id: 'pot',
  type: 'Smoke grenade',
  kind: 'grenade',
  ammo: 'smoke',
  maxShots: 1,
  short: 0,
  long: 0,
  radius: 2,
}
const UNARMED = { weapons: [] as never }
const MARKSMAN = { ...RIFLE, short: 4, long: 4 }

/** Bearers in the open before two rifles, or riflemen before unarmed men. */
const field = (bearers: boolean): GameState =>
  scene({
    cc: 'cc-en',
    edges: { blue: 'south', ember: 'north' },
    men: {
      thrower: { at: [12, 20], healthy: { weapons: [POT] as never } },
      first: { at: [11, 20], ap: 10, ...(bearers && { healthy: UNARMED }) },
      second: { at: [13, 20], ap: 10, ...(bearers && { healthy: UNARMED }) },
      foe: { at: [11, 4], side: 'ember', healthy: bearers ? { weapons: [MARKSMAN] as never } : UNARMED },
      other: { at: [13, 4], side: 'ember', healthy: bearers ? { weapons: [MARKSMAN] as never } : UNARMED },
    },
  }).state

describe('smoke', () => {
  const worth = (state: GameState): number => {
    const situation = situationOf(state, 'blue')
    const [thrower] = situation.friends.filter(({ id }) => id === figureId('thrower'))
    if (!thrower) throw new Error('nobody throws')
    const command = { verb: 'throwGrenade', seat: seatFor('blue'), figure: thrower.id, at: at(12, 17) } as const
    expect(laysSmoke(state, thrower, POT.id as never)).toBe(true)
    return smokeValue(situation, thrower, { ...command, weapon: POT.id as never })
  }

  it('[HOUSE-04] is laid before men who are shot at and cannot shoot', () => {
    expect(worth(field(true))).toBeGreaterThan(1)
  })

  it('[HOUSE-04] is not laid before men who shoot and are not shot at', () => {
    expect(worth(field(false))).toBeLessThan(0)
  })
})
