import { rectangleOutline } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import { elementId, figureId } from '../src/state/ids.ts'
import { at, piece } from './world/places.ts'
import { scene } from './world/scene.ts'

const WALL = piece('wall', rectangleOutline(9_000, 3_000, 6_000, 400))
const unarmed = { healthy: { h2h: 0 }, hurt: { h2h: 0 } } as const
const enemy = { side: 'ember', ...unarmed } as const

const touch = (what: object, path: readonly object[] = []) =>
  ({ verb: 'move', figure: figureId('a'), path, touch: what }) as const

describe('contact on purpose', () => {
  it('[GEN-06] [VICT-02] a movement that names the objective ends in contact with it and wins', () => {
    const game = scene({
      men: { a: { at: [12, 6] }, e: { at: [2, 20], side: 'ember' } },
      elements: [WALL, piece('own', rectangleOutline(11_000, 22_000, 2_000, 400))],
      mission: { blue: 'own', ember: 'wall' },
    })
    game.say(touch({ element: elementId('wall') }))
    expect(game.state.outcome).toEqual({ winner: 'blue', rule: 'VICT-02' })
    const [ended] = game.facts('objectiveTouched')
    expect(ended).toMatchObject({ figure: 'a', element: 'wall' })
  })

  it('[GEN-06] it ends at the first point in contact, not one point short and not one too far', () => {
    const game = scene({ men: { a: { at: [12, 6.3] }, e: { at: [2, 20], side: 'ember' } }, elements: [WALL] })
    game.say(touch({ element: elementId('wall') }, [at(13, 5.5)]))
    const { x, y } = game.figure('a').position
    const gap = y - 500 - 3_400
    expect(x).toBe(13_000)
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThanOrEqual(5)
    expect(game.rule(touch({ element: elementId('wall') }))).toBe('GEN-06')
  })

  it('[GEN-06] [H2H-01] [MOVE-05] an enemy is charged, a friend is met without overlapping', () => {
    const men = { a: { at: [5, 5], ...unarmed }, f: { at: [8, 5] }, e: { at: [5, 8], ...enemy } } as const
    const charge = scene({ men }).say(touch({ figure: figureId('e') }), [])
    expect(charge.facts('fightStarted')).toMatchObject([{ mover: 'a', opponent: 'e' }])
    const meet = scene({ men }).say(touch({ figure: figureId('f') }))
    const { x } = meet.figure('a').position
    expect(8_000 - 1_000 - x).toBeGreaterThanOrEqual(0)
    expect(8_000 - 1_000 - x).toBeLessThanOrEqual(5)
  })

  it('[GEN-06] [MOVE-01] [MOVE-07] [TURN-09] what cannot be touched is refused by its rule', () => {
    const men = { a: { at: [5, 5] }, far: { at: [20, 20] }, e: { at: [5, 20], ...enemy } } as const
    const game = scene({ men, elements: [WALL] })
    expect(game.rule(touch({ figure: figureId('nobody') }))).toBe('GEN-06')
    expect(game.rule(touch({ figure: figureId('a') }))).toBe('GEN-06')
    expect(game.rule(touch({ element: elementId('nothing') }))).toBe('GEN-06')
    expect(game.rule(touch({ figure: figureId('far') }))).toBe('MOVE-01')
    expect(game.rule({ ...touch({ figure: figureId('far') }), figure: figureId('e') })).toBe('TURN-09')
    expect(game.refusal({ ...touch({}) }).params).toEqual({ field: 'touch.figure' })
  })
})
