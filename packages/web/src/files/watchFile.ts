import {
  type CommandEntry,
  check,
  drawShape,
  ENGINE,
  execute,
  Fault,
  type Frame,
  fold,
  type GameEvent,
  type GameState,
  isEventType,
  isKnownEngine,
  isRefusal,
  LIMITS,
  list,
  object,
  oneOf,
  optional,
  own,
  type PerSide,
  type Pile,
  PRESENT,
  parse,
  type Question,
  type Refusal,
  readAs,
  readJson,
  redact,
  redrawnChance,
  restoreState,
  ScriptFault,
  type Sealed,
  type SeenCommand,
  type SeenEntry,
  type Shape,
  SIDES,
  type SideId,
  saveState,
  seatOf,
  tagged,
  topQuestion,
  type UndoneEntry,
  type Verb,
  whole,
  whyNotUndo,
} from '@tactic48/rules'
import { type About, aboutIn, aboutOf } from '../game/savedGame.ts'
import { NOBODY } from '../game/seen.ts'
import { tellEntry } from '../prose/tell.ts'
import { openedState, type SeenLog } from '../session/seenLog.ts'
import { beatsOf } from '../stage/beats.ts'
import { marked } from './gameFile.ts'
import { withoutHidden } from './link.ts'
import { type Wrong, wrong, wrongOf } from './wrong.ts'

/** Version 2 holds draws with their range and names its engine. */
const VERSION = 2

/** A file as it is read: its values are judged later. */
interface Envelope {
  readonly [name: string]: unknown
}

/** How a watch file of a version becomes one of the next. */
const UPCASTERS: ReadonlyMap<number, (value: Envelope) => Envelope> = new Map([[1, withRanges]])

/** Version 1 held the values alone: their range was not recorded. */
function withRanges(value: Envelope): Envelope {
  const entries: unknown = value['entries']
  if (!Array.isArray(entries)) return value
  const ranged = (entry: unknown): unknown => {
    if (!isFields(entry) || !Array.isArray(entry['draws'])) return entry
    return { ...entry, draws: entry['draws'].map((drawn) => (typeof drawn === 'number' ? [0, drawn] : drawn)) }
  }
  return { ...value, entries: entries.map(ranged) }
}

function upcast(version: unknown, value: unknown): Envelope | undefined {
  if (!isFields(value) || typeof version !== 'number') return undefined
  let now = value
  for (let from = version; from !== VERSION; from++) {
    const step = UPCASTERS.get(from)
    if (!step) return undefined
    now = step(now)
  }
  return now
}

/** A game as one seat knows it while something is hidden: to watch, never to play on. */
export interface Watched {
  readonly about: About
  /** Whose view it is; absent: what both may see. */
  readonly side: SideId | undefined
  readonly log: SeenLog
  readonly state: GameState
}

export function writeWatched(log: SeenLog, side: SideId | undefined, about: About): string {
  const value = { side: side ?? null, first: openedState(log), entries: log.entries }
  return JSON.stringify({ tactic48: 'view', version: VERSION, ...PRESENT, ...aboutOf(about), value })
}

/** Whether a file says of itself that it holds a view. */
export const isWatchFile = (text: string): boolean => /^\s*\{\s*"tactic48"\s*:\s*"view"/.test(text)

type Fields = { readonly [name: string]: unknown }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const FIRST_ENGINE = 1

const UNPROVEN = { draws: 10_000, events: 20_000 } as const

const anything: Shape<unknown> = { read: (value) => value }
const sideShape = oneOf(SIDES)
/** TACTIC-07: of cards that nobody may know there is a number and their AP, and nothing else. */
const hiddenPile = object<Pick<Pile, 'size' | 'ap'>>({
  size: whole(0, LIMITS.deck),
  ap: whole(0, Number.MAX_SAFE_INTEGER),
})

interface ToldCommand extends Omit<SeenCommand, 'command' | 'events'> {
  readonly command?: unknown
  readonly events: readonly unknown[]
}

const entryShape = tagged<ToldCommand | UndoneEntry, 'entry'>('entry', {
  command: object<ToldCommand>({
    entry: oneOf(['command']),
    side: sideShape,
    command: optional(anything),
    draws: optional(list(drawShape, UNPROVEN.draws)),
    events: list(anything, UNPROVEN.events),
  }),
  undone: object<UndoneEntry>({ entry: oneOf(['undone']), side: sideShape, to: whole(0, LIMITS.entries) }),
})

const wrongFault = ({ code, params, field }: Fault, otherwise: string): Wrong => wrong(code, field || otherwise, params)

type Answers = Partial<PerSide<Sealed<unknown>>>

const answersTo = (question: Question | undefined): Answers =>
  question?.kind === 'force' || question?.kind === 'sealedNumber' ? question.answers : {}

const hiddenIn = (answers: Answers): readonly SideId[] =>
  SIDES.filter((side) => answers[side] && answers[side].value === undefined)

/** GEN-09: who has given an answer that its reader may not know is asked once more. */
function withoutSealed(state: GameState): GameState {
  const stack = state.stack.map((frame): Frame => {
    if (frame.frame !== 'question') return frame
    const { question } = frame
    const hidden = hiddenIn(answersTo(question))
    if (hidden.length === 0) return frame
    const known = Object.entries(answersTo(question)).filter(([, answer]) => answer?.value !== undefined)
    const asked = { ...question, answers: Object.fromEntries(known), awaiting: [...question.awaiting, ...hidden] }
    return { frame: 'question', question: asked as Question }
  })
  return { ...state, stack }
}

/** The state as its validator can judge it: what is hidden in it is left out, and judged here. */
function stateFault(state: GameState): Wrong | undefined {
  try {
    for (const side of SIDES) {
      for (const pile of ['hand', 'deck'] as const) {
        const held = state.sides[side][pile]
        const fault = held.cards === undefined ? readAs(hiddenPile, held) : undefined
        if (fault instanceof Fault) return wrongFault(fault.in('sides', side, pile), '')
      }
    }
    const judged = restoreState(saveState(withoutSealed(withoutHidden(state))))
    return isRefusal(judged) ? wrongOf(judged) : undefined
  } catch {
    return wrong('unplayable', 'first')
  }
}

/**
 * A view from outside, proven as far as a view can be: every command that its reader may know is carried out again over what he
 * knows, with what chance gave it, and must bring what is told. Where the other side's secrets decide, the facts must at least lead to
 * a position that can be. Yields the share that is done.
 */
export function* watching(text: string): Generator<number, Watched | Wrong> {
  const json = readJson(text)
  if (!('value' in json)) return wrong(json.code, 'file', json.params)
  const envelope = json.value
  if (!isFields(envelope)) return wrong('notASavedLog', 'file')
  if (!isFields(envelope['value'])) return wrong(envelope['value'] === undefined ? 'missing' : 'notAnObject', 'value')
  const value = upcast(envelope['version'], envelope['value'])
  if (!value) return wrong('notASavedLog', 'file')
  const engine = envelope['version'] === 1 ? FIRST_ENGINE : envelope['engine']
  if (typeof engine !== 'number' || !isKnownEngine(engine))
    return wrong('unknownEngine', 'engine', { engine: String(engine) })
  const told: unknown = value['entries']
  if (!Array.isArray(told)) return wrong(told === undefined ? 'missing' : 'notAList', 'entries')
  if (told.length > LIMITS.entries) return wrong('listTooLong', 'entries', { limit: LIMITS.entries })
  const side = SIDES.find((one) => one === value['side'])
  if (!side && value['side'] !== null) return wrong('notOneOf', 'side', { values: SIDES.join(', ') })
  const first = value['first'] as GameState
  const fault = stateFault(first)
  if (fault) return fault
  // Version 1 named no engine: what differs may be an earlier engine's work.
  const game = new WatchedGame(first, side, engine < ENGINE || envelope['version'] === 1)
  for (let i = 0; i < told.length; i++) {
    const wrongEntry = game.follow(told[i])
    if (wrongEntry) return wrongFault(wrongEntry.in('entries', i), '')
    if (i % 32 === 31) yield (i + 1) / told.length
  }
  if (game.owed) return wrong('missing', `entries[${told.length}]`)
  const { entries, state, parted } = game
  const recorded = parted === undefined ? undefined : { engine, from: parted, until: entries.length }
  const about = marked(aboutIn(envelope), recorded ? { recorded } : {})
  return { about, side, log: { first, opening: [], entries }, state }
}

class WatchedGame {
  state: GameState
  readonly entries: SeenEntry[] = []
  /** An accepted request to take back is carried out by the very next entry. */
  owed: UndoneEntry | undefined
  /** The first entry that an earlier engine resolved otherwise. */
  parted: number | undefined
  readonly #viewer: SideId | undefined
  readonly #isOlder: boolean
  /** The position before each entry: one that was taken back leads there again. */
  readonly #before: GameState[] = []
  /** Indices of the entries that count. */
  readonly #live: number[] = []

  constructor(first: GameState, viewer: SideId | undefined, isOlder: boolean) {
    this.state = first
    this.#viewer = viewer
    this.#isOlder = isOlder
  }

  follow(told: unknown): Fault | undefined {
    const read = readAs(entryShape, told)
    if (read instanceof Fault) return read
    const entry = read.entry === 'undone' ? read : this.#known(read)
    if (entry instanceof Fault) return entry
    const next = entry.entry === 'undone' ? this.#takenBack(entry) : this.#followed(entry)
    if (next instanceof Fault) return next
    this.#before.push(this.state)
    this.entries.push(entry)
    this.state = next
    return undefined
  }

  /** What the viewer may know of a command is there, whole, and of the side that is said to have given it. */
  #known({ command: told, events, ...entry }: ToldCommand): SeenCommand | Fault {
    const facts = events.findIndex((event) => !isFields(event) || !isEventType(event['type']))
    if (facts >= 0) return new Fault('differs', {}, ['events', facts])
    const seen = { ...entry, events: events as readonly GameEvent[] }
    if (told === undefined) {
      const question = topQuestion(this.state)
      const isSealed = entry.side !== this.#viewer && (question?.kind === 'force' || question?.kind === 'sealedNumber')
      return isSealed && !entry.draws ? seen : new Fault('missing', {}, ['command'])
    }
    const command = parse(told)
    if (isRefusal(command)) return illegal(command)
    if (!same(command, told)) return new Fault('differs', {}, ['command'])
    if (own(this.state.seats, command.seat) !== entry.side) return new Fault('differs', {}, ['side'])
    const isHidden = seen.events.some((event) => event.type === 'cardDrawn' && event.side !== this.#viewer)
    return entry.draws || isHidden ? { ...seen, command } : new Fault('missing', {}, ['draws'])
  }

  #takenBack(entry: UndoneEntry): GameState | Fault {
    const last = this.#live.at(-1) ?? -1
    const taken = this.entries[last]
    const { to, side } = this.owed ?? { to: last, side: entry.side }
    const why =
      this.owed || taken?.entry !== 'command'
        ? undefined
        : whyNotUndo(this.state, { draws: [], ...taken } as CommandEntry, side)
    if (why) return new Fault('illegalUndo', { why: why.code })
    const state = this.#before[to]
    if (entry.to !== to || entry.side !== side || !state) return new Fault('illegalUndo', {}, ['to'])
    while ((this.#live.at(-1) ?? -1) >= to) this.#live.pop()
    this.owed = undefined
    return state
  }

  #followed(entry: SeenCommand): GameState | Fault {
    if (this.owed) return new Fault('differs', {}, ['entry'])
    const judged = followed(this.state, entry, this.#viewer)
    const next = judged instanceof Fault && this.#isOlder ? asRecorded(this.state, entry) : judged
    if (next instanceof Fault) return judged instanceof Fault ? judged : next
    if (judged instanceof Fault) this.parted ??= this.entries.length
    this.#live.push(this.entries.length)
    const granted = entry.events.find((event) => event.type === 'undoAnswered' && event.accepted)
    if (granted?.type === 'undoAnswered') this.owed = { entry: 'undone', side: entry.side, to: granted.to }
    return next
  }
}

const illegal = ({ rule, code }: Refusal): Fault => new Fault('illegalCommand', { rule, why: code }, ['command'])

/** TACTIC-07: whether the other side may do it depends on cards that its opponent does not know. */
const OF_HIDDEN_CARDS: readonly Verb[] = ['playCard', 'submitForce']

/** What comes of an entry, or where it is not what it says. */
function followed(state: GameState, entry: SeenCommand, viewer: SideId | undefined): GameState | Fault {
  const { command, events, side } = entry
  const differs = new Fault('differs', {}, ['events'])
  try {
    const judged = command && check(withCardInHand(state, entry), command)
    if (judged && isRefusal(judged) && (side === viewer || !OF_HIDDEN_CARDS.includes(command.verb)))
      return illegal(judged)
    const carried = carriedOut(state, entry, viewer)
    if (carried instanceof Fault) return carried
    return carried === 'proven' ? fold(state, events) : asRecorded(state, entry)
  } catch (error) {
    return error instanceof ScriptFault ? new Fault('badDraw', {}, ['draws', error.draw]) : differs
  }
}

/** What an earlier engine recorded is not judged; it must lead to a position that can be. */
function asRecorded(state: GameState, entry: SeenCommand): GameState | Fault {
  const differs = new Fault('differs', {}, ['events'])
  try {
    const after = fold(state, entry.events)
    return stateFault(after) || !canBeShown(state, entry) ? differs : after
  } catch {
    return differs
  }
}

/** The command once more over what its reader knows; not proven where something that he does not know decides. */
function carriedOut(state: GameState, entry: SeenCommand, viewer: SideId | undefined): 'proven' | 'notProven' | Fault {
  const { command, draws, events } = entry
  if (!command || !draws || hiddenIn(answersTo(topQuestion(state))).length > 0) return 'notProven'
  const chance = redrawnChance(draws)
  const step = execute(withCardInHand(state, entry), command, chance)
  if (isRefusal(step)) return 'notProven'
  const seat = (viewer && seatOf(state, viewer)) ?? NOBODY
  // What was sealed then may be open by now.
  if (same(redact(step.state, step.events, seat), events) || same(step.events, events)) {
    const left = chance.left().length
    return left > 0 ? new Fault('drawLeftOver', {}, ['draws', draws.length - left]) : 'proven'
  }
  // The end opens what was hidden: only there may more be told than the view brings.
  return step.state.phase === 'over' ? 'notProven' : new Fault('differs', {}, ['events'])
}

/** TACTIC-07: a card that is played was in the hand, of which its opponent knows only the number. */
function withCardInHand(state: GameState, { command, side }: SeenCommand): GameState {
  const own = state.sides[side]
  if (command?.verb !== 'playCard' || own.hand.cards !== undefined || own.hand.size === 0) return state
  const hand: Pile = { ...own.hand, cards: [command.card] }
  return { ...state, sides: { ...state.sides, [side]: { ...own, hand } } }
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)
const isListOf = (value: unknown, test: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(test)

/** What a sentence names is there to be put into words. */
function isSaid(said: unknown): boolean {
  if (!isFields(said)) return isText(said) || isNumber(said)
  return Object.entries(said).every(([kind, value]) => {
    if (kind === 'length') return isNumber(value)
    if (kind === 'at') return isFields(value) && isNumber(value['x']) && isNumber(value['y'])
    if (kind === 'dice') return isListOf(value, isNumber)
    return kind === 'figures' ? isListOf(value, isText) : isText(value)
  })
}

/** Facts that cannot be proven may lack what the page tells and draws of them. */
function canBeShown(before: GameState, entry: SeenCommand): boolean {
  try {
    beatsOf(before, entry.events)
    return tellEntry(before, entry).every(({ said }) => Object.values(said).every(isSaid))
  } catch {
    return false
  }
}

const same = (made: unknown, told: unknown): boolean => JSON.stringify(made) === JSON.stringify(told)
