import { expect, test } from 'vitest'
import { playRandomGame } from './support/randomGame.ts'

const GAMES = 60

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
