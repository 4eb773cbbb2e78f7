import type { Table } from '@tactic48/rules'
import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react'
import { useTheme } from '../../app/theme.ts'
import { FRAME } from '../../paint/frame.ts'
import { drawPlan } from '../../table/drawPlan.ts'
import { sceneOf } from '../../table/sceneOf.ts'
import { THUMB_SCALE, thumbOf } from './thumbs.ts'

interface FieldThumbProps {
  /** Two tables with the same name look the same. */
  readonly name: string
  readonly table: Table
}

/** A battlefield, painted small; a plan of it until then. */
export function FieldThumb({ name, table }: FieldThumbProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  const night = useTheme((state) => state.theme === 'dark')
  useEffect(() => {
    let gone = false
    const sheet = canvas.current
    const brush = sheet?.getContext('2d')
    if (!sheet || !brush) return
    const scene = sceneOf(name, table)
    sheet.width = Math.round((scene.width / 1000 + 2 * FRAME) * THUMB_SCALE)
    sheet.height = Math.round((scene.height / 1000 + 2 * FRAME) * THUMB_SCALE)
    brush.setTransform(THUMB_SCALE, 0, 0, THUMB_SCALE, FRAME * THUMB_SCALE, FRAME * THUMB_SCALE)
    drawPlan(brush, scene)
    brush.resetTransform()
    void thumbOf(name, scene).then((bitmap) => {
      if (!gone) brush.drawImage(bitmap, 0, 0, sheet.width, sheet.height)
    })
    return () => {
      gone = true
    }
  }, [name, table])
  return (
    <canvas
      ref={canvas}
      className={night ? 'field-thumb night' : 'field-thumb'}
      style={{ '--shape': `${table.width + 1600} / ${table.height + 1600}` } as CSSProperties}
    />
  )
}
