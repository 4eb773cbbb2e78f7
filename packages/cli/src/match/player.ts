import type { Consultation } from '@tactic48/ai'
import type { Chance } from '@tactic48/rules'

/** One who is asked: a bot of ours, of a module or behind a pipe. What it answers is judged by `check`. */
export interface Player {
  readonly name: string
  answer(asked: Consultation, chance: Chance): unknown
  close(): void
}

/** The bot is at fault and loses its game. */
export class BotFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BotFault'
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
