import { type ReactElement, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { NumberField } from '../NumberField.tsx'
import { boundsOf, choicesOf, same, type Value } from './choices.ts'
import { useRuleWords } from './useRuleWords.ts'
import { atomOf, type Worded } from './worded.ts'

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
export function OptionRow(props: OptionRowProps): ReactElement {
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
      className="option"
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
        <span className="option-fault" data-part="option-fault">
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
    <span className="option-number">
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
