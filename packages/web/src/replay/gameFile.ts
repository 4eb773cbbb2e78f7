import { isRefusal, type Log, type LogEntry, type Refusal, restoreLog, SIDES, saveLog } from '@tactic48/rules'
import type { Players, SavedGame } from '../game/savedGame.ts'
import { tellEntry } from '../prose/tell.ts'
import { luckOf } from './luck.ts'
import { timelineOf } from './timeline.ts'

export type Filed = Pick<SavedGame, 'title' | 'battlefield' | 'players' | 'log'>

/** A saved log with the game's own words beside it; whoever reads logs may leave them out. */
export function writeGame({ title, battlefield, players, log }: Filed): string {
  return JSON.stringify({ ...(JSON.parse(saveLog(log)) as object), title, battlefield, players })
}

/** A game that can be shown from its first moment to its last, or why this file is none. */
export function readGame(text: string): Filed | Refusal {
  try {
    const log = restoreLog(text)
    if (isRefusal(log)) return log
    return faultIn(log) ?? { ...aboutIn(text), log }
  } catch {
    // Hand-made files may hold anything: what cannot be folded or told is no game.
    return NO_GAME
  }
}

const NO_GAME: Refusal = { refused: true, rule: 'SAVE', code: 'notASavedLog', params: {} }

function faultIn(log: Log): Refusal | undefined {
  if (!log.entries.every(leadsBack)) return NO_GAME
  const timeline = timelineOf(log)
  if (isRefusal(timeline)) return timeline
  timeline.entries.forEach((entry, i) => {
    tellEntry(timeline.stateAt(i), entry)
  })
  luckOf(timeline)
  return undefined
}

/** Taking back leads to an earlier entry; a later one would never end. */
const leadsBack = (entry: LogEntry, i: number): boolean =>
  entry.entry === 'command' || (Number.isInteger(entry.to) && entry.to >= 0 && entry.to <= i)

function aboutIn(text: string): Omit<Filed, 'log'> {
  const { title, battlefield, players } = JSON.parse(text) as { readonly [field: string]: unknown }
  return {
    title: typeof title === 'string' ? title.slice(0, 120) : '',
    battlefield: typeof battlefield === 'string' ? battlefield.slice(0, 60) : '',
    players: isPlayers(players) ? players : { blue: 'person', ember: 'person' },
  }
}

const isPlayers = (value: unknown): value is Players =>
  typeof value === 'object' &&
  value !== null &&
  SIDES.every((side) => ['person', 'opponent'].includes((value as { readonly [side: string]: string })[side] ?? ''))
