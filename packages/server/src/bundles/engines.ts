import { EngineError, engineIn } from '@tactic48/host'
import type { Waits } from '@tactic48/protocol'
import { type EngineApi, engine as fromSources } from '@tactic48/rules'
import type { GameRow } from '../store/store.ts'
import type { Bundles } from './bundles.ts'

/** The engine and page build that a game names. */
export type Pin = Pick<GameRow, 'engine' | 'build' | 'page' | 'status'>

/** The engine and page that a game uses now. */
export interface PlayedOn {
  /** The engine, or why the game cannot be played. */
  readonly engine: EngineApi | Waits
  /** Its page build, if stored and not withdrawn. */
  readonly page?: string
}

/** The engines in this process: the current one, and those of games that began on another. */
export class Engines {
  readonly present: EngineApi
  private readonly bundles: Bundles
  private readonly loaded = new Map<string, Promise<EngineApi>>()

  constructor(bundles: Bundles, present: EngineApi = fromSources) {
    this.bundles = bundles
    this.present = present
  }

  /** A running game needs both of its bundles, not withdrawn; a finished game can be viewed on any page. */
  async of({ engine, build, page, status }: Pin): Promise<PlayedOn> {
    const row = async (name: string | undefined) => (name === undefined ? undefined : this.bundles.row(name))
    const [engineRow, pageRow] = await Promise.all([row(build), row(page)])
    if (engineRow?.isWithdrawn) return { engine: 'engineWithdrawn' }
    const pageWaits = page === undefined ? undefined : !pageRow ? 'pageMissing' : pageRow.isWithdrawn && 'pageWithdrawn'
    if (pageWaits && (status === 'open' || status === 'running')) return { engine: pageWaits }
    const shown = page !== undefined && !pageWaits && { page }
    if (build === undefined)
      return { engine: engine === this.present.engine ? this.present : 'engineMissing', ...shown }
    if (build === this.present.build) return { engine: this.present, ...shown }
    return { engine: engineRow ? await this.pinned(build) : 'engineMissing', ...shown }
  }

  /** A stored engine that was not withdrawn, regardless of pages. */
  async usable(build: string): Promise<EngineApi | undefined> {
    const row = await this.bundles.row(build)
    if (!row || row.isWithdrawn) return undefined
    const found = build === this.present.build ? this.present : await this.pinned(build)
    return typeof found === 'string' ? undefined : found
  }

  private async pinned(build: string): Promise<EngineApi | Waits> {
    const loading = this.loaded.get(build) ?? this.load(build)
    this.loaded.set(build, loading)
    try {
      return await loading
    } catch (error) {
      this.loaded.delete(build)
      if (error instanceof EngineError) return 'engineDamaged'
      throw error
    }
  }

  private async load(build: string): Promise<EngineApi> {
    return engineIn((await this.bundles.engineText(build)) ?? '', build)
  }
}
