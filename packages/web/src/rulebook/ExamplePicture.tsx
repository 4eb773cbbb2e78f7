import { createGame, type GameSpec, type GameState, isRefusal, onTable, seededChance } from '@tactic48/rules'
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { useTheme } from '../app/theme.ts'
import { MarkerDefs } from '../replay/MarkerArea.tsx'
import { Position } from '../replay/Position.tsx'
import { drawPlan } from '../table/drawPlan.ts'
import { sceneOf } from '../table/sceneOf.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Room around what stands there, and the least that is shown, in 1/1000 u. */
const AROUND = 1300
const LEAST = 7000
const SHAPE = 2
const DOTS = 480

/** What is spoken of, not the whole table: twice as wide as high. */
function boxOf({ markers, table }: GameState, spots: readonly { readonly x: number; readonly y: number }[]): Box {
  const reach = markers.flatMap(({ at, radius }) => {
    const r = Math.round(radius * 1000)
    return [
      { x: at.x - r, y: at.y - r },
      { x: at.x + r, y: at.y + r },
    ]
  })
  const all = [...spots, ...reach]
  if (all.length === 0) return { x: 0, y: 0, width: table.width, height: table.width / SHAPE }
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))]
  const width = Math.max(LEAST, right - left + 2 * AROUND, (bottom - top + 2 * AROUND) * SHAPE)
  const height = width / SHAPE
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }
}

/** The position of an example as the table draws it, once it comes near the window. */
export function ExamplePicture({ id, game }: { id: string; game: GameSpec }): ReactElement {
  const [near, holder] = useNear()
  return (
    <div ref={holder} className="example-picture" aria-hidden="true">
      {near && <Drawn id={id} game={game} />}
    </div>
  )
}

function Drawn({ id, game }: { id: string; game: GameSpec }): ReactElement | undefined {
  const canvas = useRef<HTMLCanvasElement>(null)
  const night = useTheme(({ theme }) => theme === 'dark')
  const state = useMemo(() => {
    const begun = createGame(game, seededChance(id))
    return isRefusal(begun) ? undefined : begun.state
  }, [id, game])
  const box = useMemo(
    () =>
      state &&
      boxOf(
        state,
        onTable(state).map(({ position }) => position),
      ),
    [state],
  )
  useEffect(() => {
    const brush = canvas.current?.getContext('2d')
    if (!brush || !state || !box) return
    const scale = (DOTS * 1000) / box.width
    brush.setTransform(scale, 0, 0, scale, (-box.x * scale) / 1000, (-box.y * scale) / 1000)
    drawPlan(brush, sceneOf(id, state.table))
  }, [id, state, box])
  if (!state || !box) return undefined
  return (
    <>
      <canvas ref={canvas} className={night ? 'night' : undefined} width={DOTS} height={DOTS / SHAPE} />
      <svg aria-hidden="true" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
        <MarkerDefs />
        <Position state={state} />
      </svg>
    </>
  )
}

/** Nothing is drawn that nobody comes near to. */
function useNear(): readonly [boolean, React.RefObject<HTMLDivElement | null>] {
  const holder = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const { current } = holder
    if (!current) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '300px' },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [near, holder]
}
