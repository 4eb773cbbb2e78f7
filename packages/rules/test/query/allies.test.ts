import {
  cardId,
  type Faction,
  figureId,
  type GameState,
  hqContact,
  isRefusal,
  knownFigure,
  shapedState,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { whyNotCall } from '../../src/query/callKinds.ts'
import { reachedBy, whyUnreached } from '../../src/query/rank.ts'
import { teamOf } from '../../src/query/reinforce.ts'
import { ember, scene } from '../world/scene.ts'

const MEN = {
  lt: { at: [6, 10], rank: 'lieutenant', healthy: { call: 1, contactHq: 1 }, contact: true },
  p: { at: [6, 13] },
  ally: { at: [6, 7] },
  e: { at: [20, 20], ...ember },
} as const

const OTHER = 'other'
const plain: Faction = { squadSize: 10, platoonMortar: false }

interface Changes {
  readonly cc?: 'cc-en' | 'cc-it'
  readonly theatre?: string
  readonly factions?: { readonly [id: string]: Faction }
  /** Whose card is of the other faction. */
  readonly foreign?: 'ally' | 'lt'
}

/** A force with one man of another faction. */
function force({ cc = 'cc-en', theatre, factions = {}, foreign = 'ally' }: Changes): GameState {
  const { state } = scene({ cc, men: MEN })
  const { cards, setup } = state
  const card = cards.characters[cardId(foreign)]
  if (!card) throw new Error(`no card of ${foreign}`)
  const characters = { ...cards.characters, [card.id]: { ...card, faction: OTHER } }
  return shapedState({
    ...state,
    cards: { ...cards, characters, factions },
    setup: { ...setup, ...(theatre !== undefined && { theatre }) },
  })
}

const heard = (state: GameState) =>
  reachedBy(state, knownFigure(state, figureId('lt')), undefined).map(({ figure }) => figure)

describe('allies under orders', () => {
  const west = { ...plain, allies: { west: [OTHER] } }

  it('[ORDER-07] every friend where no theatre is agreed', () => {
    expect(heard(force({}))).toEqual(['p', 'ally'])
  })

  it('[ORDER-07] in a theatre only those whom it lists, whichever of the two lists the other', () => {
    const silent = force({ theatre: 'west' })
    expect(heard(silent)).toEqual(['p'])
    const lt = knownFigure(silent, figureId('lt'))
    expect(whyUnreached(silent, lt, undefined, knownFigure(silent, figureId('ally'))).rule).toBe('ORDER-07')
    expect(heard(force({ theatre: 'west', factions: { blue: west } }))).toEqual(['p', 'ally'])
    expect(heard(force({ theatre: 'east', factions: { blue: west } }))).toEqual(['p'])
    const back = { ...plain, allies: { west: ['blue'] } }
    expect(heard(force({ theatre: 'west', factions: { [OTHER]: back } }))).toEqual(['p', 'ally'])
  })

  it('[ORDER-07] the Italian sheet has no such limit', () => {
    expect(heard(force({ cc: 'cc-it', theatre: 'west' }))).toEqual(['p', 'ally'])
  })
})

describe('who calls', () => {
  const mortars = { ...plain, platoonMortar: true }
  const mayCall = (state: GameState): boolean => {
    const line = { contact: false, away: false }
    return whyNotCall(state, knownFigure(state, figureId('lt')), 'platoonMortar', line) === undefined
  }

  it('[MORTAR-01] the mortars are those of the officer’s own faction', () => {
    expect(mayCall(force({ factions: { blue: mortars } }))).toBe(true)
    expect(mayCall(force({ factions: { blue: mortars }, foreign: 'lt' }))).toBe(false)
    expect(mayCall(force({ factions: { [OTHER]: mortars }, foreign: 'lt' }))).toBe(true)
  })

  it('[RADIO-05] an officer is not in base contact with himself', () => {
    const state = force({})
    expect(hqContact(state, knownFigure(state, figureId('lt')))).toBeUndefined()
  })
})

describe('soldiers who come instead of a team', () => {
  const sling = { id: cardId('sling'), ap: -3, faction: 'blue', changes: [] }
  const limited = { ...sling, id: cardId('limited'), faction: OTHER, ap: 0, universalLimited: true }
  const strange = { ...sling, id: cardId('strange'), faction: OTHER }

  function book(house: Partial<GameState['rules']['house']> = {}): GameState {
    const state = force({})
    const p = state.cards.characters[cardId('p')]
    if (!p) throw new Error('no card of p')
    const dear = { ...p, id: cardId('dear'), ap: 8 }
    return shapedState({
      ...state,
      rules: { ...state.rules, house: { ...state.rules.house, ...house } },
      cards: {
        ...state.cards,
        characters: { ...state.cards.characters, [dear.id]: dear },
        upgrades: { [sling.id]: sling, [limited.id]: limited, [strange.id]: strange },
      },
    })
  }

  const choice = (...upgrades: readonly string[]) => ({
    card: cardId('dear'),
    assigned: [],
    upgrades: upgrades.map((id) => cardId(id)),
  })

  function judged(
    state: GameState,
    chosen: ReturnType<typeof choice>,
    before: readonly ReturnType<typeof choice>[] = [],
  ) {
    const team = teamOf(state, knownFigure(state, figureId('lt')), chosen, before)
    return isRefusal(team) ? `${team.rule} ${team.code}` : team.ap
  }

  it('[REINF-02] a downgrade brings a soldier under the limit', () => {
    expect(judged(book(), choice())).toBe('REINF-02 tooDear')
    expect(judged(book(), choice('sling'))).toBe(5)
  })

  it('[REINF-02] [HOUSE-11] upgrades are known, of the own faction or open to all, and in use', () => {
    expect(judged(book(), choice('nothing'))).toBe('REINF-02 unknownCard')
    expect(judged(book(), choice('strange'))).toBe('REINF-02 notInFaction')
    expect(judged(book({ upgrades: false }), choice('sling'))).toBe('HOUSE-11 upgradesOff')
  })

  it('[FORCE-06] a limited card once in the same call', () => {
    const both = choice('sling', 'limited')
    expect(judged(book(), both)).toBe(5)
    expect(judged(book(), both, [both])).toBe('FORCE-06 tooManyLimited')
  })
})
