import type { Chance } from '@tactic48/rules'
import type { ElementFile } from '../battlefieldFile.ts'
import { facing, isLucky, shape, straight, within } from './piece.ts'
import { type Frame, onFrame, type Polygon, rectangle, type Spot } from './plane.ts'
import type { Leg } from './roads.ts'
import type { Site, Wish } from './site.ts'

/** Ground along a road, to the right of its frame: from here to there along it, near and far across it. */
export interface Plot {
  readonly frame: Frame
  readonly from: number
  readonly to: number
  readonly near: number
  readonly far: number
}

export const groundOfPlot = ({ frame, from, to, near, far }: Plot): Polygon => rectangle(frame, from, to, near, far)

/** The other side of a leg: seen from its end. */
function reversed({ frame, length, width }: Leg): Leg {
  const end = onFrame(frame, length, 0)
  return { frame: { ...end, ux: -frame.ux, uy: -frame.uy }, length, width }
}

/** Each leg from its beginning and from its end: plots are to the right of both. */
export const bothSides = (legs: readonly Leg[]): readonly Leg[] => legs.flatMap((leg) => [leg, reversed(leg)])

export interface RowPlan {
  /** The first of these for which there is room. */
  readonly depths: readonly number[]
  readonly widths: readonly [least: number, most: number]
  /** How much of the leg is left free at its ends. */
  readonly ends?: readonly [start: number, end: number]
  readonly verge?: number
}

/** Plots side by side along a leg, where there is free ground; what is in one list joins. */
export function rowsAlong(site: Site, leg: Leg, { depths, widths, ends = [0, 0], verge = 0.25 }: RowPlan) {
  const { frame, length, width } = leg
  const near = width / 2 + verge
  const rows: Plot[][] = []
  let row: Plot[] = []
  let from = ends[0]
  while (from + widths[0] <= length - ends[1]) {
    const most = Math.min(within(site.chance, ...widths), length - ends[1] - from)
    const before = row[0]
    const deep = before ? [before.far] : depths.map((depth) => near + depth)
    const plot = deep
      .flatMap((far) => [most, widths[0]].map((wide): Plot => ({ frame, from, to: from + wide, near, far })))
      .find((each) => isOpen(site, each))
    if (!plot) {
      if (row.length === 0) from += 0.4
      row = []
      continue
    }
    site.reserve(groundOfPlot(plot))
    if (row.length === 0) rows.push(row)
    row.push(plot)
    from = plot.to
  }
  return rows
}

function isOpen(site: Site, plot: Plot): boolean {
  const ground = groundOfPlot(plot)
  return ground.every((spot) => site.contains(spot)) && site.isFree(ground) && site.isBare(ground, 0.02)
}

/** What a boundary is made of; two looks = one for each half of the table. */
export interface Edging {
  readonly looks: readonly [string, string]
  readonly thick: number
}

/** Where two lines meet they overlap by less than contact allows (GEN-06), so that nothing is seen between them. */
const JOINT = 0.002
const GATE = 1.5

export interface Interval {
  readonly from: number
  readonly to: number
}

/** What is left of an interval between others. */
export function leftOf(whole: Interval, taken: readonly Interval[], least = 0.7): readonly Interval[] {
  let parts: readonly Interval[] = [whole]
  for (const { from, to } of taken)
    parts = parts.flatMap((part) =>
      to <= part.from || from >= part.to
        ? [part]
        : [
            { from: part.from, to: from },
            { from: to, to: part.to },
          ],
    )
  return parts.filter(({ from, to }) => to - from >= least)
}

export function lay(
  site: Site,
  files: readonly ElementFile[],
  looks: readonly [string, string],
  wish: Wish,
  broken = 0,
): void {
  for (const file of files)
    if (!isLucky(site.chance, broken))
      site.pair({ ...file, look: looks[0] }, { ...wish, twin: { ...facing(file, site.size), look: looks[1] } })
}

export interface Boundary {
  readonly back?: Edging | undefined
  readonly sides?: Edging | undefined
  readonly front?: Edging | undefined
  /** Of 100 plots, how many have a gate at the back. */
  readonly gates: number
  /** Of 100 sections, how many are missing. */
  readonly broken?: number
  /** Along the front: what is left open there besides a gate. */
  readonly open?: readonly Interval[]
}

/** Fences, hedges and walls around the plots of a row, joined at their corners, with gates. */
export function enclose(site: Site, row: readonly Plot[], boundary: Boundary): void {
  const { sides, front, gates, broken = 0, open = [] } = boundary
  const { chance } = site
  const [first, last] = [row[0], row.at(-1)]
  if (!first || !last) return
  const { frame, near, far } = first
  // Where a hedge runs behind the row already it needs none of its own.
  const back = site.isBare(rectangle(frame, first.from, last.to, far, far + 0.4), 0) ? boundary.back : undefined
  const group = site.newGroup()
  const inner = far - (back?.thick ?? 0)
  if (back) {
    const taken = row.flatMap(({ from, to }) => (isLucky(chance, gates) ? [gateIn({ from, to }, chance)] : []))
    for (const { from, to } of leftOf({ from: first.from, to: last.to }, taken))
      lay(site, straight('hedge', frame, from, to, far - back.thick / 2, back.thick), back.looks, { group }, broken)
  }
  const marks = [first.from, ...row.map(({ to }) => to)]
  const half = (sides?.thick ?? 0) / 2
  const posts = marks.map((mark, i) => (i === 0 ? mark + half : i === marks.length - 1 ? mark - half : mark))
  const { width, height } = site.size
  const isAtEdge = (along: number): boolean => {
    const { x, y } = onFrame(frame, along, near)
    return x < 1 || y < 1 || x > width - 1 || y > height - 1
  }
  if (sides)
    for (const post of posts.filter((each) => !isAtEdge(each)))
      lay(
        site,
        straight('hedge', turnedRight(frame, post), near, inner + JOINT, 0, sides.thick),
        sides.looks,
        { group },
        broken,
      )
  if (front)
    row.forEach((_, i) => {
      const [from = 0, to = 0] = [posts[i], posts[i + 1]]
      const whole = { from: from + half - JOINT, to: to - half + JOINT }
      const gate = open.some((each) => each.from < to && each.to > from) ? [] : [gateIn(whole, chance)]
      for (const part of leftOf(whole, [...open, ...gate]))
        lay(
          site,
          straight('hedge', frame, part.from, part.to, near + front.thick / 2, front.thick),
          front.looks,
          { group },
          broken,
        )
    })
}

/** A frame that looks across another, from a point of it. */
function turnedRight(frame: Frame, along: number): Frame {
  const at = onFrame(frame, along, 0)
  return { ...at, ux: -frame.uy, uy: frame.ux }
}

function gateIn({ from, to }: Interval, chance: Chance): Interval {
  const room = to - from - GATE - 1.6
  const start = room <= 0 ? (from + to - GATE) / 2 : from + 0.8 + (room * chance.int(101)) / 100
  return { from: start, to: start + GATE }
}

/** A building within a plot, its walls along the road and across it. */
export const building = (frame: Frame, from: number, to: number, near: number, far: number, look = 'building') =>
  shape(look, rectangle(frame, from, to, near, far))

/** The middle of each square of a plot. */
export function grid({ frame, from, to, near, far }: Plot, step: number, inset: number): readonly Spot[] {
  const lines = (least: number, most: number): readonly number[] => {
    const count = Math.floor((most - least - 2 * inset) / step) + 1
    const start = (least + most - (count - 1) * step) / 2
    return Array.from({ length: Math.max(0, count) }, (_, i) => start + i * step)
  }
  return lines(from, to).flatMap((along) => lines(near, far).map((deep) => onFrame(frame, along, deep)))
}
