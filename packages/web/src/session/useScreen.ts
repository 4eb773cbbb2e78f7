import { type SideId, topQuestion } from '@tactic48/rules'
import { useMemo } from 'react'
import { type Game, useGame } from '../game/gameStore.ts'
import { askedPerson } from '../game/seen.ts'

interface Screen {
  /** Whose view the page holds; absent: what both may see. */
  readonly side: SideId | undefined
  /** Who must be in front of it to answer what is asked now; absent where everybody may read the question. */
  readonly wanted: SideId | undefined
  /** The side's owner says to be there. The view of the other has been dropped before. */
  readonly take: (side: SideId) => Promise<void>
  readonly drop: () => Promise<void>
}

/** Sealed answers are given by those who may see them; everything else is answered from what both may see. */
const SEALED: ReadonlySet<string> = new Set(['force', 'sealedNumber'])

export function wantedAt(game: Pick<Game, 'state' | 'players' | 'screen'>): SideId | undefined {
  const { state, players, screen } = game
  const together = players.blue === 'person' && players.ember === 'person'
  const kind = topQuestion(state)?.kind
  const side = askedPerson(game)
  return together && kind && SEALED.has(kind) && side !== screen ? side : undefined
}

/** Two people at one screen: who is in front of it. */
export function useScreen(): Screen {
  const side = useGame((store) => store.game?.screen)
  const wanted = useGame((store) => store.game && wantedAt(store.game))
  return useMemo(() => {
    const { takeScreen, dropScreen } = useGame.getState()
    return { side, wanted, take: takeScreen, drop: dropScreen }
  }, [side, wanted])
}
