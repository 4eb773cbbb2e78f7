import type { SideId } from '@tactic48/rules'
import { useGame } from '../../game/gameStore.ts'
import { type Standing, standingOf, useStandings } from './standing.ts'

/** What a side of the game on the table has said in advance, and how it says more. */
export function useStanding(side: SideId): readonly [Standing, (part: Partial<Standing>) => void] {
  const game = useGame((store) => store.game?.id ?? '')
  const standing = useStandings((store) => standingOf(store.games, game, side))
  const say = useStandings((store) => store.say)
  return [standing, (part) => say(game, side, part)]
}
