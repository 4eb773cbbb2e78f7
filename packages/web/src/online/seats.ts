import type { GameAround } from '@tactic48/protocol'
import { opponentOf } from '@tactic48/rules'
import { goTo } from '../app/route.ts'
import { server } from './requests.ts'
import { freshNonce, keep } from './witness.ts'

/** Takes a free seat with this browser’s half of the dice, and goes to the table. */
export async function takeSeat({ id, commitment }: Pick<GameAround, 'id' | 'commitment'>, token?: string) {
  const { nonce } = freshNonce()
  const { side } = await server.claim(id, nonce, token)
  keep(id, { nonce, side, commitment })
  goTo({ page: 'distant', id })
}

/** Proposes the game again with sides changed, or takes the seat where the other side was faster. */
export async function playAgain({ id, side, next, terms }: GameAround): Promise<void> {
  if (next && next.by !== side) {
    await takeSeat(await server.around(next.id))
    return
  }
  if (!side) return
  const { nonce, nonceHash } = freshNonce()
  // By days the other side may begin while this one is away.
  const made = await server.rematch(id, { nonceHash, ...(terms.pace.kind !== 'live' && { nonce }) })
  const around = await server.around(made.id)
  if (around.side === undefined) return takeSeat(around)
  keep(made.id, { nonce, side: opponentOf(side), commitment: around.commitment })
  goTo({ page: 'distant', id: made.id })
}
