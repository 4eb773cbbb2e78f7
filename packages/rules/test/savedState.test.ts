import { isRefusal, restoreState, saveState, seededChance } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { savedFiles } from './golden/files.ts'
import { mutated, playOn } from './support/mutation.ts'

const states = savedFiles.filter(({ kind }) => kind === 'state').map(({ text }) => text)

const file = (value: unknown): string => JSON.stringify({ tactic48: 'state', version: 2, value })

describe('a saved state from outside', () => {
  test('[GEN-12] one that play has brought about is restored to the same bytes', () => {
    for (const text of states) {
      const state = restoreState(text)
      expect(isRefusal(state) ? state : saveState(state)).toBe(text)
    }
  })

  test('[GEN-12] of 300 changed states each is refused by name or can be played', () => {
    const chance = seededChance('states')
    let refused = 0
    for (let i = 0; i < 300; i++) {
      const { value: whole } = JSON.parse(states[i % states.length] ?? '') as { readonly value: object }
      const { rules, cards, ...rest } = whole as { readonly rules: unknown; readonly cards: unknown }
      const { value, at } = mutated(chance, rest)
      const state = restoreState(file({ rules, cards, ...(value as object) }))
      if (isRefusal(state)) {
        refused += 1
        expect([at, Object.hasOwn(state.params, 'field')]).toEqual([at, true])
      } else expect([at, playOn(state, seededChance(`${i}`), 2)]).toEqual([at, undefined])
    }
    expect(refused).toBeGreaterThan(200)
  })
})
