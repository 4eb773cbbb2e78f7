import type { Point } from '@tactic48/geometry'
import { type Figure, type FigureId, figureOf, type GameState, isOnTable } from '@tactic48/rules'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { partOf } from '../interactions/draft.ts'
import { toScreen } from '../table/camera.ts'
import type { Lens } from '../table/lens.ts'
import { usePlay } from './playContext.ts'
import type { Prompt } from './prompt/usePrompt.ts'
import { usePart, useTable } from './tableStore.ts'
import { placeOfThing, type Thing } from './vehiclesAndBunkers/thing.ts'

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

interface OnScreen {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Pixels per u. */
  readonly scale: number
}

const rounded = (value: number): number => Math.round(value * 10) / 10

function onScreen(lens: Lens, at: Point): OnScreen {
  const { width, height } = lens.viewport()
  const { scale } = lens.camera()
  const { x, y } = toScreen(lens.camera(), lens.viewport(), at.x / 1000, at.y / 1000)
  return { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height), scale: rounded(scale) }
}

/** Where a spot of the table lies in its window, kept up while the camera moves. */
export function useOnScreen(lens: Lens, at: Point): OnScreen {
  const read = useCallback((): string => Object.values(onScreen(lens, at)).join(' '), [lens, at])
  const [x = 0, y = 0, width = 0, height = 0, scale = 1] = useSyncExternalStore(lens.subscribe, read)
    .split(' ')
    .map(Number)
  return { x, y, width, height, scale }
}

interface Media {
  readonly listen: (onChange: () => void) => () => void
  readonly matches: () => boolean
}

function mediaOf(query: string): Media {
  const list = typeof matchMedia === 'undefined' ? undefined : matchMedia(query)
  return {
    listen(onChange) {
      list?.addEventListener('change', onChange)
      return () => list?.removeEventListener('change', onChange)
    },
    matches: () => list?.matches ?? false,
  }
}

const UPRIGHT = mediaOf('(max-width: 640px), (max-width: 820px) and (min-height: 521px)')
const SMALL = mediaOf('(max-width: 820px), (max-width: 1180px) and (max-height: 520px)')

/** A phone held upright: the rail is a sheet below the table. */
export const useNarrow = (): boolean => useSyncExternalStore(UPRIGHT.listen, UPRIGHT.matches)

/** A phone either way round: the rail takes what stands beside the figure elsewhere. */
export const useSmall = (): boolean => useSyncExternalStore(SMALL.listen, SMALL.matches)

/** Pixels round a figure that stay free. */
const MARGIN = 56

/** Paper over the table never lies on those whom it is about: the camera moves, and goes back when the paper is gone. */
export function useUncovered(paper: RefObject<HTMLElement | null>, spots: readonly Point[]): void {
  const { lens } = usePlay()
  const small = useSmall()
  const about = spots.map(({ x, y }) => `${x} ${y}`).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places, not the list of them
  useLayoutEffect(() => {
    const element = paper.current
    if (!element || small) return undefined
    const before = lens.camera()
    let moved = before
    const clear = (): void => {
      const covered = coveredBy(element)
      lens.cover(covered)
      const now = lens.camera()
      uncover(lens, spots, covered)
      // Where the table was moved by hand meanwhile it stays so.
      if (now === moved) moved = lens.camera()
    }
    const observer = new ResizeObserver(clear)
    observer.observe(element)
    return () => {
      observer.disconnect()
      const back = lens.camera() === moved
      lens.cover(0)
      if (back) lens.look(before)
    }
  }, [lens, paper, small, about])
}

/** How much of the table's room the paper takes, from below; what lies beyond it covers nothing. */
function coveredBy(paper: HTMLElement): number {
  const room = paper.closest('.table-holder')?.querySelector('.table')?.getBoundingClientRect()
  return room ? Math.max(0, room.bottom - paper.getBoundingClientRect().top + 4) : paper.offsetHeight + 14
}

function uncover(lens: Lens, spots: readonly Point[], covered: number): void {
  const { width, height } = lens.viewport()
  const [first] = spots
  if (!first || width === 0) return
  const camera = lens.camera()
  const seen = spots.map(({ x, y }) => toScreen(camera, lens.viewport(), x / 1000, y / 1000))
  const box = (axis: 'x' | 'y') => ({
    low: Math.min(...seen.map((s) => s[axis])),
    high: Math.max(...seen.map((s) => s[axis])),
  })
  const shift = (low: number, high: number, room: number): number | undefined => {
    if (low >= MARGIN && high <= room - MARGIN) return 0
    if (high - low > room - 2 * MARGIN) return undefined
    return low < MARGIN ? low - MARGIN : high - room + MARGIN
  }
  const across = shift(box('x').low, box('x').high, width)
  const down = shift(box('y').low, box('y').high, height - covered)
  if (across === 0 && down === 0) return
  if (across !== undefined && down !== undefined) {
    lens.look({ ...camera, x: camera.x + across / camera.scale, y: camera.y + down / camera.scale })
    return
  }
  showAll(lens, spots)
}

/** Where these stand on the table. */
export function useSpots(figures: readonly FigureId[]): readonly Point[] {
  const { state } = usePlay()
  return figures.flatMap((id) => {
    const figure = figureOf(state, id)
    return figure && isOnTable(figure) ? [figure.position] : []
  })
}
