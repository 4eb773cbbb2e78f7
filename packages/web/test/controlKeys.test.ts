import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { belongsToControl } from '../src/input/keys.ts'

class Control {
  readonly type: string
  constructor(type: string) {
    this.type = type
  }
  closest(selectors: string): Control | null {
    return /\binput\b/.test(selectors) ? this : null
  }
}

beforeAll(() => {
  vi.stubGlobal('Element', Control)
  vi.stubGlobal('HTMLInputElement', Control)
})
afterAll(() => void vi.unstubAllGlobals())

const wants = (type: string, key: string): boolean =>
  belongsToControl({ target: new Control(type), key } as unknown as KeyboardEvent)

test('after a tick box Enter does what is planned; Space ticks it again', () => {
  expect(wants('checkbox', 'Enter')).toBe(false)
  expect(wants('checkbox', 'm')).toBe(false)
  expect(wants('checkbox', ' ')).toBe(true)
})

test('a text keeps all its keys, a choice of one its arrows', () => {
  expect(wants('text', 'Enter')).toBe(true)
  expect(wants('number', '5')).toBe(true)
  expect(wants('radio', 'ArrowLeft')).toBe(true)
  expect(wants('radio', 'Enter')).toBe(false)
})
