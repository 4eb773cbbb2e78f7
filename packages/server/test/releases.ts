import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engineIn } from '@tactic48/host'
import { bundleEngine } from '../../../scripts/pack/engine.mjs'
import { namePage, pageIn, UNNAMED_PAGE } from '../../../scripts/pack/page.mjs'
import type { Bundles, EngineText } from '../src/bundles/bundles.ts'
import type { PageBuild } from '../src/bundles/pageBuild.ts'
import { Upgrade } from '../src/bundles/upgrade.ts'
import { Games } from '../src/games/games.ts'
import type { Database } from '../src/store/database.ts'
import { Store } from '../src/store/store.ts'

/** The engine with one source changed. */
const changed = (file: string, from: string, to: string): Promise<EngineText> =>
  bundleEngine('', [
    {
      name: 'changed',
      setup: (build) =>
        build.onLoad({ filter: new RegExp(`${file}$`) }, ({ path }) => {
          const text = readFileSync(path, 'utf8')
          if (text.split(from).length !== 2) throw new Error(`${file} has ${from} not once`)
          return { contents: text.replace(from, to), loader: 'ts' }
        }),
    },
  ])

const AIMS = `flow.emit({ type: 'aimed', figure })`

export interface Release {
  readonly engine: EngineText
  readonly page: PageBuild
}

/** A page that says which release it is. */
function pageOf(title: string): PageBuild {
  const folder = mkdtempSync(join(tmpdir(), 'tactic48-page-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta name="tactic48-page" content="${UNNAMED_PAGE}"><title>${title}</title>`,
  )
  writeFileSync(join(folder, 'assets', 'shared-1a2b.js'), `export const letters = '${'abc'.repeat(500)}'\n`)
  writeFileSync(join(folder, 'assets', 'sand-3c4d.webp'), Buffer.alloc(3000, 7))
  writeFileSync(join(folder, 'serviceWorker.js'), 'worker')
  namePage(folder)
  const page = pageIn(folder)
  rmSync(folder, { recursive: true })
  return page
}

/** Releases that differ in nothing, in what an Aim brings, and in what is on the table after it. */
export async function releases(): Promise<{ readonly [name in 'first' | 'same' | 'twice' | 'table']: Release }> {
  const [first, same, twice, table] = await Promise.all([
    bundleEngine(),
    bundleEngine('the same rules under another hash'),
    changed('families/fire/fire.ts', AIMS, `{ ${AIMS}; ${AIMS} }`),
    changed('kernel/apply/combat.ts', 'event.figure).aims += 1', 'event.figure).aims += 2'),
  ])
  return {
    first: { engine: first, page: pageOf('first') },
    same: { engine: same, page: pageOf('same') },
    twice: { engine: twice, page: pageOf('twice') },
    table: { engine: table, page: pageOf('table') },
  }
}

export interface TestNode {
  readonly games: Games
  readonly bundles: Bundles
  readonly upgrade: Upgrade
}

/** A node of a release, as it starts; it knows of other releases only what is in the store. */
export async function nodeOf({ engine, page }: Release, db: Database, now: () => number = Date.now): Promise<TestNode> {
  const games = new Games({ store: new Store(db), engine: await engineIn(engine.text, engine.name), now })
  const { bundles } = games
  await bundles.keepEngine(engine, now())
  await bundles.keepPage(page, engine.name, now())
  games.page = page.name
  await games.start()
  return { games, bundles, upgrade: new Upgrade(games) }
}
