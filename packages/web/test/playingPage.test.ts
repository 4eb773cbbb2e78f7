import { readFileSync } from 'node:fs'
import { loadCardFile } from '@tactic48/content'
import { expect, test } from 'vitest'
import { KEY_NAMES, shownKey } from '../src/input/keys.ts'
import { ACTIONS } from '../src/interactions/actions.ts'

const page = readFileSync(new URL('../../../docs/PLAYING.md', import.meta.url), 'utf8')

test('the card file that the page shows is a good one', () => {
  const [, text = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? []
  expect(loadCardFile(text).characters.map(({ id }) => id)).toEqual(['own/colt', 'own/rifleman'])
})

/** As a page about a keyboard writes them. */
const WRITTEN: { readonly [shown: string]: string } = { '← ↑ ↓ →': 'arrows', Esc: '`Escape`' }

test('the page names the key of every Action and every other key of the table', () => {
  const keys = [...Object.values(ACTIONS).map(({ key }) => key.toUpperCase()), ...KEY_NAMES.map(shownKey)]
  expect(keys.filter((key) => !page.includes(WRITTEN[key] ?? `\`${key}\``))).toEqual([])
})
