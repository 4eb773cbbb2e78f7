import type { Point } from '@tactic48/geometry'
import { type Figure, type FigureId, figureOf, type GameState } from '@tactic48/rules'
import { useEffect } from 'react'
import { partOf } from '../interactions/draft.ts'
import { toScreen } from '../table/camera.ts'
import type { Lens } from '../table/lens.ts'
import { usePlay } from './playContext.ts'
import type { Prompt } from './prompt/prompt.ts'
import { usePart, useTable } from './tableStore.ts'
import { placeOfThing, type Thing } from './things/thing.ts'

const CLOSE = 6.5

/** On a phone the figure in hand comes near enough for a thumb. */
export function useCloserLook(figure: Figure | undefined): void {
  const { lens, state } = usePlay()
  const id = figure?.id
  const x = (figure?.position.x ?? 0) / 1000
  const y = (figure?.position.y ?? 0) / 1000
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another figure is taken in hand, not when it walks
  useEffect(() => {
    const { dragging, draft } = useTable.getState()
    // Under a finger that drags him the table stays where it is.
    if (!figure || dragging) return
    // Whom he was chosen to shoot at comes with him.
    const aimed = aimedAt(state, partOf(draft, 'target'), partOf(draft, 'armour'))
    if (aimed) return bringBoth(lens, figure.position, aimed)
    if (lens.camera().scale > 22 && isInSight(lens, figure.position)) return
    lens.show({ left: x - CLOSE, right: x + CLOSE, top: y - CLOSE, bottom: y + CLOSE }, 0)
  }, [id, lens])
}

const AROUND = 2

/** On a phone the question and whom it is about come into the window. */
export function useQuestionInSight(prompt: Prompt | undefined): void {
  const { lens, question } = usePlay()
  const since = prompt?.at ? question?.since : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question; afterwards the table may be moved freely
  useEffect(() => {
    if (since === undefined || !prompt?.at) return undefined
    const spots = [prompt.at, ...(prompt.towards ?? []), ...(prompt.shows ?? [])]
    return whenSized(lens, () => showAll(lens, spots))
  }, [since, lens])
}

/** On a phone who or what is shot at comes into the window, with the shooter. */
export function useTargetInSight(shooter: Figure | undefined, target: FigureId | undefined): void {
  const { lens, state } = usePlay()
  const armour = usePart('armour')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a target; afterwards the table may be moved freely
  useEffect(() => {
    const at = aimedAt(state, target, armour)
    if (shooter && at) bringBoth(lens, shooter.position, at)
  }, [target, armour, lens])
}

const aimedAt = (state: GameState, target: FigureId | undefined, armour: Thing | undefined): Point | undefined =>
  target ? figureOf(state, target)?.position : armour && placeOfThing(state, armour)

function bringBoth(lens: Lens, shooter: Point, target: Point): void {
  if (!isInSight(lens, shooter) || !isInSight(lens, target)) showAll(lens, [shooter, target])
}

/** Shifts the window to a spot that lies outside it; its zoom stays. */
export function bringIntoSight(lens: Lens, at: Point): void {
  if (lens.viewport().width > 0 && !isInSight(lens, at)) lens.look({ ...lens.camera(), x: at.x / 1000, y: at.y / 1000 })
}

function isInSight(lens: Lens, { x, y }: Point): boolean {
  const { width, height } = lens.viewport()
  const spot = toScreen(lens.camera(), lens.viewport(), x / 1000, y / 1000)
  return spot.x > 0 && spot.x < width && spot.y > 0 && spot.y < height
}

export function showAll(lens: Lens, spots: readonly Point[]): void {
  const xs = spots.map(({ x }) => x / 1000)
  const ys = spots.map(({ y }) => y / 1000)
  const extent = {
    left: Math.min(...xs) - AROUND,
    right: Math.max(...xs) + AROUND,
    top: Math.min(...ys) - AROUND,
    bottom: Math.max(...ys) + AROUND,
  }
  lens.show(extent, 0)
}

/** After a reload the question is there before its window has a size. */
function whenSized(lens: Lens, show: () => void): (() => void) | undefined {
  if (lens.viewport().width > 0) {
    show()
    return undefined
  }
  const stop = lens.subscribe(() => {
    if (lens.viewport().width === 0) return
    stop()
    show()
  })
  return stop
}
