import type { Point } from '@tactic48/geometry'
import { isInReserve } from '../../query/figures.ts'
import type { Placed } from '../../state/command.ts'
import type { SetupEvent } from '../../state/event.ts'
import type { Place } from '../../state/figure.ts'
import { opponentOf, SIDES, type VehicleId } from '../../state/ids.ts'
import { type Appliers, type Draft, editFigure, editSide, editVehicle, noop } from '../draft.ts'
import { withdrawAwaiting } from './stack.ts'

const ON_TABLE: Place = { at: 'table' }

/** SETUP-08: the other side places next, unless it has nobody left to place. */
function nextToDeploy(draft: Draft): void {
  const { toDeploy } = draft.setup
  if (!toDeploy) return
  const next = opponentOf(toDeploy)
  const waits = draft.figures.some((figure) => figure.side === next && isInReserve(figure))
  if (waits) draft.setup = { ...draft.setup, toDeploy: next }
}

/** Where it was or waited does not matter; what a rider sits on comes along with all who do. */
function putDown(draft: Draft, { figure: id, at }: Placed): void {
  const figure = editFigure(draft, id)
  figure.position = at
  if (figure.place.at !== 'mounted') {
    figure.place = ON_TABLE
    return
  }
  const { on } = figure.place
  for (const { id: rider, place } of draft.figures) {
    if (place.at === 'mounted' && place.on === on) editFigure(draft, rider).position = at
  }
  editVehicle(draft, on).position = at
}

/** SETUP-08, HOUSE-03: the mount or vehicle and all who are deployed on it are one drop. */
function deployMounted(draft: Draft, on: VehicleId, at: Point): void {
  const mounted: Place = { at: 'mounted', on }
  for (const { id, place } of draft.figures) {
    if (place.at !== 'reserve' || place.on !== on) continue
    const figure = editFigure(draft, id)
    figure.place = mounted
    figure.position = at
  }
  editVehicle(draft, on).position = at
}

export const applySetup: Appliers<SetupEvent['type']> = {
  forcesRevealed(draft, event) {
    draft.figures = event.figures
    draft.sheets = event.sheets
    if (event.vehicles) draft.vehicles = [...draft.vehicles, ...event.vehicles]
    for (const side of SIDES) {
      const edited = editSide(draft, side)
      edited.faction = event.forces[side].faction
      if (event.decks) edited.deck = event.decks[side]
    }
  },
  tableRolled(draft, event) {
    draft.setup = { ...draft.setup, layer: event.layer }
  },
  tableLaid(draft, event) {
    draft.table = event.table
    if (event.vehicles) draft.vehicles = [...draft.vehicles, ...event.vehicles]
    if (event.leftWeapons) draft.leftWeapons = [...draft.leftWeapons, ...event.leftWeapons]
  },
  edgesChosen(draft, event) {
    draft.table = { ...draft.table, edges: event.edges }
  },
  objectiveNamed(draft, event) {
    draft.table = { ...draft.table, objectives: { ...draft.table.objectives, [event.side]: event.element } }
    withdrawAwaiting(draft, event.side)
  },
  deploymentRolled(draft, event) {
    draft.setup = { ...draft.setup, firstToDeploy: event.first, toDeploy: event.first }
  },
  figureDeployed(draft, event) {
    const figure = editFigure(draft, event.figure)
    const { place } = figure
    figure.position = event.at
    if (place.at === 'reserve' && place.on !== undefined) deployMounted(draft, place.on, event.at)
    else figure.place = ON_TABLE
    for (const one of event.with ?? []) putDown(draft, one)
    nextToDeploy(draft)
  },
  feinted(draft, event) {
    for (const one of event.moves) putDown(draft, one)
  },
  deckShuffled: noop,
  initiativeRolled(draft, event) {
    draft.phase = 'play'
    draft.turn = { number: 0, active: opponentOf(event.first), first: event.first }
  },
}
