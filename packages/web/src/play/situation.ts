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
import { create } from 'zustand'
import { type Game, seatFor, useGame } from '../game/gameStore.ts'
import { useInAdvance } from '../game/inAdvance.ts'
import type { Players } from '../game/savedGame.ts'
import { askedPerson } from '../game/seen.ts'
import { stateAt } from './moment.ts'
import { followGame, isWatching, playStage, toldSoFar } from './playStage.ts'
import { useTable } from './tableStore.ts'

/** The game as the table shows it, now or at the moment that was asked for, and who is asked what. */
export interface Situation {
  readonly state: GameState
  readonly players: Players
  readonly question: Question | undefined
  /** It was answered before it was asked: it is not shown while that answer is on the way. */
  readonly answered: boolean
  /** The side whose person is asked now; its seat signs commands. */
  readonly side: SideId | undefined
  readonly seat: SeatId | undefined
  /** That person may act with Characters: own turn or a window in the other's. */
  readonly mayAct: boolean
  /** Something is being shown before anybody is asked. */
  readonly telling: boolean
  /** It is shown once more, because somebody asked for it. */
  readonly watching: boolean
}

/** TURN-16: in a window for cards and the initiative nobody acts on the table. */
function isActing(question: Question | undefined): boolean {
  if (question?.kind === 'window') return question.allows === 'takeCover' || question.allows === 'anyAction'
  return question?.kind === 'action'
}

const questionOf = (state: GameState): Question | undefined => (state.phase === 'over' ? undefined : topQuestion(state))

interface Situations {
  readonly now: Situation | undefined
  /** What `now` was made from. */
  readonly of:
    | { readonly game: Game; readonly moment: number | undefined; readonly told: GameState | undefined }
    | undefined
}

/**
 * The one way to read the game at the table, made once whenever game, moment or stage change: what is drawn and a hand that acts
 * before it is drawn see the same object.
 */
const useSituations = create<Situations>()(() => ({ now: undefined, of: undefined }))

export const useSituation = (): Situation | undefined => useSituations(({ now }) => now)

/** Read when a key or a pointer arrives: a second key in the same task must not act on what was painted before the first. */
export const situationNow = (): Situation | undefined => useSituations.getState().now

/** Called with every situation that differs from the one before. */
export const onSituation = (hear: () => void): (() => void) => useSituations.subscribe(hear)

function shownState({ game, moment, told }: NonNullable<Situations['of']>, before: Situations): GameState {
  if (moment === undefined) return told ?? game.state
  const known = before.of?.moment === moment && before.of.game.log === game.log
  return known && before.now ? before.now.state : stateAt(game.log, moment)
}

function situationOf(of: NonNullable<Situations['of']>, before: Situations): Situation {
  const { game, moment, told } = of
  const state = shownState(of, before)
  // Nobody is asked before he has seen what happened.
  const question = moment === undefined && !told ? questionOf(state) : undefined
  const side = question && !game.heldElsewhere ? askedPerson({ state, players: game.players }) : undefined
  return {
    state,
    players: game.players,
    question,
    answered: question !== undefined && question.since === useInAdvance.getState().answering,
    side,
    seat: side && seatFor(state, side),
    mayAct: side !== undefined && isActing(question),
    telling: told !== undefined,
    watching: isWatching(),
  }
}

const isSame = (a: Situation, b: Situation): boolean =>
  (Object.keys(a) as readonly (keyof Situation)[]).every((name) => a[name] === b[name])

function look(): void {
  const before = useSituations.getState()
  const { game } = useGame.getState()
  if (!game) {
    if (before.now) useSituations.setState({ now: undefined, of: undefined })
    return
  }
  const of = { game, moment: useTable.getState().moment, told: toldSoFar() }
  const now = situationOf(of, before)
  // The clock or the line of a game may have changed, and nothing at the table.
  if (before.now && isSame(now, before.now)) useSituations.setState({ of })
  else useSituations.setState({ now, of })
}

let following = false

useGame.subscribe((now, before) => {
  if (now.game === before.game) return
  // While the stage takes up what is new it is behind the game, and nobody is asked yet.
  following = true
  followGame(now, before)
  following = false
  look()
})
playStage.subscribe(() => {
  if (!following) look()
})
useTable.subscribe((now, before) => {
  if (now.moment !== before.moment) look()
})
useInAdvance.subscribe((now, before) => {
  if (now.answering !== before.answering) look()
})
// A game may have come to the table before its page was fetched.
look()

/** The Character in hand that may act. */
export function actorIn({ state, side, mayAct }: Situation, selected: FigureId | undefined): Figure | undefined {
  const figure = selected && figureOf(state, selected)
  return mayAct && figure && figure.side === side && isOnTable(figure) ? figure : undefined
}
