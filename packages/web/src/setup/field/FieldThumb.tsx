import type { Table } from '@tactic48/rules'
import clsx from 'clsx'
import { type CSSProperties, type ReactElement, useEffect, useRef, useState } from 'react'
import { useTheme } from '../../app/settings.ts'
import { trackWork } from '../../app/settled.ts'
import { FRAME } from '../../paint/frame.ts'
import { pictureOf } from '../../paint/painter.ts'
import type { Size } from '../../paint/ready.ts'
import { sceneOf } from '../../table/sceneOf.ts'
import css from './Field.module.css'

interface FieldThumbProps {
  /** Two tables with the same name look the same. */
  readonly name: string
  readonly table: Table
  /** What its game calls the battlefield, where that differs: the ground is painted as it will be in play. */
  readonly ground?: string
  readonly size?: Size
  readonly className?: string | undefined
  /** The table with this name is on the screen. */
  readonly onPainted?: (name: string) => void
}

/** A battlefield, painted small. Until one that nobody has seen before is painted, what was painted last stays. */
export function FieldThumb(props: FieldThumbProps): ReactElement {
  const { name, table, ground = name, size = 'small', className, onPainted } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const night = useTheme() === 'dark'
  const [painted, setPainted] = useState<string | undefined>(undefined)
  useEffect(() => {
    let gone = false
    const scene = sceneOf(ground, table)
    const { k, ready, bitmap } = pictureOf(scene, size)
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
  }, [name, ground, table, size, onPainted])
  return (
    <canvas
      ref={canvas}
      className={clsx(css.thumb, night && css.night, className)}
      data-painting={painted !== name || undefined}
      style={{ '--shape': `${table.width + 1600} / ${table.height + 1600}` } as CSSProperties}
    />
  )
}
