import { createGame, initialState } from '../engine/createGame.ts'
import { fold } from '../kernel/apply.ts'
import type { Chance } from '../kernel/chance.ts'
import { check } from '../kernel/check.ts'
import { carryOut } from '../kernel/execute.ts'
import type { AnswerCommand, Command, Verb } from '../state/command.ts'
import type { GameEvent } from '../state/event.ts'
import type { SeatId } from '../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../state/refusal.ts'
import { isSecretFact } from '../state/secrecy.ts'
import { opponentOf, type PerSide, perSide, type SideId } from '../state/side.ts'
import type { GameSpec } from '../state/spec.ts'
import type { GameState } from '../state/state.ts'

/** One command with all its events. */
export interface CommandEntry {
  readonly entry: 'command'
  readonly side: SideId
  readonly command: Command
  readonly events: readonly GameEvent[]
  /** Dice were rolled: taking it back needs consent. */
  readonly chance: boolean
  /** Something sealed came in or out: taking it back needs consent. */
  readonly secrets: boolean
}

/** Nothing is deleted: the fold leaves out what lies between `to` and this entry. */
export interface UndoneEntry {
  readonly entry: 'undone'
  readonly side: SideId
  /** Entries kept, counted from the first. */
  readonly to: number
}

export type LogEntry = CommandEntry | UndoneEntry

export interface Log {
  readonly spec: GameSpec
  /** What happened before the first command. */
  readonly opening: readonly GameEvent[]
  readonly entries: readonly LogEntry[]
}

/** A game under way: its log and what the log folds to. */
export interface Played {
  readonly log: Log
  readonly state: GameState
}

export function startLog(spec: GameSpec, chance: Chance): Played | Refusal {
  const opened = createGame(spec, chance)
  if (isRefusal(opened)) return opened
  return { log: { spec, opening: opened.events, entries: [] }, state: opened.state }
}

/** Executes a command and appends it; an accepted request to take back is carried out at once. */
export function play(played: Played, input: unknown, chance: Chance): Played | Refusal {
  const { log, state } = played
  const plan = check(state, input)
  if (isRefusal(plan)) return plan
  const { command } = plan
  const side = state.seats[command.seat]
  if (command.verb === 'askUndo') {
    if (command.to >= log.entries.length) {
      return refuse('UNDO', 'noSuchEntry', { to: command.to, entries: log.entries.length })
    }
    if (side && hasAskedThisTurn(log, side)) return refuse('UNDO', 'oneRequestATurn')
  }
  const counted = countedChance(chance)
  if (!side) return refuse('COMMAND', 'noSuchSeat')
  const step = carryOut(state, plan, counted)
  const entry: CommandEntry = {
    entry: 'command',
    side,
    command,
    events: step.events,
    chance: counted.draws() > 0,
    secrets: step.events.some(({ type }) => isSecretFact(type)),
  }
  const next = { log: appended(log, entry), state: step.state }
  const granted = step.events.find((event) => event.type === 'undoAnswered' && event.accepted)
  return granted?.type === 'undoAnswered' ? undoneTo(next, side, granted.to) : next
}

/** Takes the last command back without asking: own, without dice or secrets, and nobody decided since. */
export function undo(played: Played, seat: SeatId): Played | Refusal {
  const { log, state } = played
  if (state.phase === 'over') return refuse('UNDO', 'gameOver')
  const side = Object.hasOwn(state.seats, seat) ? state.seats[seat] : undefined
  const to = lastLive(log.entries)
  const last = log.entries[to]
  if (!side || last?.entry !== 'command') return refuse('UNDO', 'nothingToUndo')
  if (last.side !== side) return refuse('UNDO', 'otherDecided')
  if (last.chance) return refuse('UNDO', 'chance')
  if (last.secrets) return refuse('UNDO', 'secrets')
  return undoneTo(played, side, to)
}

function undoneTo({ log }: Played, side: SideId, to: number): Played {
  const next = appended(log, { entry: 'undone', side, to })
  return { log: next, state: replayed(next) }
}

/** A request counts in the turn in which it was made, even when that turn has been taken back. */
export function hasAskedThisTurn({ opening, entries }: Log, side: SideId): boolean {
  const atOpening = lastTurnIn(opening)
  const turns: (number | undefined)[] = []
  for (const entry of entries) {
    const before = turns.length > 0 ? turns[turns.length - 1] : atOpening
    if (entry.entry === 'command') turns.push(lastTurnIn(entry.events) ?? before)
    else turns.push(entry.to > 0 ? turns[entry.to - 1] : atOpening)
  }
  const now = turns.length > 0 ? turns[turns.length - 1] : atOpening
  return entries.some(
    (entry, i) =>
      entry.entry === 'command' && entry.side === side && entry.command.verb === 'askUndo' && turns[i] === now,
  )
}

function lastTurnIn(events: readonly GameEvent[]): number | undefined {
  const started = events.findLast((event) => event.type === 'turnStarted')
  return started?.type === 'turnStarted' ? started.number : undefined
}

/** An answer is part of the command that asks, a decision of its own, or talk about the game. */
const ANSWERS: { readonly [V in AnswerCommand['verb']]: 'part' | 'own' | 'talk' } = {
  continueMove: 'part',
  reactTakeCover: 'part',
  opportunityShot: 'part',
  holdFire: 'part',
  shootAfterMove: 'part',
  skipShot: 'part',
  chooseVictim: 'part',
  chooseSix: 'part',
  drift: 'part',
  chooseOpponent: 'part',
  pass: 'own',
  seal: 'own',
  answerDraw: 'talk',
  answerUndo: 'talk',
}

const isAnswer = (verb: Verb): verb is AnswerCommand['verb'] => Object.hasOwn(ANSWERS, verb)
const isPart = ({ command: { verb } }: CommandEntry): boolean => isAnswer(verb) && ANSWERS[verb] === 'part'
const isTalk = ({ command: { verb } }: CommandEntry): boolean =>
  verb === 'offerDraw' || verb === 'askUndo' || (isAnswer(verb) && ANSWERS[verb] === 'talk')

/**
 * Where the last command of a side begins, for a request that takes it back as a whole: the dice, the answers and all
 * that followed go with it. Absent where the side has commanded nothing yet.
 */
export function lastCommandOf({ entries }: Log, side: SideId): number | undefined {
  const live = liveEntries(entries).filter((entry) => !isTalk(entry))
  const last = live.findLastIndex((entry) => entry.side === side)
  const own = live[last]
  if (!own) return undefined
  const begun = live.slice(0, last + 1).findLast((entry) => !isPart(entry))
  return entries.lastIndexOf(begun?.side === side ? begun : own)
}

/** How many requests to take back were granted to each side. */
export const takenBack = ({ entries }: Log): PerSide<number> =>
  perSide(
    (side) =>
      entries.filter(
        (entry) =>
          entry.entry === 'command' &&
          entry.side === opponentOf(side) &&
          entry.events.some((event) => event.type === 'undoAnswered' && event.accepted),
      ).length,
  )

const appended = (log: Log, entry: LogEntry): Log => ({ ...log, entries: [...log.entries, entry] })

/** The entries that count, in order: the fold skips what was undone. */
export function liveEntries(entries: readonly LogEntry[]): readonly CommandEntry[] {
  const live: CommandEntry[] = []
  for (let i = entries.length; i > 0; ) {
    const entry = entries[i - 1]
    if (entry?.entry === 'undone') i = entry.to
    else {
      if (entry) live.push(entry)
      i -= 1
    }
  }
  return live.reverse()
}

/** Index of the last entry that counts, −1 where none does. */
function lastLive(entries: readonly LogEntry[]): number {
  let i = entries.length
  for (;;) {
    const entry = entries[i - 1]
    if (entry?.entry !== 'undone') return i - 1
    i = entry.to
  }
}

/** The state a log leads to; needs no dice. */
export function replayLog(log: Log): GameState | Refusal {
  const state = initialState(log.spec)
  return isRefusal(state) ? state : foldLog(state, log)
}

function replayed(log: Log): GameState {
  const state = initialState(log.spec)
  if (isRefusal(state)) throw new Error('a log under way has a spec that holds')
  return foldLog(state, log)
}

const foldLog = (state: GameState, log: Log): GameState =>
  liveEntries(log.entries).reduce((folded, entry) => fold(folded, entry.events), fold(state, log.opening))

interface CountedChance extends Chance {
  draws(): number
}

function countedChance(chance: Chance): CountedChance {
  let draws = 0
  return {
    d6() {
      draws += 1
      return chance.d6()
    },
    int(n) {
      draws += 1
      return chance.int(n)
    },
    draws: () => draws,
  }
}
