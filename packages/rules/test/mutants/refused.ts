import { type Command, check, type GameState, isRefusal, type Refusal } from '@tactic48/rules'

/** The whole refusal: what a translation has to work with. */
export const refused = (rule: Refusal['rule'], code: Refusal['code'], params: object = {}) => ({
  refused: true,
  rule,
  code,
  params,
})

export function refusalOf(state: GameState, command: Command): Refusal {
  const answer = check(state, command)
  if (!isRefusal(answer)) throw new Error('not refused')
  return answer
}
