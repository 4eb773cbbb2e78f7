import type { Outline } from '@tactic48/geometry'
import type { Chance, Element, Table } from '@tactic48/rules'
import { elementsOf } from '../battlefield.ts'
import type { ElementFile } from '../battlefieldFile.ts'
import type { Kind } from './styles.ts'

/** In u, as in battlefield files. */
export interface Size {
  readonly width: number
  readonly height: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** One thing that is laid down: as a file says it, as the table has it. */
export interface Piece {
  readonly files: readonly ElementFile[]
  readonly elements: readonly Element[]
  readonly middle: Spot
  /** How far it reaches from its middle. */
  readonly reach: number
}

/** Uniform in steps of 0.05 u. */
export const within = (chance: Chance, least: number, most: number): number =>
  tidy(least + chance.int(Math.round((most - least) * 20) + 1) / 20)

/** `+ 0`: a file has no −0. */
export const tidy = (length: number): number => Math.round(length * 20) / 20 + 0

export const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[chance.int(list.length)] as T

const turned = ({ x, y }: Spot, degrees: number): Spot => {
  const angle = (degrees * Math.PI) / 180
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) }
}

/** A piece of this kind around a spot, its long side along `degrees` as nearly as the kind is ever turned. */
export function pieceAt(kind: Kind, middle: Spot, degrees: number, size: Size, chance: Chance): Piece | undefined {
  const angle = kind.form === 'blob' ? degrees : 'turn' in kind ? Math.round(degrees / kind.turn) * kind.turn : 0
  const at = (x: number, y: number): [number, number] => {
    const spot = turned({ x, y }, angle)
    return [tidy(middle.x + spot.x), tidy(middle.y + spot.y)]
  }
  return laid(filesOf(kind, at, chance), size)
}

type At = (x: number, y: number) => [number, number]

function filesOf(kind: Kind, at: At, chance: Chance): readonly ElementFile[] {
  switch (kind.form) {
    case 'block': {
      const [a, b] = [within(chance, ...kind.long) / 2, within(chance, ...kind.deep) / 2]
      return [{ look: kind.look, polygon: [at(-a, -b), at(a, -b), at(a, b), at(-a, b)] }]
    }
    case 'blob': {
      const [a, b] = [within(chance, ...kind.long) / 2, within(chance, ...kind.deep) / 2]
      const corners = 8
      const polygon = Array.from({ length: corners }, (_, i) => {
        const angle = (i * 2 * Math.PI) / corners
        const out = 0.88 + chance.int(25) / 100
        return at(Math.cos(angle) * a * out, Math.sin(angle) * b * out)
      })
      return [{ look: kind.look, polygon, ...(kind.obstacle && { obstacle: true }) }]
    }
    case 'line': {
      const a = within(chance, ...kind.long) / 2
      return [{ look: kind.look, line: [...at(-a, 0), ...at(a, 0)] }]
    }
    case 'corner': {
      const [a, b] = [within(chance, ...kind.long), within(chance, ...kind.long) * 0.8]
      const down = chance.int(2) === 0 ? 1 : -1
      return [
        { look: kind.look, line: [...at(-a / 2, 0), ...at(a / 2, 0)] },
        { look: kind.look, line: [...at(-a / 2 + 0.3, 0.55 * down), ...at(-a / 2 + 0.3, (0.55 + b) * down)] },
      ]
    }
    case 'disc':
      return [{ look: kind.look, at: at(0, 0), r: within(chance, ...kind.r) }]
    case 'base':
      return [{ look: kind.look, at: at(0, 0), dressing: oneOf(chance, kind.dressings) }]
  }
}

/** Pushed onto the table where it hangs over the edge; absent where it is no outline. */
function laid(files: readonly ElementFile[], size: Size): Piece | undefined {
  const [x, y] = placeOf(files)
  const loose = boxOf(tableOf(APART, moved(files, APART.width / 2 - x, APART.height / 2 - y)).elements)
  const [left0, top0] = [x - APART.width / 2, y - APART.height / 2]
  const dx = pushed(loose.left + left0, loose.right + left0, size.width)
  const dy = pushed(loose.top + top0, loose.bottom + top0, size.height)
  const placed = moved(files, dx, dy)
  const { elements } = tableOf(size, placed)
  const { left, right, top, bottom } = boxOf(elements)
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const spots = elements.flatMap(({ outline }) => corners(outline))
  const reach = Math.max(...spots.map(({ x, y }) => Math.hypot(x / 1000 - middle.x, y / 1000 - middle.y)))
  return { files: placed, elements, middle, reach }
}

/** A table on which a piece has room on all sides, wherever it is meant to lie. */
const APART: Size = { width: 48, height: 48 }

const placeOf = ([file]: readonly ElementFile[]): Place =>
  file?.at ?? file?.polygon?.[0] ?? [file?.line?.[0] ?? 0, file?.line?.[1] ?? 0]

const pushed = (low: number, high: number, length: number): number =>
  low < 0 ? -low : high > length ? length - high : 0

const exact = (length: number): number => Math.round(length * 1000) / 1000 + 0

const moved = (files: readonly ElementFile[], dx: number, dy: number): readonly ElementFile[] =>
  dx === 0 && dy === 0 ? files : files.map((file) => mapped(file, ([x, y]) => [exact(x + dx), exact(y + dy)]))

type Place = readonly [number, number]

function mapped({ at, polygon, line, ...file }: ElementFile, to: (place: Place) => [number, number]): ElementFile {
  return {
    ...file,
    ...(at && { at: to(at) }),
    ...(polygon && { polygon: polygon.map(to) }),
    ...(line && { line: [...to([line[0], line[1]]), ...to([line[2], line[3]])] }),
  }
}

function boxOf(elements: readonly Element[]) {
  const spots = elements.flatMap(({ outline }) => corners(outline))
  const xs = spots.map(({ x }) => x / 1000)
  const ys = spots.map(({ y }) => y / 1000)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

const corners = (outline: Outline): readonly Spot[] =>
  outline.kind === 'polygon'
    ? outline.points
    : [-1, 1].flatMap((way) => [
        { x: outline.x + way * outline.r, y: outline.y },
        { x: outline.x, y: outline.y + way * outline.r },
      ])

/** The same piece on the other half of the table: turned around its middle by half a circle. */
export const facing = ({ files }: Piece, size: Size): Piece | undefined =>
  laid(
    files.map((file) => mapped(file, ([x, y]) => [exact(size.width - x), exact(size.height - y)])),
    size,
  )

export function tableOf({ width, height }: Size, files: readonly ElementFile[]): Table {
  const counts = new Map<string, number>()
  const elements = files.flatMap((file, index) => elementsOf(file, ['elements', index], counts))
  return { width: width * 1000, height: height * 1000, elements, dressing: [] }
}
