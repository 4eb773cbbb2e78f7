import { type Command, defaultAnswer, seededChance } from '@tactic48/rules'
import type { ComputerTurn, Games } from '../games/games.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Asked } from './thread.ts'

/** Failed attempts before §33 answers: a faulty computer must not block a game. */
const MOST_THOUGHTS = 3

export type ComputerJobs = { readonly computer: ComputerTurn }

export interface ComputersAround {
  readonly games: Pick<Games, 'consultation' | 'answerOfComputer'>
  readonly jobs: Pick<Jobs<ComputerJobs>, 'add'>
  readonly decide: (asked: Asked) => Promise<Command>
}

/** Computer turns as jobs: view, decision, ordinary command. */
export class Computers {
  private readonly around: ComputersAround

  constructor(around: ComputersAround) {
    this.around = around
  }

  async consult(turn: ComputerTurn): Promise<void> {
    const { game, entries, side } = turn
    await this.around.jobs.add({ kind: 'computer', key: `computer ${game} ${entries} ${side}`, payload: turn })
  }

  async work(turn: ComputerTurn, tries: number): Promise<undefined> {
    const consultation = await this.around.games.consultation(turn)
    if (!consultation) return undefined
    const { seen, level, seed } = consultation
    // A retry uses another seed.
    const thought = () => this.around.decide({ seen, level, side: turn.side, seed: `${seed} ${tries}` })
    const command =
      tries > MOST_THOUGHTS ? defaultAnswer(seen, turn.side, seededChance(`${seed} ${tries}`)) : await thought()
    if (!command) throw new Error('§33 has no default for the computer’s question')
    const answer = await this.around.games.answerOfComputer(turn, consultation, command)
    // Stale: the game has moved on, and the new question has its own job.
    if (answer?.answer === 'accepted' || answer?.answer === 'stale') return undefined
    throw new Error(`a computer’s ${command.verb} was refused: ${JSON.stringify(answer)}`)
  }
}
