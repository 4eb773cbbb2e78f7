import {
  armourOdds,
  barrageOdds,
  bombOdds,
  callOptions,
  cardId,
  carryPlan,
  commandNet,
  elementId,
  feintLimit,
  figureId,
  type GameState,
  initiativeOdds,
  knownFigure,
  orderPreview,
  pending,
  playable,
  radioOdds,
  shockTestOdds,
  treatmentOdds,
  view,
  weaponId,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { BLUE } from '../world/games.ts'
import { bunker } from '../world/places.ts'
import { ember, type Man, scene } from '../world/scene.ts'

const id = figureId
const GUN = { id: weaponId('gun'), type: 'gun', kind: 'heavy', maxShots: 2, short: 2, long: 2, h: 4 } as const

const MEN: { readonly [id: string]: Man } = {
  lt: { at: [4, 4], rank: 'lieutenant', healthy: { call: 1, takeInitiative: 1, feint: 1 } },
  op: { at: [5, 4], healthy: { contactHq: 2 } },
  medic: { at: [8, 8], healthy: { firstAid: 2 } },
  hurt: { at: [9, 8], wounded: true },
  down: { at: [8, 9], whereabouts: 'casualty' },
  gunner: { at: [12, 2], healthy: { weapons: [GUN] } },
  foe: { at: [20, 20], ...ember, rank: 'lieutenant', healthy: { takeInitiative: 2 } },
}

const position = (options: { readonly [name: string]: boolean } = { 'house.psychShock': true }) =>
  scene({
    cc: 'cc-en',
    options,
    men: MEN,
    elements: [bunker('turret', 10, 12, 4, 4, { armour: 8 })],
    edges: { blue: 'north', ember: 'south' },
  })

/** Every question that may be asked of a company game; none has dice to roll. */
const QUERIES: { readonly [name: string]: (state: GameState) => unknown } = {
  orderPreview: (state) =>
    orderPreview(state, { verb: 'giveOrder', seat: BLUE, figure: id('lt'), order: { kind: 'forward' } }),
  commandNet: (state) => commandNet(state, id('lt'), 'forward'),
  callOptions: (state) => callOptions(state, knownFigure(state, id('lt'))),
  radioOdds: (state) => radioOdds(state, knownFigure(state, id('op'))),
  barrageOdds: (state) =>
    barrageOdds(state, id('lt'), {
      profile: 'howitzer',
      ammo: 'he',
      target: { x: 20_000, y: 20_000 },
      line: undefined,
    }),
  bombOdds: (state) => bombOdds(state, id('lt'), { ammo: 'concussion', at: [{ x: 20_000, y: 20_000 }] }),
  initiativeOdds: (state) => initiativeOdds(state, 'ember'),
  treatmentOdds: (state) => treatmentOdds(state, id('medic'), id('hurt')),
  carryPlan: (state) => carryPlan(state, id('down')),
  armourOdds: (state) =>
    armourOdds(state, { figure: id('gunner'), weapon: GUN.id, target: { element: elementId('turret') } }),
  shockTestOdds: (state) => shockTestOdds(state, id('medic')),
  playable: (state) => playable(state, 'blue', cardId('dash')),
  feintLimit: (state) => feintLimit(state, 'blue'),
  pending,
}

describe('questions to a game', () => {
  it.each(Object.entries(QUERIES))(
    '[TURN-16] %s answers a view as it answers the game, and changes neither',
    (_, ask) => {
      const { state } = position()
      const seen = view(state, BLUE)
      const before = JSON.stringify([state, seen])
      const answer = ask(state)
      expect(answer).toBeDefined()
      expect(ask(seen)).toEqual(answer)
      expect(JSON.stringify([state, seen])).toBe(before)
    },
  )

  it.each([
    ['firstAid', 'hurt', 'firstAidGiven', 'healed'],
    ['checkCasualty', 'down', 'casualtyChecked', 'alive'],
  ] as const)(
    '[MEDIC-05] [EVAC-03] treatmentOdds of %s are those of all six faces, played',
    (verb, patient, fact, good) => {
      let made = 0
      for (let die = 1; die <= 6; die++) {
        const [event] = position().say({ verb, figure: 'medic', patient }, [die]).facts(fact)
        if ((event as { readonly [field: string]: unknown } | undefined)?.[good] === true) made++
      }
      const odds = treatmentOdds(position().state, id('medic'), id(patient), verb)
      expect(odds.success).toBeCloseTo(made / 6, 12)
      expect(odds.need.items.map(({ rule, value }) => [rule, value])).toEqual([
        [verb === 'firstAid' ? 'MEDIC-05' : 'EVAC-03', 4],
      ])
    },
  )
})
