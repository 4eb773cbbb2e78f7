import {
  type Command,
  candidates,
  check,
  defaultAnswer,
  execute,
  type Force,
  type GameState,
  isRefusal,
  type Played,
  redact,
  redactEntries,
  type SeatId,
  seatId,
  seededChance,
  topQuestion,
  view,
} from '@tactic48/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileCommand } from '../support/hostile.ts'
import { CARDS } from '../world/cards.ts'
import { BLUE, EMBER, force, newGame, opened, prepared, rulesOf, seatFor } from '../world/games.ts'
import { begin, said } from '../world/logs.ts'

const SPECTATOR = seatId('spectator')

const OTHERS = [EMBER, SPECTATOR]

const HALL = newGame({ agreedAp: 30 }, rulesOf('qs-en', { forceTolerancePct: 1000 }))

const anyForce = fc
  .array(fc.constantFrom(...Object.keys(CARDS.characters)), { minLength: 2, maxLength: 6 })
  .map((cards) => force(...cards))

const anySeed = fc.integer({ min: 0, max: 1_000_000 }).map((seed) => `hidden ${seed}`)

const text = (value: unknown): string => JSON.stringify(value) ?? 'undefined'

/** A game in its log, with these commands said. */
const afterSaying = (...commands: readonly Command[]): Played => said(begin(HALL), commands, seededChance('none'))

const submit = (seat: SeatId, list: Force): Command => ({ verb: 'submitForce', seat, force: list })

/** The sealed test question with blue's answer in. */
function bid(value: number): GameState {
  const state = opened(prepared())
  const awaiting = ['blue', 'ember'] as const
  const asking: GameState = {
    ...state,
    stack: [
      ...state.stack,
      { frame: 'task', task: { kind: 'sealed', purpose: 'test', awaiting, step: 'reveal' } },
      { frame: 'question', question: { kind: 'sealedNumber', purpose: 'test', awaiting, answers: {}, since: 0 } },
    ],
  }
  const step = execute(asking, { verb: 'seal', seat: BLUE, value }, seededChance('none'))
  if (isRefusal(step)) throw new Error(text(step))
  return step.state
}

/** All that a seat can learn from a game: its view, the log, and what can be done. */
function known({ state, log }: Played, seat: SeatId): string {
  const { rules: _, cards: __, ...seen } = view(state, seat)
  return text([seen, redact(state, log.opening.events, seat), redactEntries(state, log.entries, seat)])
}

const answers = (state: GameState, seed: string): string =>
  text([[...candidates(state, 'ember')], defaultAnswer(state, 'ember', seededChance(seed))])

/** Proxies and symbols make no JSON; what the judge says always does. */
const judged = (state: GameState, command: unknown): string => {
  const answer = check(state, command)
  return isRefusal(answer) ? text(answer) : text(answer.command)
}

describe('hidden facts', () => {
  it('[GEN-09] two sealed force lists cannot be told apart by anybody else, whatever is asked meanwhile', () => {
    fc.assert(
      fc.property(anyForce, anyForce, (one, other) => {
        const meanwhile: readonly (readonly Command[])[] = [
          [],
          [{ verb: 'askUndo', seat: EMBER, to: 0 }],
          [
            { verb: 'askUndo', seat: EMBER, to: 0 },
            { verb: 'answerUndo', seat: BLUE, accept: false },
          ],
          [{ verb: 'askUndo', seat: BLUE, to: 0 }],
        ]
        for (const commands of meanwhile) {
          const [a, b] = [afterSaying(submit(BLUE, one), ...commands), afterSaying(submit(BLUE, other), ...commands)]
          for (const seat of OTHERS) expect(known(a, seat)).toBe(known(b, seat))
          if (text(one) !== text(other)) expect(known(a, BLUE)).not.toBe(known(b, BLUE))
        }
      }),
      { numRuns: 60 },
    )
  })

  it('[GEN-09] a force list that was taken back before the reveal stays hidden for good', () => {
    fc.assert(
      fc.property(anyForce, anyForce, anyForce, anyForce, (one, other, second, third) => {
        const back: readonly Command[] = [
          { verb: 'askUndo', seat: BLUE, to: 0 },
          { verb: 'answerUndo', seat: EMBER, accept: true },
        ]
        for (const after of [[], [submit(BLUE, second)], [submit(BLUE, second), submit(EMBER, third)]]) {
          const [a, b] = [
            afterSaying(submit(BLUE, one), ...back, ...after),
            afterSaying(submit(BLUE, other), ...back, ...after),
          ]
          for (const seat of OTHERS) expect(known(a, seat)).toBe(known(b, seat))
        }
      }),
      { numRuns: 30 },
    )
  })

  it('[GEN-09] two sealed numbers cannot be told apart by anybody else', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), anySeed, (one, other, seed) => {
        const [a, b] = [bid(one), bid(other)]
        for (const seat of OTHERS) expect(text(view(a, seat))).toBe(text(view(b, seat)))
        expect(answers(view(a, EMBER), seed)).toBe(answers(b, seed))
      }),
    )
  })

  it('[GEN-09] the view of a view is the view, and the reveal hides nothing any more', () => {
    fc.assert(
      fc.property(anyForce, anyForce, (one, other) => {
        const half = afterSaying(submit(EMBER, one))
        for (const seat of [BLUE, SPECTATOR]) {
          const seen = view(half.state, seat)
          expect(text(view(seen, seat))).toBe(text(seen))
          expect(text(seen)).not.toContain('characters":[{"card"')
        }
        const full = afterSaying(submit(EMBER, one), submit(BLUE, other))
        expect(full.state.figures).toHaveLength(one.characters.length + other.characters.length)
        for (const seat of [BLUE, ...OTHERS]) expect(view(full.state, seat)).toBe(full.state)
      }),
      { numRuns: 40 },
    )
  })

  it('[GEN-09] a command is judged the same by what its seat knows and by everything there is', () => {
    fc.assert(
      fc.property(anyForce, fc.nat(5), anySeed, (list, number, seed) => {
        const chance = seededChance(seed)
        const hidden = [
          afterSaying(submit(BLUE, list)).state,
          afterSaying(submit(EMBER, list)).state,
          afterSaying(submit(BLUE, list), { verb: 'askUndo', seat: EMBER, to: 0 }).state,
          bid(number),
        ]
        for (const state of hidden) {
          for (const seat of [BLUE, EMBER, SPECTATOR]) {
            const seen = view(state, seat)
            const tries = [submit(seat, list), ...Array.from({ length: 20 }, () => hostileCommand(chance, state, seat))]
            for (const command of tries) expect(judged(seen, command)).toBe(judged(state, command))
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('[GEN-09] what a seat does in its view it does in the game, as long as nothing is revealed', () => {
    fc.assert(
      fc.property(anyForce, (list) => {
        const states = [
          afterSaying(submit(BLUE, list)).state,
          afterSaying(submit(BLUE, list), { verb: 'askUndo', seat: BLUE, to: 0 }).state,
        ]
        for (const state of states) {
          const side = topQuestion(state)?.kind === 'undo' ? 'ember' : undefined
          const command: Command = side
            ? { verb: 'answerUndo', seat: seatFor(side), accept: false }
            : { verb: 'askUndo', seat: EMBER, to: 0 }
          const inView = execute(view(state, EMBER), command, seededChance('none'))
          const inGame = execute(state, command, seededChance('none'))
          if (isRefusal(inView) || isRefusal(inGame)) throw new Error('refused')
          expect(text(inView.state)).toBe(text(view(inGame.state, EMBER)))
          expect(text(inView.events)).toBe(text(redact(inGame.state, inGame.events, EMBER)))
        }
      }),
      { numRuns: 40 },
    )
  })
})
