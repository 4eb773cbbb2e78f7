import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const SRC = join(import.meta.dirname, '../src')
/** Everything that looks for things on a page: browser tests, pictures, benchmarks. scripts/law writes pages of its own. */
const LOOKERS = ['packages/web/test', 'scripts', 'bench/web'].flatMap((folder) =>
  filesIn(join(ROOT, folder), /\.ts$/)
    .map((file) => `${folder}/${file}`)
    .filter((file) => !file.endsWith('/styles.test.ts') && !file.startsWith('scripts/law/')),
)
const ALL_SHEETS = filesIn(SRC, /\.css$/)
/** Their names are their own; all other sheets share one space of names. */
const MODULES = ALL_SHEETS.filter((file) => file.endsWith('.module.css'))
const SHEETS = ALL_SHEETS.filter((file) => !MODULES.includes(file))

const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

function filesIn(folder: string, name: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => name.test(file))
}

const sheet = (file: string): string =>
  readFileSync(join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|@import[^;]*;|url\([^)]*\)/g, '')

/** The folder of `src` that a style sheet belongs to; sheets in `style` are shared by all pages. */
const roomOf = (file: string): string => file.split('/')[0] ?? file

/** Classes that a sheet gives a look wherever they stand. */
function bareClasses(css: string): readonly string[] {
  const selectors = css
    .replace(/\([^()]*\)/g, '()')
    .split(/[{}]/)
    .flatMap((part) => part.split(','))
  return selectors.flatMap((selector) => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? [])
}

test('a class is styled in one room: sheets of pages that were left stay loaded', () => {
  const rooms = new Map<string, Set<string>>()
  for (const file of SHEETS)
    for (const name of bareClasses(sheet(file)))
      if (roomOf(file) !== 'style') rooms.set(name, (rooms.get(name) ?? new Set()).add(roomOf(file)))
  const shared = [...rooms]
    .filter(([, all]) => all.size > 1)
    .map(([name, all]) => `${name}: ${[...all].sort().join(', ')}`)
  expect(shared).toEqual([])
})

describe('a CSS Module has what its components use, and nothing else', () => {
  const users = filesIn(SRC, /\.tsx?$/).map((file) => ({ file, source: readFileSync(join(SRC, file), 'utf8') }))
  test.each(MODULES)('%s', (module) => {
    const name = module.split('/').at(-1) ?? module
    const importing = users.flatMap(({ file, source }) => {
      const [, alias, path] =
        new RegExp(`import (\\w+) from '([./\\w-]*/${name.replaceAll('.', '\\.')})'`).exec(source) ?? []
      return alias && path && join(file, '..', path) === module ? [{ alias, source }] : []
    })
    const used = importing.flatMap(({ alias, source }) =>
      [...source.matchAll(new RegExp(`\\b${alias}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))].map(
        ([, dotted, quoted]) => dotted ?? quoted ?? '',
      ),
    )
    /** `css[kind]`: one of the literals of that file, or a side. */
    const byValue = importing.filter(({ alias, source }) => new RegExp(`\\b${alias}\\[(?!')`).test(source))
    const bySide = importing.some(({ alias, source }) => new RegExp(`\\b${alias}\\[(?:\\w+\\.)*side\\]`).test(source))
    const own = sheet(module).replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
    const defined = new Set([...own.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, each = '']) => each))
    expect(importing.length).toBeGreaterThan(0)
    expect(used.filter((each) => each === undefined || !defined.has(each))).toEqual([])
    const idle = [...defined].filter((each) => !used.includes(each) && !(bySide && /^(?:blue|ember)$/.test(each)))
    expect(idle.filter((each) => !byValue.some(({ source }) => new RegExp(`\\b${each}\\b`).test(source)))).toEqual([])
  })
})

const CLASSES = new Set(
  SHEETS.flatMap((file) => [...sheet(file).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)),
)
/** What a selector takes from a variable. */
const PART = '…'
const TAGS =
  'a|article|aside|b|body|button|dd|details|dialog|div|dl|dt|em|fieldset|figure|footer|form|g|h\\d|header|html|i|img|input|label|legend|li|main|nav|ol|option|output|p|path|section|select|small|span|strong|summary|svg|table|td|textarea|th|tr|ul'
/** At the start, after a combinator, on an attribute or on a tag. */
const CLASS_SELECTOR = new RegExp(
  `(?:^|[\\s>+~,(]|\\[[a-z][^\\]]*\\]|\\b(?:${TAGS}))\\.([a-z${PART}][\\w${PART}-]*)`,
  'gi',
)
const FINDERS = ['closest', 'locator', 'matches', 'querySelector', 'querySelectorAll']
const CLASS_READERS = ['classList', 'className', 'getElementsByClassName', 'toContainClass', 'toHaveClass']

const nameOf = (called: ts.Expression): string => (ts.isPropertyAccessExpression(called) ? called.name.text : '')

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => PART + literal.text).join('')
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined
  const [left, right] = [textOf(node.left), textOf(node.right)]
  return left === undefined && right === undefined ? undefined : (left ?? PART) + (right ?? PART)
}

/** Where a test finds or judges an element by its class: in what it hands to a finder, or by a class of the style sheets. */
function classesRead(source: string): readonly string[] {
  const parsed = ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true)
  const isClass = (said: string, sought: boolean): boolean =>
    [...said.matchAll(CLASS_SELECTOR)].some(([, name]) => sought || name?.includes(PART) || CLASSES.has(name)) ||
    /\bclass[*^$~|]?=/.test(said)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const said = textOf(node)
    const sought = node.parent && ts.isCallExpression(node.parent) && FINDERS.includes(nameOf(node.parent.expression))
    if (said !== undefined && isClass(said, sought)) {
      found.push(said)
      return
    }
    if (ts.isPropertyAccessExpression(node) && CLASS_READERS.includes(node.name.text)) found.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

describe('tests find things by role, name and data attribute: classes belong to the look', () => {
  test.each([
    [`page.locator('.banner')`],
    [`page.locator('[data-part=rail] > .btn:not([data-commit])')`],
    [`page.locator(\`[data-figure=\${id}].selected\`)`],
    [`page.locator(\`[data-prompt], .play \${inner}\`)`],
    [`document.querySelector('button.btn')`],
    [`target.closest(':is(.table, a)')`],
    [`const SIGNS = [['#/', '.btn']]`],
    [`page.locator('.whoever')`],
    [`go(\`article.\${side} button\`)`],
    [`go('article.' + side)`],
    [`page.locator(\`.\${name}\`)`],
    [`page.locator(\`[data-part=rail] .side-\${side}\`)`],
    [`page.locator('[class*=piece]')`],
    [`expect(html).toContain('<b class="piece">')`],
    ['expect(row).toHaveClass(/lit/)'],
    [`piece.classList.contains('blue')`],
  ])('%s reads a class', (source) => {
    expect(classesRead(source)).toHaveLength(1)
  })

  test.each([
    [`page.locator('[data-part=banner]').getByRole('button', { name: 'Play.' })`],
    [`const field = \`events[\${at}].result\``],
    [`file.endsWith('.css')`],
    [`const key = \`\${path}.\${name}\``],
    [`expect(text).toBe('No. ' + name)`],
  ])('%s reads none', (source) => {
    expect(classesRead(source)).toEqual([])
  })

  test('no test reads one', () => {
    const read = LOOKERS.flatMap((file) => classesRead(text(file)).map((found) => `${file}: ${found}`))
    expect(read).toEqual([])
  })
})

describe('data-part', () => {
  const partsIn = (text: string): readonly string[] =>
    [...text.matchAll(/data-part="?([\w-]+)/g)].map(([, name = '']) => name)
  const sources = filesIn(SRC, /\.tsx?$/).map((file) => readFileSync(join(SRC, file), 'utf8'))

  test('each part has its test, and no test asks for a part that is nowhere', () => {
    const sought = LOOKERS.flatMap((file) => partsIn(text(file)))
    expect([...new Set(sought)].sort()).toEqual([...new Set(sources.flatMap(partsIn))].sort())
  })

  test('nothing is styled or sought by its part in the product', () => {
    expect(ALL_SHEETS.filter((file) => sheet(file).includes('data-part'))).toEqual([])
    expect(sources.filter((source) => source.includes('[data-part'))).toEqual([])
  })
})

test('no text is smaller than 12 px; paper is measured in mm', () => {
  const sizes = /font(?:-size)?:[^;}]*?(?<![\w.-])(\d*\.?\d+)(rem|em|px)\b/g
  const small = ALL_SHEETS.filter((file) => roomOf(file) !== 'print').flatMap((file) =>
    [...sheet(file).matchAll(sizes)]
      .filter(([, size, unit]) => Number(size) * (unit === 'px' ? 1 : 16) < 12)
      .map(([said]) => `${file}: ${said}`),
  )
  expect(small).toEqual([])
})

/** WCAG: how light a colour is, and how far two are apart. */
function lightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [lightness(one), lightness(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The two themes of a token. */
function token(name: string): readonly [light: string, dark: string] {
  const [, light = '', dark = ''] =
    new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(sheet('style/tokens.css')) ?? []
  expect(`${light} ${dark}`).toMatch(/^#\w{6} #\w{6}$/)
  return [light, dark]
}

test('the ring of the keyboard and the band in which it lies are 3 : 1 apart, so that one of them shows on any ground', () => {
  const band = token('focus-key')
  for (const [theme, ring] of token('focus').entries()) {
    expect(contrast(ring, band[theme] ?? '')).toBeGreaterThan(4.5)
    for (const ground of ['paper', 'paper-raised', 'paper-sunk', 'room']) {
      expect(contrast(ring, token(ground)[theme] ?? ''), ground).toBeGreaterThan(3)
    }
  }
  // Whoever draws a ring of his own draws the band, too.
  const bare = ALL_SHEETS.flatMap((file) =>
    sheet(file)
      .split('}')
      .filter((rule) => rule.includes('outline: 3px solid var(--focus)') && !rule.includes('--focus-halo'))
      .map((rule) => `${file} ${rule.split('{')[0]?.trim()}`),
  )
  expect(bare).toEqual(['style/access.css :focus-visible'])
})
