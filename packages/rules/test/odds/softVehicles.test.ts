import {
  barrageOdds,
  bombOdds,
  cardId,
  carryPlan,
  execute,
  figureId,
  type GameState,
  grenadeOdds,
  isRefusal,
  knownFigure,
  type Odds,
  ScriptFault,
  scriptedChance,
  type VehicleCard,
  vehicleId,
  weaponId,
  withFigures,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { BLUE } from '../world/games.ts'
import { at } from '../world/places.ts'
import { ember, type Man, scene } from '../world/scene.ts'

const SATCHEL = {
  id: weaponId('bomb'),
  type: 'grenade',
  kind: 'grenade',
  maxShots: 1,
  short: 1,
  long: 0,
  radius: 2,
} as const
const TRUCK = vehicleId('truck')

const MEN: { readonly [id: string]: Man } = {
  lt: { at: [2, 2], rank: 'lieutenant', healthy: { call: 1 } },
  thrower: { at: [6, 12], healthy: { weapons: [SATCHEL] } },
  driver: { at: [10, 12], ...ember, healthy: { h2h: 4 } },
  beside: { at: [12.2, 12], ...ember, healthy: { h2h: 3 } },
  rest: { at: [22, 22], ...ember, ap: 500 },
}

interface Ride {
  readonly kind?: VehicleCard['kind']
  readonly openTopped?: boolean
  readonly damage?: number
  readonly armour?: number
}

/** The driver and a wounded man in a truck of the enemy. */
function aboard({ kind = 'soft', openTopped, damage = 0, armour }: Ride = {}): GameState {
  const hurt: Man = { at: [20, 2], ...ember, wounded: true, healthy: { h2h: 2 }, hurt: { h2h: 1 } }
  const { state } = scene({ cc: 'cc-en', men: { ...MEN, hurt } })
  const card: VehicleCard = {
    id: cardId('truck'),
    kind,
    name: { en: 'Truck', it: 'Truck', es: 'Truck' },
    faction: 'universal',
    ap: 10,
    move: 16,
    seats: 4,
    size: 2,
    weapons: [],
    ...(armour !== undefined && { armour }),
    ...(openTopped && { openTopped }),
  } as never
  const riders = ['driver', 'hurt']
  const figures = state.figures.map((figure) =>
    riders.includes(figure.id)
      ? { ...figure, position: at(10, 12), place: { at: 'mounted', on: TRUCK } as const }
      : figure,
  )
  const vehicle = {
    id: TRUCK,
    side: 'ember',
    card: card.id,
    position: at(10, 12),
    radius: 1000,
    driver: figureId('driver'),
    damage,
  } as const
  const cards = { ...state.cards, vehicles: { [card.id]: card } }
  return withFigures({ ...state, cards, vehicles: [vehicle] }, figures)
}

/** Every roll of the dice, played to its end. */
function played(state: GameState, command: object): ReadonlyMap<string, Odds> {
  const sums = new Map<string, { miss: number; wound: number; elimination: number }>()
  const open: number[][] = [[]]
  for (let script = open.pop(); script; script = open.pop()) {
    try {
      const step = execute(state, command, scriptedChance(script))
      if (isRefusal(step)) throw new Error(`${step.rule} ${step.code}`)
      for (const { id } of state.figures) {
        const before = state.sheets[knownFigure(state, id).sheet]?.face
        const { place, sheet } = knownFigure(step.state, id)
        const fate = place.at === 'gone' ? 'elimination' : step.state.sheets[sheet]?.face === before ? 'miss' : 'wound'
        const sum = sums.get(id) ?? { miss: 0, wound: 0, elimination: 0 }
        sum[fate] += 6 ** -script.length
        sums.set(id, sum)
      }
    } catch (fault) {
      if (!(fault instanceof ScriptFault) || script.length > 4) throw fault
      for (let die = 1; die <= 6; die++) open.push([...script, die])
    }
  }
  return sums
}

const thrown = (x: number) => ({ verb: 'throwGrenade', seat: BLUE, figure: 'thrower', weapon: 'bomb', at: at(x, 12) })

describe('men in vehicles without armour', () => {
  it.each<[string, Ride, number]>([
    ['closed', {}, 11],
    ['closed and hit before', { damage: 1 }, 11],
    ['open-topped, the marker beside it', { openTopped: true }, 11.8],
    ['open-topped, the marker on it', { openTopped: true }, 10],
    ['armoured', { kind: 'armoured', armour: 6 }, 11],
  ])('[HOUSE-03] the odds of a grenade are those of every roll that is played: %s', (_, ride, x) => {
    const state = aboard(ride)
    const told = grenadeOdds(state, { thrower: figureId('thrower'), weapon: SATCHEL.id, at: at(x, 12) })
    const real = played(state, thrown(x))
    for (const id of ['driver', 'hurt', 'beside']) {
      const odds = told?.caught.find(({ figure }) => figure === id) ?? { miss: 1, wound: 0, elimination: 0 }
      for (const what of ['miss', 'wound', 'elimination'] as const) {
        expect([id, what, odds[what]]).toEqual([id, what, expect.closeTo(real.get(id)?.[what] ?? 0, 12)])
      }
    }
  })

  it('[HOUSE-03] barrages and bombs count them, and do not call them safe', () => {
    const state = aboard()
    const lt = figureId('lt')
    const barrage = { profile: 'heavyMortar', ammo: 'he', target: at(10, 12), line: undefined } as const
    const inTruck = barrageOdds(state, lt, barrage).find(({ figure }) => figure === 'driver')
    expect(inTruck?.shell.wound).toBeCloseTo((inTruck?.hit ?? 0) / 2, 12)
    expect(inTruck?.safe).toEqual([])
    const [bomb] = bombOdds(state, lt, { ammo: 'concussion', at: [at(10, 12)] }).filter(
      ({ figure }) => figure === 'hurt',
    )
    expect(bomb?.stays).toEqual({ miss: 0.5, wound: 0, elimination: 0.5 })
  })
})

describe('carryPlan', () => {
  it('[MOUNT-02] an untrained motorbike driver makes one move of two AT in a turn', () => {
    const withRider = (biker: boolean) => {
      const state = aboard({ kind: 'motorbike' })
      const down = { ...knownFigure(state, figureId('beside')), place: { at: 'gone', casualty: 'evacuable' } as const }
      const book = state.cards.characters
      const card = book[state.sheets[knownFigure(state, figureId('driver')).sheet]?.card as never]
      const healthy = { ...card?.healthy, maxActions: 3, ...(biker && { biker: true }) }
      const characters = { ...book, [card?.id as string]: { ...card, healthy } } as typeof book
      const figures = state.figures.map((one) => (one.id === down.id ? { ...down, position: at(12, 1) } : one))
      const table = { ...state.table, edges: { blue: 'north', ember: 'south' } as const }
      return carryPlan({ ...withFigures(state, figures), table, cards: { ...state.cards, characters } }, down.id)
    }
    const byBike = (biker: boolean) => withRider(biker)?.ways.find(({ how }) => how === 'vehicle')
    expect(byBike(true)).toMatchObject({ perToken: 16, turns: 1 })
    expect(byBike(false)).toMatchObject({ perToken: 8, turns: 2 })
  })
})
