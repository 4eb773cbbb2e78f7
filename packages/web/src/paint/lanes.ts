import { chanceOf } from './chance.ts'
import { mottle, roughen } from './passes.ts'
import { boxOf, curve, grow, type Spot, walk } from './shape.ts'
import { line, type Sheet, stamp, trace } from './sheet.ts'

export interface Lane {
  readonly points: readonly Spot[]
  readonly width: number
}

const beside = (spots: readonly (Spot & { ux: number; uy: number })[], by: number): readonly Spot[] =>
  spots.map((spot) => ({ x: spot.x - spot.uy * by, y: spot.y + spot.ux * by }))

/** All verges first, then lane after lane: the last one runs on through a crossing. */
export function paintLanes(sheet: Sheet, lanes: readonly Lane[], id: string): void {
  if (lanes.length === 0) return
  const curves = lanes.map((lane) => ({ spots: walk(curve(lane.points), 0.25), width: lane.width }))
  const box = curves
    .map((lane) => grow(boxOf({ kind: 'polygon', points: lane.spots }), lane.width))
    .reduce((a, b) => ({
      left: Math.min(a.left, b.left),
      top: Math.min(a.top, b.top),
      right: Math.max(a.right, b.right),
      bottom: Math.max(a.bottom, b.bottom),
    }))
  const inside = {
    left: Math.max(box.left, 0),
    top: Math.max(box.top, 0),
    right: Math.min(box.right, sheet.width),
    bottom: Math.min(box.bottom, sheet.height),
  }
  stamp(sheet, inside, [roughen(0.17, 1.05), mottle(0.1, 0.7), mottle(0.08, 4)], (brush) => {
    brush.lineCap = 'butt'
    type Bent = (typeof curves)[number]
    const coat = ({ spots }: Bent, colour: string, width: number, off = 0): void => {
      brush.strokeStyle = colour
      brush.lineWidth = width
      trace(brush, beside(spots, off), false)
      brush.stroke()
    }
    for (const lane of curves) coat(lane, 'rgb(122 113 72 / .5)', lane.width + 0.55)
    for (const lane of curves) coat(lane, '#a48e64', lane.width)
    for (const lane of curves) {
      coat(lane, '#b5a075', lane.width * 0.72)
      for (const side of [-1, 1]) {
        coat(lane, 'rgb(124 103 66 / .68)', lane.width * 0.11, side * lane.width * 0.22)
        coat(lane, 'rgb(220 203 164 / .6)', lane.width * 0.035, side * lane.width * 0.22 - 0.1)
      }
    }
  })
  paintVerge(sheet, curves, id)
}

/** Pebbles on the lane, grass along its middle and its edges. */
function paintVerge(
  sheet: Sheet,
  lanes: readonly { spots: readonly (Spot & { ux: number; uy: number })[]; width: number }[],
  id: string,
): void {
  const chance = chanceOf(`verge ${id}`)
  const { brush } = sheet
  brush.save()
  brush.beginPath()
  brush.rect(0, 0, sheet.width, sheet.height)
  brush.clip()
  const onAnother = (spot: Spot, own: number): boolean =>
    lanes.some(
      (lane, i) =>
        i !== own && lane.spots.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < lane.width * 0.46),
    )
  lanes.forEach(({ spots, width }, own) => {
    const dab = (
      count: number,
      from: number,
      to: number,
      colour: string,
      stroke: number,
      length: number,
      angle: number,
    ) => {
      brush.strokeStyle = colour
      brush.lineWidth = stroke
      for (const spot of spots)
        for (let i = 0; i < count; i++) {
          const off = chance.between(from, to) * width * (chance.next() < 0.5 ? -1 : 1)
          const slide = chance.between(-0.13, 0.13)
          const at = { x: spot.x - spot.uy * off + spot.ux * slide, y: spot.y + spot.ux * off + spot.uy * slide }
          const tilt = angle + chance.between(-0.6, 0.6)
          const run = length * chance.between(0.3, 1)
          if (onAnother(at, own)) continue
          line(brush, at.x, at.y, at.x + Math.cos(tilt) * run, at.y + Math.sin(tilt) * run)
        }
    }
    dab(5, 0, 0.48, 'rgb(140 118 78 / .55)', 0.06, 0.12, 0.1)
    dab(4, 0, 0.48, 'rgb(226 211 174 / .62)', 0.055, 0.08, 0.1)
    dab(2, 0, 0.07, 'rgb(138 144 82 / .62)', 0.1, 0.2, -0.7)
    dab(4, 0.46, 0.62, 'rgb(116 128 72 / .6)', 0.1, 0.28, -0.9)
    dab(2, 0.44, 0.6, 'rgb(174 178 112 / .7)', 0.06, 0.2, -0.9)
  })
  brush.restore()
}
