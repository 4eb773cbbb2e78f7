import { type GameState, parameterIn, type RuleSet } from '@tactic48/rules'
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhy } from '../../prose/useWhy.ts'
import { NumberField } from '../../ui/fields.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { countedOptions, useDraft } from '../draft.ts'
import css from '../Setup.module.css'
import { presetOf, rulesOf } from '../sheets.ts'
import { useWhyNot } from '../specOf.ts'
import { useRuleWords } from './Fingerprint.tsx'
import {
  atomOf,
  boundsOf,
  choicesOf,
  optionOf,
  RULE_GROUPS,
  RULE_LAYERS,
  same,
  type Value,
  type Worded,
} from './worded.ts'

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
  const layers = RULE_LAYERS.filter((layer) => layer !== 'company' || company !== 'none')
  return (
    <details ref={panel} className={css.options} data-part="options">
      <summary>
        {t('option.heading')}
        <span className="push plain t12 muted">
          {changed === 0 ? t('option.none') : t('option.changed', { count: changed })}
        </span>
      </summary>
      {changed > 0 && (
        <button type="button" className="btn" onClick={resetOptions}>
          {t('option.reset')}
        </button>
      )}
      <OptionGroups
        layers={layers}
        rules={rules}
        standard={standard}
        printed={printed}
        recommended={recommended}
        note={(name) =>
          name === 'house' && company === 'none' && <p className="muted t12">{t('rulesPage.needsCompany')}</p>
        }
        onChoose={setOption}
        fault={faultOf}
      />
    </details>
  )
}

interface OptionGroupsProps {
  readonly layers: readonly (typeof RULE_LAYERS)[number][]
  readonly rules: RuleSet
  readonly standard: RuleSet
  readonly printed: RuleSet
  readonly recommended: RuleSet
  readonly note?: (group: string) => ReactNode
  readonly onChoose: (parameter: Worded, value: Value) => void
  readonly fault: (parameter: Worded) => ReactNode
}

/** The options of these layers, group by group. */
export function OptionGroups(props: OptionGroupsProps): ReactElement {
  const { layers, rules, standard, printed, recommended, note, onChoose, fault } = props
  const { t } = useTranslation('setup')
  const groups = layers
    .flatMap((layer) => RULE_GROUPS[layer])
    .map(({ name, rules: listed }) => ({ name, listed: listed.filter((one) => optionOf(one) !== undefined) }))
    .filter(({ listed }) => listed.length > 0)
  return (
    <div className={css.groups}>
      {groups.map(({ name, listed }) => (
        <section key={name} className="stack">
          <h3 className="cap">{t(`group.${name}`)}</h3>
          {note?.(name)}
          {listed.map((parameter) => (
            <OptionRow
              key={parameter}
              parameter={parameter}
              value={parameterIn(rules, parameter)}
              standard={parameterIn(standard, parameter)}
              printed={parameterIn(printed, parameter)}
              recommended={parameterIn(recommended, parameter)}
              onChoose={(value) => onChoose(parameter, value)}
              fault={fault(parameter)}
            />
          ))}
        </section>
      ))}
    </div>
  )
}

interface OptionRowProps {
  readonly parameter: Worded
  readonly value: Value
  readonly standard: Value
  readonly printed: Value
  readonly recommended: Value
  readonly onChoose: (value: Value) => void
  /** Why the game cannot be played with this value. */
  readonly fault?: ReactNode
}

/** One rule with its values; what differs from the preset is marked, and what the sheet prints is named. */
function OptionRow(props: OptionRowProps): ReactElement {
  const { parameter, value, standard, printed, recommended, onChoose, fault } = props
  const { t } = useTranslation('setup')
  const words = useRuleWords()
  const id = useId()
  const choices = choicesOf(parameter)
  const changed = !same(value, standard)
  const departs = !same(printed, recommended)
  const mark = (choice: Value): string => {
    if (departs && same(choice, printed)) return ` · ${t('option.printed')}`
    if (same(choice, recommended)) return ` · ${t(departs ? 'option.recommended' : 'option.standard')}`
    return ''
  }
  return (
    <div
      className={`${css.option} stack g4`}
      data-option={parameter}
      data-changed={changed || undefined}
      data-refused={fault ? true : undefined}
    >
      <span>
        <label htmlFor={id}>{words.name(parameter)}</label> <RuleChip rule={atomOf(parameter)} />
      </span>
      {choices ? (
        <select
          id={id}
          value={choices.findIndex((choice) => same(choice, value))}
          onChange={(event) => {
            const chosen = choices[Number(event.target.value)]
            if (chosen !== undefined) onChoose(chosen)
          }}
        >
          {choices.map((choice, i) => (
            <option key={words.value(parameter, choice)} value={i}>
              {words.value(parameter, choice)}
              {mark(choice)}
            </option>
          ))}
        </select>
      ) : (
        <NumberChoice id={id} parameter={parameter} value={value} onChoose={onChoose} />
      )}
      {fault && (
        <span className={`${css.fault} row g6 t13`} data-part="option-fault">
          {fault}
        </span>
      )}
    </div>
  )
}

function NumberChoice({
  id,
  parameter,
  value,
  onChoose,
}: Pick<OptionRowProps, 'parameter' | 'value' | 'onChoose'> & { id: string }): ReactElement {
  const words = useRuleWords()
  const bounds = boundsOf(parameter)
  return (
    <span className={`${css.field} row g10 t12`}>
      <NumberField
        id={id}
        value={typeof value === 'number' ? value : null}
        least={bounds?.least ?? 0}
        most={bounds?.most}
        whole={bounds?.whole ?? false}
        orNull={bounds?.orNull ?? false}
        onChoose={onChoose}
      />
      <span className="muted">{words.value(parameter, value)}</span>
    </span>
  )
}
