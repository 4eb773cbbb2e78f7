import {
  type CommandEntry,
  fold,
  type GameEvent,
  type GameState,
  initialState,
  isRefusal,
  type Log,
  liveEntries,
  type Refusal,
  type SideId,
} from '@tactic48/rules'

export interface TurnMark {
  /** 0 is the set-up. */
  readonly number: number
  readonly side: SideId
  /** The first moment of the turn. */
  readonly moment: number
}

/** A game as moments: moment n is the state after n commands that count. States are folded when first asked for. */
export interface Timeline {
  readonly log: Log
  readonly entries: readonly CommandEntry[]
  /** The last moment. */
  readonly last: number
  /** In order; the first begins at moment 0. */
  readonly turns: readonly TurnMark[]
  stateAt(moment: number): GameState
  turnAt(moment: number): TurnMark
  /** The entry that led to this moment; none led to the first. */
  entryAt(moment: number): CommandEntry | undefined
  /** The log as it was then, for a new game from there. */
  logAt(moment: number): Log
}

export function timelineOf(log: Log): Timeline | Refusal {
  const first = initialState(log.spec)
  if (isRefusal(first)) return first
  const entries = liveEntries(log.entries)
  const last = entries.length
  const states: GameState[] = [fold(first, log.opening.events)]
  const clamp = (moment: number): number => Math.max(0, Math.min(last, Math.trunc(moment) || 0))
  const stateAt = (moment: number): GameState => {
    const wanted = clamp(moment)
    for (let next = states.length; next <= wanted; next++) {
      const before = states[next - 1]
      const entry = entries[next - 1]
      if (before && entry) states[next] = fold(before, entry.events)
    }
    return states[wanted] ?? first
  }
  const turns = turnsOf(stateAt(0), entries)
  return {
    log,
    entries,
    last,
    turns,
    stateAt,
    turnAt: (moment) => turns.findLast((turn) => turn.moment <= clamp(moment)) ?? openingTurn(stateAt(0)),
    entryAt: (moment) => entries[clamp(moment) - 1],
    logAt: (moment) => cut(log, entries[clamp(moment) - 1]),
  }
}

const openingTurn = ({ turn }: GameState): TurnMark => ({ number: turn.number, side: turn.active, moment: 0 })

const startedIn = (events: readonly GameEvent[]): readonly { readonly number: number; readonly side: SideId }[] =>
  events.flatMap((event) => (event.type === 'turnStarted' ? [{ number: event.number, side: event.side }] : []))

function turnsOf(opening: GameState, entries: readonly CommandEntry[]): readonly TurnMark[] {
  const begun = entries.flatMap(({ events }, i) => startedIn(events).map((turn) => ({ ...turn, moment: i + 1 })))
  return [openingTurn(opening), ...begun]
}

/** Whole entries of the file are kept, undone ones too: a pending request to take back counts them. */
function cut(log: Log, to: CommandEntry | undefined): Log {
  const kept = to ? log.entries.lastIndexOf(to) + 1 : 0
  return { ...log, entries: log.entries.slice(0, kept) }
}
