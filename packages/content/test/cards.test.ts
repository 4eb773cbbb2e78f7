import { describe, expect, it } from 'vitest'
import { FACTIONS, priceOf, READY_FORCES } from '../src/index.ts'

const cards = FACTIONS.flatMap((faction) => faction.characters)

describe('cards', () => {
  it('[CARD-02] every card has a healthy and a wounded side, and the wounded one is nowhere better', () => {
    for (const card of cards) {
      const { healthy, wounded } = card
      expect(wounded, card.id).toBeDefined()
      for (const value of [
        'move',
        'moveFire',
        'ofRadius',
        'sfRadius',
        'aim',
        'h2h',
        'maxActions',
        'command',
      ] as const) {
        expect(wounded?.[value] ?? 0, `${card.id} ${value}`).toBeLessThanOrEqual(healthy[value] ?? 0)
      }
    }
  })

  it('[FORCE-03] the AP of every card follow from the stated formula', () => {
    expect(cards.filter((card) => card.ap !== priceOf(card)).map((card) => card.id)).toEqual([])
  })

  it('[MOVE-03] three Moves from the own zone do not reach an objective in the far zone of a minimum table', () => {
    // 24 u − two zones of 5 u − the base that reaches into one and the base width that touches the other
    const gap = 24 - 5 - 5 - 0.5 * 2
    for (const card of cards) expect(3 * (card.healthy.move ?? 0), card.id).toBeLessThan(gap)
  })

  it('[FORCE-01] factions differ: no two share a list of values', () => {
    const print = FACTIONS.map(({ characters }) =>
      JSON.stringify(characters.map(({ healthy, wounded }) => [healthy, wounded])),
    )
    expect(new Set(print).size).toBe(FACTIONS.length)
    expect(FACTIONS.length).toBeGreaterThanOrEqual(6)
  })
})

describe('ready forces', () => {
  it('[SETUP-01] cost 27 to 40 AP, two for each faction', () => {
    for (const { id, ap } of READY_FORCES) {
      expect(ap, id).toBeGreaterThanOrEqual(27)
      expect(ap, id).toBeLessThanOrEqual(40)
    }
    for (const { id } of FACTIONS) expect(READY_FORCES.filter(({ force }) => force.faction === id).length, id).toBe(2)
  })

  it('[FORCE-02] hold a named Character at most once', () => {
    for (const { id, force } of READY_FORCES) {
      const named = force.characters.map(({ card }) => card).filter((card) => cards.find((c) => c.id === card)?.named)
      expect(new Set(named).size, id).toBe(named.length)
    }
  })
})
