import type { Point } from '@tactic48/geometry'
import {
  type Chance,
  type Dressing,
  defaultAnswer,
  type Element,
  type GameState,
  layoutFault,
  sectionsOf,
  seededChance,
  topQuestion,
} from '@tactic48/rules'
import { SCENIC_BASE_DRESSINGS } from '../../paint/scene.ts'
import { elementOf, keptOn, type Laid, radiusOf, type Size } from './laid.ts'
import { freeNumber, freshPiece, type PaletteLook } from './palette.ts'

export interface ChanceLayout {
  readonly elements: readonly Element[]
  readonly dressing: readonly Dressing[]
}

/** Pieces for each 100 square u, so that a larger table is as dense as a small one. */
const PER_AREA: readonly (readonly [PaletteLook, number])[] = [
  ['building', 0.35],
  ['wood', 0.3],
  ['ruin', 0.4],
  ['hedge', 0.95],
  ['wall', 0.5],
  ['scenicBase', 0.75],
  ['tree', 0.55],
  ['rock', 0.3],
  ['crater', 0.3],
  ['rubble', 0.2],
  ['bush', 0.25],
  ['haystack', 0.2],
  ['fence', 0.15],
]

/** A base's way between two pieces. */
const GAP = 1150
const TRIES = 40
const LAYOUTS = 12

/** D02 with real scenery: a lane, fields and pieces in even density; the same for the same seed. */
export function chanceLayout(state: GameState, seed: string): ChanceLayout | undefined {
  const chance = seededChance(seed)
  for (let i = 0; i < LAYOUTS; i++) {
    const layout = scatter(state.table, chance)
    if (!layoutFault(state, layout.elements)) return layout
  }
  const side = topQuestion(state)?.awaiting[0]
  const command = side && defaultAnswer(state, side, chance)
  return command?.verb === 'layOut' ? { elements: command.elements, dressing: [] } : undefined
}

function scatter(size: Size, chance: Chance): ChanceLayout {
  const lanes = lanesOf(size, chance)
  const pieces: Laid[] = []
  const area = (size.width * size.height) / 100_000_000
  for (const [look, density] of PER_AREA) {
    const count = Math.floor(density * area + chance.int(100) / 100)
    for (let i = 0; i < count; i++) {
      const piece = placed(look, size, pieces, lanes, chance)
      if (piece) pieces.push(piece)
    }
  }
  return {
    elements: pieces.map(elementOf).flatMap(sectionsOf),
    dressing: [fieldOf(size, chance), ...lanes.map((points): Dressing => ({ kind: 'lane', points, width: 2200 }))],
  }
}

function lanesOf({ width, height }: Size, chance: Chance): readonly (readonly Point[])[] {
  const wander = (from: number, room: number): number => Math.round(from + (chance.int(1001) / 1000 - 0.5) * room)
  const along = wander(height / 2, height * 0.3)
  const across = wander(width / 2, width * 0.4)
  const east = [0, 0.34, 0.67, 1].map((share) => ({ x: Math.round(width * share), y: wander(along, 3600) }))
  const south = [0, 0.5, 1].map((share) => ({ x: wander(across, 2600), y: Math.round(height * share) }))
  return chance.int(2) === 0 ? [east] : [east, south]
}

/** A field in one of the corners. */
function fieldOf({ width, height }: Size, chance: Chance): Dressing {
  const broad = 6000 + chance.int(4000)
  const deep = 5000 + chance.int(3000)
  const left = chance.int(2) === 0 ? 300 : width - broad - 300
  const top = chance.int(2) === 0 ? 300 : height - deep - 300
  return {
    kind: chance.int(2) === 0 ? 'wheat' : 'plough',
    points: [
      { x: left, y: top },
      { x: left + broad, y: top + chance.int(600) },
      { x: left + broad - chance.int(900), y: top + deep },
      { x: left + chance.int(700), y: top + deep - chance.int(600) },
    ],
  }
}

function placed(
  look: PaletteLook,
  size: Size,
  pieces: readonly Laid[],
  lanes: readonly (readonly Point[])[],
  chance: Chance,
): Laid | undefined {
  for (let i = 0; i < TRIES; i++) {
    const at = { x: chance.int(size.width), y: chance.int(size.height) }
    const fresh = freshPiece(look, freeNumber(look, pieces), at)
    const angle = look === 'building' ? chance.int(4) * 5 : chance.int(24) * 15
    const dressing = SCENIC_BASE_DRESSINGS[chance.int(SCENIC_BASE_DRESSINGS.length)]
    const element = look === 'scenicBase' && dressing ? { ...fresh.element, dressing } : fresh.element
    const piece = keptOn({ ...fresh, element, angle }, size)
    const clear = pieces.every((other) => apart(piece, other) >= radius(piece) + radius(other) + GAP * closeness(look))
    if (clear && (look === 'crater' || lanes.every((lane) => besides(lane, piece)))) return piece
  }
  return undefined
}

/** Walls and hedges may stand nearer to each other than houses. */
const closeness = (look: PaletteLook): number => (look === 'hedge' || look === 'wall' || look === 'fence' ? 0.4 : 1)

const apart = (a: Laid, b: Laid): number => Math.hypot(a.x - b.x, a.y - b.y)

/** A long piece needs less room than its length says. */
const radius = (laid: Laid): number => radiusOf(laid) * (laid.shape.kind === 'disc' ? 1 : 0.8)

/** Carts must pass. */
function besides(lane: readonly Point[], { x, y }: Laid): boolean {
  return lane.every((a, i) => {
    const b = lane[i + 1] ?? a
    const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
    const share =
      square === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / square))
    return Math.hypot(x - a.x - (b.x - a.x) * share, y - a.y - (b.y - a.y) * share) > 1900
  })
}
