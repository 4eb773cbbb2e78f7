import { type CommandOf, check, execute, type GameState, isRefusal, scriptedChance, topQuestion } from '@tactic48/rules'
import { send, useGame } from '../game/gameStore.ts'
import { useTable } from './tableStore.ts'

/** AIM-02 (an Aim rolls no dice): what an Aim and the shot after it cost together; absent where `check` lets no shot follow the Aim. */
export function aimFirst(state: GameState, fire: CommandOf<'fire'>): { readonly tokens: number } | undefined {
  const aim = { verb: 'aim', seat: fire.seat, figure: fire.figure } as const
  const aiming = check(state, aim)
  if (isRefusal(aiming)) return undefined
  const aimed = execute(state, aim, scriptedChance([]))
  const firing = isRefusal(aimed) ? aimed : check(aimed.state, fire)
  if (isRefusal(firing)) return undefined
  return { tokens: (aiming.price?.tokens ?? 0) + (firing.price?.tokens ?? 0) }
}

/** AIM-02: the Aim is an Action of its own, paid before the target may answer. */
export async function aimAndFire(fire: CommandOf<'fire'>): Promise<boolean> {
  if (!(await send({ verb: 'aim', seat: fire.seat, figure: fire.figure }))) return false
  const { game } = useGame.getState()
  const question = game && topQuestion(game.state)
  if (question?.kind !== 'action') return true
  useTable.getState().select(fire.figure)
  return send(fire)
}
