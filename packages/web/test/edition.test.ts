import { afterEach, expect, test, vi } from 'vitest'
import { addressFor, editionAt } from '../src/app/edition.ts'

const [ONE, OTHER] = ['1a'.repeat(16), '2b'.repeat(16)]

afterEach(() => vi.unstubAllGlobals())

test('a page knows by the address of its own script whether it is pinned, and where the root is', () => {
  expect(editionAt('http://table.example/assets/index-1a2b.js')).toEqual({})
  expect(editionAt('http://table.example/war/v/short/assets/index-1a2b.js')).toEqual({})
  expect(editionAt(`http://table.example/war/v/${ONE}/assets/index-1a2b.js`)).toEqual({
    root: 'http://table.example/war/',
    pinned: ONE,
  })
})

test('the root leads a game to the build that it belongs to, and keeps its own and those of any', () => {
  vi.stubGlobal('document', { baseURI: 'http://table.example/war/index.html', querySelector: () => null })
  expect(addressFor('#/distant/a', OTHER, ONE)).toBe(`http://table.example/war/v/${OTHER}/#/distant/a`)
  for (const [page, own] of [
    [ONE, ONE],
    [undefined, ONE],
    [OTHER, undefined],
  ] as const)
    expect(addressFor('#/distant/a', page, own)).toBe('#/distant/a')
})
