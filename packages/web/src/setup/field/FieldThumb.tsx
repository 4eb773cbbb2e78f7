import type { Table } from '@tactic48/rules'
import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react'
import { useTheme } from '../../app/theme.ts'
import { sceneOf } from '../../table/sceneOf.ts'
import { thumbOf } from './thumbs.ts'

interface FieldThumbProps {
  /** Two tables with the same name look the same. */
  readonly name: string
  readonly table: Table
}

/** A battlefield, painted small. */
export function FieldThumb({ name, table }: FieldThumbProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  const night = useTheme((state) => state.theme === 'dark')
  useEffect(() => {
    let gone = false
    void thumbOf(name, sceneOf(name, table)).then((bitmap) => {
      const sheet = canvas.current
      const brush = sheet?.getContext('2d')
      if (gone || !sheet || !brush) return
      sheet.width = bitmap.width
      sheet.height = bitmap.height
      brush.drawImage(bitmap, 0, 0)
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
