import { defineConfig } from 'vitest/config'

const suite = (name: string, include: string[], testTimeout = 300_000) => ({
  test: { name, include, testTimeout, hookTimeout: testTimeout, maxWorkers: 2 },
})

export default defineConfig({
  test: {
    projects: [
      suite('geometry', ['packages/geometry/test/**/*.test.ts']),
      suite('rules', ['packages/rules/test/**/*.test.ts']),
      suite('ai', ['packages/ai/test/**/*.test.ts']),
      suite('content', ['packages/content/test/**/*.test.ts']),
      suite('cli', ['packages/cli/test/**/*.test.ts']),
      suite('web-unit', ['packages/web/test/**/*.test.ts']),
    ],
  },
})
