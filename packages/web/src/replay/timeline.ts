import { fold, type GameEvent, type GameState, type SeenCommand, type SideId } from '@tactic48/rules'
import { liveIn, openedState, type SeenLog } from '../session/seenLog.ts'

export interface TurnMark {
  /** 0 is the set-up. */
  readonly number: number
  readonly side: SideId
  /** The first moment of the turn. */
  readonly moment: number
}

/** A game as moments: moment n is the state after n commands that count. States are folded when first asked for. */
export interface Timeline {
  readonly log: SeenLog
  readonly entries: readonly SeenCommand[]
  /** The last moment. */
  readonly last: number
  /** In order; the first begins at moment 0. */
  readonly turns: readonly TurnMark[]
  stateAt(moment: number): GameState
  turnAt(moment: number): TurnMark
  /** The entry that led to this moment; none led to the first. */
  entryAt(moment: number): SeenCommand | undefined
}

export function timelineOf(log: SeenLog): Timeline {
  const entries = liveIn(log)
  const last = entries.length
  const states: GameState[] = [openedState(log)]
  const clamp = (moment: number): number => Math.max(0, Math.min(last, Math.trunc(moment) || 0))
  const stateAt = (moment: number): GameState => {
    const wanted = clamp(moment)
    for (let next = states.length; next <= wanted; next++) {
      const before = states[next - 1]
      const entry = entries[next - 1]
      if (before && entry) states[next] = fold(before, entry.events)
    }
    return states[wanted] ?? log.first
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
  }
}

const openingTurn = ({ turn }: GameState): TurnMark => ({ number: turn.number, side: turn.active, moment: 0 })

const startedIn = (events: readonly GameEvent[]): readonly { readonly number: number; readonly side: SideId }[] =>
  events.flatMap((event) => (event.type === 'turnStarted' ? [{ number: event.number, side: event.side }] : []))

function turnsOf(opening: GameState, entries: readonly SeenCommand[]): readonly TurnMark[] {
  const begun = entries.flatMap(({ events }, i) => startedIn(events).map((turn) => ({ ...turn, moment: i + 1 })))
  return [openingTurn(opening), ...begun]
}
