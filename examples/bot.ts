// A bot that takes the best shot it sees and otherwise does anything legal.
//   npx tactic48 match examples/bot.ts regular --games 10
import { type Bot, generate, sideAsked } from '@tactic48/ai'
import { type CommandOf, type GameState, shotOdds } from '@tactic48/rules'

const GIVING_UP = ['resign', 'offerDraw', 'askUndo']

export const bot: Bot = (view, question, chance) => {
  const legal = [...generate(view, sideAsked(question))].map(({ plan }) => plan.command)
  const [shot] = legal
    .filter((command) => command.verb === 'fire')
    .sort((a, b) => hitChance(view, b) - hitChance(view, a))
  if (shot) return shot
  const others = legal.filter(({ verb }) => !GIVING_UP.includes(verb))
  const command = others[chance.int(Math.max(1, others.length))]
  if (!command) throw new Error(`no legal answer to ${question.kind}`)
  return command
}

function hitChance(view: GameState, { figure: shooter, weapon, target }: CommandOf<'fire'>): number {
  const odds = shotOdds(view, { shooter, weapon, target, aims: 0 })
  return odds ? 1 - odds.miss : 0
}
