import type { Figure } from '../state/figure.ts'
import { ofSide, type PerSide, perSide, type SideId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'

/** 2.048 u: one or two bases find room in a cell. */
const CELL_BITS = 11
const NOBODY = -1
const FAR = Number.POSITIVE_INFINITY

interface Bounds {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Figures by cells of the table, for code that asks at many places who is there. The list of figures is his, and
 * he tells of every change in it.
 */
export class Crowd {
  readonly figures: readonly Figure[]
  readonly #columns: number
  readonly #rows: number
  /** The number of the first figure in each cell, and of the next in the same one after each figure. */
  readonly #first: Int32Array
  readonly #next: Int32Array
  /** No figure of the side is outside of these. */
  readonly #bounds: PerSide<Bounds> = perSide(() => ({ left: FAR, right: -FAR, top: FAR, bottom: -FAR }))

  constructor({ width, height }: GameState['table'], figures: readonly Figure[]) {
    this.figures = figures
    this.#columns = (width >> CELL_BITS) + 1
    this.#rows = (height >> CELL_BITS) + 1
    this.#first = new Int32Array(this.#columns * this.#rows).fill(NOBODY)
    this.#next = new Int32Array(figures.length)
    for (let i = 0; i < figures.length; i++) {
      this.#enter(i, this.#cellOf(figures[i] as Figure))
      this.#widen(figures[i] as Figure)
    }
    gathered = this
  }

  /** The figure with this index has moved. */
  moved(index: number, from: Figure, to: Figure): void {
    const old = this.#cellOf(from)
    const now = this.#cellOf(to)
    this.#widen(to)
    if (old === now) return
    this.#leave(index, old)
    this.#enter(index, now)
  }

  /** Figures are elsewhere without having been reported. */
  forget(): void {
    if (gathered === this) gathered = undefined
  }

  /** Whether it is certain that no figure of this side is in there. */
  isClearOf(side: SideId, left: number, right: number, top: number, bottom: number): boolean {
    const bounds = ofSide(this.#bounds, side)
    return left > bounds.right || right < bounds.left || top > bounds.bottom || bottom < bounds.top
  }

  within(left: number, right: number, top: number, bottom: number): readonly Figure[] {
    const found: Figure[] = []
    const west = this.#column(left)
    const east = this.#column(right)
    const south = this.#row(bottom)
    for (let row = this.#row(top); row <= south; row++) {
      for (let cell = row * this.#columns + west; cell <= row * this.#columns + east; cell++) {
        for (let i = this.#first[cell] as number; i !== NOBODY; i = this.#next[i] as number) {
          const figure = this.figures[i] as Figure
          const { x, y } = figure.position
          if (x >= left && x <= right && y >= top && y <= bottom) found.push(figure)
        }
      }
    }
    return found
  }

  #widen({ side, position: { x, y } }: Figure): void {
    const bounds = ofSide(this.#bounds, side)
    bounds.left = Math.min(bounds.left, x)
    bounds.right = Math.max(bounds.right, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = Math.max(bounds.bottom, y)
  }

  #enter(index: number, cell: number): void {
    this.#next[index] = this.#first[cell] as number
    this.#first[cell] = index
  }

  #leave(index: number, cell: number): void {
    let before = this.#first[cell] as number
    if (before === index) {
      this.#first[cell] = this.#next[index] as number
      return
    }
    while (this.#next[before] !== index) before = this.#next[before] as number
    this.#next[before] = this.#next[index] as number
  }

  #cellOf({ position: { x, y } }: Figure): number {
    return this.#row(y) * this.#columns + this.#column(x)
  }

  /** Points off the table belong to the nearest cell. */
  #column(x: number): number {
    return Math.min(Math.max(x >> CELL_BITS, 0), this.#columns - 1)
  }

  #row(y: number): number {
    return Math.min(Math.max(y >> CELL_BITS, 0), this.#rows - 1)
  }
}

/** The crowd gathered last, for those who know no more of it than the state. */
let gathered: Crowd | undefined

/** All who may stand in these bounds, and perhaps others, in no order. */
export const figuresWithin = (
  { figures }: Pick<GameState, 'figures'>,
  left: number,
  right: number,
  top: number,
  bottom: number,
): readonly Figure[] => (gathered?.figures === figures ? gathered.within(left, right, top, bottom) : figures)

/** Whether it is known that no figure of this side is within these bounds. */
export const isClearOf = (
  { figures }: Pick<GameState, 'figures'>,
  side: SideId,
  left: number,
  right: number,
  top: number,
  bottom: number,
): boolean => gathered?.figures === figures && gathered.isClearOf(side, left, right, top, bottom)
