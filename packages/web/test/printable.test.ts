import { expect, test } from 'vitest'
import { printable, shownName } from '../src/ui/printable.ts'

test('what a file is called cannot turn round, fill or leave the sentence that it stands in', () => {
  expect(shownName({ name: 'game.json' })).toBe('game.json')
  expect(shownName({ name: 'rtl\u202egnp\u2069.json' })).toBe('rtlgnp.json')
  expect(shownName({ name: 'משחק.json' })).toBe('\u2068משחק.json\u2069')
  expect(shownName({ name: `${'x'.repeat(10_000)}.json` })).toMatch(/^x{60}…x{15}\.json$/)
  expect(printable('a\u0000b\u2028c\ud83dd 🎲')).toBe('abcd 🎲')
})
