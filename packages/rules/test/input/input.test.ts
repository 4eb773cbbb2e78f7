import {
  type CharacterCard,
  cardId,
  check,
  createGame,
  elementId,
  figureId,
  isRefusal,
  type Marker,
  markerId,
  type NewGame,
  type PlacedFigure,
  type PreparedGame,
  type RuleSet,
  type SideId,
  scriptedChance,
  seededChance,
  weaponId,
} from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { mutated, playOn } from '../support/mutation.ts'
import { tries } from '../support/thorough.ts'
import { CARDS, RIFLE, side } from '../world/cards.ts'
import { BLUE, force, held, man, newGame, PAIR, prepared, rulesOf, seatFor } from '../world/games.ts'
import { disc, rectangle } from '../world/places.ts'

/** What is refused, by which code and in which field. */
function fault(spec: unknown): string {
  const made = createGame(spec as NewGame, seededChance('any'))
  if (!isRefusal(made)) return 'accepted'
  const { field = 'no field' }: { readonly field?: unknown } = made.params
  return `${made.code} ${field}`
}

const one = (change: object): PreparedGame =>
  prepared({ figures: [{ ...man('a', 'blue', 4, 4), ...change }, man('x', 'ember', 9, 9)] })

const watch = (change: Partial<Extract<Marker, { kind: 'opportunityFire' }>> = {}): Marker => ({
  kind: 'opportunityFire',
  id: markerId('m'),
  side: 'blue',
  owner: figureId('a'),
  weapon: weaponId('rifle'),
  at: { x: 9000, y: 9000 },
  radius: 3,
  ...change,
})

const volley: Marker = {
  kind: 'suppressionFire',
  id: markerId('s'),
  side: 'blue',
  participants: [{ figure: figureId('b'), weapon: weaponId('mg') }],
  at: { x: 12_000, y: 12_000 },
  radius: 2,
  waiting: false,
}

const watcher = (change: Partial<PlacedFigure> = {}): PlacedFigure =>
  man('a', 'blue', 4, 4, { standing: { kind: 'opportunityFire', marker: markerId('m') }, ...change })

const square = (elements: PreparedGame['position']['table']['elements']) => ({
  width: 24_000,
  height: 24_000,
  elements,
  edges: { blue: 'north', ember: 'south' } as const,
})

/** A position with something of everything. */
const FULL = prepared({
  figures: [
    watcher({ wounded: true, counters: { slots: 1, shots: { [weaponId('rifle')]: 1 } }, used: {} }),
    man('b', 'blue', 9, 4, {
      is: 'gunner',
      standing: { kind: 'suppressionFire', marker: markerId('s') },
      shockSince: 1,
    }),
    man('x', 'ember', 4, 18),
    man('y', 'ember', 10, 18, { standing: { kind: 'takeCover' }, assigned: [cardId('pistolCard')], aims: 1 }),
  ],
  table: square([rectangle('hedge', 6, 10, 4, 0.4), disc('tree', 15, 15, 1)]),
  markers: [watch(), volley],
  turn: { active: 'blue', number: 3 },
})

const FOUR = force('rifleman', 'rifleman', 'rifleman', 'rifleman')

describe('rule sets', () => {
  const withRules = (rules: unknown): string => fault({ ...prepared(), rules })

  test('[GEN-01] every parameter must be there, known and in its domain', () => {
    const { atIncome: _, ...short } = rulesOf()
    expect(withRules(short)).toBe('missing rules.atIncome')
    expect(withRules({ ...rulesOf(), atIncome: Number.NaN })).toBe('badValue rules.atIncome')
    expect(withRules({ ...rulesOf(), atIncome: -1e9 })).toBe('badValue rules.atIncome')
    expect(withRules({ ...rulesOf(), ofTrigger: 'evil' })).toBe('badValue rules.ofTrigger')
    expect(withRules({ ...rulesOf(), cheat: true })).toBe('unknownField rules.cheat')
    expect(withRules({ ...rulesOf(), qs: 'constructor' })).toBe('notOneOf rules.qs')
    const proto = JSON.stringify(rulesOf()).replace('{', '{"__proto__":{"atIncome":9},')
    expect(withRules(JSON.parse(proto))).toBe('forbiddenName rules.__proto__')
  })

  test('[GEN-01] of changed rule sets each is refused by name or can be played', () => {
    const chance = seededChance('rule sets')
    const rules: RuleSet = rulesOf()
    let refused = 0
    for (let i = 0; i < tries(180, 700); i++) {
      const { value, at } = mutated(chance, rules)
      const made = createGame({ ...prepared(), rules: value as RuleSet }, seededChance('any'))
      if (isRefusal(made)) refused += 1
      else expect([at, playOn(made.state, seededChance(`${i}`), 2)]).toEqual([at, undefined])
    }
    expect(refused).toBeGreaterThan(tries(125, 500))
  })
})

describe('cards', () => {
  const rifleman = CARDS.characters[cardId('rifleman')] as CharacterCard
  const withCard = (card: unknown, id = 'rifleman'): string =>
    fault({ ...prepared(), cards: { weapons: {}, characters: { ...CARDS.characters, [id]: card } } })

  test('[FIRE-05] a card is refused by the first value that the rules could not read', () => {
    expect(withCard({ ...rifleman, ap: 1.5 })).toBe('notWhole cards.characters.rifleman.ap')
    expect(withCard({ ...rifleman, rank: 'king' })).toBe('notOneOf cards.characters.rifleman.rank')
    expect(withCard({ ...rifleman, healthy: side({ h2h: -1 }) })).toBe(
      'valueTooSmall cards.characters.rifleman.healthy.h2h',
    )
    expect(withCard({ ...rifleman, healthy: side({ weapons: [RIFLE, RIFLE] }) })).toBe(
      'repeatedId cards.characters.rifleman.healthy.weapons[1].id',
    )
    expect(withCard({ ...rifleman, name: 'x'.repeat(81) })).toBe('textTooLong cards.characters.rifleman.name')
    for (const role of ['\u001b[2J', 'turns \u202eround', 'two\u2028lines', '\u2067'])
      expect(withCard({ ...rifleman, role })).toBe('controlCharacter cards.characters.rifleman.role')
    expect(withCard(rifleman, 'other')).toBe('wrongId cards.characters.other.id')
  })

  test('[FIRE-07] what every object inherits is no id of a weapon, a card or a figure', () => {
    const odd = { ...RIFLE, id: weaponId('constructor') }
    expect(withCard({ ...rifleman, healthy: side({ weapons: [odd] }) })).toBe(
      'forbiddenName cards.characters.rifleman.healthy.weapons[0].id',
    )
    expect(withCard({ ...rifleman, id: 'toString' }, 'toString')).toBe('forbiddenName cards.characters.toString')
    expect(fault({ ...prepared(), cards: JSON.parse('{"weapons":{},"characters":{"__proto__":{}}}') })).toBe(
      'forbiddenName cards.characters.__proto__',
    )
    expect(fault(one({ id: '__proto__' }))).toBe('forbiddenName position.figures[0].id')
    expect(fault(one({ card: 'hasOwnProperty' }))).toBe('unknownCard position.figures[0].card')
  })

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    '[GEN-08] nor of a seat, a verb or a card that a force names: %s',
    (name) => {
      const seats = Object.fromEntries([
        [name, 'blue'],
        ['e', 'ember'],
      ])
      expect(fault({ ...prepared(), seats })).toBe(`forbiddenName seats.${name}`)
      const { state } = held(createGame(newGame({ agreedAp: 40 }), seededChance('names')))
      expect(check(state, { verb: name, seat: seatFor('blue') })).toMatchObject({ code: 'unknownVerb' })
      expect(check(state, { verb: 'resign', seat: name })).toMatchObject({ code: 'noSuchSeat' })
      const force = { faction: name, characters: [{ card: 'rifleman', assigned: [name] }] }
      expect(check(state, { verb: 'submitForce', seat: seatFor('blue'), force })).toMatchObject({ code: 'unknownCard' })
    },
  )
})

describe('prepared positions', () => {
  test('[TURN-13] counters are whole and not negative', () => {
    expect(fault(one({ counters: { slots: -1000 } }))).toBe('valueTooSmall position.figures[0].counters.slots')
    expect(fault(one({ counters: { movement: 0.5 } }))).toBe('notWhole position.figures[0].counters.movement')
    expect(fault(one({ counters: { shots: { rifle: '1' } } }))).toBe(
      'notANumber position.figures[0].counters.shots.rifle',
    )
    expect(fault(one({ counters: { luck: 6 } }))).toBe('unknownField position.figures[0].counters.luck')
    expect(fault(one({ used: { rifle: Number.POSITIVE_INFINITY } }))).toBe('notANumber position.figures[0].used.rifle')
    expect(fault(prepared({ sides: { blue: { tokens: Number.NaN } } }))).toBe('notANumber position.sides.blue.tokens')
    expect(fault(one({ shockSince: 2 }))).toBe('valueTooBig position.figures[0].shockSince')
  })

  test('[TURN-17] markers are of a known kind and belong to those who hold them', () => {
    const markers = (list: readonly unknown[], figures: readonly PlacedFigure[] = [watcher()]): string =>
      fault(prepared({ figures, markers: list as readonly Marker[] }))
    expect(markers([watch()])).toBe('accepted')
    expect(markers([{ ...watch(), kind: 'evil' }])).toBe('notOneOf position.markers[0].kind')
    expect(markers([watch({ side: 'ember' })])).toBe('notHeldByOwner position.markers[0]')
    expect(markers([watch({ owner: figureId('nobody') })])).toBe('notHeldByOwner position.markers[0]')
    expect(markers([watch({ weapon: weaponId('cannon') })])).toBe('noSuchWeapon position.markers[0]')
    expect(markers([watch({ at: { x: -5, y: 0 } })])).toBe('offTable position.markers[0].at')
    expect(markers([watch({ radius: -3 })])).toBe('valueTooSmall position.markers[0].radius')
    expect(markers([watch(), watch()])).toBe('repeatedId position.markers[1].id')
    expect(markers([])).toBe('noSuchMarker position.figures[0].standing')
    expect(markers([watch()], [watcher({ whereabouts: 'reserve' })])).toBe('notOnTable position.figures[0].standing')
  })

  test('[MOVE-07] nobody stands inside what cannot be entered', () => {
    const inside = (cover: 'total' | 'partial'): string =>
      fault(prepared({ table: square([rectangle('house', 3, 3, 3, 3, cover)]) }))
    expect(inside('total')).toBe('insideScenery position.figures[0].position')
    expect(inside('partial')).toBe('accepted')
  })

  test('[FORCE-02] a named card stands once on each side', () => {
    const rifleman = CARDS.characters[cardId('rifleman')]
    const ace = { ...rifleman, id: cardId('ace'), named: true, name: 'Ace' } as CharacterCard
    const cards = {
      ...CARDS,
      characters: { ...CARDS.characters, [cardId('ace')]: ace },
    }
    const aces = (...sides: readonly SideId[]) =>
      fault({ ...prepared({ figures: sides.map((side, i) => man(`${i}`, side, 3 + 3 * i, 3, { is: 'ace' })) }), cards })
    expect(aces('blue', 'ember')).toBe('accepted')
    expect(aces('blue', 'ember', 'blue')).toBe('namedCardTwice position.figures[2]')
  })

  /** Scenario files may lay out what play would hardly reach, as long as every value is one. */
  test('[TURN-10] [FIRE-07] more may have been done this turn than the card allows', () => {
    expect(fault(one({ counters: { slots: 3 } }))).toBe('accepted')
    expect(fault(one({ counters: { shots: { rifle: 3 } } as never }))).toBe('accepted')
    expect(fault(one({ counters: { slots: -1 } }))).toBe('valueTooSmall position.figures[0].counters.slots')
  })

  test('[WOUND-08] nobody is wounded whose card has no wounded side', () => {
    expect(fault(one({ card: 'frail', wounded: true }))).toBe('noWoundedSide position.figures[0].wounded')
  })

  test('[GEN-10] of changed positions each is refused by name or can be played', () => {
    const chance = seededChance('positions')
    const { position, seats, gameType } = FULL
    expect(fault(FULL)).toBe('accepted')
    for (let i = 0; i < tries(400, 1500); i++) {
      const { value, at } = mutated(chance, { position, seats, gameType })
      const made = createGame({ ...FULL, ...(value as object) }, seededChance('any'))
      if (isRefusal(made)) expect(made.params).toHaveProperty('field')
      else expect([at, playOn(made.state, seededChance(`${i}`), 2)]).toEqual([at, undefined])
    }
  })
})

describe('limits', () => {
  const many = <T>(count: number, make: (i: number) => T): readonly T[] =>
    Array.from({ length: count }, (_, i) => make(i))
  const discs = (count: number) =>
    many(count, (i) => disc(`tree ${i}`, 1 + (i % 40) / 2, 12 + Math.floor(i / 40) / 2, 0.2))
  const saw = (count: number) => ({
    kind: 'polygon',
    points: many(count, (i) => (i < count - 1 ? { x: 1000 + i * 20, y: 9000 + (i % 2) } : { x: 3000, y: 11_000 })),
    convex: false,
  })

  test('[SETUP-02] a table of at most 96 u', () => {
    expect(fault(newGame({ table: { width: 96_000, height: 96_000 } }))).toBe('accepted')
    expect(fault(newGame({ table: { width: 96_001, height: 24_000 } }))).toBe('valueTooBig table.width')
    expect(fault(newGame({ table: { width: 24_000, height: Number.NaN } }))).toBe('notANumber table.height')
  })

  test('[SETUP-05] at most 600 pieces, 200 points to an outline, 80 characters to a name', () => {
    expect(fault(prepared({ table: square(discs(600)) }))).toBe('accepted')
    expect(fault(prepared({ table: square(discs(601)) }))).toBe('listTooLong position.table.elements')
    const [tree] = discs(1)
    const drawn = (outline: unknown) => fault(prepared({ table: square([{ ...tree, outline } as never]) }))
    expect(drawn(saw(200))).toBe('accepted')
    expect(drawn(saw(201))).toBe('listTooLong position.table.elements[0].outline.points')
    expect(fault(prepared({ table: square([{ ...tree, name: 'x'.repeat(81) } as never]) }))).toBe(
      'textTooLong position.table.elements[0].name',
    )
  })

  test('[SETUP-05] at most 6,000 corners on a table, however its pieces share them', () => {
    const [tree] = discs(1)
    const saws = (count: number) =>
      many(count, (i) => ({ ...tree, id: elementId(`saw ${i}`), outline: saw(200) }) as never)
    expect(fault(prepared({ table: square(saws(30)) }))).toBe('accepted')
    expect(fault(prepared({ table: square([...saws(30), ...discs(1)]) }))).toBe(
      'tooManyCorners position.table.elements',
    )
  })

  test('[SETUP-01] at most 300 figures a side', () => {
    const line = (count: number) =>
      many(count, (i) => man(`${i}`, 'blue', 2 + (i % 60) * 1.5, 2 + Math.floor(i / 60) * 1.5))
    const wide = { width: 96_000, height: 96_000, elements: [] }
    expect(fault(prepared({ table: wide, figures: line(300) }))).toBe('accepted')
    expect(fault(prepared({ table: wide, figures: line(301) }))).toBe('listTooLong position.figures')
    const forces = { blue: force(...many(301, () => 'rifleman')), ember: force('rifleman') }
    expect(fault(newGame({ forces }))).toBe('listTooLong forces.blue.characters')
  })
})

describe('hostile objects', () => {
  test('[GEN-10] getters that throw, prototypes with values and strange classes are refused, never thrown', () => {
    const hostile = new Proxy(
      {},
      {
        get() {
          throw new Error('hostile')
        },
        getOwnPropertyDescriptor() {
          throw new Error('hostile')
        },
      },
    )
    expect(fault(hostile)).toBe('unreadable spec')
    expect(fault(Object.create(prepared()))).toBe('missing start')
    expect(fault(new Map())).toBe('missing start')
    expect(fault({ ...prepared(), position: { ...prepared().position, figures: PAIR[0] } })).toBe(
      'notAList position.figures',
    )
  })
})

describe('bad specs', () => {
  const fieldOf = (spec: unknown): unknown => {
    const made = createGame(spec as NewGame, scriptedChance([]))
    if (!isRefusal(made)) return 'accepted'
    const { field }: { readonly field?: unknown } = made.params
    return field
  }

  test('[GEN-10] a spec that does not hold is refused with the name of the field', () => {
    expect(fieldOf(undefined)).toBe('spec')
    expect(fieldOf({})).toBe('start')
    expect(fieldOf(newGame({ agreedAp: -1 }))).toBe('agreedAp')
    expect(fieldOf(newGame({ seats: { [BLUE]: 'blue' } }))).toBe('seats')
    expect(fieldOf({ ...newGame(), gameType: 'siege' })).toBe('gameType')
    expect(fieldOf({ ...newGame(), rules: { qs: 'qs-fr' } })).toBe('rules.qs')
    const broken = { ...CARDS.characters[cardId('rifleman')], ap: 1.5 }
    expect(fieldOf({ ...newGame(), cards: { weapons: {}, characters: { rifleman: broken } } })).toBe(
      'cards.characters.rifleman.ap',
    )
    expect(fieldOf(newGame({ forces: { blue: FOUR, ember: force('ghost') } }))).toBe('forces.ember')
    expect(fieldOf(prepared({ figures: [man('a', 'blue', 0.2, 4)] }))).toBe('position.figures[0].position')
    expect(fieldOf(prepared({ figures: [man('a', 'blue', 4, 4), man('b', 'blue', 4.9, 4)] }))).toBe(
      'position.figures[1].position',
    )
    expect(fieldOf(prepared({ figures: [man('a', 'blue', 4, 4), man('a', 'blue', 9, 4)] }))).toBe(
      'position.figures[1].id',
    )
    expect(fieldOf(prepared({ figures: [man('a', 'blue', 4, 4, { is: 'ghost' })] }))).toBe('position.figures[0].card')
    expect(fieldOf(newGame())).toBe('accepted')
    expect(fieldOf(prepared())).toBe('accepted')
  })
})
