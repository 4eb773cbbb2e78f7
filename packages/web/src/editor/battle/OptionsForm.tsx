import { type Agreement, type OptionValues, parameterIn, ruleSetOf } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { withOption } from '../../setup/rules/choices.ts'
import { OptionRow } from '../../setup/rules/OptionRow.tsx'
import { optionOf, RULE_GROUPS, RULE_LAYERS } from '../../setup/rules/worded.ts'
import { presetOf } from '../../setup/sheets.ts'
import { FaultAt, useForm } from '../form/Form.tsx'
import { isSketch } from '../form/sketch.ts'

/** House rules and options that the battle plays otherwise than the sheets. */
export function OptionsForm({ sheets }: { sheets: Required<Pick<Agreement, 'qs' | 'cc'>> }): ReactElement {
  const { t } = useTranslation('editor')
  const setup = useTranslation('setup')
  const { sketch, put, faults } = useForm()
  const isFaulty = (option: string | undefined): boolean => faults.some(({ at }) => at === `options.${option}`)
  const options = (isSketch(sketch['options']) ? sketch['options'] : {}) as OptionValues
  const preset = (rulings: 'recommended' | 'printed') => presetOf({ edition: sheets.qs, company: sheets.cc, rulings })
  const standard = preset('recommended')
  const rules = rulesIn(sheets, options) ?? standard
  const groups = RULE_LAYERS.flatMap((layer) => RULE_GROUPS[layer])
    .map(({ name, rules: listed }) => ({ name, listed: listed.filter((one) => optionOf(one) !== undefined) }))
    .filter(({ listed }) => listed.length > 0)
  return (
    <details className="form-part options" data-part="options" open={Object.keys(options).length > 0}>
      <summary>{t('battle.options', { count: Object.keys(options).length })}</summary>
      <div className="option-groups">
        {groups.map(({ name, listed }) => (
          <section key={name}>
            <h3 className="cap">{setup.t(`group.${name}`)}</h3>
            {listed.map((parameter) => (
              <OptionRow
                key={parameter}
                parameter={parameter}
                value={parameterIn(rules, parameter)}
                standard={parameterIn(standard, parameter)}
                printed={parameterIn(preset('printed'), parameter)}
                recommended={parameterIn(standard, parameter)}
                onChoose={(value) => {
                  const next = withOption(options, standard, parameter, value)
                  put('options', Object.keys(next).length > 0 ? next : undefined)
                }}
                fault={isFaulty(optionOf(parameter)) && <FaultAt at={`options.${optionOf(parameter)}`} />}
              />
            ))}
          </section>
        ))}
      </div>
    </details>
  )
}

/** Values that do not go together are told beside them; until then the sheets stand. */
function rulesIn(sheets: Required<Pick<Agreement, 'qs' | 'cc'>>, options: OptionValues) {
  try {
    return ruleSetOf({ ...sheets, options })
  } catch {
    return undefined
  }
}
