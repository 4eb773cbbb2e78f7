import { type Command, defaultAnswer, seededChance } from '@tactic48/rules'
import type { ComputerTurn, Games } from '../games/games.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Asked } from './thread.ts'

/** After so many thoughts that came to nothing, §33 answers: a game must not stand still for a fault of its computer. */
const MOST_THOUGHTS = 3

export type ComputerJobs = { readonly computer: ComputerTurn }

export interface ComputersAround {
  readonly games: Pick<Games, 'consultation' | 'answerOfComputer'>
  readonly jobs: Pick<Jobs<ComputerJobs>, 'add'>
  readonly decide: (asked: Asked) => Promise<Command>
}

/** Turns of computers as jobs: each is a view, a thought and an ordinary command for what was seen. */
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
    // Tried again it thinks otherwise.
    const thought = () => this.around.decide({ seen, level, side: turn.side, seed: `${seed} ${tries}` })
    const command =
      tries > MOST_THOUGHTS ? defaultAnswer(seen, turn.side, seededChance(`${seed} ${tries}`)) : await thought()
    if (!command) throw new Error('§33 has nothing for a computer that has no answer')
    const answer = await this.around.games.answerOfComputer(turn, consultation, command)
    // Stale: somebody was faster, and what is asked now is another job.
    if (answer?.answer === 'accepted' || answer?.answer === 'stale') return undefined
    throw new Error(`a computer’s ${command.verb} came to nothing: ${JSON.stringify(answer)}`)
  }
}
