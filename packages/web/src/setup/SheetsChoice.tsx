import { QS_EDITIONS, RULINGS } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { COMPANY_SHEETS, type Sheets } from './sheets.ts'
import './style/sheetsChoice.css'

interface SheetsChoiceProps {
  readonly sheets: Sheets
  readonly onChange: (sheets: Sheets) => void
}

/** Which sheets, and by which preset. */
export function SheetsChoice({ sheets, onChange }: SheetsChoiceProps): ReactElement {
  const { t } = useTranslation('print')
  const setup = useTranslation('setup')
  const change = (part: Partial<Sheets>): void => onChange({ ...sheets, ...part })
  return (
    <fieldset className="sheets-choice" data-part="sheets-choice">
      <legend className="cap">{t('rules')}</legend>
      <select
        aria-label={setup.t('edition.heading')}
        value={sheets.edition}
        onChange={({ target }) =>
          change({ edition: QS_EDITIONS.find((one) => one === target.value) ?? sheets.edition })
        }
      >
        {QS_EDITIONS.map((edition) => (
          <option key={edition} value={edition}>
            {setup.t(`edition.${edition}.name`)}
          </option>
        ))}
      </select>
      <select
        aria-label={setup.t('company.heading')}
        value={sheets.company}
        onChange={({ target }) =>
          change({ company: COMPANY_SHEETS.find((one) => one === target.value) ?? sheets.company })
        }
      >
        {COMPANY_SHEETS.map((company) => (
          <option key={company} value={company}>
            {setup.t(`company.${company}.name`)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('rulings')}
        value={sheets.rulings}
        onChange={({ target }) => change({ rulings: RULINGS.find((one) => one === target.value) ?? sheets.rulings })}
      >
        {RULINGS.map((rulings) => (
          <option key={rulings} value={rulings}>
            {t(`ruling.${rulings}`)}
          </option>
        ))}
      </select>
    </fieldset>
  )
}
