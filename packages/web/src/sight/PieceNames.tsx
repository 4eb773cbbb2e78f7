import { type CSSProperties, memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { outlinePath } from '../board/outline.ts'
import { boxOf, shapeOf } from '../paint/shape.ts'
import { FARM } from './orchardFarm.ts'

interface PieceTargetsProps {
  readonly onHover: (index: number | undefined) => void
}

export const PieceTargets = memo(function PieceTargets({ onHover }: PieceTargetsProps): ReactElement {
  return (
    <g className="piece-targets">
      {FARM.map((piece, i) => (
        <path
          key={piece.id}
          d={outlinePath(piece.outline)}
          onPointerEnter={() => onHover(i)}
          onPointerLeave={() => onHover(undefined)}
        />
      ))}
    </g>
  )
})

export function PieceTag({ index }: { index: number | undefined }): ReactElement | undefined {
  const { t } = useTranslation(['sight', 'app'])
  const piece = index === undefined ? undefined : FARM[index]
  if (!piece) return undefined
  const box = boxOf(shapeOf(piece.outline))
  const style = { '--x': (box.left + box.right) / 2, '--y': box.top, '--shift-y': 'calc(-100% - 6px)' }
  return (
    <div className="tag piece-tag" style={style as CSSProperties}>
      {t(`piece.${piece.nameKey}`)} <span>{t(`cover.${piece.cover}`, { ns: 'app' })}</span>
    </div>
  )
}
