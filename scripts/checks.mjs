/**
 * Two programs and no more: what is pure sees neither DOM nor Node; the rest sees both. Each remembers what it has judged. By its
 * path: TypeScript 6, which some tools call from JavaScript, brings a program of the same name.
 */
const types = ['tsconfig.pure.json', 'tsconfig.json'].map((project) => [
  ...['node', 'node_modules/@typescript/native/bin/tsc', '--singleThreaded'],
  ...['-p', project, '--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${project}.tsbuildinfo`],
])

/** On one core: a process that loads the engine once, and no core that waits for the last file of the other. */
const vitest = (projects, ...options) => [
  ['vitest', 'run', '--maxWorkers=1', ...options, ...projects.flatMap((project) => ['--project', project])],
]

/**
 * What `npm test` runs; `npm test -- types web` runs those that start with these words. Checks of one core come first, two at a
 * time, the longest before the others, so that both cores are done at about the same time.
 */
export const checks = [
  { name: 'rules 1/2', oneCore: true, run: vitest(['rules', 'rules-stranger'], '--shard=1/2') },
  { name: 'rules 2/2', oneCore: true, run: vitest(['rules', 'rules-stranger'], '--shard=2/2') },
  { name: 'types', oneCore: true, run: types },
  { name: 'opponent', oneCore: true, run: vitest(['ai']) },
  { name: 'cli', oneCore: true, run: vitest(['cli']) },
  { name: 'content', oneCore: true, run: vitest(['content', 'host', 'host-ground']) },
  { name: 'web units', oneCore: true, run: vitest(['web-unit']) },
  { name: 'server', oneCore: true, postgres: true, run: vitest(['server']) },
  {
    name: 'packages',
    oneCore: true,
    run: [
      ['node', 'scripts/pack.mjs', '--no-api'],
      ['node', 'scripts/pack/tryOut.mjs'],
    ],
  },
  { name: 'geometry', oneCore: true, browser: true, run: vitest(['geometry']) },
  { name: 'web page', oneCore: true, run: [['vite', 'build', 'packages/web', '--logLevel', 'warn']] },
  { name: 'unused', oneCore: true, run: [['knip', '--no-progress', '--treat-config-hints-as-errors']] },
  { name: 'lint', oneCore: true, run: [['biome', 'ci', '--error-on-warnings', '.']] },
  { name: 'boundaries', oneCore: true, run: [['node', 'scripts/boundaries.mjs']] },
  {
    name: 'web browser',
    browser: true,
    run: [['playwright', 'test', '--config', 'packages/web/playwright.config.ts']],
  },
]
