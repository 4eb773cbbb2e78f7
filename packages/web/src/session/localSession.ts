import { isRefusal, type Refusal } from '@tactic48/rules'
import { proxy, type Remote, transfer, wrap } from 'comlink'
import { isWrong, NO_AUTHORITY, type Wrong } from '../files/wrong.ts'
import { atTheTable } from '../game/opponent.ts'
import { aboutOf } from '../game/savedGame.ts'
import type { DeployPlans } from '../play/deploy/formation.ts'
import { Lifeline } from '../worker/lifeline.ts'
import { startWorker } from '../worker/startWorker.ts'
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
function lineTo(table: Table, lifeline: Lifeline): Line {
  return {
    submit: (one) => lifeline.answer(table.submit(one)),
    takeBack: (one) => lifeline.answer(table.takeBack(one)),
    askBack: (id, side) => lifeline.answer(table.askBack(id, side)),
    opponentActs: () => lifeline.answer(table.opponentActs()),
    deployPlanned: (plans, alone) => lifeline.answer(table.deployPlanned(plans, alone)),
    timeUp: () => lifeline.answer(table.timeUp()),
    saveAgain: () => lifeline.answer(table.saveAgain()),
    goOnUnsaved: () => lifeline.answer(table.goOnUnsaved()),
    attend: (side) => lifeline.answer(table.attend(side)),
    show: (side) => lifeline.answer(table.show(side)),
  }
}

/** A game whose host is a worker of this browser. */
export class LocalSession extends HostSession {
  private readonly worker: Worker
  private readonly table: Table
  private readonly lifeline: Lifeline

  private constructor(worker: Worker, table: Table, lifeline: Lifeline, known: Known) {
    super(lineTo(table, lifeline), known)
    this.worker = worker
    this.table = table
    this.lifeline = lifeline
    this.awaitNews()
  }

  /** A new table with a game on it, or why there is none. `left`: nobody waits for it any more. */
  static async open(enter: Entering, left?: AbortSignal): Promise<LocalSession | Exclude<Entered, Known>> {
    let worker: Worker | undefined
    try {
      const hired = startWorker('authority')
      worker = hired
      const lifeline = new Lifeline(hired, 'authority')
      const unwanted = failing((fail) => left?.addEventListener('abort', fail))
      const table = wrap<AuthorityTable>(hired)
      const entered = await Promise.race([lifeline.answer(enter(table)), unwanted])
      if (isKnown(entered)) return new LocalSession(hired, table, lifeline, entered)
      hired.terminate()
      return entered
    } catch {
      worker?.terminate()
      return NO_AUTHORITY
    }
  }

  /** Another game comes to this table. */
  async enter(enter: Entering): Promise<Entered> {
    const entered = await this.lifeline.answer(enter(this.table))
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
    return this.withOpponent(() => super.letOpponentAct())
  }

  /** Where the opponent fails, it is asked again for its next man, and says so then. */
  override deployPlanned(plans: DeployPlans): Promise<Answer> {
    const { players } = this.now
    if (players.blue === 'person' && players.ember === 'person') return super.deployPlanned(plans)
    return this.withOpponent(() => super.deployPlanned(plans)).catch(() => super.deployPlanned(plans, true))
  }

  private withOpponent(decision: () => Promise<Answer>): Promise<Answer> {
    return atTheTable(this, (port) => this.table.meet(transfer(port, [port])), decision)
  }

  written(everything: boolean): Promise<string> {
    return this.lifeline.answer(this.table.written(aboutOf(this.now), everything))
  }

  linked(moment: number): Promise<string> {
    return this.lifeline.answer(this.table.linked(aboutOf(this.now), moment))
  }

  override close(): void {
    super.close()
    this.worker.terminate()
  }
}
