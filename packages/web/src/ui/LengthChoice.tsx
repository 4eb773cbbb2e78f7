import { LENGTH_UNITS } from '@tactic48/content/lengths'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { saveSetting, useLengthUnit } from '../app/settings.ts'
import { Segments } from './Segments.tsx'

/** GEN-03: u, inches or cm, wherever a length is shown. */
export function LengthChoice(): ReactElement {
  const { t } = useTranslation()
  const unit = useLengthUnit()
  return (
    <Segments
      legend={t('lengths.in')}
      options={LENGTH_UNITS}
      chosen={unit}
      label={(each) => t(`lengths.${each}`)}
      onChoose={(each) => saveSetting('unit', each)}
    />
  )
}
