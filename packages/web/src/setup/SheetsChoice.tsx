import { QS_EDITIONS, RULINGS } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../ui/Select.tsx'
import { COMPANY_SHEETS, type Sheets } from './sheets.ts'

interface SheetsChoiceProps {
  readonly sheets: Sheets
  readonly onChange: (sheets: Sheets) => void
}

/** Which sheets, and by which preset. */
export function SheetsChoice({ sheets, onChange }: SheetsChoiceProps): ReactElement {
  const { t } = useTranslation('print')
  const setup = useTranslation('setup')
  return (
    <fieldset className="stack g6" data-part="sheets-choice">
      <legend className="cap">{t('rules')}</legend>
      <Select
        label={setup.t('edition.heading')}
        hideLabel
        options={QS_EDITIONS}
        chosen={sheets.edition}
        name={(edition) => setup.t(`edition.${edition}.name`)}
        onChoose={(edition) => onChange({ ...sheets, edition })}
      />
      <Select
        label={setup.t('company.heading')}
        hideLabel
        options={COMPANY_SHEETS}
        chosen={sheets.company}
        name={(company) => setup.t(`company.${company}.name`)}
        onChoose={(company) => onChange({ ...sheets, company })}
      />
      <Select
        label={t('rulings')}
        hideLabel
        options={RULINGS}
        chosen={sheets.rulings}
        name={(rulings) => t(`ruling.${rulings}`)}
        onChoose={(rulings) => onChange({ ...sheets, rulings })}
      />
    </fieldset>
  )
}
