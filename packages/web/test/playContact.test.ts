import type { Point } from '@tactic48/geometry'
import { figureId, isRefusal, knownFigure, play, scriptedChance, type Touch } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { SEATS } from '../src/game/seats.ts'
import { blankDraft } from '../src/interactions/actions.ts'
import { withinTouch } from '../src/interactions/contact.ts'
import { type DraftPart, filled } from '../src/interactions/draft.ts'
import { prospectOf } from '../src/interactions/prospect.ts'
import { at, atTheFarm, playedOf, stateOf } from './playPositions.ts'

const GAME = atTheFarm()
const STATE = stateOf(GAME)
const { elements } = STATE.table
const idOf = (look: string) => elements.find((element) => element.look === look)?.id
const FARM = idOf('building')
const RADIUS = 500

function planned(figure: string, goal: Point, more: DraftPart = {}) {
  const prospect = prospectOf(STATE, SEATS.blue, filled(blankDraft('move', figureId(figure)), { goal, ...more }))
  if (!prospect?.command) throw new Error('nothing is planned')
  return prospect
}

const touchOf = (figure: string, goal: Point, more?: DraftPart): Touch | undefined => {
  const { command } = planned(figure, goal, more)
  return command?.verb === 'move' || command?.verb === 'moveAndFire' ? command.touch : undefined
}

/** Of Hobart's base to the west wall of the farm. */
const farmAt = (gap: number): Point => ({ x: 25_400 - RADIUS - gap, y: 9_500 })

describe('contact by pointing', () => {
  test('[VICT-02] [GEN-06] who is sent into the objective ends in contact with it and wins', () => {
    const { command, plan, end } = planned('hobart', at([26.6, 9.5]))
    expect(command).toMatchObject({ verb: 'move', touch: { element: FARM } })
    expect(plan).toBeDefined()
    const played = play(playedOf(GAME), command, scriptedChance([]))
    if (isRefusal(played)) throw new Error(JSON.stringify(played))
    expect(played.state.outcome).toEqual({ winner: 'blue', rule: 'VICT-02' })
    expect(knownFigure(played.state, figureId('hobart')).position).toEqual(end)
  })

  test('[GEN-06] within 0.05 u of a wall it is touched, farther off it is not', () => {
    expect(touchOf('hobart', farmAt(10))).toEqual({ element: FARM })
    expect(touchOf('hobart', farmAt(50))).toEqual({ element: FARM })
    expect(touchOf('hobart', farmAt(51))).toBeUndefined()
  })

  test('[GEN-06] an enemy is touched from within 0.05 u, or stopped short of on request', () => {
    const near = { x: 12_600, y: 10_000 + 2 * RADIUS + 45 }
    expect(touchOf('marsh', near)).toEqual({ figure: 'lenz' })
    expect(planned('marsh', near).dangers).toMatchObject([{ kind: 'contact', opponents: ['lenz'] }])
    const short = planned('marsh', near, { contact: 'none' })
    expect(short.near).toEqual({ figure: 'lenz' })
    expect(short.dangers).toEqual([])
    expect(touchOf('marsh', near, { contact: 'none' })).toBeUndefined()
    expect(touchOf('marsh', { ...near, y: near.y + 10 })).toBeUndefined()
  })

  test('[GEN-06] [MOVE-05] a place that would overlap a friend ends beside him', () => {
    const { command, end, plan } = planned('hobart', { x: 23_200, y: 10_900 })
    expect(command).toMatchObject({ touch: { figure: 'pike' } })
    expect(plan).toBeDefined()
    expect(end?.y).toBeGreaterThan(10_590)
    expect(end?.y).toBeLessThanOrEqual(10_600)
  })

  test('[MOVE-07] ground that can be entered is entered, not stopped at', () => {
    const { end } = planned('marsh', at([14.4, 12.2]))
    expect(touchOf('marsh', at([14.4, 12.2]))).toBeUndefined()
    expect(end).toEqual(at([14.4, 12.2]))
  })

  test('[MOVE-01] what lies too far away is gone towards, without contact', () => {
    const far = planned('marsh', at([26.6, 9.5]))
    expect(far.command).not.toHaveProperty('touch')
    expect(far.plan).toBeDefined()
    expect(far.length).toBeLessThanOrEqual(far.stride)
  })

  test('[VICT-02] the keyboard goes to the objective first, then to enemies, then to what is nearest', () => {
    const hobart = knownFigure(STATE, figureId('hobart'))
    const order = withinTouch(STATE, hobart, 5_000)
    expect(order[0]).toEqual({ element: FARM })
    expect(order[1]).toEqual({ figure: 'pike' })
    expect(order).not.toContainEqual({ figure: 'hobart' })
    expect(order).not.toContainEqual({ figure: 'lenz' })
    const [first, second] = withinTouch(STATE, knownFigure(STATE, figureId('marsh')), 4_000)
    expect([first, second]).toEqual([{ figure: 'lenz' }, { element: idOf('crater') }])
  })
})
