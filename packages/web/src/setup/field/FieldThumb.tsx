import type { Table } from '@tactic48/rules'
import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react'
import { trackWork } from '../../app/settled.ts'
import { useTheme } from '../../app/theme.ts'
import { FRAME } from '../../paint/frame.ts'
import type { Size } from '../../paint/ready.ts'
import { drawPlan } from '../../table/drawPlan.ts'
import { sceneOf } from '../../table/sceneOf.ts'
import { thumbOf } from './thumbs.ts'

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
