import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ARMS, DUTIES, type FigureLook, HARMS, RANKS, SIDES, STANCES } from '../src/board/figureState.ts'
import { spriteOf } from '../src/board/sprite.ts'

const PLAIN: FigureLook = { side: 'blue', arms: 'rifle' }

const drawn = (look: Partial<FigureLook>, lifted = false): string =>
  decodeURIComponent(spriteOf({ ...PLAIN, ...look }, lifted).replace('data:image/svg+xml,', ''))

describe('the picture of a figure', () => {
  test('is another one for everything that can be told of it', () => {
    const looks: readonly Partial<FigureLook>[] = [
      ...SIDES.flatMap((side) => ARMS.map((arms) => ({ side, arms }))),
      { wounded: true },
      ...STANCES.map((stance) => ({ stance })),
      ...HARMS.map((harm) => ({ harm })),
      ...RANKS.map((rank) => ({ rank })),
      ...DUTIES.map((duty) => ({ duty })),
      { locked: true },
      ...[0, 1, 2, 3].map((spent) => ({ actions: { slots: 3, spent } })),
      { actions: { slots: 2, spent: 0 } },
    ]
    const pictures = [...looks.map((look) => drawn(look)), drawn({}, true)]
    expect(new Set(pictures).size).toBe(looks.length + 1)
  })

  test('is a whole drawing: each tag closed, each colour found, nothing left unsaid', () => {
    for (const wounded of [false, true]) {
      const picture = drawn(
        { side: 'ember', arms: 'sniper', wounded, stance: 'aim', harm: 'shock', rank: 'officer' },
        true,
      )
      const open: string[] = []
      for (const [, closing, name = '', , alone] of picture.matchAll(/<(\/?)(\w+)((?:[^<>"]|"[^"]*")*?)(\/?)>/g)) {
        if (closing) expect(open.pop()).toBe(name)
        else if (!alone) open.push(name)
      }
      expect(open).toEqual([])
      const names = [...picture.matchAll(/ id="(\w+)"/g)].map(([, name]) => name)
      for (const [, name] of picture.matchAll(/url\(#(\w+)\)/g)) expect(names).toContain(name)
      for (const [, name] of picture.matchAll(/var\(--(\w+)\)/g)) expect(picture).toContain(`--${name}:`)
      expect(picture).not.toMatch(/undefined|NaN|\$\{/)
    }
  })

  test('[TURN-11] shows a slot of brass for each spent Action and an empty one for each left', () => {
    const slots = (spent: number): readonly number[] => {
      const picture = drawn({ actions: { slots: 3, spent } })
      return [picture.split('fill="#f0c95c"').length - 1, picture.split('fill="#2a2e1e"').length - 1]
    }
    expect([0, 1, 2, 3].map(slots)).toEqual([
      [0, 3],
      [1, 2],
      [2, 1],
      [3, 0],
    ])
  })

  test('has the ring of its side in the colour that the rest of the screen gives that side', () => {
    const tokens = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8')
    for (const side of SIDES) {
      const ring = tokens.match(new RegExp(`--${side}-ring: (#[0-9a-f]{6});`))?.[1]
      expect(ring).toBeDefined()
      expect(drawn({ side })).toContain(`stroke="${ring}" stroke-width="3.9"`)
    }
  })

  test('has one address however often it is asked for', () => {
    expect(spriteOf({ ...PLAIN, wounded: true }, false)).toBe(spriteOf({ ...PLAIN, wounded: true }, false))
  })
})
