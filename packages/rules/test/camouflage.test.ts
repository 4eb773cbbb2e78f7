import { describe, expect, it } from 'vitest'
import { EDITIONS, range, screen, shoot, shotOf } from './world/range.ts'

const hidden = { healthy: { camouflage: true } }
const hedge = [screen(4, 8, 16, 'partial')]

describe.each(EDITIONS)('%s', (qs) => {
  it('[CAMO-01] [EX-08] in the open it works in the Spanish edition alone', () => {
    const score = qs === 'qs-es' ? 5 : 4
    expect(shotOf(shoot(range(8, { qs, target: hidden }), [1, 1, 1])).need.score).toBe(score)
  })

  it('[CAMO-01] in Partial Cover it works everywhere', () => {
    const { need } = shotOf(shoot(range(8, { qs, target: hidden, elements: hedge }), [1, 1, 1]))
    expect(need).toEqual({
      score: 6,
      items: [
        { rule: 'FIRE-09', code: 'partialCover', value: 5 },
        { rule: 'CAMO-01', code: 'camouflage', value: 1 },
      ],
    })
  })

  it('[CAMO-02] [COVER-06] [EX-09] with a Take Cover marker in Partial Cover: 6, not 7', () => {
    const target = { ...hidden, standing: { kind: 'takeCover' } } as const
    expect(shotOf(shoot(range(8, { qs, target, elements: hedge }), [1, 1, 1])).need.score).toBe(6)
  })

  it('[CAMO-02] is void where Take Cover is', () => {
    expect(shotOf(shoot(range(4.9, { qs, target: hidden, elements: hedge }), [1, 1, 1])).need.score).toBe(5)
  })
})

it('[CAMO-01] `camouflageWhen` overrides the edition', () => {
  const options = { camouflageWhen: 'always' } as const
  expect(shotOf(shoot(range(8, { options, target: hidden }), [1, 1, 1])).need.score).toBe(5)
})

it('[CAMO-01] [CMD-01] only while printed on the face-up side', () => {
  const target = { ...hidden, wounded: true }
  expect(shotOf(shoot(range(8, { qs: 'qs-es', target }), [1, 1, 1])).need.score).toBe(4)
})
