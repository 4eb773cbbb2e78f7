import { isRefusal, type Refusal } from '@tactic48/rules'
import { proxy, type Remote, transfer, wrap } from 'comlink'
import { isWrong, NO_AUTHORITY, type Wrong } from '../files/wrong.ts'
import { atTheTable } from '../game/opponent.ts'
import { aboutOf } from '../game/savedGame.ts'
import { deathOf } from '../worker/lifeline.ts'
import type { AuthorityTable } from './authorityWorker.ts'
import { HostSession, type Line } from './hostSession.ts'
import type { Answer, Known } from './session.ts'

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

/** The line to a worker: it does not break, but the worker may be gone for good. */
function lineTo(table: Table, gone: Promise<never>): Line {
  function or<T>(asked: Promise<T>): Promise<T> {
    return Promise.race([asked, gone])
  }
  return {
    submit: (one) => or(table.submit(one)),
    takeBack: (one) => or(table.takeBack(one)),
    askBack: (id, side) => or(table.askBack(id, side)),
    opponentActs: () => or(table.opponentActs()),
    timeUp: () => or(table.timeUp()),
    saveAgain: () => or(table.saveAgain()),
    goOnUnsaved: () => or(table.goOnUnsaved()),
    attend: (side) => or(table.attend(side)),
    show: (side) => or(table.show(side)),
  }
}

/** A game whose host is a worker of this browser. */
export class LocalSession extends HostSession {
  private readonly worker: Worker
  private readonly table: Table
  private readonly gone: Promise<never>

  private constructor(worker: Worker, table: Table, gone: Promise<never>, known: Known) {
    super(lineTo(table, gone), known)
    this.worker = worker
    this.table = table
    this.gone = gone
    this.awaitNews()
  }

  /** A new table with a game on it, or why there is none. `left`: nobody waits for it any more. */
  static async open(enter: Entering, left?: AbortSignal): Promise<LocalSession | Exclude<Entered, Known>> {
    let worker: Worker | undefined
    try {
      const hired = new Worker(new URL('./authorityWorker.ts', import.meta.url), { type: 'module', name: 'authority' })
      worker = hired
      const gone = deathOf(hired, 'authority')
      const unwanted = failing((fail) => left?.addEventListener('abort', fail))
      const table = wrap<AuthorityTable>(hired)
      const entered = await Promise.race([enter(table), gone, unwanted])
      if (isKnown(entered)) return new LocalSession(hired, table, gone, entered)
      hired.terminate()
      return entered
    } catch {
      worker?.terminate()
      return NO_AUTHORITY
    }
  }

  /** Another game comes to this table. */
  async enter(enter: Entering): Promise<Entered> {
    const entered = await Promise.race([enter(this.table), this.gone])
    if (isKnown(entered)) {
      this.now = entered
      this.awaitNews()
    }
    return entered
  }

  /** News of a game comes once the page has it. */
  private awaitNews(): void {
    void this.table.onNews(proxy((update) => this.hear(update))).catch(() => undefined)
  }

  override letOpponentAct(): Promise<Answer> {
    return atTheTable(
      this,
      (port) => this.table.meet(transfer(port, [port])),
      () => super.letOpponentAct(),
    )
  }

  written(everything: boolean): Promise<string> {
    return Promise.race([this.table.written(aboutOf(this.now), everything), this.gone])
  }

  linked(moment: number): Promise<string> {
    return Promise.race([this.table.linked(aboutOf(this.now), moment), this.gone])
  }

  override close(): void {
    super.close()
    this.worker.terminate()
  }
}
