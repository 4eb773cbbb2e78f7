import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../src')

/** The folder of `src` that a style sheet belongs to; what lies in `style` is everybody's. */
const roomOf = (file: string): string => file.split('/')[0] ?? file

/** Classes that a sheet gives a look wherever they stand. */
function bareClasses(css: string): readonly string[] {
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\([^()]*\)/g, '()')
    .split(/[{}]/)
    .flatMap((part) => part.split(','))
  return selectors.flatMap((selector) => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? [])
}

test('a class is styled in one room: sheets of pages that were left stay loaded', () => {
  const rooms = new Map<string, Set<string>>()
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  for (const file of sheets)
    for (const name of bareClasses(readFileSync(join(SRC, file), 'utf8')))
      if (roomOf(file) !== 'style') rooms.set(name, (rooms.get(name) ?? new Set()).add(roomOf(file)))
  const shared = [...rooms]
    .filter(([, all]) => all.size > 1)
    .map(([name, all]) => `${name}: ${[...all].sort().join(', ')}`)
  expect(shared).toEqual([])
})
