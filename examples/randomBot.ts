// A bot for both sides that does anything legal, through the public package alone.
import { candidates, createGame, execute, type GameState, isRefusal, seededChance, topQuestion } from '@tactic48/rules'
import { squads } from './squads.ts'

export function playRandomly(seed: string): GameState {
  const chance = seededChance(seed)
  const game = createGame(squads, chance)
  if (isRefusal(game)) throw new Error(`${game.rule} ${game.code}`)
  let { state } = game
  while (state.phase !== 'over') {
    const [side] = topQuestion(state)?.awaiting ?? []
    if (!side) throw new Error('nobody is asked')
    const legal = [...candidates(state, side)].filter(({ verb }) => verb !== 'resign' && verb !== 'offerDraw')
    const command = legal[chance.int(legal.length)]
    const step = execute(state, command, chance)
    if (isRefusal(step)) throw new Error(`${step.rule} ${step.code}`)
    state = step.state
  }
  return state
}

if (process.argv[1]?.endsWith('randomBot.ts')) {
  const { outcome, turn } = playRandomly(process.argv[2] ?? 'any seed')
  console.log(`${outcome?.winner ?? 'nobody'} wins in turn ${turn.number} by ${outcome?.rule}`)
}
