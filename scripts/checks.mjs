/** What `npm test` runs, in order. `npm test -- types lint` runs those that start with these words. */
export const checks = [
  {
    name: 'types',
    run: [
      ['tsc', '-p', 'packages/geometry'],
      ['tsc', '-p', 'packages/geometry/tsconfig.test.json'],
      ['tsc', '-p', 'packages/web'],
      ['tsc', '-p', '.'],
    ],
  },
  { name: 'lint', run: [['biome', 'ci', '--error-on-warnings', '.']] },
  { name: 'boundaries', run: [['node', 'scripts/boundaries.mjs']] },
  { name: 'geometry', browser: true, run: [['vitest', 'run', '--project', 'geometry']] },
  {
    name: 'web',
    browser: true,
    run: [
      ['vite', 'build', 'packages/web', '--logLevel', 'warn'],
      ['playwright', 'test', '--config', 'packages/web/playwright.config.ts'],
    ],
  },
]
