import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { atomFaults, idFaults, indexFaults, linkFaults } from '../../../scripts/law/faults.ts'
import { LAW, lawPages, markdownUnder, type Page, readPage, root, tableUnder } from '../../../scripts/law/pages.ts'

const law = lawPages()

const documents: readonly Page[] = [
  ...markdownUnder('docs'),
  ...markdownUnder('conformance'),
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'NOTICE.md'].map(readPage),
  ...readdirSync(join(root, 'packages'))
    .map((name) => `packages/${name}/README.md`)
    .filter((path) => existsSync(join(root, path)))
    .map(readPage),
]

/** Everything that may name a rule or a section of the specification in a comment or a title. */
const sources = ['packages', 'scripts', 'bench', 'conformance', 'examples'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs|yaml)$/.test(name) && !/node_modules|(^|\/)dist\//.test(name))
    .map((name) => readPage(`${folder}/${name.replaceAll('\\', '/')}`)),
)

const changed = (path: string, change: (text: string) => string): readonly Page[] =>
  law.map((page) => (page.path === `${LAW}/${path}` ? { path: page.path, text: change(page.text) } : page))

describe('the specification and the engine have the same rules', () => {
  it('[GEN-01] every atom has its paragraph under its name, every paragraph its atom', () => {
    expect(atomFaults(law)).toEqual([])
  })

  it('[GEN-01] an atom that is missing, unknown, named otherwise or there twice is found', () => {
    expect(atomFaults(changed('movement.md', (text) => text.replace('### MOVE-05\n', '')))).toEqual([
      `${LAW}: MOVE-05 has no paragraph`,
    ])
    expect(atomFaults(changed('movement.md', (text) => text.replace('### MOVE-05', '### MOVE-99')))).toEqual([
      `${LAW}/movement.md: MOVE-99 is not an atom of packages/rules/src/atoms.ts`,
      `${LAW}: MOVE-05 has no paragraph`,
    ])
    expect(atomFaults(changed('movement.md', (text) => text.replace('**Through friends.**', '**Friends.**')))).toEqual([
      `${LAW}/movement.md: MOVE-05 is named "Friends", in atoms.ts "Through friends"`,
    ])
    expect(atomFaults(changed('fire.md', (text) => `${text}\n### MOVE-05\n\n**Through friends.** …\n`))).toEqual([
      `${LAW}/movement.md: MOVE-05 has a paragraph in ${LAW}/fire.md too`,
    ])
  })

  it('[GEN-01] the index lists every page with its families and sections', () => {
    expect(indexFaults(law)).toEqual([])
    expect(indexFaults([...law, { path: `${LAW}/weather.md`, text: '# Weather' }])).toEqual([
      `${LAW}/weather.md is not in the index of ${LAW}/README.md`,
    ])
    expect(indexFaults(changed('README.md', (text) => text.replace('| MOVE, MNF |', '| MOVE |')))).toEqual([
      `${LAW}/movement.md has the families MOVE,MNF, the index MOVE`,
    ])
  })
})

describe('what the documents name exists', () => {
  it('[GEN-01] links between documents lead to a file and a heading', () => {
    expect(linkFaults(documents)).toEqual([])
    const page = {
      path: 'docs/new.md',
      text: '[a](rules/fire.md#fire-99) [b](rules/smoke.md) [c](rules/fire.md#fire-01)',
    }
    expect(linkFaults([...documents, page])).toEqual([
      'docs/new.md: no heading at rules/fire.md#fire-99',
      'docs/new.md: no file at rules/smoke.md',
    ])
  })

  it('[GEN-01] ids of rules, examples, decisions and sections exist, in documents and in code', () => {
    expect(idFaults(law, documents)).toEqual([])
    expect(
      idFaults(law, [{ path: `${LAW}/new.md`, text: 'FIRE-99, NEW-01, EX-106, D50 and §37; FIRE-01, EX-105, D49' }]),
    ).toEqual(['FIRE-99', 'NEW-01', 'EX-106', 'D50', '§37'].map((id) => `${LAW}/new.md: ${id} is not in ${LAW}`))
    const sections = sources.map(({ path, text }) => ({ path, text: (text.match(/§[0-9.]*[0-9]/g) ?? []).join(' ') }))
    expect(
      idFaults(
        law,
        sections.filter(({ path }) => !path.endsWith('test/law.test.ts')),
      ),
    ).toEqual([])
  })
})

describe('tables of the specification', () => {
  it('[GEN-01] are read under their heading, and missed where they are not', () => {
    const page = { path: 'x.md', text: '# A\n\n## B\n\ntext\n\n| a | b |\n|---|---|\n| `c` | 1 |\n| d | 2 |\n\n## C\n' }
    expect(tableUnder(page, 'B')).toEqual([
      ['c', '1'],
      ['d', '2'],
    ])
    expect(() => tableUnder(page, 'C')).toThrow('x.md has no table under "C"')
  })
})
