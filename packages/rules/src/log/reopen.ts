import { stateFrom } from '../engine/createGame.ts'
import { begin } from '../engine/execute.ts'
import { Fault } from '../input/fault.ts'
import { sideShape } from '../input/figures.ts'
import { LIMITS } from '../input/limits.ts'
import { type Fields, list, object, oneOf, readAs, type Shape, tagged, whole } from '../input/shape.ts'
import { readSpec } from '../input/spec.ts'
import { type Chance, type Draw, recordedChance, redrawnChance, ScriptFault } from '../kernel/chance.ts'
import { isRefusal, type Refusal, refuseFault } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { Course, commanded, type LogEntry, type Played, type UndoneEntry, whyNotUndo } from './log.ts'

/** What stands in a file beside what is read by its shape: it is compared, not believed. */
const anything: Shape<unknown> = { read: (value) => value }

/** The longest command draws some hundreds. */
const DRAWS = 10_000
const EVENTS = 20_000

interface Drawn {
  readonly draws: readonly Draw[]
}

interface Told extends Drawn {
  readonly events: readonly unknown[]
}

interface DrawnCommand extends Drawn {
  readonly entry: 'command'
  readonly side: UndoneEntry['side']
  readonly command: unknown
}

interface ToldLog<Opening extends Drawn, Entry extends DrawnCommand> {
  readonly spec: unknown
  readonly opening: Opening
  readonly entries: readonly (Entry | UndoneEntry)[]
}

/** How much a log from outside tells: everything, or what it follows from, without the events. */
type Telling = 'all' | 'commands'
type AnyCommand = DrawnCommand & Partial<Told>
type AnyLog = ToldLog<Drawn & Partial<Told>, AnyCommand>

const WORD = whole(0, 0xffff_ffff)

/** Files of version 2 hold the value alone. */
export const drawShape: Shape<Draw> = {
  read(value) {
    if (!Array.isArray(value)) {
      const plain = WORD.read(value)
      return plain instanceof Fault ? plain : [0, plain]
    }
    const [n, drawn] = [whole(1, 0x1_0000_0000).read(value[0]), WORD.read(value[1])]
    if (n instanceof Fault) return n.in(0)
    if (drawn instanceof Fault) return drawn.in(1)
    return value.length === 2 && drawn < n ? [n, drawn] : new Fault('badDraw')
  },
}

const drawn: Fields<Drawn> = { draws: list(drawShape, DRAWS) }
const told: Fields<Told> = { ...drawn, events: list(anything, EVENTS) }
const asked: Fields<Omit<DrawnCommand, 'draws'>> = { entry: oneOf(['command']), side: sideShape, command: anything }
const undone = object<UndoneEntry>({ entry: oneOf(['undone']), side: sideShape, to: whole(0, LIMITS.entries) })

const LOG_SHAPES = {
  all: object<ToldLog<Told, DrawnCommand & Told>>({
    spec: anything,
    opening: object<Told>(told),
    entries: list(
      tagged<(DrawnCommand & Told) | UndoneEntry, 'entry'>('entry', {
        command: object<DrawnCommand & Told>({ ...asked, ...told }),
        undone,
      }),
      LIMITS.entries,
    ),
  }),
  commands: object<ToldLog<Drawn, DrawnCommand>>({
    spec: anything,
    opening: object<Drawn>(drawn),
    entries: list(
      tagged<DrawnCommand | UndoneEntry, 'entry'>('entry', {
        command: object<DrawnCommand>({ ...asked, ...drawn }),
        undone,
      }),
      LIMITS.entries,
    ),
  }),
}

/**
 * A log from outside, played again with the values that chance once gave it: every event that is told must come out so.
 * Yields the share that is done, so that somebody who waits can be told.
 */
export function* reopening(input: unknown, telling: Telling = 'all'): Generator<number, Played | Refusal> {
  const log: AnyLog | Fault = telling === 'all' ? readAs(LOG_SHAPES.all, input) : readAs(LOG_SHAPES.commands, input)
  if (log instanceof Fault) return refused(log)
  const spec = readSpec(log.spec)
  if (isRefusal(spec)) return inSpec(spec)
  const opened = drawing(log.opening, (chance) => {
    const { draws, ...recorded } = recordedChance(chance)
    return { draws, ...begin(stateFrom(spec), recorded) }
  })
  if (opened instanceof Fault) return refused(opened.in('opening'))
  const { draws, events } = opened
  const fault = log.opening.events && difference(events, log.opening.events)
  if (fault) return refused(fault.in('opening', 'events'))
  const game = new Reopened({ draws, events }, opened.state, log.entries)
  for (let i = 0; i < log.entries.length; i++) {
    const wrong = game.follow(i)
    if (wrong) return refused(wrong.in('entries', i))
    if (i % 64 === 63) yield (i + 1) / log.entries.length
  }
  if (game.owed) return refused(new Fault('missing', {}, ['entries', log.entries.length]))
  return { log: { spec, opening: { draws, events }, entries: game.entries }, state: game.state }
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

class Reopened {
  state: GameState
  readonly entries: LogEntry[] = []
  /** An accepted request to take back is carried out by the very next entry. */
  owed: UndoneEntry | undefined
  private readonly told: AnyLog['entries']
  private readonly course: Course
  /** States that a later entry goes back to, by the number of entries before them; each is kept until its last use. */
  private readonly kept = new Map<number, GameState>()
  private readonly lastUse = new Map<number, number>()

  constructor(opening: ConstructorParameters<typeof Course>[0], state: GameState, entries: AnyLog['entries']) {
    this.state = state
    this.told = entries
    this.course = new Course(opening)
    entries.forEach((entry, i) => {
      if (entry.entry === 'undone') this.lastUse.set(entry.to, i)
    })
    this.keep()
  }

  follow(index: number): Fault | undefined {
    const entry = this.told[index]
    if (!entry) return undefined
    const fault = entry.entry === 'undone' ? this.takeBack(entry, index) : this.command(entry)
    this.keep()
    return fault
  }

  private command(entry: AnyCommand): Fault | undefined {
    if (this.owed) return new Fault('differs', {}, ['entry'])
    const step = drawing(entry, (chance) => commanded(this.state, entry.command, chance, this.course))
    if (step instanceof Fault) return step
    if (isRefusal(step)) return new Fault('illegalCommand', { rule: step.rule, why: step.code }, ['command'])
    const { events, draws: _, ...bare } = step.entry
    const { draws: _drawn, ...toldEntry } = entry
    const fault = difference(entry.events ? { ...bare, events } : bare, toldEntry)
    if (fault) return fault
    this.add(step.entry, step.state)
    if (step.backTo !== undefined) this.owed = { entry: 'undone', side: step.entry.side, to: step.backTo }
    return undefined
  }

  private takeBack(entry: UndoneEntry, index: number): Fault | undefined {
    const last = this.course.lastLive()
    const expected: UndoneEntry = this.owed ?? { entry: 'undone', side: entry.side, to: last }
    const why = this.owed ? undefined : whyNotUndo(this.state, this.entries[last], entry.side)
    if (why) return new Fault('illegalUndo', { why: why.code })
    const state = this.kept.get(entry.to)
    if (expected.to !== entry.to || expected.side !== entry.side || !state) return new Fault('illegalUndo', {}, ['to'])
    if (this.lastUse.get(entry.to) === index) this.kept.delete(entry.to)
    this.owed = undefined
    this.add(expected, state)
    return undefined
  }

  private add(entry: LogEntry, state: GameState): void {
    this.entries.push(entry)
    this.course.add(entry)
    this.state = state
  }

  private keep(): void {
    const last = this.lastUse.get(this.entries.length)
    if (last !== undefined && last >= this.entries.length) this.kept.set(this.entries.length, this.state)
  }
}

/** Runs something on recorded draws: one out of range, missing or left over is a fault, and so is anything thrown. */
function drawing<T>({ draws }: Drawn, run: (chance: Chance) => T): T | Fault {
  const chance = redrawnChance(draws)
  try {
    const result = run(chance)
    const left = chance.left().length
    if (left > 0 && !(typeof result === 'object' && result !== null && isRefusal(result))) {
      return new Fault('drawLeftOver', {}, ['draws', draws.length - left])
    }
    return result
  } catch (error) {
    if (error instanceof ScriptFault) return new Fault('badDraw', {}, ['draws', error.draw])
    return new Fault('unplayable')
  }
}

type Parts = { readonly [name: string]: unknown }

/** Where two plain values first differ; what is undefined is as good as absent. */
function difference(made: unknown, told: unknown): Fault | undefined {
  if (Object.is(made, told) || (made === 0 && told === 0)) return undefined
  if (typeof made !== 'object' || typeof told !== 'object' || made === null || told === null)
    return new Fault('differs')
  if (Array.isArray(made) !== Array.isArray(told)) return new Fault('differs')
  if (Array.isArray(made) && Array.isArray(told)) return listDifference(made, told)
  const [a, b] = [made as Parts, told as Parts]
  for (const name of Object.keys(a)) {
    const fault = difference(a[name], Object.hasOwn(b, name) ? b[name] : undefined)
    if (fault) return fault.in(name)
  }
  const extra = Object.keys(b).find((name) => b[name] !== undefined && !Object.hasOwn(a, name))
  return extra === undefined ? undefined : new Fault('differs', {}, [extra])
}

function listDifference(made: readonly unknown[], told: readonly unknown[]): Fault | undefined {
  for (let i = 0; i < made.length; i++) {
    const fault = difference(made[i], told[i])
    if (fault) return fault.in(i)
  }
  return made.length === told.length ? undefined : new Fault('differs', {}, [made.length])
}
