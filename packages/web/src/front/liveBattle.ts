import type { Point } from '@tactic48/geometry'
import type { Command, EventOf } from '@tactic48/rules'
import type { BoardModel } from '../board/model.ts'
import type { Beat } from '../stage/beats.ts'

/** A shot with the dice that it rolled, and what became of its target. */
export type LiveShot = Pick<EventOf<'shotResolved'>, 'dice' | 'need' | 'result'> & {
  readonly at: Point
  readonly fallen: boolean
}

export interface LiveBeat extends Pick<Beat, 'marks' | 'time'> {
  readonly board: BoardModel
  readonly shot?: LiveShot
}

/** The table after a command, and the beats that lead there. */
export interface LiveMoment {
  readonly turn: number
  readonly board: BoardModel
  readonly beats: readonly LiveBeat[]
}

type ListName = {
  readonly [K in keyof BoardModel]: BoardModel[K] extends readonly unknown[] ? K : never
}[keyof BoardModel]

/** The lists of a board that differ from the board before; a number is the item of that index there. */
export type BoardChange = { readonly [K in ListName]?: readonly (BoardModel[K][number] | number)[] }

export interface RecordedMoment {
  readonly turn: number
  readonly beats: readonly (Omit<LiveBeat, 'board'> & { readonly board: BoardChange })[]
  /** The table once all beats are shown. */
  readonly board: BoardChange
}

/** The battle behind the front page: played and drawn beforehand, so that the page loads neither the rules nor the opponent. */
export interface RecordedBattle {
  readonly commands: readonly Command[]
  readonly opening: { readonly turn: number; readonly board: BoardModel }
  readonly moments: readonly RecordedMoment[]
}

const LISTS = [
  'markers',
  'vehicles',
  'crews',
  'casualties',
  'figures',
  'countdowns',
] as const satisfies readonly ListName[]

export function changeOf(before: BoardModel, after: BoardModel): BoardChange {
  const change: { [list: string]: readonly unknown[] } = {}
  for (const list of LISTS) {
    const known = before[list].map((item) => JSON.stringify(item))
    const items = after[list].map((item) => {
      const at = known.indexOf(JSON.stringify(item))
      return at < 0 ? item : at
    })
    if (items.length !== known.length || items.some((item, i) => item !== i)) change[list] = items
  }
  return change
}

function changed(before: BoardModel, change: BoardChange): BoardModel {
  const lists: { [list: string]: readonly unknown[] } = {}
  for (const list of LISTS) {
    const items = change[list]
    if (items) lists[list] = items.map((item) => (typeof item === 'number' ? before[list][item] : item))
  }
  return { ...before, ...lists }
}

/** Every moment of the battle, its opening first. */
export function momentsOf({ opening, moments }: RecordedBattle): readonly LiveMoment[] {
  let { board } = opening
  const next = (change: BoardChange): BoardModel => {
    board = changed(board, change)
    return board
  }
  return [
    { ...opening, beats: [] },
    ...moments.map(({ turn, beats, board: end }) => ({
      turn,
      beats: beats.map((beat) => ({ ...beat, board: next(beat.board) })),
      board: next(end),
    })),
  ]
}
