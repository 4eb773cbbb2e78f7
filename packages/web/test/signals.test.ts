import { check, figureId, isRefusal, pending, topQuestion } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { smokeSprite } from '../src/board/smokeSprite.ts'
import { countdownAt, countdownsOf, turnOf } from '../src/boardModel/countdowns.ts'
import { SEATS } from '../src/game/seats.ts'
import { blankDraft } from '../src/interactions/actions.ts'
import { type DraftPart, filled } from '../src/interactions/draft.ts'
import { prospectOf } from '../src/interactions/prospect.ts'
import { stateOf } from './playPositions.ts'
import { atTheRadio, chosen, merrimanCalls, onTheWay } from './signalPositions.ts'

describe('countdowns', () => {
  const state = stateOf(onTheWay())

  test('[CALL-06] are told by the number of the turn with which they end', () => {
    expect([1, 2, 3].map((due) => turnOf(state, 'blue', due))).toEqual([7, 9, 11])
    expect([1, 2].map((due) => turnOf(state, 'ember', due))).toEqual([6, 8])
  })

  test('[HOUSE-04] clouds of a side that lift together are one entry, all others have their own', () => {
    const list = countdownsOf(pending(state))
    expect(list.map(({ first, ids }) => [first.kind, first.side, first.due, ids.length])).toEqual([
      ['arrival', 'ember', 1, 1],
      ['smoke', 'ember', 1, 1],
      ['smoke', 'blue', 2, 2],
      ['arrival', 'blue', 3, 1],
    ])
  })

  test('[SUPP-01] lie where the fire is aimed', () => {
    const [fire] = pending(state).filter(({ side, kind }) => side === 'blue' && kind === 'arrival')
    expect(fire && countdownAt(state, fire)).toEqual({ x: 25_000, y: 7500 })
  })
})

describe('a cloud', () => {
  test('looks the same on every visit', () => {
    expect(smokeSprite('c1')).toBe(smokeSprite('c1'))
    expect(smokeSprite('c1')).toContain('data:image/svg+xml')
  })
})

describe('a call', () => {
  const wanted = (cc: 'cc-en' | 'cc-it', part: DraftPart) => {
    const state = stateOf(atTheRadio({ cc }))
    return prospectOf(state, SEATS.blue, filled(blankDraft('call', figureId('merriman')), part))?.command
  }

  test('[CALL-05] is made without its kind where that may be chosen after the dice', () => {
    expect(wanted('cc-en', {})).toEqual({ verb: 'call', seat: SEATS.blue, figure: 'merriman' })
  })

  test('[CALL-05] waits for its kind where the opponent would choose it', () => {
    expect(wanted('cc-it', {})).toBeUndefined()
    expect(wanted('cc-it', { callKind: 'supportFire' })).toMatchObject({ kind: 'supportFire' })
  })

  test('[SUPP-01] that is answered asks for a marker, and none may lie near the own men', () => {
    const state = stateOf(atTheRadio({ commands: [merrimanCalls(), chosen('supportFire')], dice: [6, 3] }))
    expect(topQuestion(state)?.kind).toBe('support')
    const place = { verb: 'placeSupport', seat: SEATS.blue, profile: 'howitzer', ammo: 'he' }
    expect(isRefusal(check(state, { ...place, at: { x: 25_000, y: 7000 } }))).toBe(false)
    expect(check(state, { ...place, at: { x: 25_000, y: 30_000 } })).toMatchObject({ code: 'tooNearFriend' })
  })
})
