import {
  aidStationOf,
  type CardBook,
  type Command,
  cardId,
  createGame,
  defaultRules,
  type Element,
  forceTotal,
  type GameState,
  isRefusal,
  mannedBy,
  type NewGame,
  type Props,
  restoreState,
  SIDES,
  type SideId,
  saveState,
  scriptedChance,
  weaponId,
} from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../world/cards.ts'
import { act, BLUE, EMBER, force, manOf, newGame, opened, refusal, refusalOf } from '../../world/games.ts'
import { rectangle, u } from '../../world/places.ts'

const COMPANY = defaultRules('qs-en', 'cc-en')
const RULES = { ...COMPANY, house: { ...COMPANY.house, vehicles: true, manning: true } }
const [RIFLEMAN] = Object.values(CARDS.characters).filter(({ id }) => id === 'rifleman')
if (!RIFLEMAN) throw new Error('no rifleman')
const GUN = {
  ...RIFLEMAN.healthy.weapons[0],
  id: weaponId('tripod'),
  type: 'tripod',
} as (typeof RIFLEMAN.healthy.weapons)[0]
const BOOK: CardBook = {
  ...CARDS,
  characters: {
    ...CARDS.characters,
    [cardId('crew')]: {
      ...RIFLEMAN,
      id: cardId('crew'),
      figures: 2,
      crew: weaponId('tripod'),
      healthy: { ...RIFLEMAN.healthy, weapons: [GUN] },
    },
  },
  vehicles: {
    [cardId('truck')]: {
      id: cardId('truck'),
      name: 'Truck',
      kind: 'soft',
      move: 14,
      seats: 2,
      size: 2,
      weapons: [],
      ap: 9,
      faction: 'any',
    },
  },
}

const FOUR = force('rifleman', 'rifleman', 'rifleman', 'rifleman')
const spec = (change: Partial<NewGame> = {}, rules = RULES): NewGame =>
  newGame({ cards: BOOK, forces: { blue: FOUR, ember: FOUR }, ...change }, rules)
const atLayout = (rules = RULES): GameState => opened(spec({}, rules), 6, 1)

const at = (card: string, x: number, y: number, side: SideId = 'blue') => ({
  card: cardId(card),
  side,
  position: { x: u(x), y: u(y) },
})
const PROPS: Props = { parked: [at('truck', 12, 12)], emplaced: [at('crew', 8, 20, 'ember')] }
const layOut = (props: unknown, elements: readonly Element[] = []): Command =>
  ({ verb: 'layOut', seat: BLUE, elements, props }) as Command

describe('what stands on a table beside its scenery', () => {
  test('[HOUSE-03] [HOUSE-21] is laid out with it, for the side that it is given to, and survives a save', () => {
    const { state } = act(atLayout(), layOut(PROPS))
    expect(state.vehicles).toEqual([
      {
        id: 'parked-1',
        side: 'blue',
        card: 'truck',
        position: { x: u(12), y: u(12) },
        radius: u(1),
        driver: undefined,
        damage: 0,
      },
    ])
    expect(state.leftWeapons).toEqual([
      { weapon: 'tripod', card: 'crew', side: 'ember', position: { x: u(8), y: u(20) }, shots: 0, used: 0 },
    ])
    expect(restoreState(saveState(state))).toEqual(state)
  })

  test('[HOUSE-21] a friend in contact may fire it once the game is played, an enemy may not', () => {
    const ready = spec({
      table: { width: u(24), height: u(24), elements: [], edges: { blue: 'north', ember: 'south' } },
      props: { parked: [], emplaced: [at('crew', 8, 2), at('crew', 16, 2, 'ember')] },
    })
    const begun = opened(ready, 6, 1, 1, 6)
    const near = act(begun, { verb: 'deploy', seat: BLUE, figure: 'blue-1' as never, at: { x: u(8), y: u(3) } }).state
    const man = near.figures.find(({ id }) => id === 'blue-1')
    expect(man && mannedBy(near, man).map(({ weapon }) => weapon)).toEqual(['tripod'])
    expect(manOf(near, 'blue-1').position).toEqual({ x: u(8), y: u(3) })
    const far = act(begun, { verb: 'deploy', seat: BLUE, figure: 'blue-1' as never, at: { x: u(16), y: u(3) } }).state
    const other = far.figures.find(({ id }) => id === 'blue-1')
    expect(other && mannedBy(far, other)).toEqual([])
  })

  test('[SETUP-07] [FORCE-03] props add no AP to either side', () => {
    const before = atLayout()
    const { state } = act(before, layOut(PROPS))
    expect([state.vehicles.length, state.leftWeapons.length]).toEqual([1, 1])
    for (const side of SIDES) expect(forceTotal(state, side)).toBe(forceTotal(before, side))
    expect(forceTotal(state, 'blue')).toBe(20)
  })

  test.each([
    ['a card that the game does not have', { ...PROPS, parked: [at('sled', 5, 5)] }, 'HOUSE-03 unknownCard'],
    ['a man who is no weapon', { ...PROPS, emplaced: [at('rifleman', 5, 5)] }, 'HOUSE-21 nothingToMan'],
    ['over the edge', { ...PROPS, parked: [at('truck', 0.5, 5)] }, 'SETUP-02 propOffTable'],
    ['in a wall', { ...PROPS, parked: [at('truck', 10, 10)] }, 'MOVE-07 propInScenery'],
  ])('[HOUSE-03] [HOUSE-21] [SETUP-02] [MOVE-07] is refused: %s', (_what, props, said) => {
    const wall = rectangle('wall', 9, 9, 2, 2, 'total')
    expect(refusal(atLayout(), layOut(props, [wall]))).toBe(said)
  })

  test('[HOUSE-03] [HOUSE-21] is refused where nobody could use it', () => {
    const house = (change: object) => ({ ...RULES, house: { ...RULES.house, ...change } })
    expect(refusal(atLayout(house({ vehicles: false })), layOut(PROPS))).toBe('HOUSE-03 noVehicles')
    expect(refusal(atLayout(house({ manning: false })), layOut(PROPS))).toBe('HOUSE-21 noManning')
  })

  test('[HOUSE-03] names the field of a command or a spec that is none', () => {
    expect(
      refusalOf(atLayout(), layOut({ parked: [{ ...at('truck', 5, 5), side: 'grey' }], emplaced: [] })),
    ).toMatchObject({
      rule: 'COMMAND',
    })
    const bare = createGame(spec({ props: PROPS }), scriptedChance([]))
    expect(isRefusal(bare) && bare.params).toMatchObject({ field: 'props' })
  })
})

describe('whose a station or a line is', () => {
  const station = (change: Partial<Element>): Element => ({
    ...rectangle('hut', 10, 1, 3, 3, 'total'),
    aidStation: true,
    ...change,
  })
  const withHut = (hut: Element): GameState => {
    const { state } = act(atLayout(), layOut({ parked: [], emplaced: [] }, [hut]))
    return act(state, { verb: 'chooseEdge', seat: EMBER, edge: 'south' }, 1, 6).state
  }

  test('[AID-01] a station in the zone of a side that is not its owner serves nobody', () => {
    const found = (hut: Element) => (['blue', 'ember'] as const).map((side) => aidStationOf(withHut(hut), side)?.id)
    expect(found(station({}))).toEqual(['hut', undefined])
    expect(found(station({ owner: 'blue' }))).toEqual(['hut', undefined])
    expect(found(station({ owner: 'ember' }))).toEqual([undefined, undefined])
  })
})
