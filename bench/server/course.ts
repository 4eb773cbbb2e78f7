import { randomUUID } from 'node:crypto'
import { HostedGame, MemoryKeeper, startGame } from '@tactic48/host'
import { committedChance, keyOf } from '@tactic48/protocol'
import { type Command, type GameSpec, isRefusal, readSpec, type SideId, topQuestion } from '@tactic48/rules'
import { withShared } from '../../packages/server/src/games/sharedSpec.ts'
import type { Store } from '../../packages/server/src/store/store.ts'
import { anyCommand } from '../../packages/server/test/players.ts'

export interface Move {
  readonly side: SideId
  readonly command: Command
  readonly since: number
}

/** What will be played in a game of a store: its dice are known to whoever can read it, so its course can be worked out before. */
export async function courseOf(store: Store, id: string, most: number): Promise<readonly Move[]> {
  const row = await store.game(id)
  if (!row) throw new Error(`no game ${id}`)
  const chanceFor = committedChance(keyOf(row.seed, id, row.nonces))
  const begun = startGame(readSpec(await withShared(row.spec, store)) as GameSpec, chanceFor(0))
  if (isRefusal(begun)) throw new Error(JSON.stringify(begun))
  const around = { keeper: new MemoryKeeper(), chanceFor, now: () => 0, freshId: randomUUID }
  const game = new HostedGame({ id, log: begun.log }, around)
  const moves: Move[] = []
  while (moves.length < most) {
    const question = topQuestion(game.state)
    const side = question?.awaiting[0]
    if (!side) break
    const command = anyCommand(game.state, side, `${id} ${moves.length}`)
    await game.submit({ seats: [command.seat] }, [{ id: randomUUID(), command }])
    moves.push({ side, command, since: question.since })
  }
  return moves
}
