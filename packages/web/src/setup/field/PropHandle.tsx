import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { squareAt } from '../../paint/frame.ts'
import type { Lens } from '../../table/lens.ts'
import { type LaidProp, type PropRules, propPicture, propRadius } from './props.ts'
import { type Handling, useHandle } from './useHandle.ts'

interface PropHandleProps extends Handling {
  readonly prop: LaidProp
  readonly setting: PropRules
  readonly name: string
  readonly lens: Lens
  readonly chosen: boolean
}

/** HOUSE-03, HOUSE-21: a vehicle without driver or a weapon without crew that a mouse, a finger or keys place. */
export function PropHandle({ prop, setting, name, lens, chosen, ...handling }: PropHandleProps): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const handlers = useHandle(prop, lens, handling)
  const { id, side, x, y } = prop
  const picture = propPicture(setting, prop)
  const r = propRadius(setting, prop)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside the table's drawing
    <g
      className={`laid prop ${side}`}
      data-part="laid"
      data-grab={id}
      data-prop={prop.card}
      data-chosen={chosen || undefined}
      role="button"
      tabIndex={0}
      aria-roledescription={t('layout.pieceRole')}
      aria-label={t('layout.prop', {
        name,
        side: common.t(`side.${side}`),
        square: squareAt(x / 1000, y / 1000),
      })}
      {...handlers}
    >
      <image href={picture.url} x={x + picture.x} y={y + picture.y} width={picture.width} height={picture.height} />
      <circle className="laid-hit" cx={x} cy={y} r={r} />
      <circle className="laid-edge" data-part="outline" cx={x} cy={y} r={r} />
    </g>
  )
}
