import { beforeAll, describe, expect, test } from 'vitest'
import { findBrowser } from '../../../scripts/browser.mjs'
import { bundle, onChromium, onNode, onQuickJs } from './determinism/engines.ts'

const SCENES_OF_EACH_KIND = 60

describe('[LOS-13] same inputs, same answers on every engine', () => {
  let script = ''
  let expected = ''

  beforeAll(async () => {
    script = await bundle(SCENES_OF_EACH_KIND)
    expected = await onNode(script, [])
  })

  test('a hash of many decisions comes out at all, and another one for other scenes', async () => {
    expect(expected).toMatch(/^[0-9a-f]{16}$/)
    expect(await onNode(await bundle(1), [])).not.toBe(expected)
  })

  test('V8 without its compilers', async () => {
    expect(await onNode(script, ['--jitless'])).toBe(expected)
  })

  test('QuickJS', async () => {
    expect(await onQuickJs(script)).toBe(expected)
  })

  test('Chromium', async () => {
    const browser = findBrowser()
    if (browser === undefined) throw new Error('No Chromium found: install one or set CHROMIUM to its path.')
    expect(await onChromium(script, browser)).toBe(expected)
  })
})
