import {
  type CardId,
  CC_EDITIONS,
  type Command,
  candidates,
  check,
  isRefusal,
  type Played,
  play,
  playable,
  QS_EDITIONS,
  redact,
  redactEntries,
  ruleSetOf,
  type SeatId,
  seatId,
  seededChance,
  startLog,
  topQuestion,
  view,
} from '@tactic48/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileCommand } from '../support/hostile.ts'
import { samples } from '../support/sampler.ts'
import { CARDS } from '../world/cards.ts'
import { BLUE, EMBER, held, man, prepared } from '../world/games.ts'
import { holding, TACTIC_BOOK, TACTICS } from '../world/tactics.ts'

const SPECTATOR = seatId('spectator')
const OTHERS: readonly SeatId[] = [EMBER, SPECTATOR]
const IDS = TACTICS.map(({ id }) => id)

const FIGURES = [
  man('a', 'blue', 6, 8),
  man('b', 'blue', 10, 8, { is: 'gunner' }),
  man('x', 'ember', 6, 14),
  man('y', 'ember', 10, 14),
]

interface Cards {
  readonly deck: readonly CardId[]
  readonly hand: readonly CardId[]
}

function game(qs: (typeof QS_EDITIONS)[number], cc: (typeof CC_EDITIONS)[number], cards: Cards): Played {
  const rules = ruleSetOf({ qs, cc })
  const sides = {
    blue: { tokens: 5, ...holding(cards.deck, cards.hand) },
    ember: { tokens: 5, ...holding(IDS.slice(0, 3), IDS.slice(3, 5)) },
  }
  const turn = { active: 'ember', step: 'start' } as const
  const spec = prepared({ figures: FIGURES, sides, turn }, rules, { cards: { ...CARDS, tactics: TACTIC_BOOK } })
  return held(startLog(spec, seededChance('opening')))
}

const text = (value: unknown): string => JSON.stringify(value) ?? 'undefined'

/** All that a seat can learn: its view, what it is told, what is asked of whom, and what it could do. */
function known({ state, log }: Played, seat: SeatId): string {
  const { rules: _, cards: __, ...seen } = view(state, seat)
  const answers = seat === EMBER ? [...candidates(view(state, seat), 'ember')] : []
  return text([seen, redact(state, log.opening.events, seat), redactEntries(state, log.entries, seat), answers])
}

const anyEdition = fc.tuple(fc.constantFrom(...QS_EDITIONS), fc.constantFrom(...CC_EDITIONS))
const anyCards = (size: number) => fc.array(fc.constantFrom(...IDS), { minLength: size, maxLength: size })
const anyPair = fc
  .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }))
  .chain(([deck, hand]) => fc.tuple(anyCards(deck), anyCards(hand), anyCards(deck), anyCards(hand)))

const LENGTH = 25

describe('[TACTIC-07] [TURN-16] hands and decks', () => {
  it('[GEN-09] two games that differ only in the cards of one side are the same for everybody else', () => {
    let windows = 0
    fc.assert(
      fc.property(anyEdition, anyPair, fc.integer({ min: 0, max: 1_000_000 }), ([qs, cc], pair, seed) => {
        const [deckA, handA, deckB, handB] = pair
        const chance = seededChance(`walk ${seed}`)
        let [a, b] = [game(qs, cc, { deck: deckA, hand: handA }), game(qs, cc, { deck: deckB, hand: handB })]
        for (let i = 0; i < LENGTH && a.state.phase !== 'over'; i++) {
          for (const seat of OTHERS) expect(known(a, seat)).toBe(known(b, seat))
          const question = topQuestion(a.state)
          const side = question?.awaiting[0]
          if (!question || !side) throw new Error('nobody is asked')
          if (question.kind === 'window' && side === 'blue') windows += 1
          const command = blindChoice(a, side, (n) => chance.int(n))
          const [one, other] = [seededChance(`dice ${seed} ${i}`), seededChance(`dice ${seed} ${i}`)]
          a = held(play(a, command, one))
          b = held(play(b, command, other))
        }
        for (const seat of OTHERS) {
          if (a.state.phase !== 'over') expect(known(a, seat)).toBe(known(b, seat))
        }
      }),
      { numRuns: 40 },
    )
    expect(windows).toBeGreaterThan(20)
  })

  /** The side whose cards differ plays none of them; the other may. */
  function blindChoice({ state }: Played, side: 'blue' | 'ember', int: (n: number) => number): Command {
    const legal = [...samples(state, side)].filter(
      (command) =>
        (side === 'ember' || command.verb !== 'playCard') &&
        command.verb !== 'resign' &&
        command.verb !== 'offerDraw' &&
        !isRefusal(check(state, command)),
    )
    const chosen = legal[int(legal.length)]
    if (!chosen) throw new Error('no answer')
    return chosen
  }

  it('[GEN-09] a command is judged the same by what its seat knows and by everything there is', () => {
    fc.assert(
      fc.property(anyEdition, anyPair, fc.nat(10_000), ([qs, cc], [deck, hand], seed) => {
        const { state } = game(qs, cc, { deck, hand })
        const chance = seededChance(`judge ${seed}`)
        const judged = (of: typeof state, command: unknown): string => {
          const answer = check(of, command)
          return isRefusal(answer) ? text(answer) : text(answer.command)
        }
        for (const seat of [BLUE, EMBER, SPECTATOR]) {
          const seen = view(state, seat)
          const plays = IDS.slice(0, 12).map((card) => ({ verb: 'playCard', seat, card, figure: 'x' }))
          const hostile = Array.from({ length: 20 }, () => hostileCommand(chance, state, seat))
          for (const command of [...plays, ...hostile]) expect(judged(seen, command)).toBe(judged(state, command))
        }
      }),
      { numRuns: 30 },
    )
  })

  it('[TACTIC-07] the end of the game shows them to all', () => {
    const played = game('qs-en', 'cc-en', { deck: IDS.slice(0, 2), hand: IDS.slice(2, 3) })
    expect(view(played.state, EMBER).sides.blue.deck.cards).toBeUndefined()
    const over = held(play(played, { verb: 'resign', seat: BLUE }, seededChance('none')))
    expect(over.state.phase).toBe('over')
    for (const seat of [BLUE, ...OTHERS]) expect(view(over.state, seat)).toBe(over.state)
    expect(over.state.sides.blue.deck.cards).toEqual(IDS.slice(0, 2))
    const told = redactEntries(over.state, over.log.entries, EMBER).at(-1)
    expect(told?.entry === 'command' && told.events.some(({ type }) => type === 'cardsRevealed')).toBe(true)
  })

  it('[TACTIC-09] playable tells the ways to play a card, or the first reason why not, on a view', () => {
    const turn = { active: 'blue', step: 'action' } as const
    const rules = ruleSetOf({ qs: 'qs-en', cc: 'cc-en' })
    const hand = TACTICS.filter(({ id }) => ['calm friend', 'shots friend', 'pin enemy', 'jam'].includes(id))
    const sides = {
      blue: holding(
        [],
        hand.map(({ id }) => id),
      ),
      ember: {},
    }
    const spec = prepared({ figures: FIGURES, sides, turn }, rules, { cards: { ...CARDS, tactics: TACTIC_BOOK } })
    const seen = view(held(startLog(spec, seededChance('none'))).state, BLUE)
    for (const { id } of hand) {
      const { plays, refusal } = playable(seen, 'blue', id)
      expect(plays.length > 0).toBe(refusal === undefined)
      for (const one of plays) expect(isRefusal(check(seen, one))).toBe(false)
    }
    expect(playable(seen, 'blue', 'jam' as CardId).refusal?.code).toBe('tooLate')
    expect(playable(seen, 'blue', 'tokens' as CardId).refusal?.code).toBe('notInHand')
    expect(playable(seen, 'blue', 'no card' as CardId).refusal?.code).toBe('notInHand')
  })
})
