import { isRefusal, type Log, type Played, type Refusal, readSaved, reopening, saveLog } from '@tactic48/rules'
import { type About, aboutIn, aboutOf } from '../game/savedGame.ts'

export type Filed = About & { readonly log: Log }
export type OpenedGame = About & Played

/** A saved log with the game's own words beside it; a reader of logs may leave them out. */
export function writeGame({ log, ...about }: Filed): string {
  return JSON.stringify({ ...(JSON.parse(saveLog(log)) as object), ...aboutOf(about) })
}

/** A game that was played again from its first moment to its last, or why this file is none. Yields the share that is done. */
export function* readingGame(text: string): Generator<number, OpenedGame | Refusal> {
  const saved = readSaved(text, 'log')
  if (isRefusal(saved)) return saved
  const played: Played | Refusal = yield* reopening(saved.value)
  return isRefusal(played) ? played : { ...marked(aboutIn(saved.about), played.log), ...played }
}

/** What a game is called, with the mark of its log: a file may say what it likes of itself, the log says what was judged. */
export function marked({ recorded: _, ...about }: About, { recorded }: Pick<Log, 'recorded'>): About {
  return recorded ? { ...about, recorded } : about
}
