import {
  type Figure,
  type FigureId,
  figureOf,
  type GameState,
  isGone,
  isOnTable,
  type Question,
  type SeatId,
  type SideId,
  topQuestion,
} from '@tactic48/rules'
import { useLayoutEffect, useMemo } from 'react'
import { boardOf } from '../boardModel/boardOf.ts'
import { type Game, seatFor, useGame } from '../game/gameStore.ts'
import type { Players } from '../game/savedGame.ts'
import { askedPerson } from '../game/seen.ts'
import { usePointsOf } from '../i18n/points.ts'
import { partOf, verbOf } from '../interactions/draft.ts'
import { FRAME } from '../paint/frame.ts'
import { type Named, useNames } from '../prose/useNames.ts'
import type { Extent } from '../table/camera.ts'
import { createLens, type Lens } from '../table/lens.ts'
import { stateAt } from './moment.ts'
import type { Play } from './playContext.ts'
import { toldSoFar, useToldLog, useToldSoFar } from './playStage.ts'
import { useTable } from './tableStore.ts'

/** The game as the table shows it, now or at the moment that was asked for, and who is asked what. */
export interface Situation {
  readonly state: GameState
  readonly players: Players
  readonly question: Question | undefined
  /** The side whose person is asked now; its seat signs commands. */
  readonly side: SideId | undefined
  readonly seat: SeatId | undefined
  /** That person may act with Characters: own turn or a window in the other's. */
  readonly mayAct: boolean
}

/** TURN-16: in a window for cards and the initiative nobody acts on the table. */
function isActing(question: Question | undefined): boolean {
  if (question?.kind === 'window') return question.allows === 'takeCover' || question.allows === 'anyAction'
  return question?.kind === 'action'
}

const questionOf = (state: GameState): Question | undefined => (state.phase === 'over' ? undefined : topQuestion(state))

interface Seen {
  readonly game: Game
  readonly moment: number | undefined
  readonly told: GameState | undefined
  readonly situation: Situation
}

let known: Seen | undefined

// What was kept for the seat that was in front goes with it.
useGame.subscribe((now, before) => {
  if (now.game?.screen === before.game?.screen && now.game?.id === before.game?.id) return
  known = undefined
})

/** `told`: the table as far as it has been told, while there is more to tell. */
function situationOf(game: Game, moment: number | undefined, told: GameState | undefined): Situation {
  if (known?.game === game && known.moment === moment && known.told === told) return known.situation
  const state = moment === undefined ? (told ?? game.state) : stateAt(game.log, moment)
  // Nobody is asked before he has seen what happened.
  const question = moment === undefined && !told ? questionOf(state) : undefined
  const side = question && !game.heldElsewhere ? askedPerson({ state, players: game.players }) : undefined
  const situation = {
    state,
    players: game.players,
    question,
    side,
    seat: side && seatFor(state, side),
    mayAct: side !== undefined && isActing(question),
  }
  known = { game, moment, told, situation }
  return situation
}

/** Read when a key or a pointer arrives: a second key in the same task must not act on what was painted before the first. */
export function situationNow(): Situation | undefined {
  const { game } = useGame.getState()
  return game && situationOf(game, useTable.getState().moment, toldSoFar())
}

/** The Character in hand that may act. */
export function actorIn({ state, side, mayAct }: Situation, selected: FigureId | undefined): Figure | undefined {
  const figure = selected && figureOf(state, selected)
  return mayAct && figure && figure.side === side && isOnTable(figure) ? figure : undefined
}

const EDGE = FRAME + 0.1
const NOTHING: Named = {
  figures: [],
  sheets: [],
  cards: { characters: {}, weapons: {} },
  table: { width: 1000, height: 1000, elements: [], dressing: [] },
}

let kept: { readonly of: string; readonly lens: Lens } | undefined

/** Who leaves the table to read a rule finds it again as it was looked at. */
function lensFor(name: string, width: number, height: number, opening: Extent | undefined): Lens {
  const of = `${name} ${width} ${height}`
  if (kept?.of !== of) {
    const extent = { left: -EDGE, top: -EDGE, right: width / 1000 + EDGE, bottom: height / 1000 + EDGE }
    kept = { of, lens: createLens(extent, () => opening) }
  }
  return kept.lens
}

/** The situation with what the screen adds to it: names in the reader's language and the camera with what it shows first. */
export function useGameInPlay(opening: Extent | undefined): Play | undefined {
  const game = useGame((store) => store.game)
  const moment = useTable((table) => table.moment)
  const told = useToldSoFar()
  const situation = useMemo(() => game && situationOf(game, moment, told), [game, moment, told])
  const log = useToldLog(game)
  const state = situation?.state ?? NOTHING
  usePointsOf(situation?.state.rules.company?.edition)
  const names = useNames(state)
  const { width, height } = state.table
  // A step that is tried again is another game on the same table.
  const name = (opening ? game?.battlefield : game?.id) ?? ''
  const lens = useMemo(() => lensFor(name, width, height, opening), [name, width, height, opening])
  const inPlay = situation?.state
  const board = useMemo(() => inPlay && boardOf(inPlay), [inPlay])
  const play = useMemo(
    () => situation && board && log && { ...situation, board, names, lens, log },
    [situation, board, names, lens, log],
  )
  useSelectionKept(play)
  return play
}

/** What was in hand is put down when its side is no longer asked, or when it is gone. */
function useSelectionKept(play: Play | undefined): void {
  const state = play?.state
  const side = play?.side
  const kind = play?.question?.kind
  useLayoutEffect(() => {
    if (!state) return
    const { selected, draft, clear, select } = useTable.getState()
    const verb = verbOf(draft)
    const figure = state.figures.find(({ id }) => id === selected)
    if (selected && figure && isGone(figure)) clear()
    else if (figure && figure.side !== side && (verb || kind === 'action' || kind === 'window')) select(undefined)
    else if (figure && kind !== 'action' && kind !== 'window' && kind !== 'deploy' && verb) select(figure.id)
    else if (!figure && partOf(draft, 'goal') && kind !== 'drift') clear()
  }, [state, side, kind])
}
