import { inContact, overlaps } from '@tactic48/geometry'
import { baseRadius, u } from '../query/figures.ts'
import type { FigureId, MarkerId } from '../state/ids.ts'
import type { Refusal } from '../state/refusal.ts'
import { SIDES } from '../state/side.ts'
import type { PlacedFigure, Position, PreparedGame } from '../state/spec.ts'
import { badSpec, list, oneOf, point, record, text, truth, whole } from './shape.ts'
import { onTable, tableFault } from './table.ts'

const FIGURE_LIMIT = 1000
const WHEREABOUTS = ['reserve', 'table', 'eliminated'] as const
const STEPS = ['start', 'shockOff', 'income', 'flags', 'volleys', 'opening', 'action', 'afterAction', 'end'] as const

/** A prepared position must be one that play can reach: figures apart and on the table, markers with their owners. */
export function positionFault(spec: PreparedGame): Refusal | undefined {
  const position = record(spec.position, 'position') as Position
  return (
    tableFault(spec, position.table, 'position.table') ??
    turnFault(position) ??
    figuresFault(spec) ??
    crowdFault(spec) ??
    markersFault(position)
  )
}

function turnFault(position: Position): undefined {
  const turn = record(position.turn, 'position.turn') as Position['turn']
  oneOf(turn.active, 'position.turn.active', SIDES)
  if (turn.first !== undefined) oneOf(turn.first, 'position.turn.first', SIDES)
  if (turn.step !== undefined) oneOf(turn.step, 'position.turn.step', STEPS)
  if (turn.number !== undefined) whole(turn.number, 'position.turn.number', 1, 100_000)
  for (const side of SIDES) {
    const one = position.sides?.[side]
    if (one?.tokens !== undefined) whole(one.tokens, `position.sides.${side}.tokens`, 0, 1_000_000)
  }
}

function figuresFault({ cards, rules, position }: PreparedGame): Refusal | undefined {
  const ids = new Set<FigureId>()
  const figures = list(position.figures, 'position.figures', FIGURE_LIMIT)
  for (let i = 0; i < figures.length; i++) {
    const field = `position.figures[${i}]`
    const figure = record(figures[i], field) as PlacedFigure
    text(figure.id, `${field}.id`)
    if (ids.has(figure.id)) return badSpec(`${field}.id`, 'repeatedId', { figure: figure.id })
    ids.add(figure.id)
    oneOf(figure.side, `${field}.side`, SIDES)
    if (!Object.hasOwn(cards.characters, text(figure.card, `${field}.card`))) {
      return badSpec(`${field}.card`, 'unknownCard', { card: figure.card })
    }
    for (const id of figure.assigned ?? []) {
      if (!Object.hasOwn(cards.weapons, id)) return badSpec(`${field}.assigned`, 'unknownCard', { card: id })
    }
    if (figure.whereabouts !== undefined) oneOf(figure.whereabouts, `${field}.whereabouts`, WHEREABOUTS)
    if (figure.wounded !== undefined) truth(figure.wounded, `${field}.wounded`)
    if (figure.aims !== undefined) whole(figure.aims, `${field}.aims`, 0, 100)
    point(figure.position, `${field}.position`)
    if (isOn(figure) && !onTable(position.table, figure.position, baseRadius(rules))) {
      return badSpec(`${field}.position`, 'offTable')
    }
  }
  return undefined
}

const isOn = ({ whereabouts }: PlacedFigure): boolean => whereabouts === undefined || whereabouts === 'table'

/** GEN-06: bases never overlap; and contact with an enemy would have been fought. */
function crowdFault({ rules, position }: PreparedGame): Refusal | undefined {
  const r = baseRadius(rules)
  const { figures } = position
  for (let i = 0; i < figures.length; i++) {
    for (let k = 0; k < i; k++) {
      const a = figures[i]
      const b = figures[k]
      if (!a || !b || !isOn(a) || !isOn(b)) continue
      const [here, there] = [
        { ...a.position, r },
        { ...b.position, r },
      ]
      const field = `position.figures[${i}].position`
      if (overlaps(here, there)) return badSpec(field, 'overlaps', { figure: b.id })
      if (a.side !== b.side && inContact(here, there)) return badSpec(field, 'touchesEnemy', { figure: b.id })
    }
  }
  return undefined
}

/** TURN-17: marker and standing name each other. */
function markersFault(position: Position): Refusal | undefined {
  const markers = list(position.markers ?? [], 'position.markers', FIGURE_LIMIT) as NonNullable<Position['markers']>
  const ids = new Set<MarkerId>()
  for (let i = 0; i < markers.length; i++) {
    const marker = markers[i]
    const field = `position.markers[${i}]`
    if (!marker) continue
    text(marker.id, `${field}.id`)
    if (ids.has(marker.id)) return badSpec(`${field}.id`, 'repeatedId')
    ids.add(marker.id)
    point(marker.at, `${field}.at`)
    if (!(marker.radius >= 0 && u(marker.radius) < 1_000_000)) return badSpec(`${field}.radius`, 'malformed')
    const owners = marker.kind === 'opportunityFire' ? [marker.owner] : marker.participants.map(({ figure }) => figure)
    for (const owner of owners) {
      const figure = position.figures.find(({ id }) => id === owner)
      const holds =
        figure?.standing !== undefined && 'marker' in figure.standing && figure.standing.marker === marker.id
      if (!figure || !isOn(figure) || !holds) return badSpec(field, 'notHeldByOwner', { figure: owner })
    }
  }
  const orphan = position.figures.findIndex(
    ({ standing }) => standing !== undefined && 'marker' in standing && !ids.has(standing.marker),
  )
  return orphan < 0 ? undefined : badSpec(`position.figures[${orphan}].standing`, 'noSuchMarker')
}
