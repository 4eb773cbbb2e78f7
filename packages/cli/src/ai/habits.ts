import type { Bot } from '@tactic48/ai'
import type { GameEvent } from '@tactic48/rules'
import { type CarriedOut, playOut } from '../match/game.ts'
import { pairing, type Terms } from '../match/pairings.ts'
import type { Player } from '../match/player.ts'

/** What a side did, as counts; the words are those of the report. */
export type Habits = ReadonlyMap<string, number>

const add = (habits: Map<string, number>, what: string, count = 1): void => {
  habits.set(what, (habits.get(what) ?? 0) + count)
}

/** Counted over games of one opponent against itself, both of its sides together. */
export async function habitsOf(bot: Bot, terms: Terms, games: number, told: (game: number) => void): Promise<Habits> {
  const habits = new Map<string, number>()
  const player: Player = {
    name: 'itself',
    answer: ({ view, question }, chance) => bot(view, question, chance),
    close: async () => undefined,
  }
  for (let number = 0; number < games; number++) {
    const { rule, rounds } = await playOut(pairing(terms, number), { blue: player, ember: player }, (done) =>
      counted(habits, done),
    )
    add(habits, 'games')
    add(habits, 'rounds', rounds)
    add(habits, `games decided by ${rule}`)
    told(number + 1)
  }
  return habits
}

function counted(habits: Map<string, number>, { before, side, command, step }: CarriedOut): void {
  if (before.phase !== 'play') return
  if (command.verb === 'endTurn') {
    const { tokens } = before.sides[side]
    add(habits, 'turns ended')
    add(habits, 'tokens left at the end of turns', tokens)
    if (tokens > 0) add(habits, 'turns that end with a token')
  }
  for (const event of step.events) for (const what of habitsIn(event)) add(habits, what)
}

const SHOTS = {
  fire: 'shots by Fire',
  moveAndFire: 'shots by Move & Fire',
  opportunityFire: 'shots by Opportunity Fire',
  ordered: 'shots by order',
} as const

function habitsIn(event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'shotResolved':
      return ['shots', SHOTS[event.mode]]
    case 'opportunityFirePlaced':
      return ['Opportunity Fire markers placed']
    case 'tookCover':
      return [event.reaction ? 'Take Cover when shot at' : 'Take Cover as an Action']
    case 'coverDeclined':
      return ['Take Cover declined']
    case 'suppressionStarted':
      return ['Suppression Fire started']
    case 'suppressionRolled':
      return ['volleys of Suppression Fire']
    case 'suppressed':
      return ['men suppressed']
    case 'grenadeThrown':
      return ['grenades thrown']
    case 'fightStarted':
      return ['fights hand to hand']
    case 'objectiveTouched':
      return ['objectives touched']
    case 'smokeLaid':
      return ['smoke laid']
    default:
      return []
  }
}
