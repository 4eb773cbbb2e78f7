import { rectangleOutline } from '@tactic48/geometry'
import {
  type CardBook,
  cardId,
  createGame,
  defaultRules,
  elementId,
  execute,
  type Figure,
  type Force,
  type GameState,
  isOfficer,
  isRefusal,
  seededChance,
  topQuestion,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { FORCE_BOOK } from '../../rules/test/world/forces.ts'
import { newGame } from '../../rules/test/world/games.ts'
import { piece, u } from '../../rules/test/world/places.ts'
import { choose } from '../src/index.ts'

const officer = FORCE_BOOK.characters[cardId('north/lieutenant')]
if (!officer) throw new Error('no officer')

/** Squads of two, led by an officer who feints. */
const cards: CardBook = {
  ...FORCE_BOOK,
  characters: { ...FORCE_BOOK.characters, [officer.id]: { ...officer, healthy: { ...officer.healthy, feint: 2 } } },
  factions: { north: { squadSize: 2, platoonMortar: false } },
}
const force: Force = {
  faction: 'north',
  characters: ['lieutenant', 'corporal', 'team'].map((role) => ({ card: cardId(`north/${role}`), assigned: [] })),
  deck: [cardId('north-card')],
}

/** Both sides deploy, feints and all. */
function deployed(spec: Parameters<typeof createGame>[0]): GameState {
  const chance = seededChance('set-up')
  const game = createGame(spec, chance)
  if (isRefusal(game)) throw new Error(`${game.rule} ${game.code}`)
  let { state } = game
  for (let question = topQuestion(state); question && state.phase === 'setup'; question = topQuestion(state)) {
    const side = question.awaiting[0]
    const command = side && choose(state, side, chance)?.command
    const step = command && execute(state, command, chance)
    if (!step || isRefusal(step)) throw new Error(`no legal answer to ${question.kind}`)
    state = step.state
  }
  return state
}

describe('the opponent in the set-up of a company', () => {
  it('[ORDER-11] [HOUSE-20] who is to attack does not deploy behind what bars his way', () => {
    const barn = piece('barn', rectangleOutline(u(8), u(5.4), u(8), u(3)))
    const behind = (winner: 'blue' | 'ember'): number => {
      const spec = newGame(
        {
          cards,
          agreedAp: 30,
          forces: { blue: force, ember: force },
          table: { width: 24_000, height: 24_000, elements: [barn], edges: { blue: 'north', ember: 'south' } },
          goals: {
            sides: { blue: { needs: 'any', list: [{ kind: 'touch', element: elementId('barn') }] } },
            losses: 'ignore',
            limit: { rounds: 6, winner },
          },
        },
        { ...defaultRules('qs-en', 'cc-en'), forceTolerancePct: 100 },
      )
      const state = deployed(spec)
      const isBehind = ({ position: { x } }: Figure): boolean => x > u(7.5) && x < u(16.5)
      return state.figures.filter((one) => one.side === 'blue' && !isOfficer(state, one) && isBehind(one)).length
    }
    expect(behind('blue')).toBeGreaterThan(0)
    expect(behind('ember')).toBe(0)
  })

  it('[SETUP-08] [FEINT-01] deploys teams, officers behind them, and answers the feint, up to the first Action', () => {
    const chance = seededChance('set-up')
    const spec = newGame(
      {
        cards,
        agreedAp: 30,
        forces: { blue: force, ember: force },
        table: { width: 24_000, height: 24_000, elements: [], edges: { blue: 'north', ember: 'south' } },
      },
      { ...defaultRules('qs-en', 'cc-en'), forceTolerancePct: 100 },
    )
    const game = createGame(spec, chance)
    if (isRefusal(game)) throw new Error(`${game.rule} ${game.code}`)
    let state: GameState = game.state
    const asked: string[] = []
    for (let question = topQuestion(state); question && state.phase === 'setup'; question = topQuestion(state)) {
      asked.push(question.kind)
      const side = question.awaiting[0]
      const command = side && choose(state, side, chance)?.command
      const step = command && execute(state, command, chance)
      if (!step || isRefusal(step)) throw new Error(`no legal answer to ${question.kind}`)
      state = step.state
    }
    expect(asked).toEqual([...Array.from({ length: 6 }, () => 'deploy'), 'feint', 'feint'])
    expect(state.figures.every(({ place }) => place.at === 'table')).toBe(true)
    // Others depend on an officer: he stands behind those whom he leads.
    for (const side of ['blue', 'ember'] as const) {
      const depth = ({ position }: Figure): number => (side === 'blue' ? position.y : 24_000 - position.y)
      const own = state.figures.filter((figure) => figure.side === side)
      const leads = (figure: Figure): boolean => isOfficer(state, figure)
      expect(Math.max(...own.filter(leads).map(depth))).toBeLessThan(
        Math.min(...own.filter((figure) => !leads(figure)).map(depth)),
      )
    }
  })
})
