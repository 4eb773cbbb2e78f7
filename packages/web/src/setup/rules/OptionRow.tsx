import type { RuleSet } from '@tactic48/rules'
import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChip } from '../../ui/RuleChip.tsx'
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
      <input
        id={id}
        type="number"
        min={bounds?.least ?? 0}
        max={bounds?.most}
        step={bounds?.whole ? 1 : 0.1}
        placeholder={bounds?.orNull ? '–' : undefined}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => {
          if (target.value === '') {
            if (bounds?.orNull) onChoose(null)
            return
          }
          if (target.validity.valid) onChoose(target.valueAsNumber)
        }}
      />
      <span className="muted">{words.value(parameter, value)}</span>
    </span>
  )
}
