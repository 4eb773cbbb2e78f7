import {
  type Agreement,
  type CardFace,
  type CcEdition,
  type CharacterCard,
  cardId,
  check,
  createGame,
  type Edge,
  type Element,
  type EventOf,
  type EventType,
  elementId,
  execute,
  figureId,
  type GameEvent,
  type GameState,
  type Goals,
  isRefusal,
  type Marker,
  markerId,
  type PerSide,
  type PlacedFigure,
  type Position,
  type QsEdition,
  type Question,
  type QuestionKind,
  type QuestionOf,
  type Rank,
  type Refusal,
  ruleSetOf,
  type SideId,
  scriptedChance,
  topQuestion,
  type VehicleCard,
  type Verb,
  vehicleId,
  weaponId,
} from '@tactic48/rules'
import { expect } from 'vitest'
import { HURT, SOLDIER } from './cards.ts'
import { manOf, SEATS, type SeenMan, seatFor } from './games.ts'
import { at, u } from './places.ts'

/** Values of a card's side; `undefined` = a symbol that is not printed. */
export type Printed = { readonly [K in keyof CardFace]?: CardFace[K] | undefined }

const printed = (side: CardFace, values: Printed | undefined): CardFace =>
  Object.fromEntries(Object.entries({ ...side, ...values }).filter(([, value]) => value !== undefined)) as never

/** One figure of a prepared position; coordinates in u. What is not said is an ordinary rifleman. */
export interface Man extends Partial<Omit<PlacedFigure, 'id' | 'side' | 'card' | 'position'>> {
  readonly at: readonly [number, number]
  readonly side?: SideId
  readonly ap?: number
  readonly rank?: Rank
  readonly named?: boolean
  readonly healthy?: Printed
  /** `false` = the card has no wounded side. */
  readonly hurt?: Printed | false
  /** HOUSE-16: the weapon that he serves together with those who share his card. */
  readonly crew?: string
  /** An OF marker of his, `of-<id>`. */
  readonly watches?: { readonly at: readonly [number, number]; readonly radius?: number; readonly weapon?: string }
}

/** HOUSE-03: a mount or vehicle; the first who is on it drives. */
export interface Ride {
  readonly at: readonly [number, number]
  readonly kind: VehicleCard['kind']
  readonly side?: SideId
  readonly size: number
  readonly seats: number
  readonly move: number
}

/** Of the other side. */
export const ember = { side: 'ember' } as const

export interface Scene {
  readonly qs?: QsEdition
  readonly cc?: CcEdition
  readonly options?: NonNullable<Agreement['options']>
  readonly men: { readonly [id: string]: Man }
  readonly rides?: { readonly [id: string]: Ride }
  readonly elements?: readonly Element[]
  readonly markers?: readonly Marker[]
  readonly tokens?: Partial<PerSide<number>>
  readonly size?: readonly [number, number]
  readonly turn?: Partial<Position['turn']>
  readonly mission?: PerSide<string>
  readonly edges?: PerSide<Edge>
  readonly goals?: Goals
}

/** A command without its seat, as it comes from outside. */
export interface Order {
  readonly verb: Verb
  readonly [field: string]: unknown
}

function cardFor(id: string, man: Man, side: SideId): CharacterCard {
  const healthy = printed(SOLDIER, man.healthy)
  const wounded = printed(HURT, man.hurt === false ? undefined : man.hurt)
  const card = {
    id: cardId(id),
    named: man.named ?? false,
    role: 'rifleman',
    ap: man.ap ?? 5,
    faction: side,
    rank: man.rank ?? 'private',
    ...(man.crew !== undefined && { crew: weaponId(man.crew), figures: 2 }),
  } as const
  return man.hurt === false ? { ...card, healthy } : { ...card, healthy, wounded }
}

function markerFor(id: string, { side = 'blue', watches }: Man): readonly Marker[] {
  if (!watches) return []
  const { at: place, radius = 3, weapon = 'rifle' } = watches
  return [
    {
      kind: 'opportunityFire',
      id: markerId(`of-${id}`),
      side,
      owner: figureId(id),
      weapon: weaponId(weapon),
      at: at(...place),
      radius,
    },
  ]
}

/** A game under test: commands go in with the dice that they will roll, all of which must be rolled. */
export class Game {
  state: GameState
  events: readonly GameEvent[] = []

  constructor(state: GameState) {
    this.state = state
  }

  /** Gives a command for the side that is asked, or for `side`. */
  say(order: Order, dice: readonly number[] = [], side?: SideId): this {
    const chance = scriptedChance(dice)
    const step = execute(this.state, this.#signed(order, side), chance)
    if (isRefusal(step)) throw new Error(`refused: ${JSON.stringify(step)}`)
    expect(chance.left(), 'scripted dice left over').toEqual([])
    this.state = step.state
    this.events = step.events
    return this
  }

  refusal(order: Order, side?: SideId): Refusal {
    const plan = check(this.state, this.#signed(order, side))
    if (!isRefusal(plan)) throw new Error(`accepted: ${JSON.stringify(order)}`)
    return plan
  }

  /** Undefined where the command is legal. */
  rule(order: Order, side?: SideId): string | undefined {
    const plan = check(this.state, this.#signed(order, side))
    return isRefusal(plan) ? plan.rule : undefined
  }

  figure(id: string): SeenMan {
    return manOf(this.state, id)
  }

  get question(): Question | undefined {
    return topQuestion(this.state)
  }

  asked<K extends QuestionKind>(kind: K): QuestionOf<K> {
    const question = this.question
    expect(question?.kind).toBe(kind)
    return question as QuestionOf<K>
  }

  /** Facts of the last command. */
  facts<T extends EventType>(type: T): readonly EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type)
  }

  #signed(order: Order, side?: SideId): unknown {
    const by = side ?? this.question?.awaiting[0] ?? this.state.turn.active
    return { ...order, seat: seatFor(by) }
  }
}

/** A prepared position: blue unless said otherwise, blue's turn, five AT each, 24 × 24 u of open ground, Skirmish. */
export function scene({ qs = 'qs-en', cc, options = {}, men, elements = [], markers = [], ...rest }: Scene): Game {
  const { rides = {}, tokens, size = [24, 24], turn, mission, edges, goals } = rest
  const entries = Object.entries(men)
  const figures = entries.map(([id, man]): PlacedFigure => {
    const {
      at: place,
      side = 'blue',
      ap: _,
      rank: _rank,
      named: _named,
      healthy: __,
      hurt: ___,
      crew: _crew,
      watches,
      ...state
    } = man
    const standing = watches && ({ kind: 'opportunityFire', marker: markerId(`of-${id}`) } as const)
    return {
      ...(standing && { standing }),
      ...state,
      id: figureId(id),
      side,
      card: cardId(man.shares ?? id),
      position: at(...place),
    }
  })
  const fleet = Object.entries(rides)
  const vehicles = fleet.map(([id, { at: place, side = 'blue' }]) => ({
    id: vehicleId(id),
    side,
    card: cardId(id),
    position: at(...place),
  }))
  const vehicleCards = fleet.map(([id, { at: _, side = 'blue', ...card }]): readonly [string, VehicleCard] => [
    id,
    { ...card, id: cardId(id), name: id, weapons: [], ap: 5, faction: side },
  ])
  const own = entries.filter(([, { shares }]) => shares === undefined)
  const characters = Object.fromEntries(own.map(([id, man]) => [id, cardFor(id, man, man.side ?? 'blue')]))
  const objectives = mission && { blue: elementId(mission.blue), ember: elementId(mission.ember) }
  const step = createGame(
    {
      start: 'position',
      rules: ruleSetOf({ qs, ...(cc && { cc }), options }),
      cards: {
        characters,
        weapons: {},
        ...(fleet.length > 0 && { vehicles: Object.fromEntries(vehicleCards) }),
      },
      seats: SEATS,
      gameType: mission ? 'mission' : 'skirmish',
      ...(goals && { goals }),
      position: {
        table: {
          width: u(size[0]),
          height: u(size[1]),
          elements,
          ...(edges && { edges }),
          ...(objectives && { objectives }),
        },
        figures,
        ...(fleet.length > 0 && { vehicles }),
        markers: [...markers, ...entries.flatMap(([id, man]) => markerFor(id, man))],
        sides: { blue: { tokens: tokens?.blue ?? 5 }, ember: { tokens: tokens?.ember ?? 5 } },
        turn: { active: 'blue', ...turn },
      },
    },
    scriptedChance([]),
  )
  if (isRefusal(step)) throw new Error(`bad scene: ${JSON.stringify(step)}`)
  return new Game(step.state)
}
