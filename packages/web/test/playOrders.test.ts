import { figureId, type OrderPreview, orderPreview } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { SEATS } from '../src/game/seats.ts'
import { blankDraft } from '../src/interactions/actions.ts'
import { type Draft, filled } from '../src/interactions/draft.ts'
import { next } from '../src/interactions/next.ts'
import {
  ambushesOf,
  branchesOf,
  carrying,
  frontOf,
  isPlain,
  joined,
  judgedKinds,
  marching,
  NO_CHOICES,
  toggledStay,
  unitsFor,
} from '../src/play/order/ordering.ts'
import { spreadPlatoon } from './orderScenes.ts'
import { at, stateOf } from './playPositions.ts'
import { situationOn } from './situations.ts'

const STATE = stateOf(spreadPlatoon({ id: 'orders' }))
const LEAD = figureId('b-lead')
const by = { verb: 'giveOrder', seat: SEATS.blue, figure: LEAD } as const

function told(order: Parameters<typeof orderPreview>[1] & object): OrderPreview {
  const preview = orderPreview(STATE, order)
  if (!preview) throw new Error('no order')
  return preview
}
const toward = told({ ...by, order: { kind: 'moveToward', at: at([9, 12]) } })
const man = (id: string) => {
  const found = toward.men.find(({ figure }) => figure === id)
  if (!found) throw new Error(`nobody is called ${id}`)
  return found
}
const P = figureId('b1-gunner')

describe('an order as it is drawn', () => {
  test('[ORDER-08] every leader stands with those who hear it through him, the officer first', () => {
    const branches = branchesOf(toward).map(({ leader, men }) => [leader, men.map(({ figure }) => figure).sort()])
    expect(branches).toEqual([
      ['b-lead', ['b-medic', 'b-radio', 'b1-nco', 'b1-smg', 'b2-gunner', 'b2-nco']],
      ['b1-nco', ['b1-gunner', 'b1-rifle']],
      ['b2-nco', ['b2-carbine', 'b2-rifle']],
    ])
  })

  test('[OF-03] a marker is told once, with all whom it watches and who comes into it first', () => {
    const [ambush, ...others] = ambushesOf(toward.men)
    expect(others).toEqual([])
    expect(ambush).toMatchObject({ shooter: 'e1-nco', men: ['b1-nco', 'b-medic', 'b1-gunner'] })
    expect(ambushesOf(told({ ...by, order: { kind: 'fallBack' } }).men)).toEqual([])
  })

  test('[ORDER-11] the line keeps its width when all go forward, and shrinks toward a flag', () => {
    const forward = frontOf(told({ ...by, order: { kind: 'forward' } }).men)
    expect(forward?.after).toBeCloseTo(forward?.before ?? 0, 6)
    const front = frontOf(toward.men)
    expect(front && front.after < front.before).toBe(true)
    expect(frontOf([])).toBeUndefined()
  })

  test('[ORDER-16] a kind that the officer cannot order now has its reason', () => {
    const figures = STATE.figures.map((one) =>
      one.id === LEAD ? { ...one, counters: { ...one.counters, suppressed: true } } : one,
    )
    const held = { ...STATE, figures }
    const officer = figures.find(({ id }) => id === LEAD)
    const kinds = officer ? judgedKinds(held, SEATS.blue, officer) : []
    expect(kinds.flatMap(({ kind, refusal }) => (refusal ? [[kind, refusal.rule]] : []))).toEqual([
      ['fireAt', 'ORDER-16'],
      ['fireAtWill', 'ORDER-16'],
    ])
  })

  test('[ORDER-07] companies are offered where an order speaks to one of them only', () => {
    const other = { 'b-radio': { unit: { company: '2', platoon: '1' } } }
    const unitsIn = (cc: 'cc-en' | 'cc-it') => {
      const state = stateOf(spreadPlatoon({ id: 'units', cc, more: other }))
      const officer = state.figures.find(({ id }) => id === LEAD)
      return officer && unitsFor(state, officer)
    }
    expect(unitsIn('cc-en')).toEqual(['1', '2'])
    expect(unitsIn('cc-it')).toEqual([])
  })
})

describe('what is chosen for an order', () => {
  test('[ORDER-06] who is halted is named nowhere else, and obeys again at a second touch', () => {
    const busy = {
      ...marching(NO_CHOICES, toward.recipients, P, 0),
      carries: [{ figure: P, casualty: figureId('x') }],
      leaves: [P],
    }
    const halted = toggledStay(busy, man('b1-gunner'))
    expect(halted).toMatchObject({ halts: [P], carries: [], leaves: [] })
    expect(halted.sequence).not.toContain(P)
    expect(toggledStay(halted, { ...man('b1-gunner'), stays: 'halted' }).halts).toEqual([])
  })

  test('[ORDER-05] who may refuse is not paid for', () => {
    expect(toggledStay(NO_CHOICES, { figure: P, mayRefuse: true })).toMatchObject({ halts: [], refuses: [P] })
  })

  test('[ORDER-10] a man is moved within the order of march, never out of it', () => {
    const [a, b, c] = ['a', 'b', 'c'].map(figureId) as [typeof P, typeof P, typeof P]
    expect(marching(NO_CHOICES, [a, b, c], c, 0).sequence).toEqual([c, a, b])
    expect(marching(NO_CHOICES, [a, b, c], a, 99).sequence).toEqual([b, c, a])
    expect(marching(NO_CHOICES, [a, b, c], a, -1).sequence).toEqual([a, b, c])
  })

  test('[ORDER-09] [ORDER-20] all of it can be taken back, one step before the goal', () => {
    const chosen = carrying(joined(NO_CHOICES, LEAD, true), P, { figure: P, casualty: figureId('x') })
    expect(isPlain(chosen)).toBe(false)
    expect(isPlain(joined(carrying(chosen, P, undefined), LEAD, false))).toBe(true)
    const part = { order: 'moveToward', goal: at([9, 12]), fixed: true, choices: chosen } as const
    let draft: Draft | undefined = filled(blankDraft('giveOrder', LEAD), part)
    const steps = Array.from({ length: 4 }, () => {
      const outcome = draft && next(draft, { kind: 'back' }, situationOn(STATE))
      draft = outcome && 'draft' in outcome ? outcome.draft : undefined
      return draft?.verb === 'giveOrder' && [isPlain(draft.choices), draft.goal !== undefined, draft.order]
    })
    expect(steps).toEqual([[true, true, 'moveToward'], [true, false, 'moveToward'], [true, false, undefined], false])
  })
})
