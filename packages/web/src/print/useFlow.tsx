import { type CSSProperties, type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flowed, MARGIN, PAPER_SIZE, type Paper } from './paper.ts'

/** A part of a text that is never split between columns. */
export interface FlowPart {
  readonly key: string
  readonly node: ReactNode
  readonly heading?: boolean
}

export interface Flow {
  /** Stands for no more than a moment, until everything in it is measured. */
  readonly measure: ReactElement | undefined
  /** How far the letters had to shrink. */
  readonly scale: number
  /** Pages of columns of parts. */
  readonly pages: readonly (readonly (readonly FlowPart[])[])[]
}

interface FlowShape {
  readonly paper: Paper
  readonly columns: number
  readonly className: string
  /** Taken by a head that every page repeats. */
  readonly head: number
  /** Where it must not take more pages, the letters shrink, though never so far that nobody can read them. */
  readonly most?: number
}

const MM_PER_PX = 25.4 / 96
/** Around a text there is more white than around what is cut out. */
export const TEXT_MARGIN = MARGIN + 5
const FOOT = 6
const COLUMN_GAP = 6
/** A printer may set a line a hair wider than the screen. */
const RESERVE = 3
/** From 6.9 pt to 5.9 pt, the print of a timetable. */
const FITS = [1, 0.97, 0.94, 0.91, 0.88, 0.86] as const

export const columnWidth = (paper: Paper, columns: number): number =>
  (PAPER_SIZE[paper].width - 2 * TEXT_MARGIN - (columns - 1) * COLUMN_GAP) / columns

interface Tried {
  readonly parts: readonly FlowPart[]
  readonly shape: string
  readonly fit: number
  readonly pages?: readonly (readonly number[])[][]
}

/** Text set in columns of pages. What is measured on the screen is what the printer sets: both count in mm. */
export function useFlow(parts: readonly FlowPart[], { paper, columns, className, head, most }: FlowShape): Flow {
  const box = useRef<HTMLDivElement>(null)
  const shape = `${paper} ${columns} ${className} ${head} ${most}`
  const [tried, setTried] = useState<Tried>({ parts, shape, fit: 0 })
  const { fit, pages } = tried.parts === parts && tried.shape === shape ? tried : { fit: 0, pages: undefined }
  useLayoutEffect(() => {
    if (pages || !box.current) return
    const sized = [...box.current.children].map((child, i) => ({
      height: child.getBoundingClientRect().height * MM_PER_PX,
      ...(parts[i]?.heading && { heading: true }),
    }))
    const set = flowed(sized, PAPER_SIZE[paper].height - 2 * TEXT_MARGIN - FOOT - head - RESERVE, columns)
    const isTooLong = most !== undefined && set.length > most && fit + 1 < FITS.length
    setTried(isTooLong ? { parts, shape, fit: fit + 1 } : { parts, shape, fit, pages: set })
  })
  const scale = FITS[fit] ?? 1
  if (parts.length === 0) return { measure: undefined, pages: [], scale }
  if (pages)
    return {
      measure: undefined,
      scale,
      pages: pages.map((page) => page.map((column) => column.flatMap((i) => parts[i] ?? []))),
    }
  const style = { width: `${columnWidth(paper, columns)}mm`, '--fit': scale } as CSSProperties
  return {
    pages: [],
    scale,
    measure: (
      <div ref={box} className={`print-measure ${className}`} style={style} aria-hidden="true" inert>
        {parts.map(({ key, node }) => (
          <div key={key} className="flow-part">
            {node}
          </div>
        ))}
      </div>
    ),
  }
}
