import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { ATOM_IDS, ATOMS, isAtom } from '../../packages/rules/src/atoms.ts'
import { anchorsOf, LAW, type Page, type Paragraph, paragraphsOf, root } from './pages.ts'

const FAMILIES: ReadonlySet<string> = new Set(ATOM_IDS.map((id) => familyOf(id)))
const EXAMPLE = /^\| (EX-[0-9]{2,3}) \|/gm
const DECISION = /^\| (D[0-9]{2}) \|/gm
const ID = /\b([A-Z][A-Z0-9]*)-([0-9]{2,3})\b/g
const SECTION = /§([0-9]+(?:\.[0-9]+)?)/g

function familyOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'))
}

/** Every atom has one paragraph under its own name, every paragraph an atom. */
export function atomFaults(law: readonly Page[]): readonly string[] {
  const paragraphs = law.flatMap(paragraphsOf)
  const found = new Map<string, Paragraph>()
  const faults: string[] = []
  for (const paragraph of paragraphs) {
    const { id, name, path } = paragraph
    const before = found.get(id)
    if (before) faults.push(`${path}: ${id} has a paragraph in ${before.path} too`)
    else if (!isAtom(id)) faults.push(`${path}: ${id} is not an atom of packages/rules/src/atoms.ts`)
    else if (ATOMS[id] !== name) faults.push(`${path}: ${id} is named "${name}", in atoms.ts "${ATOMS[id]}"`)
    found.set(id, paragraph)
  }
  const missing = ATOM_IDS.filter((id) => !found.has(id)).map((id) => `${LAW}: ${id} has no paragraph`)
  return [...faults, ...missing]
}

const IN_INDEX = /^\| (§[^|]*) \| \[([^\]]+)\]\([^)]*\)[^|]* \| ([^|]*)\|$/gm

/** The index in the README lists every page with its families, in their order, and its sections. */
export function indexFaults(law: readonly Page[]): readonly string[] {
  const readme = law.find(({ path }) => path === `${LAW}/README.md`)
  const rows = [...(readme?.text.matchAll(IN_INDEX) ?? [])].map(([, sections = '', name = '', families = '']) => ({
    name,
    sections: sections.split(',').map((one) => one.trim()),
    families: families.split(',').flatMap((one) => one.trim() || []),
  }))
  const unlisted = law
    .filter(({ path }) => path !== readme?.path && !path.endsWith('.gen.md'))
    .filter(({ path }) => !rows.some(({ name }) => path === `${LAW}/${name}`))
    .map(({ path }) => `${path} is not in the index of ${LAW}/README.md`)
  const wrong = rows.flatMap(({ name, sections, families }) => {
    const page = law.find(({ path }) => path === `${LAW}/${name}`)
    if (!page) return [`${LAW}/README.md lists ${name}, which does not exist`]
    const has = [...new Set(paragraphsOf(page).map(({ id }) => familyOf(id)))]
    return [
      ...(has.join() === families.join() ? [] : [`${page.path} has the families ${has}, the index ${families}`]),
      ...sections.filter((one) => !names(page.text, one)).map((one) => `${page.path} does not contain ${one}`),
    ]
  })
  return [...unlisted, ...wrong]
}

const names = (text: string, section: string): boolean =>
  [...text.matchAll(SECTION)].some(([found]) => found === section)

/** Ids of atoms, examples and decisions, and sections, that a text names and the specification does not have. */
export function idFaults(law: readonly Page[], texts: readonly Page[]): readonly string[] {
  const all = law.map(({ text }) => text).join('\n')
  const known = new Set([...ATOM_IDS, ...[...all.matchAll(EXAMPLE)].map(([, id = '']) => id)])
  const decisions = new Set([...all.matchAll(DECISION)].map(([, id = '']) => id))
  const readme = law.find(({ path }) => path === `${LAW}/README.md`)?.text ?? ''
  const sections = new Set([...readme.matchAll(SECTION)].map(([section]) => section))
  return texts.flatMap(({ path, text }) => {
    const inLaw = path.startsWith(LAW)
    const ids = [...text.matchAll(ID)]
      .filter(([id, family = '']) => (inLaw || family === 'EX' || FAMILIES.has(family)) && !known.has(id))
      .map(([id]) => id)
    const asked = inLaw ? [...text.matchAll(/\bD[0-9]{2}\b/g)].map(([id]) => id).filter((id) => !decisions.has(id)) : []
    const cited = [...text.matchAll(SECTION)].map(([section]) => section).filter((section) => !sections.has(section))
    return [...new Set([...ids, ...asked, ...cited])].map((id) => `${path}: ${id} is not in ${LAW}`)
  })
}

/** Relative links of Markdown pages whose file or heading does not exist. */
export function linkFaults(pages: readonly Page[]): readonly string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return pages.flatMap((page) =>
    [...page.text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
      if (/^[a-z]+:/.test(target)) return []
      const [file = '', anchor] = target.split('#')
      const path = file === '' ? page.path : normalize(join(dirname(page.path), file)).replaceAll('\\', '/')
      if (!byPath.has(path) && !existsSync(join(root, path))) return [`${page.path}: no file at ${target}`]
      const linked = byPath.get(path)
      return anchor === undefined || !linked || anchorsOf(linked).includes(anchor)
        ? []
        : [`${page.path}: no heading at ${target}`]
    }),
  )
}
