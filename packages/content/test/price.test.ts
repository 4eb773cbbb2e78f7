import {
  CHANGEABLE,
  type CharacterCard,
  cardId,
  GRANTABLE,
  type VehicleCard,
  type WeaponProfile,
  weaponId,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import {
  CHARACTER_FIELDS,
  VEHICLE_FIELDS as OF_VEHICLE,
  WEAPON_FIELDS as OF_WEAPON,
  SIDE_FIELDS,
} from '../src/cardFile.ts'
import {
  FACTIONS,
  priceOf,
  sideWorth,
  UNIVERSAL_CARDS,
  upgradePriceOf,
  VEHICLES,
  vehiclePriceOf,
  weaponPriceOf,
  weaponWorth,
} from '../src/index.ts'

const wrong = <T extends { readonly id: string; readonly ap: number }>(
  cards: readonly T[],
  price: (card: T) => number,
) => cards.filter((card) => card.ap !== price(card)).map((card) => `${card.id} costs ${card.ap}, not ${price(card)}`)

describe('the price of a card', () => {
  it('[FORCE-03] the AP of every card follow from the stated formula', () => {
    const given = [UNIVERSAL_CARDS, ...FACTIONS]
    expect(
      wrong(
        FACTIONS.flatMap(({ characters }) => characters),
        priceOf,
      ),
    ).toEqual([])
    expect(
      wrong(
        given.flatMap(({ weapons }) => weapons),
        weaponPriceOf,
      ),
    ).toEqual([])
    expect(
      wrong(
        given.flatMap(({ upgrades }) => upgrades.map(({ card }) => card)),
        upgradePriceOf,
      ),
    ).toEqual([])
    expect(
      wrong(
        VEHICLES.map(({ card }) => card),
        vehiclePriceOf,
      ),
    ).toEqual([])
  })

  const bare = { maxActions: 2, h2h: 2, weapons: [] }

  it.each(Object.keys(SIDE_FIELDS))('[FORCE-07] §32.1 has a price for %s', (field) => {
    const pistol: WeaponProfile = { id: weaponId('p'), type: 'P', kind: 'gun', maxShots: 1, short: 1, long: 0 }
    const flags: readonly string[] = GRANTABLE
    const value = field === 'weapons' ? [pistol] : flags.includes(field) ? true : 4
    expect(sideWorth({ ...bare, [field]: value })).toBeGreaterThan(sideWorth(bare))
  })

  /** What a printed field changes; the others are names and pictures. */
  const WEAPON_FIELDS: {
    readonly [field: string]: readonly [Partial<WeaponProfile>, Partial<WeaponProfile>] | 'free'
  } = {
    type: 'free',
    silhouette: 'free',
    kind: [
      { kind: 'gun', h: 6 },
      { kind: 'charge', h: 6 },
    ],
    maxShots: [{}, { maxShots: 2 }],
    short: [{}, { short: 4 }],
    long: [{}, { long: 4 }],
    radius: [
      { kind: 'grenade', radius: 1 },
      { kind: 'grenade', radius: 2 },
    ],
    ammo: [{ kind: 'heavy' }, { kind: 'heavy', ammo: 'he' }],
    mg: [{}, { mg: true }],
    sfCapable: [{}, { sfCapable: true }],
    h: [{}, { h: 3 }],
    uses: [{ uses: 1 }, { uses: 2 }],
  }

  it.each(Object.keys(OF_WEAPON))('[FORCE-03] §32.2 has a price for %s', (field) => {
    const gun: WeaponProfile = { id: weaponId('g'), type: 'G', kind: 'gun', maxShots: 1, short: 2, long: 2 }
    const change = WEAPON_FIELDS[field]
    expect(change, `${field} has neither a price nor a reason to be free`).toBeDefined()
    if (!change || change === 'free') return
    expect(weaponWorth({ ...gun, ...change[1] })).toBeGreaterThan(weaponWorth({ ...gun, ...change[0] }))
  })

  const FREE = ['id', 'name', 'named', 'gender', 'role', 'ap', 'apTyped', 'theatre']
  const PRICED: { readonly [field: string]: Partial<CharacterCard> } = {
    rank: { rank: 'captain' },
    figures: { figures: 2 },
    crew: { figures: 3, crew: weaponId('g') },
    healthy: { healthy: { ...bare, move: 12 } },
    wounded: { wounded: { ...bare, move: 12 } },
  }

  it.each(Object.keys(CHARACTER_FIELDS))('[STRUCT-09] [REINF-03] a stat card pays for %s', (field) => {
    const base: CharacterCard = {
      id: cardId('x'),
      named: false,
      role: 'rifleman',
      ap: 1,
      faction: 'mine',
      rank: 'private',
      healthy: { ...bare, move: 4, maxActions: 4 },
    }
    const change = PRICED[field]
    expect(change !== undefined || FREE.includes(field), field).toBe(true)
    if (change) expect(priceOf({ ...base, ...change })).toBeGreaterThan(priceOf(base) - (field === 'healthy' ? 1 : 0))
  })

  it('[HOUSE-02] a charge of one use costs 3 AP', () => {
    const charges = FACTIONS.flatMap(({ weapons }) => weapons).filter(({ kind }) => kind === 'charge')
    expect(charges.length).toBeGreaterThan(0)
    for (const { id, ap, uses, h } of charges) expect({ id, ap, uses, h }).toEqual({ id, ap: 3, uses: 1, h: 6 })
  })

  it('[HOUSE-11] an upgrade pays for what it adds and gives back what it takes', () => {
    for (const field of CHANGEABLE) {
      const card = { id: cardId('u'), ap: 0, faction: 'mine' }
      expect(upgradePriceOf({ ...card, changes: [{ change: 'add', field, by: 8 }] }), field).toBeGreaterThan(0)
      expect(upgradePriceOf({ ...card, changes: [{ change: 'add', field, by: -8 }] }), field).toBeLessThan(0)
    }
  })

  const VEHICLE_FIELDS: { readonly [field: string]: Partial<VehicleCard> | 'free' } = {
    id: 'free',
    name: 'free',
    ap: 'free',
    apTyped: 'free',
    faction: 'free',
    kind: 'free',
    move: { move: 20 },
    seats: { seats: 12 },
    size: { size: 0.5 },
    armour: { armour: 12 },
    openTopped: { openTopped: false },
    casualtyCapacity: { casualtyCapacity: 8 },
    weapons: { weapons: [{ id: weaponId('g'), type: 'G', kind: 'gun', maxShots: 1, short: 4, long: 4 }] },
  }

  it.each(Object.keys(OF_VEHICLE))('[HOUSE-03] §32.6 has a price for %s', (field) => {
    const change = VEHICLE_FIELDS[field]
    expect(change, `${field} has neither a price nor a reason to be free`).toBeDefined()
    if (!change || change === 'free') return
    const cart: VehicleCard = {
      id: cardId('v'),
      name: 'Cart',
      kind: 'soft',
      move: 12,
      seats: 2,
      size: 4,
      openTopped: true,
      casualtyCapacity: 1,
      weapons: [],
      ap: 1,
      faction: 'mine',
    }
    expect(vehiclePriceOf({ ...cart, ...change })).toBeGreaterThan(vehiclePriceOf(cart))
  })
})
