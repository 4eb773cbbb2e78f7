import { figureId, knownFigure } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { u } from '../../rules/test/world/places.ts'
import { ember, type Scene, scene } from '../../rules/test/world/scene.ts'
import { pathsFor } from '../src/generator/paths.ts'
import { generate } from '../src/index.ts'
import { headway, progress, standpoint } from '../src/place.ts'
import { situationOf } from '../src/situation.ts'
import { said, wall } from './asked.ts'

const STANDS = { healthy: { move: undefined, moveFire: undefined } } as const

describe('who sees nobody', () => {
  it('[MOVE-07] comes upon an enemy who leans on a wall from another side', () => {
    const elements = [wall('long', 8, 13, 8, 1)]
    const game = scene({ men: { a: { at: [12, 6] }, e: { at: [12, 14.6], ...ember } }, elements })
    const rounds = [...pathsFor(game.state, game.figure('a'), u(4))].filter(({ left }) => left?.to === 'enemy')
    expect(rounds).toHaveLength(1)
    expect(rounds[0]?.left?.before).toBeGreaterThan(u(9))
  })

  it('[LOS-02] looks closely round corners from where he would see somebody; who sees one already does not', () => {
    const places = (width: number) => {
      const men: Scene['men'] = { a: { at: [12, 9], healthy: { moveFire: undefined } }, e: { at: [12, 15], ...ember } }
      const elements = width > 0 ? [wall('wide', 12 - width / 2, 11, width, 1)] : []
      const { state } = scene({ men, elements })
      return [...generate(state, 'blue')].filter(({ plan }) => plan.command.verb === 'move').length
    }
    const [open, behind, enclosed] = [places(0), places(3), places(20)]
    expect(behind).toBeGreaterThan(open + 5)
    expect(enclosed).toBeLessThanOrEqual(open)
  })

  it('[MOVE-02] sets out with a gun that is slow to carry as with another', () => {
    const stride = (move: number, elements: Scene['elements']) => {
      const men: Scene['men'] = { a: { at: [12, 4], healthy: { move } }, e: { at: [12, 20], ...ember } }
      const { state } = scene({ men, elements: elements ?? [] })
      const situation = situationOf(state, 'blue')
      const man = knownFigure(state, figureId('a'))
      return headway(situation, man, undefined, u(move), standpoint(situation, state, man))
    }
    const hidden = [wall('long', 4, 15, 16, 1)]
    expect(stride(2.5, hidden)).toBeCloseTo(stride(4, hidden))
    expect(stride(2.5, [])).toBeLessThan(stride(4, []))
  })

  it('[MOVE-01] does not step back from an enemy behind a wall for the range', () => {
    const game = scene({
      men: { a: { at: [12, 10] }, e: { at: [12, 14.6], ...ember } },
      elements: [wall('long', 8, 13, 8, 1)],
    })
    const situation = situationOf(game.state, 'blue')
    const back = { ...game.figure('a'), position: { x: u(12), y: u(6) } }
    expect(progress(situation, back)).toBeLessThanOrEqual(progress(situation, game.figure('a')))
  })

  it('[CMD-01] goes before his men only if he does not command them', () => {
    const elements = [wall('long', 0, 12, 20, 1)]
    const first = (command: number | undefined) => {
      const men: Scene['men'] = {
        a: { at: [12, 4], healthy: { command } },
        b: { at: [10, 3.9], ...STANDS },
        c: { at: [14, 3.9], ...STANDS },
        e: { at: [12, 20], ...ember, ...STANDS },
      }
      return said(scene({ men, elements })).verb
    }
    expect(first(undefined)).toBe('move')
    expect(first(1)).toBe('endTurn')
  })
})
