import { createRequire } from 'node:module'
import type { Figure, GameState, Sheet } from '@tactic48/rules'
import { secondsOf } from '../work.ts'

/** What is used of the peer; its own types are where it is, in the bench's own node_modules. */
interface Client {
  start(): void
  stop(): void
  readonly moves: { readonly fire?: (...args: readonly string[]) => void }
}

type ClientOf = (options: {
  readonly game: { readonly setup: () => Peer; readonly moves: { readonly fire: typeof fire } }
  readonly numPlayers: number
  readonly debug: false
}) => Client

/**
 * The peer as a site ships it. boardgame.io asks `NODE_ENV` whenever it runs, immer when it is loaded: in production the
 * whole state is not searched after every move for what JSON cannot hold. The package's `boardgameio.min.js` was built for
 * development and is three times slower.
 */
const env: { NODE_ENV?: string } = process.env
env.NODE_ENV = 'production'
const { Client: clientOf }: { readonly Client: ClientOf } = createRequire(import.meta.url)('boardgame.io/client')

/** Our state as boardgame.io would hold it: the same figures, markers, scenery and tokens. */
interface Peer {
  readonly figures: { -readonly [K in keyof Figure]: Figure[K] }[]
  readonly sheets: { -readonly [K in keyof Sheet]: Sheet[K] }[]
  readonly markers: GameState['markers'][number][]
  readonly table: GameState['table']
  readonly tokens: { blue: number; ember: number }
  facts: object[]
}

interface Context {
  readonly G: Peer
  readonly random: { D6(count: number): number[] }
}

const REACH = 10_000

/** A shot as its author would write it: looked up, judged by the plainest limits, rolled, written down. */
function fire({ G, random }: Context, shooterId: string, targetId: string, weapon: string): 'INVALID_MOVE' | undefined {
  const shooter = G.figures.find(({ id }) => id === shooterId)
  const target = G.figures.find(({ id }) => id === targetId)
  if (!shooter || !target || shooter.place.at !== 'table' || target.place.at !== 'table') return 'INVALID_MOVE'
  if (shooter.side === target.side || shooter.shockSince !== undefined || G.tokens[shooter.side] < 1)
    return 'INVALID_MOVE'
  const dx = shooter.position.x - target.position.x
  const dy = shooter.position.y - target.position.y
  const dice = random.D6(dx * dx + dy * dy <= REACH * REACH ? 3 : 2)
  const hits = dice.filter((die) => die >= 4).length
  G.tokens[shooter.side] -= 1
  shooter.standing = undefined
  shooter.aims = 0
  shooter.counters = {
    ...shooter.counters,
    attacked: true,
    shot: true,
  }
  const sheet = G.sheets[shooter.sheet]
  const hurt = G.sheets[target.sheet]
  if (sheet) {
    const { slots, shots } = sheet.counters
    sheet.counters = { ...sheet.counters, slots: slots + 1, shots: { ...shots, [weapon]: 1 } }
  }
  if (hits > 0 && hurt) hurt.face = 'wounded'
  G.facts = [
    { type: 'tokensSpent', side: shooter.side, tokens: 1 },
    { type: 'actionTaken', figure: shooterId, slots: 1 },
    { type: 'shotResolved', shooter: shooterId, target: targetId, dice, hits },
    ...(hits > 0 ? [{ type: 'wounded', figure: targetId }] : []),
  ]
  return undefined
}

/** Plays `moves` shots in a game of its own, on copies (it freezes what it holds), as long as one of ours; seconds for all. */
export function secondsOfMoves(state: GameState, moves: number): number {
  const { figures, sheets, markers, table } = structuredClone(state)
  const setup = (): Peer => ({
    figures: [...figures],
    sheets: [...sheets],
    markers: [...markers],
    table,
    tokens: { blue: moves, ember: moves },
    facts: [],
  })
  const client = clientOf({ game: { setup, moves: { fire } }, numPlayers: 2, debug: false })
  client.start()
  const { fire: shoot } = client.moves
  if (!shoot) throw new Error('the move is not known')
  const blue = state.figures.filter(({ side }) => side === 'blue')
  const ember = state.figures.filter(({ side }) => side === 'ember')
  const seconds = secondsOf(() => {
    for (let i = 0; i < moves; i++) shoot(blue[i % blue.length]?.id ?? '', ember[i % ember.length]?.id ?? '', 'rifle')
  })
  client.stop()
  return seconds
}
