import type { Flow } from '../../kernel/flow.ts'
import { cardOf, faceOf, isOnTable, isWounded, knownFigure } from '../../query/figures.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId } from '../../state/ids.ts'
import type { GameState } from '../../state/state.ts'
import { wound } from '../wound.ts'

/** H2H-04: a fight that nobody can end is broken off. */
const MAX_ROUNDS = 100

/** How one fight came out: `standoff` leaves both alive. */
export type Verdict = 'eliminated' | 'standoff'

const isOver = (flow: Flow): boolean => flow.state.phase === 'over'

/** H2H-01 … H2H-06: one against one, to the end. The verdict is of no use once the game is over. */
export function duel(flow: Flow, mover: FigureId, opponent: FigureId): Verdict {
  flow.emit({ type: 'fightStarted', mover, opponent })
  if (flow.state.rules.h2hClearsMarkers) {
    clearMarkers(flow, mover)
    clearMarkers(flow, opponent)
  }
  const verdict = fight(flow, mover, opponent)
  if (!isOver(flow)) flow.emit({ type: 'fightEnded', mover, opponent, why: verdict })
  return verdict
}

/** H2H-10. */
function clearMarkers(flow: Flow, id: FigureId): void {
  const { standing, aims } = knownFigure(flow.state, id)
  if (standing || aims > 0) flow.emit({ type: 'standingCleared', figure: id, rule: 'H2H-10' })
}

function fight(flow: Flow, mover: FigureId, opponent: FigureId): Verdict {
  const exchange = flow.state.rules.h2hSequence === 'simultaneous' ? simultaneousRound : alternatingRound
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    if (diceOf(flow.state, mover) === 0 && diceOf(flow.state, opponent) === 0) return 'standoff'
    exchange(flow, mover, opponent, round)
    if (isOver(flow) || !bothStand(flow.state, mover, opponent)) return 'eliminated'
  }
  return 'standoff'
}

const bothStand = (state: GameState, mover: FigureId, opponent: FigureId): boolean =>
  isOnTable(knownFigure(state, mover)) && isOnTable(knownFigure(state, opponent))

/** H2H-05: the value of the side that is up. */
const diceOf = (state: GameState, id: FigureId): number => faceOf(state, knownFigure(state, id)).h2h

function alternatingRound(flow: Flow, mover: FigureId, opponent: FigureId, round: number): void {
  const defender = knownFigure(flow.state, opponent)
  const hits = strike(flow, mover, opponent, diceOf(flow.state, mover))
  if (round === 1 && hits >= woundsLeft(flow.state, defender)) {
    killedAnswer(flow, mover, defender, hits)
    return
  }
  hurt(flow, opponent, hits)
  if (isOver(flow) || !isOnTable(knownFigure(flow.state, opponent))) return
  hurt(flow, mover, strike(flow, opponent, mover, diceOf(flow.state, opponent)))
}

/** H2H-03: a defender killed by the very first roll answers once; both losses are one event (VICT-07). */
function killedAnswer(flow: Flow, mover: FigureId, defender: Figure, hits: number): void {
  const dice = answerDice(flow.state, defender)
  flow.emit({ type: 'reckoningHeld' })
  hurt(flow, defender.id, hits)
  hurt(flow, mover, strike(flow, defender.id, mover, dice))
  flow.emit({ type: 'reckoningDue' })
}

function answerDice(state: GameState, defender: Figure): number {
  if (state.rules.killedAnswer === 'asBefore') return faceOf(state, defender).h2h
  const card = cardOf(state, defender)
  return (card.wounded ?? card.healthy).h2h
}

/** H2H-03 `simultaneous`: both with the values they had, then all wounds. */
function simultaneousRound(flow: Flow, mover: FigureId, opponent: FigureId): void {
  const own = diceOf(flow.state, mover)
  const other = diceOf(flow.state, opponent)
  const given = strike(flow, mover, opponent, own)
  const taken = strike(flow, opponent, mover, other)
  flow.emit({ type: 'reckoningHeld' })
  hurt(flow, opponent, given)
  hurt(flow, mover, taken)
  flow.emit({ type: 'reckoningDue' })
}

/** H2H-02. */
function strike(flow: Flow, by: FigureId, against: FigureId, count: number): number {
  const dice: number[] = []
  let hits = 0
  for (let i = 0; i < count; i++) {
    const die = flow.chance.d6()
    dice.push(die)
    if (die >= flow.state.rules.h2hHitOn) hits++
  }
  flow.emit({ type: 'blowStruck', by, against, dice, hits })
  return hits
}

/** WOUND-05, WOUND-08. */
const woundsLeft = (state: GameState, figure: Figure): number =>
  isWounded(state, figure) || !cardOf(state, figure).wounded ? 1 : 2

function hurt(flow: Flow, id: FigureId, hits: number): void {
  for (let i = 0; i < hits; i++) wound(flow, id, 'H2H-05')
}
