import { EngineError, engineIn, isNamedBy } from '@tactic48/host'
import { type EngineApi, engine as fromSources } from '@tactic48/rules'
import { Bundles } from '../bundles/bundles.ts'
import type { Database } from '../store/database.ts'
import type { EngineOf, Found } from './checkGames.ts'

/** The engines in the store, each loaded once; a withdrawn one still verifies its games. */
export function keptEngines(db: Database): EngineOf {
  const bundles = new Bundles(db)
  const loaded = new Map<string, Promise<EngineApi | string>>()
  const load = async (build: string): Promise<EngineApi | string> => {
    const text = await bundles.engineText(build)
    if (text === undefined) return `its engine ${build} is missing`
    return engineIn(text, build).catch((error: unknown) => {
      if (error instanceof EngineError) return error.message
      throw error
    })
  }
  return async ({ engine, build }) => {
    if (build === undefined)
      return engine === fromSources.engine ? fromSources : `it names engine ${engine}, but no bundle`
    const loading = loaded.get(build) ?? load(build)
    loaded.set(build, loading)
    return loading
  }
}

/** Checks that engines and page builds match their names, and that none that a running game needs is missing. */
export async function checkBundles(db: Database, tell: (found: Found) => void): Promise<void> {
  const bundles = new Bundles(db)
  for (const { name, kind } of await bundles.all()) {
    const game = `${kind} ${name}`
    if (kind === 'engine' && !isNamedBy((await bundles.engineText(name)) ?? '', name))
      tell({ game, fault: 'its content does not match its name' })
    if (kind === 'page') for (const fault of await bundles.faultsOfPage(name)) tell({ game, fault })
  }
  const lacking = await db.run(
    `select id, page from game where status in ('open', 'running') and page is not null
       and not exists (select 1 from bundle where name = game.page) order by id`,
  )
  for (const { id, page } of lacking) tell({ game: String(id), fault: `its page build ${page} is missing` })
}
