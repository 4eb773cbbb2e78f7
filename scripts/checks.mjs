/** Two programs and no more: what is pure sees neither DOM nor Node; the rest sees both. Each remembers what it has judged. */
const types = ['tsconfig.pure.json', 'tsconfig.json'].map((project) => [
  'tsc',
  ...['-p', project, '--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${project}.tsbuildinfo`],
])

/** What `npm test` runs, in order. `npm test -- types lint` runs those that start with these words. */
export const checks = [
  { name: 'types', oneCore: true, run: types },
  { name: 'lint', oneCore: true, run: [['biome', 'ci', '--error-on-warnings', '.']] },
  { name: 'unused', oneCore: true, run: [['knip', '--no-progress', '--treat-config-hints-as-errors']] },
  { name: 'boundaries', oneCore: true, run: [['node', 'scripts/boundaries.mjs']] },
  {
    name: 'packages',
    oneCore: true,
    run: [
      ['node', 'scripts/pack.mjs', '--no-api'],
      ['node', 'scripts/pack/tryOut.mjs'],
    ],
  },
  { name: 'geometry', browser: true, run: [['vitest', 'run', '--project', 'geometry']] },
  { name: 'rules', run: [['vitest', 'run', '--project', 'rules', '--project', 'rules-stranger']] },
  { name: 'content', run: [['vitest', 'run', '--project', 'content']] },
  { name: 'cli', run: [['vitest', 'run', '--project', 'cli']] },
  { name: 'opponent', run: [['vitest', 'run', '--project', 'ai']] },
  {
    name: 'web',
    browser: true,
    run: [
      ['vitest', 'run', '--project', 'web-unit'],
      ['vite', 'build', 'packages/web', '--logLevel', 'warn'],
      ['playwright', 'test', '--config', 'packages/web/playwright.config.ts'],
    ],
  },
]
