import { type CommandOf, check, execute, type GameState, isRefusal, scriptedChance } from '@tactic48/rules'

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
