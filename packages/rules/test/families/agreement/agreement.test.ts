import { type Command, check, isRefusal, proposals } from '@tactic48/rules'
import { describe, expect, it, test } from 'vitest'
import { asked, endTurn } from '../../world/commands.ts'
import { act, BLUE, EMBER, opened, prepared, refusal, refusalOf, refused, types } from '../../world/games.ts'
import { asking, atSetup, POSITION, seats } from '../../world/moments.ts'

describe('the end by agreement', () => {
  test('[VICT-10] either side may resign at any question', () => {
    const state = opened(prepared())
    expect(act(state, { verb: 'resign', seat: BLUE }).state.outcome).toEqual({ winner: 'ember', rule: 'VICT-10' })
    expect(act(state, { verb: 'resign', seat: EMBER }).state.outcome).toEqual({ winner: 'blue', rule: 'VICT-10' })
  })

  test('[VICT-10] a draw is offered once a turn and may be declined or taken', () => {
    const offered = act(opened(prepared()), { verb: 'offerDraw', seat: BLUE }).state
    expect(asked(offered)).toEqual(['draw', 'ember'])
    expect(refusal(offered, { verb: 'offerDraw', seat: EMBER })).toBe('TURN-16 notNow')
    expect(act(offered, { verb: 'answerDraw', seat: EMBER, accept: true }).state.outcome).toEqual({ rule: 'VICT-10' })
    const declined = act(offered, { verb: 'answerDraw', seat: EMBER, accept: false }).state
    expect(asked(declined)).toEqual(['action', 'blue'])
    expect(refusal(declined, { verb: 'offerDraw', seat: BLUE })).toBe('VICT-10 oneOfferATurn')
    const next = act(declined, endTurn(BLUE)).state
    expect(asked(act(next, { verb: 'offerDraw', seat: BLUE }).state)).toEqual(['draw', 'ember'])
  })
})

describe('refused offers and requests', () => {
  it('[VICT-10] a draw is offered in play, once a turn, and not while another offer is open', () => {
    const offer: Command = { verb: 'offerDraw', seat: BLUE }
    expect(refusalOf(atSetup(), offer)).toEqual(refused('VICT-10', 'notInPlay'))
    const notNow = (question: string) => refused('TURN-16', 'notNow', { verb: 'offerDraw', question })
    const draw = asking(POSITION, { kind: 'draw', awaiting: ['ember'], by: 'blue' })
    expect(refusalOf(draw, offer)).toEqual(notNow('draw'))
    const undo = asking(POSITION, { kind: 'undo', awaiting: ['ember'], by: 'blue', to: 0 })
    expect(refusalOf(undo, offer)).toEqual(notNow('undo'))
    const { blue, ember } = POSITION.sides
    const offered = { ...POSITION, sides: { blue: { ...blue, offeredDraw: true }, ember } }
    expect(refusalOf(offered, offer)).toEqual(refused('VICT-10', 'oneOfferATurn'))
    expect(isRefusal(check(offered, { verb: 'offerDraw', seat: EMBER }))).toBe(false)
    expect(refusalOf({ ...POSITION, stack: [] }, offer)).toEqual(refused('TURN-16', 'nothingAsked'))
  })

  it('[TURN-16] taking back is asked once a turn, and not while a request or an offer is open', () => {
    const ask: Command = { verb: 'askUndo', seat: BLUE, to: 0 }
    const notNow = (question: string) => refused('TURN-16', 'notNow', { verb: 'askUndo', question })
    const draw = asking(POSITION, { kind: 'draw', awaiting: ['ember'], by: 'blue' })
    expect(refusalOf(draw, ask)).toEqual(notNow('draw'))
    const undo = asking(POSITION, { kind: 'undo', awaiting: ['ember'], by: 'blue', to: 0 })
    expect(refusalOf(undo, ask)).toEqual(notNow('undo'))
    expect(refusalOf({ ...POSITION, stack: [] }, ask)).toEqual(refused('TURN-16', 'nothingAsked'))
    const { blue, ember } = POSITION.sides
    const asked = { ...POSITION, sides: { blue: { ...blue, askedUndo: true }, ember } }
    expect(refusalOf(asked, ask)).toEqual(refused('UNDO', 'oneRequestATurn'))
    expect(isRefusal(check(asked, { ...ask, seat: EMBER }))).toBe(false)
  })
})

describe('an accepted draw', () => {
  it('[VICT-10] an accepted draw ends the game for both', () => {
    const state = asking(POSITION, { kind: 'draw', awaiting: ['ember'], by: 'blue' })
    const step = act(state, { verb: 'answerDraw', seat: EMBER, accept: true })
    expect(step.state.outcome).toEqual({ rule: 'VICT-10' })
    expect(types(step.events)).not.toContain('drawDeclined')
  })
})

describe('what may always be said', () => {
  it('[VICT-10] the side that is asked may resign or offer a draw', () => {
    const offers = [...proposals(POSITION, 'blue')].filter(({ verb }) => verb === 'resign' || verb === 'offerDraw')
    expect(offers).toEqual([
      { verb: 'resign', seat: seats.blue },
      { verb: 'offerDraw', seat: seats.blue },
    ])
  })
})
