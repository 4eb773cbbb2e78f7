import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

/** As a page that is opened now finds them. */
const opened = () => import('../src/app/settings.ts')

test('what earlier editions kept under many keys is read, and written under one from the first change on', async () => {
  for (const [key, value] of [
    ['tactic48.pace', 'fast'],
    ['tactic48.sound', 'on'],
    ['tactic48.asksEnd', 'no'],
    ['tactic48.text', 'open'],
    ['tactic48.lengths', 'cm'],
    ['tactic48.keys', '{"move":"x"}'],
    ['tactic48.explained', 'ap at'],
  ] as const)
    kept.set(key, value)
  const { saveSetting, useSettings } = await opened()
  expect(useSettings.getState()).toMatchObject({
    ...{ pace: 'fast', sound: true, asksEnd: false, textTable: true, unit: 'cm' },
    ...{ laid: { move: 'x' }, explained: ['ap', 'at'], letters: true, names: 'none', theme: undefined },
  })
  saveSetting('pace', 'slow')
  kept.set('tactic48.sound', 'off')
  vi.resetModules()
  const { useSettings: again } = await opened()
  expect(again.getState()).toMatchObject({ pace: 'slow', sound: true, unit: 'cm' })
})

test('what cannot be read is as it was before it was chosen', async () => {
  kept.set(
    'tactic48.settings',
    JSON.stringify({ state: { pace: 'warp', names: 'all', laid: { move: 'xy' } }, version: 1 }),
  )
  const { useSettings } = await opened()
  expect(useSettings.getState()).toMatchObject({ pace: 'normal', names: 'all', laid: {} })
  kept.set('tactic48.settings', '{')
  vi.resetModules()
  const { useSettings: again } = await opened()
  expect(again.getState().pace).toBe('normal')
})

test('a browser that keeps nothing forgets them with the page', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { saveSetting, useSettings } = await opened()
  saveSetting('sound', true)
  expect(useSettings.getState().sound).toBe(true)
})
