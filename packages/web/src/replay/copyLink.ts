import type { GameState } from '@tactic48/rules'
import { hrefOf } from '../app/route.ts'
import { trackWork } from '../app/settled.ts'
import { LONGEST_LINK, packed, positionText } from '../files/link.ts'
import { type Game, useGame } from '../game/gameStore.ts'
import { aboutOf } from '../game/savedGame.ts'

/** What a link to a moment holds: the game; the position alone; neither fits. */
export type LinkHolds = 'game' | 'position' | 'nothing'

const addressOf = (payload: string): string =>
  `${window.location.href.split('#')[0] ?? ''}${hrefOf({ page: 'link', id: payload })}`

/** While something is hidden a link shows what its maker sees, and no more, unless he wants everything in it. */
export async function linkTo(
  game: Game,
  state: GameState,
  moment: number,
  everything: boolean,
): Promise<{ readonly holds: LinkHolds; readonly address: string }> {
  if (!game.hidden || everything) {
    const address = addressOf(await useGame.getState().linked(moment))
    if (address.length <= LONGEST_LINK) return { holds: 'game', address }
  }
  const text = positionText(state, aboutOf(game))
  const address = text === undefined ? undefined : addressOf(await trackWork(packed(text)))
  return address && address.length <= LONGEST_LINK ? { holds: 'position', address } : { holds: 'nothing', address: '' }
}
