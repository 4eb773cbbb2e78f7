import {
  type Figure,
  type FigureId,
  figureOf,
  type GameState,
  isOnTable,
  type Question,
  type SeatId,
  type SideId,
  topQuestion,
} from '@tactic48/rules'
import { type Game, seatFor, useGame } from '../game/gameStore.ts'
import type { Players } from '../game/savedGame.ts'
import { askedPerson } from '../game/seen.ts'
import { stateAt } from './moment.ts'
import { toldSoFar } from './playStage.ts'
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
export function situationOf(game: Game, moment: number | undefined, told: GameState | undefined): Situation {
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
