import { type GameState, parameterIn } from '@tactic48/rules'
import { type ReactElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhy } from '../../prose/useWhy.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { countedOptions, useDraft } from '../draft.ts'
import { presetOf, rulesOf } from '../sheets.ts'
import { useWhyNot } from '../whyNot.ts'
import { OptionRow } from './OptionRow.tsx'
import { optionOf, RULE_GROUPS, RULE_LAYERS, type Worded } from './worded.ts'

/** Every option of §29 that concerns the chosen sheets, in the order of a game, and the house rules of §30. */
export function OptionsPanel({ probe }: { probe: GameState }): ReactElement {
  const { t } = useTranslation('setup')
  const { edition, company, rulings, options, setOption, resetOptions } = useDraft()
  const rules = rulesOf({ edition, company, rulings, options })
  const standard = presetOf({ edition, company, rulings })
  const printed = presetOf({ edition, company, rulings: 'printed' })
  const recommended = presetOf({ edition, company, rulings: 'recommended' })
  const changed = useDraft(countedOptions)
  const whyNot = useWhyNot()
  const why = useWhy(probe)
  const panel = useRef<HTMLDetailsElement>(null)
  const isRefused = (whyNot?.behind.length ?? 0) > 0
  useEffect(() => {
    if (isRefused && panel.current) panel.current.open = true
  }, [isRefused])
  const faultOf = (parameter: Worded): ReactElement | undefined => {
    const option = optionOf(parameter)
    if (!whyNot || !option || !whyNot.behind.includes(option)) return undefined
    return (
      <>
        <Icon name="cross" />
        <span>
          {t('option.refused')} {why(whyNot.refusal)} <RuleChip rule={whyNot.refusal.rule} />
        </span>
      </>
    )
  }
  const groups = RULE_LAYERS.filter((layer) => layer !== 'company' || company !== 'none').flatMap(
    (layer) => RULE_GROUPS[layer],
  )
  const shown = groups
    .map(({ name, rules: listed }) => ({ name, listed: listed.filter((one) => optionOf(one) !== undefined) }))
    .filter(({ listed }) => listed.length > 0)
  return (
    <details ref={panel} className="options" data-part="options">
      <summary>
        {t('option.heading')}
        <span className="muted">{changed === 0 ? t('option.none') : t('option.changed', { count: changed })}</span>
      </summary>
      {changed > 0 && (
        <button type="button" className="btn" onClick={resetOptions}>
          {t('option.reset')}
        </button>
      )}
      <div className="option-groups">
        {shown.map(({ name, listed }) => (
          <section key={name}>
            <h3 className="cap">{t(`group.${name}`)}</h3>
            {name === 'house' && company === 'none' && <p className="muted small">{t('rulesPage.needsCompany')}</p>}
            {listed.map((parameter) => (
              <OptionRow
                key={parameter}
                parameter={parameter}
                value={parameterIn(rules, parameter)}
                standard={parameterIn(standard, parameter)}
                printed={parameterIn(printed, parameter)}
                recommended={parameterIn(recommended, parameter)}
                onChoose={(value) => setOption(parameter, value)}
                fault={faultOf(parameter)}
              />
            ))}
          </section>
        ))}
      </div>
    </details>
  )
}
