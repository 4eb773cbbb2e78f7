import { inContact, type Outline, touchesOutline } from '@tactic48/geometry'
import type { Figure } from '../state/figure.ts'
import type { ElementId, FigureId, SideId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import type { Edge, Element, Table } from '../state/table.ts'
import { baseOf, faceOf, friendsOf } from './figures.ts'
import { edgeOf, toEdge } from './zone.ts'

/** CALL-04: how an officer reaches HQ where he stands. */
export type HqContact =
  | { readonly means: 'radio'; readonly operator: FigureId }
  | { readonly means: 'line'; readonly element: ElementId }

/** RADIO-06: whoever may work a radio: his own, or one that he touches where that is enough; absent = he cannot. */
export function radioValue(state: GameState, figure: Figure): number | undefined {
  const trained = faceOf(state, figure).contactHq
  if (trained !== undefined || state.rules.company?.radioTrainedOnly !== false) return trained
  const base = baseOf(state, figure)
  const sets = friendsOf(state, figure.side).flatMap((one) =>
    inContact(base, baseOf(state, one)) ? (faceOf(state, one).contactHq ?? []) : [],
  )
  return sets.length > 0 ? Math.max(...sets) : undefined
}

/** RADIO-02: the value of the ability, or as many dice as the sheet says. */
export function contactDice(state: GameState, operator: Figure): number {
  const dice = state.rules.company?.radioDice ?? 'abilityValue'
  return Math.max(0, dice === 'abilityValue' ? (radioValue(state, operator) ?? 0) : dice)
}

/** RADIO-02: what at least one die must show. */
export const contactNeed = ({ rules }: GameState): number => (rules.company?.radioSuccess === 'twoPlus' ? 2 : 6)

/** RADIO-05, HOUSE-15: the first that he finds. */
export function hqContact(state: GameState, officer: Figure): HqContact | undefined {
  const means = state.rules.company?.callMeans ?? []
  const base = baseOf(state, officer)
  const operator = means.includes('radio')
    ? friendsOf(state, officer.side).find(
        (one) =>
          one.id !== officer.id &&
          one.contact &&
          inContact(base, baseOf(state, one)) &&
          radioValue(state, one) !== undefined,
      )
    : undefined
  if (operator) return { means: 'radio', operator: operator.id }
  const line = state.table.elements.find(
    (element) =>
      isLine(state, element) &&
      touchesOutline(element.outline, base) &&
      (ownerOf(state, element) ?? officer.side) === officer.side,
  )
  return line && { means: 'line', element: line.id }
}

const LINES = ['telephone', 'fixedLine', 'fixedPost'] as const

const isLine = ({ rules }: GameState, { hqLine }: Element): boolean =>
  hqLine === true && rules.house.telephone && LINES.some((line) => rules.company?.callMeans.includes(line))

/** HOUSE-15: whose it was said to be, or whose half it lies in; nobody's where it reaches over the middle. */
function ownerOf({ table, fixtures }: GameState, { id, outline, owner }: Element): SideId | undefined {
  const said = owner ?? fixtures.find(({ element }) => element === id)?.owner
  if (said) return said
  for (const side of ['blue', 'ember'] as const) {
    const edge = edgeOf(table, side)
    if (edge && liesInHalf(table, edge, outline)) return side
  }
  return undefined
}

/** HOUSE-15: wholly in the half of the table before this edge. */
export const liesInHalf = (table: Table, edge: Edge, outline: Outline): boolean =>
  farthest(table, edge, outline) <= depthOf(table, edge) / 2

const depthOf = ({ width, height }: Table, edge: Edge): number =>
  edge === 'north' || edge === 'south' ? height : width

const farthest = (table: Table, edge: Edge, outline: Outline): number =>
  outline.kind === 'disc'
    ? toEdge(table, edge, outline) + outline.r
    : Math.max(...outline.points.map((point) => toEdge(table, edge, point)))
