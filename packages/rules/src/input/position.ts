import { inContact, overlaps, standsFree } from '@tactic48/geometry'
import { baseRadius } from '../query/figures.ts'
import { groundOf } from '../query/sight.ts'
import type { Counters } from '../state/figure.ts'
import type { CardId, FigureId } from '../state/ids.ts'
import { SIDES } from '../state/ids.ts'
import type { Marker, Participant } from '../state/marker.ts'
import type { SheetCounters } from '../state/sheet.ts'
import { type PlacedFigure, type Position, type PreparedGame, type SideSpec, WHEREABOUTS } from '../state/spec.ts'
import type { SideState, Tally } from '../state/state.ts'
import { TURN_STEPS } from '../state/task.ts'
import { repeatedIn, unitShape } from './cards.ts'
import { Fault } from './fault.ts'
import {
  ARMS,
  byWeapon,
  counterFields,
  FEW,
  FIGURES,
  markerShape,
  sheetCounterFields,
  sideFields,
  sideShape,
  standingShape,
  TURN,
  tallyFields,
} from './figures.ts'
import { LIMITS } from './limits.ts'
import { id, list, nameOf, object, oneOf, optional, partial, type Shape, text, truth, whole } from './shape.ts'
import { liesOn, pointShape, readyTableShape } from './table.ts'

const placedShape = object<PlacedFigure>({
  id: id<FigureId>(),
  side: sideShape,
  card: nameOf<CardId>(),
  position: pointShape,
  assigned: optional(list(nameOf<CardId>(), ARMS)),
  name: optional(text()),
  unit: optional(unitShape),
  whereabouts: optional(oneOf(WHEREABOUTS)),
  wounded: optional(truth),
  shockSince: optional(TURN),
  standing: optional(standingShape),
  aims: optional(FEW),
  counters: optional(partial<Counters & SheetCounters>({ ...counterFields, ...sheetCounterFields })),
  used: optional(byWeapon),
})

const sideSpecShape: Shape<SideSpec> = partial<Omit<SideState, 'unlisted'> & Tally>({ ...sideFields, ...tallyFields })

export const positionShape: Shape<Position> = object<Position>({
  table: readyTableShape,
  figures: list(placedShape, FIGURES),
  markers: optional(list(markerShape, FIGURES)),
  sides: optional(
    object<NonNullable<Position['sides']>>({
      blue: optional(sideSpecShape),
      ember: optional(sideSpecShape),
    }),
  ),
  turn: object<Position['turn']>({
    active: sideShape,
    number: optional(whole(1, 100_000)),
    first: optional(sideShape),
    step: optional(oneOf(TURN_STEPS)),
  }),
})

/** A prepared position must be one that play can reach: figures apart and on the table, markers with their owners. */
export const positionFault = (spec: PreparedGame): Fault | undefined =>
  (figuresFault(spec) ?? crowdFault(spec) ?? markersFault(spec))?.in('position')

const isOn = ({ whereabouts = 'table' }: PlacedFigure): boolean => whereabouts === 'table'

function figuresFault(spec: PreparedGame): Fault | undefined {
  const { figures } = spec.position
  const many = SIDES.find((side) => figures.filter((figure) => figure.side === side).length > LIMITS.figuresPerSide)
  if (many) return new Fault('listTooLong', { limit: LIMITS.figuresPerSide, side: many }, ['figures'])
  const repeated = repeatedIn(figures)
  if (repeated) return repeated.in('figures')
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i]
    const fault = figure && figureFault(spec, figure)
    if (fault) return fault.in('figures', i)
  }
  return undefined
}

function figureFault({ cards, rules, position }: PreparedGame, figure: PlacedFigure): Fault | undefined {
  const { card, assigned = [], wounded = false, standing, shockSince } = figure
  if (!Object.hasOwn(cards.characters, card)) return new Fault('unknownCard', { card }, ['card'])
  const unknown = assigned.findIndex((weapon) => !Object.hasOwn(cards.weapons, weapon))
  if (unknown >= 0) return new Fault('unknownCard', { card: assigned[unknown] ?? '' }, ['assigned', unknown])
  const printed = cards.characters[card]
  if (wounded && isOn(figure) && !printed?.wounded) return new Fault('noWoundedSide', { card }, ['wounded'])
  if (shockSince !== undefined && shockSince > (position.turn.number ?? 1)) {
    return new Fault('valueTooBig', { limit: position.turn.number ?? 1 }, ['shockSince'])
  }
  if (!isOn(figure)) return standing && new Fault('notOnTable', { figure: figure.id }, ['standing'])
  return placeFault(rules, position, figure)
}

/** GEN-06, MOVE-07. */
function placeFault(rules: PreparedGame['rules'], position: Position, figure: PlacedFigure): Fault | undefined {
  const r = baseRadius(rules)
  if (!liesOn(position.table, figure.position, r)) return new Fault('offTable', {}, ['position'])
  const free = standsFree(groundOf(position), r, figure.position, [])
  return free ? undefined : new Fault('insideScenery', {}, ['position'])
}

/** GEN-06: bases never overlap; and contact with an enemy would have been fought. */
function crowdFault({ rules, position }: PreparedGame): Fault | undefined {
  const r = baseRadius(rules)
  const { figures } = position
  for (let i = 0; i < figures.length; i++) {
    for (let k = 0; k < i; k++) {
      const a = figures[i]
      const b = figures[k]
      if (!a || !b || !isOn(a) || !isOn(b)) continue
      const here = { ...a.position, r }
      const there = { ...b.position, r }
      const path = ['figures', i, 'position']
      if (overlaps(here, there)) return new Fault('overlaps', { figure: b.id }, path)
      if (a.side !== b.side && inContact(here, there)) return new Fault('touchesEnemy', { figure: b.id }, path)
    }
  }
  return undefined
}

/** TURN-17: marker and standing name each other. */
function markersFault({ position, cards }: PreparedGame): Fault | undefined {
  const { markers = [], figures, table } = position
  const repeated = repeatedIn(markers)
  if (repeated) return repeated.in('markers')
  for (let i = 0; i < markers.length; i++) {
    const marker = markers[i]
    if (!marker) continue
    if (!liesOn(table, marker.at, 0)) return new Fault('offTable', {}, ['markers', i, 'at'])
    const shooters =
      marker.kind === 'opportunityFire' ? [{ figure: marker.owner, weapon: marker.weapon }] : marker.participants
    const fault = shooters.map((shooter) => shooterFault(marker, shooter, figures, cards)).find((one) => one)
    if (fault) return fault.in('markers', i)
  }
  const kinds = new Map(markers.map((marker) => [marker.id, marker.kind]))
  const orphan = figures.findIndex(
    ({ standing }) => standing && 'marker' in standing && kinds.get(standing.marker) !== standing.kind,
  )
  return orphan < 0 ? undefined : new Fault('noSuchMarker', {}, ['figures', orphan, 'standing'])
}

function shooterFault(
  marker: Marker,
  { figure: owner, weapon }: Participant,
  figures: readonly PlacedFigure[],
  cards: PreparedGame['cards'],
): Fault | undefined {
  const figure = figures.find((one) => one.id === owner)
  const standing = figure?.standing
  const holds = standing !== undefined && 'marker' in standing && standing.marker === marker.id
  if (!figure || !isOn(figure) || !holds || figure.side !== marker.side) {
    return new Fault('notHeldByOwner', { figure: owner })
  }
  const card = cards.characters[figure.card]
  const face = figure.wounded ? card?.wounded : card?.healthy
  const known = face?.weapons.some((one) => one.id === weapon)
  const assigned = figure.assigned?.some((one) => cards.weapons[one]?.id === weapon)
  return known || assigned ? undefined : new Fault('noSuchWeapon', { figure: owner, weapon })
}
