import { defineConfig } from 'vitest/config'

/** These replace a module for themselves alone. */
const STRANGER = 'packages/rules/test/kernel/stack.test.ts'
const SHARED_GROUND = 'packages/host/test/sharedGround.test.ts'

/** Files that share a process load the engine once, and find it warm. */
const suite = (name: string, include: string[], isolate = true, exclude: string[] = []) => ({
  test: { name, include, exclude, isolate, testTimeout: 300_000, hookTimeout: 300_000, maxWorkers: 2 },
})

export default defineConfig({
  test: {
    projects: [
      suite('geometry', ['packages/geometry/test/**/*.test.ts'], false),
      suite('rules', ['packages/rules/test/**/*.test.ts'], false, [STRANGER]),
      suite('rules-stranger', [STRANGER]),
      suite('ai', ['packages/ai/test/**/*.test.ts'], false),
      suite('content', ['packages/content/test/**/*.test.ts'], false),
      suite('host', ['packages/host/test/**/*.test.ts'], false, [SHARED_GROUND]),
      suite('host-ground', [SHARED_GROUND]),
      suite('server', ['packages/{protocol,server}/test/**/*.test.ts']),
      suite('cli', ['packages/cli/test/**/*.test.ts'], false),
      suite('web-unit', ['packages/web/test/**/*.test.ts'], false),
    ],
  },
})
