import { check, hasAskedThisTurn, isRefusal, type Played, perSide, scriptedChance, startLog } from '@tactic48/rules'
import { expect, test } from 'vitest'
import { held } from '../../rules/test/world/games.ts'
import { said } from '../../rules/test/world/logs.ts'
import type { Players } from '../src/game/savedGame.ts'
import { SEATS } from '../src/game/seats.ts'
import { isForGood, requestOf, requestTo } from '../src/game/takeBack.ts'
import { hobartMoves, playedOf, watchedCrossing } from './playPositions.ts'

const TOGETHER: Players = { blue: 'person', ember: 'person' }
const ALONE: Players = { blue: 'person', ember: 'opponent' }

/** Delgado has fired at Haller, who stood where he was; then the request, where one was made. */
function shot(takeBacks: boolean, ...more: readonly object[]): Played {
  const chance = scriptedChance([1, 1, 1, 1])
  const { spec } = playedOf(watchedCrossing({ takeBacks })).log
  const fire = { verb: 'fire', seat: SEATS.blue, figure: 'delgado', weapon: 'browning', target: 'haller' }
  const stand = { verb: 'reactTakeCover', seat: SEATS.ember, take: false }
  return said(held(startLog(spec, chance)), [fire, stand, ...more], chance)
}

const known = (played: Played, players: Players) => ({
  state: played.state,
  players,
  asked: perSide((side) => hasAskedThisTurn(played.log, side)),
})

const asked = [
  { verb: 'askUndo', seat: SEATS.blue, to: 0 },
  { verb: 'answerUndo', seat: SEATS.ember, accept: true },
]

test('[GEN-12] the opponent takes nothing back unless the game was started with take-backs', () => {
  expect(requestOf(known(shot(false), ALONE), 'blue')).toBe('never')
  expect(requestOf(known(shot(true), ALONE), 'blue')).toBe('granted')
})

test('[GEN-12] people at one table agree among themselves, whatever the game was started with', () => {
  expect(requestOf(known(shot(false), TOGETHER), 'blue')).toBe('people')
  expect(requestOf(known(shot(true), TOGETHER), 'blue')).toBe('people')
})

test('[GEN-12] one request per turn, granted or not', () => {
  expect(requestOf(known(shot(true, ...asked), ALONE), 'blue')).toBe('asked')
  expect(requestOf(known(shot(false, ...asked), TOGETHER), 'blue')).toBe('asked')
  expect(requestOf(known(shot(false, ...asked), TOGETHER), 'ember')).toBe('people')
})

test('[GEN-12] the opponent gives the whole command back, people their last step', () => {
  const { log } = shot(true)
  expect(requestTo(log, 'blue', 'granted')).toBe(0)
  expect(requestTo(log, 'blue', 'people')).toBe(1)
  expect(requestTo(log, 'blue', 'never')).toBeUndefined()
  expect(requestTo(log, 'blue', 'asked')).toBeUndefined()
})

test('[OF-03] what cannot be taken back is known before it is done: dice, fire drawn, nothing else', () => {
  const { state } = held(startLog(playedOf(watchedCrossing()).log.spec, scriptedChance([])))
  const forGood = (command: object): boolean => {
    const plan = check(state, { seat: SEATS.blue, ...command })
    if (isRefusal(plan)) throw new Error(`${plan.rule} ${plan.code}`)
    return isForGood(state, plan, 'blue')
  }
  expect(forGood({ verb: 'fire', figure: 'delgado', weapon: 'browning', target: 'haller' })).toBe(true)
  expect(forGood({ verb: 'takeCover', figure: 'delgado' })).toBe(false)
  expect(forGood({ verb: 'move', figure: 'pike', path: [{ x: 4000, y: 20_000 }] })).toBe(false)
  expect(forGood(hobartMoves([11.5, 15.6])), 'Lenz watches the place').toBe(true)
  expect(forGood({ verb: 'endTurn' })).toBe(true)
})
