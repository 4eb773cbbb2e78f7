import type { ListedOnline, Me } from '@tactic48/protocol'
import { useEffect } from 'react'
import { create } from 'zustand'
import { trackWork } from '../app/settled.ts'
import { NoAnswer, server } from './requests.ts'

interface Lists {
  readonly me: Me | undefined
  readonly mine: readonly ListedOnline[]
  readonly open: readonly ListedOnline[]
  /** Why nothing can be asked of the server; absent: not known yet. */
  readonly reach: 'asking' | 'here' | 'unreachable'
}

/** Guest, own games and open ones, as the server last said. */
export const useLists = create<Lists>()(() => ({ me: undefined, mine: [], open: [], reach: 'asking' }))

export async function refreshLists(): Promise<void> {
  try {
    const [{ me }, { games: mine }, { games: open }] = await Promise.all([server.me(), server.mine(), server.open()])
    useLists.setState({ me, mine: mine.toSorted(byWaiting), open, reach: 'here' })
  } catch (error) {
    if (error instanceof NoAnswer) useLists.setState({ reach: 'unreachable' })
    else throw error
  }
}

export const waitsForMe = ({ status, asks, side }: ListedOnline): boolean =>
  status === 'running' && side !== undefined && asks?.sides.includes(side) === true

const rank = (game: ListedOnline): number =>
  waitsForMe(game) ? 0 : game.status === 'running' ? 1 : game.status === 'open' ? 2 : 3

/** My turn first, the longest asked on top. */
const byWaiting = (one: ListedOnline, other: ListedOnline): number =>
  rank(one) - rank(other) || (rank(one) === 0 ? one.changedAt - other.changedAt : other.changedAt - one.changedAt)

const LOOK_EVERY = 10_000

/** Keeps the lists fresh while their page is looked at. */
export function useFreshLists(): Lists {
  useEffect(() => {
    void trackWork(refreshLists())
    const looking = setInterval(() => document.visibilityState === 'visible' && void refreshLists(), LOOK_EVERY)
    return () => clearInterval(looking)
  }, [])
  return useLists()
}
