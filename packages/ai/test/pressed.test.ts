import { rectangleOutline } from '@tactic48/geometry'
import { elementId, figureId, type Goals, knownFigure } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { piece, u } from '../../rules/test/world/places.ts'
import { scene } from '../../rules/test/world/scene.ts'
import { DECIDES, errandOf } from '../src/errand.ts'
import { progress } from '../src/place.ts'
import { situationOf } from '../src/situation.ts'

const EDGES = { blue: 'south', ember: 'north' } as const
const HOUSE = piece('house', rectangleOutline(u(10), u(2), u(4), u(3)))

const rush = (winner: 'blue' | 'ember'): Goals => ({
  sides: { blue: { needs: 'any', list: [{ kind: 'touch', element: elementId('house') }] } },
  losses: 'ignore',
  limit: { rounds: 4, winner },
})

const field = (winner?: 'blue' | 'ember') =>
  scene({
    cc: 'cc-en',
    edges: EDGES,
    elements: [HOUSE],
    men: {
      rifle: { at: [12, 22] },
      medic: { at: [13.5, 23], healthy: { firstAid: 2 } },
      foe: { at: [12, 1], side: 'ember' },
    },
    ...(winner && { goals: rush(winner) }),
  }).state

describe('who must come', () => {
  it('[HOUSE-20] the side that loses when time runs out sets out earlier than one that wins by it', () => {
    const pullOf = (winner: 'blue' | 'ember'): number => {
      const state = field(winner)
      return errandOf(state, knownFigure(state, figureId('rifle')))?.pull ?? 0
    }
    expect(pullOf('ember')).toBeGreaterThan(pullOf('blue'))
  })

  it('[HOUSE-20] who is to break what the other side holds sets out before its last rounds', () => {
    const { state } = scene({
      cc: 'cc-en',
      edges: EDGES,
      elements: [HOUSE],
      men: { rifle: { at: [12, 23] }, foe: { at: [12, 5.6], side: 'ember' } },
      goals: {
        sides: { ember: { needs: 'any', list: [{ kind: 'hold', element: elementId('house'), until: 4 }] } },
        losses: 'ignore',
        limit: { rounds: 4, winner: 'draw' },
      },
    })
    expect(errandOf(state, knownFigure(state, figureId('rifle')))?.pull).toBeGreaterThan(0.5)
  })

  it('[HOUSE-20] a side that loses when time runs out minds danger less and less', () => {
    const late = (winner: 'blue' | 'ember') => {
      const state = field(winner)
      return situationOf({ ...state, turn: { ...state.turn, number: 9 } }, 'blue').caution
    }
    expect(late('blue')).toBe(1)
    expect(late('ember')).toBeLessThan(0.8)
  })

  it('[HOUSE-20] those who fight rush; a medic who is nearer takes nobody’s place', () => {
    const { state } = scene({
      cc: 'cc-en',
      edges: EDGES,
      elements: [HOUSE],
      men: {
        lieutenant: { at: [10, 16], rank: 'lieutenant' },
        medic: { at: [12, 16], healthy: { firstAid: 2 } },
        radio: { at: [14, 16], healthy: { contactHq: 1 } },
        first: { at: [8, 20] },
        second: { at: [10, 20] },
        third: { at: [12, 20] },
        fourth: { at: [14, 20] },
        fifth: { at: [16, 23] },
        foe: { at: [12, 1], side: 'ember' },
      },
      goals: rush('ember'),
    })
    const rushes = (id: string): boolean => {
      return (errandOf(state, knownFigure(state, figureId(id)))?.worth ?? 0) >= DECIDES
    }
    expect(['lieutenant', 'medic', 'radio', 'first', 'second', 'third', 'fourth', 'fifth'].filter(rushes)).toEqual([
      'first',
      'second',
      'third',
      'fourth',
    ])
  })

  it('[TURN-04] tokens are worth less in the last round of a battle: nothing is left to save them for', () => {
    const state = field('ember')
    const worth = (number: number): number => situationOf({ ...state, turn: { ...state.turn, number } }, 'blue').token
    expect(worth(7)).toBeLessThan(worth(5) / 2)
  })

  it('[MEDIC-02] a medic follows those who fight, and is not drawn to the enemy', () => {
    const state = field()
    const situation = situationOf(state, 'blue')
    const gained = (id: string, y: number): number => {
      const figure = knownFigure(state, figureId(id))
      return (
        progress(situation, { ...figure, position: { x: figure.position.x, y: u(y) } }) - progress(situation, figure)
      )
    }
    expect(gained('rifle', 18)).toBeGreaterThan(0)
    expect(gained('medic', 16)).toBeLessThan(0)
  })
})
