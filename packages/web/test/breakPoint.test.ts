import { BATTLES, battleSpec } from '@tactic48/content/battles'
import { type GameState, isRefusal, seededChance, startLog } from '@tactic48/rules'
import { expect, test } from 'vitest'
import { SEATS } from '../src/game/seats.ts'
import { breakPointOf, lastRoundOf, lossStyle } from '../src/play/goal/breakPoint.ts'

function stateOf(id: string): GameState {
  const battle = BATTLES.find((one) => one.id === id)
  if (!battle) throw new Error(`no battle ${id}`)
  const begun = startLog(battleSpec(battle, { qs: 'qs-en', cc: 'cc-en' }, SEATS), seededChance(id))
  if (isRefusal(begun)) throw new Error(JSON.stringify(begun))
  return begun.state
}

test('[VICT-04] [VICT-05] the mark of a side stands where the battle is lost: at half, at the share that the enemy needs, or nowhere', () => {
  const runner = BATTLES.find(
    ({ goals }) => goals?.losses === 'ignore' && goals.sides.ember?.list[0]?.kind === 'eliminate',
  )
  if (!runner) throw new Error('no battle ignores losses')
  const state = stateOf(runner.id)
  const { total, breaks } = breakPointOf(state, 'blue')
  const [goal] = state.goals?.sides.ember?.list ?? []
  expect(goal?.kind === 'eliminate' && breaks).toBe(
    Math.ceil((total * (goal?.kind === 'eliminate' ? goal.share : 0)) / 100),
  )
  expect(breaks).toBeGreaterThan(Math.ceil(total / 2))
  const ember = breakPointOf(state, 'ember')
  expect(ember.breaks).toBeUndefined()
  expect(lossStyle(ember)['--breaks']).toBeGreaterThan(1)
  const half: GameState = { ...state, goals: undefined }
  expect(breakPointOf(half, 'ember').breaks).toBe(Math.ceil(ember.total / 2))
})

test('[HOUSE-20] [VICT-10] rounds are counted to the end of the battle, else to the last goal, else to the limit of the game', () => {
  const state = stateOf('meeting-engagement')
  const { goals, rules } = state
  if (!goals) throw new Error('no goals')
  expect(lastRoundOf(state)).toBe(goals.limit?.rounds)
  const { limit: _, ...unlimited } = goals
  expect(lastRoundOf({ goals: unlimited, rules })).toBe(6)
  expect(lastRoundOf({ goals: undefined, rules: { ...rules, turnLimit: 7 } })).toBe(7)
  expect(lastRoundOf({ goals: undefined, rules: { ...rules, turnLimit: null } })).toBeUndefined()
})
