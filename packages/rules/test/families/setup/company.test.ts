import {
  type CardBook,
  type CcEdition,
  type Chance,
  type CharacterCard,
  cardId,
  check,
  createGame,
  defaultAnswer,
  defaultRules,
  execute,
  type Force,
  feintLimit,
  figureId,
  figureOf,
  type GameState,
  isRefusal,
  openingOdds,
  play,
  type RuleSet,
  redactEntries,
  type SideId,
  type Step,
  scriptedChance,
  seededChance,
  startLog,
  topQuestion,
  view,
  weaponId,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { FORCE_BOOK } from '../../world/forces.ts'
import { BLUE, EMBER, newGame, refused, seatFor } from '../../world/games.ts'
import { at, disc } from '../../world/places.ts'

function changed(
  id: string,
  change: Partial<CharacterCard['healthy']>,
  also: Partial<CharacterCard> = {},
): CharacterCard {
  const card = FORCE_BOOK.characters[cardId(`north/${id}`)]
  if (!card) throw new Error(`no ${id}`)
  return { ...card, healthy: { ...card.healthy, ...change }, ...also }
}

/** Squads of three; a Lieutenant who feints and takes the initiative. */
const BOOK: CardBook = {
  ...FORCE_BOOK,
  characters: {
    ...FORCE_BOOK.characters,
    [cardId('north/lieutenant')]: changed('lieutenant', { feint: 2, takeInitiative: 2 }),
    [cardId('north/crew')]: {
      ...changed('rifleman', {}),
      id: cardId('north/crew'),
      ap: 9,
      figures: 3,
      crew: weaponId('rifle'),
    },
    [cardId('north/pair')]: {
      ...changed('rifleman', {}),
      id: cardId('north/pair'),
      ap: 9,
      figures: 2,
      crew: weaponId('rifle'),
    },
  },
  factions: { north: { squadSize: 3, platoonMortar: false } },
}

const EDGES = { blue: 'north', ember: 'south' } as const
const named = (...roles: readonly string[]): Force => ({
  faction: 'north',
  characters: roles.map((role) => ({ card: cardId(`north/${role}`), assigned: [] })),
})
const LED = named('lieutenant', 'corporal', 'rifleman', 'rifleman')
const PLAIN = named('corporal', 'rifleman', 'rifleman', 'veteran')

function spec(cc: CcEdition | 'none', rules: Partial<RuleSet> = {}) {
  return newGame(
    {
      cards: BOOK,
      agreedAp: 30,
      table: { width: 24_000, height: 24_000, elements: [], edges: EDGES },
    },
    { ...defaultRules('qs-en', cc === 'none' ? undefined : cc), forceTolerancePct: 100, ...rules },
  )
}

function start(blue: Force, ember: Force, cc: CcEdition | 'none' = 'cc-en', rules: Partial<RuleSet> = {}): GameState {
  const game = createGame({ ...spec(cc, rules), forces: { blue, ember } }, seededChance('start'))
  if (isRefusal(game)) throw new Error(`${game.rule} ${game.code}`)
  return game.state
}

function done(state: GameState, command: unknown, dice: Chance = seededChance('dice')): Step {
  const step = execute(state, command, dice)
  if (isRefusal(step)) throw new Error(`${step.rule} ${step.code} ${JSON.stringify(step.params)}`)
  return step
}

const why = (state: GameState, command: unknown): string => {
  const plan = check(state, command)
  return isRefusal(plan) ? `${plan.rule} ${plan.code}` : 'legal'
}

/** Answers as §33 does while this kind is asked. */
function through(state: GameState, kind: string): Step {
  let step: Step = { state, events: [] }
  const chance = seededChance('through')
  for (let i = 0; i < 50 && topQuestion(step.state)?.kind === kind; i++) {
    const side = topQuestion(step.state)?.awaiting[0]
    const command = side && defaultAnswer(step.state, side, chance)
    if (!command) throw new Error(`nobody answers ${kind}`)
    step = done(step.state, command, chance)
  }
  return step
}

const asked = (state: GameState): string => {
  const question = topQuestion(state)
  return `${question?.kind} ${question?.awaiting.join(' ')}`
}
const deployed = (blue: Force, ember: Force, cc: CcEdition | 'none' = 'cc-en', rules: Partial<RuleSet> = {}) =>
  through(start(blue, ember, cc, rules), 'deploy').state
const feint = (side: SideId, ...moves: readonly (readonly [string, number, number])[]) => ({
  verb: 'feint',
  seat: seatFor(side),
  moves: moves.map(([figure, x, y]) => ({ figure, at: at(x, y) })),
})

describe('feint', () => {
  it('[FEINT-01] is asked after deployment of those who have such an officer, and not of others', () => {
    const state = deployed(LED, PLAIN)
    expect(asked(state)).toBe('feint blue')
    expect(asked(deployed(PLAIN, PLAIN))).toMatch(/^(action|window)/)
    expect(asked(deployed(LED, PLAIN, 'none'))).toMatch(/^(action|window)/)
  })

  it('[FEINT-03] who deployed first goes first, and each does it once', () => {
    const state = deployed(LED, named('lieutenant', 'corporal', 'veteran', 'veteran'))
    expect(asked(state)).toBe('feint ember')
    const next = done(state, feint('ember'))
    expect(asked(next.state)).toBe('feint blue')
    expect(asked(done(next.state, feint('blue')).state)).toMatch(/^(action|window)/)
  })

  it('[FEINT-02] a share of the AP on the table, rounded up, or so many Characters', () => {
    const state = deployed(LED, PLAIN)
    // 20 % of 11 + 6 + 5 + 5 = 27.
    expect(feintLimit(state, 'blue')).toMatchObject({ unit: 'ap', limit: 6, total: 27, anyOne: false })
    expect(why(state, feint('blue', ['blue-3', 3, 2]))).toBe('legal')
    expect(why(state, feint('blue', ['blue-2', 3, 2]))).toBe('legal')
    expect(why(state, feint('blue', ['blue-1', 3, 2]))).toBe('FEINT-02 feintTooMuch')
    expect(why(state, feint('blue', ['blue-3', 3, 2], ['blue-4', 5, 2]))).toBe('FEINT-02 feintTooMuch')
    const italian = deployed(LED, PLAIN, 'cc-it')
    expect(feintLimit(italian, 'blue')).toMatchObject({ unit: 'characters', limit: 2 })
    expect(why(italian, feint('blue', ['blue-1', 3, 2], ['blue-4', 5, 2]))).toBe('legal')
    expect(why(italian, feint('blue', ['blue-1', 3, 2], ['blue-3', 7, 2], ['blue-4', 5, 2]))).toBe(
      'FEINT-02 feintTooMany',
    )
  })

  it('[FEINT-02] at least one Character: any, where even the cheapest costs too much', () => {
    const poor = changed('lieutenant', { feint: 1 })
    const cards = { ...BOOK, characters: { ...BOOK.characters, [poor.id]: poor } }
    const game = createGame({ ...spec('cc-en'), cards, forces: { blue: LED, ember: PLAIN } }, seededChance('a'))
    if (isRefusal(game)) throw new Error(game.code)
    const state = through(game.state, 'deploy').state
    expect(feintLimit(state, 'blue')).toMatchObject({ limit: 3, anyOne: true })
    expect(why(state, feint('blue', ['blue-1', 3, 2]))).toBe('legal')
    expect(why(state, feint('blue', ['blue-3', 3, 2], ['blue-4', 5, 2]))).toBe('FEINT-02 feintTooMuch')
  })

  it('[FEINT-03] within the own zone, clear of others, who may be picked up first', () => {
    const state = deployed(LED, PLAIN, 'cc-it')
    expect(why(state, feint('blue', ['blue-3', 3, 9]))).toBe('FEINT-03 outsideZone')
    expect(why(state, feint('ember', ['ember-3', 3, 22]))).toBe('FEINT-01 notAsked')
    expect(why(state, feint('blue', ['ember-3', 3, 2]))).toBe('FEINT-01 notYours')
    expect(why(state, feint('blue', ['blue-3', 3, 2], ['blue-3', 5, 2]))).toBe('FEINT-01 namedTwice')
    const spot = (id: string) => {
      const position = figureOf(state, figureId(id))?.position ?? { x: 0, y: 0 }
      return [position.x / 1000, position.y / 1000] as const
    }
    expect(why(state, feint('blue', ['blue-3', ...spot('blue-4')]))).toBe('FEINT-03 overlaps')
    const swapped = feint('blue', ['blue-3', ...spot('blue-4')], ['blue-4', ...spot('blue-3')])
    expect(why(state, swapped)).toBe('legal')
    const after = done(state, swapped)
    expect(after.events[1]).toMatchObject({ type: 'feinted', side: 'blue' })
    expect(figureOf(after.state, figureId('blue-3'))?.position).toEqual(figureOf(state, figureId('blue-4'))?.position)
  })
})

describe('decks in set-up', () => {
  const deck = ['north-card', 'rare-card', 'universal-card'].map(cardId)
  const withDeck: Force = { ...LED, deck }

  it('[TACTIC-05] [TACTIC-06] a deck is shuffled after the feint; who has none is not named', () => {
    const state = deployed(withDeck, PLAIN)
    expect(asked(state)).toBe('feint blue')
    const { events } = done(state, feint('blue'))
    const told = events.map(({ type }) => type).filter((type) => type === 'deckShuffled' || type === 'initiativeRolled')
    expect(told).toEqual(['deckShuffled', 'initiativeRolled'])
    expect(events.find(({ type }) => type === 'deckShuffled')).toEqual({ type: 'deckShuffled', side: 'blue', cards: 3 })
  })

  it('[SETUP-07] [TACTIC-04] the deck counts for who deploys first', () => {
    const poor = named('corporal', 'rifleman', 'rifleman')
    const rich = named('corporal', 'rifleman', 'veteran')
    expect(asked(start(poor, rich))).toBe('deploy ember')
    expect(asked(start({ ...poor, deck: deck.slice(0, 2) }, rich))).toBe('deploy blue')
  })

  it('[GEN-09] [TACTIC-07] size and AP are everybody’s, the list its owner’s until the game is over', () => {
    const log = startLog(spec('cc-en'), seededChance('log'))
    if (isRefusal(log)) throw new Error(log.code)
    const first = play(log, { verb: 'submitForce', seat: BLUE, force: withDeck }, seededChance('1'))
    if (isRefusal(first)) throw new Error(first.code)
    const second = play(first, { verb: 'submitForce', seat: EMBER, force: PLAIN }, seededChance('2'))
    if (isRefusal(second)) throw new Error(second.code)
    const { state } = second
    expect(state.sides.blue.deck).toEqual({ size: 3, ap: 6, cards: deck })
    expect(view(state, BLUE).sides.blue.deck.cards).toEqual(deck)
    expect(view(state, EMBER).sides.blue.deck).toEqual({ size: 3, ap: 6, cards: undefined })
    const seen = (seat: typeof BLUE) => JSON.stringify(redactEntries(state, second.log.entries, seat))
    for (const card of deck) {
      expect(seen(BLUE)).toContain(card)
      expect(seen(EMBER)).not.toContain(card)
    }
    const over: GameState = { ...state, phase: 'over' }
    expect(JSON.stringify(redactEntries(over, second.log.entries, EMBER))).toContain('rare-card')
  })

  it('[FORCE-09] a deck without a company edition is refused', () => {
    const game = createGame(spec('none'), seededChance('x'))
    if (isRefusal(game)) throw new Error(game.code)
    expect(why(game.state, { verb: 'submitForce', seat: BLUE, force: withDeck })).toBe('FORCE-09 deckNeedsCompany')
  })
})

describe('teams and crews', () => {
  const blue = named('corporal', 'rifleman', 'team', 'crew')
  const deployAll = (state: GameState) => through(state, 'deploy').state

  it('[SETUP-08] [REINF-03] [HOUSE-16] those who share a card are one drop; a crew stands in contact', () => {
    const state = start(blue, PLAIN)
    expect(state.figures.filter(({ side }) => side === 'blue').map(({ id }) => id)).toEqual([
      'blue-1',
      'blue-2',
      'blue-3',
      'blue-3b',
      'blue-4',
      'blue-4b',
      'blue-4c',
    ])
    const mine =
      asked(state) === 'deploy blue' ? state : done(state, defaultAnswer(state, 'ember', seededChance('d'))).state
    const deploy = (figure: string, ...others: readonly { readonly x: number; readonly y: number }[]) => ({
      verb: 'deploy',
      seat: BLUE,
      figure,
      at: at(4, 2),
      ...(others.length > 0 && { with: others }),
    })
    expect(why(mine, deploy('blue-3', at(9, 2)))).toBe('legal')
    expect(why(mine, deploy('blue-3', at(9, 2), at(11, 2)))).toBe('SETUP-08 dropTogether')
    expect(why(mine, deploy('blue-3', at(4, 9)))).toBe('SETUP-09 outsideZone')
    expect(why(mine, deploy('blue-4', at(5, 2), at(4.5, 2.866)))).toBe('legal')
    expect(why(mine, deploy('blue-4', at(5, 2), at(6, 2)))).toBe('HOUSE-16 crewApart')
    const { state: after, events } = done(mine, deploy('blue-4'))
    expect(events.find(({ type }) => type === 'figureDeployed')).toMatchObject({ with: [{}, {}] })
    expect(after.figures.filter(({ sheet, place }) => sheet === 3 && place.at === 'table')).toHaveLength(3)
    expect(asked(after)).toBe('deploy ember')
  })

  /** The twelve places in contact with a man at (12, 2), every 30 degrees from the east. */
  const AROUND = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6
    return { x: Math.round(12_000 + 1000 * Math.cos(angle)), y: Math.round(2000 + 1000 * Math.sin(angle)) }
  })
  /** A crew of two is put down where stakes stand on these of the places. */
  const amongStakes = (staked: (place: number) => boolean) => {
    const elements = AROUND.flatMap(({ x, y }, i) =>
      staked(i) ? [disc(`stake ${i}`, x / 1000, y / 1000, 0.01, 'total')] : [],
    )
    const game = createGame(
      {
        ...spec('cc-en'),
        table: { width: 24_000, height: 24_000, elements, edges: EDGES },
        forces: { blue: named('lieutenant', 'corporal', 'rifleman', 'pair'), ember: named('corporal', 'rifleman') },
      },
      seededChance('stakes'),
    )
    if (isRefusal(game)) throw new Error(`${game.rule} ${game.code}`)
    return game.state
  }
  const pair = { verb: 'deploy', seat: BLUE, figure: 'blue-4', at: at(12, 2) }

  it.each(AROUND.map((spot, i) => [i * 30, spot] as const))(
    '[SETUP-08] [HOUSE-16] the second of a crew is put where there is room beside the first: %s degrees',
    (degrees, spot) => {
      const { state } = done(
        amongStakes((place) => place * 30 !== degrees),
        pair,
      )
      expect(figureOf(state, figureId('blue-4b'))?.position).toEqual(spot)
    },
  )

  it('[SETUP-08] [HOUSE-16] a crew is not put down where there is room for one', () => {
    const plan = check(
      amongStakes(() => true),
      pair,
    )
    expect(plan).toEqual(refused('SETUP-08', 'noRoomBeside', { figure: 'blue-4b' }))
  })

  it('[REINF-03] [VICT-05] a team is worth its card once; separate copies have half of it each', () => {
    const shared = deployAll(start(named('corporal', 'rifleman', 'team'), PLAIN))
    expect(shared.sheets).toHaveLength(3 + 4)
    const { company } = defaultRules('qs-en', 'cc-en')
    if (!company) throw new Error('no company')
    const rules = { company: { ...company, teamShares: 'separate' as const } }
    const separate = deployAll(start(named('corporal', 'rifleman', 'team'), PLAIN, 'cc-en', rules))
    expect(separate.sheets).toHaveLength(4 + 4)
    expect(separate.figures.filter(({ id }) => id.startsWith('blue-3')).map(({ sheet }) => sheet)).toEqual([2, 3])
  })
})

describe('the opening initiative', () => {
  it('[SETUP-11] [INIT-04] officers add their values; ties are rolled again', () => {
    const state = deployed(LED, PLAIN)
    const { state: begun, events } = done(state, feint('blue'), scriptedChance([2, 4, 2, 3, 1, 1, 1, 1]))
    expect(events.find(({ type }) => type === 'initiativeRolled')).toEqual({
      type: 'initiativeRolled',
      dice: { blue: [2, 2], ember: [4, 3] },
      values: { blue: 2, ember: 0 },
      first: 'blue',
    })
    expect(begun.turn.active).toBe('blue')
  })

  it('[SETUP-11] its odds are those of all rolls', () => {
    const { company } = defaultRules('qs-en', 'cc-en')
    if (!company) throw new Error('no company')
    const dice = { company: { ...company, initiativeValueAs: 'dice' as const } }
    const state = deployed(LED, PLAIN)
    const DIE = [1, 2, 3, 4, 5, 6]
    const pairs = DIE.flatMap((blue) => DIE.map((ember) => [blue, ember] as const))
    const wins = pairs.filter(([blue, ember]) => blue + 2 > ember).length
    const loses = pairs.filter(([blue, ember]) => blue + 2 < ember).length
    expect(openingOdds(state, 'blue')).toBeCloseTo(wins / (wins + loses), 12)
    expect(openingOdds(state, 'ember')).toBeCloseTo(loses / (wins + loses), 12)
    const best = DIE.flatMap((one) => pairs.map(([other, ember]) => [Math.max(one, other), ember] as const))
    const [won, lost] = [best.filter(([a, b]) => a > b).length, best.filter(([a, b]) => a < b).length]
    expect(openingOdds(deployed(LED, PLAIN, 'cc-en', dice), 'blue')).toBeCloseTo(won / (won + lost), 12)
    expect(openingOdds(deployed(PLAIN, PLAIN), 'blue')).toBeCloseTo(0.5, 12)
  })
})
