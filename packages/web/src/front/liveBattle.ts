import type { Point } from '@tactic48/geometry'
import { type EventOf, figureOf, type GameEvent, type GameState, isGone, type Log, type Played } from '@tactic48/rules'
import type { BoardModel } from '../board/model.ts'
import { boardOf } from '../boardModel/boardOf.ts'
import { type Beat, beatsOf } from '../stage/beats.ts'

/** A shot with the dice that it rolled, and what became of its target. */
export type LiveShot = Pick<EventOf<'shotResolved'>, 'dice' | 'need' | 'result'> & {
  readonly at: Point
  readonly fallen: boolean
}

export interface LiveBeat extends Pick<Beat, 'marks' | 'time'> {
  readonly board: BoardModel
  readonly shot: LiveShot | undefined
}

/** The battle behind the front page as the page needs it: it is drawn there without the rules. */
export interface Battle {
  /** What a visitor goes on with who takes it over. */
  readonly log: Log
  readonly table: GameState['table']
  readonly turn: number
  readonly over: boolean
  readonly board: BoardModel
  /** How its last command is shown. */
  readonly beats: readonly LiveBeat[]
}

export const battleOf = (
  { log, state }: Played,
  before: GameState = state,
  events: readonly GameEvent[] = [],
): Battle => ({
  log,
  table: state.table,
  turn: state.turn.number,
  over: state.phase === 'over',
  board: boardOf(state),
  beats: beatsOf(before, events).map((beat) => ({
    marks: beat.marks,
    time: beat.time,
    board: boardOf(beat.state),
    shot: shotIn(beat),
  })),
})

function shotIn({ state, events }: Beat): LiveShot | undefined {
  const shot = events.findLast((event) => event.type === 'shotResolved')
  const target = shot && figureOf(state, shot.target)
  if (!target) return undefined
  const { dice, need, result } = shot
  return { dice, need, result, at: target.position, fallen: isGone(target) }
}
