import { type RuleSet, valueText } from '@tactic48/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import '../../i18n/setupTexts.ts'
import { parametersEn } from '../../i18n/parameters.en.ts'
import type { Worded } from './worded.ts'

type Value = RuleSet[Worded] | undefined

export interface RuleWords {
  readonly name: (parameter: Worded) => string
  readonly value: (parameter: Worded, value: Value) => string
}

/** The key of a value in the catalogue. */
function keyOf(value: Value): string {
  if (value === null) return 'none'
  if (typeof value === 'number') return 'n'
  if (Array.isArray(value) && value.length === 0) return 'nothing'
  const key = valueText(value).replace(/[^A-Za-z0-9]/g, '')
  return /^\d/.test(key) ? `d${key}` : key
}

/** The rules in the reader's words; a value without words is shown as the rules write it. */
export function useRuleWords(): RuleWords {
  const { t } = useTranslation('setup')
  return useMemo(() => {
    const say = t as (key: string, values?: object) => string
    return {
      name: (parameter) => say(`rule.${parameter}.name`),
      value: (parameter, value) => {
        const key = value === 0 && 'zero' in parametersEn[parameter] ? 'zero' : keyOf(value)
        return Object.hasOwn(parametersEn[parameter], key)
          ? say(`rule.${parameter}.${key}`, { n: value })
          : valueText(value)
      },
    }
  }, [t])
}
