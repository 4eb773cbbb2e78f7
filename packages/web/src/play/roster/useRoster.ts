import { type FigureId, SIDES, type SideId } from '@tactic48/rules'
import { useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { readyFigures } from '../answering.ts'
import { usePlay } from '../playContext.ts'
import type { Situation } from '../situation.ts'
import { litOf, MANY, type RosterPlatoon, rosterOf } from './roster.ts'
import { heldIn, useRosterStore } from './rosterStore.ts'
import { useUnseen } from './useUnseen.ts'

/** Whose men the strip shows: those of the person who is asked, else of the only one at this screen. */
export function rosterSide({ side, players, state }: Situation): SideId {
  const persons = SIDES.filter((one) => players[one] === 'person')
  return side ?? (persons.length === 1 ? persons[0] : undefined) ?? state.turn.active
}

export const isMany = (play: Situation): boolean =>
  play.state.phase !== 'setup' && play.state.figures.filter(({ side }) => side === rosterSide(play)).length >= MANY

interface Roster {
  readonly side: SideId
  readonly platoons: readonly RosterPlatoon[]
  readonly ready: readonly FigureId[]
}

export function useRoster(): Roster {
  const play = usePlay()
  const { state } = play
  const side = rosterSide(play)
  const holding = useRosterStore((store) => store.held)
  const unseen = useUnseen(state, side)
  return useMemo(() => {
    const held = heldIn(state, holding)
    const ready = readyFigures(play).map(({ id }) => id)
    return { side, ready, platoons: rosterOf(state, side, { ready: new Set(ready), held, unseen }) }
  }, [play, state, side, holding, unseen])
}

interface Lit {
  readonly side: SideId
  readonly men: ReadonlySet<FigureId>
}

/** Whom filter and unit leave lit on the table; absent: everybody. */
export function useLit(): Lit | undefined {
  const play = usePlay()
  const { filter, unit, held, unseen } = useRosterStore(
    useShallow(({ filter, unit, held, unseen }) => ({ filter, unit, held, unseen })),
  )
  return useMemo(() => {
    if ((filter === undefined && unit === undefined) || !isMany(play)) return undefined
    const side = rosterSide(play)
    const known = { ready: new Set(readyFigures(play).map(({ id }) => id)), held: heldIn(play.state, held), unseen }
    const men = litOf(rosterOf(play.state, side, known), filter, unit)
    return men && { side, men }
  }, [play, filter, unit, held, unseen])
}
