import type { GameEvent } from '../state/event.ts'
import type { SeatId, SideId } from '../state/ids.ts'
import { cutEvent, cutState, isReveal, isSecretFact, isSecretVerb } from '../state/secrecy.ts'
import type { GameState } from '../state/state.ts'
import type { CommandEntry, LogEntry, UndoneEntry } from './log.ts'

/** The state as one seat may know it (GEN-09). Somebody without a seat sees what neither side has for itself. */
export const view = (state: GameState, seat: SeatId): GameState => cutState(state, sideAt(state, seat))

/** The facts as one seat may know them: folded over its view they lead to its view of what comes after. */
export function redact(state: GameState, events: readonly GameEvent[], seat: SeatId): readonly GameEvent[] {
  const side = sideAt(state, seat)
  const cut = events.map((event) => cutEvent(event, side))
  return cut.every((event, i) => event === events[i]) ? events : cut
}

/** An entry of the log as one seat may know it: without the command, and what chance gave it, while they are sealed. */
type Sealable = 'command' | 'draws'
export type SeenCommand = Omit<CommandEntry, Sealable> & Partial<Pick<CommandEntry, Sealable>>
export type SeenEntry = UndoneEntry | SeenCommand

export function redactEntries(state: GameState, entries: readonly LogEntry[], seat: SeatId): readonly SeenEntry[] {
  const seals = new Seals()
  for (const entry of entries) seals.add(entry)
  return entries.map((entry, i) => redactEntry(state, entry, seat, seals.isClosed(i)))
}

/** `closed`: nothing has yet made its command known. */
export function redactEntry(state: GameState, entry: LogEntry, seat: SeatId, closed: boolean): SeenEntry {
  if (entry.entry === 'undone') return entry
  const side = sideAt(state, seat)
  const { command, draws: _, ...rest } = entry
  if (entry.side !== side && closed) return { ...rest, events: redact(state, entry.events, seat) }
  // TACTIC-07: what chance gave tells which card was drawn.
  if (drawsHidden(state, entry, side)) return { ...rest, command, events: redact(state, entry.events, seat) }
  return withoutDecks(state, entry, seat)
}

const drawsHidden = ({ phase }: GameState, { events }: CommandEntry, viewer: SideId | undefined): boolean =>
  phase !== 'over' && events.some((event) => event.type === 'cardDrawn' && event.side !== viewer)

/** TACTIC-07: a force is open once both are in, its deck only after the game. */
function withoutDecks(state: GameState, entry: CommandEntry, seat: SeatId): CommandEntry {
  const { command, events, side } = entry
  if (state.phase === 'over' || command.verb !== 'submitForce') return entry
  if (!command.force.deck && !events.some((event) => event.type === 'forcesRevealed' && event.decks)) return entry
  const { deck: _, ...force } = command.force
  const cut = side === sideAt(state, seat) ? command : { ...command, force }
  return { ...entry, command: cut, events: redact(state, events, seat) }
}

/** What is sealed in a log while it grows: one that was taken back before the reveal stays closed. */
export class Seals {
  /** Entries that seats know differently, or did once. */
  readonly secret: number[] = []
  /** Entries of which the command was sealed, with the number of entries after which it was known; undefined: it is not. */
  private readonly sealed = new Map<number, number | undefined>()
  /** The same in the order in which they became known. */
  private readonly opened: { readonly at: number; readonly after: number }[] = []
  private pending: readonly number[] = []
  private count = 0

  add(entry: LogEntry): void {
    const at = this.count++
    if (entry.entry === 'undone') {
      this.pending = this.pending.filter((one) => one < entry.to)
      return
    }
    const sealed = isSecretVerb(entry.command.verb)
    if (sealed || entry.events.some(({ type }) => isSecretFact(type))) this.secret.push(at)
    if (sealed) {
      this.sealed.set(at, undefined)
      this.pending = [...this.pending, at]
    }
    if (!entry.events.some(({ type }) => isReveal(type))) return
    for (const one of this.pending) {
      this.sealed.set(one, this.count)
      this.opened.push({ at: one, after: this.count })
    }
    this.pending = []
  }

  isClosed(at: number): boolean {
    return this.sealed.has(at) && this.sealed.get(at) === undefined
  }

  /** Entries before this number whose seal was broken by a later one. */
  openedSince(entries: number): readonly number[] {
    const found: number[] = []
    for (let i = this.opened.length - 1; i >= 0; i--) {
      const one = this.opened[i]
      if (!one || one.after <= entries) break
      if (one.at < entries) found.push(one.at)
    }
    return found.reverse()
  }
}

const sideAt = (state: GameState, seat: SeatId): SideId | undefined =>
  Object.hasOwn(state.seats, seat) ? state.seats[seat] : undefined
