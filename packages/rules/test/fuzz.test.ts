import { expect, test } from 'vitest'
import { playRandomGame } from './support/randomGame.ts'
import { tries } from './support/thorough.ts'

const GAMES = tries(12, 60)

test(`[GEN-06] [TURN-12] [TURN-17] [WOUND-03] [WOUND-07] [VICT-11] ${GAMES} random-legal games hold every invariant`, () => {
  const faults: string[] = []
  let commands = 0
  for (let i = 0; i < GAMES; i++) {
    const report = playRandomGame(`game ${i}`, { invariants: true, saves: i % 3 === 0 })
    faults.push(...report.faults)
    commands += report.commands
    if (faults.length > 0) break
  }
  expect(faults).toEqual([])
  expect(commands).toBeGreaterThan(GAMES * 20)
})

const FIELDS = tries(3, 12)

test(`[ORDER-19] [MEDIC-01] [RUNNER-05] [TURN-02] [HOUSE-03] ${FIELDS} games of squads with all that a company brings, and one of platoons, hold every invariant`, () => {
  const faults: string[] = []
  for (let i = 0; i < FIELDS && faults.length === 0; i++) {
    faults.push(...playRandomGame(`field ${i}`, { invariants: true, saves: i % 3 === 0, field: 'squad' }).faults)
  }
  faults.push(...playRandomGame('platoons', { invariants: true, saves: false, field: 'platoon' }).faults)
  expect(faults).toEqual([])
})
