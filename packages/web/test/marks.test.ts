import type { GameEvent } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { fire, moveTo } from '../../rules/test/world/commands.ts'
import { BLUE, man, opened, prepared } from '../../rules/test/world/games.ts'
import { begin, run } from '../../rules/test/world/logs.ts'
import { type Mark, marksOf } from '../src/stage/marks.ts'

const SPEC = prepared({ figures: [man('a', 'blue', 4, 4), man('b', 'blue', 9, 4), man('x', 'ember', 4, 8)] })

function marksAfter(command: unknown, ...dice: readonly number[]): readonly Mark[] {
  const begun = begin(SPEC)
  const [entry] = run(begun, [command], ...dice).log.entries
  if (entry?.entry !== 'command') throw new Error('no entry')
  return marksOf(begun.state, entry.events)
}

describe('what the eye sees of a command', () => {
  test('[MOVE-01] the path of a Move, from where it began to where it ended', () => {
    const [walk, ...more] = marksAfter(moveTo(BLUE, 'b', 9, 6))
    expect(more).toEqual([])
    expect(walk).toMatchObject({ kind: 'walk', side: 'blue' })
    if (walk?.kind !== 'walk') throw new Error('no walk')
    expect(walk.points[0]).toEqual({ x: 9000, y: 4000 })
    expect(walk.points.at(-1)).toEqual({ x: 9000, y: 6000 })
  })

  test('[FIRE-09] a shot from the shooter to the target, and whether it hit', () => {
    const shot = { kind: 'shot', from: { x: 4000, y: 4000 }, to: { x: 4000, y: 8000 } }
    expect(marksAfter(fire(BLUE, 'a', 'x'), 5, 1, 1)).toContainEqual({ ...shot, hit: true })
    expect(marksAfter(fire(BLUE, 'a', 'x'), 1, 1, 1)).toContainEqual({ ...shot, hit: false })
  })

  test('[GREN-07] a blast as wide as its area, measured from the marker’s edge', () => {
    const state = opened(SPEC)
    const burst: GameEvent = {
      type: 'grenadeBurst',
      at: { x: 4000, y: 8000 },
      radius: 2,
      caught: [],
      safe: [],
      dice: [],
      wounds: 0,
    }
    expect(marksOf(state, [burst])).toEqual([
      { kind: 'blast', at: { x: 4000, y: 8000 }, radius: 2000 + Math.round(state.rules.markerRadius * 1000) },
    ])
  })
})
