import type { Atom } from '../atoms.ts'
import { ENGINE, isKnownEngine } from '../engine/version.ts'
import { Fault } from '../input/fault.ts'
import { sideShape } from '../input/figures.ts'
import { LIMITS } from '../input/limits.ts'
import {
  type Fields,
  list,
  object,
  oneOf,
  optional,
  readAs,
  type Shape,
  tagged,
  text,
  where,
  whole,
} from '../input/shape.ts'
import { atomShape, questionKindShape } from '../input/stack.ts'
import { isEventType } from '../kernel/apply.ts'
import type { Draw } from '../kernel/chance.ts'
import { isFactType } from '../state/eventKind.ts'
import type { SideId } from '../state/ids.ts'
import type { QuestionSummary } from '../state/question.ts'
import { digestOf } from './digest.ts'
import type { Log, Recorded, UndoneEntry } from './log.ts'
import { unpackLog } from './rows.ts'
import { storeLog } from './stored.ts'
import { QuestionTrail } from './trail.ts'

/** Fields that no shape reads: they are compared, or read later. */
const anything: Shape<unknown> = { read: (value) => value }

/** The longest command draws some hundreds. */
const DRAWS = 10_000
const EVENTS = 20_000
const WORD = whole(0, 0xffff_ffff)
const RANGE = whole(1, 0x1_0000_0000)
const PLAIN = whole(0, 0)

/** `[n, value]`; one whose range was never recorded has n = 0. */
export const drawShape: Shape<Draw> = {
  read(value) {
    if (!Array.isArray(value)) return new Fault('notAList')
    if (value.length !== 2) return new Fault(value.length > 2 ? 'listTooLong' : 'listTooShort', { limit: 2 })
    const n = value[0] === 0 ? PLAIN.read(value[0]) : RANGE.read(value[0])
    if (n instanceof Fault) return n.in(0)
    const drawn = WORD.read(value[1])
    if (drawn instanceof Fault) return drawn.in(1)
    return n === 0 || drawn < n ? [n, drawn] : new Fault('badDraw')
  },
}

/** Version 2 kept the values alone. */
export const plainDrawShape: Shape<Draw> = {
  read(value) {
    const plain = WORD.read(value)
    return plain instanceof Fault ? plain : [0, plain]
  },
}

/** What happened at one go as a file tells it. Nothing of it has been judged. */
export interface ReadHappened {
  readonly draws: readonly Draw[]
  /** Absent in a log of commands alone. */
  readonly facts?: readonly unknown[]
  readonly question?: QuestionSummary | undefined
  /** The names of what it brought, in a log of commands alone. */
  readonly names?: readonly string[]
}

export interface ReadCommand extends ReadHappened {
  readonly entry: 'command'
  readonly side: SideId
  readonly command: unknown
}

export interface ReadLog {
  readonly version: 2 | 3
  readonly engine: number
  /** Recorded before the present engine: where it differs, it stands as recorded. */
  readonly isOlder: boolean
  readonly recorded: Recorded | undefined
  readonly spec: unknown
  readonly opening: ReadHappened
  readonly entries: readonly (ReadCommand | UndoneEntry)[]
}

/** How much a log from outside tells: everything, or what it follows from, without the facts. */
export type Telling = 'all' | 'commands'

/** A log from outside, of any version that can be opened, in one form. */
export function readLog(input: unknown, telling: Telling): ReadLog | Fault {
  const isNumbered = typeof input === 'object' && input !== null && 'engine' in input
  if (!isNumbered) return readVersion2(input, telling)
  const stored = isUnderWay(input) ? readAs<object>({ read: () => storeLog(input) }, input) : input
  return stored instanceof Fault ? stored : readStored(stored, telling)
}

/** The log of a game in memory, with every event. */
function isUnderWay(input: object): input is Log {
  const { opening }: { readonly opening?: unknown } = input
  return typeof opening === 'object' && opening !== null && 'events' in opening
}

/** Version 3: the stored form. */
interface Version3Happened {
  readonly draws?: readonly Draw[]
  readonly facts?: readonly unknown[]
  readonly question?: QuestionSummary
  readonly names?: readonly string[]
}

interface Version3Command extends Version3Happened {
  readonly side: SideId
  readonly command: unknown
}

interface Version3Undone {
  readonly side: SideId
  readonly undone: number
}

interface Version3Log {
  readonly engine: number
  readonly build?: string
  readonly terms: string
  readonly recorded?: Recorded
  readonly spec: unknown
  readonly opening: Version3Happened
  readonly entries: readonly (Version3Command | Version3Undone)[]
}

/** Characters of a question in JSON. */
const LONGEST_QUESTION = 20_000

const questionShape: Shape<QuestionSummary> = {
  read(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Fault('notAnObject')
    const { kind, awaiting, ...rest } = value as { readonly [field: string]: unknown }
    const read = object<Pick<QuestionSummary, 'kind' | 'awaiting'>>({
      kind: questionKindShape,
      awaiting: list(sideShape, 2),
    }).read({ kind, awaiting })
    if (read instanceof Fault) return read
    const length = JSON.stringify(rest)?.length ?? 0
    if (length > LONGEST_QUESTION) return new Fault('textTooLong', { limit: LONGEST_QUESTION })
    return { ...read, ...rest }
  },
}

const ENTRY = whole(-1, LIMITS.entries)

const recordedShape: Shape<Recorded> = where(
  object<Recorded>({ engine: whole(1, 1_000_000), from: ENTRY, until: ENTRY, rule: optional<Atom>(atomShape) }),
  ({ from, until }) => (from > until ? new Fault('valueTooSmall', { limit: from }, ['until']) : undefined),
)

const happened3: Fields<Version3Happened> = {
  draws: optional(list(drawShape, DRAWS)),
  facts: optional(list(anything, EVENTS)),
  question: optional(questionShape),
  names: optional(list(text(), EVENTS)),
}
const command3 = object<Version3Command>({ side: sideShape, command: anything, ...happened3 })
const undone3 = object<Version3Undone>({ side: sideShape, undone: whole(0, LIMITS.entries) })

const entry3: Shape<Version3Command | Version3Undone> = {
  read: (value) =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, 'undone')
      ? undone3.read(value)
      : command3.read(value),
}

const log3 = object<Version3Log>({
  engine: whole(1, 1_000_000),
  build: optional(text()),
  terms: text(64, 64),
  recorded: optional(recordedShape),
  spec: anything,
  opening: object<Version3Happened>(happened3),
  entries: list(entry3, LIMITS.entries),
})

function readStored(input: object, telling: Telling): ReadLog | Fault {
  const wide = unpackLog(input)
  if (wide instanceof Fault) return wide
  const log = readAs(log3, wide)
  if (log instanceof Fault) return log
  const { engine, terms, recorded, spec } = log
  for (const number of [engine, recorded?.engine ?? engine]) {
    if (!isKnownEngine(number)) return new Fault('unknownEngine', { engine: number }, ['engine'])
  }
  const named = telling === 'all' ? log.entries.findIndex((entry) => 'names' in entry) : -1
  if (named >= 0) return new Fault('unknownField', {}, ['entries', named, 'names'])
  const limit = log.entries.length
  if (recorded && recorded.until > limit) return new Fault('valueTooBig', { limit }, ['recorded', 'until'])
  const digest = readAs<string>({ read: () => digestOf(spec) }, spec)
  if (digest instanceof Fault) return digest.in('spec')
  if (digest !== terms) return new Fault('differs', {}, ['terms'])
  const happened = ({ draws = [], facts = [], question, names }: Version3Happened): ReadHappened =>
    telling === 'all' ? { draws, facts, question } : { draws, ...(names && { names }) }
  return {
    version: 3,
    engine,
    isOlder: engine < ENGINE,
    recorded,
    spec,
    opening: happened(log.opening),
    entries: log.entries.map((entry) =>
      'undone' in entry
        ? { entry: 'undone', side: entry.side, to: entry.undone }
        : { entry: 'command', side: entry.side, command: entry.command, ...happened(entry) },
    ),
  }
}

/** Version 2: every event with the bookkeeping of the stack, values of chance without their range, no engine. */
interface Version2Happened {
  readonly draws: readonly Draw[]
  readonly events?: readonly unknown[]
}

interface Version2Command extends Version2Happened {
  readonly entry: 'command'
  readonly side: SideId
  readonly command: unknown
}

interface Version2Log {
  readonly spec: unknown
  readonly opening: Version2Happened
  readonly entries: readonly (Version2Command | UndoneEntry)[]
}

const eventShape: Shape<unknown> = {
  read: (value) =>
    typeof value === 'object' && value !== null && isEventType((value as { readonly type?: unknown }).type)
      ? value
      : new Fault('notOneOf', { values: 'an event' }, ['type']),
}

function version2Shape(telling: Telling): Shape<Version2Log> {
  const draws = list(plainDrawShape, DRAWS)
  const events = list(eventShape, EVENTS)
  const happened = (telling === 'all' ? { draws, events } : { draws }) as object as Fields<Version2Happened>
  return object<Version2Log>({
    spec: anything,
    opening: object<Version2Happened>(happened),
    entries: list(
      tagged<Version2Command | UndoneEntry, 'entry'>('entry', {
        command: object<Version2Command>({
          entry: oneOf(['command']),
          side: sideShape,
          command: anything,
          ...happened,
        }),
        undone: object<UndoneEntry>({ entry: oneOf(['undone']), side: sideShape, to: whole(0, LIMITS.entries) }),
      }),
      LIMITS.entries,
    ),
  })
}

const isFact = (event: unknown): boolean => isFactType((event as { readonly type?: unknown }).type)

/** Before engines had numbers; whatever differs may be an earlier engine's work as well as an edited file. */
const FIRST_ENGINE = 1

function readVersion2(input: unknown, telling: Telling): ReadLog | Fault {
  const log = readAs(version2Shape(telling), input)
  if (log instanceof Fault) return log
  const trail = new QuestionTrail()
  const happened = ({ draws, events }: Version2Happened): ReadHappened => {
    if (!events) return { draws }
    const question = trail.add(events)
    return { draws, facts: events.filter(isFact), question }
  }
  const read = readAs<ReadLog>(
    {
      read: () => ({
        version: 2,
        engine: FIRST_ENGINE,
        isOlder: true,
        recorded: undefined,
        spec: log.spec,
        opening: happened(log.opening),
        entries: log.entries.map((entry) => {
          if (entry.entry === 'command') {
            const { side, command } = entry
            return { entry: 'command', side, command, ...happened(entry) }
          }
          trail.goBack(entry.to)
          return entry
        }),
      }),
    },
    log,
  )
  return read
}
