import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where the rules specification is, from the root of the project. */
export const LAW = 'docs/rules'

/** A Markdown file of the project: its path from the root, with slashes, and its text. */
export interface Page {
  readonly path: string
  readonly text: string
}

/** One atom as the specification has it: `### OF-04`, then its name in bold. */
export interface Paragraph {
  readonly id: string
  readonly name: string
  readonly path: string
}

export const readPage = (path: string): Page => ({ path, text: readFileSync(join(root, path), 'utf8') })

export const markdownUnder = (folder: string): readonly Page[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .sort()
    .map(readPage)

export const lawPages = (): readonly Page[] => markdownUnder(LAW)

/** The scenarios of each atom, which `npm run rules-index` writes. */
export const SCENARIO_PAGE = `${LAW}/scenarios.gen.md`

const ATOM_HEADING = /^### ([A-Z][A-Z0-9]*-[0-9]{2})\n+(?:\*\*(.+?)\.\*\*)?/gm

export const paragraphsOf = ({ path, text }: Page): readonly Paragraph[] =>
  [...text.matchAll(ATOM_HEADING)].map(([, id = '', name = '']) => ({ id, name, path }))

/** The anchors of a page, as Markdown renderers make them from its headings. */
export const anchorsOf = ({ text }: Page): readonly string[] =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/\[(.+?)\]\(.+?\)/g, '$1')
    .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** The rows of the first table under a heading, without its head; cells without the backticks of code. */
export function tableUnder({ path, text }: Page, heading: string): readonly (readonly string[])[] {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
  const first = lines.findIndex((line, at) => start >= 0 && at > start && line.startsWith('|'))
  if (first < 0) throw new Error(`${path} has no table under "${heading}"`)
  const end = lines.findIndex((line, at) => at > first && !line.startsWith('|'))
  return lines.slice(first + 2, end < 0 ? undefined : end).map((line) =>
    line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', '')),
  )
}

export const lawTable = (page: string, heading: string): readonly (readonly string[])[] =>
  tableUnder(readPage(`${LAW}/${page}`), heading)
