import type { Table } from '@tactic48/rules'
import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react'
import { trackWork } from '../../app/settled.ts'
import { useTheme } from '../../app/theme.ts'
import { hirePainter } from '../../paint/bake.ts'
import { FRAME } from '../../paint/frame.ts'
import { readyPicture, type Size, scaleOf } from '../../paint/ready.ts'
import type { Scene } from '../../paint/scene.ts'
import { drawPlan } from '../../table/drawPlan.ts'
import { sceneOf } from '../../table/sceneOf.ts'

/** Pixels per u of a small picture that is painted here. */
const PAINTED = 14

let hired: ReturnType<typeof hirePainter> | undefined
const pictures = new Map<string, Thumb>()

interface Thumb {
  readonly k: number
  /** It comes with the game: it will be there at once. */
  readonly ready: boolean
  readonly bitmap: Promise<ImageBitmap>
}

/** A picture of a battlefield, fetched or painted once. */
function thumbOf(scene: Scene, size: Size): Thumb {
  const key = `${size} ${scene.id}`
  const known = pictures.get(key)
  if (known) return known
  const ready = readyPicture(scene, size)
  const fresh = {
    k: ready ? scaleOf(scene, size) : PAINTED,
    ready: ready !== undefined,
    bitmap: ready ?? painted(scene),
  }
  pictures.set(key, fresh)
  // Tried again when it is next asked for, by a new painter.
  fresh.bitmap.catch(() => {
    pictures.delete(key)
    hired = undefined
  })
  return fresh
}

function painted(scene: Scene): Promise<ImageBitmap> {
  hired ??= hirePainter('thumbs')
  return hired.paint(scene, PAINTED)
}

interface FieldThumbProps {
  /** Two tables with the same name look the same. */
  readonly name: string
  readonly table: Table
  readonly size?: Size
}

/** A battlefield, painted small; a plan of it while one that nobody has seen before is painted. */
export function FieldThumb({ name, table, size = 'small' }: FieldThumbProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  const night = useTheme((state) => state.theme === 'dark')
  useEffect(() => {
    let gone = false
    const sheet = canvas.current
    const brush = sheet?.getContext('2d')
    if (!sheet || !brush) return
    const scene = sceneOf(name, table)
    const { k, ready, bitmap } = thumbOf(scene, size)
    sheet.width = Math.round((scene.width / 1000 + 2 * FRAME) * k)
    sheet.height = Math.round((scene.height / 1000 + 2 * FRAME) * k)
    if (!ready) {
      brush.setTransform(k, 0, 0, k, FRAME * k, FRAME * k)
      drawPlan(brush, scene)
      brush.resetTransform()
    }
    // What must be painted first is decoration.
    const shown = ready ? trackWork(bitmap) : bitmap
    shown.then(
      (picture) => !gone && brush.drawImage(picture, 0, 0, sheet.width, sheet.height),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [name, table, size])
  return (
    <canvas
      ref={canvas}
      className={night ? 'field-thumb night' : 'field-thumb'}
      style={{ '--shape': `${table.width + 1600} / ${table.height + 1600}` } as CSSProperties}
    />
  )
}
