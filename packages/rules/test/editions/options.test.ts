import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { lawTable } from '../../../../scripts/law/pages.ts'
import { admits, describe as describeDomain } from '../../src/editions/domain.ts'
import { departuresOf } from '../../src/editions/fingerprint.ts'
import { valueText } from '../../src/editions/matrix.ts'
import {
  DEPARTING_NAMES,
  DEPARTURES,
  OPTION_NAMES,
  OPTIONS,
  type OptionName,
  PARAMETER_NAMES,
  PARAMETERS,
  type ParameterName,
  parameterOf,
} from '../../src/editions/options.ts'
import { defaultRules, parameterIn } from '../../src/editions/ruleSet.ts'
import { CC_EDITIONS, type Edition, QS_EDITIONS, RULINGS, type Rulings } from '../../src/editions/sheet.ts'

const isCompany = (name: OptionName): boolean => OPTIONS[name].layer === 'company'

function valuesOf(name: OptionName, rulings: Rulings): readonly string[] {
  const parameter = parameterOf(name)
  if (parameter === undefined) throw new Error(`${name} sets no parameter`)
  return isCompany(name)
    ? CC_EDITIONS.map((cc) => valueText(parameterIn(defaultRules('qs-en', cc, rulings), parameter)))
    : QS_EDITIONS.map((qs) => valueText(parameterIn(defaultRules(qs, undefined, rulings), parameter)))
}

/** The options of docs/rules/options.md; three values are qs-en, qs-it, qs-es; two are cc-en, cc-it; `=` is the default. */
const lines = lawTable('options.md', 'Options')
  .filter(([name]) => name !== 'rulings')
  .map(([name = '', takes = '', standard = '', printed = '', atoms = '']) => {
    const option = OPTION_NAMES.find((each) => each === name)
    if (!option) throw new Error(`${name} is not an option`)
    const spread = (text: string): readonly string[] => {
      const values = text.split(' / ')
      return values.length > 1 ? values : Array(isCompany(option) ? CC_EDITIONS.length : QS_EDITIONS.length).fill(text)
    }
    const [atom] = atoms.split(', ')
    return { option, takes, atom, standard: spread(standard), printed: spread(printed === '=' ? standard : printed) }
  })

function filesUnder(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}

describe('the options of the specification, row by row', () => {
  it.each(lines)('[GEN-01] $option', ({ option, takes, atom, standard, printed }) => {
    expect(valuesOf(option, 'recommended')).toEqual(standard)
    expect(valuesOf(option, 'printed')).toEqual(printed)
    expect(OPTIONS[option].atom).toBe(atom)
    expect(describeDomain(OPTIONS[option].domain)).toBe(takes)
  })

  it('[GEN-01] the preset is the first of them', () => {
    expect(lawTable('options.md', 'Options')[0]).toEqual([
      'rulings',
      describeDomain(OPTIONS.rulings.domain),
      ...RULINGS,
      'GEN-01',
    ])
  })

  it('[GEN-01] the house rules have their switches and defaults, under both presets', () => {
    const isOn = (name: ParameterName, cc?: 'cc-en'): string => {
      const rules = defaultRules('qs-en', cc, 'printed')
      expect(rules.house).toEqual(defaultRules('qs-en', cc).house)
      return String(parameterIn(rules, name))
    }
    const switches = PARAMETER_NAMES.filter((name) => PARAMETERS[name].layer === 'house')
    expect(lawTable('options.md', 'House rules')).toEqual(
      switches.map((name) => [name, PARAMETERS[name].atom, isOn(name), isOn(name, 'cc-en')]),
    )
  })

  it('[GEN-01] no option is left out', () => {
    const named = new Set<string>(lines.map(({ option }) => option))
    expect(OPTION_NAMES.filter((name) => !named.has(name) && !name.startsWith('house.'))).toEqual(['rulings'])
  })
})

describe('departures from the printed words', () => {
  it('[GEN-01] every option whose default departs is listed with what the words say and why, and no other', () => {
    const departing = lines.filter(({ standard, printed }) => standard.join() !== printed.join())
    expect([...DEPARTING_NAMES].sort()).toEqual(departing.map(({ option }) => option).sort())
    for (const name of DEPARTING_NAMES) {
      const { says, why, printed } = DEPARTURES[name]
      expect(says, name).toMatch(/^[A-Z].{20,}\.$/)
      expect(why, name).toMatch(/^[A-Z].{10,}\.$/)
      expect(admits(PARAMETERS[name].domain, printed), name).toBe(true)
    }
  })

  it('[GEN-01] the specification lists the departures with the words and reasons of the engine', () => {
    const rows = DEPARTING_NAMES.map((name) => {
      const { in: sheets, says, printed, why } = DEPARTURES[name]
      const { atom, base } = PARAMETERS[name]
      return [atom, sheets.join(', '), says, `${name} ${valueText(printed)}`, `${valueText(base)}: ${why}`]
    })
    expect(lawTable('options.md', 'As printed')).toEqual(rows)
  })

  it.each([
    ['qs-en', undefined, ['TURN-08', 'LOS-08', 'SF-10']],
    ['qs-it', undefined, ['TURN-08', 'LOS-06', 'SF-10', 'SF-14']],
    ['qs-es', undefined, ['TURN-08', 'SF-04', 'SF-10']],
    ['qs-es', 'cc-en', ['TURN-08', 'SF-04', 'SF-10', 'VICT-08', 'ORDER-06', 'RUNNER-02', 'TACTIC-08']],
    ['qs-es', 'cc-it', ['TURN-08', 'SF-04', 'SF-10', 'VICT-08', 'ORDER-06', 'TACTIC-08']],
  ] as const)('[GEN-01] by default %s with %s departs in these rules', (qs, cc, atoms) => {
    const found = departuresOf(defaultRules(qs, cc))
    expect(found.map(({ atom }) => atom)).toEqual(atoms)
    expect(found.filter(({ by }) => by !== 'ruling')).toEqual([])
    expect(departuresOf(defaultRules(qs, cc, 'printed'))).toEqual([])
  })

  it('[GEN-01] a departure is named for just the editions whose words it leaves', () => {
    for (const parameter of DEPARTING_NAMES) {
      const editions: readonly Edition[] = PARAMETERS[parameter].layer === 'company' ? CC_EDITIONS : QS_EDITIONS
      const differing = editions.filter((edition) => {
        const cc = CC_EDITIONS.find((each) => each === edition)
        const qs = QS_EDITIONS.find((each) => each === edition) ?? 'qs-en'
        const [printed, standard] = (['printed', 'recommended'] as const).map((rulings) =>
          valueText(parameterIn(defaultRules(qs, cc, rulings), parameter)),
        )
        return printed !== standard
      })
      expect([...DEPARTURES[parameter].in], parameter).toEqual(differing)
    }
  })
})

describe('options that somebody reads', () => {
  const packages = fileURLToPath(new URL('../../../', import.meta.url))
  /** Tables and texts that only name an option do not read it. */
  const NAMING = [
    /^rules\/src\/editions\//,
    /^web\/src\/i18n\//,
    /^web\/src\/setup\/rules\//,
    /^cli\/src\/commands\/rules\.ts$/,
  ]

  const code = readdirSync(packages)
    .flatMap((name) => filesUnder(join(packages, name, 'src')))
    .filter((file) => !NAMING.some((pattern) => pattern.test(relative(packages, file))))
    .map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, ''))
    .join('\n')

  const isRead = (name: ParameterName): boolean =>
    new RegExp(`(?<![\\w])${name.replace('house.', 'house\\.')}(?!\\w)`).test(code)

  it('[GEN-01] every option, parameter and house switch is read by the code that plays or shows the game', () => {
    expect(PARAMETER_NAMES.filter((name) => !isRead(name))).toEqual([])
  })

  it('[GEN-01] a parameter that nothing reads would be found', () => {
    expect(isRead('house.nothing' as ParameterName)).toBe(false)
  })
})
