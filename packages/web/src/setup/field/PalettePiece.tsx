import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { freshPiece, type PaletteLook } from './palette.ts'
import { useSprite } from './sprites.ts'

/** A piece in the box: its picture and what it is called. */
export function PalettePiece({ look, onAdd }: { look: PaletteLook; onAdd: () => void }): ReactElement {
  const { t } = useTranslation('setup')
  const sprite = useSprite(freshPiece(look, 1, { x: 0, y: 0 }))
  const name = t(`look.${look}`)
  return (
    <button type="button" className="palette-piece" aria-label={t('layout.addPiece', { name })} onClick={onAdd}>
      {sprite && <img src={sprite.url} alt="" />}
      <span>{name}</span>
    </button>
  )
}
