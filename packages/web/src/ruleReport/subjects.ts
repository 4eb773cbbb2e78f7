import type { Command, Draw, FigureId, GameState, Refusal } from '@tactic48/rules'
import type { Prospect } from '../interactions/interaction.ts'
import { chaptersOf, stateAt } from '../play/moment.ts'
import type { Sentence } from '../prose/sentence.ts'
import { liveIn, type SeenLog } from '../session/seenLog.ts'

/** What a player may object to: a command that was carried out, or the one that is planned. */
export interface Subject {
  readonly command: Command
  readonly state: GameState
  /** Of a plan: what the rules say to it. Absent = it would be carried out. */
  readonly refusal?: Refusal
  /** Of what was carried out. */
  readonly done?: {
    readonly draws: readonly Draw[]
    readonly sentences: readonly Sentence[]
    readonly men: readonly FigureId[]
    readonly rolled: boolean
  }
}

const LATEST = 12

/** The plan first, then what happened, the latest first. A command that is sealed, or whose draws are, cannot be played again. */
export function subjectsOf(log: SeenLog, state: GameState, prospect: Prospect | undefined): readonly Subject[] {
  const lines = chaptersOf(log).flatMap((chapter) => chapter.lines)
  const done = liveIn(log)
    .map((entry, i) => ({ entry, moment: i + 1 }))
    .slice(-LATEST)
    .flatMap(({ entry: { command, draws, events }, moment }): readonly Subject[] => {
      const sentences = lines.filter((line) => line.moment === moment).map(({ sentence }) => sentence)
      if (!command || !draws || sentences.length === 0) return []
      const men = new Set(events.flatMap((event) => ('figure' in event && event.figure ? [event.figure] : [])))
      const rolled = events.some((event) => 'need' in event)
      return [{ command, state: stateAt(log, moment - 1), done: { draws, sentences, men: [...men], rolled } }]
    })
  const planned: readonly Subject[] = prospect?.command
    ? [{ command: prospect.command, state, ...(prospect.refusal ? { refusal: prospect.refusal } : {}) }]
    : []
  return [...planned, ...done.reverse()]
}
