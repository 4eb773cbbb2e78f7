import { type Bot, consultation } from '@tactic48/ai'
import {
  createGame,
  execute,
  isRefusal,
  type PerSide,
  QS_EDITIONS,
  roundOf,
  type SideId,
  seededChance,
  topQuestion,
} from '@tactic48/rules'
import { MATCHES, preparedMatch } from '../src/front/quickMatch.ts'
import { newcomer } from './newcomer.ts'

interface FirstGame {
  readonly winner: SideId | undefined
  readonly rounds: number
}

/** The battle of every newcomer, who is blue and begins: by the sheet of each language in turn, with dice of its own. */
function firstGame(number: number, opponent: Bot): FirstGame {
  const [match] = MATCHES
  const edition = QS_EDITIONS[number % QS_EDITIONS.length]
  const spec = match && edition && preparedMatch(match, edition)
  if (!spec) throw new Error('the first game is not prepared')
  const dice = seededChance(`first game ${number}`)
  const minds: PerSide<ReturnType<typeof seededChance>> = {
    blue: seededChance(`blue ${number}`),
    ember: seededChance(`ember ${number}`),
  }
  const bots: PerSide<Bot> = { blue: newcomer, ember: opponent }
  const opened = createGame(spec, dice)
  if (isRefusal(opened)) throw new Error(JSON.stringify(opened))
  let { state } = opened
  while (state.phase !== 'over') {
    const side = topQuestion(state)?.awaiting[0]
    const asked = side && consultation(state, side)
    if (!asked) throw new Error('no side is asked')
    const command = bots[side](asked.view, asked.question, minds[side])
    const step = execute(state, command, dice)
    if (isRefusal(step)) throw new Error(`${side}: ${JSON.stringify({ command, step })}`)
    state = step.state
  }
  return { winner: state.outcome?.winner, rounds: roundOf(state) }
}

/** A newcomer who follows the pointers wins about every second game. */
const FAIR = { low: 0.45, high: 0.7 } as const

/** `npm run prove -- recruit`: prints how often he does; whether that is fair. */
export function proveRecruit(games: number, name: string, opponent: Bot): boolean {
  let won = 0
  let rounds = 0
  let longest = 0
  for (let number = 0; number < games; number++) {
    const game = firstGame(number, opponent)
    if (game.winner === 'blue') won += 1
    rounds += game.rounds
    longest = Math.max(longest, game.rounds)
  }
  const share = won / games
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
  console.log(
    `a newcomer who follows the pointers won ${won} of ${games} first games against ${name}: ${percent(share)} ` +
      `(wanted ${percent(FAIR.low)} to ${percent(FAIR.high)}); ${(rounds / games).toFixed(1)} rounds, the longest ${longest}`,
  )
  return share >= FAIR.low && share <= FAIR.high
}
