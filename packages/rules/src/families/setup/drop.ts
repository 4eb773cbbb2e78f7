import { inContact, type Point } from '@tactic48/geometry'
import { baseOf, baseRadius, cardOf, isOnTable, placedAt, sharersOf } from '../../query/figures.ts'
import { whyNotDeploy } from '../../query/zone.ts'
import type { Placed } from '../../state/command.ts'
import type { Figure } from '../../state/figure.ts'
import { type Refusal, refuse } from '../../state/refusal.ts'
import { type GameState, withFigures } from '../../state/state.ts'

/** SETUP-08: those who play the same card wait with him; riders, all of a card, come with what they ride. */
const comradesOf = (state: GameState, figure: Figure): readonly Figure[] =>
  ridesIn(figure) ? [] : sharersOf(state, figure)

const ridesIn = ({ place }: Figure): boolean => place.at === 'reserve' && place.on !== undefined

/** HOUSE-16: the figures of a crew touch each other. */
export function crewFault(state: GameState, figure: Figure): Refusal | undefined {
  if (cardOf(state, figure).crew === undefined) return undefined
  const crew = state.figures.filter((one) => one.sheet === figure.sheet && isOnTable(one))
  const apart = crew.find((one) => crew.some((other) => !inContact(baseOf(state, one), baseOf(state, other))))
  return apart && refuse('HOUSE-16', 'crewApart', { figure: apart.id })
}

const put = (state: GameState, { figure: id, at }: Placed): GameState =>
  withFigures(
    state,
    state.figures.map((figure) => (figure.id === id ? placedAt(figure, at) : figure)),
  )

/** SETUP-08: where the others of the drop stand, once its first is where it was put. */
export function dropWith(
  state: GameState,
  first: Figure,
  at: Point,
  spots: readonly Point[] | undefined,
): readonly Placed[] | Refusal {
  const comrades = comradesOf(state, first)
  if (spots && spots.length !== comrades.length) {
    return refuse('SETUP-08', 'dropTogether', { figure: first.id, figures: comrades.length + 1 })
  }
  if (comrades.length === 0) return []
  let now = put(state, { figure: first.id, at })
  const placed: Placed[] = []
  for (const [i, comrade] of comrades.entries()) {
    const spot = spots?.[i] ?? besideFirst(now, comrade, at, placed)
    if (!spot) return refuse('SETUP-08', 'noRoomBeside', { figure: comrade.id })
    const refusal = whyNotDeploy(now, comrade, spot)
    if (refusal) return refusal
    placed.push({ figure: comrade.id, at: spot })
    now = put(now, { figure: comrade.id, at: spot })
  }
  return crewFault(now, first) ?? placed
}

/** Every 30 degrees: two bases side by side leave a place for a third that touches both. */
const HALF = 0.5
const ROOT = Math.sqrt(3) / 2
const ROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [HALF, ROOT],
  [-HALF, ROOT],
  [-1, 0],
  [-HALF, -ROOT],
  [HALF, -ROOT],
  [ROOT, HALF],
  [0, 1],
  [-ROOT, HALF],
  [-ROOT, -HALF],
  [0, -1],
  [ROOT, -HALF],
]

/** The first free place in contact with the first, and with all who were put down with him. */
function besideFirst(state: GameState, figure: Figure, at: Point, placed: readonly Placed[]): Point | undefined {
  const r = baseRadius(state.rules)
  for (const [dx, dy] of ROUND) {
    const spot = { x: Math.round(at.x + 2 * r * dx), y: Math.round(at.y + 2 * r * dy) }
    const touchesAll = placed.every((one) => inContact({ ...spot, r }, { ...one.at, r }))
    if (touchesAll && !whyNotDeploy(state, figure, spot)) return spot
  }
  return undefined
}
