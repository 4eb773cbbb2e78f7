import { type Atom, isAtom } from '../atoms.ts'
import { parse } from '../engine/check.ts'
import { stateFrom } from '../engine/createGame.ts'
import { begin } from '../engine/execute.ts'
import { rulesChangedSince } from '../engine/version.ts'
import { Fault } from '../input/fault.ts'
import { readAs } from '../input/shape.ts'
import { readSpec } from '../input/spec.ts'
import { stateFault } from '../input/state.ts'
import { type Chance, type Draw, recordedChance, redrawnChance, ScriptFault } from '../kernel/chance.ts'
import { topQuestion } from '../kernel/stack.ts'
import type { GameEvent } from '../state/event.ts'
import { domainFacts } from '../state/eventKind.ts'
import { own } from '../state/ids.ts'
import type { QuestionSummary } from '../state/question.ts'
import { summaryOf } from '../state/questionSummary.ts'
import { isRefusal, type Refusal, refuseFault } from '../state/refusal.ts'
import type { GameSpec } from '../state/spec.ts'
import type { GameState } from '../state/state.ts'
import { difference } from './difference.ts'
import {
  Course,
  commanded,
  type Happened,
  type LogEntry,
  type Played,
  PRESENT,
  type Recorded,
  recordedIn,
  type UndoneEntry,
  whyNotUndo,
} from './log.ts'
import { adoptedFacts, followedFacts, followedNames, Names } from './names.ts'
import { type ReadCommand, type ReadHappened, type ReadLog, readLog, type Telling } from './reading.ts'
import { RecordedGame } from './recorded.ts'

/**
 * A log from outside, played again with the values that chance once gave it. What the present engine recorded must come out so,
 * or the file was edited; where an earlier engine recorded something else, the game stands as recorded from there on, and a log
 * that tells only commands ends there. Yields the share that is done. `share` may exchange the tables of the spec for equal ones.
 */
export function* reopening(
  input: unknown,
  telling: Telling = 'all',
  share = (spec: GameSpec): GameSpec => spec,
): Generator<number, Played | Refusal> {
  const log = readAs<ReadLog>({ read: () => readLog(input, telling) }, input)
  if (log instanceof Fault) return refused(log)
  const spec = readSpec(log.spec)
  if (isRefusal(spec)) return inSpec(spec)
  const game = Reopened.begin(share(spec), log)
  if (game instanceof Fault) return refused(game.in('opening'))
  for (const [i, entry] of log.entries.entries()) {
    const wrong = game.follow(entry, i)
    if (wrong) return refused(wrong.in('entries', i))
    if (game.isCut) break
    if (i % 64 === 63) yield (i + 1) / log.entries.length
  }
  const fault = game.owed && !game.isCut ? new Fault('missing', {}, ['entries', log.entries.length]) : undefined
  return fault ? refused(fault) : game.played()
}

export function reopen(input: unknown): Played | Refusal {
  const work = reopening(input)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** The state that a log from outside leads to. */
export function replayLog(input: unknown): GameState | Refusal {
  const played = reopen(input)
  return isRefusal(played) ? played : played.state
}

function inSpec(refusal: Refusal): Refusal {
  const { field } = refusal.params
  const params = { ...refusal.params, field: field === undefined || field === 'spec' ? 'spec' : `spec.${field}` }
  return { ...refusal, params } as Refusal
}

const refused = (fault: Fault): Refusal =>
  refuseFault('SAVE', fault.code, { ...fault.params, field: fault.field || 'log' })

/** A step that came out, or why it did not and by which rule. */
interface Parting {
  readonly fault: Fault
  readonly rule: Atom | undefined
}

/** What is known after an entry, for entries that go back to it. */
interface Moment {
  readonly state: GameState
  readonly asked: QuestionSummary | undefined
  readonly names: Names
}

class Reopened {
  /** An accepted request to take back is carried out by the very next entry. */
  owed: Pick<UndoneEntry, 'side' | 'to'> | undefined
  /** A log of commands alone ends where the engines part. */
  isCut = false
  readonly #log: ReadLog
  readonly #spec: GameSpec
  readonly #opening: Happened
  readonly #course: Course
  readonly #entries: LogEntry[] = []
  #now: Moment
  #isRenamed = false
  #recorded: Recorded | undefined
  #game: RecordedGame | undefined
  /** Moments that a later entry goes back to, by the number of entries before them; each is kept until its last use. */
  readonly #kept = new Map<number, Moment>()
  readonly #lastUse = new Map<number, number>()

  static begin(spec: GameSpec, log: ReadLog): Reopened | Fault {
    const first = stateFrom(spec)
    const opened = log.recorded?.from === -1 ? undefined : openedAgain(first, log)
    if (opened && !('fault' in opened)) return new Reopened(spec, log, opened, log.recorded)
    if (opened && !(log.isOlder && log.opening.facts)) return opened.fault
    const { facts = [], question, draws } = log.opening
    const step = new RecordedGame(first).follow(first, undefined, { facts, question })
    if (step instanceof Fault) return step
    const recorded = log.recorded ?? { engine: log.engine, from: -1, until: log.entries.length }
    return new Reopened(spec, log, { ...step, draws, asked: question, names: Names.SAME }, recorded)
  }

  constructor(spec: GameSpec, log: ReadLog, opened: Happened & Moment, recorded: Recorded | undefined) {
    const { draws, events, ...now } = opened
    this.#spec = spec
    this.#log = log
    this.#recorded = recorded
    this.#opening = { draws, events }
    this.#now = now
    this.#course = new Course(this.#opening, recordedIn({ ...(recorded && { recorded }) }))
    log.entries.forEach((entry, i) => {
      if (entry.entry === 'undone') this.#lastUse.set(entry.to, i)
    })
    this.#keep()
  }

  played(): Played {
    const recorded = this.#recorded
    const log = { ...PRESENT, spec: this.#spec, opening: this.#opening, entries: this.#entries }
    const played = { log: recorded ? { ...log, recorded } : log, state: this.#now.state }
    return this.#isRenamed ? { ...played, isRenamed: true } : played
  }

  follow(entry: ReadCommand | UndoneEntry, index: number): Fault | undefined {
    this.#forgetNames()
    const fault = this.#isRecorded(index) ? this.#asRecorded(entry, index) : this.#judged(entry, index)
    this.#keep()
    return fault
  }

  /** Where nothing is under way, no entry to come can name what is not in play. */
  #forgetNames(): void {
    const { state, asked, names } = this.#now
    if (names.areSame || (asked?.kind !== 'action' && asked?.kind !== 'deploy')) return
    this.#now = { state, asked, names: names.inPlay(state) }
  }

  #isRecorded(index: number): boolean {
    return this.#recorded !== undefined && index >= this.#recorded.from && index < this.#recorded.until
  }

  #judged(entry: ReadCommand | UndoneEntry, index: number): Fault | undefined {
    const resumed = index === this.#recorded?.until ? this.#resumedFault() : undefined
    if (resumed) return resumed
    const parting = entry.entry === 'undone' ? this.#takeBack(entry, index) : this.#command(entry)
    if (!parting) return undefined
    if (!this.#log.isOlder) return parting.fault
    return this.#part(entry, index, parting)
  }

  /** From here on the game stands as it was recorded. */
  #part(entry: ReadCommand | UndoneEntry, index: number, { rule }: Parting): Fault | undefined {
    const tellsAll = this.#log.opening.facts !== undefined
    const { engine, from, rule: first } = this.#recorded ?? { engine: this.#log.engine, from: index, rule }
    const until = tellsAll ? this.#log.entries.length : index
    this.#recorded = { engine, from, until, ...(first && { rule: first }) }
    this.owed = undefined
    this.isCut = !tellsAll
    return tellsAll ? this.#asRecorded(entry, index) : undefined
  }

  /** What was recorded must be a position that can be before anything is judged in it. */
  #resumedFault(): Fault | undefined {
    return stateFault(this.#now.state, parse) ? new Fault('unplayable') : undefined
  }

  #command(read: ReadCommand): Parting | undefined {
    const { state, names } = this.#now
    const entry = { ...read, command: names.command(read.command) }
    if (this.owed) return parted(new Fault('differs', {}, ['entry']))
    const plain = this.#log.version === 3 ? entry.draws.findIndex(([n]) => n === 0) : -1
    if (plain >= 0) return parted(new Fault('badDraw', {}, ['draws', plain]))
    const step = drawing(entry.draws, (chance) => commanded(state, entry.command, chance, this.#course))
    if (step instanceof Fault) return this.#partedBy(entry, step)
    if (isRefusal(step))
      return {
        fault: new Fault('illegalCommand', { rule: step.rule, why: step.code }, ['command']),
        rule: ruleIn(step),
      }
    const { side, command, events } = step.entry
    const asked = askedIn(step.state)
    const learned =
      difference({ side, command }, { side: entry.side, command: entry.command }) ??
      comesOut({ events, asked, before: state, names }, entry, this.#log.version)
    if (learned instanceof Fault) return this.#partedBy(entry, learned)
    this.#add(step.entry, { state: step.state, asked, names: learned })
    if (step.backTo !== undefined) this.owed = { side, to: step.backTo }
    return undefined
  }

  /** The facts differ: the first rule that changed since and concerns this command. */
  #partedBy({ command }: ReadCommand, fault: Fault): Parting {
    const read = parse(command)
    const changes = isRefusal(read) ? [] : rulesChangedSince(this.#log.engine)
    const one = changes.find(({ concerns }) => !isRefusal(read) && concerns(this.#now.state, read))
    return { fault, rule: one?.rule }
  }

  #takeBack(entry: UndoneEntry, index: number): Parting | undefined {
    const last = this.#course.lastLive()
    const expected = this.owed ?? { side: entry.side, to: last }
    const why = this.owed ? undefined : whyNotUndo(this.#now.state, this.#entries[last], entry.side)
    if (why) return parted(new Fault('illegalUndo', { why: why.code }))
    const isSame = expected.to === entry.to && expected.side === entry.side
    if (!isSame || entry.to < this.#course.recorded) return parted(new Fault('illegalUndo', {}, ['to']))
    const fault = this.#goBack(entry, index)
    return fault && parted(fault)
  }

  #goBack(entry: UndoneEntry, index: number): Fault | undefined {
    const moment = this.#kept.get(entry.to)
    if (!moment) return new Fault('illegalUndo', {}, ['to'])
    if (this.#lastUse.get(entry.to) === index) this.#kept.delete(entry.to)
    this.owed = undefined
    this.#add({ entry: 'undone', side: entry.side, to: entry.to }, moment)
    return undefined
  }

  #asRecorded(entry: ReadCommand | UndoneEntry, index: number): Fault | undefined {
    if (entry.entry === 'undone') return this.#goBack(entry, index)
    const { state, asked, names: known } = this.#now
    const command = parse(known.command(entry.command))
    if (isRefusal(command)) return new Fault('illegalCommand', { rule: command.rule, why: command.code }, ['command'])
    const { side, draws } = entry
    const { facts, names } = adoptedFacts(known, entry.facts ?? [], state)
    const question = names.question(entry.question)
    if (own(state.seats, command.seat) !== side) return new Fault('differs', {}, ['side'])
    this.#game ??= new RecordedGame(state)
    const step = this.#game.follow(state, asked, { facts, question, command })
    if (step instanceof Fault) return step
    const { events } = step
    this.#add({ entry: 'command', side, command, draws, events }, { state: step.state, asked: question, names })
    return undefined
  }

  #add(entry: LogEntry, moment: Moment): void {
    this.#entries.push(entry)
    this.#course.add(entry)
    this.#now = moment
    this.#isRenamed ||= !moment.names.areSame
  }

  #keep(): void {
    const last = this.#lastUse.get(this.#entries.length)
    if (last !== undefined && last >= this.#entries.length) this.#kept.set(this.#entries.length, this.#now)
  }
}

const parted = (fault: Fault): Parting => ({ fault, rule: undefined })

const ruleIn = ({ rule }: Refusal): Atom | undefined => (isAtom(rule) ? rule : undefined)

const askedIn = (state: GameState): QuestionSummary | undefined => {
  const question = topQuestion(state)
  return question && summaryOf(question)
}

interface Outcome {
  readonly events: readonly GameEvent[]
  readonly asked: QuestionSummary | undefined
  /** The position in which it happened. */
  readonly before: GameState
  readonly names: Names
}

/**
 * The names as known after it, or where facts and question differ from those of the file; what the file leaves out, or was derived from
 * version 2, is not compared.
 */
function comesOut(
  { events, asked, before, names }: Outcome,
  { facts, question, names: brought }: ReadHappened,
  version: ReadLog['version'],
): Names | Fault {
  if (!facts) return brought ? followedNames(names, domainFacts(events), brought, before) : names
  const made = domainFacts(events)
  const isSame = names.areSame && !difference(made, facts)
  const followed = isSame ? { names, facts } : followedFacts(names, made, facts, before)
  const fault = isSame ? undefined : difference(made, followed.facts)?.in('facts')
  const compared = version === 2 ? undefined : difference(asked, followed.names.question(question))?.in('question')
  return fault ?? compared ?? followed.names
}

function openedAgain(first: GameState, { opening: told, version }: ReadLog): (Happened & Moment) | Parting {
  const opened = drawing(told.draws, (chance) => {
    const { draws, ...recorded } = recordedChance(chance)
    return { draws, ...begin(first, recorded) }
  })
  if (opened instanceof Fault) return parted(opened)
  const asked = askedIn(opened.state)
  const names = comesOut({ events: opened.events, asked, before: first, names: Names.SAME }, told, version)
  return names instanceof Fault ? parted(names) : { ...opened, asked, names }
}

/** Runs something on recorded draws: one out of range, missing or left over is a fault, and so is anything thrown. */
function drawing<T extends object>(draws: readonly Draw[], run: (chance: Chance) => T): T | Fault {
  const chance = redrawnChance(draws)
  try {
    const result = run(chance)
    const left = chance.left().length
    return left > 0 && !isRefusal(result) ? new Fault('drawLeftOver', {}, ['draws', draws.length - left]) : result
  } catch (error) {
    if (error instanceof ScriptFault) return new Fault('badDraw', {}, ['draws', error.draw])
    return new Fault('unplayable')
  }
}
