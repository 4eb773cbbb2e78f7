import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { zoomAt } from './camera.ts'
import type { Lens } from './lens.ts'

export function ZoomButtons({ lens }: { lens: Lens }): ReactElement {
  const { t } = useTranslation()
  const zoom = (factor: number): void => {
    const { width, height } = lens.viewport()
    lens.look(zoomAt(lens.camera(), lens.viewport(), width / 2, height / 2, factor))
  }
  return (
    <div className="zoom" data-part="zoom">
      <button type="button" className="btn square" onClick={() => zoom(1.4)} aria-label={t('table.zoomIn')}>
        <Icon name="plus" />
      </button>
      <button type="button" className="btn square" onClick={() => zoom(1 / 1.4)} aria-label={t('table.zoomOut')}>
        <Icon name="minus" />
      </button>
      <button type="button" className="btn square" onClick={lens.showAll} aria-label={t('table.showAll')}>
        <Icon name="whole" />
      </button>
    </div>
  )
}
