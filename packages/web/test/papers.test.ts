import { describe, expect, test } from 'vitest'
import { markerWords } from '../src/board/Labels.tsx'
import { type Box, besideFigures } from '../src/board/papers.ts'

const paper = {
  scale: 20,
  radius: 10,
  width: 110,
  height: 22,
  gap: 17,
  sides: ['below', 'above', 'right', 'left'],
  others: [],
  papers: [],
  room: { left: 0, top: 0, right: 600, bottom: 400 },
} as const

const apart = (a: Box, b: Box): boolean =>
  a.left >= b.right || a.right <= b.left || a.top >= b.bottom || a.bottom <= b.top

describe('papers on the table', () => {
  test('[SF-01] fire by order names a few of a platoon and counts the others', () => {
    const platoon = Array.from({ length: 14 }, (_, i) => `Rifleman ${i + 1}`)
    expect(markerWords(platoon)).toBe('Rifleman 1, Rifleman 2, Rifleman 3 + 11')
    expect(markerWords(platoon.slice(0, 3))).toBe('Rifleman 1, Rifleman 2, Rifleman 3')
  })

  test('[ORDER-04] of leaders who stand side by side lie beside each other, not on each other', () => {
    const laid: Box[] = []
    for (const x of [10_000, 11_000, 12_000, 13_000]) {
      const { box, readable } = besideFigures({ ...paper, at: { x, y: 5000 }, papers: laid })
      expect(readable).toBe(true)
      for (const other of laid) expect(apart(box, other)).toBe(true)
      laid.push(box)
    }
  })

  test('[TURN-09] the likely Actions lie beside their man, and say how many others they would hide', () => {
    const at = { x: 15_000, y: 10_000 }
    const alone = besideFigures({ ...paper, at, height: 102, near: true })
    expect(alone).toMatchObject({ readable: true, hides: 0 })
    const ring = Array.from({ length: 24 }, (_, i) => ({
      x: at.x + 3000 * Math.cos((i * Math.PI) / 12),
      y: at.y + 3000 * Math.sin((i * Math.PI) / 12),
    }))
    expect(besideFigures({ ...paper, at, height: 102, near: true, others: ring }).hides).toBeGreaterThan(0)
    const { box } = besideFigures({ ...paper, at, height: 102, near: true, others: ring })
    const away = Math.max(box.left - 300, 300 - box.right, box.top - 200, 200 - box.bottom)
    expect(away).toBeLessThanOrEqual(paper.gap)
  })

  test('[SUPP-02] chances of five men within a barrage on a phone lie apart', () => {
    const small = {
      ...paper,
      scale: 7.3,
      radius: 4,
      width: 41,
      gap: 10,
      sides: ['above', 'below', 'right', 'left'],
    } as const
    const laid: Box[] = []
    for (const [x, y] of [
      [22, 6],
      [25, 5],
      [23, 8],
      [26, 8],
      [29, 5],
    ] as const) {
      const { box, readable } = besideFigures({ ...small, at: { x: x * 1000, y: y * 1000 }, papers: laid })
      expect(readable).toBe(true)
      for (const other of laid) expect(apart(box, other)).toBe(true)
      laid.push(box)
    }
  })

  test('stay on the table, and say so where no place is free', () => {
    const { box } = besideFigures({ ...paper, at: { x: 10_000, y: 19_500 } })
    expect(box.bottom).toBeLessThanOrEqual(400)
    expect(besideFigures({ ...paper, at: { x: 10_000, y: 5000 }, papers: [paper.room] }).readable).toBe(false)
  })
})
