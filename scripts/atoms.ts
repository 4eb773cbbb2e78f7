import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { readScenario } from '../packages/cli/src/conformance/index.ts'
import { ATOM_IDS, ATOMS, isAtom } from '../packages/rules/src/atoms.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const ATOM = /\b[A-Z][A-Z0-9]*-[0-9]{2}\b/g

/** One test or scenario and the rules its name gives. */
export interface Named {
  readonly where: string
  readonly atoms: readonly string[]
}

export interface AtomReport {
  /** Atoms that no test and no scenario names. */
  readonly untested: readonly string[]
  /** Tests and scenarios that name no atom. */
  readonly nameless: readonly string[]
  readonly holders: ReadonlyMap<string, readonly string[]>
}

const files = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      if (statSync(path).isDirectory()) return files(path, ending)
      return ending.test(name) ? [path] : []
    })

const atomsIn = (text: string): readonly string[] => [...new Set(text.match(ATOM) ?? [])].filter(isAtom)

/** `it`, `it.only`, `it.each(…)` and their like with `test`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test'
  if (ts.isCallExpression(callee)) return makesTable(callee.expression)
  return ts.isPropertyAccessExpression(callee) && !makesTable(callee) && isTest(callee.expression)
}

const makesTable = (callee: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(callee) && TABLES.includes(callee.name.text) && isTest(callee.expression)

const TABLES = ['each', 'for', 'runIf', 'skipIf']

/** Titles of the tests in a file; undefined = computed where nobody can read it. */
export function testTitles(source: string): readonly (string | undefined)[] {
  const titles: (string | undefined)[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const title = node.arguments[0]
      const readable = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
      titles.push(readable ? title.getText().slice(1, -1) : undefined)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('test.ts', source, ts.ScriptTarget.ESNext, true))
  return titles
}

/** A title that is all table: its rules stand in the scenarios, which are counted by themselves. */
const FROM_TABLE = '$name'

const tests = (): readonly Named[] =>
  files(join(root, 'packages/rules/test'), /\.test\.ts$/).flatMap((file) =>
    testTitles(readFileSync(file, 'utf8'))
      .filter((title) => title !== FROM_TABLE)
      .map((title = 'a title that cannot be read') => ({
        where: `${relative(root, file)}: ${title}`,
        atoms: atomsIn(title),
      })),
  )

const scenarios = (): readonly Named[] =>
  files(join(root, 'conformance'), /\.ya?ml$/).map((file) => {
    const { scenario } = readScenario(file)
    return { where: relative(root, file), atoms: scenario.rules.filter(isAtom) }
  })

export function atomReport(): AtomReport {
  const all = [...tests(), ...scenarios()]
  const holders = new Map<string, string[]>()
  for (const { where, atoms } of all) {
    for (const atom of atoms) holders.set(atom, [...(holders.get(atom) ?? []), where])
  }
  return {
    untested: ATOM_IDS.filter((atom) => !holders.has(atom)),
    nameless: all.filter(({ atoms }) => atoms.length === 0).map(({ where }) => where),
    holders,
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { untested, nameless, holders } = atomReport()
  for (const atom of untested) console.log(`no test names ${atom} (${ATOMS[atom as keyof typeof ATOMS]})`)
  for (const where of nameless) console.log(`names no rule: ${where}`)
  const named = ATOM_IDS.filter((atom) => holders.has(atom))
  console.log(`${named.length} of ${ATOM_IDS.length} rules are named by a test or a scenario`)
  process.exitCode = untested.length + nameless.length > 0 ? 1 : 0
}
