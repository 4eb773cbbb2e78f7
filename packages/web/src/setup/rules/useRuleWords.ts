import { valueText } from '@tactic48/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { textsNow } from '../../i18n/loadTexts.ts'
import { keyOf, type Worded, type Wording, wordsOf } from './worded.ts'

export interface RuleWords {
  readonly name: (parameter: Worded) => string
  readonly value: (parameter: Worded, value: unknown) => string
  readonly wording: (wording: Wording) => string
  readonly wordingValue: (wording: Wording, value: unknown) => string
}

/** The rules in the reader's words; a value without words is shown as the rules write it. */
export function useRuleWords(): RuleWords {
  const { t } = useTranslation('setup')
  return useMemo(() => {
    const say = t as (key: string, values?: object) => string
    return {
      name: (parameter) => say(`rule.${parameter}.name`),
      value: (parameter, value) => {
        const known = wordsOf(parameter)
        const key = value === 0 && Object.hasOwn(known, 'zero') ? 'zero' : keyOf(value)
        return Object.hasOwn(known, key) ? say(`rule.${parameter}.${key}`, { n: value }) : valueText(value)
      },
      wording: (wording) => say(`rulings.wording.${wording}.name`),
      wordingValue: (wording, value) => {
        const key = keyOf(value)
        return Object.hasOwn(textsNow('setup').rulings.wording[wording], key)
          ? say(`rulings.wording.${wording}.${key}`)
          : valueText(value)
      },
    }
  }, [t])
}
