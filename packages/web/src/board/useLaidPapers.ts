import type { Point } from '@tactic48/geometry'
import { useCallback, useSyncExternalStore } from 'react'
import type { Lens } from '../table/lens.ts'
import type { BoardModel } from './model.ts'
import { type Box, besideFigures, type Laid, type Side } from './papers.ts'

/** A board and the camera over it. */
export interface Shown {
  readonly board: BoardModel
  readonly lens: Lens
}

/** Pixels per u, without following a camera that only pans. */
function useScale(lens: Lens): number {
  const read = useCallback(() => Math.round(lens.camera().scale * 10) / 10, [lens])
  return useSyncExternalStore(lens.subscribe, read)
}

const LETTER = 7
const LINE = 22
const EDGE = 20

export interface Slip {
  readonly at: Point
  readonly letters: number
  readonly height?: number
  /** Free ground round the spot in 1/1000 u, and pixels beyond it. */
  readonly clear?: number
  readonly gap?: number
  readonly sides?: readonly Side[]
  readonly near?: boolean
}

export const BELOW_FIRST: readonly Side[] = ['below', 'above', 'right', 'left']
export const ABOVE_FIRST: readonly Side[] = ['above', 'below', 'right', 'left']
export const RIGHT_FIRST: readonly Side[] = ['right', 'left', 'above', 'below']

type Lay = (slip: Slip) => Laid

/** Lays papers in turn: each gives way to those that lie there already, and hides as few figures as it can. */
export const useLaidPapers = (shown: Shown, there: readonly Box[] = []): Lay => usePapers(shown)(there)

/** The same for as long as nobody moves and the scale stays: what is laid with it need not be laid again. */
export function usePapers({ board, lens }: Shown): (there: readonly Box[]) => Lay {
  const scale = useScale(lens)
  return useCallback(
    (there) => {
      const figures = board.figures.map(({ position }) => position)
      const papers = [...there]
      const { base, width, height } = board
      const pixels = (length: number): number => (length * scale) / 1000
      const room = { left: -EDGE, top: -EDGE, right: pixels(width) + EDGE, bottom: pixels(height) + EDGE }
      return ({ at, letters, height: tall = LINE, clear = base, gap = 7, sides = BELOW_FIRST, near }) => {
        const laid = besideFigures({
          at,
          scale,
          radius: pixels(base),
          width: EDGE + letters * LETTER,
          height: tall,
          gap: pixels(clear) + gap,
          sides,
          near,
          others: figures.filter((one) => one !== at),
          papers,
          room,
        })
        if (laid.readable) papers.push(laid.box)
        return laid
      }
    },
    [board, scale],
  )
}
