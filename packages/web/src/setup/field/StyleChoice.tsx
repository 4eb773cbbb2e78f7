import { FIELD_STYLES, type FieldStyle, SEED_LENGTH, STYLE_NAMES } from '@tactic48/content/fields'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { Icon } from '../../ui/Icon.tsx'
import { printable } from '../../ui/printable.ts'
import { freshSeed } from './freshSeed.ts'

const styleOf = (name: string): FieldStyle => FIELD_STYLES.find((style) => style === name) ?? 'village'

interface StyleChoiceProps {
  readonly style: FieldStyle
  readonly seed: string
  readonly onChoose: (style: FieldStyle, seed: string) => void
}

/** What a table is made of: style and seed. The same two give the same table on every machine. */
export function StyleChoice({ style, seed, onChoose }: StyleChoiceProps): ReactElement {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  return (
    <div className="style-seed">
      <label>
        <span className="cap">{t('field.style')}</span>
        <select value={style} onChange={(event) => onChoose(styleOf(event.target.value), seed)}>
          {FIELD_STYLES.map((each) => (
            <option key={each} value={each}>
              {STYLE_NAMES[each][language]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="cap">{t('field.seed')}</span>
        <input
          type="text"
          className="text-field"
          value={seed}
          maxLength={SEED_LENGTH}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onChoose(style, printable(event.target.value))}
        />
      </label>
      <button type="button" className="btn" onClick={() => onChoose(style, freshSeed())}>
        <Icon name="die" /> {t('field.again')}
      </button>
    </div>
  )
}
