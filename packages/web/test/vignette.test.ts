import { SHOWCASE } from '@tactic48/content/showcase'
import { seededChance, startLog } from '@tactic48/rules'
import { expect, test } from 'vitest'
import { boardOf } from '../src/boardModel/boardOf.ts'
import file from '../src/front/battle.gen.json' with { type: 'json' }
import { momentsOf, type RecordedBattle } from '../src/front/liveBattle.ts'
import { openVignette, playedVignette, vignetteSpec } from '../src/front/vignette.ts'
import { recordedBattle } from './frontBattle.ts'

const written: unknown = file
const RECORDED = written as RecordedBattle
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('[GEN-01] the battle behind the front page would be read as it stands', () => {
  expect(startLog(vignetteSpec(SHOWCASE), seededChance('vignette'))).toEqual(openVignette(SHOWCASE))
})

test('[GEN-01] the battle behind the front page is a game by the rules; `npm run showcase` writes it again', () => {
  expect(RECORDED).toEqual(plain(recordedBattle(RECORDED.commands)))
  expect(RECORDED.moments.flatMap(({ beats }) => beats).filter(({ shot }) => shot).length).toBeGreaterThan(5)
})

test('[GEN-01] every board of the front page is that of the game that a visitor takes over', () => {
  const moments = momentsOf(RECORDED)
  expect(moments).toHaveLength(RECORDED.commands.length + 1)
  for (const [i, { turn, board }] of moments.entries()) {
    const { state } = playedVignette(SHOWCASE, RECORDED.commands.slice(0, i))
    expect([turn, board], `after ${i}`).toEqual([state.turn.number, plain(boardOf(state))])
  }
})
