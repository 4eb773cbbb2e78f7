import { afterEach, expect, test } from 'vitest'
import { useDraft } from '../src/setup/draft.ts'
import { whyNotBegin } from '../src/setup/specOf.ts'

const fresh = useDraft.getState()
afterEach(() => useDraft.setState(fresh))

test('[HOUSE-11] a game that an option forbids names the option, and no other', () => {
  useDraft.getState().setScale('squad')
  useDraft.getState().setRules({ company: 'cc-en' })
  expect(whyNotBegin(useDraft.getState(), [])).toBeUndefined()
  useDraft.getState().setOption('house.upgrades', false)
  useDraft.getState().setOption('house.manning', false)
  expect(whyNotBegin(useDraft.getState(), [])).toMatchObject({
    refusal: { rule: 'HOUSE-11', code: 'upgradesOff' },
    behind: ['house.upgrades'],
  })
})

test('[SETUP-01] a force that is too large is the fault of no option that nobody changed', () => {
  useDraft.getState().set({ agreedAp: 5 })
  expect(whyNotBegin(useDraft.getState(), [])).toMatchObject({ refusal: { code: 'tooLarge' }, behind: [] })
})
