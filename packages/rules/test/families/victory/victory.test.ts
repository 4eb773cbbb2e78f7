import {
  type Command,
  cardId,
  elementId,
  figureId,
  type GameState,
  type PlacedFigure,
  type RuleSet,
  weaponId,
} from '@tactic48/rules'
import { describe, expect, it, test } from 'vitest'
import { tallyOf } from '../../../src/query/losses.ts'
import { endTurn, fire, moveTo } from '../../world/commands.ts'
import { act, BLUE, EMBER, man, manOf, opened, prepared, refusal, rulesOf } from '../../world/games.ts'
import { disc } from '../../world/places.ts'
import { FIRE, range } from '../../world/range.ts'
import { Game } from '../../world/scene.ts'

const HEADSHOT = [6, 6, 1] as const

/** Blue's a, and ember's men in a row within short range, the first to be shot dead. */
const duel = (ember: readonly string[], rules: RuleSet = rulesOf(), blue: readonly PlacedFigure[] = []): GameState =>
  opened(
    prepared(
      {
        figures: [
          man('a', 'blue', 4, 8),
          ...blue,
          ...ember.map((is, i) => man(`x${i}`, 'ember', 4 + 3 * i, 12, { is })),
        ],
      },
      rules,
    ),
  )

const kill = (state: GameState, target: string) => {
  const shot = act(
    { ...state, sides: { ...state.sides, ember: { ...state.sides.ember, tokens: 0 } } },
    fire(BLUE, 'a', target),
    ...HEADSHOT,
  )
  return shot.state
}

describe('losses', () => {
  test('[VICT-01] half of the enemy AP lost wins the Skirmish', () => {
    const state = kill(duel(['rifleman', 'rifleman']), 'x0')
    expect(state).toMatchObject({ phase: 'over', outcome: { winner: 'blue', rule: 'VICT-01' } })
  })

  test('[VICT-05] EX-49: of 27 AP 13 are not enough, 14 are', () => {
    const sides = (lostAp: number) => ({ ember: { tokens: 0, totalAp: 27, lostAp }, blue: { tokens: 5 } })
    const after = (lostAp: number) =>
      act(
        opened(
          prepared({
            figures: [man('a', 'blue', 4, 8), man('x', 'ember', 4, 12), man('y', 'ember', 9, 12)],
            sides: sides(lostAp),
          }),
        ),
        fire(BLUE, 'a', 'x'),
        ...HEADSHOT,
      ).state.outcome
    expect(after(8)).toBeUndefined()
    expect(after(9)).toEqual({ winner: 'blue', rule: 'VICT-01' })
  })

  test('[VICT-05] a card that is worth less than nothing lowers the total, even if it is counted last', () => {
    const state = duel(['rifleman', 'gunner', 'runner'])
    const runner = state.cards.characters[cardId('runner')]
    const characters = { ...state.cards.characters, ...(runner && { [runner.id]: { ...runner, ap: -5 } }) }
    expect(kill(state, 'x0').outcome).toBeUndefined()
    expect(kill({ ...state, cards: { ...state.cards, characters } }, 'x0').outcome).toEqual({
      winner: 'blue',
      rule: 'VICT-01',
    })
  })

  test('[VICT-04] a wound counts nothing, assigned cards count with their Character, the cause does not matter', () => {
    const state = duel(['rifleman', 'runner'])
    const hurt = act(
      { ...state, sides: { ...state.sides, ember: { ...state.sides.ember, tokens: 0 } } },
      fire(BLUE, 'a', 'x0'),
      4,
      1,
      1,
    ).state
    expect(tallyOf(hurt, 'ember')).toMatchObject({ lostAp: 0, lostFigures: 0 })
    expect(hurt.phase).toBe('play')
    const armed = man('y', 'ember', 4, 12, { assigned: ['pistolCard' as never] })
    const figures = [man('a', 'blue', 4, 8), armed, man('z', 'ember', 9, 12, { is: 'gunner' })]
    const lost = act(
      opened(prepared({ figures, sides: { blue: { tokens: 5 }, ember: { tokens: 0 } } })),
      fire(BLUE, 'a', 'y'),
      ...HEADSHOT,
    ).state
    expect(tallyOf(lost, 'ember')).toMatchObject({ lostAp: 6, totalAp: 15 })
    const own: Command = {
      verb: 'throwGrenade',
      seat: BLUE,
      figure: figureId('a'),
      weapon: weaponId('grenade'),
      at: { x: 4000, y: 8600 },
    }
    const alone = opened(
      prepared({ figures: [man('a', 'blue', 4, 8, { wounded: true, is: 'sergeant' }), man('x', 'ember', 20, 20)] }),
    )
    expect(refusal(alone, own)).toContain('FIRE-05')
    const healthy = opened(prepared({ figures: [man('a', 'blue', 4, 8), man('x', 'ember', 20, 20)] }))
    const suicide = act(healthy, own, 4, 4, 1).state
    expect(suicide.outcome).toEqual({ winner: 'ember', rule: 'VICT-01' })
  })

  test('[VICT-08] [VICT-09] in the quick start totals never change, and only an elimination counts as lost', () => {
    const state = duel(['rifleman', 'gunner', 'runner'])
    const total = { totalAp: 16, totalFigures: 3 }
    const spared = { ...total, lostAp: 0, lostFigures: 0 }
    expect(tallyOf(state, 'ember')).toEqual(spared)
    const helpless = { ...state, sides: { ...state.sides, ember: { ...state.sides.ember, tokens: 0 } } }
    const hurt = act(helpless, fire(BLUE, 'a', 'x0'), 4, 1, 1).state
    expect(manOf(hurt, 'x0').shockSince).toBe(1)
    expect(tallyOf(hurt, 'ember')).toEqual(spared)
    const later = kill(state, 'x2')
    expect(tallyOf(later, 'ember')).toEqual({ ...total, lostAp: 2, lostFigures: 1 })
    expect(tallyOf(later, 'blue')).toEqual({ totalAp: 5, totalFigures: 1, lostAp: 0, lostFigures: 0 })
    expect(later.outcome).toBeUndefined()
  })

  test('[VICT-06] victory is judged in the middle of a turn, at the elimination', () => {
    const state = kill(duel(['rifleman', 'rifleman']), 'x0')
    expect(state.turn).toMatchObject({ number: 1, active: 'blue' })
    expect(state.stack).toEqual([])
    expect(refusal(state, endTurn(BLUE))).toBe('COMMAND gameOver')
  })

  test('[VICT-11] a side with nobody left loses, whatever its AP', () => {
    const figures = [man('a', 'blue', 4, 8), man('x', 'ember', 4, 12)]
    const sides = { blue: { tokens: 5 }, ember: { tokens: 0, totalAp: 100 } }
    const state = act(opened(prepared({ figures, sides })), fire(BLUE, 'a', 'x'), ...HEADSHOT).state
    expect(state.outcome).toEqual({ winner: 'blue', rule: 'VICT-11' })
  })
})

describe('simultaneous breaks', () => {
  /** One blast eliminates thrower and victim, both of them half of their sides. */
  const blast = (rules: RuleSet, ember = 'frail'): GameState => {
    const figures = [
      man('a', 'blue', 8, 8),
      man('b', 'blue', 2, 2, { is: 'runner' }),
      man('x', 'ember', 9.5, 8, { is: ember }),
      man('y', 'ember', 20, 20, { is: 'runner' }),
    ]
    const at = { x: 8700, y: 8900 }
    const state = opened(prepared({ figures }, rules))
    const dice = ember === 'frail' ? [4, 4, 4] : [4, 4, 4]
    return act(
      state,
      { verb: 'throwGrenade', seat: BLUE, figure: figureId('a'), weapon: weaponId('grenade'), at },
      ...dice,
    ).state
  }

  test('[VICT-07] one blast that breaks both sides is a draw', () => {
    expect(blast(rulesOf()).outcome).toEqual({ rule: 'VICT-07' })
  })

  test('[VICT-07] `activeWins` and `higherShareLoses` decide it otherwise', () => {
    expect(blast(rulesOf('qs-en', { simultaneousBreak: 'activeWins' })).outcome).toEqual({
      winner: 'blue',
      rule: 'VICT-07',
    })
    expect(blast(rulesOf('qs-en', { simultaneousBreak: 'higherShareLoses' })).outcome).toEqual({
      winner: 'ember',
      rule: 'VICT-07',
    })
  })

  test('[VICT-07] the first H2H roll and the answer of the killed man are one event', () => {
    const figures = [man('a', 'blue', 4, 8), man('x', 'ember', 4, 10)]
    const state = opened(prepared({ figures }))
    expect(act(state, moveTo(BLUE, 'a', 4, 9.5), 5, 6, 1, 5, 6).state.outcome).toEqual({ rule: 'VICT-07' })
  })

  test('[VICT-07] a later roll of the fight is an event of its own', () => {
    const figures = [man('a', 'blue', 4, 8), man('x', 'ember', 4, 10)]
    const state = opened(prepared({ figures }))
    expect(act(state, moveTo(BLUE, 'a', 4, 9.5), 5, 1, 1, 5, 1, 5, 1).state.outcome).toEqual({
      winner: 'blue',
      rule: 'VICT-01',
    })
  })
})

describe('Missions', () => {
  const elements = [disc('hut', 12, 3, 1), disc('mill', 12, 21, 1)]
  const table = {
    width: 24_000,
    height: 24_000,
    elements,
    edges: { blue: 'north', ember: 'south' },
    objectives: { blue: elementId('hut'), ember: elementId('mill') },
  } as const
  const mission = (figures: readonly PlacedFigure[], rules: RuleSet = rulesOf(), number = 1): GameState =>
    opened({ ...prepared({ figures, table, turn: { active: 'blue', number } }, rules), gameType: 'mission' })

  const runner = man('a', 'blue', 12, 16)
  const guards = [man('x', 'ember', 2, 20), man('y', 'ember', 5, 20), man('z', 'ember', 20, 20)]

  test('[VICT-02] touching the enemy objective wins at once, in the middle of a move', () => {
    const step = act(mission([runner, ...guards]), moveTo(BLUE, 'a', 12, 21))
    expect(step.state.outcome).toEqual({ winner: 'blue', rule: 'VICT-02' })
    expect(step.state.figures[0]?.position.y).toBeLessThan(19_510)
  })

  test('[VICT-02] the own objective wins nothing; before `objectiveFromRound` none does', () => {
    const home = act(mission([man('a', 'blue', 12, 6), ...guards]), moveTo(BLUE, 'a', 12, 4)).state
    expect(home.phase).toBe('play')
    const late = rulesOf('qs-en', { objectiveFromRound: 2 })
    expect(act(mission([runner, ...guards], late), moveTo(BLUE, 'a', 12, 20)).state.phase).toBe('play')
    expect(act(mission([runner, ...guards], late, 3), moveTo(BLUE, 'a', 12, 20)).state.phase).toBe('over')
  })

  test('[VICT-03] EX-50: by losses, English counts Characters, the others AP', () => {
    const figures = [
      man('a', 'blue', 4, 8),
      man('x0', 'ember', 4, 12, { is: 'gunner' }),
      ...['gunner', 'sergeant', 'rifleman', 'rifleman'].map((is, i) =>
        man(`y${i}`, 'ember', 4 + 3 * i, 20, { is, ...(i === 0 && { whereabouts: 'eliminated' as const }) }),
      ),
    ]
    const after = (qs: 'qs-en' | 'qs-it' | 'qs-es') => {
      const state = mission(figures, rulesOf(qs))
      expect(tallyOf(state, 'ember')).toMatchObject({ totalAp: 36, lostAp: 9, totalFigures: 5, lostFigures: 1 })
      return kill(state, 'x0').outcome
    }
    expect(after('qs-en')).toBeUndefined()
    expect(after('qs-it')).toEqual({ winner: 'blue', rule: 'VICT-03' })
    expect(after('qs-es')).toEqual({ winner: 'blue', rule: 'VICT-03' })
  })

  test('[VICT-03] English: the third of five Characters breaks the side', () => {
    const gone = { whereabouts: 'eliminated' as const }
    const figures = [
      man('a', 'blue', 4, 8),
      man('x0', 'ember', 4, 12),
      man('p', 'ember', 8, 12, gone),
      man('q', 'ember', 11, 12, gone),
      man('r', 'ember', 14, 12),
      man('s', 'ember', 17, 12),
    ]
    expect(kill(mission(figures), 'x0').outcome).toEqual({ winner: 'blue', rule: 'VICT-03' })
  })
})

describe('the end by time', () => {
  test('[VICT-10] without a limit the game goes on; at the limit the smaller lost share wins', () => {
    const sides = (lostAp: number) => ({
      blue: { tokens: 5, totalAp: 20, lostAp: 4 },
      ember: { tokens: 5, totalAp: 40, lostAp },
    })
    const at = (turnLimit: number | null, lostAp: number) => {
      const state = opened(
        prepared({ sides: sides(lostAp), turn: { active: 'ember', number: 4 } }, rulesOf('qs-en', { turnLimit })),
      )
      return act(state, endTurn(EMBER)).state.outcome
    }
    expect(at(null, 9)).toBeUndefined()
    expect(at(3, 9)).toBeUndefined()
    expect(at(2, 9)).toEqual({ winner: 'blue', rule: 'VICT-10' })
    expect(at(2, 7)).toEqual({ winner: 'ember', rule: 'VICT-10' })
    expect(at(2, 8)).toEqual({ rule: 'VICT-10' })
  })

  test('[VICT-10] the limit falls at the end of a round, not in its middle', () => {
    const after = (number: number) =>
      act(opened(prepared({ turn: { active: 'blue', number } }, rulesOf('qs-en', { turnLimit: 2 }))), endTurn(BLUE))
        .state
    expect(after(3).phase).toBe('play')
    expect(after(4).phase).toBe('over')
  })
})

describe('a limit of rounds', () => {
  const limited = (state: GameState, turnLimit: number): Game =>
    new Game({ ...state, rules: { ...state.rules, turnLimit } })

  it('[VICT-10] with a limit of rounds a loss before it ends nothing', () => {
    const game = limited(range(5, { tokens: { ember: 0 } }).state, 5).say(FIRE, [6, 6, 1])
    expect(game.facts('eliminated')).toHaveLength(1)
    expect(game.facts('gameEnded')).toEqual([])
    expect(game.state.phase).toBe('play')
  })
})
