import { check, feintLimit, isInReserve, isRefusal, seatOf, seededChance, topQuestion } from '@tactic48/rules'
import { expect, test } from 'vitest'
import { deploymentsFrom, nextDeployment } from '../src/play/deploy/formation.ts'
import { deployed, platoonsToDeploy, wholeLine } from './deployment.ts'

test('[SETUP-08] [SETUP-09] squads in formation are put down one man each in turn, together and in their zone', () => {
  const chance = seededChance('squads')
  const begun = platoonsToDeploy('cc-en', chance)
  const plans = { blue: wholeLine(begun, 'blue'), ember: wholeLine(begun, 'ember') }
  const after = deployed(begun, plans, chance)
  expect(after.state.figures.filter(isInReserve)).toEqual([])
  const order = after.log.entries.flatMap((entry) => (entry.entry === 'command' ? [entry.command] : []))
  expect(order).toHaveLength(plans.blue.length + plans.ember.length)
  const sides = order.map(({ seat }) => after.state.seats[seat])
  expect(sides.slice(0, 20).every((side, i) => side !== sides[i + 1])).toBe(true)
  for (const squad of ['1', '2', '3']) {
    const men = after.state.figures.filter(({ side, unit }) => side === 'blue' && unit.squad === squad)
    const xs = men.map(({ position }) => position.x)
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(12_000)
  }
})

test('[FEINT-01] [FEINT-02] after it the side whose leader can feint is asked, up to its limit', () => {
  const chance = seededChance('feint')
  const begun = platoonsToDeploy('cc-it', chance)
  const { state } = deployed(begun, { blue: wholeLine(begun, 'blue'), ember: wholeLine(begun, 'ember') }, chance)
  expect(topQuestion(state)).toMatchObject({ kind: 'feint', awaiting: ['blue'] })
  const limit = feintLimit(state, 'blue')
  expect(limit.unit).toBe('characters')
  const seat = seatOf(state, 'blue')
  const men = state.figures.filter(({ side }) => side === 'blue').slice(0, limit.limit + 1)
  const moves = men.map(({ id, position }) => ({ figure: id, at: position }))
  expect(check(state, { verb: 'feint', seat, moves })).toMatchObject({ rule: 'FEINT-02' })
  expect(isRefusal(check(state, { verb: 'feint', seat, moves: moves.slice(1) }))).toBe(false)
})

test('[SETUP-08] mass deployment is one list of commands, each side in turn, up to a side that has no plan', async () => {
  const begun = platoonsToDeploy('cc-en', seededChance('mass'))
  const plans = { blue: wholeLine(begun, 'blue'), ember: wholeLine(begun, 'ember').slice(0, 3) }
  const commands = await deploymentsFrom(begun.state, (state, side, seat) => nextDeployment(state, seat, plans[side]))
  const sides = commands.map(({ seat }) => begun.state.seats[seat])
  expect(sides.filter((side) => side === 'ember')).toHaveLength(3)
  expect(sides.every((side, i) => side !== sides[i + 1])).toBe(true)
  const [first] = topQuestion(begun.state)?.awaiting ?? []
  const none = await deploymentsFrom(begun.state, (_, side) => (side === first ? undefined : commands[0]))
  expect(none).toEqual([])
})
