import { type Conduct, consultation, NO_WATCH, watched } from '@tactic48/ai'
import {
  type Chance,
  type Command,
  createGame,
  execute,
  type GameState,
  isRefusal,
  opponentOf,
  type PerSide,
  parse,
  perSide,
  type Refusal,
  roundOf,
  type SideId,
  type Step,
  seededChance,
  topQuestion,
} from '@tactic48/rules'
import { CliError } from '../cliError.ts'
import { plainParams } from '../refusal.ts'
import type { Pairing } from './pairings.ts'
import { BotFault, type Player } from './player.ts'

export interface GameResult {
  /** Absent = a draw. */
  readonly winner?: SideId
  /** The atom that decided, or `BOT` where a bot did something that is not allowed. */
  readonly rule: string
  readonly rounds: number
  readonly commands: number
  readonly conduct: PerSide<Conduct>
  /** The command of the loser that was refused. */
  readonly fault?: string
}

/** Commands after which something is wrong: the longest games stay far below. */
const COMMAND_LIMIT = 50_000

/** One more command that was carried out. */
export interface CarriedOut {
  readonly before: GameState
  readonly side: SideId
  readonly command: Command
  readonly step: Step
}

export interface Ending extends Omit<GameResult, 'conduct'> {
  readonly state: GameState
}

/** One game to its end and how both behaved in it. */
export async function playGame(pairing: Pairing, players: PerSide<Player>): Promise<GameResult> {
  let watch = NO_WATCH
  const { state: _, ...ending } = await playOut(pairing, players, ({ before, side, command, step }) => {
    watch = watched(watch, before, side, command, step)
  })
  return { ...ending, conduct: watch.conduct }
}

/** One game to its end. A bot whose command is refused has lost it; one that is dead or too slow ends the match. */
export async function playOut(
  { spec, seed }: Pairing,
  players: PerSide<Player>,
  seen: (carried: CarriedOut) => void,
): Promise<Ending> {
  const opened = createGame(spec, seededChance(`${seed} opening`))
  if (isRefusal(opened)) throw new CliError(`the game cannot be set up: ${told(opened)}`)
  const minds = perSide((side) => seededChance(`${seed} ${side} thinks`))
  let { state } = opened
  let commands = 0
  while (state.phase !== 'over') {
    const side = topQuestion(state)?.awaiting[0]
    const asked = side && consultation(state, side)
    if (!asked || commands > COMMAND_LIMIT) throw new CliError(`the game does not go on after ${commands} commands`)
    const lost = (fault: string): Ending => ({
      winner: opponentOf(side),
      rule: 'BOT',
      rounds: roundOf(state),
      commands,
      fault: `${players[side].name} ${fault}`,
      state,
    })
    let answered: unknown
    try {
      answered = await players[side].answer(asked, minds[side])
    } catch (error) {
      if (error instanceof BotFault) return lost(error.message)
      throw error
    }
    const command = parse(answered)
    // Dice are keyed by the moment: the second game of a pair throws the same ones at the same time.
    const dice: Chance = seededChance(`${seed} ${state.turn.number} ${commands}`)
    const step = isRefusal(command) ? command : execute(state, command, dice)
    if (isRefusal(step)) return lost(`may not answer ${asked.question.kind} by ${shortened(answered)}: ${told(step)}`)
    if (!isRefusal(command)) seen({ before: state, side, command, step })
    state = step.state
    commands += 1
  }
  const { winner, rule = '' } = state.outcome ?? {}
  return { ...(winner ? { winner } : {}), rule, rounds: roundOf(state), commands, state }
}

const told = (refusal: Refusal): string => {
  const { rule, code } = refusal
  const details = Object.entries(plainParams(refusal)).map(([name, value]) => `${name} ${value}`)
  return [`${rule} ${code}`, ...details].join(', ')
}

const LONG = 200

/** Escapes of a hostile bot are not printed raw: JSON writes them out. */
function shortened(value: unknown): string {
  let text = 'something that cannot be written as JSON'
  try {
    text = JSON.stringify(value) ?? 'nothing'
  } catch {}
  return text.length > LONG ? `${text.slice(0, LONG)} …` : text
}
