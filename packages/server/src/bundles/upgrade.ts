import { type Parting, partingOf } from '@tactic48/host'
import { digestOf, type EngineApi, isRefusal, type StoredEntry, type StoredOpening } from '@tactic48/rules'
import { rowsIn } from '../games/gameKeeper.ts'
import type { Games } from '../games/games.ts'
import { withShared } from '../games/sharedSpec.ts'
import type { PinnedGame, Target } from '../store/pins.ts'

const AT_ONCE = 100

type Stayed = Parting & { readonly id: string }

/** The outcome of an upgrade. */
export interface Upgraded {
  /** Moved to the current engine and page. */
  readonly moved: readonly string[]
  /** Left as they were. */
  readonly stayed: readonly Stayed[]
}

/**
 * After an upgrade: replays running games of other releases on the current engine, and moves those that match at every step. It yields
 * between steps, so that the node keeps answering.
 */
export class Upgrade {
  private readonly games: Games
  private running: Promise<Upgraded> | undefined
  private stopped = false

  constructor(games: Games) {
    this.games = games
  }

  /** A call during a run joins that run. */
  run(): Promise<Upgraded> {
    this.running ??= this.all().finally(() => {
      this.running = undefined
    })
    return this.running
  }

  async stop(): Promise<void> {
    this.stopped = true
    await this.running?.catch(() => undefined)
  }

  private async all(): Promise<Upgraded> {
    const moved: string[] = []
    const stayed: Stayed[] = []
    const target = await this.target()
    for (let after = ''; target && !this.stopped; ) {
      const games = await this.games.pins.elsewhere(target, after, AT_ONCE)
      for (const game of games) {
        after = game.id
        if (this.stopped) break
        const parting = (await this.isLater(game)) ? await this.tried(game, target) : undefined
        if (parting === 'moved') moved.push(game.id)
        else if (parting) {
          stayed.push({ id: game.id, ...parting })
          await this.keepOnPage(game)
        }
      }
      if (games.length < AT_ONCE) break
    }
    return { moved, stayed }
  }

  /** The target of moves; none while a bundle of this node is withdrawn, or if it runs from sources. */
  private async target(): Promise<Target | undefined> {
    const { present } = this.games.engines
    const { page } = this.games
    const names = [present.build, page].filter((name) => name !== undefined)
    const rows = await Promise.all(names.map((name) => this.games.bundles.row(name)))
    if (present.build === undefined || rows.some((row) => !row || row.isWithdrawn)) return undefined
    return { engine: present.engine, build: present.build, page }
  }

  /** Undefined: players kept playing during every comparison; the next run tries again. */
  private async tried(game: PinnedGame, target: Target): Promise<Parting | 'moved' | undefined> {
    for (let tries = 0; tries < 3 && !this.stopped; tries++) {
      const compared = await this.compared(game, target.build)
      if (typeof compared === 'object') return compared
      if (!(await this.games.pins.move(game, compared, target))) continue
      await this.games.refresh(game.id)
      return 'moved'
    }
    return undefined
  }

  /** The number of matching entries, or the first difference. */
  private async compared(game: PinnedGame, to: string): Promise<number | Parting> {
    const { store, engines, pins } = this.games
    const row = await store.game(game.id)
    const written = row?.opening === undefined ? [] : await store.entries(game.id)
    const entries = written.flatMap(rowsIn).map(({ entry }) => entry)
    if (!row || game.build === to) return entries.length
    if (game.parted?.from === to) return { at: game.parted.at }
    if (row.opening === undefined) return this.readsTheSame(await withShared(row.spec, store)) ? 0 : { at: 0 }
    const opening = (await withShared(row.opening, store)) as StoredOpening
    const from = game.build === '' ? undefined : await engines.usable(game.build)
    const parting = await this.parting({ opening, entries }, from)
    if (parting && !parting.fault) await pins.parted(game, { from: to, at: parting.at })
    return parting ?? entries.length
  }

  /** A game without entries: only the terms need to match. */
  private readsTheSame(spec: unknown): boolean {
    const read = this.games.engines.present.readSpec(spec)
    return !isRefusal(read) && digestOf(read) === digestOf(spec)
  }

  private async parting(
    game: { readonly opening: StoredOpening; readonly entries: readonly StoredEntry[] },
    from: EngineApi | undefined,
  ): Promise<Parting | undefined> {
    const work = partingOf(game, from, this.games.engines.present)
    for (;;) {
      const { done, value } = work.next()
      if (done) return value
      await new Promise<void>((next) => setImmediate(next))
    }
  }

  /** A node of an older release takes no game from a newer one, unless that one is lost or withdrawn. */
  private async isLater({ build, page }: PinnedGame): Promise<boolean> {
    const { present } = this.games.engines
    const [theirs, own] = build === present.build ? [page, this.games.page] : [build, present.build]
    const [before, now] = await Promise.all([this.games.bundles.row(theirs), this.games.bundles.row(own ?? '')])
    return !before || before.isWithdrawn || (now !== undefined && now.keptAt >= before.keptAt)
  }

  /** The game stays on its engine; if its page was withdrawn, it gets another page of that engine. */
  private async keepOnPage(game: PinnedGame): Promise<void> {
    const pages = (await this.games.bundles.all()).filter(({ kind, isWithdrawn }) => kind === 'page' && !isWithdrawn)
    if (game.page === '' || pages.some(({ name }) => name === game.page)) return
    const other = pages.findLast(({ engine }) => engine === game.build)
    if (other && (await this.games.pins.setPage(game, other.name))) await this.games.refresh(game.id)
  }
}
