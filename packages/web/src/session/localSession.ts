import { type Command, fold, isRefusal, type Refusal, type SeatId, type SideId } from '@tactic48/rules'
import { proxy, type Remote, transfer, wrap } from 'comlink'
import { isWrong, NO_AUTHORITY, type Wrong } from '../files/wrong.ts'
import { atTheTable } from '../game/opponent.ts'
import { aboutOf } from '../game/savedGame.ts'
import { deathOf } from '../worker/lifeline.ts'
import type { Told } from './authority.ts'
import type { AuthorityTable } from './authorityWorker.ts'
import type { Reading } from './clock.ts'
import { heard } from './seenLog.ts'
import type { Answer, Fact, GameSession, Known } from './session.ts'

const ACCEPTED = { accepted: true } as const

type Table = Remote<AuthorityTable>
export type Entered = Known | Refusal | Wrong | undefined
export type Entering = (table: Table) => Promise<Entered>

const isKnown = (entered: Entered): entered is Known =>
  entered !== undefined && !isRefusal(entered) && !isWrong(entered)

function failing(when: (fail: () => void) => void): Promise<never> {
  const failed = new Promise<never>((_, reject) => when(() => reject(new Error('the table is gone'))))
  failed.catch(() => undefined)
  return failed
}

/** A game whose authority is a worker of this browser. */
export class LocalSession implements GameSession {
  private readonly worker: Worker
  private readonly table: Table
  private readonly gone: Promise<never>
  private now: Known
  private hears: (known: Known, facts: readonly Fact[]) => void = () => undefined

  private constructor(worker: Worker, table: Table, gone: Promise<never>, known: Known) {
    this.worker = worker
    this.table = table
    this.gone = gone
    this.now = known
  }

  /** A new table with a game on it, or why there is none. `left`: nobody waits for it any more. */
  static async open(
    enter: Entering,
    onKept: (kept: boolean) => void,
    left?: AbortSignal,
  ): Promise<LocalSession | Exclude<Entered, Known>> {
    let worker: Worker | undefined
    try {
      const hired = new Worker(new URL('./authorityWorker.ts', import.meta.url), { type: 'module', name: 'authority' })
      worker = hired
      const gone = deathOf(hired, 'authority')
      const unwanted = failing((fail) => left?.addEventListener('abort', fail))
      const table = wrap<AuthorityTable>(hired)
      void table.onKept(proxy(onKept)).catch(() => undefined)
      const entered = await Promise.race([enter(table), gone, unwanted])
      if (isKnown(entered)) return new LocalSession(hired, table, gone, entered)
      hired.terminate()
      return entered
    } catch {
      worker?.terminate()
      return NO_AUTHORITY
    }
  }

  known(): Known {
    return this.now
  }

  listen(hear: (known: Known, facts: readonly Fact[]) => void): () => void {
    this.hears = hear
    return () => {
      this.hears = () => undefined
    }
  }

  /** Another game comes to this table. */
  async enter(enter: Entering): Promise<Exclude<Entered, Known> | Known> {
    const entered = await Promise.race([enter(this.table), this.gone])
    if (isKnown(entered)) this.now = entered
    return entered
  }

  submit(command: Command): Promise<Answer> {
    return this.ask((table) => table.submit(command))
  }

  takeBack(seat: SeatId): Promise<Answer> {
    return this.ask((table) => table.takeBack(seat))
  }

  askBack(side: SideId): Promise<Answer> {
    return this.ask((table) => table.askBack(side))
  }

  async letOpponentAct(): Promise<Answer> {
    return atTheTable(
      this,
      (port) => this.table.meet(transfer(port, [port])),
      () => this.ask((table) => table.opponentActs()),
    )
  }

  attend(side: SideId | undefined): Promise<Reading | undefined> {
    return Promise.race([this.table.attend(side), this.gone])
  }

  timeUp(): Promise<Answer> {
    return this.ask((table) => table.timeUp())
  }

  async takeScreen(side: SideId): Promise<void> {
    if (this.now.screen === side) return
    // Two people at one screen: nothing of the one is here when the other's is asked for.
    await this.ask((table) => table.show(undefined))
    await this.ask((table) => table.show(side))
  }

  async dropScreen(): Promise<void> {
    await this.ask((table) => table.show(undefined))
  }

  written(everything: boolean): Promise<string> {
    return Promise.race([this.table.written(aboutOf(this.now), everything), this.gone])
  }

  linked(moment: number): Promise<string> {
    return Promise.race([this.table.linked(aboutOf(this.now), moment), this.gone])
  }

  close(): void {
    this.worker.terminate()
  }

  private async ask(question: (table: Table) => Promise<Told | Refusal | undefined>): Promise<Answer> {
    const told = await Promise.race([question(this.table), this.gone])
    if (told && isRefusal(told)) return told
    if (told) this.hear(told)
    return ACCEPTED
  }

  private hear({ news, first, ...standing }: Told): void {
    if (first) this.hear(first)
    const before = this.now
    const facts: Fact[] = []
    let { state } = before
    for (const entry of news.added) {
      if (entry.entry !== 'command') continue
      facts.push({ before: state, entry })
      state = fold(state, entry.events)
    }
    this.now = { ...before, ...standing, state: news.state ?? state, log: heard(before.log, news) }
    this.hears(this.now, facts)
  }
}
