import { type PointerEvent, type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lens } from '../../table/lens.ts'
import { freshPiece, type PaintedPiece, type PaletteLook, useSprite } from './palette.ts'

/** Pixels that a hand may tremble while it clicks. */
const TREMBLE = 6

interface Spot {
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

/** A thing in the box: a click puts it on the table, a mouse may carry it to its place. */
export function InTheBox({ name, picture: sprite, lens, onAdd, onDrop }: InTheBoxProps): ReactElement {
  const { t } = useTranslation('setup')
  const pressed = useRef<Spot | undefined>(undefined)
  const carriedLast = useRef(false)
  const [carried, setCarried] = useState<Spot | undefined>(undefined)
  const down = (event: PointerEvent<HTMLButtonElement>): void => {
    carriedLast.current = false
    // A finger scrolls the box.
    if (event.pointerType === 'touch' || event.button !== 0) return
    pressed.current = { x: event.clientX, y: event.clientY }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const carry = ({ clientX: x, clientY: y }: PointerEvent<HTMLButtonElement>): void => {
    const from = pressed.current
    if (!from || (!carried && Math.hypot(x - from.x, y - from.y) < TREMBLE)) return
    setCarried({ x, y })
  }
  const letGo = (event: PointerEvent<HTMLButtonElement>): void => {
    pressed.current = undefined
    if (!carried) return
    carriedLast.current = true
    setCarried(undefined)
    if (event.type === 'pointerup') onDrop(carried)
  }
  const pixels = lens.camera().scale / 1000
  return (
    <button
      type="button"
      className="palette-piece"
      data-part="palette-piece"
      aria-label={t('layout.addPiece', { name })}
      onClick={() => {
        if (!carriedLast.current) onAdd()
      }}
      onPointerDown={down}
      onPointerMove={carry}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      {sprite && <img src={sprite.url} alt="" draggable={false} />}
      <span>{name}</span>
      {sprite && carried && (
        <img
          className="carried-piece"
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
