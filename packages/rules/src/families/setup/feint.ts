import { figureIn } from '../../input/command.ts'
import { list, point, record } from '../../input/raw.ts'
import type { VerbRule } from '../../kernel/family.ts'
import { closeQuestion } from '../../kernel/stack.ts'
import { type Drop, dropOf, type FeintLimit, feintLimit } from '../../query/feint.ts'
import { figureOf, isOnTable, knownFigure, placedAt, sideOf } from '../../query/figures.ts'
import { rideOf } from '../../query/vehicles.ts'
import { whyNotDeploy } from '../../query/zone.ts'
import type { Placed } from '../../state/command.ts'
import { copyFigure, type Figure } from '../../state/figure.ts'
import type { SideId } from '../../state/ids.ts'
import { type Refusal, refuse } from '../../state/refusal.ts'
import { type GameState, withFigures } from '../../state/state.ts'
import { crewFault } from './drop.ts'

const MANY = 300

const placedIn = (value: unknown, index: number): Placed => {
  const one = record(value, `moves[${index}]`)
  return { figure: figureIn(one), at: point(one.at, 'moves', index) }
}

/** D06, FEINT-01 … FEINT-03. */
export const feint: VerbRule<'feint'> = {
  answers: ['feint'],
  read: (raw, seat) => ({ verb: 'feint', seat, moves: list(raw.moves, 'moves', MANY).map(placedIn) }),
  check(state, command) {
    return (
      whoFault(state, sideOf(state, command.seat), command.moves) ?? whereFault(state, command.moves) ?? { command }
    )
  },
  resolve(flow, { command }) {
    const side = sideOf(flow.state, command.seat)
    closeQuestion(flow, 'feint')
    if (command.moves.length > 0) flow.emit({ type: 'feinted', side, moves: command.moves })
  },
}

/** FEINT-02: own figures on the table, each once, no more than the limit. */
function whoFault(state: GameState, side: SideId, moves: readonly Placed[]): Refusal | undefined {
  const drops: Drop[] = []
  const seen = new Set<string>()
  for (const { figure: id } of moves) {
    const figure = figureOf(state, id)
    if (!figure) return refuse('FEINT-01', 'noSuchFigure', { figure: id })
    if (figure.side !== side) return refuse('FEINT-01', 'notYours', { figure: id })
    // A saved position may hold one who fell before.
    if (!isOnTable(figure)) return refuse('FEINT-01', 'notOnTable', { figure: id })
    if (seen.has(id)) return refuse('FEINT-01', 'namedTwice', { figure: id })
    seen.add(id)
    if (figure.place.at === 'mounted') {
      if (!state.rules.company?.feintVehicles) return refuse('FEINT-02', 'noFeintOnVehicle', { figure: id })
      const beside = drops.find(({ figures }) => figures.includes(figure))
      if (beside) return refuse('FEINT-01', 'namedTwice', { figure: id })
    }
    if (!drops.some(({ figures }) => figures.includes(figure))) drops.push(dropOf(state, figure))
  }
  return limitFault(feintLimit(state, side), drops)
}

function limitFault({ unit, limit, anyOne }: FeintLimit, drops: readonly Drop[]): Refusal | undefined {
  if (unit === 'characters') {
    const men = drops.length
    return men > limit ? refuse('FEINT-02', 'feintTooMany', { characters: men, limit }) : undefined
  }
  const ap = drops.reduce((sum, drop) => sum + drop.ap, 0)
  const [only, ...others] = drops
  if (ap <= limit || (anyOne && others.length === 0 && only && isOneCharacter(only))) return undefined
  return refuse('FEINT-02', 'feintTooMuch', { ap, limit })
}

/** FEINT-02: those of one card, on foot or mounted. */
const isOneCharacter = ({ figures }: Drop): boolean => new Set(figures.map(({ sheet }) => sheet)).size === 1

/** FEINT-03: each in the own zone, with all of them picked up before the first is put down. */
function whereFault(state: GameState, moves: readonly Placed[]): Refusal | undefined {
  let figures = state.figures.map((figure) => (isPicked(state, moves, figure) ? pickedUp(figure) : figure))
  for (const { figure: id, at } of moves) {
    const now = withFigures(state, figures)
    const refusal = whyNotDeploy(now, knownFigure(now, id), at, 'FEINT-03')
    if (refusal) return refusal
    figures = figures.map((figure) => (figure.id === id ? placedAt(figure, at) : figure))
  }
  const after = withFigures(state, figures)
  for (const { figure } of moves) {
    const refusal = crewFault(after, knownFigure(after, figure))
    if (refusal) return refusal
  }
  return undefined
}

/** Whoever is on the same mount goes along. */
function isPicked(state: GameState, moves: readonly Placed[], figure: Figure): boolean {
  const ride = rideOf(state, figure)
  return moves.some(({ figure: id }) => id === figure.id || (ride && rideOf(state, knownFigure(state, id)) === ride))
}

function pickedUp(figure: Figure): Figure {
  const { place } = figure
  const picked = copyFigure(figure)
  picked.place = place.at === 'mounted' ? { at: 'reserve', on: place.on } : { at: 'reserve' }
  return picked
}
