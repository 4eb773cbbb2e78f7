import { cardOf, replayLog } from '@tactic48/rules'
import { expect, test } from 'vitest'
import { held } from '../../rules/test/world/games.ts'
import { labelsOf } from '../src/prose/labels.ts'
import { companyGame } from './companyGames.ts'

test('every figure of both sides has a label of its own: nameless men by role and number', () => {
  const state = held(replayLog(companyGame({ id: 'labels' }).log))
  const figures = state.figures.map((figure) => ({ ...figure, name: cardOf(state, figure).role }))
  const labels = [...labelsOf({ ...state, figures }, (role) => role).values()]
  expect(new Set(labels).size).toBe(figures.length)
  expect(labels.filter((label) => !/^\w+ \d+$/.test(label))).toEqual([])
})
