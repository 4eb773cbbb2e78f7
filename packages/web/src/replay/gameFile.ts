import { isRefusal, type Played, type Refusal, readSaved, reopening, SIDES, saveLog } from '@tactic48/rules'
import type { Players, SavedGame } from '../game/savedGame.ts'

export type Filed = Pick<SavedGame, 'title' | 'battlefield' | 'players' | 'log'>

/** A saved log with the game's own words beside it; whoever reads logs may leave them out. */
export function writeGame({ title, battlefield, players, log }: Filed): string {
  return JSON.stringify({ ...(JSON.parse(saveLog(log)) as object), title, battlefield, players })
}

/** A game that was played again from its first moment to its last, or why this file is none. Yields the share that is done. */
export function* readingGame(text: string): Generator<number, Filed | Refusal> {
  const saved = readSaved(text, 'log')
  if (isRefusal(saved)) return saved
  const played: Played | Refusal = yield* reopening(saved.value)
  return isRefusal(played) ? played : { ...aboutIn(saved.about), log: played.log }
}

export function readGame(text: string): Filed | Refusal {
  const reading = readingGame(text)
  for (;;) {
    const { done, value } = reading.next()
    if (done) return value
  }
}

const TITLE = 120
const NAME = 60

function aboutIn({ title, battlefield, players }: { readonly [field: string]: unknown }): Omit<Filed, 'log'> {
  return {
    title: typeof title === 'string' ? title.slice(0, TITLE) : '',
    battlefield: typeof battlefield === 'string' ? battlefield.slice(0, NAME) : '',
    players: isPlayers(players) ? players : { blue: 'person', ember: 'person' },
  }
}

const isPlayers = (value: unknown): value is Players =>
  typeof value === 'object' &&
  value !== null &&
  SIDES.every(
    (side) =>
      Object.hasOwn(value, side) &&
      ['person', 'opponent'].includes((value as { readonly [side: string]: string })[side] ?? ''),
  )
