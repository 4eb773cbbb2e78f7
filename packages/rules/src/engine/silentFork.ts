import type { Chance } from '../kernel/chance.ts'
import { topTask } from '../kernel/stack.ts'
import { seatOf } from '../query/figures.ts'
import type { Command } from '../state/command.ts'
import type { Question } from '../state/question.ts'
import type { GameState } from '../state/state.ts'
import type { Task } from '../state/task.ts'
import { defaultAnswer } from './candidates.ts'
import { CommandRun, resolve, stepOn } from './execute.ts'
import { stands } from './families.ts'

/** Thrown where a die would fall whose result could change what follows. */
class DiceAhead extends Error {}

const DICE_AHEAD = new DiceAhead('a die decides what follows')

/**
 * A game that goes on without anybody noticing: the real tasks at work on a copy. The side that is asked holds its fire and declines its
 * reactions, and no die is rolled: a task ends where the first one would fall. All that has happened up to there is certain.
 */
export abstract class SilentFork extends CommandRun {
  constructor(state: GameState) {
    const chance: Chance = { d6: () => this.#die(), int: () => this.#die() }
    super(state, chance)
  }

  #die(): number {
    const task = topTask(this.state)
    // RUNNER-05: the die of a messenger who has left says only when he comes back.
    if (task?.kind === 'movement') return 1
    throw DICE_AHEAD
  }

  /** Before a task moves on by a step. */
  protected abstract watch(task: Task): void

  /** A roll is next; it belongs to this task. */
  protected abstract rollAhead(task: Task): void

  /** Before a question is answered. */
  protected abstract asked(question: Question): void

  /** Lets the tasks run until the stack is as low as `floor`, or `until` says so; a task above `floor` that comes to a roll is left there. */
  run(floor: number, until: (task: Task | undefined, question: Question | undefined) => boolean = never): void {
    for (;;) {
      const { stack, phase } = this.state
      const frame = stack[stack.length - 1]
      if (phase === 'over' || frame === undefined || stack.length <= floor) return
      if (frame.frame === 'question') {
        if (until(undefined, frame.question)) return
        this.#answer(frame.question)
        continue
      }
      if (until(frame.task, undefined)) return
      this.watch(frame.task)
      try {
        stepOn(this, frame)
      } catch (error) {
        if (!(error instanceof DiceAhead)) throw error
        this.rollAhead(topTask(this.state) ?? frame.task)
        this.#leave(floor + 1)
      }
    }
  }

  #answer(question: Question): void {
    if (!stands(this.state, question)) {
      this.closeQuestion(question.kind)
      return
    }
    this.asked(question)
    const command = this.#held(question)
    if (!command) throw new Error(`no legal answer to ${question.kind}`)
    // To hold is always legal, and a default has been judged.
    resolve(this, { command })
    this.finishStep()
  }

  /** Fire is held, reactions are declined, windows are passed; everything else is answered as §33 has it. */
  #held({ kind, awaiting: [side] }: Question): Command | undefined {
    const seat = side && seatOf(this.state, side)
    if (side === undefined || seat === undefined) return undefined
    if (kind === 'opportunityFire') return { verb: 'holdFire', seat }
    if (kind === 'takeCover') return { verb: 'reactTakeCover', seat, take: false }
    return defaultAnswer(this.state, side, this.chance)
  }

  /** Frames from this one on are taken off: what they were about is decided by a roll. */
  #leave(from: number): void {
    this.drop()
    for (let { stack } = this.state; stack.length > from; { stack } = this.state) {
      const frame = stack[stack.length - 1]
      if (frame?.frame === 'question') this.closeQuestion(frame.question.kind)
      else if (frame) this.closeTask(frame.task.kind)
    }
  }
}

const never = (): boolean => false
