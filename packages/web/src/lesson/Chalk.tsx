import { holds, type Mark, type Spot } from '@tactic48/content/lesson'
import type { Point } from '@tactic48/geometry'
import { baseRadius, type GameState } from '@tactic48/rules'
import clsx from 'clsx'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { middleOf } from '../board/outline.ts'
import { type Box, place } from '../board/papers.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { type Sign, type TableHost, usePlay } from '../play/playContext.ts'
import { useTableNames } from '../play/roster/NamesLayer.tsx'
import { boxOfName } from '../play/roster/tableNames.ts'
import { useTable, useVerb } from '../play/tableStore.ts'
import css from './Lesson.module.css'
import { useLesson, useToldAttempt } from './lessonSession.ts'

const HEAD = 620
const SPREAD = 0.55
/** Half of the stroke with its dark edge, which keeps off the names, too. */
const BREADTH = 170
const STEPS = 60
/** How far an arrow swings out, as a share of its length; the first that crosses no name is taken. */
const SWINGS = [0.06, -0.06, 0.14, -0.14, 0.24, -0.24] as const

interface Stroke {
  readonly from: Point
  readonly to: Point
  /** A spot that it must pass. */
  readonly bend: Point | undefined
  /** Free ground round its ends. */
  readonly gap: number
  readonly stop: number
}

/** A quadratic curve. */
type Curve = readonly [Point, Point, Point]

const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
const pointOn = ([a, b, c]: Curve, t: number): Point => mix(mix(a, b, t), mix(b, c, t), t)
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const liesOn = ({ x, y }: Point, { left, right, top, bottom }: Box): boolean =>
  x > left - BREADTH && x < right + BREADTH && y > top - BREADTH && y < bottom + BREADTH

/** Both wings of the head and what lies between them and its tip. */
function headOf(curve: Curve, t: number): readonly [Point, Point, Point] {
  const tip = pointOn(curve, t)
  const before = pointOn(curve, Math.max(0, t - 0.02))
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x)
  const wing = (turn: number): Point => ({
    x: tip.x - HEAD * Math.cos(angle + turn),
    y: tip.y - HEAD * Math.sin(angle + turn),
  })
  return [wing(SPREAD), tip, wing(-SPREAD)]
}

/** The stretch of a curve that keeps off both ends and the names that stand there, and how often it crosses another name. */
function stretchOf(names: readonly Box[], curve: Curve, { from, to, gap, stop }: Stroke) {
  const isFree = (point: Point): boolean => !names.some((name) => liesOn(point, name))
  const times = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS)
  const begins = times.find((t) => apart(pointOn(curve, t), from) >= gap && isFree(pointOn(curve, t))) ?? 0
  const ends =
    times.findLast((t) => apart(pointOn(curve, t), to) >= stop && headOf(curve, t).every((point) => isFree(point))) ?? 1
  const crossed = times.filter((t) => t > begins && t < ends && !isFree(pointOn(curve, t))).length
  return { begins, ends, crossed }
}

const at = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`

/** A stroke with a little swing from rim to rim, which covers no name: it swings farther or to the other side, or ends before one. */
export function arrowPast(names: readonly Box[], stroke: Stroke): { readonly path: string; readonly head: string } {
  const { from, to, bend } = stroke
  const middle = mix(from, to, 0.5)
  const bends = bend
    ? [bend]
    : SWINGS.map((swing) => ({ x: middle.x + (to.y - from.y) * swing, y: middle.y - (to.x - from.x) * swing }))
  const curves = bends.map((by): Curve => [from, { x: 2 * by.x - middle.x, y: 2 * by.y - middle.y }, to])
  const strokes = curves.map((curve) => ({ curve, ...stretchOf(names, curve, stroke) }))
  const least = Math.min(...strokes.map(({ crossed }) => crossed))
  const { curve, begins, ends } = strokes.find(({ crossed }) => crossed === least) as (typeof strokes)[number]
  const start = pointOn(curve, begins)
  const end = pointOn(curve, ends)
  const control = mix(mix(curve[0], curve[1], begins), mix(curve[1], curve[2], begins), ends)
  const [left, tip, right] = headOf(curve, ends)
  return { path: `M${at(start)}Q${at(control)} ${at(end)}`, head: `M${at(left)}L${at(tip)}L${at(right)}` }
}

/** Those marks that still have something to say. */
function useMarks(): readonly Mark[] {
  const { step } = useLesson()
  const attempt = useToldAttempt()
  const moment = useTable((table) => table.moment)
  if (attempt.verdict.kind === 'done' || moment !== undefined) return []
  return step.marks.filter(({ until }) => !until || !holds(until, attempt))
}

function spotOf({ figures, table }: GameState, spot: Spot): Point | undefined {
  if ('at' in spot) return spot.at
  if ('figure' in spot) return figures.find(({ id }) => id === spot.figure)?.position
  const element = table.elements.find(({ id }) => id === spot.element)
  return element && middleOf(element.outline)
}

/** Below it: what is written does not lie on what it is about. */
function footOf(state: GameState, spot: Spot): Point | undefined {
  const at = spotOf(state, spot)
  if (!at || 'at' in spot) return at
  if ('figure' in spot) return { x: at.x, y: at.y + baseRadius(state.rules) }
  const outline = state.table.elements.find(({ id }) => id === spot.element)?.outline
  if (!outline) return at
  const low = outline.kind === 'disc' ? outline.y + outline.r : Math.max(...outline.points.map(({ y }) => y))
  return { x: at.x, y: low }
}

/** The teacher's chalk over the figures; it grows faint while something is planned. */
export function Chalk(): ReactElement {
  const { state } = usePlay()
  const planning = useVerb() !== undefined
  const r = baseRadius(state.rules)
  const { scale, labels } = useTableNames('all')
  const names = labels.map((label) => boxOfName(label, 1000 / scale))
  return (
    <g className={clsx(css.chalk, planning && css.faint)}>
      {useMarks().map((mark, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark that is gone does not come back
        <OneMark key={i} mark={mark} state={state} r={r} names={names} />
      ))}
    </g>
  )
}

interface OneMarkProps {
  readonly mark: Mark
  readonly state: GameState
  readonly r: number
  readonly names: readonly Box[]
}

function OneMark({ mark, state, r, names }: OneMarkProps): ReactElement | undefined {
  if (mark.mark === 'note') return undefined
  if (mark.mark === 'ring') {
    const at = spotOf(state, mark.on)
    if (!at) return undefined
    const radius = mark.u === undefined ? r + 330 : mark.u * 1000
    return (
      <g className={css.ring}>
        <circle className={css.key} cx={at.x} cy={at.y} r={radius} />
        <circle className={css.line} cx={at.x} cy={at.y} r={radius} />
      </g>
    )
  }
  const from = spotOf(state, mark.from)
  const to = spotOf(state, mark.to)
  if (!from || !to || Math.hypot(to.x - from.x, to.y - from.y) < 2.4 * r) return undefined
  const { path, head } = arrowPast(names, {
    from,
    to,
    bend: mark.bend,
    gap: 'figure' in mark.from ? r * 1.4 : 0,
    stop: r * 1.45,
  })
  return (
    <g data-part="arrow">
      {'at' in mark.to && <circle className={css.end} cx={to.x} cy={to.y} r={r} />}
      <path className={css.key} d={path} />
      <path className={css.key} d={head} />
      <path className={css.line} d={path} />
      <path className={css.line} d={head} />
    </g>
  )
}

/** What the teacher has written on the table. */
export function ChalkNotes(): ReactElement {
  const { state } = usePlay()
  const language = useLanguage()
  return (
    <>
      {useMarks().map((mark, i) => {
        const spot = mark.mark === 'note' ? footOf(state, mark.on) : undefined
        if (mark.mark !== 'note' || !spot) return undefined
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a note that is gone does not come back
          <div key={i} className={clsx('tag', css.note)} style={place(spot, '-50%', '8px')}>
            {mark.text[language]}
          </div>
        )
      })}
    </>
  )
}

/** The same for those who listen. */
export const ChalkSigns: TableHost['Signs'] = ({ told }) => {
  const { t } = useTranslation('lesson')
  const { state, names } = usePlay()
  const language = useLanguage()
  const { length } = useNumbers()
  const nameOf = (spot: Spot): string => {
    if ('figure' in spot) return names.figure(spot.figure)
    return 'element' in spot ? names.element(spot.element) : names.square(spot.at)
  }
  const wordsOf = (mark: Mark): string => {
    if (mark.mark === 'note') return t('sign.note', { name: nameOf(mark.on), text: mark.text[language] })
    if (mark.mark === 'arrow') {
      const name = nameOf(mark.from)
      return 'at' in mark.to ? t('sign.point', { name }) : t('sign.arrow', { name, to: nameOf(mark.to) })
    }
    if (mark.u === undefined) return t('sign.round', { name: nameOf(mark.on) })
    const radius = length(mark.u * 1000)
    return 'at' in mark.on ? t('sign.ring', { radius }) : t('sign.wide', { name: nameOf(mark.on), radius })
  }
  const signs = useMarks().flatMap((mark): readonly Sign[] => {
    const spot = mark.mark === 'arrow' ? mark.to : mark.on
    const at = spotOf(state, spot)
    return at ? [{ name: wordsOf(mark), at, place: 'at' in spot }] : []
  })
  return told(signs)
}
