import { isRefusal, type Log, type Refusal, restoreLog, SIDES, saveLog } from '@tactic48/rules'
import type { Players, SavedGame } from '../game/savedGame.ts'
import { tellEntry, tellEvents } from '../prose/tell.ts'
import { timelineOf } from './timeline.ts'

export type Filed = Pick<SavedGame, 'title' | 'battlefield' | 'players' | 'log'>

/** A saved log with the game's own words beside it; whoever reads logs may leave them out. */
export function writeGame({ title, battlefield, players, log }: Filed): string {
  return JSON.stringify({ ...(JSON.parse(saveLog(log)) as object), title, battlefield, players })
}

/** A game that can be shown from its first moment to its last, or why this file is none. */
export function readGame(text: string): Filed | Refusal {
  const log = restoreLog(text)
  if (isRefusal(log)) return log
  try {
    const refusal = unfoldable(log)
    return refusal ?? { ...aboutIn(text), log }
  } catch {
    // Hand-made files may hold anything: what cannot be folded or told is no game.
    return { refused: true, rule: 'SAVE', code: 'notASavedLog', params: {} }
  }
}

function unfoldable(log: Log): Refusal | undefined {
  const timeline = timelineOf(log)
  if (isRefusal(timeline)) return timeline
  tellEvents(timeline.stateAt(0), [])
  timeline.entries.forEach((entry, i) => {
    tellEntry(timeline.stateAt(i), entry)
  })
  timeline.stateAt(timeline.last)
  return undefined
}

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
