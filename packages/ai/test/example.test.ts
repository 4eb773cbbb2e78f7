import { readFileSync } from 'node:fs'
import { seededChance } from '@tactic48/rules'
import { expect, test } from 'vitest'
import { bot } from '../../../examples/bot.ts'
import { squads } from '../../../examples/squads.ts'
import { playGame, regular } from '../src/index.ts'

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

test('[VICT-10] the example bot plays complete games through the public packages', () => {
  for (const seed of ['one', 'two']) {
    const { phase, outcome } = playGame(squads, { blue: bot, ember: bot }, seededChance(seed))
    expect(phase).toBe('over')
    expect(outcome?.rule).toMatch(/^VICT-/)
  }
})

test('[TURN-16] a bot whose command is refused is told who said what and which rule forbids it', () => {
  const wrong = () => ({ verb: 'endTurn', seat: 'right' }) as never
  expect(() => playGame(squads, { blue: regular, ember: wrong }, seededChance('wrong'))).toThrow(
    /ember may not {"verb":"endTurn".*}: TURN-16 notNow/,
  )
})

test('the README shows the example as it is', () => {
  expect(read('README.md')).toContain(`\`\`\`ts\n${read('examples/bot.ts')}\`\`\``)
})
