import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GoldenGame } from './game.ts'

const GOLDEN_FOLDER = fileURLToPath(new URL('../../../../conformance/golden', import.meta.url))

/** Where the games of an engine are. */
export const folderOf = (engine: number): string => join(GOLDEN_FOLDER, `engine-${engine}`)

export const fileOf = ({ engine, name }: Pick<GoldenGame, 'engine' | 'name'>): string =>
  join(folderOf(engine), `${name}.gen.json`)

/** A game among those of all engines: `engine-1/en-printed`. */
export const keyOf = ({ engine, name }: Pick<GoldenGame, 'engine' | 'name'>): string => `engine-${engine}/${name}`

/** Of all engines, oldest first. */
export const goldenFiles: readonly string[] = readdirSync(GOLDEN_FOLDER)
  .flatMap((name) => /^engine-(\d+)$/.exec(name)?.[1] ?? [])
  .map(Number)
  .sort((a, b) => a - b)
  .flatMap((engine) =>
    readdirSync(folderOf(engine))
      .filter((name) => name.endsWith('.gen.json'))
      .sort()
      .map((name) => join(folderOf(engine), name)),
  )

export const goldenGames: readonly GoldenGame[] = goldenFiles.map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as GoldenGame,
)

/** Where the games of earlier engines part from the present one: the first hash that differs, by the key of the game. */
export interface Partings {
  readonly engine: number
  readonly parts: { readonly [key: string]: number }
}

export const PARTINGS_FILE = join(GOLDEN_FOLDER, 'partings.gen.json')

export const readPartings = (): Partings => JSON.parse(readFileSync(PARTINGS_FILE, 'utf8')) as Partings

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
