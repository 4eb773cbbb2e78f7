import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { workLater, workNextFrame } from '../app/settled.ts'
import { type Baked, createBaker } from '../paint/bake.ts'
import type { Scene } from '../paint/scene.ts'
import { drawTerrain, MARGIN } from './drawTerrain.ts'
import { followCamera, keepTagsInside, type SheetId } from './followCamera.ts'
import { listenForGestures } from './gestures.ts'
import type { Lens } from './lens.ts'
import './table.css'

interface TableViewProps {
  readonly scene: Scene
  readonly lens: Lens
  readonly night: boolean
  /** Nobody waits for it: it is shown when it is painted as finely as it is seen. */
  readonly patient?: boolean
  readonly label: string
  /** Drawn over the ground in 1/1000 u. */
  readonly children: ReactNode
  /** Sheets of their own above that: what changes on one of them does not paint the others again. */
  readonly figures?: ReactNode
  readonly above?: ReactNode
  /** Paper over everything: placed by --x and --y in u. */
  readonly tags?: ReactNode
}

/** Painted ground on a canvas, everything alive as SVG above it, one camera for both. It knows no rules. */
export function TableView({
  scene: wanted,
  lens,
  night,
  patient = false,
  label,
  children,
  figures,
  above,
  tags,
}: TableViewProps): ReactElement {
  const holder = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const dark = useRef(night)
  const before = useRef<{ readonly scene: Scene; readonly ground: Baked | undefined }>(undefined)
  const scene = useSame(wanted)

  // Before the first paint: a table that is seen lies in its place and hears keys and fingers.
  useLayoutEffect(() => {
    const element = holder.current
    const sheet = canvas.current
    if (!element || !sheet) return
    const look = followCamera(element)
    let drawing: (() => void) | undefined
    let rest = 0
    let resting = true
    const draw = (): void => {
      drawing = undefined
      if (look(lens.camera(), lens.viewport(), resting)) paint()
    }
    // Men do not stand on nothing: without its ground the table is not shown yet.
    const paint = (): void => {
      const ground = drawTerrain(sheet, lens, scene, baker, dark.current, resting)
      element.toggleAttribute('data-bare', ground === 'bare')
    }
    const ask = (): void => {
      drawing ??= workNextFrame(draw)
    }
    // While the camera moves, the ground is drawn fast; it is drawn finely, and painted for its new scale, at rest. A hand that
    // holds the table may only wait for a slow frame, and a fine drawing would make the next one slower still.
    const moved = (): void => {
      resting = false
      ask()
      window.clearTimeout(rest)
      rest = window.setTimeout(
        () => {
          resting = true
          ask()
        },
        'panning' in element.dataset ? 700 : 140,
      )
    }
    const { current: last } = before
    const former = last && isSameTable(last.scene, scene) ? last.ground : undefined
    const baker = createBaker(scene, ask, { patient, former })
    const measure = (): void => {
      const { clientWidth, clientHeight } = element
      const dpr = Math.min(2, window.devicePixelRatio || 1)
      const size = {
        width: Math.round((clientWidth + 2 * MARGIN) * dpr),
        height: Math.round((clientHeight + 2 * MARGIN) * dpr),
      }
      const { width, height } = lens.viewport()
      // To set the size of a canvas, even to what it is, wipes it.
      const wiped = sheet.width !== size.width || sheet.height !== size.height
      if (wiped) Object.assign(sheet, size)
      else if (width === clientWidth && height === clientHeight) return
      lens.resize({ width: clientWidth, height: clientHeight })
      // A wiped sheet is black: it is drawn before it is seen, however long the next frame is in coming.
      if (wiped) drawAnew()
    }
    const drawAnew = (): void => {
      drawing?.()
      drawing = undefined
      look(lens.camera(), lens.viewport(), true)
      paint()
    }
    measure()
    look(lens.camera(), lens.viewport(), resting)
    ask()
    // Once the hand rests, and whatever was laid there is laid.
    let tidying: (() => void) | undefined
    const tidy = (): void => {
      tidying?.()
      tidying = workLater(() => keepTagsInside(element), 80)
    }
    const laid = new MutationObserver(tidy)
    const tags = element.querySelector('.table-tags')
    if (tags) laid.observe(tags, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
    tidy()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    const forget = lens.subscribe(moved)
    // A phone that was short of memory gives the sheet back empty, which is black, too.
    sheet.addEventListener('contextrestored', drawAnew)
    const deaf = listenForGestures(element, lens)
    return () => {
      drawing?.()
      window.clearTimeout(rest)
      tidying?.()
      laid.disconnect()
      observer.disconnect()
      sheet.removeEventListener('contextrestored', drawAnew)
      forget()
      deaf()
      before.current = { scene, ground: baker.whole() }
      baker.close()
    }
  }, [scene, lens, patient])

  useEffect(() => {
    dark.current = night
    lens.look(lens.camera())
  }, [night, lens])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the ground takes the arrow keys that pan it
    <section ref={holder} className="table" data-part="table" tabIndex={0} aria-label={label}>
      <canvas ref={canvas} />
      {!patient && <progress className="table-painting" aria-hidden="true" />}
      <div className="table-sheets">
        <Sheet id="table-world">{children}</Sheet>
        {figures && <Sheet id="table-figures">{figures}</Sheet>}
        {above && <Sheet id="table-above">{above}</Sheet>}
      </div>
      <div className="table-tags" data-part="tags">
        {tags}
      </div>
    </section>
  )
}

const isSameTable = (a: Scene, b: Scene): boolean => a.id === b.id && a.width === b.width && a.height === b.height

/** A game that is begun or folded again has a table of its own that looks the same: its ground is not painted again. */
function useSame(scene: Scene): Scene {
  const [painted, paint] = useState(scene)
  const alike = useMemo(() => painted === scene || JSON.stringify(painted) === JSON.stringify(scene), [painted, scene])
  if (!alike) paint(scene)
  return alike ? painted : scene
}

function Sheet({ id, children }: { id: SheetId; children: ReactNode }): ReactElement {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its figures are named one by one
    <svg className="table-svg">
      <g id={id}>{children}</g>
    </svg>
  )
}
