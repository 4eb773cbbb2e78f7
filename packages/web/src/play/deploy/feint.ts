import type { Point } from '@tactic48/geometry'
import { type CommandOf, type Figure, friendsOf } from '@tactic48/rules'
import type { Situation } from '../situation.ts'

type Feint = CommandOf<'feint'>

/** Whoever could be picked up, in a lasting order: a grip is a place in this list. */
export const feinters = ({ state, side }: Pick<Situation, 'state' | 'side'>): readonly Figure[] =>
  side ? friendsOf(state, side) : []

const spotOf = ({ moves }: Feint, { id, position }: Figure): Point =>
  moves.find(({ figure }) => figure === id)?.at ?? position

/** Where everybody would stand. */
export const feintGrips = (play: Situation, command: Feint): readonly Point[] =>
  feinters(play).map((figure) => spotOf(command, figure))

/** FEINT-01: one of them is put down elsewhere. */
export function feintedTo(play: Situation, command: Feint, grip: number, at: Point): Feint {
  const figure = feinters(play)[grip]
  if (!figure) return command
  const others = command.moves.filter((move) => move.figure !== figure.id)
  return { ...command, moves: [...others, { figure: figure.id, at }] }
}

/** He stays where he was deployed. */
export const withoutMove = (command: Feint, id: Figure['id']): Feint => ({
  ...command,
  moves: command.moves.filter(({ figure }) => figure !== id),
})
