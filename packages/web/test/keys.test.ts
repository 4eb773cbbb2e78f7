import { beforeEach, describe, expect, test } from 'vitest'
import { useSettings } from '../src/app/settings.ts'
import { isHeardEverywhere, KEY_NAMES, keyNamed, laidKey, layKey, meantKey, shownKey } from '../src/input/keys.ts'
import { ACTIONS } from '../src/interactions/actions.ts'
import { arrowStep, isArrow } from '../src/table/arrowKeys.ts'

beforeEach(() => useSettings.setState({ letters: true, laid: {} }))

test('a key lies where the player laid it, and the two change places', () => {
  const laid = layKey({}, 'M', 'e')
  expect(laid).toEqual({ m: 'e', e: 'm' })
  useSettings.setState({ laid })
  expect(meantKey('E')).toBe('m')
  expect(meantKey('m')).toBe('e')
  expect(laidKey({ letters: true, laid }, 'M')).toBe('E')
  // Laid back, nothing is left to remember; a key that nobody had is simply free.
  expect(layKey(laid, 'M', 'm')).toEqual({})
  useSettings.setState({ laid: layKey({}, 'E', 'ö') })
  expect(meantKey('ö')).toBe('e')
  expect(meantKey('e')).not.toBe('e')
})

test('any number of keys laid one after another mean each one thing', () => {
  let laid = {}
  for (const [key, to] of ['mf', 'fs', 'sm', 'em', 'q7', '7.', 'mq'].map((pair) => [...pair] as [string, string])) {
    laid = layKey(laid, key, to)
    useSettings.setState({ laid })
    expect(meantKey(to)).toBe(key)
    const meant = [...'mfsegocjaxq7.,'].map(meantKey).filter((one) => one !== undefined)
    expect(new Set(meant).size).toBe(meant.length)
  }
})

test('letters that are put away mean nothing, with Shift or without; all else goes on', () => {
  useSettings.setState({ letters: false })
  for (const key of ['e', 'E', '7', ',', '?']) expect(meantKey(key)).toBeUndefined()
  for (const key of ['Enter', 'Escape', 'ArrowLeft', ' ', 'F2']) expect(meantKey(key)).toBe(key)
  expect(laidKey({ letters: false, laid: {} }, 'E')).toBeUndefined()
})

test('what a listener needs has keys that no screen reader keeps for itself', () => {
  for (const name of ['hint', 'text', 'again'] as const) expect(shownKey(name)).toMatch(/^F\d$/)
  for (const name of KEY_NAMES) expect(shownKey(name)).not.toContain('Shift')
  expect(isHeardEverywhere('F2')).toBe(true)
  expect(keyNamed('F4')).toBe('again')
})

test('no Action has the key of another command of the table', () => {
  expect(Object.values(ACTIONS).flatMap(({ key }) => keyNamed(key) ?? [])).toEqual([])
})

describe('an arrow', () => {
  const pressed = { key: 'ArrowLeft', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }

  test('steps a quarter, a whole, a hundredth u', () => {
    expect(arrowStep(pressed)).toEqual([-250, 0])
    expect(arrowStep({ ...pressed, shiftKey: true })).toEqual([-1000, 0])
    expect(arrowStep({ ...pressed, key: 'ArrowDown', ctrlKey: true })).toEqual([0, 10])
  })

  test('with Alt is the browser’s', () => {
    expect(isArrow({ ...pressed, altKey: true })).toBe(false)
    expect(arrowStep({ ...pressed, altKey: true })).toBeUndefined()
    expect(isArrow({ ...pressed, metaKey: true })).toBe(false)
  })
})
