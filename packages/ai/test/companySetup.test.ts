import {
  type CardBook,
  cardId,
  createGame,
  defaultRules,
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

describe('the opponent in the set-up of a company', () => {
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
