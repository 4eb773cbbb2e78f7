import { isRefusal, type Played, type Refusal, SIDES, seatOf, storeLog, topQuestion } from '@tactic48/rules'
import { beforeEach, expect, test, vi } from 'vitest'
import { battle, readyForce } from '../../content/test/battles.ts'
import { HostedGame, MemoryKeeper, reopeningGame, seeded, startGame } from '../src/index.ts'
import { freshId } from './contract.ts'

/** What is built for a battlefield: its ground with all that sight asks, and the walkways, which try every point of a grid. */
const built = vi.hoisted(() => ({ grounds: 0, points: 0 }))

vi.mock('@tactic48/geometry', async (load) => {
  const geometry = await load<typeof import('@tactic48/geometry')>()
  const createGround: typeof geometry.createGround = (...given) => {
    built.grounds += 1
    return geometry.createGround(...given)
  }
  const standsFree: typeof geometry.standsFree = (...given) => {
    built.points += 1
    return geometry.standsFree(...given)
  }
  return { ...geometry, createGround, standsFree }
})

beforeEach(() => {
  Object.assign(built, { grounds: 0, points: 0 })
})

/** As they come from outside: nothing of the one is an object of the other. */
const agreed = () => {
  const forces = { blue: readyForce('us-airborne/strike').force, ember: readyForce('de-infantry/squad').force }
  return structuredClone(battle({ agreedAp: 36, forces, gameType: 'mission' }))
}

function opened(work: Generator<number, Played | Refusal>): Played {
  for (;;) {
    const { done, value } = work.next()
    if (!done) continue
    if (isRefusal(value)) throw new Error(JSON.stringify(value))
    return value
  }
}

/** A new game up to where both have named the objective that they guard. */
async function upToObjectives(): Promise<HostedGame> {
  const chanceFor = seeded('objectives')
  const played = startGame(agreed(), chanceFor(0))
  if (isRefusal(played)) throw new Error(JSON.stringify(played))
  const around = { keeper: new MemoryKeeper(), chanceFor, now: () => 0, freshId }
  const game = new HostedGame({ id: freshId(), log: played.log }, around)
  for (const side of SIDES) {
    expect(topQuestion(game.state)?.kind).toBe('objective')
    const seat = seatOf(game.state, side)
    if (!seat) throw new Error(`nobody sits on the side of ${side}`)
    let named = false
    for (const { id: element } of game.state.table.elements) {
      const command = { verb: 'nameObjective', seat, element }
      const [answer] = await game.submit({ seats: [seat] }, [{ id: freshId(), command }])
      named ||= answer?.answer === 'accepted'
      if (named) break
    }
    expect(named).toBe(true)
  }
  return game
}

test('[SETUP-13] ground and walkways are built for the first game on a battlefield, and for no other', async () => {
  const first = await upToObjectives()
  expect(built.grounds).toBe(1)
  expect(built.points).toBeGreaterThan(5000)
  Object.assign(built, { grounds: 0, points: 0 })
  const second = await upToObjectives()
  expect(built).toEqual({ grounds: 0, points: 0 })
  expect(second.state.table.elements).toBe(first.state.table.elements)
})

test('[GEN-12] a kept game is opened again without building its battlefield again', async () => {
  const first = await upToObjectives()
  Object.assign(built, { grounds: 0, points: 0 })
  const again = opened(reopeningGame(structuredClone(storeLog(first.log))))
  expect(again.state.table.elements).toBe(first.state.table.elements)
  expect(topQuestion(again.state)).toEqual(topQuestion(first.state))
  expect(built).toEqual({ grounds: 0, points: 0 })
})
