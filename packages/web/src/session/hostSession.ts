import type { Answer as HostAnswer, Reading, Submission, TakeBack } from '@tactic48/host'
import { type Command, fold, type SeatId, type SideId, topQuestion } from '@tactic48/rules'
import { freshId } from '../game/freshId.ts'
import type { DeployPlans } from '../play/deploy/formation.ts'
import type { ScreenStatus, ScreenUpdate } from './screen.ts'
import { heard, stateAfter } from './seenLog.ts'
import type { Answer, Fact, GameSession, Known } from './session.ts'

const ACCEPTED = { accepted: true } as const

/** What a host replies: what became of it, and what is new to this screen. */
export interface Reply {
  /** Absent: nothing was to be done. */
  readonly answer: HostAnswer | undefined
  readonly update: ScreenUpdate | undefined
  readonly status: ScreenStatus
}

/** A line to the host of a game: to a worker of this browser, or over a network. */
export interface Line {
  submit(one: Submission): Promise<Reply>
  takeBack(one: TakeBack): Promise<Reply>
  askBack(id: string, side: SideId): Promise<Reply>
  opponentActs(): Promise<Reply>
  deployPlanned(plans: DeployPlans, alone: boolean): Promise<Reply>
  timeUp(): Promise<Reply>
  saveAgain(): Promise<Reply>
  goOnUnsaved(): Promise<Reply>
  attend(side: SideId | undefined): Promise<Reading | undefined>
  show(side: SideId | undefined): Promise<ScreenUpdate>
}

/** The line broke: whether the host has received what was sent is not known, so it is sent again with the same id. */
export class LineBroken extends Error {}

type Hear = (known: Known, facts: readonly Fact[]) => void

/** A game whose host is at the other end of a line. */
export class HostSession implements GameSession {
  protected now: Known
  private line: Line | undefined
  private hears: Hear = () => undefined
  private waiting: ((line: Line) => void)[] = []

  constructor(line: Line, known: Known) {
    this.line = line
    this.now = known
  }

  known(): Known {
    return this.now
  }

  listen(hear: Hear): () => void {
    this.hears = hear
    return () => {
      this.hears = () => undefined
    }
  }

  /** Another line to the same game, with everything that its seat may know now: what was not answered is sent again. */
  reconnect(line: Line, known: Known): void {
    const { log } = this.now
    this.line = line
    const facts = this.factsIn(known.log.entries.slice(log.entries.length))
    this.now = { ...known, connection: 'here' }
    this.hears(this.now, facts)
    const waiting = this.waiting
    this.waiting = []
    for (const go of waiting) go(line)
  }

  submit(command: Command): Promise<Answer> {
    const since = topQuestion(this.now.state)?.since
    const one = { id: freshId(), since, command }
    return this.ask((line) => line.submit(one))
  }

  takeBack(seat: SeatId): Promise<Answer> {
    const one = { id: freshId(), seat }
    return this.ask((line) => line.takeBack(one))
  }

  askBack(side: SideId): Promise<Answer> {
    const id = freshId()
    return this.ask((line) => line.askBack(id, side))
  }

  letOpponentAct(): Promise<Answer> {
    return this.ask((line) => line.opponentActs())
  }

  /** `alone`: up to the first question to the opponent. */
  deployPlanned(plans: DeployPlans, alone = false): Promise<Answer> {
    return this.ask((line) => line.deployPlanned(plans, alone))
  }

  timeUp(): Promise<Answer> {
    return this.ask((line) => line.timeUp())
  }

  saveAgain(): Promise<Answer> {
    return this.ask((line) => line.saveAgain())
  }

  goOnUnsaved(): Promise<Answer> {
    return this.ask((line) => line.goOnUnsaved())
  }

  async attend(side: SideId | undefined): Promise<void> {
    const reading = await this.delivered((line) => line.attend(side))
    const clock = reading && { ...reading, read: performance.now() }
    if (clock || this.now.clock) this.set({ ...this.now, clock })
  }

  async takeScreen(side: SideId): Promise<void> {
    if (this.now.screen === side) return
    // Two people at one screen: nothing of the one is here when the other's is asked for.
    await this.dropScreen()
    this.hear(await this.delivered((line) => line.show(side)))
  }

  async dropScreen(): Promise<void> {
    this.hear(await this.delivered((line) => line.show(undefined)))
  }

  close(): void {
    this.waiting = []
  }

  /** What the host says by itself. */
  hear({ news, first, ...status }: ScreenUpdate): void {
    if (first) this.hear(first)
    const before = this.now
    // It was given already, or something before it is missing: what is given next begins where this ends.
    if (news.from !== before.log.entries.length) return
    const facts = this.factsIn(news.added)
    const state = news.state ?? facts.reduce((now, { entry }) => fold(now, entry.events), before.state)
    this.now = { ...before, ...status, state, log: heard(before.log, news) }
    this.hears(this.now, facts)
  }

  private factsIn(added: readonly Known['log']['entries'][number][]): readonly Fact[] {
    const facts: Fact[] = []
    const { log } = this.now
    let { state } = this.now
    added.forEach((entry, i) => {
      if (entry.entry === 'command') {
        facts.push({ before: state, entry })
        state = fold(state, entry.events)
      } else if (i < added.length - 1) {
        state = stateAfter({ ...log, entries: [...log.entries, ...added] }, entry.to)
      }
    })
    return facts
  }

  protected set(known: Known): void {
    this.now = known
    this.hears(known, [])
  }

  private async ask(question: (line: Line) => Promise<Reply>): Promise<Answer> {
    const { answer, update, status } = await this.delivered(question)
    if (update) this.hear(update)
    else if (isOther(this.now, status)) this.set({ ...this.now, ...status })
    return answer ? answerOf(answer) : ACCEPTED
  }

  /** Stays open while the line is broken. */
  private async delivered<T>(send: (line: Line) => Promise<T>): Promise<T> {
    for (;;) {
      const line = this.line ?? (await new Promise<Line>((go) => this.waiting.push(go)))
      try {
        return await send(line)
      } catch (error) {
        if (!(error instanceof LineBroken)) throw error
        if (this.line === line) {
          this.line = undefined
          this.set({ ...this.now, connection: 'away' })
        }
      }
    }
  }
}

const isOther = (known: Known, status: ScreenStatus): boolean =>
  known.saving !== status.saving || known.heldElsewhere !== status.heldElsewhere

function answerOf(answer: HostAnswer): Answer {
  switch (answer.answer) {
    case 'accepted':
      return ACCEPTED
    case 'refused':
      return answer.refusal
    case 'notReached':
      return { notTaken: 'stale' }
    default:
      return { notTaken: answer.answer }
  }
}
