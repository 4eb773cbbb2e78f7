import type { Point } from '@tactic48/geometry'
import {
  type CardFace,
  cardId,
  createGame,
  type Element,
  figureId,
  type GameState,
  isRefusal,
  type PerSide,
  type Rank,
  type Refusal,
  type RuleSet,
  type SideId,
  scriptedChance,
  seatId,
} from '@tactic48/rules'

/** Somebody in a small position: only what the odds ask of him. */
export interface Man {
  readonly name: string
  readonly side: SideId
  readonly at: Point
  readonly rank?: Rank
  /** What both sides of his card print, beside what everybody's do. */
  readonly face?: Partial<CardFace>
  /** False: his card has no wounded side. */
  readonly woundedSide?: boolean
  readonly wounded?: boolean
  readonly shock?: boolean
  readonly takeCover?: boolean
  readonly named?: boolean
  readonly platoon?: string
}

interface Around {
  /** Of the table, in 1/1000 u. */
  readonly width?: number
  readonly height?: number
  readonly tokens?: PerSide<number>
  readonly active?: SideId
  readonly elements?: readonly Element[]
}

const SIZE = 24_000
const TOKENS = 5
const HEALTHY: CardFace = { move: 6, maxActions: 2, weapons: [], h2h: 2 }
const WOUNDED: CardFace = { move: 4, maxActions: 1, weapons: [], h2h: 1 }

/** REINF-02: soldiers of whom any number may come. */
const RECRUIT = {
  id: cardId('recruit'),
  named: false,
  role: 'rifleman' as const,
  ap: 1,
  faction: 'odds',
  rank: 'private' as const,
  healthy: HEALTHY,
}

/** A small position under these rules: what odds are asked of where nobody has a game. */
export function sceneOf(rules: RuleSet, men: readonly Man[], around: Around = {}): GameState | Refusal {
  const { width = SIZE, height = SIZE, tokens, active = 'blue', elements = [] } = around
  const cards = men.map(({ name, rank = 'private', named = true, face, woundedSide = true }) => ({
    id: cardId(name),
    name,
    named,
    role: 'rifleman' as const,
    ap: 10,
    faction: 'odds',
    rank,
    healthy: { ...HEALTHY, ...face },
    ...(woundedSide && { wounded: { ...WOUNDED, ...face } }),
  }))
  const game = createGame(
    {
      start: 'position',
      rules,
      cards: { characters: Object.fromEntries([...cards, RECRUIT].map((card) => [card.id, card])), weapons: {} },
      seats: { [seatId('blue')]: 'blue', [seatId('ember')]: 'ember' },
      gameType: 'skirmish',
      position: {
        table: { width, height, elements, edges: { blue: 'south', ember: 'north' } },
        figures: men.map(({ name, side, at, wounded, shock, takeCover, platoon }) => ({
          id: figureId(name),
          side,
          card: cardId(name),
          position: at,
          ...(wounded && { wounded }),
          ...(takeCover && { standing: { kind: 'takeCover' as const } }),
          ...(shock && { shockSince: 1 }),
          ...(platoon !== undefined && { unit: { platoon } }),
        })),
        sides: { blue: { tokens: tokens?.blue ?? TOKENS }, ember: { tokens: tokens?.ember ?? TOKENS } },
        turn: { active },
      },
    },
    scriptedChance([]),
  )
  return isRefusal(game) ? game : game.state
}
