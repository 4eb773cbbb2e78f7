import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../src')

type Body = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression
const isBody = (node: ts.Node): node is Body =>
  ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node)

/** Hooks that run what they are given while React renders. */
const AT_ONCE = new Set(['useMemo', 'useState', 'useReducer'])
const OF_LISTS = new Set(['map', 'filter', 'flatMap', 'reduce', 'forEach', 'find', 'findLast', 'some', 'every'])
const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])
/** Everything that a game is told; to open one, to look for it or to share it is no command. */
const COMMANDS = new Set([
  ...['send', 'submit', 'takeBack', 'askBack', 'letOpponentAct', 'deployPlanned', 'attend', 'timeUp', 'saveAgain'],
  ...['goOnUnsaved', 'playOn', 'takeScreen', 'dropScreen', 'commit', 'endTurn'],
])

interface Module {
  readonly file: string
  readonly functions: ReadonlyMap<string, Body>
  readonly lets: ReadonlySet<string>
  /** What it imports from this package: which name of which file. */
  readonly imports: ReadonlyMap<string, readonly [file: string, name: string]>
  readonly source: ts.SourceFile
}

const modules = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => [file, moduleOf(file, readFileSync(join(SRC, file), 'utf8'))]),
)

function moduleOf(file: string, text: string): Module {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const functions = new Map<string, Body>()
  const lets = new Set<string>()
  const imports = new Map<string, readonly [string, string]>()
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) functions.set(statement.name.text, statement)
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!ts.isIdentifier(name)) continue
        if (statement.declarationList.flags & ts.NodeFlags.Let) lets.add(name.text)
        // `memo(function Dock() { … })`
        const inner = initializer && ts.isCallExpression(initializer) ? initializer.arguments[0] : initializer
        if (inner && isBody(inner)) functions.set(name.text, inner)
      }
    }
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = statement.moduleSpecifier.text
      const bindings = statement.importClause?.namedBindings
      if (!from.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) continue
      for (const { name, propertyName } of bindings.elements) {
        imports.set(name.text, [join(dirname(file), from), (propertyName ?? name).text])
      }
    }
  }
  return { file, functions, lets, imports, source }
}

const calledName = ({ expression }: ts.CallExpression): string =>
  ts.isIdentifier(expression) ? expression.text : ts.isPropertyAccessExpression(expression) ? expression.name.text : ''

/** Whether a function inside another runs while that runs. */
function runsAtOnce(node: Body): boolean {
  const { parent } = node
  if (!ts.isCallExpression(parent)) return false
  return ts.isIdentifier(parent.expression) ? AT_ONCE.has(calledName(parent)) : OF_LISTS.has(calledName(parent))
}

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment

/** Each node that runs with this function, but for functions that are only made. */
function walk(body: ts.Node, see: (node: ts.Node) => void): void {
  ts.forEachChild(body, (node) => {
    if (isBody(node) && !runsAtOnce(node)) return
    see(node)
    walk(node, see)
  })
}

function targetOf(module: Module, name: string): readonly [Module, string] | undefined {
  if (module.functions.has(name)) return [module, name]
  const [file, original] = module.imports.get(name) ?? []
  const from = file === undefined ? undefined : modules.get(file)
  return from && original !== undefined && from.functions.has(original) ? [from, original] : undefined
}

/** What a function of a module writes when it runs: refs, and variables of the module; with the way there. */
function writes(module: Module, name: string, seen: Set<string> = new Set()): readonly string[] {
  const key = `${module.file} ${name}`
  const body = module.functions.get(name)
  if (!body || seen.has(key)) return []
  seen.add(key)
  const found: string[] = []
  walk(body, (node) => {
    if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) {
      const { left } = node
      const isRef = ts.isPropertyAccessExpression(left) && left.name.text === 'current'
      if (isRef || (ts.isIdentifier(left) && module.lets.has(left.text))) found.push(`${key}: ${left.getText()}`)
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const target = targetOf(module, node.expression.text)
      if (target) found.push(...writes(...target, seen))
    }
  })
  return found
}

/** What listens to somebody's hand acts for him. */
function listenersIn(body: ts.Node): ReadonlySet<string> {
  const names = [...body.getText().matchAll(/addEventListener\('\w+', (\w+)/g)].map(([, name]) => name ?? '')
  return new Set(names)
}

/** Commands that a function sends when it is called, or later, by functions of the same module too. */
function commands(module: Module, body: ts.Node, seen: Set<string> = new Set()): readonly string[] {
  const found: string[] = []
  const listeners = listenersIn(body)
  const see = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && listeners.has(node.name.getText())) return
    if (ts.isCallExpression(node)) {
      const name = calledName(node)
      const own = module.functions.get(name)
      if (COMMANDS.has(name)) found.push(name)
      else if (own && !seen.has(name)) {
        seen.add(name)
        found.push(...commands(module, own, seen))
      }
    }
    ts.forEachChild(node, see)
  }
  ts.forEachChild(body, see)
  return found
}

describe('what React runs', () => {
  test('no ref and no variable of a module is written while it renders', () => {
    const found = [...modules.values()].flatMap((module) =>
      [...module.functions.keys()]
        .filter((name) => /^(use[A-Z]|[A-Z][a-z])/.test(name))
        .flatMap((name) => writes(module, name)),
    )
    expect([...new Set(found)]).toEqual([])
  })

  test('no command is sent from an effect: the game loop does what goes on by itself', () => {
    const found: string[] = []
    for (const module of modules.values()) {
      const see = (node: ts.Node): void => {
        if (ts.isCallExpression(node) && EFFECTS.has(calledName(node)) && node.arguments[0]) {
          const [effect] = node.arguments
          const body = ts.isIdentifier(effect) ? module.functions.get(effect.text) : effect
          for (const command of body ? commands(module, body) : []) found.push(`${module.file}: ${command}`)
        }
        ts.forEachChild(node, see)
      }
      see(module.source)
    }
    expect(found).toEqual([])
  })

  test('the guard sees both', () => {
    const text = `
      let kept = 0
      const keep = () => { kept = 1 }
      export function useBad() { useMemo(() => keep(), []); useEffect(() => { later() }, []) }
      const later = () => void send({})`
    const module = moduleOf('bad.ts', text)
    expect(writes(module, 'useBad')).toEqual(['bad.ts keep: kept'])
    const effect = module.functions.get('useBad')
    expect(effect && commands(module, effect)).toEqual(['send'])
  })
})
