import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lens } from '../../table/lens.ts'
import { useCarry } from '../../ui/useCarry.ts'
import css from './Field.module.css'
import { freshPiece, type PaintedPiece, type PaletteLook, useSprite } from './palette.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

interface TakeProps {
  readonly lens: Lens
  readonly onAdd: () => void
  /** Let go over this spot of the window. */
  readonly onDrop: (at: Spot) => void
}

/** A piece of scenery in the box. */
export function PalettePiece({ look, ...take }: TakeProps & { look: PaletteLook }): ReactElement {
  const { t } = useTranslation('setup')
  const sprite = useSprite(freshPiece(look, 1, { x: 0, y: 0 }))
  return <InTheBox name={t(`look.${look}`)} picture={sprite} {...take} />
}

interface InTheBoxProps extends TakeProps {
  readonly name: string
  readonly picture: PaintedPiece | undefined
}

/** Something in the box: a click puts it on the table, a mouse may carry it to its place. */
export function InTheBox({ name, picture: sprite, lens, onAdd, onDrop }: InTheBoxProps): ReactElement {
  const { t } = useTranslation('setup')
  const { carried, press, move, release, justDropped } = useCarry<undefined>(onDrop)
  const pixels = lens.camera().scale / 1000
  return (
    <button
      type="button"
      className={css.piece}
      data-part="palette-piece"
      aria-label={t('layout.addPiece', { name })}
      onClick={() => {
        if (!justDropped()) onAdd()
      }}
      onPointerDown={(event) => {
        // A finger scrolls the box.
        if (event.pointerType !== 'touch') press(event, undefined)
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    >
      {sprite && <img src={sprite.url} alt="" draggable={false} />}
      <span>{name}</span>
      {sprite && carried && (
        <img
          className={css.carried}
          src={sprite.url}
          alt=""
          style={{
            left: carried.x + sprite.x * pixels,
            top: carried.y + sprite.y * pixels,
            width: sprite.width * pixels,
            height: sprite.height * pixels,
          }}
        />
      )}
    </button>
  )
}
