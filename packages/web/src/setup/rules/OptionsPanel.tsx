import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../draft.ts'
import { presetOf, rulesOf } from '../sheets.ts'
import { OptionRow } from './OptionRow.tsx'
import { optionOf, RULE_GROUP_NAMES, RULE_GROUPS, type Worded } from './worded.ts'

/** Every option of §29 that concerns the quick start, in the order of a game. */
export function OptionsPanel(): ReactElement {
  const { t } = useTranslation('setup')
  const { edition, company, rulings, options, setOption, set } = useDraft()
  const rules = rulesOf({ edition, company, rulings, options })
  const standard = presetOf({ edition, company, rulings })
  const printed = presetOf({ edition, company, rulings: 'printed' })
  const recommended = presetOf({ edition, company, rulings: 'recommended' })
  const changed = Object.keys(options).length
  return (
    <details className="options">
      <summary>
        {t('option.heading')}
        <span className="muted">{changed === 0 ? t('option.none') : t('option.changed', { count: changed })}</span>
      </summary>
      {changed > 0 && (
        <button type="button" className="btn" onClick={() => set({ options: {} })}>
          {t('option.reset')}
        </button>
      )}
      <div className="option-groups">
        {RULE_GROUP_NAMES.map((group) => (
          <section key={group}>
            <h3 className="cap">{t(`group.${group}`)}</h3>
            {RULE_GROUPS[group]
              .filter((parameter: Worded) => optionOf(parameter) !== undefined)
              .map((parameter: Worded) => (
                <OptionRow
                  key={parameter}
                  parameter={parameter}
                  value={rules[parameter]}
                  standard={standard[parameter]}
                  printed={printed[parameter]}
                  recommended={recommended[parameter]}
                  onChoose={(value) => setOption(parameter, value)}
                />
              ))}
          </section>
        ))}
      </div>
    </details>
  )
}
