import { contains, createTrack, type Point, trackPoint } from '@tactic48/geometry'
import type { Element, GameState } from '@tactic48/rules'
import type { Prospect } from '../interactions/interaction.ts'

export interface Climb {
  readonly element: Element
  readonly at: Point
}

const STEP = 25

/** MOVE-04: where the way meets what this edition charges for, to be shown on the spot; the price itself is asked from `check`. */
export function climbsOf({ table, rules }: GameState, { figure, way }: Prospect): readonly Climb[] {
  if (!way) return []
  const charged = table.elements.filter(({ scenicBase, elevated, obstacle }) => {
    if (scenicBase) return false
    const kind = elevated ? 'elevated' : obstacle ? 'obstacle' : undefined
    return kind !== undefined && rules.climbAppliesTo.includes(kind)
  })
  if (charged.length === 0) return []
  const track = createTrack([figure.position, ...way.path])
  return charged.flatMap((element) => climbsOver(element, track))
}

function climbsOver(element: Element, track: ReturnType<typeof createTrack>): readonly Climb[] {
  const climbs: Climb[] = []
  let inside = contains(element.outline, trackPoint(track, 0))
  for (let k = STEP; k <= track.steps + STEP - 1; k += STEP) {
    const at = trackPoint(track, Math.min(k, track.steps))
    const now = contains(element.outline, at)
    if (now !== inside && (now || element.elevated)) climbs.push({ element, at })
    inside = now
  }
  return climbs
}
