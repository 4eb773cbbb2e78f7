/** Imports point one way: the house of ARCHITECTURE.md. */
const layers = {
  geometry: [],
  rules: ['geometry'],
  content: ['geometry', 'rules'],
  ai: ['geometry', 'rules'],
  host: ['rules', 'content'],
  lab: ['geometry', 'rules', 'content', 'ai'],
  protocol: ['rules', 'host'],
  server: ['geometry', 'rules', 'content', 'host', 'protocol', 'ai'],
  web: ['geometry', 'rules', 'content', 'host', 'protocol', 'ai'],
  cli: ['geometry', 'rules', 'content', 'host', 'protocol', 'ai', 'lab', 'server'],
}

const direction = Object.entries(layers).map(([name, allowed]) => ({
  name: `${name}-imports-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/` },
  to: { path: '^packages/', pathNot: [`^packages/${name}/`, `^packages/(${allowed.join('|')})/src/`] },
}))

/** The rooms of the rules, each with those it may import from. */
const rooms = {
  editions: [],
  state: ['editions'],
  query: ['state', 'editions'],
  odds: ['query', 'state', 'editions'],
  input: ['query', 'state', 'editions'],
  kernel: ['input', 'query', 'state', 'editions'],
  families: ['kernel', 'input', 'query', 'state', 'editions'],
  engine: ['families', 'kernel', 'odds', 'input', 'query', 'state', 'editions'],
  log: ['engine', 'kernel', 'input', 'query', 'state', 'editions'],
}

const withinRules = Object.entries(rooms).map(([name, allowed]) => ({
  name: `rules-${name}-imports-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^packages/rules/src/${name}/` },
  to: {
    path: '^packages/rules/src/',
    pathNot: [`^packages/rules/src/(${[name, ...allowed].join('|')})/`, '^packages/rules/src/atoms.ts$'],
  },
}))

export default {
  forbidden: [
    ...direction,
    ...withinRules,
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'pure-packages-need-nothing',
      severity: 'error',
      from: { path: '^packages/(geometry|rules|ai)/src/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '^packages/' },
    },
    {
      // The front page draws a board without loading the rules.
      name: 'board-needs-no-rules',
      severity: 'error',
      from: { path: '^packages/web/src/board/' },
      to: {
        path: '^packages/(rules|ai|content)/|^packages/web/src/(boardModel|play|replay)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
