import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

const LIMIT = 300 * 1024

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })
}

test('the first load stays below 300 KB compressed', () => {
  const files = filesIn(join(import.meta.dirname, '..', 'dist'))
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)
  expect(files.length).toBeGreaterThan(3)
  expect(bytes).toBeLessThan(LIMIT)
})
