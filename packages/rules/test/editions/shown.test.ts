import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { playScenario, readScenario, type Source, scenarioFiles } from '../../../cli/src/conformance/index.ts'
import { COMPANY } from '../../src/editions/company.ts'
import type { Domain } from '../../src/editions/domain.ts'
import { HOUSE } from '../../src/editions/house.ts'
import { cellOf, valueText } from '../../src/editions/matrix.ts'
import { PARAMETERS, type ParameterName } from '../../src/editions/options.ts'
import { CC_EDITIONS, type CcEdition } from '../../src/editions/sheet.ts'

const folder = fileURLToPath(new URL('../../../../conformance', import.meta.url))

/** For each row the scenarios that name it, and those that set it. */
const sources = new Map<string, Source[]>()
for (const file of scenarioFiles([folder])) {
  const source = readScenario(file)
  const { scenario } = source
  const layouts = [scenario, ...(scenario.cases ?? [])]
  const set = layouts.flatMap(({ options = {}, overrides = {} }) => [
    ...Object.keys(options),
    ...Object.keys(overrides),
  ])
  for (const name of new Set([...(scenario.parameters ?? []), ...set])) {
    sources.set(name, [...(sources.get(name) ?? []), source])
  }
}

/** Values at which a row may stand instead; those that its scenarios do not have are among them. */
function othersIn(domain: Domain): readonly unknown[] {
  if (domain.kind === 'flag') return [true, false]
  if (domain.kind === 'choice') return domain.orNull ? [...domain.of, null] : domain.of
  if (domain.kind === 'choices') return [...domain.of.map((one) => [one]), [...domain.of]]
  if (domain.kind !== 'number') return []
  const { least, most, orNull, orText } = domain
  const numbers = [0, 1, 2, 3, 4, 5, 6, 12, 30].filter((one) => one >= least && one <= most)
  return [...numbers, ...(orNull ? [null] : []), ...(orText === undefined ? [] : [orText])]
}

/** Does some scenario go otherwise where the row has another value? Saying what the rule set is does not count. */
const isShownBy = (source: Source, name: ParameterName): boolean =>
  othersIn(PARAMETERS[name].domain).some((value) =>
    playScenario(source, { overrides: { [name]: value }, bail: true }).some(({ failure }) =>
      failure?.messages.some((message) => !message.startsWith('ruleSet')),
    ),
  )

const isShown = (name: ParameterName): boolean => (sources.get(name) ?? []).some((source) => isShownBy(source, name))

/** The company editions in which scenarios that name the row are played. */
function playedIn(name: ParameterName): ReadonlySet<CcEdition> {
  const played = new Set<CcEdition>()
  for (const { scenario } of sources.get(name) ?? []) {
    for (const { company = scenario.company } of scenario.cases ?? [scenario]) {
      const editions = company === 'all' ? CC_EDITIONS : [company ?? []].flat()
      for (const edition of editions) played.add(edition)
    }
  }
  return played
}

describe('every row of the company and every house rule is shown', () => {
  const rows = [...Object.keys(COMPANY), ...Object.keys(HOUSE).map((name) => `house.${name}`)] as ParameterName[]

  it.each(rows)('[GEN-01] with another %s a scenario that names it goes otherwise', (name) => {
    expect((sources.get(name) ?? []).map(({ file }) => relative(folder, file))).not.toEqual([])
    expect(isShown(name)).toBe(true)
  })

  it('[GEN-01] what the company sheets have differently is played in both', () => {
    const differing = (Object.keys(COMPANY) as ParameterName[]).filter((name) => {
      const [one, other] = CC_EDITIONS.map((edition) => valueText(cellOf(edition, name)?.value))
      return one !== other
    })
    expect(differing.length).toBeGreaterThan(30)
    expect(differing.filter((name) => playedIn(name).size < CC_EDITIONS.length)).toEqual([])
  })

  it('[GEN-01] a row without a scenario, or that no scenario shows, would be found', () => {
    expect(isShown('house.nothing' as ParameterName)).toBe(false)
    const [source] = sources.get('callCost') ?? []
    if (!source) throw new Error('no scenario names callCost')
    expect(isShownBy(source, 'feintMinimum')).toBe(false)
  })
})
