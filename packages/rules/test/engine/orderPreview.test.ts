import {
  type CcEdition,
  type CommandOf,
  commandNet,
  figureId,
  type OrderPreview,
  orderPreview,
  weaponId,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { BLUE } from '../world/games.ts'
import { at } from '../world/places.ts'
import { ember, type Game, type Man, scene } from '../world/scene.ts'

type Given = CommandOf<'giveOrder'>['order']

const given = (order: Given, unit?: string): CommandOf<'giveOrder'> => ({
  verb: 'giveOrder',
  seat: BLUE,
  figure: figureId('Lt'),
  order,
  ...(unit !== undefined && { unit }),
})

function preview(game: Game, order: Given, unit?: string): OrderPreview {
  const told = orderPreview(game.state, given(order, unit))
  if (!told) throw new Error('no officer')
  return told
}

const of = (told: OrderPreview, id: string) => told.men.find(({ figure }) => figure === id)
const company = { unit: { company: 'A' } }
const lieutenant: Man = { at: [4, 12], rank: 'lieutenant', ...company }

describe('orderPreview', () => {
  it('[ORDER-08] names the leader through whom each man is reached, and why the others are not', () => {
    const men = {
      Lt: lieutenant,
      Sgt: { at: [12, 12], rank: 'sergeant', ...company },
      near: { at: [6, 14], ...company },
      relayed: { at: [16, 12], ...company },
      stranger: { at: [5, 9], unit: { company: 'B' } },
      Capt: { at: [4, 16], rank: 'captain', ...company },
      far: { at: [22, 22], ...company },
    } as const
    const english = preview(scene({ cc: 'cc-en', men }), { kind: 'forward' })
    expect(english.men.map(({ figure, through }) => [figure, through])).toEqual(
      expect.arrayContaining([
        ['near', 'Lt'],
        ['Sgt', 'Lt'],
        ['relayed', 'Sgt'],
      ]),
    )
    expect(of(english, 'stranger')?.leftOut).toMatchObject({ rule: 'ORDER-07', code: 'otherUnit' })
    expect(of(english, 'Capt')?.leftOut).toMatchObject({ rule: 'ORDER-03', code: 'notSubordinate' })
    expect(of(english, 'far')?.leftOut).toMatchObject({ rule: 'ORDER-03', code: 'outOfCommand' })
    const italian = preview(scene({ cc: 'cc-it', men }), { kind: 'moveToward', at: at(9, 5) })
    expect(of(italian, 'relayed')).toMatchObject({ through: 'Lt' })
    expect(of(italian, 'stranger')).toMatchObject({ through: 'Lt', does: { kind: 'march' } })
  })

  it('[ORDER-03] tells why somebody who is reached does not do it', () => {
    const game = scene({
      cc: 'cc-en',
      men: { Lt: lieutenant, shocked: { at: [6, 12], shockSince: 0, wounded: true, ...company } },
    })
    expect(of(preview(game, { kind: 'forward' }), 'shocked')?.leftOut).toMatchObject({ rule: 'WOUND-03' })
  })

  it.each(['cc-en', 'cc-it'] as const)('[ORDER-10] shows where every man comes to stand (%s)', (cc) => {
    for (let seed = 0; seed < 40; seed++) {
      const game = crowd(cc, seed)
      const order = { kind: 'moveToward', at: at(14, 4 + (seed % 16)) } as const
      const told = preview(game, order)
      expect(told.refusal).toBeUndefined()
      const march = (id: string) => {
        const does = of(told, id)?.does
        return does?.kind === 'march' ? does.to : undefined
      }
      game.say({ ...given(order) }).say({ verb: 'executeOrder' })
      const marched = told.men.filter(({ does }) => does)
      expect(game.facts('moveEnded').map(({ figure }) => figure)).toEqual(marched.map(({ figure }) => figure))
      for (const { figure, at: rest } of game.facts('moveEnded')) expect(rest).toEqual(march(figure))
    }
  })

  it('[ORDER-04] gives the odds of the fire that the officer draws, in the English sheet alone', () => {
    const men = { Lt: lieutenant, E: { ...ember, at: [12, 12], watches: { at: [5, 12] } } } as const
    const [drawn] = preview(scene({ cc: 'cc-en', men }), { kind: 'forward' }).drawn
    expect(drawn).toMatchObject({ marker: 'of-E', shooter: 'E', odds: { dice: 3 } })
    expect(preview(scene({ cc: 'cc-it', men }), { kind: 'forward' }).drawn).toEqual([])
  })

  it('[ORDER-10] lists the Opportunity Fire that waits on the way', () => {
    const men = {
      Lt: lieutenant,
      P: { at: [6, 8], ...company },
      E: { ...ember, at: [16, 8], watches: { at: [10, 8], radius: 2 } },
    } as const
    const does = of(preview(scene({ cc: 'cc-en', men }), { kind: 'moveToward', at: at(14, 8) }), 'P')?.does
    expect(does).toMatchObject({ kind: 'march', dangers: [{ kind: 'opportunityFire', marker: 'of-E', shooter: 'E' }] })
  })

  it('[ORDER-13] what all shots do together agrees with every throw of their dice', () => {
    const gun = { type: 'rifle', kind: 'gun', maxShots: 2, short: 1, long: 1 } as const
    const weak: Man['healthy'] = { weapons: [{ ...gun, id: 'rifle' as never }] }
    const men = {
      Lt: lieutenant,
      P: { at: [6, 8], healthy: weak, ...company },
      Q: { at: [6, 10], healthy: weak, ...company },
      E: { ...ember, at: [10, 9], ap: 50 },
      rest: { ...ember, at: [22, 22], ap: 500 },
    } as const
    const start = () => scene({ cc: 'cc-en', men, tokens: { ember: 0 } })
    const order = { kind: 'fireAt', target: figureId('E') } as const
    const { together } = preview(start(), order)
    const counted = { miss: 0, wound: 0, elimination: 0 }
    for (let first = 1; first <= 6; first++) {
      for (let second = 1; second <= 6; second++) {
        const game = start()
          .say({ ...given(order) })
          .say({ verb: 'executeOrder' }, [first, second])
        const { wounded, isGone } = { wounded: game.figure('E').wounded, isGone: game.figure('E').place.at === 'gone' }
        counted[isGone ? 'elimination' : wounded ? 'wound' : 'miss'] += 1 / 36
      }
    }
    for (const what of ['miss', 'wound', 'elimination'] as const) {
      expect(together?.[what]).toBeCloseTo(counted[what], 12)
    }
  })

  it('[ORDER-14] says who takes part, and why the order cannot be given', () => {
    const men = { Lt: { ...lieutenant, healthy: { weapons: [] } }, P: { at: [6, 8], ...company } } as const
    const told = preview(scene({ cc: 'cc-en', men }), { kind: 'fireAtWill', at: at(14, 8) })
    expect(told.refusal).toMatchObject({ rule: 'ORDER-14', code: 'tooFewShooters' })
    expect(of(told, 'P')?.does).toEqual({ kind: 'suppression', weapon: 'rifle' })
  })

  it('[ORDER-09] shows the answer to the question of the order: who is halted and whether the officer joins', () => {
    const game = scene({ cc: 'cc-en', men: { Lt: lieutenant, P: { at: [6, 8], ...company } } })
    game.say({ ...given({ kind: 'moveToward', at: at(12, 12) }) })
    const told = orderPreview(game.state, {
      verb: 'executeOrder',
      seat: BLUE,
      joins: true,
      halts: [figureId('P')],
      refuses: [],
      sequence: [],
      weapons: [],
    })
    expect(told?.men.map(({ figure, does }) => [figure, does?.kind])).toEqual([
      ['Lt', 'march'],
      ['P', undefined],
    ])
  })

  it('[ORDER-06] shows what is chosen before the order is given: halts with their price, and why one cannot be', () => {
    const men = {
      Lt: lieutenant,
      P: { at: [6, 8], ...company },
      Q: { at: [6, 10], counters: { slots: 2 }, healthy: { maxActions: 2 }, ...company },
    } as const
    const { state } = scene({ cc: 'cc-en', men, tokens: { blue: 2 } })
    const forward = given({ kind: 'moveToward', at: at(14, 8) })
    const halted = orderPreview(state, forward, { halts: [figureId('P')] })
    expect(halted?.refusal).toBeUndefined()
    expect(halted?.tokens).toEqual({ order: 1, halts: 1, riders: 0 })
    expect(halted && of(halted, 'P')).toMatchObject({ stays: 'halted', through: 'Lt' })
    expect(halted && of(halted, 'P')?.does).toBeUndefined()
    expect(halted && of(halted, 'Q')?.unhaltable).toMatchObject({ rule: 'ORDER-06' })
    const spent = orderPreview(state, forward, { halts: [figureId('Q')] })
    expect(spent?.refusal).toMatchObject({ rule: 'ORDER-06', code: 'noSlots', params: { figure: 'Q' } })
    const poor = orderPreview(scene({ cc: 'cc-en', men, tokens: { blue: 1 } }).state, forward, {
      halts: [figureId('P')],
    })
    expect(poor?.refusal).toMatchObject({ rule: 'ORDER-06', code: 'noTokens', params: { need: 1, have: 0 } })
  })

  it('[ORDER-05] shows who refuses, and that an English hero may not', () => {
    const men = { Lt: lieutenant, P: { at: [6, 8], named: true, ...company } } as const
    const refuses = { refuses: [figureId('P')] }
    const italian = orderPreview(
      scene({ cc: 'cc-it', men }).state,
      given({ kind: 'moveToward', at: at(14, 8) }),
      refuses,
    )
    expect(italian?.refusal).toBeUndefined()
    expect(italian && of(italian, 'P')).toMatchObject({ stays: 'refuses', mayRefuse: true })
    const english = orderPreview(
      scene({ cc: 'cc-en', men }).state,
      given({ kind: 'moveToward', at: at(14, 8) }),
      refuses,
    )
    expect(english?.refusal).toMatchObject({ rule: 'ORDER-05', code: 'mustObey' })
  })

  it('[ORDER-10] moves them in the order that was chosen: who comes second stops short of the first', () => {
    const men = { Lt: lieutenant, P: { at: [8, 8], ...company }, Q: { at: [9.2, 8], ...company } } as const
    const { state } = scene({ cc: 'cc-en', men })
    const toward = given({ kind: 'moveToward', at: at(12, 8) })
    const ends = (sequence: readonly string[]) => {
      const told = orderPreview(state, toward, { sequence: sequence.map(figureId) })
      return ['P', 'Q'].map((id) => {
        const does = told && of(told, id)?.does
        return does?.kind === 'march' ? does.to.x : undefined
      })
    }
    expect(ends(['Q', 'P'])).toEqual([11_005, 12_000])
    expect(ends(['P', 'Q'])).toEqual([12_000, 11_005])
  })

  it('[ORDER-03] says in the question too why somebody who was reached is not asked about', () => {
    const men = {
      Lt: lieutenant,
      P: { at: [6, 8], ...company },
      shocked: { at: [6, 12], shockSince: 0, wounded: true, ...company },
    } as const
    const game = scene({ cc: 'cc-en', men })
    game.say({ ...given({ kind: 'moveToward', at: at(14, 8) }) })
    const execution = { verb: 'executeOrder', seat: BLUE, joins: false, halts: [], refuses: [] } as const
    const told = orderPreview(game.state, { ...execution, sequence: [], weapons: [] })
    expect(told && of(told, 'shocked')).toMatchObject({ through: 'Lt', leftOut: { rule: 'WOUND-03' } })
    expect(told?.tokens).toEqual({ order: 0, halts: 0, riders: 0 })
  })

  it('[ORDER-13] lists the weapons of each shooter, that with the most dice first', () => {
    const gun = { type: 'rifle', kind: 'gun', maxShots: 2, short: 1, long: 1 } as const
    const weapons = [
      { ...gun, id: weaponId('carbine') },
      { ...gun, id: weaponId('smg'), short: 3 },
    ]
    const men = {
      Lt: lieutenant,
      P: { at: [6, 8], healthy: { weapons }, ...company },
      E: { ...ember, at: [10, 9], ap: 50 },
    } as const
    const { state } = scene({ cc: 'cc-en', men })
    const order = { kind: 'fireAt', target: figureId('E') } as const
    const own = { figure: figureId('P'), weapon: weaponId('carbine') }
    const does = (told: OrderPreview | undefined) => told && of(told, 'P')?.does
    expect(does(orderPreview(state, given(order)))).toMatchObject({ weapon: 'smg', weapons: ['smg', 'carbine'] })
    expect(does(orderPreview(state, given(order), { weapons: [own] }))).toMatchObject({
      weapon: 'carbine',
      odds: { dice: 1 },
    })
  })

  it('[ORDER-20] tells whom a medic may take along and where they come to, and where a messenger may leave', () => {
    const men = {
      Lt: { ...lieutenant, at: [12, 14] },
      M: { at: [12, 10], healthy: { firstAid: 1, move: 5 }, ...company },
      P: { at: [13, 10], healthy: { move: 5 }, hurt: { move: 3 }, whereabouts: 'evacuable', ...company },
      R: { at: [3, 14], healthy: { move: 5 }, message: figureId('Lt'), ...company },
      W: { at: [20, 20], ap: 100, rank: 'captain' },
      E: { ...ember, at: [23, 2] },
    } as const
    const { state } = scene({ cc: 'cc-en', men, edges: { blue: 'west', ember: 'east' } })
    const plain = orderPreview(state, given({ kind: 'fallBack' }))
    expect(plain && of(plain, 'M')?.does).toMatchObject({ to: at(7, 10), mayCarry: [{ figure: 'M', casualty: 'P' }] })
    expect(plain && of(plain, 'R')?.does).toMatchObject({ mayLeave: true })
    const taken = orderPreview(state, given({ kind: 'fallBack' }), {
      carries: [{ figure: figureId('M'), casualty: figureId('P') }],
      leaves: [figureId('R')],
    })
    expect(taken && of(taken, 'M')?.does).toMatchObject({
      to: at(10.5, 10),
      along: [{ figure: 'P', to: at(11.5, 10) }],
    })
    expect(taken && of(taken, 'R')?.does).toMatchObject({ leaves: true })
  })

  it('[ORDER-20] a helper goes as far as the medic takes him, and not at all if he is halted', () => {
    const men = {
      Lt: { ...lieutenant, at: [12, 14] },
      M: { at: [12, 10], healthy: { firstAid: 1, move: 5 }, ...company },
      P: { at: [13, 10], healthy: { move: 5 }, hurt: { move: 3 }, whereabouts: 'evacuable', ...company },
      H: { at: [14, 10], healthy: { move: 5 }, ...company },
    } as const
    const { state } = scene({ cc: 'cc-en', men, edges: { blue: 'west', ember: 'east' } })
    const [M, P, H] = [figureId('M'), figureId('P'), figureId('H')]
    const carries = [{ figure: M, casualty: P, helper: H }]
    const taken = orderPreview(state, given({ kind: 'fallBack' }), { carries, sequence: [M, H] })
    expect(taken && of(taken, 'M')?.does).toMatchObject({ to: at(9, 10), along: [{ figure: 'H' }, { figure: 'P' }] })
    expect(taken && of(taken, 'H')?.does).toEqual({ kind: 'march', from: at(14, 10), to: at(11, 10), dangers: [] })
    const halted = orderPreview(state, given({ kind: 'fallBack' }), { carries, halts: [H] })
    expect(halted?.refusal).toMatchObject({ rule: 'EVAC-06', code: 'noHelper' })
    const marched = orderPreview(state, given({ kind: 'fallBack' }), { carries, sequence: [H, M] })
    expect(marched && of(marched, 'M')?.leftOut).toMatchObject({
      rule: 'EVAC-06',
      code: 'noHelper',
      params: { figure: 'H' },
    })
  })

  it('[ORDER-06] [ORDER-20] a bearer stays where the other one is halted, and nobody goes where he is', () => {
    const bearer = { healthy: { move: 5, stretcher: true }, ...company }
    const men = {
      Lt: { ...lieutenant, at: [12, 14] },
      M: { at: [12, 10], ...bearer },
      H: { at: [14, 10], ...bearer },
      P: { at: [13, 10], whereabouts: 'evacuable', carriedBy: [figureId('M'), figureId('H')], ...company },
      there: { at: [8, 14], ...company },
    } as const
    const { state } = scene({ cc: 'cc-en', men, edges: { blue: 'west', ember: 'east' } })
    const halted = orderPreview(state, given({ kind: 'fallBack' }), { halts: [figureId('H')] })
    expect(halted && of(halted, 'M')?.leftOut).toMatchObject({
      rule: 'ORDER-20',
      code: 'carrying',
      params: { figure: 'M' },
    })
    const there = orderPreview(state, given({ kind: 'moveToward', at: at(8, 14) }))
    expect(there && of(there, 'there')?.leftOut).toMatchObject({ rule: 'ORDER-10', code: 'noMovement' })
  })
})

describe('commandNet', () => {
  it('[STRUCT-09] shows the radius of everybody who passes the order on', () => {
    const men = {
      Lt: lieutenant,
      Sgt: { at: [12, 12], rank: 'sergeant', ...company },
      P: { at: [16.5, 12], ...company },
    } as const
    const net = commandNet(scene({ cc: 'cc-en', men }).state, figureId('Lt'), 'forward')
    expect(net?.leaders).toEqual([
      { figure: 'Lt', radius: 10_000 },
      { figure: 'Sgt', radius: 5_000 },
    ])
    expect(net?.reached).toEqual([
      { figure: 'Sgt', through: 'Lt' },
      { figure: 'P', through: 'Sgt' },
    ])
    expect(commandNet(scene({ cc: 'cc-en', men }).state, figureId('P'), 'forward')).toBeUndefined()
  })

  it('[ORDER-15] tells who could not do it, before a goal is named', () => {
    const men = { Lt: lieutenant, P: { at: [6, 12], standing: { kind: 'takeCover' }, ...company } } as const
    const { state } = scene({ cc: 'cc-en', men })
    expect(commandNet(state, figureId('Lt'), 'takeCover')?.reached[0]?.unable).toMatchObject({ rule: 'COVER-02' })
    expect(commandNet(state, figureId('Lt'), 'forward')?.reached[0]?.unable).toBeUndefined()
  })
})

/** Men close together, so that some come to stand in the way of others. */
function crowd(cc: CcEdition, seed: number): Game {
  const men: { [id: string]: Man } = { Lt: lieutenant, E: { ...ember, at: [23, 23], ap: 500 } }
  let turn = seed * 7919 + 17
  for (let i = 0; i < 8; i++) {
    turn = (turn * 1103515245 + 12345) % 2147483648
    const x = 6 + (i % 3) * 1.6 + (turn % 500) / 1000
    const y = 7 + Math.floor(i / 3) * 2.5 + ((turn >> 9) % 500) / 1000
    men[`P${i}`] = { at: [x, y], ...company }
  }
  return scene({ cc, men })
}
