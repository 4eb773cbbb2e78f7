import { readFileSync } from 'node:fs'
import { loadCardFile } from '@tactic48/content'
import { expect, test } from 'vitest'
import { TOOL_KEYS } from '../src/play/keys.ts'
import { VERBS } from '../src/play/verbs/verbs.ts'

const page = readFileSync(new URL('../../../docs/PLAYING.md', import.meta.url), 'utf8')

test('the card file that the page shows is a good one', () => {
  const [, text = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? []
  expect(loadCardFile(text).characters.map(({ id }) => id)).toEqual(['own/colt', 'own/rifleman'])
})

test('the page names the key of every Action and tool', () => {
  for (const key of [...Object.values(VERBS).map(({ key }) => key), ...Object.values(TOOL_KEYS)]) {
    expect(page).toContain(`\`${key.toUpperCase()}\``)
  }
})
