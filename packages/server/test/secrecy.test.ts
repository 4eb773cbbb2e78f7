import { randomUUID } from 'node:crypto'
import type { Pace, StandingOrder } from '@tactic48/protocol'
import {
  type CardId,
  CC_EDITIONS,
  type Chance,
  type Command,
  check,
  figureId,
  type GameSpec,
  isRefusal,
  type PerSide,
  type QuestionKind,
  type RuleSet,
  ruleSetOf,
  type SeatId,
  type SideId,
  seededChance,
  topQuestion,
  type Verb,
  weaponId,
} from '@tactic48/rules'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pick } from '../../rules/test/support/randomSpec.ts'
import { samples } from '../../rules/test/support/sampler.ts'
import { CARDS } from '../../rules/test/world/cards.ts'
import { endTurn, moveTo } from '../../rules/test/world/commands.ts'
import { BLUE, EMBER, force, man, newGame, prepared, rulesOf, seatFor } from '../../rules/test/world/games.ts'
import { holding, TACTIC_BOOK, TACTICS } from '../../rules/test/world/tactics.ts'
import { PAIRS } from './lengths.ts'
import { Overheard } from './overheard.ts'

beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterAll(() => void vi.useRealTimers())

const STEPS = 14
const BEAT = 250
const CARD_IDS = TACTICS.map(({ id }) => id)
const DAYS: Pace = { kind: 'days', days: 3, increment: 1 }
const NONE: Pace = { kind: 'none' }
/** They end the game, or are no move. */
const NEVER: ReadonlySet<Verb> = new Set<Verb>(['resign', 'offerDraw', 'askUndo'])

function rulesFor(chance: Chance, kind: 'company' | 'timed'): RuleSet {
  const rules = ruleSetOf({ qs: 'qs-en', ...(kind === 'company' && { cc: pick(chance, CC_EDITIONS) }) })
  return { ...rules, house: { ...rules.house, clock: kind === 'timed' } }
}

const shoots = (least: number): StandingOrder => ({ asked: 'opportunityFire', least, do: 'shoot', otherwise: 'hold' })
const aims = (figure: string): Command => ({ verb: 'aim', seat: BLUE, figure: figureId(figure) })
const WATCH: Command = {
  ...{ verb: 'placeOpportunityFire', seat: BLUE, figure: figureId('blue 0'), weapon: weaponId('rifle') },
  at: { x: 4000, y: 8000 },
}

/** Two games that differ in what blue alone knows. */
interface Twins {
  readonly specs: readonly [GameSpec, GameSpec]
  readonly pace: Pace
  /** What both begin with. */
  readonly opening?: readonly { readonly side: SideId; readonly command: Command }[]
  /** What blue hands in before the last command of the opening. */
  readonly hands?: readonly [Handed, Handed]
  /** What a side does where it is asked this, in each of them. */
  readonly apart?: { readonly [asked in QuestionKind]?: PerSide<() => readonly [Command, Command]> }
}

type Handed = Parameters<Overheard['hand']>[0]

const cardsOf = (chance: Chance, size: number) => Array.from({ length: size }, () => pick(chance, CARD_IDS))

const same = (spec: GameSpec): readonly [GameSpec, GameSpec] => [spec, spec]

const ranks = (...names: readonly string[]) =>
  (['blue', 'ember'] as const).flatMap((side) =>
    names.map((is, i) => man(`${side} ${i}`, side, 4 + 4 * i, side === 'blue' ? 4 : 12, { is })),
  )

/** Companies whose blue decks and hands are these. */
function holdingCards(
  chance: Chance,
  held: readonly { readonly deck: readonly CardId[]; readonly hand: readonly CardId[] }[],
) {
  const rules = rulesFor(chance, 'company')
  const turn = { active: pick(chance, ['blue', 'ember'] as const), step: 'start' } as const
  const ember = { tokens: 5, ...holding(CARD_IDS.slice(0, 3), CARD_IDS.slice(3, 5)) }
  const [a, b] = held.map(({ deck, hand }) => {
    const sides = { blue: { tokens: 5, ...holding(deck, hand) }, ember }
    const figures = ranks('lieutenant', 'rifleman', 'gunner')
    return prepared({ figures, sides, turn }, rules, { cards: { ...CARDS, tactics: TACTIC_BOOK } })
  })
  if (!a || !b) throw new Error('two are needed')
  return [a, b] as const
}

/** An order or a plan, which the server carries out by itself after the same time. */
const ORDERS: readonly (readonly [Handed, Handed])[] = [
  [{ orders: [shoots(0)] }, { orders: [shoots(1)] }],
  [{ orders: [shoots(1)] }, {}],
  [{ orders: [shoots(0)] }, { orders: [] }],
]
const PLANS: readonly (readonly [Handed, Handed])[] = [
  [{ plan: [aims('blue 0'), endTurn(BLUE)] }, { plan: [aims('blue 1')] }],
  [{ plan: [endTurn(BLUE)] }, { plan: [aims('blue 1')] }],
  // It is void, and only blue knows that there was one.
  [{ plan: [aims('nobody')] }, {}],
]

const TWINS: { readonly [name: string]: (chance: Chance, i: number) => Twins } = {
  hand(chance) {
    const deck = cardsOf(chance, chance.int(4))
    const [one, other] = twoLists(chance, 1 + chance.int(4), CARD_IDS)
    return {
      specs: holdingCards(chance, [
        { deck, hand: one },
        { deck, hand: other },
      ]),
      pace: NONE,
    }
  },
  deck(chance) {
    const hand = cardsOf(chance, chance.int(4))
    const [one, other] = twoLists(chance, 1 + chance.int(4), CARD_IDS)
    return {
      specs: holdingCards(chance, [
        { deck: one, hand },
        { deck: other, hand },
      ]),
      pace: NONE,
    }
  },
  force(chance) {
    const spec = newGame({ agreedAp: 30 }, rulesOf('qs-en', { forceTolerancePct: 1000 }))
    const [one, other] = twoLists(chance, 2 + chance.int(4), Object.keys(CARDS.characters))
    const submits = (seat: SeatId, list: readonly string[]): Command => ({
      verb: 'submitForce',
      seat,
      force: force(...list),
    })
    const third = submits(EMBER, one)
    return {
      ...{ specs: same(spec), pace: NONE },
      apart: { force: { blue: () => [submits(BLUE, one), submits(BLUE, other)], ember: () => [third, third] } },
    }
  },
  bid(chance) {
    const turn = { active: pick(chance, ['blue', 'ember'] as const), step: 'opening' } as const
    const figures = ranks('lieutenant', 'rifleman')
    const sides = { blue: { tokens: 4 }, ember: { tokens: 4 } }
    const spec = prepared({ figures, sides, turn }, rulesFor(chance, 'company'))
    const officer = turn.active === 'blue' ? 'ember' : 'blue'
    const seize = { verb: 'takeInitiative', seat: seatFor(officer), figure: figureId(`${officer} 0`) } as const
    const value = chance.int(3)
    const seals = (seat: SeatId, more: number): Command => ({ verb: 'seal', seat, value: value + more })
    return {
      ...{ specs: same(spec), pace: NONE, opening: [{ side: officer, command: seize }] },
      apart: {
        sealedNumber: {
          blue: () => [seals(BLUE, 0), seals(BLUE, 1)],
          ember: () => [seals(EMBER, 1), seals(EMBER, 1)],
        },
      },
    }
  },
  orders: (chance, i) => ({
    specs: same(prepared({ figures: ranks('rifleman', 'rifleman') }, rulesFor(chance, 'timed'))),
    pace: DAYS,
    opening: [
      { side: 'blue', command: WATCH },
      { side: 'blue', command: endTurn(BLUE) },
      { side: 'ember', command: moveTo(EMBER, 'ember 0', 4, 9) },
    ],
    hands: ORDERS[i % ORDERS.length] as readonly [Handed, Handed],
  }),
  plan: (chance, i) => ({
    specs: same(
      prepared({ figures: ranks('rifleman', 'rifleman'), turn: { active: 'ember' } }, rulesFor(chance, 'timed')),
    ),
    pace: DAYS,
    opening: [{ side: 'ember', command: endTurn(EMBER) }],
    hands: PLANS[i % PLANS.length] as readonly [Handed, Handed],
  }),
}

/** Two lists of one length that are not the same. */
function twoLists<T extends string>(chance: Chance, size: number, from: readonly T[]): readonly [T[], T[]] {
  const any = (): T[] => Array.from({ length: size }, () => pick(chance, from))
  for (;;) {
    const [one, other] = [any(), any()]
    if (String(one) !== String(other)) return [one, other]
  }
}

/** From one moment at which servers look to the next, so that each is done before time goes on. */
async function timePasses(ms: number): Promise<void> {
  const until = Date.now() + ms
  while (Date.now() < until) {
    await vi.advanceTimersByTimeAsync(Math.min(until - Date.now(), BEAT - (Date.now() % BEAT)))
    for (let i = 0; i < 20; i++) await new Promise((done) => setImmediate(done))
  }
}

/** Two games at the same time, command by command. */
class Pair {
  private readonly twins: Twins
  private readonly chance: Chance
  private readonly a: Overheard
  private readonly b: Overheard
  private compared = 0
  /** Blue knew something in one of them that it did not in the other, while nobody else could. */
  differed = false

  constructor(twins: Twins, chance: Chance, [a, b]: readonly [Overheard, Overheard]) {
    this.twins = twins
    this.chance = chance
    this.a = a
    this.b = b
  }

  /** Until both are publicly different, or for some steps. */
  async play(): Promise<void> {
    const { opening = [], hands, pace } = this.twins
    if (pace.kind === 'days') for (const game of [this.a, this.b]) await game.agree('ordersAnswer')
    for (const [i, { side, command }] of opening.entries()) {
      if (hands && i === opening.length - 1) await this.hand(hands)
      await this.both(side, [command, command])
      // Windows close by themselves.
      for (let n = 0; n < 8 && this.isOpen && !this.asks(opening[i + 1]?.side); n++) await this.pass(1000)
    }
    for (let i = 0; i < STEPS && this.isOpen && this.a.state.phase !== 'over'; i++) {
      await this.pass(this.chance.int(4000))
      if (!this.isOpen) break
      const side = topQuestion(this.a.state)?.awaiting[0]
      if (!side) break
      await this.both(side, this.chosen(side))
    }
  }

  private get isOpen(): boolean {
    return this.a.open === this.b.open
  }

  private asks(side: SideId | undefined): boolean {
    const question = topQuestion(this.a.state)
    return side !== undefined && question?.kind === 'action' && question.awaiting.includes(side)
  }

  private async hand([one, other]: readonly [Handed, Handed]): Promise<void> {
    await this.a.hand(one)
    await this.b.hand(other)
    await this.compare()
  }

  private async both(side: SideId, [one, other]: readonly [Command, Command]): Promise<void> {
    const id = randomUUID()
    const answers = [await this.a.play(side, one, id), await this.b.play(side, other, id)]
    expect(answers[0]).toMatchObject({ answer: 'accepted' })
    expect(answers[1]).toEqual(answers[0])
    await this.compare()
  }

  private async pass(ms: number): Promise<void> {
    await timePasses(ms)
    await this.compare()
  }

  private async compare(): Promise<void> {
    const [ours, theirs] = [this.a.heard.slice(this.compared), this.b.heard.slice(this.compared)]
    if (this.isOpen) {
      expect(theirs).toEqual(ours)
      expect(await this.b.askedFor()).toBe(await this.a.askedFor())
      this.differed ||= this.a.own !== this.b.own
      this.compared += ours.length
      return
    }
    // What is public now came to the same person at the same moment.
    const at = ours.findIndex((one, i) => one.text !== theirs[i]?.text)
    expect(theirs.slice(0, at)).toEqual(ours.slice(0, at))
    expect([theirs[at]?.at, theirs[at]?.to]).toEqual([ours[at]?.at, ours[at]?.to])
  }

  /** What is legal in both, and no card of blue’s. */
  private chosen(side: SideId): readonly [Command, Command] {
    const kind = topQuestion(this.a.state)?.kind
    const apart = kind && this.twins.apart?.[kind]?.[side]
    if (apart) return apart()
    const legal = (game: Overheard) =>
      [...samples(game.state, side)].filter(
        (command) => !NEVER.has(command.verb) && !isRefusal(check(game.state, command)),
      )
    const own = legal(this.a).filter(({ verb }) => side === 'ember' || verb !== 'playCard')
    const command = pick(this.chance, own)
    return [command, command]
  }
}

test.each(Object.entries(TWINS))(
  '[GEN-09] games that differ in one side’s %s alone send the others the same messages at the same times',
  async (name, twinsOf) => {
    const count = Math.ceil(PAIRS / Object.keys(TWINS).length)
    for (let i = 0; i < count; i++) {
      const chance = seededChance(`${name} ${i}`)
      const twins = twinsOf(chance, i)
      const agreed = { pace: twins.pace, lag: i % 2, dice: `${name} ${i}` }
      const [one, other] = twins.specs
      const games = [
        await Overheard.begun({ ...agreed, spec: one }),
        await Overheard.begun({ ...agreed, spec: other }),
      ] as const
      const pair = new Pair(twins, chance, games)
      await pair.play()
      expect(pair.differed).toBe(true)
      for (const game of games) await game.end()
    }
  },
)
