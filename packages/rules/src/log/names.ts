import { Fault } from '../input/fault.ts'
import type { DomainFact, FactType } from '../state/eventKind.ts'
import { own } from '../state/ids.ts'
import type { QuestionKind } from '../state/question.ts'
import type { GameState } from '../state/state.ts'

/** Markers, clouds of smoke and arrivals are named after the clock, which counts bookkeeping: another build may name them otherwise. */
type NameKind = 'marker' | 'smoke' | 'schedule'

/** Where a name is stored; `*` is each of a list. */
interface Place {
  readonly kind: NameKind
  readonly path: readonly string[]
}

const place = (kind: NameKind, path: string): Place => ({ kind, path: path.split('.') })

const MARKER = place('marker', 'marker')
const MARKERS = place('marker', 'markers.*')
const ENTRY = place('schedule', 'entry')

const IN_FACTS: { readonly [T in FactType]?: Place } = {
  opportunityFirePlaced: place('marker', 'marker.id'),
  opportunityFireSpent: MARKER,
  opportunityFireHeld: MARKERS,
  opportunityFireResized: MARKER,
  opportunityTriggered: MARKERS,
  suppressionStarted: place('marker', 'marker.id'),
  suppressionJoined: MARKER,
  suppressionCollapsed: MARKER,
  suppressed: MARKER,
  suppressionRolled: MARKER,
  suppressionSix: MARKER,
  smokeLaid: place('smoke', 'smoke.id'),
  smokeThinned: place('smoke', 'gone.*'),
  arrivalScheduled: place('schedule', 'entry.id'),
  leftTable: place('schedule', 'entry.id'),
  scheduleCounted: place('schedule', 'due.*'),
  fireArrived: ENTRY,
  teamEntered: ENTRY,
  arrivalDelayed: ENTRY,
  returned: ENTRY,
}

/** The facts that bring a named thing, and the form of its name. */
const BROUGHT: { readonly [T in FactType]?: RegExp } = {
  opportunityFirePlaced: /^of\d{1,16}\+{0,16}$/,
  suppressionStarted: /^sf\d{1,16}\+{0,16}$/,
  smokeLaid: /^smoke\d{1,16}\+{0,16}$/,
  arrivalScheduled: /^due\d{1,16}\+{0,16}$/,
  leftTable: /^due\d{1,16}\+{0,16}$/,
}

const IN_QUESTIONS: { readonly [K in QuestionKind]?: Place } = {
  opportunityFire: place('marker', 'offers.*.marker'),
  entry: ENTRY,
}

const IN_COMMANDS: { readonly [verb: string]: Place } = { opportunityShot: MARKER, joinSuppression: MARKER }

type Fields = { readonly [name: string]: unknown }

const fieldsIn = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined

/** The place that a table has for a value from outside, by the field that tells its kind. */
function placeIn<T>(value: unknown, tag: string, table: { readonly [name: string]: T }): T | undefined {
  const fields = fieldsIn(value)
  const name = fields && Object.hasOwn(fields, tag) ? fields[tag] : undefined
  return typeof name === 'string' ? own(table, name) : undefined
}

/** The value with another text at the end of the path; itself where nothing changes. */
function changed(value: unknown, path: readonly string[], change: (name: string) => string | undefined): unknown {
  const [step, ...rest] = path
  if (step === undefined) return typeof value === 'string' ? change(value) : value
  if (step === '*') {
    if (!Array.isArray(value)) return value
    const list = value.map((one) => changed(one, rest, change))
    return list.some((one, i) => one !== value[i]) ? list : value
  }
  const fields = fieldsIn(value)
  if (!fields || !Object.hasOwn(fields, step)) return value
  const inner = changed(fields[step], rest, change)
  return inner === fields[step] ? value : { ...fields, [step]: inner }
}

interface Brought {
  readonly kind: NameKind
  readonly form: RegExp
  readonly name: string
}

function broughtBy(fact: unknown): Brought | undefined {
  const form = placeIn(fact, 'type', BROUGHT)
  const where = form && placeIn(fact, 'type', IN_FACTS)
  if (!where) return undefined
  let name: string | undefined
  changed(fact, where.path, (one) => {
    name = one
    return one
  })
  return name === undefined ? undefined : { kind: where.kind, form, name }
}

/** The names of what these facts bring, in order. */
export const namesBrought = (facts: readonly DomainFact[]): readonly string[] =>
  facts.flatMap((fact) => broughtBy(fact)?.name ?? [])

const PARTS = { marker: 'markers', smoke: 'smoke', schedule: 'schedule' } as const

const isInPlay = (state: GameState, kind: NameKind, name: string): boolean =>
  state[PARTS[kind]].some(({ id }) => id === name)

const key = (kind: NameKind, name: string): string => `${kind} ${name}`

interface Pair {
  readonly kind: NameKind
  readonly recorded: string
  readonly played: string
}

/** Which name of a file is which name of the game that is played again, where they differ; each has one of the other. */
export class Names {
  static readonly SAME: Names = new Names([])
  readonly #pairs: readonly Pair[]
  readonly #played = new Map<string, string>()
  readonly #recorded = new Map<string, string>()

  private constructor(pairs: readonly Pair[]) {
    this.#pairs = pairs
    for (const { kind, recorded, played } of pairs) {
      this.#played.set(key(kind, recorded), played)
      this.#recorded.set(key(kind, played), recorded)
    }
  }

  get areSame(): boolean {
    return this.#pairs.length === 0
  }

  /** Recorded and played exchanged. */
  reversed(): Names {
    return new Names(this.#pairs.map(({ kind, recorded, played }) => ({ kind, recorded: played, played: recorded })))
  }

  /** Those of what is in play. At the question of an Action nothing else can be named any more. */
  inPlay(state: GameState): Names {
    const pairs = this.#pairs.filter(({ kind, played }) => isInPlay(state, kind, played))
    if (pairs.length === this.#pairs.length) return this
    return pairs.length === 0 ? Names.SAME : new Names(pairs)
  }

  /** The played name of a recorded one: the same where none was learned, nothing where something else has it now. */
  played(kind: NameKind, recorded: string): string | undefined {
    return this.#played.get(key(kind, recorded)) ?? (this.#recorded.has(key(kind, recorded)) ? undefined : recorded)
  }

  /** With one pair more; absent where one of the two is taken. */
  learn(pair: Pair, isThere: (name: string) => boolean): Names | undefined {
    const { kind, recorded, played } = pair
    const means = this.played(kind, recorded)
    if (means === played) return this
    if (this.#played.has(key(kind, recorded)) || this.#recorded.has(key(kind, played))) return undefined
    if (means !== undefined && isThere(means)) return undefined
    return new Names([...this.#pairs, pair])
  }

  fact(value: unknown): unknown {
    return this.#named(value, placeIn(value, 'type', IN_FACTS))
  }

  question<Q>(value: Q): Q {
    return this.#named(value, placeIn(value, 'kind', IN_QUESTIONS)) as Q
  }

  command(value: unknown): unknown {
    return this.#named(value, placeIn(value, 'verb', IN_COMMANDS))
  }

  #named(value: unknown, where: Place | undefined): unknown {
    return where && !this.areSame ? changed(value, where.path, (name) => this.played(where.kind, name)) : value
  }
}

/** Learns the names of one entry, one thing after the other. */
class Learner {
  names: Names
  readonly #before: GameState
  readonly #brought: string[] = []

  constructor(names: Names, before: GameState) {
    this.names = names
    this.#before = before
  }

  /** Whether this name can be that of what was brought. */
  meets({ kind, form, name: played }: Brought, recorded: string): boolean {
    const isThere = (name: string): boolean =>
      isInPlay(this.#before, kind, name) || this.#brought.includes(key(kind, name))
    const names =
      recorded === played || form.test(recorded) ? this.names.learn({ kind, recorded, played }, isThere) : undefined
    this.#brought.push(key(kind, played))
    this.names = names ?? this.names
    return names !== undefined
  }
}

export interface Followed {
  readonly names: Names
  /** What is recorded, in the names of the game that is played. */
  readonly facts: readonly unknown[]
}

/** Recorded facts beside those that were played: names are learned from those that bring something. One that cannot be learned differs. */
export function followedFacts(
  names: Names,
  made: readonly DomainFact[],
  recorded: readonly unknown[],
  before: GameState,
): Followed {
  const learner = new Learner(names, before)
  const facts = recorded.map((fact, i) => {
    const [brought, other] = [broughtBy(made[i]), broughtBy(fact)]
    if (brought && other?.form === brought.form) learner.meets(brought, other.name)
    return learner.names.fact(fact)
  })
  return { names: learner.names, facts }
}

/** The same where an entry has only the names of what it brought. */
export function followedNames(
  names: Names,
  made: readonly DomainFact[],
  recorded: readonly string[],
  before: GameState,
): Names | Fault {
  const learner = new Learner(names, before)
  const brought = made.flatMap((fact) => broughtBy(fact) ?? [])
  for (let i = 0; i < Math.max(brought.length, recorded.length); i++) {
    const [one, name] = [brought[i], recorded[i]]
    if (!one || name === undefined || !learner.meets(one, name)) return new Fault('differs', {}, ['names', i])
  }
  return learner.names
}

/** Facts that are not played again: what they bring keeps its name, unless the game has given it to something else. */
export function adoptedFacts(names: Names, recorded: readonly unknown[], before: GameState): Followed {
  if (names.areSame) return { names, facts: recorded }
  const learner = new Learner(names, before)
  const facts = recorded.map((fact) => {
    const brought = broughtBy(fact)
    if (brought) {
      let name = brought.name
      while (learner.names.played(brought.kind, name) === undefined) name = `${name}+`
      learner.meets({ ...brought, name }, brought.name)
    }
    return learner.names.fact(fact)
  })
  return { names: learner.names, facts }
}
