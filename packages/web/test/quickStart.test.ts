import { BATTLEFIELDS, READY_FORCES } from '@tactic48/content'
import { isRefusal, seededChance, startLog } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { quickStartSpec } from '../src/game/quickStart.ts'
import { setUpAtOnce } from '../src/game/setUp.ts'

const EDITIONS = ['qs-en', 'qs-it', 'qs-es'] as const

test('[SETUP-01] there are ready forces for four factions at least, and six ready battlefields', () => {
  expect(new Set(READY_FORCES.map(({ force }) => force.faction)).size).toBeGreaterThanOrEqual(4)
  expect(new Set(BATTLEFIELDS.map(({ id }) => id)).size).toBeGreaterThanOrEqual(6)
})

describe.each(BATTLEFIELDS.map((battlefield) => [battlefield.id, battlefield] as const))('%s', (_id, battlefield) => {
  test('[SETUP-08] every ready force finds its places on it, by the rules of any edition', () => {
    for (const [i, force] of READY_FORCES.entries()) {
      const edition = EDITIONS[i % EDITIONS.length] ?? 'qs-en'
      const chance = seededChance(force.id)
      const spec = quickStartSpec({ edition, gameType: 'skirmish', battlefield, forces: { blue: force, ember: force } })
      const begun = startLog(spec, chance)
      const set = isRefusal(begun) ? begun : setUpAtOnce(begun, chance)
      if (isRefusal(set)) throw new Error(`${edition} ${force.id}: ${JSON.stringify(set)}`)
      expect(set.state.phase).toBe('play')
      expect(set.state.figures.every(({ place }) => place.at === 'table')).toBe(true)
    }
  })
})
