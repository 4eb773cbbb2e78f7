import { type Figure, type FigureId, friendsOf, type GameState, SIDES, type SideId } from '@tactic48/rules'
import { useEffect, useMemo, useState } from 'react'
import { canAct } from '../../interactions/actions.ts'
import { usePlay } from '../playContext.ts'
import type { Situation } from '../situation.ts'
import { changeRoster, useTable } from '../tableStore.ts'
import { litOf, MANY, type RosterPlatoon, rosterOf, unseenOf } from './roster.ts'
import { heldIn } from './rosterStore.ts'

/** Whose men the strip shows: those of the person who is asked, else of the only one at this screen. */
export function rosterSide({ side, players, state }: Situation): SideId {
  const persons = SIDES.filter((one) => players[one] === 'person')
  return side ?? (persons.length === 1 ? persons[0] : undefined) ?? state.turn.active
}

export const isMany = (play: Situation): boolean =>
  play.state.phase !== 'setup' && play.state.figures.filter(({ side }) => side === rosterSide(play)).length >= MANY

/** Characters that could still act and are not held back for this turn. */
export function readyFigures({ state, side, mayAct }: Situation): readonly Figure[] {
  if (!side || !mayAct) return []
  const held = heldIn(state, useTable.getState().roster.held)
  return friendsOf(state, side).filter((figure) => !held.has(figure.id) && canAct(state, figure))
}

interface Roster {
  readonly side: SideId
  readonly platoons: readonly RosterPlatoon[]
  readonly ready: readonly FigureId[]
}

export function useRoster(): Roster {
  const play = usePlay()
  const { state } = play
  const side = rosterSide(play)
  const holding = useTable(({ roster }) => roster.held)
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
  const { filter, unit, held, unseen } = useTable(({ roster }) => roster)
  return useMemo(() => {
    if ((filter === undefined && unit === undefined) || !isMany(play)) return undefined
    const side = rosterSide(play)
    const known = { ready: new Set(readyFigures(play).map(({ id }) => id)), held: heldIn(play.state, held), unseen }
    const men = litOf(rosterOf(play.state, side, known), filter, unit)
    return men && { side, men }
  }, [play, filter, unit, held, unseen])
}

const REST = 120
const NOBODY: ReadonlySet<FigureId> = new Set()

/** Whom no enemy sees while a game goes on: reckoned when the table has come to rest. */
function useUnseen(state: GameState, side: SideId): ReadonlySet<FigureId> {
  const unseen = useTable(({ roster }) => roster.unseen)
  const [witnesses] = useState(() => new Map<FigureId, FigureId>())
  // GEN-04: where nothing may be measured, nothing is told.
  const may = state.rules.premeasure && state.phase === 'play'
  useEffect(() => {
    if (!may) {
      changeRoster({ unseen: NOBODY })
      return undefined
    }
    const timer = setTimeout(() => changeRoster({ unseen: unseenOf(state, side, witnesses) }), REST)
    return () => clearTimeout(timer)
  }, [state, side, may, witnesses])
  return unseen
}
