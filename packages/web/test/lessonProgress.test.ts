import { minutesLeft, type Progress, resumedStep, STEPS } from '@tactic48/content/lesson'
import { beforeEach, describe, expect, test, vi } from 'vitest'

/** Of the store, what is kept. */
const progressIn = ({ done, at }: Progress): Progress => ({ done, at })
const NOTHING: Progress = { done: [], at: undefined }

const KEPT = 'tactic48.lesson'
let drawer: Map<string, string>

/** The page as it is loaded again. */
async function reloaded() {
  vi.resetModules()
  return (await import('../src/lesson/progress.ts')).useProgress
}

beforeEach(() => {
  drawer = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => drawer.get(key) ?? null,
    setItem: (key: string, value: string) => drawer.set(key, value),
  })
})

describe('progress of the course', () => {
  test('survives a reload: what is done, and the step that was left', async () => {
    const first = await reloaded()
    first.getState().enter('move')
    first.getState().finish('move')
    first.getState().finish('move')
    first.getState().enter('cover')
    const second = await reloaded()
    expect(second.getState()).toMatchObject({ done: ['move'], at: 'cover' })
    expect(resumedStep('quickStart', second.getState())?.id).toBe('cover')
    second.getState().forget()
    expect(progressIn((await reloaded()).getState())).toEqual(NOTHING)
  })

  test.each(['{', '7', 'null', '{"done":["nowhere",3],"at":"__proto__"}'])(
    '%s in the browser is no progress',
    async (kept) => {
      drawer.set(KEPT, kept)
      expect(progressIn((await reloaded()).getState())).toEqual(NOTHING)
    },
  )

  test('goes on without a browser that keeps anything', async () => {
    vi.stubGlobal('localStorage', undefined)
    const progress = await reloaded()
    progress.getState().finish('move')
    expect(progress.getState().done).toEqual(['move'])
  })

  test('the quick start is ten minutes', () => {
    expect(minutesLeft('quickStart', { done: [] })).toBe(10)
    expect(minutesLeft('company', { done: STEPS.map(({ id }) => id) })).toBe(0)
  })
})
