import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
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

/** The title of an `it(…)` or `it.each(…)(…)`: the first quoted text after it that is not data of a table. */
const TITLE = /^\s*(?:it|test)(?:\.(?:each|for|skipIf|runIf)\b.*|\.(?:only|skip))?\(\s*(['"`])(.*?)\1,/
const TABLE_START = /^\s*(?:it|test)\.(?:each|for)\b/
const TABLE_TITLE = /\)\(\s*(['"`])(.*?)\1,/

/** Titles of the tests in a file; a computed title counts with the text around it. */
export function testTitles(source: string): readonly string[] {
  const titles: string[] = []
  let inTable = false
  for (const line of source.split('\n')) {
    const table = TABLE_TITLE.exec(line)
    if ((inTable || TABLE_START.test(line)) && table) {
      titles.push(table[2] ?? '')
      inTable = false
    } else if (TABLE_START.test(line)) inTable = true
    else {
      const plain = TITLE.exec(line)
      if (plain) titles.push(plain[2] ?? '')
    }
  }
  return titles
}

const COMPUTED = /^\$\{?name\}?$|^%s$|^\$name$/

function tests(): readonly Named[] {
  return files(join(root, 'packages/rules/test'), /\.test\.ts$/).flatMap((file) =>
    testTitles(readFileSync(file, 'utf8'))
      .filter((title) => !COMPUTED.test(title))
      .map((title) => ({ where: `${relative(root, file)}: ${title}`, atoms: atomsIn(title) })),
  )
}

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
  console.log(`${holders.size} of ${ATOM_IDS.length} rules are held by a test or a scenario`)
  process.exitCode = untested.length + nameless.length > 0 ? 1 : 0
}
