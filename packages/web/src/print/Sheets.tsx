import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { CardFaces } from './CardFaces.tsx'
import { BaseFace, BlastFace, MarkerFace, RulerFace } from './MarkerFaces.tsx'
import css from './Print.module.css'
import { flowed, MARGIN, PAPER_SIZE, type Paper, type Placed } from './paper.ts'
import type { Thing } from './things.ts'

/** A part of a text that is never split between columns. */
export interface FlowPart {
  readonly key: string
  readonly node: ReactNode
  readonly heading?: boolean
}

const MM_PER_PX = 25.4 / 96
/** Around a text there is more white than around what is cut out. */
const TEXT_MARGIN = MARGIN + 5
const FOOT = 6
const COLUMN_GAP = 6
/** A printer may set a line a hair wider than the screen. */
const RESERVE = 3
/** From 6.9 pt to 5.9 pt, the print of a timetable. */
const FITS = [1, 0.97, 0.94, 0.91, 0.88, 0.86] as const

interface Tried {
  readonly parts: readonly FlowPart[]
  readonly shape: string
  readonly fit: number
  readonly pages?: readonly (readonly number[])[][]
}

interface SheetProps {
  readonly paper: Paper
  /** What this page is of. */
  readonly name: string
  readonly children: ReactNode
}

/** One sheet of paper, in its true size. */
function Sheet({ paper, name, children }: SheetProps): ReactElement {
  const { width, height } = PAPER_SIZE[paper]
  return (
    <section
      className={css.sheet}
      data-part="sheet"
      aria-label={name}
      style={{ width: `${width}mm`, height: `${height}mm` }}
    >
      {children}
    </section>
  )
}

interface CutSheetsProps {
  readonly paper: Paper
  readonly name: string
  readonly pages: readonly (readonly Placed<Thing>[])[]
}

/** Pages of things to cut out. */
export function CutSheets({ paper, name, pages }: CutSheetsProps): ReactElement {
  const { t } = useTranslation('print')
  return (
    <>
      {pages.map((page, i) => (
        <Sheet key={page[0]?.item.key} paper={paper} name={t('page', { name, n: i + 1, all: pages.length })}>
          {page.map(({ item, x, y }) => (
            <div
              key={item.key}
              className={css.cut}
              data-thing={item.kind}
              style={{ left: `${x}mm`, top: `${y}mm`, width: `${item.width}mm`, height: `${item.height}mm` }}
            >
              <CutOut thing={item} />
              {item.copies && (
                <b className={css.copies} data-copies={item.copies}>
                  × {item.copies}
                </b>
              )}
              {isSquare(item) && <CutMarks {...item} />}
            </div>
          ))}
        </Sheet>
      ))}
    </>
  )
}

const isSquare = ({ kind }: Thing): boolean => kind !== 'base' && kind !== 'blast' && kind !== 'marker'

function CutOut({ thing }: { thing: Thing }): ReactElement {
  switch (thing.kind) {
    case 'base':
      return <BaseFace {...thing} />
    case 'blast':
      return <BlastFace {...thing} />
    case 'ruler':
      return <RulerFace {...thing} />
    case 'marker':
      return <MarkerFace thing={thing} />
    default:
      return <CardFaces one={thing} />
  }
}

const TICK = 1.2

/** Ticks at the corners, outside of what is kept; a fold has its own at both ends. */
function CutMarks({ kind, width, height }: Thing): ReactElement {
  const corners = [0, width].flatMap((x) => {
    const out = x === 0 ? -TICK : TICK
    return [0, height].map((y) => `M${x} ${y}h${out}M${x} ${y}v${y === 0 ? -TICK : TICK}`)
  })
  const folded = kind === 'character' ? height > width : kind === 'weapon' && height > width
  const fold = folded ? `M${-TICK} ${height / 2}H0M${width} ${height / 2}h${TICK}` : ''
  return (
    <svg className={css.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={corners.join('')} />
      {folded && <path className={css.crease} d={`M0 ${height / 2}H${width}`} />}
      <path d={fold} />
    </svg>
  )
}

interface FlowSheetsProps {
  readonly paper: Paper
  readonly name: string
  readonly parts: readonly FlowPart[]
  readonly columns: number
  readonly className: string
  /** Taken by the head that every page repeats. */
  readonly head: number
  /** Where it must not take more pages, the letters shrink, though never so far that nobody can read them. */
  readonly most?: number | undefined
  readonly children: ReactNode
  readonly foot: string
  readonly onPages: (name: string, pages: number) => void
}

/** Text set in columns of pages. What is measured on the screen is what the printer sets: both count in mm. */
export function FlowSheets(props: FlowSheetsProps): ReactElement {
  const { paper, name, parts, columns, className, head, most, children, foot, onPages } = props
  const { t } = useTranslation('print')
  const box = useRef<HTMLDivElement>(null)
  const shape = `${paper} ${columns} ${className} ${head} ${most}`
  const [tried, setTried] = useState<Tried>({ parts, shape, fit: 0 })
  const { fit, pages } = tried.parts === parts && tried.shape === shape ? tried : { fit: 0, pages: undefined }
  useLayoutEffect(() => {
    // Measured in a moment, until everything has its place.
    if (pages || !box.current) return
    const sized = [...box.current.children].map((child, i) => ({
      height: child.getBoundingClientRect().height * MM_PER_PX,
      ...(parts[i]?.heading && { heading: true }),
    }))
    const set = flowed(sized, PAPER_SIZE[paper].height - 2 * TEXT_MARGIN - FOOT - head - RESERVE, columns)
    const isTooLong = most !== undefined && set.length > most && fit + 1 < FITS.length
    setTried(isTooLong ? { parts, shape, fit: fit + 1 } : { parts, shape, fit, pages: set })
  })
  const set = parts.length > 0 ? pages : []
  useEffect(() => onPages(name, set?.length ?? 0), [onPages, name, set?.length])
  const width = `${(PAPER_SIZE[paper].width - 2 * TEXT_MARGIN - (columns - 1) * COLUMN_GAP) / columns}mm`
  const fitting = { '--fit': FITS[fit] ?? 1 } as CSSProperties
  const part = ({ key, node }: FlowPart): ReactElement => (
    <div key={key} className={css.part}>
      {node}
    </div>
  )
  if (!set)
    return (
      <div ref={box} className={`${css.measure} ${className}`} style={{ ...fitting, width }} aria-hidden="true" inert>
        {parts.map(part)}
      </div>
    )
  return (
    <>
      {set.map((page, i) => (
        <Sheet key={page[0]?.[0]} paper={paper} name={t('page', { name, n: i + 1, all: set.length })}>
          <div className={className} style={{ ...fitting, padding: `${TEXT_MARGIN}mm ${TEXT_MARGIN}mm 0` }}>
            {children}
            <div className={css.columns}>
              {page.map((column) => (
                <div key={column[0]} style={{ width }}>
                  {column.flatMap((at) => parts[at] ?? []).map(part)}
                </div>
              ))}
            </div>
          </div>
          <footer className={css.foot} style={{ left: `${TEXT_MARGIN}mm`, right: `${TEXT_MARGIN}mm` }}>
            <span>{foot}</span>
            <span>
              {i + 1} / {set.length}
            </span>
          </footer>
        </Sheet>
      ))}
    </>
  )
}
