import { ATOM_IDS } from '../../packages/rules/src/atoms.ts'
import type { AtomReport } from '../atoms.ts'
import { type Page, paragraphsOf } from './pages.ts'

const CONFORMANCE = /^conformance\/(.+)\.ya?ml$/

/** docs/rules/scenarios.gen.md: each atom, in the order of atoms.ts, with the scenarios that name it. */
export function scenarioIndex(law: readonly Page[], { holders }: AtomReport): string {
  const pageOf = new Map(law.flatMap(paragraphsOf).map(({ id, path }) => [id, path.slice(path.lastIndexOf('/') + 1)]))
  const lines: string[] = []
  let family = ''
  for (const id of ATOM_IDS) {
    const ofAtom = id.slice(0, id.lastIndexOf('-'))
    if (ofAtom !== family) lines.push('', `## ${ofAtom}`, '')
    family = ofAtom
    const scenarios = (holders.get(id) ?? []).flatMap((where) => {
      const [file, name] = CONFORMANCE.exec(where) ?? []
      return file === undefined ? [] : [`[${name}](../../${file})`]
    })
    const listed = scenarios.length > 0 ? scenarios.join(', ') : 'tests in `packages/rules/test`'
    lines.push(`- [${id}](${pageOf.get(id)}#${id.toLowerCase()}): ${listed}`)
  }
  return `# Scenarios of each rule\n\nWritten by \`npm run rules-index\` from the scenarios in [conformance](../../conformance/README.md); do not edit it.\n${lines.join('\n')}\n`
}
