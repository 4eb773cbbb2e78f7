import type { CSSProperties, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { type Laid, reach } from './laid.ts'

/** Which piece is in hand, and what it covers; beside it on the table. */
export function PieceLabel({ laid, name }: { laid: Laid; name: string }): ReactElement {
  const { t } = useTranslation('setup')
  const { top, bottom } = reach(laid)
  const above = laid.y - top > 1200
  const place = {
    '--x': laid.x / 1000,
    '--y': (above ? laid.y - top : laid.y + bottom) / 1000,
    '--shift-y': above ? 'calc(-100% - 6px)' : '6px',
  }
  return (
    <div className="tag piece-label" style={place as CSSProperties} aria-hidden="true">
      <b>{name}</b> {t(`layout.${laid.element.cover}`)}
    </div>
  )
}
