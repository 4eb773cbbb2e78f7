import { figureId, markerId } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { RIFLE } from '../../rules/test/world/cards.ts'
import { at } from '../../rules/test/world/places.ts'
import { scene } from '../../rules/test/world/scene.ts'
import { isSilent, situationOf } from '../src/situation.ts'
import { silenceValue } from '../src/suppressing.ts'

const AREA = { at: at(15, 5), radius: 2 }

/** `e` stands in an area of blue's Suppression Fire, or in what would be one, and has `a` in its sights. */
const field = (sfAffectsWhen: 'anyMoment' | 'enters', laid: boolean) => {
  const shooter = laid ? ({ standing: { kind: 'suppressionFire', marker: markerId('sf') } } as const) : {}
  return scene({
    options: { sfAffectsWhen },
    men: {
      a: { at: [5, 5], ...shooter },
      b: { at: [5, 7], ...shooter },
      e: { at: [15, 5], side: 'ember' },
      f: { at: [22, 20], side: 'ember' },
    },
    markers: laid
      ? [
          {
            kind: 'suppressionFire',
            id: markerId('sf'),
            side: 'blue',
            participants: ['a', 'b'].map((name) => ({ figure: figureId(name), weapon: RIFLE.id })),
            ...AREA,
            waiting: false,
          },
        ]
      : [],
  })
}

describe('who stands in an area of Suppression Fire', () => {
  it('[SF-04] will not attack, and is worth silencing', () => {
    const laid = field('anyMoment', true)
    expect(isSilent(laid.state, laid.figure('e'))).toBe(true)
    expect(isSilent(laid.state, laid.figure('f'))).toBe(false)
    expect(silenceValue(situationOf(field('anyMoment', false).state, 'blue'), AREA)).toBeGreaterThan(0)
  })

  it('[SF-04] attacks all the same where only entering suppresses, and nothing is won by the marker', () => {
    const laid = field('enters', true)
    expect(isSilent(laid.state, laid.figure('e'))).toBe(false)
    expect(silenceValue(situationOf(field('enters', false).state, 'blue'), AREA)).toBe(0)
  })
})
