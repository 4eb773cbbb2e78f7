import { CC_EDITIONS, forceFaults, QS_EDITIONS, ruleSetOf } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { FORMATIONS } from '../src/battles/index.ts'
import { companyBookOf, FACTIONS } from '../src/index.ts'

const cards = companyBookOf(FACTIONS)

describe('ready squads, platoons and companies', () => {
  it('[STRUCT-01] there is one of each size for every faction', () => {
    for (const { id } of FACTIONS) {
      const sizes = FORMATIONS.filter(({ force }) => force.faction === id).map(({ size }) => size)
      expect(sizes, id).toEqual(['squad', 'platoon', 'company'])
    }
  })

  it.each(FORMATIONS.map((formation) => [formation.id, formation] as const))(
    '[STRUCT-02] [STRUCT-03] [STRUCT-06] [STRUCT-08] %s may be fielded under every sheet',
    (_id, { force, ap }) => {
      for (const qs of QS_EDITIONS) {
        for (const cc of CC_EDITIONS) {
          const rules = ruleSetOf({ qs, cc })
          expect(forceFaults({ rules, cards, agreedAp: ap }, force)).toEqual([])
        }
      }
    },
  )

  it('[FIRE-05] [HOUSE-11] one Character may have several cards', () => {
    const most = FORMATIONS.flatMap(({ force }) => force.characters).map(({ assigned }) => assigned.length)
    expect(Math.max(...most)).toBeGreaterThanOrEqual(2)
    expect(FORMATIONS.some(({ force }) => force.characters.some(({ upgrades }) => upgrades?.length === 1))).toBe(true)
  })

  it('[FIRE-05] nobody is given a card for a weapon that he carries already', () => {
    for (const { id, force } of FORMATIONS) {
      for (const { card, assigned } of force.characters) {
        const own = cards.characters[card]?.healthy.weapons.map(({ type }) => type)
        const given = assigned.map((weapon) => cards.weapons[weapon]?.type)
        expect(
          given.filter((type) => type && own?.includes(type)),
          `${id}: ${card}`,
        ).toEqual([])
      }
    }
  })
})
