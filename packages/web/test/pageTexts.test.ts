import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/i18n/languages.ts'
import { CATALOGUES, entriesOf, FOLDERS, pagesOf } from './catalogues.ts'

const SOURCE = resolve(import.meta.dirname, '..', 'src')

interface Part {
  /** Modules that come with it. */
  readonly imports: readonly string[]
  /** Modules that it fetches later, each with the texts that are fetched beside it. */
  readonly fetches: readonly { readonly module: string; readonly texts: readonly string[] }[]
  /** Texts that it says. */
  readonly says: readonly string[]
  /** Keys with the values that are given to them. */
  readonly calls: readonly { readonly key: string; readonly values: readonly string[]; readonly line: number }[]
}

const strings = (node: ts.Node | undefined): readonly string[] => {
  if (node === undefined) return []
  if (ts.isStringLiteral(node)) return [node.text]
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(strings) : []
}

const namesOf = (node: ts.ObjectLiteralExpression): readonly string[] | undefined =>
  node.properties.every((property) => ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property))
    ? node.properties.map(({ name }) => name?.getText() ?? '')
    : undefined

const loadedWith = (node: ts.Node): readonly string[] => {
  if (ts.isCallExpression(node) && /^(?:lazy|part)WithTexts$/.test(node.expression.getText()))
    return strings(node.arguments[0])
  if (ts.isCallExpression(node) && node.expression.getText() === 'Promise.all') {
    const [, load] = /loadTexts\(([^)]*)\)/.exec(node.getText()) ?? []
    return load?.match(/\w+/g) ?? []
  }
  return node.parent ? loadedWith(node.parent) : []
}

function read(file: string): Part {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX)
  const imports: string[] = []
  const fetches: Part['fetches'][number][] = []
  const says: string[] = []
  const calls: Part['calls'][number][] = []
  const at = (path: string): string => resolve(dirname(file), path)
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const typesOnly = ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly : node.isTypeOnly
      for (const path of strings(node.moduleSpecifier))
        if (path.startsWith('.') && typesOnly !== true) imports.push(at(path))
    }
    if (ts.isCallExpression(node)) {
      const [first, second] = node.arguments
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword)
        for (const path of strings(first)) fetches.push({ module: at(path), texts: loadedWith(node) })
      if (node.expression.getText() === 'useTranslation') says.push(...(first ? strings(first) : ['app']))
      if (/^(?:\w+\.)?t$/.test(node.expression.getText()) && first && ts.isStringLiteral(first)) {
        const values = second === undefined ? [] : ts.isObjectLiteralExpression(second) ? namesOf(second) : undefined
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        if (values) calls.push({ key: first.text, values, line: line + 1 })
      }
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'ns') says.push(...strings(node.initializer))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { imports, fetches, says, calls }
}

const PARTS: ReadonlyMap<string, Part> = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n'))
    .map((file) => [join(SOURCE, file), read(join(SOURCE, file))]),
)

/** A module and all that comes with it. */
const together = new Map<string, ReadonlySet<string>>()
function modulesOf(module: string): ReadonlySet<string> {
  const known = together.get(module)
  if (known) return known
  const modules = new Set<string>()
  const add = (file: string): void => {
    const part = PARTS.get(file)
    if (modules.has(file) || !part) return
    modules.add(file)
    part.imports.forEach(add)
  }
  add(module)
  together.set(module, modules)
  return modules
}

const textsOf = (module: string): ReadonlySet<string> =>
  new Set(['app', ...[...modulesOf(module)].flatMap((file) => PARTS.get(file)?.says ?? [])])

describe('a part of the page', () => {
  const fetched = [...PARTS].flatMap(([file, { fetches }]) => fetches.map((fetch) => ({ file, ...fetch })))

  test('is fetched with all texts that it says, but for those of the page around it', () => {
    expect(fetched.length).toBeGreaterThan(40)
    const entries = new Set([join(SOURCE, 'main.tsx'), ...fetched.map(({ module }) => module)])
    const missing = fetched.flatMap(({ file, module, texts }) => {
      const around = [...entries].filter((entry) => modulesOf(entry).has(file)).map(textsOf)
      const there = (text: string): boolean => texts.includes(text) || around.every((page) => page.has(text))
      const wanted = [...textsOf(module)].filter((text) => !there(text))
      return wanted.length > 0 ? [`${relative(SOURCE, module)} from ${relative(SOURCE, file)}: ${wanted}`] : []
    })
    expect(missing).toEqual([])
  })

  test('is fetched with no text that it does not say', () => {
    const idle = fetched.flatMap(({ module, texts }) => {
      const said = textsOf(module)
      return texts.filter((text) => !said.has(text)).map((text) => `${relative(SOURCE, module)}: ${text}`)
    })
    expect(idle).toEqual([])
  })
})

test('every text is given the values that it names', () => {
  const english = new Map<string, string[]>()
  for (const [name, text] of CATALOGUES.flatMap(([, { en }]) => entriesOf(en))) {
    const key = name.replace(/_(?:zero|one|two|few|many|other)$/, '')
    english.set(key, [...(english.get(key) ?? []), text])
  }
  const holesIn = (text: string): readonly string[] =>
    [...text.matchAll(/\{\{\s*([a-z]\w*)/gi)].map(([, name = '']) => name).filter((name) => name !== 'unit')
  const calls = [...PARTS].flatMap(([file, part]) => part.calls.map((call) => ({ file, ...call })))
  const checked = calls.flatMap(({ file, key, values, line }) => {
    const texts = english.get(key) ?? []
    const given = texts.some((text) => holesIn(text).every((hole) => values.includes(hole)))
    return texts.length > 0 ? [{ given, where: `${relative(SOURCE, file)}:${line} ${key}` }] : []
  })
  expect(checked.length).toBeGreaterThan(500)
  expect(checked.filter(({ given }) => !given).map(({ where }) => where)).toEqual([])
})

describe('a language', () => {
  test('is a folder with every page, and a line of the list', () => {
    expect([...FOLDERS].sort()).toEqual([...LANGUAGES].sort())
    for (const language of FOLDERS) expect(pagesOf(language), language).toEqual(pagesOf('en'))
  })

  test('is named nowhere else: a list of languages, or a table by language, would have to be lengthened', () => {
    /** Italian and Spanish sheets have letters of their own for points. */
    const exempt = ['i18n/languages.ts', 'i18n/points.ts']
    const others = LANGUAGES.filter((language) => language !== 'en')
    const naming = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !exempt.includes(file))
      .filter((file) => {
        const source = readFileSync(join(SOURCE, file), 'utf8')
        const names = (language: string): boolean =>
          new RegExp(`'${language}'|\\b${language}:|\\[${language}\\b`).test(source)
        return others.filter(names).length > 1
      })
    expect(naming).toEqual([])
  })
})
