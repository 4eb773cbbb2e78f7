import type { Table } from '@tactic48/rules'
import clsx from 'clsx'
import { type CSSProperties, type ReactElement, useEffect, useRef, useState } from 'react'
import { useTheme } from '../../app/settings.ts'
import { trackWork } from '../../app/settled.ts'
import { hirePainter } from '../../paint/bake.ts'
import { FRAME } from '../../paint/frame.ts'
import { readyPicture, type Size, scaleOf } from '../../paint/ready.ts'
import type { Scene } from '../../paint/scene.ts'
import { sceneOf } from '../../table/sceneOf.ts'
import css from './Field.module.css'

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
  readonly className?: string | undefined
  /** The table with this name is on the screen. */
  readonly onPainted?: (name: string) => void
}

/** A battlefield, painted small. Until one that nobody has seen before is painted, what was painted last stays. */
export function FieldThumb({ name, table, size = 'small', className, onPainted }: FieldThumbProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  const night = useTheme() === 'dark'
  const [painted, setPainted] = useState<string | undefined>(undefined)
  useEffect(() => {
    let gone = false
    const scene = sceneOf(name, table)
    const { k, ready, bitmap } = thumbOf(scene, size)
    const show = (picture: ImageBitmap): void => {
      const sheet = canvas.current
      if (gone || !sheet) return
      sheet.width = Math.round((scene.width / 1000 + 2 * FRAME) * k)
      sheet.height = Math.round((scene.height / 1000 + 2 * FRAME) * k)
      sheet.style.setProperty('--shape', `${sheet.width} / ${sheet.height}`)
      sheet.getContext('2d')?.drawImage(picture, 0, 0, sheet.width, sheet.height)
      setPainted(name)
      onPainted?.(name)
    }
    // What must be painted first is decoration.
    const shown = ready ? trackWork(bitmap) : bitmap
    shown.then(show, () => undefined)
    return () => {
      gone = true
    }
  }, [name, table, size, onPainted])
  return (
    <canvas
      ref={canvas}
      className={clsx(css.thumb, night && css.night, className)}
      data-painting={painted !== name || undefined}
      style={{ '--shape': `${table.width + 1600} / ${table.height + 1600}` } as CSSProperties}
    />
  )
}
