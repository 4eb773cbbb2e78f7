import { type Command, figureId, type GameState, type SeatId, topQuestion, weaponId } from '@tactic48/rules'
import { manOf } from './games.ts'

export const endTurn = (seat: SeatId): Command => ({ verb: 'endTurn', seat })
export const takeCover = (seat: SeatId, figure: string): Command => ({
  verb: 'takeCover',
  seat,
  figure: figureId(figure),
})

export const fire = (seat: SeatId, figure: string, target: string, weapon = 'rifle'): Command => ({
  verb: 'fire',
  seat,
  figure: figureId(figure),
  weapon: weaponId(weapon),
  target: figureId(target),
})

/** Straight to a place in u. */
export const moveTo = (seat: SeatId, figure: string, x: number, y: number): Command => ({
  verb: 'move',
  seat,
  figure: figureId(figure),
  path: [{ x: Math.round(x * 1000), y: Math.round(y * 1000) }],
})

export const figure = manOf

/** The kind of the question on top and who is asked. */
export function asked(state: GameState): readonly string[] {
  const question = topQuestion(state)
  return question ? [question.kind, ...question.awaiting] : []
}
