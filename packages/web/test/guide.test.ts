import { beginStep, stepOf } from '@tactic48/content/lesson'
import { figureId, type GameState } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { pointersFor } from '../src/play/guide/pointers.ts'

function tableOf(id: string): GameState {
  const step = stepOf(id)
  if (!step) throw new Error(`no step ${id}`)
  return beginStep(step, { qs: 'qs-en' }).state
}

describe('[LOS-14] pointers for a first game', () => {
  test('who can shoot, with the best target; who can be hit where he stands', () => {
    const { shots, dangers, keeps } = pointersFor(tableOf('fire'), 'blue')
    expect(shots.map(({ shooter, target }) => [shooter, target])).toEqual([
      [figureId('hobart'), figureId('brandt')],
      [figureId('marsh'), figureId('brandt')],
    ])
    expect(dangers.map(({ target }) => target).sort()).toEqual([figureId('hobart'), figureId('marsh')])
    expect(keeps).toBe(false)
  })

  test('who has spent his tokens has no shot, and the last one is worth keeping', () => {
    const table = tableOf('fire')
    const withTokens = (tokens: number): GameState => ({
      ...table,
      sides: { ...table.sides, blue: { ...table.sides.blue, tokens } },
    })
    expect(pointersFor(withTokens(0), 'blue').shots).toEqual([])
    expect(pointersFor(withTokens(1), 'blue').keeps).toBe(true)
  })
})
