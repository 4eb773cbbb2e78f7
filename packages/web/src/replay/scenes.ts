import { type FigureId, fold, type GameEvent, type GameState } from '@tactic48/rules'
import { beatsOf } from '../stage/beats.ts'
import { type Mark, marksOf } from '../stage/marks.ts'
import type { LuckEntry } from './luck.ts'
import type { Timeline } from './timeline.ts'

/** Something that happened, as it is drawn: the table before it, what is seen of it, and who did it to whom. */
export interface Scene {
  readonly moment: number
  readonly state: GameState
  readonly events: readonly GameEvent[]
  readonly marks: readonly Mark[]
  readonly who: readonly FigureId[]
}

/** Those who are named in the picture. */
function whoIn(events: readonly GameEvent[]): readonly FigureId[] {
  const named = events.flatMap((event): readonly FigureId[] => {
    if (event.type === 'shotResolved') return [event.shooter, event.target]
    if (event.type === 'blowStruck') return [event.by, event.against]
    if (event.type === 'eliminated' || event.type === 'objectiveTouched') return [event.figure]
    return []
  })
  return [...new Set(named)]
}

const decides = ({ type }: GameEvent): boolean =>
  type === 'eliminated' || type === 'objectiveTouched' || type === 'armourPenetrated'

/** What ended the game: the last loss or the objective. Absent: nobody struck it, as in a resignation. */
export function lastBlow(timeline: Timeline): Scene | undefined {
  if (timeline.stateAt(timeline.last).outcome?.rule === 'VICT-10') return undefined
  for (let moment = timeline.last; moment > 0; moment--) {
    const events = timeline.entryAt(moment)?.events ?? []
    if (!events.some(decides)) continue
    let state = timeline.stateAt(moment - 1)
    for (const beat of beatsOf(state, events)) {
      if (beat.events.some(decides)) {
        // Those who fall still stand in the picture.
        const marks = beat.marks.filter(({ kind }) => kind !== 'fall')
        return { moment, state, events: beat.events, marks, who: whoIn(beat.events) }
      }
      state = beat.state
    }
  }
  return undefined
}

/** The roll that moved most. */
export function turningScene(timeline: Timeline, { moment, index }: LuckEntry): Scene {
  const all = timeline.entryAt(moment)?.events ?? []
  const state = fold(timeline.stateAt(moment - 1), all.slice(0, index))
  const events = all.slice(index, index + 1)
  return { moment, state, events, marks: marksOf(state, events), who: whoIn(events) }
}
