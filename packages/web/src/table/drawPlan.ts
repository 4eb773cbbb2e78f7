import { FRAME } from '../paint/frame.ts'
import { FIELD_STONES, FOLIAGE, HOUSE_STONES, TIMBER } from '../paint/palette.ts'
import type { Field, GroundKind, Look, Scene } from '../paint/scene.ts'
import { shapeOf, spotOf } from '../paint/shape.ts'
import { trace, traceShape } from '../paint/sheet.ts'

const COLOURS: { readonly [look in Look]: string } = {
  hedge: FOLIAGE.hedge[2],
  wall: FIELD_STONES[0],
  fence: TIMBER[1],
  building: HOUSE_STONES[3],
  ruin: FIELD_STONES[5],
  wood: FOLIAGE.oak[2],
  tree: FOLIAGE.oak[3],
  bush: FOLIAGE.bush[2],
  scenicBase: '#7d7a52',
  crater: '#5d5138',
  rubble: FIELD_STONES[5],
  rock: FIELD_STONES[0],
  haystack: '#b99a55',
  bunker: '#8d897b',
  trench: '#5a4a2e',
  bocage: FOLIAGE.hedge[1],
  firs: FOLIAGE.pine[2],
  jungle: FOLIAGE.jungle[2],
  palm: FOLIAGE.palm[2],
  knoll: '#9b9a62',
  dune: '#d5bf8e',
  heap: FIELD_STONES[5],
  drift: '#e8edf2',
  hedgehog: '#5b4a3f',
  wreck: '#6d5a4c',
}

export const GROUNDS_OF: { readonly [ground in GroundKind]: string } = {
  meadow: '#8f955f',
  steppe: '#b8aa70',
  sand: '#d6c196',
  jungle: '#5c6a3e',
  snow: '#dde3e9',
  cinders: '#8c8371',
}

const FIELDS_OF: { readonly [field in Field]: string } = {
  wheat: '#b3a35c',
  plough: '#86704a',
  yard: '#9a8d68',
  planks: TIMBER[3],
  flagstones: FIELD_STONES[1],
  sea: '#6f9a9c',
  ice: '#a9bccb',
}

/** The table as a plan in flat colours, in u: for small pictures, and where nothing can be painted. */
export function drawPlan(brush: CanvasRenderingContext2D, { width, height, ground, pieces, dressing }: Scene): void {
  brush.fillStyle = '#7a6044'
  brush.fillRect(-FRAME, -FRAME, width / 1000 + 2 * FRAME, height / 1000 + 2 * FRAME)
  brush.fillStyle = GROUNDS_OF[ground]
  brush.fillRect(0, 0, width / 1000, height / 1000)
  for (const flat of dressing) {
    trace(brush, flat.points.map(spotOf), flat.kind !== 'lane')
    if (flat.kind === 'lane') {
      brush.strokeStyle = FIELDS_OF.yard
      brush.lineWidth = flat.width / 1000
      brush.stroke()
    } else {
      brush.fillStyle = FIELDS_OF[flat.kind]
      brush.fill()
    }
  }
  brush.strokeStyle = 'rgb(28 30 16 / .35)'
  brush.lineWidth = 0.12
  for (const { look, outline } of pieces) {
    traceShape(brush, shapeOf(outline))
    brush.fillStyle = COLOURS[look]
    brush.fill()
    brush.stroke()
  }
}
