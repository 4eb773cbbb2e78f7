import { paintBuilding } from './building.ts'
import { paintCrater } from './crater.ts'
import { paintField } from './fields.ts'
import { type Crown, crownsOf, paintBocage, paintFir, paintForestFloor, paintThicket, paintTree } from './foliage.ts'
import { paintBunker, paintTrench } from './fortification.ts'
import { FRAME, paintFrame } from './frame.ts'
import { paintGrass, paintTufts } from './grass.ts'
import { type Lane, paintLanes } from './lanes.ts'
import type { GroundKind, Look, Scene, ScenePiece } from './scene.ts'
import { paintScenicBase } from './scenicBase.ts'
import { type Caster, castShadows } from './shadow.ts'
import { centreOf, curve, depthIn, type Shape, shapeOf, spotOf, walk } from './shape.ts'
import { createSheet, type Sheet } from './sheet.ts'
import { paintFence, paintHaystack, paintHedgehog, paintMound, paintPalm, paintWreck } from './smallPieces.ts'
import { dustWithSnow, snowRoof } from './snow.ts'
import { paintHeap, paintRock, paintRuin, paintWall } from './stone.ts'

/** How high a look stands, in u: the length of its shadow. Craters and trenches lie in the ground, woods throw one shadow a crown. */
const HEIGHTS: Record<Look, number> = {
  hedge: 0.42,
  wall: 0.3,
  fence: 0.22,
  building: 0.8,
  ruin: 0.8,
  wood: 0,
  tree: 0.55,
  bush: 0.3,
  scenicBase: 0.18,
  crater: 0,
  rubble: 0.14,
  rock: 0.3,
  haystack: 0.4,
  bunker: 0.5,
  trench: 0,
  bocage: 0.55,
  firs: 0,
  jungle: 0,
  palm: 0.7,
  knoll: 0.3,
  dune: 0.26,
  heap: 0.3,
  drift: 0.16,
  hedgehog: 0.2,
  wreck: 0.5,
}

type Growing = 'wood' | 'tree' | 'firs' | 'jungle' | 'palm'
const TALL: ReadonlySet<Look> = new Set<Growing>(['wood', 'tree', 'firs', 'jungle', 'palm'])
const STANDS: ReadonlySet<Look> = new Set<Growing>(['wood', 'firs', 'jungle'])
const grows = (look: Look): look is Growing => TALL.has(look)
const DUG: ReadonlySet<Look> = new Set(['crater', 'trench'])

/** A piece and its shape in the sheet's own u. */
export interface Placed {
  readonly piece: ScenePiece
  readonly shape: Shape
}

const asDisc = (shape: Shape): Extract<Shape, { kind: 'disc' }> =>
  shape.kind === 'disc'
    ? shape
    : { kind: 'disc', ...centreOf(shape), r: Math.max(0.3, depthIn(shape, centreOf(shape).x, centreOf(shape).y)) }

type PaintPiece = (sheet: Sheet, shape: Shape, piece: ScenePiece) => void

/** Woods and trees are painted crown by crown, above everything else. */
const PIECES: Record<Exclude<Look, Growing>, PaintPiece> = {
  hedge: (sheet, shape, { id }) => paintThicket(sheet, shape, 'hedge', id),
  bush: (sheet, shape, { id }) => paintThicket(sheet, shape, 'bush', id),
  wall: (sheet, shape, { id }) => paintWall(sheet, shape, id),
  fence: (sheet, shape, { id }) => paintFence(sheet, shape, id),
  building: (sheet, shape, { id }) => paintBuilding(sheet, shape, id),
  ruin: (sheet, shape, { id }) => paintRuin(sheet, shape, id),
  rubble: (sheet, shape, { id }) => paintHeap(sheet, shape, id),
  rock: (sheet, shape, { id }) => paintRock(sheet, shape, id),
  haystack: (sheet, shape, { id }) => paintHaystack(sheet, shape, id),
  scenicBase: (sheet, shape, { id, dressing }) => paintScenicBase(sheet, asDisc(shape), id, dressing),
  crater: (sheet, shape, { id }) => paintCrater(sheet, asDisc(shape), id),
  bunker: (sheet, shape, { id, gaps }) => paintBunker(sheet, shape, id, gaps),
  trench: (sheet, shape, { id }) => paintTrench(sheet, shape, id),
  bocage: (sheet, shape, { id }) => paintBocage(sheet, shape, id),
  knoll: (sheet, shape, { id }) => paintMound(sheet, shape, 'knoll', id),
  dune: (sheet, shape, { id }) => paintMound(sheet, shape, 'dune', id),
  drift: (sheet, shape, { id }) => paintMound(sheet, shape, 'drift', id),
  heap: (sheet, shape, { id }) => paintHeap(sheet, shape, id),
  hedgehog: (sheet, shape, { id }) => paintHedgehog(sheet, shape, id),
  wreck: (sheet, shape, { id }) => paintWreck(sheet, shape, id),
}

/** Snow does not lie in craters, on snow, or on what was just set up. */
const BARE: ReadonlySet<Look> = new Set(['crater', 'drift', 'scenicBase'])

function snowOn(sheet: Sheet, { piece, shape }: Placed): void {
  if (piece.look === 'building') snowRoof(sheet, shape, piece.id)
  else if (!BARE.has(piece.look)) dustWithSnow(sheet, shape, piece.id)
}

function paintPiece(sheet: Sheet, { piece, shape }: Placed): void {
  if (!grows(piece.look)) PIECES[piece.look](sheet, shape, piece)
}

function crownsOfPiece({ piece, shape }: Placed): readonly Crown[] {
  if (piece.look === 'wood') return crownsOf(shape, piece.id)
  if (piece.look === 'firs') return crownsOf(shape, piece.id, ['pine', 'pine'])
  if (piece.look === 'jungle') return crownsOf(shape, piece.id, ['jungle', 'palm'])
  const { x, y, r } = asDisc(shape)
  return [{ x, y, r, tone: piece.look === 'palm' ? 'palm' : 'apple' }]
}

/** Where no field, lane or piece lies: tufts grow there. */
function freeGround(scene: Scene, placed: readonly Placed[]): (x: number, y: number) => boolean {
  const fields: Shape[] = []
  const lanes: { spots: readonly { x: number; y: number }[]; half: number }[] = []
  for (const dressing of scene.dressing)
    if (dressing.kind === 'lane')
      lanes.push({ spots: walk(curve(dressing.points.map(spotOf)), 0.5), half: dressing.width / 2000 + 0.15 })
    else fields.push({ kind: 'polygon', points: dressing.points.map(spotOf) })
  return (x, y) =>
    !fields.some((field) => depthIn(field, x, y) > -0.1) &&
    !lanes.some(({ spots, half }) => spots.some((spot) => Math.hypot(spot.x - x, spot.y - y) < half)) &&
    !placed.some(({ shape }) => depthIn(shape, x, y) > -0.15)
}

function paintGround(sheet: Sheet, scene: Scene): void {
  paintGrass(sheet, scene)
  const lanes: Lane[] = []
  scene.dressing.forEach((dressing, i) => {
    if (dressing.kind === 'lane') lanes.push({ points: dressing.points.map(spotOf), width: dressing.width / 1000 })
    else if (dressing.kind !== 'planks' && dressing.kind !== 'flagstones')
      paintField(sheet, dressing.kind, dressing.points.map(spotOf), `${scene.id} field ${i}`)
  })
  paintLanes(sheet, lanes, scene.id)
  scene.dressing.forEach((dressing, i) => {
    if (dressing.kind === 'planks' || dressing.kind === 'flagstones')
      paintField(sheet, dressing.kind, dressing.points.map(spotOf), `${scene.id} floor ${i}`)
  })
}

/** Scenery with its shadows: what lies in the ground, what stands on it, crowns above all. */
export function paintPieces(sheet: Sheet, placed: readonly Placed[], ground: GroundKind = 'meadow'): void {
  const low = placed.filter(({ piece }) => !TALL.has(piece.look))
  const tall = placed.filter(({ piece }) => TALL.has(piece.look))
  for (const item of low) if (DUG.has(item.piece.look)) paintPiece(sheet, item)
  for (const { piece, shape } of tall) if (STANDS.has(piece.look)) paintForestFloor(sheet, shape, piece.id)
  const casters = (items: readonly Placed[]): Caster[] =>
    items.flatMap(({ piece, shape }) => (HEIGHTS[piece.look] > 0 ? [{ shape, height: HEIGHTS[piece.look] }] : []))
  castShadows(sheet, casters(low))
  for (const item of low) {
    if (DUG.has(item.piece.look)) continue
    paintPiece(sheet, item)
    if (ground === 'snow') snowOn(sheet, item)
  }
  const crowns = tall.flatMap((item) =>
    crownsOfPiece(item).map((crown, i) => ({ crown, look: item.piece.look, id: `${item.piece.id} ${i}` })),
  )
  castShadows(
    sheet,
    crowns.map(({ crown }) => ({ shape: { kind: 'disc', x: crown.x, y: crown.y, r: crown.r * 0.94 }, height: 0.5 })),
  )
  for (const { crown, look, id } of crowns) {
    const { x, y, r, tone } = crown
    if (tone === 'palm') paintPalm(sheet, x, y, r, id)
    else if (look === 'firs') paintFir(sheet, x, y, r, tone, id)
    else paintTree(sheet, x, y, r, tone, id)
    if (ground === 'snow') dustWithSnow(sheet, { kind: 'disc', x: x - r * 0.14, y: y - r * 0.18, r: r * 0.72 }, id)
  }
}

/** Layers 1 and 2 of the table, and the frame, at `k` pixels per u. Nothing of this is painted again during play. */
export function paintScene(scene: Scene, k: number): Sheet {
  const sheet = createSheet(scene.width / 1000, scene.height / 1000, FRAME, k)
  const placed = scene.pieces.map((piece) => ({ piece, shape: shapeOf(piece.outline) }))
  const { brush } = sheet
  brush.save()
  brush.beginPath()
  brush.rect(0, 0, sheet.width, sheet.height)
  brush.clip()
  paintGround(sheet, scene)
  paintTufts(sheet, scene, freeGround(scene, placed))
  paintPieces(sheet, placed, scene.ground)
  paintLight(sheet)
  brush.restore()
  paintFrame(sheet)
  return sheet
}

/** The lamp at the top left warms its corner; the far one falls off. */
function paintLight({ brush, width, height }: Sheet): void {
  const light = brush.createLinearGradient(0, 0, width, height)
  light.addColorStop(0, 'rgb(255 246 218 / .26)')
  light.addColorStop(0.45, 'rgb(255 246 218 / 0)')
  light.addColorStop(0.55, 'rgb(32 38 26 / 0)')
  light.addColorStop(1, 'rgb(32 38 26 / .24)')
  brush.fillStyle = light
  brush.fillRect(0, 0, width, height)
}
