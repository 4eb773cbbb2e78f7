import { createRequire } from 'node:module'
import type { Figure, GameState } from '@tactic48/rules'
import type { Game } from 'boardgame.io'

/**
 * As npm delivers it with nothing set, or as a site would build it: without the check, after every move, that the whole
 * state can be written as JSON, and with the shorter build of immer.
 */
export type Mode = 'as installed' | 'production'

const require = createRequire(import.meta.url)

const env: { NODE_ENV?: string } = process.env

function inMode<T>(mode: Mode, work: () => T): T {
  const own = env.NODE_ENV
  if (mode === 'production') env.NODE_ENV = 'production'
  try {
    return work()
  } finally {
    if (own === undefined) delete env.NODE_ENV
    else env.NODE_ENV = own
  }
}

/** The package is CommonJS with folders for entries; immer chooses its build when it is loaded. */
function loaded(): typeof import('boardgame.io/client')['Client'] {
  for (const path of Object.keys(require.cache)) if (/boardgame\.io|immer/.test(path)) delete require.cache[path]
  const { Client }: typeof import('boardgame.io/client') = require('boardgame.io/client')
  return Client
}

const CLIENTS = { 'as installed': inMode('as installed', loaded), production: inMode('production', loaded) }

/** Our state as boardgame.io would hold it: the same figures, markers, scenery and tokens. */
interface Peer {
  readonly figures: { -readonly [K in keyof Figure]: Figure[K] }[]
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
  if (!shooter || !target || shooter.whereabouts !== 'table' || target.whereabouts !== 'table') return 'INVALID_MOVE'
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
    slots: shooter.counters.slots + 1,
    shots: { ...shooter.counters.shots, [weapon]: 1 },
    attacked: true,
    shot: true,
  }
  if (hits > 0) target.wounded = true
  G.facts = [
    { type: 'tokensSpent', side: shooter.side, tokens: 1 },
    { type: 'actionTaken', figure: shooterId, slots: 1 },
    { type: 'shotResolved', shooter: shooterId, target: targetId, dice, hits },
    ...(hits > 0 ? [{ type: 'wounded', figure: targetId }] : []),
  ]
  return undefined
}

/** Plays `moves` shots in a game of its own, on copies (it freezes what it holds), as long as one of ours; seconds for all. */
export function secondsOfMoves(state: GameState, moves: number, mode: Mode): number {
  const { figures, markers, table } = structuredClone(state)
  const setup = (): Peer => ({
    figures: [...figures],
    markers: [...markers],
    table,
    tokens: { blue: moves, ember: moves },
    facts: [],
  })
  const game: Game<Peer> = { setup, moves: { fire } }
  const client = CLIENTS[mode]({ game, numPlayers: 2, debug: false })
  client.start()
  const { fire: shoot } = client.moves as { readonly fire?: (...args: readonly string[]) => void }
  if (!shoot) throw new Error('the move is not known')
  const blue = state.figures.filter(({ side }) => side === 'blue')
  const ember = state.figures.filter(({ side }) => side === 'ember')
  const began = performance.now()
  inMode(mode, () => {
    for (let i = 0; i < moves; i++) shoot(blue[i % blue.length]?.id ?? '', ember[i % ember.length]?.id ?? '', 'rifle')
  })
  const seconds = (performance.now() - began) / 1000
  client.stop()
  return seconds
}
