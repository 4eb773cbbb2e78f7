import type { ExampleCase, WorkedExample } from '@tactic48/content/examples'
import type { Atom, GameSpec } from '@tactic48/rules'
import { gameOf } from './position.ts'
import { courseOf } from './run.ts'
import { type Variant, variantsOf } from './script.ts'
import { readScenario, ScenarioError, type Source, scenarioFiles } from './source.ts'

const numberOf = ({ id }: WorkedExample): number => Number(id.slice('EX-'.length))

/** The worked examples of a folder as games, in the order of their numbers. */
export const workedExamples = (folder: string): readonly WorkedExample[] =>
  scenarioFiles([folder])
    .map((file): WorkedExample => {
      const source = readScenario(file)
      const { scenario } = source
      if (scenario.example === undefined) throw new ScenarioError(`${file}: is not a worked example`)
      return {
        id: scenario.example,
        rules: scenario.rules as readonly Atom[],
        cases: casesOf(source, variantsOf(scenario)),
      }
    })
    .sort((a, b) => numberOf(a) - numberOf(b))

/** Variants that differ in nothing but the sheets are one case. */
function casesOf(source: Source, variants: readonly Variant[]): readonly ExampleCase[] {
  const cases = new Map<string, ExampleCase>()
  for (const variant of variants) {
    const { layout, edition, company, case: name } = variant
    const { rulings, options, overrides } = layout
    const of = {
      ...(name === undefined ? {} : { name }),
      agreed: { ...(rulings && { rulings }), ...(options && { options }), ...(overrides && { scenario: overrides }) },
      ...(layout.forces || !layout.figures ? {} : positionOf(source, variant)),
    }
    const key = JSON.stringify(of)
    const sheets = company === undefined ? { qs: edition } : { qs: edition, cc: company }
    cases.set(key, { ...of, sheets: [...(cases.get(key)?.sheets ?? []), sheets] })
  }
  return [...cases.values()]
}

/** The game, and what is done in it. */
function positionOf(source: Source, variant: Variant): Pick<ExampleCase, 'game' | 'opening' | 'done'> {
  const { opening, done } = courseOf(source, variant)
  return {
    game: withoutRules(gameOf(variant.layout, variant)),
    ...(opening.length > 0 && { opening }),
    ...(done.length > 0 && { done }),
  }
}

const withoutRules = ({ rules: _, ...game }: GameSpec): NonNullable<ExampleCase['game']> => game
