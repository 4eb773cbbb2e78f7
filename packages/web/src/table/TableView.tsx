import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { createBaker } from '../paint/bake.ts'
import type { Scene } from '../paint/scene.ts'
import { drawTerrain } from './drawTerrain.ts'
import { listenForGestures } from './gestures.ts'
import type { Lens } from './lens.ts'
import './table.css'

interface TableViewProps {
  readonly scene: Scene
  readonly lens: Lens
  readonly night: boolean
  readonly label: string
  /** Drawn over the ground in 1/1000 u. */
  readonly children: ReactNode
  /** Paper over everything: placed by --x and --y in u. */
  readonly tags?: ReactNode
}

/** Painted ground on a canvas, everything alive as SVG above it, one camera for both. It knows no rules. */
export function TableView({ scene, lens, night, label, children, tags }: TableViewProps): ReactElement {
  const holder = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const world = useRef<SVGGElement>(null)
  const dark = useRef(night)

  useEffect(() => {
    const element = holder.current
    const sheet = canvas.current
    const group = world.current
    if (!element || !sheet || !group) return
    let frame = 0
    let rest = 0
    let resting = true
    const draw = (): void => {
      frame = 0
      const { x, y, scale } = lens.camera()
      const { width, height } = lens.viewport()
      drawTerrain(sheet, lens, scene, baker, dark.current, resting)
      group.setAttribute(
        'transform',
        `translate(${width / 2 - x * scale} ${height / 2 - y * scale}) scale(${scale / 1000})`,
      )
      element.style.setProperty('--zoom', `${scale}`)
      element.style.setProperty('--camera-x', `${width / 2 - x * scale}px`)
      element.style.setProperty('--camera-y', `${height / 2 - y * scale}px`)
    }
    const ask = (): void => {
      frame ||= requestAnimationFrame(draw)
    }
    // While the camera moves, the ground is drawn fast; it is drawn finely, and painted for its new scale, at rest.
    const moved = (): void => {
      resting = false
      ask()
      window.clearTimeout(rest)
      rest = window.setTimeout(() => {
        resting = true
        ask()
      }, 140)
    }
    const baker = createBaker(scene, ask)
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element
      const dpr = Math.min(2, window.devicePixelRatio || 1)
      sheet.width = Math.round(clientWidth * dpr)
      sheet.height = Math.round(clientHeight * dpr)
      lens.resize({ width: clientWidth, height: clientHeight })
    })
    observer.observe(element)
    const forget = lens.subscribe(moved)
    const deaf = listenForGestures(element, lens)
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(rest)
      observer.disconnect()
      forget()
      deaf()
      baker.close()
    }
  }, [scene, lens])

  useEffect(() => {
    dark.current = night
    lens.look(lens.camera())
  }, [night, lens])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the ground takes the arrow keys that pan it
    <section ref={holder} className="table" tabIndex={0} aria-label={label}>
      <canvas ref={canvas} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its figures are named one by one */}
      <svg className="table-svg">
        <g ref={world} id="table-world">
          {children}
        </g>
      </svg>
      <div className="table-tags">{tags}</div>
    </section>
  )
}
