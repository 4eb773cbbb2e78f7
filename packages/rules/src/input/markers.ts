import type { Point } from '@tactic48/geometry'
import { isGun } from '../query/weapons.ts'
import type { Standing } from '../state/figure.ts'
import type { FigureId, MarkerId, SideId } from '../state/ids.ts'
import type { Marker, Participant } from '../state/marker.ts'
import type { FieldedFigure } from './allowance.ts'
import { repeatedIn } from './cards.ts'
import { Fault } from './fault.ts'
import { liesOn } from './table.ts'

interface Bearer {
  readonly id: FigureId
  readonly side: SideId
  readonly position: Point
  readonly standing?: Standing | undefined
}

/** Markers and those who may hold them, in a prepared position or in a saved state. */
interface Marked {
  readonly table: { readonly width: number; readonly height: number }
  readonly markers: readonly Marker[]
  readonly figures: readonly Bearer[]
  /** In the order of the figures. */
  readonly force: readonly FieldedFigure[]
}

/** TURN-17: marker and standing name each other; `also` judges what only one of the two kinds of file knows. */
export function markersFault(
  marked: Marked,
  also: (marker: Marker) => Fault | undefined = () => undefined,
): Fault | undefined {
  const { markers, figures, table } = marked
  const repeated = repeatedIn(markers)
  if (repeated) return repeated.in('markers')
  for (let i = 0; i < markers.length; i++) {
    const marker = markers[i]
    if (!marker) continue
    const fault = liesOn(table, marker.at, 0)
      ? (also(marker) ?? ownersFault(marker, marked))
      : new Fault('offTable', {}, ['at'])
    if (fault) return fault.in('markers', i)
  }
  const kinds = new Map(markers.map((marker) => [marker.id, marker.kind]))
  const orphan = figures.findIndex(
    ({ standing }) => standing && 'marker' in standing && kinds.get(standing.marker) !== standing.kind,
  )
  return orphan < 0 ? undefined : new Fault('noSuchMarker', {}, ['figures', orphan, 'standing'])
}

const heldBy = ({ standing }: Bearer): MarkerId | undefined =>
  standing && 'marker' in standing ? standing.marker : undefined

function ownersFault(marker: Marker, { figures, force }: Marked): Fault | undefined {
  const seen = new Set<FigureId>()
  for (const shooter of shootersOf(marker)) {
    const at = figures.findIndex(({ id }) => id === shooter.figure)
    const [figure, fielded] = [figures[at], force[at]]
    if (!figure || !fielded || heldBy(figure) !== marker.id || figure.side !== marker.side || seen.has(figure.id)) {
      return new Fault('notHeldByOwner', { figure: shooter.figure })
    }
    seen.add(figure.id)
    // OF-01, SF-01, SF-10: a weapon that shoots.
    const armed = fielded.weapons.some((weapon) => weapon.id === shooter.weapon && isGun(weapon))
    if (!armed) return new Fault('noSuchWeapon', { ...shooter })
  }
  const stranger = figures.find((figure) => heldBy(figure) === marker.id && !seen.has(figure.id))
  return stranger && new Fault('notHeldByOwner', { figure: stranger.id })
}

/** Those who keep a marker up, each with his weapon. */
const shootersOf = (marker: Marker): readonly Participant[] =>
  marker.kind === 'opportunityFire' ? [{ figure: marker.owner, weapon: marker.weapon }] : marker.participants
