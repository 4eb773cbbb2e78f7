import type { GameState } from '@tactic48/rules'
import { isGone } from '@tactic48/rules'
import { useEffect, useMemo } from 'react'
import { askedPerson, seatFor, useGame } from '../game/gameStore.ts'
import { FRAME } from '../paint/frame.ts'
import { useNames } from '../prose/useNames.ts'
import { createLens } from '../table/lens.ts'
import { stateAt } from './moment.ts'
import { isActing, type Play, questionOf } from './playContext.ts'
import { useTable } from './tableStore.ts'

const EDGE = FRAME + 0.1
const NOTHING: Pick<GameState, 'figures' | 'sheets' | 'cards' | 'table'> = {
  figures: [],
  sheets: [],
  cards: { characters: {}, weapons: {} },
  table: { width: 1000, height: 1000, elements: [], dressing: [] },
}

/** The game as the table shows it: now, or the moment that was asked for; and who is asked what. */
export function useGameInPlay(): Play | undefined {
  const game = useGame((store) => store.game)
  const moment = useTable((table) => table.moment)
  const log = game?.log
  const now = game?.state
  const state = useMemo(() => (moment !== undefined && log ? (stateAt(log, moment) ?? now) : now), [moment, log, now])
  const names = useNames(state ?? NOTHING)
  const { width, height } = (state ?? NOTHING).table
  const lens = useMemo(
    () => createLens({ left: -EDGE, top: -EDGE, right: width / 1000 + EDGE, bottom: height / 1000 + EDGE }),
    [width, height],
  )
  const play = useMemo((): Play | undefined => {
    if (!game || !state) return undefined
    const question = moment === undefined ? questionOf(state) : undefined
    const side = question ? askedPerson({ state, players: game.players }) : undefined
    const seat = side && seatFor(state, side)
    const mayAct = side !== undefined && isActing(question)
    return { state, players: game.players, names, lens, question, side, seat, mayAct }
  }, [game, state, names, lens, moment])
  useSelectionKept(play)
  return play
}

/** What was in hand is put down when its side is no longer asked, or when it is gone. */
function useSelectionKept(play: Play | undefined): void {
  const state = play?.state
  const side = play?.side
  const kind = play?.question?.kind
  useEffect(() => {
    if (!state) return
    const { selected, verb, goal, clear, select } = useTable.getState()
    const figure = state.figures.find(({ id }) => id === selected)
    if (selected && figure && isGone(figure)) clear()
    else if (figure && figure.side !== side && (verb || kind === 'action' || kind === 'window')) select(undefined)
    else if (figure && kind !== 'action' && kind !== 'window' && kind !== 'deploy' && verb) select(figure.id)
    else if (!figure && goal && kind !== 'drift') clear()
  }, [state, side, kind])
}
