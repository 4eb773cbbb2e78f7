import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const CITED = /`(\w+\.(?:spec|test)): ([^`]+)`/g

/** What a page asks of the server is proven there. */
const folders = ['./', '../../server/test/'].map((folder) => new URL(folder, import.meta.url))
const ledger = readFileSync(new URL('../../../docs/LEDGER.md', import.meta.url), 'utf8')
const sources = new Map(
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(spec|test)\.ts$/.test(name))
      .map((name) => [name.slice(0, -3), readFileSync(new URL(name, folder), 'utf8')] as const),
  ),
)

test('every test that the ledger cites is there', () => {
  const cited = [...ledger.matchAll(CITED)]
  expect(cited.length).toBeGreaterThan(100)
  const gone = cited.filter(([, file = '', title = '']) => !sources.get(file)?.includes(title)).map(([all]) => all)
  expect(gone).toEqual([])
})

test('every line of the ledger cites a test or says that there is none', () => {
  const lines = ledger.split('\n').filter((line) => /^\| (?!-)/.test(line) && !/\| test \|$/.test(line))
  const open = lines.filter((line) => !line.includes('no test') && line.match(CITED) === null)
  expect(open).toEqual([])
})
