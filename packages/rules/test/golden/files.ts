import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GoldenGame } from './game.ts'

const GOLDEN_FOLDER = fileURLToPath(new URL('../../../../conformance/golden', import.meta.url))

export const goldenFiles: readonly string[] = readdirSync(GOLDEN_FOLDER)
  .filter((name) => name.endsWith('.gen.json'))
  .sort()
  .map((name) => join(GOLDEN_FOLDER, name))

export const goldenGames: readonly GoldenGame[] = goldenFiles.map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as GoldenGame,
)

const SAVES = join(GOLDEN_FOLDER, 'saves')

/** Saved bytes of earlier days, by the name of their game: `<game>.log.gen.json`, `<game>.<step>.state.gen.json`. */
export interface SavedFile {
  readonly game: string
  readonly kind: string
  /** Commands played before it was saved. */
  readonly step: number
  readonly text: string
}

export const savedFiles: readonly SavedFile[] = readdirSync(SAVES)
  .filter((name) => name.endsWith('.gen.json'))
  .sort()
  .map((name) => {
    const [game = '', ...rest] = name.replace('.gen.json', '').split('.')
    const text = readFileSync(join(SAVES, name), 'utf8')
    return { game, kind: rest.at(-1) ?? '', step: rest.length > 1 ? Number(rest[0]) : 0, text }
  })
