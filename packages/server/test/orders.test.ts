import { type StandingOrder, standingOrders } from '@tactic48/protocol'
import { engine, type GameState, markerId, topQuestion, view } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { act, BLUE, EMBER, man, opened, prepared } from '../../rules/test/world/games.ts'
import { answerOf } from '../src/games/orders.ts'

const CROSSING = prepared({
  figures: [man('a', 'blue', 4, 4), man('x', 'ember', 4, 12)],
})

/** Blue is asked whether he shoots at x, who crosses his area. */
function offered(): GameState {
  const watched = act(opened(CROSSING), {
    verb: 'placeOpportunityFire',
    seat: BLUE,
    figure: 'a' as never,
    weapon: 'rifle' as never,
    at: { x: 4000, y: 8000 },
  }).state
  const ended = act(watched, { verb: 'endTurn', seat: BLUE }).state
  return act(ended, { verb: 'move', seat: EMBER, figure: 'x' as never, path: [{ x: 4000, y: 9000 }] }).state
}

const shoots = (least: number, part: object = {}): StandingOrder =>
  ({ asked: 'opportunityFire', least, do: 'shoot', otherwise: 'hold', ...part }) as StandingOrder

describe('[OF-04] standing orders answer an offer to shoot', () => {
  const state = offered()
  const question = topQuestion(state)
  const seen = view(state, BLUE)
  if (question?.kind !== 'opportunityFire') throw new Error(`asked: ${question?.kind}`)
  const [offer] = question.offers

  test('shoots where the odds are good enough, and holds where they are not', () => {
    expect(answerOf([shoots(0)], seen, { seat: BLUE, engine })?.command).toEqual({
      verb: 'opportunityShot',
      seat: BLUE,
      marker: offer?.marker,
      target: offer?.target,
    })
    expect(answerOf([shoots(1)], seen, { seat: BLUE, engine })?.command).toEqual({ verb: 'holdFire', seat: BLUE })
  })

  test('the first order that speaks of this marker decides', () => {
    const other = shoots(0, { marker: markerId('another') })
    expect(answerOf([other], seen, { seat: BLUE, engine })).toBeUndefined()
    expect(answerOf([shoots(1, { marker: offer?.marker }), shoots(0)], seen, { seat: BLUE, engine })?.command).toEqual({
      verb: 'holdFire',
      seat: BLUE,
    })
  })

  test('no order, no answer; an order without its otherwise is none', () => {
    expect(answerOf([], seen, { seat: BLUE, engine })).toBeUndefined()
    expect(standingOrders.safeParse([{ asked: 'opportunityFire', least: 0.5, do: 'shoot' }]).success).toBe(false)
    expect(standingOrders.safeParse([shoots(2)]).success).toBe(false)
    expect(standingOrders.safeParse([shoots(0.5)]).success).toBe(true)
  })
})
