import { CC_EDITIONS, initiativeOfficers, QS_EDITIONS, topQuestion } from '@tactic48/rules'
import { expect, test } from 'vitest'
import { companyGame } from './companyGames.ts'
import { stateOf } from './playPositions.ts'

for (const qs of QS_EDITIONS)
  for (const cc of CC_EDITIONS)
    test(`a short company game under ${qs} with ${cc} waits for the first Action of blue`, () => {
      const state = stateOf(companyGame({ id: 'short', qs, cc, hands: { blue: ['us-airborne-geronimo'] } }))
      expect(state.rules.company?.edition).toBe(cc)
      expect(topQuestion(state)).toMatchObject({ kind: 'action', awaiting: ['blue'] })
      expect(initiativeOfficers(state, 'blue')).toHaveLength(1)
      expect(state.sides.blue.hand.cards).toHaveLength(1)
    })
