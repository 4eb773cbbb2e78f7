import { inContact, overlaps, standsFree } from '@tactic48/geometry'
import { menOn, sharesCard } from '../query/assigned.ts'
import { baseRadius } from '../query/figures.ts'
import { groundOf } from '../query/sight.ts'
import type { Counters } from '../state/figure.ts'
import type { CardId, FigureId, VehicleId } from '../state/ids.ts'
import { perSide, SIDES } from '../state/ids.ts'
import type { SheetCounters } from '../state/sheet.ts'
import { type PlacedFigure, type Position, type PreparedGame, type SideSpec, WHEREABOUTS } from '../state/spec.ts'
import type { SideState, Tally } from '../state/state.ts'
import { TURN_STEPS } from '../state/task.ts'
import { type FieldedFigure, namedTwice, printedOn } from './allowance.ts'
import { repeatedIn } from './cards.ts'
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
import { unitShape } from './force.ts'
import { scheduledShape, smokeShape } from './lasting.ts'
import { LIMITS } from './limits.ts'
import { markersFault } from './markers.ts'
import { pendingFault } from './pending.ts'
import { pilesFault } from './piles.ts'
import { id, list, nameOf, object, oneOf, optional, partial, type Shape, text, truth, whole } from './shape.ts'
import { liesOn, pointShape, readyTableShape } from './table.ts'
import { fleetFault, leftWeaponsFault, placedVehicleShape, placedWeaponShape } from './vehicles.ts'

const placedShape = object<PlacedFigure>({
  id: id<FigureId>(),
  side: sideShape,
  card: nameOf<CardId>(),
  position: pointShape,
  assigned: optional(list(nameOf<CardId>(), ARMS)),
  reversed: optional(list(nameOf<CardId>(), ARMS)),
  upgrades: optional(list(nameOf<CardId>(), ARMS)),
  shares: optional(nameOf<FigureId>()),
  name: optional(text()),
  unit: optional(unitShape),
  whereabouts: optional(oneOf(WHEREABOUTS)),
  wounded: optional(truth),
  shockSince: optional(TURN),
  standing: optional(standingShape),
  aims: optional(FEW),
  counters: optional(partial<Counters & SheetCounters>({ ...counterFields, ...sheetCounterFields })),
  used: optional(byWeapon),
  kits: optional(FEW),
  treated: optional(truth),
  contact: optional(truth),
  message: optional(nameOf<FigureId>()),
  mounted: optional(nameOf<VehicleId>()),
  carriedBy: optional(list(nameOf<FigureId>(), 2, 2)),
  loadedOn: optional(nameOf<VehicleId>()),
})

const sideSpecShape: Shape<SideSpec> = partial<Omit<SideState, 'unlisted'> & Tally>({ ...sideFields, ...tallyFields })

export const positionShape: Shape<Position> = object<Position>({
  table: readyTableShape,
  figures: list(placedShape, FIGURES),
  markers: optional(list(markerShape, FIGURES)),
  schedule: optional(list(scheduledShape, FIGURES)),
  smoke: optional(list(smokeShape, FIGURES)),
  vehicles: optional(list(placedVehicleShape, FIGURES)),
  leftWeapons: optional(list(placedWeaponShape, FIGURES)),
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
  (
    vehiclesFault(spec) ??
    figuresFault(spec) ??
    crowdFault(spec) ??
    marksFault(spec) ??
    heldFault(spec) ??
    awaitedFault(spec)
  )?.in('position')

const awaitedFault = ({ rules, cards, position }: PreparedGame): Fault | undefined =>
  pendingFault({
    company: rules.company,
    cards,
    figures: position.figures.map(({ id, side, whereabouts, message, contact = false, card, upgrades = [] }) => ({
      id,
      side,
      isOff: whereabouts === 'off',
      message,
      contact,
      card: { card, upgrades },
    })),
    schedule: position.schedule ?? [],
    smoke: position.smoke ?? [],
    credits: perSide((side) => position.sides?.[side]?.callCredits ?? []),
  })

const heldFault = (spec: PreparedGame): Fault | undefined => pilesFault(spec, spec.position.sides ?? {})?.in('sides')

const isOn = ({ whereabouts = 'table', mounted }: PlacedFigure): boolean =>
  whereabouts === 'table' && mounted === undefined

/** HOUSE-03, EVAC-08, EVAC-09: who sits on what, and what is carried. */
function vehiclesFault({ rules, cards, position }: PreparedGame): Fault | undefined {
  const { figures, table, vehicles = [], leftWeapons = [] } = position
  if (vehicles.length > 0 && !rules.house.vehicles) return new Fault('listTooLong', { limit: 0 }, ['vehicles'])
  for (let i = 0; i < figures.length; i++) {
    const { whereabouts = 'table', mounted, carriedBy, loadedOn } = figures[i] as PlacedFigure
    const lies = carriedBy ?? loadedOn
    if (mounted !== undefined && whereabouts !== 'table')
      return new Fault('notOneOf', { values: 'table' }, ['figures', i, 'whereabouts'])
    if (lies !== undefined && whereabouts !== 'evacuable') {
      return new Fault('notOneOf', { values: 'evacuable' }, ['figures', i, 'whereabouts'])
    }
  }
  const driven = vehicles.map((vehicle) => ({
    ...vehicle,
    driver: vehicle.driver ?? figures.find(({ mounted }) => mounted === vehicle.id)?.id,
  }))
  const { edges, objectives, ...scenery } = table
  return (
    fleetFault({ rules, cards, table, figures, vehicles: driven }) ??
    leftWeaponsFault({ cards, rules, table: { dressing: [], ...scenery } }, leftWeapons)
  )
}

function figuresFault(spec: PreparedGame): Fault | undefined {
  const { figures } = spec.position
  const many = SIDES.find((side) => figures.filter((figure) => figure.side === side).length > LIMITS.figuresPerSide)
  if (many) return new Fault('listTooLong', { limit: LIMITS.figuresPerSide, side: many }, ['figures'])
  const repeated = repeatedIn(figures)
  if (repeated) return repeated.in('figures')
  const force = forceOf(spec)
  if (force instanceof Fault) return force
  const twice = namedTwice(spec.cards, force, (i) => figures[i]?.shares !== undefined)
  if (twice) return twice.in('figures')
  for (let i = 0; i < figures.length; i++) {
    const [figure, fielded] = [figures[i], force[i]]
    const fault = figure && fielded && figureFault(spec, figure, fielded)
    if (fault) return fault.in('figures', i)
  }
  return undefined
}

function forceOf(spec: PreparedGame): readonly FieldedFigure[] | Fault {
  const { cards, position } = spec
  const force: FieldedFigure[] = []
  for (let i = 0; i < position.figures.length; i++) {
    const figure = position.figures[i]
    if (!figure) continue
    const { side, card, aims = 0, used = {}, counters = {} } = figure
    const sheet = figure.shares === undefined ? figure : sharedWith(spec, figure, i)
    if (sheet instanceof Fault) return sheet.in('figures', i)
    const printed = printedOn(cards, { ...sheet, assigned: sheet.assigned ?? [] })
    if (printed instanceof Fault) return printed.in('figures', i)
    force.push({ side, card, ...printed, wounded: false, aims, used, counters })
  }
  return force
}

/** REINF-03, HOUSE-16: the figure whose card this one plays, as many together as share the card under these rules. */
function sharedWith(
  { rules, cards, position }: PreparedGame,
  figure: PlacedFigure,
  index: number,
): PlacedFigure | Fault {
  const { figures } = position
  const { shares = figure.id } = figure
  const at = figures.findIndex(({ id }) => id === shares)
  const other = figures[at]
  if (!other || at >= index || other.shares !== undefined || other.side !== figure.side || other.card !== figure.card) {
    return new Fault('noSuchFigure', { figure: shares }, ['shares'])
  }
  const limit = sharesCard(rules, cards, figure.card) ? menOn(cards, figure.card) : 1
  const together = figures.slice(0, index + 1).filter((one) => one.shares === shares).length + 1
  return together > limit ? new Fault('valueTooBig', { limit }, ['shares']) : other
}

function figureFault(
  { rules, position }: PreparedGame,
  figure: PlacedFigure,
  fielded: FieldedFigure,
): Fault | undefined {
  const { wounded = false, standing, shockSince, aims = 0 } = figure
  if (wounded && isOn(figure) && fielded.faces.length < 2)
    return new Fault('noWoundedSide', { card: fielded.card }, ['wounded'])
  if (shockSince !== undefined && shockSince > (position.turn.number ?? 1)) {
    return new Fault('valueTooBig', { limit: position.turn.number ?? 1 }, ['shockSince'])
  }
  if (isOn(figure)) return placeFault(rules, position, figure)
  if (standing) return new Fault('notOnTable', { figure: figure.id }, ['standing'])
  return aims > 0 ? new Fault('notOnTable', { figure: figure.id }, ['aims']) : undefined
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
      if (!a || !b || Math.abs(a.position.x - b.position.x) > 3 * r || !isOn(a) || !isOn(b)) continue
      const here = { ...a.position, r }
      const there = { ...b.position, r }
      const path = ['figures', i, 'position']
      if (overlaps(here, there)) return new Fault('overlaps', { figure: b.id }, path)
      if (a.side !== b.side && inContact(here, there)) return new Fault('touchesEnemy', { figure: b.id }, path)
    }
  }
  return undefined
}

function marksFault(spec: PreparedGame): Fault | undefined {
  const { markers = [], figures, table } = spec.position
  const force = forceOf(spec)
  if (force instanceof Fault) return force
  return markersFault({ table, markers, figures, force })
}
