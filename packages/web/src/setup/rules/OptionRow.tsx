import type { RuleSet } from '@tactic48/rules'
import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { NumberField } from '../NumberField.tsx'
import { boundsOf, choicesOf } from './choices.ts'
import { useRuleWords } from './useRuleWords.ts'
import { atomOf, type Worded } from './worded.ts'

interface OptionRowProps {
  readonly parameter: Worded
  readonly value: RuleSet[Worded]
  readonly standard: RuleSet[Worded]
  readonly onChoose: (value: RuleSet[Worded]) => void
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** One rule with its values; what differs from the edition is marked. */
export function OptionRow({ parameter, value, standard, onChoose }: OptionRowProps): ReactElement {
  const { t } = useTranslation('setup')
  const words = useRuleWords()
  const id = useId()
  const choices = choicesOf(parameter)
  const changed = !same(value, standard)
  return (
    <div className="option" data-option={parameter} data-changed={changed || undefined}>
      <label htmlFor={id}>
        {words.name(parameter)} <RuleChip rule={atomOf(parameter)} />
      </label>
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
              {same(choice, standard) ? ` · ${t('option.standard')}` : ''}
            </option>
          ))}
        </select>
      ) : (
        <NumberChoice id={id} parameter={parameter} value={value} onChoose={onChoose} />
      )}
    </div>
  )
}

function NumberChoice({
  id,
  parameter,
  value,
  onChoose,
}: Omit<OptionRowProps, 'standard'> & { id: string }): ReactElement {
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
