import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../../app/theme.ts'
import { outlinePath } from '../../board/outline.ts'
import { StationGlyph } from '../../board/StationGlyph.tsx'
import { squareAt } from '../../paint/frame.ts'
import type { Lens } from '../../table/lens.ts'
import { type Laid, outlineOf } from './laid.ts'
import { useSprite } from './sprites.ts'
import { type Handling, useHandle } from './useHandle.ts'

interface PieceHandleProps extends Handling {
  readonly laid: Laid
  readonly name: string
  readonly lens: Lens
  readonly chosen: boolean
}

/** A painted piece that a mouse, a finger or keys place, turn and remove. */
export function PieceHandle({ laid, name, lens, chosen, ...handling }: PieceHandleProps): ReactElement {
  const { t } = useTranslation('setup')
  const sprite = useSprite(laid)
  const night = useTheme((state) => state.theme === 'dark')
  const handlers = useHandle(laid, lens, handling)
  const { id, cover, aidStation, hqLine } = laid.element
  const outline = outlinePath(outlineOf(laid))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside the table's drawing
    <g
      className={`laid ${cover}`}
      data-part="laid"
      data-grab={laid.element.id}
      data-chosen={chosen || undefined}
      role="button"
      tabIndex={0}
      aria-roledescription={t('layout.pieceRole')}
      aria-label={t('layout.piece', {
        name,
        cover: t(`layout.${cover}`),
        square: squareAt(laid.x / 1000, laid.y / 1000),
      })}
      {...handlers}
    >
      {sprite && (
        <image
          className={night ? 'night' : undefined}
          href={sprite.url}
          x={laid.x + sprite.x}
          y={laid.y + sprite.y}
          width={sprite.width}
          height={sprite.height}
        />
      )}
      {(aidStation || hqLine) && (
        <StationGlyph
          x={laid.x}
          y={laid.y}
          kind={aidStation ? 'aid' : 'line'}
          element={id}
          says={t(aidStation ? 'scenery.mark.aidStation' : 'scenery.mark.hqLine')}
        />
      )}
      <path className="laid-hit" d={outline} />
      <path className={sprite ? 'laid-edge' : 'laid-edge bare'} data-part="outline" d={outline} />
    </g>
  )
}
