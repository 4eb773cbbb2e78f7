import { beginStep, type Mark, type Sheets, type Spot, type Step } from '@tactic48/content/lesson'
import type { GameState } from '@tactic48/rules'
import { type CSSProperties, type ReactElement, useEffect, useRef, useState } from 'react'
import { Board } from '../board/Board.tsx'
import { middleOf } from '../board/outline.ts'
import { boardOf } from '../boardModel/boardOf.ts'
import { FRAME } from '../paint/frame.ts'
import { FieldThumb } from '../setup/field/FieldThumb.tsx'

/** Width to height, as in course.css. */
const SHAPE = 1.7

/** In u: as near as it gets, and as far. */
const NEAREST = 10.5
const FARTHEST = 30
const MARGIN = 1.6

const spotsOf = (mark: Mark): readonly Spot[] => (mark.mark === 'arrow' ? [mark.from, mark.to] : [mark.on])

interface Place {
  readonly x: number
  readonly y: number
}

/** What the chalk is about, in u; those come first with whom the learner begins. */
function subjectsOf({ marks }: Step, { figures, table }: GameState): readonly Place[] {
  return marks.flatMap(spotsOf).flatMap((spot) => {
    const element = 'element' in spot && table.elements.find(({ id }) => id === spot.element)
    const figure = 'figure' in spot && figures.find(({ id }) => id === spot.figure)
    const at = 'at' in spot ? spot.at : element ? middleOf(element.outline) : figure ? figure.position : undefined
    return at ? [{ x: at.x / 1000, y: at.y / 1000 }] : []
  })
}

interface Stretch {
  readonly from: number
  readonly size: number
}

/** So much of an axis that all are on it, or at least the first of them. */
function stretchOf(places: readonly number[], size: number, whole: number): Stretch {
  const [first = whole / 2] = places
  const middle = (Math.min(...places, first) + Math.max(...places, first) - size) / 2
  const from = Math.max(first + MARGIN - size, Math.min(first - MARGIN, middle))
  return { from: size > whole ? (whole - size) / 2 : Math.max(0, Math.min(whole - size, from)), size }
}

function cutOf(step: Step, state: GameState): { readonly across: Stretch; readonly down: Stretch } {
  const subjects = subjectsOf(step, state)
  const xs = subjects.map(({ x }) => x)
  const ys = subjects.map(({ y }) => y)
  const wide = Math.max(...xs) - Math.min(...xs) + 2 * MARGIN
  const high = Math.max(...ys) - Math.min(...ys) + 2 * MARGIN
  const width = Math.min(FARTHEST, Math.max(NEAREST, wide, high * SHAPE))
  return {
    across: stretchOf(xs, width, state.table.width / 1000),
    down: stretchOf(ys, width / SHAPE, state.table.height / 1000),
  }
}

/** How a step begins, as a small table; it is set out when it comes into the window. */
export function StepPicture({ step, sheets }: { step: Step; sheets: Sheets }): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<GameState>()
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect()
        setState(beginStep(step, sheets).state)
      }
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [step, sheets])
  return (
    <div ref={box} className="step-picture" aria-hidden="true">
      {state && <Picture step={step} state={state} />}
    </div>
  )
}

function Picture({ step, state }: { step: Step; state: GameState }): ReactElement {
  const { across, down } = cutOf(step, state)
  const share = (part: number, whole: number): string => `${(part / whole) * 100}%`
  const ground: CSSProperties = {
    width: share(state.table.width / 1000 + 2 * FRAME, across.size),
    left: share(-across.from - FRAME, across.size),
    top: share(-down.from - FRAME, down.size),
  }
  return (
    <div className="step-cut">
      <div className="step-ground" style={ground}>
        <FieldThumb name={`lesson ${step.id}`} table={state.table} size="sharp" />
      </div>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the picture stands beside its name */}
      <svg viewBox={[across.from, down.from, across.size, down.size].map((part) => part * 1000).join(' ')}>
        <Board board={boardOf(state)} />
      </svg>
    </div>
  )
}
