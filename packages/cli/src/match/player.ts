import type { Consultation } from '@tactic48/ai'
import type { Chance } from '@tactic48/rules'

/** A bot: ours, of a module or behind a pipe. `check` judges its answers. */
export interface Player {
  readonly name: string
  answer(asked: Consultation, chance: Chance): unknown
  /** Resolves when nothing of the bot is left running. */
  close(): Promise<void>
}

/** The bot is at fault and loses its game. */
export class BotFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BotFault'
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
