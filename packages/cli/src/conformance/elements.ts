import { discOutline, type Outline, polygonOutline, rectangleOutline, wallOutline } from '@tactic48/geometry'
import { type Element, elementId } from '@tactic48/rules'
import { pointOf, toTable } from './place.ts'
import type { ElementsText, ElementText } from './scenario.ts'
import { ScenarioError } from './source.ts'

/** LOS-09: 60 mm across, 2.5 cm to the u. */
const SCENIC_BASE_RADIUS = 1200
const WALL_THICKNESS = 0.2

function outlineOf(name: string, text: ElementText): Outline {
  if (text.scenicBase) {
    const { x, y } = pointOf(text.scenicBase)
    return discOutline(x, y, SCENIC_BASE_RADIUS)
  }
  if (text.disc) {
    const { x, y } = pointOf(text.disc)
    return discOutline(x, y, toTable(text.radius ?? 1))
  }
  if (text.polygon) return polygonOutline(text.polygon.map(pointOf))
  if (text.rectangle) {
    const [x, y, width, height] = text.rectangle
    return rectangleOutline(toTable(x), toTable(y), toTable(width), toTable(height))
  }
  if (text.wall) {
    const [from, to] = text.wall
    return wallOutline(pointOf(from), pointOf(to), toTable(text.thickness ?? WALL_THICKNESS))
  }
  throw new ScenarioError(`element ${name} needs one of disc, scenicBase, polygon, rectangle, wall`)
}

export function elementsOf(texts: ElementsText | undefined): readonly Element[] {
  return Object.entries(texts ?? {}).map(([name, text]) => ({
    id: elementId(name),
    name,
    look: text.scenicBase ? 'scenicBase' : text.cover === 'total' ? 'wall' : 'hedge',
    outline: outlineOf(name, text),
    cover: text.cover ?? 'partial',
    ...(text.passable === undefined ? {} : { passable: text.passable }),
    ...(text.elevated === undefined ? {} : { elevated: text.elevated }),
    ...(text.obstacle === undefined ? {} : { obstacle: text.obstacle }),
    ...(text.scenicBase === undefined ? {} : { scenicBase: true }),
  }))
}
