import { describe, expect, it } from 'vitest'
import { BATTLES, FORMATION_SIZES, FORMATIONS, LARGE_BATTLEFIELDS } from '../src/battles/index.ts'
import { FACTIONS, TACTICS, UNIVERSAL_CARDS, VEHICLES } from '../src/index.ts'

describe('what the company game is promised to hold', () => {
  it('[HOUSE-03] [EVAC-09] mounts and vehicles of every kind, an ambulance among them', () => {
    expect(VEHICLES.map(({ card }) => card.id)).toEqual(
      expect.arrayContaining(
        ['horse', 'bicycle', 'motorbike', 'jeep', 'ambulance-jeep', 'truck', 'half-track', 'armoured-car'].map(
          (name) => `vehicle/${name}`,
        ),
      ),
    )
    expect(new Set(VEHICLES.map(({ card }) => card.kind)).size).toBe(5)
    // A light armoured vehicle for every nation, and tracks or half-tracks for those who had them.
    const armoured = VEHICLES.filter(({ card }) => card.kind === 'armoured').map(({ card }) => card)
    for (const nation of ['us', 'uk', 'de', 'su', 'jp']) {
      const own = armoured.filter(({ faction }) => faction?.startsWith(`${nation}-`))
      expect(
        own.some(({ seats }) => seats <= 4),
        nation,
      ).toBe(true)
      expect(
        own.some(({ seats }) => seats >= 5),
        nation,
      ).toBe(true)
    }
    const ridden = BATTLES.flatMap(({ sides }) => [sides.blue, sides.ember]).flatMap((side) =>
      side.who === 'force' ? (side.force.vehicles ?? []).map(({ card }) => card) : [],
    )
    expect(ridden).toContain('vehicle/universal-carrier')
  })

  it('[HOUSE-18] [HOUSE-15] [AID-01] [HOUSE-21] bunkers, aid stations, telephones and weapons that stand ready', () => {
    const pieces = LARGE_BATTLEFIELDS.flatMap(({ table }) => table.elements)
    expect(pieces.filter(({ bunker }) => bunker).length).toBeGreaterThanOrEqual(3)
    expect(pieces.filter(({ aidStation }) => aidStation).length).toBeGreaterThanOrEqual(1)
    expect(pieces.filter(({ hqLine }) => hqLine).length).toBeGreaterThanOrEqual(1)
    const sides = BATTLES.flatMap((battle) => [battle.sides.blue, battle.sides.ember])
    const placed = sides.flatMap((side) => (side.who === 'placed' ? [side] : []))
    expect(placed.flatMap(({ weapons }) => weapons).length).toBeGreaterThanOrEqual(1)
    expect(placed.flatMap(({ vehicles }) => vehicles).length).toBeGreaterThanOrEqual(1)
  })

  it('[STRUCT-08] [TACTIC-01] [FORCE-06] ready forces of three sizes for every faction, eight battles, 52 tactic cards', () => {
    for (const { id } of FACTIONS) {
      const own = FORMATIONS.filter(({ force }) => force.faction === id)
      expect(new Set(own.map(({ size }) => size)), id).toEqual(new Set(FORMATION_SIZES))
    }
    expect(FORMATION_SIZES).toEqual(['squad', 'platoon', 'company'])
    expect(BATTLES.length).toBeGreaterThanOrEqual(8)
    expect(TACTICS.length).toBeGreaterThanOrEqual(52)
    expect(FACTIONS.flatMap(({ weapons }) => weapons).filter(({ reverse }) => reverse).length).toBeGreaterThanOrEqual(2)
    expect(UNIVERSAL_CARDS.weapons.length + UNIVERSAL_CARDS.upgrades.length).toBeGreaterThanOrEqual(3)
    const laden = FORMATIONS.flatMap(({ force }) => force.characters).filter(({ assigned }) => assigned.length > 1)
    expect(laden.length).toBeGreaterThanOrEqual(1)
  })
})
