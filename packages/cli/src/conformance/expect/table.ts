import { legalSamples } from '@tactic48/ai'
import {
  ACTION_VERBS,
  able,
  type Command,
  cellIn,
  coverOf,
  type GameState,
  goalProgress,
  isNoteName,
  isParameterName,
  isRefusal,
  layoutWarnings,
  opponentOf,
  parameterIn,
  type RuleSet,
  SIDES,
  type SideId,
  seatOf,
  topQuestion,
  view,
} from '@tactic48/rules'
import { missingParams } from '../../refusal.ts'
import { tacticNamed } from '../cards.ts'
import { figureNamed, idOf, markerNamed, nameOf } from '../names.ts'
import { pointOf } from '../places.ts'
import type { Expectation, MarkerExpectation } from '../schema/expectation.ts'

type Entries = { readonly [key: string]: unknown }

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isPoint(value: unknown): value is { readonly x: number; readonly y: number } {
  if (!isEntries(value)) return false
  const { x, y } = value
  return typeof x === 'number' && typeof y === 'number'
}

/**
 * Does `actual` hold what the scenario wrote? Maps: every name written must match; lists: one by one;
 * a point may be written as [x, y] in u; `none` stands for what is absent.
 */
export function matches(expected: unknown, actual: unknown): boolean {
  if (expected === 'none' && actual === undefined) return true
  if (isPoint(actual) && Array.isArray(expected)) {
    const [x, y] = expected
    if (typeof x !== 'number' || typeof y !== 'number') return false
    const point = pointOf([x, y])
    return point.x === actual.x && point.y === actual.y
  }
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) && expected.length === actual.length && expected.every((one, i) => matches(one, actual[i]))
    )
  }
  if (isEntries(expected)) {
    return isEntries(actual) && Object.entries(expected).every(([key, one]) => matches(one, actual[key]))
  }
  return expected === actual
}

export function* tokenFaults(state: GameState, said: NonNullable<Expectation['tokens']>): Iterable<string> {
  for (const side of SIDES) {
    const expected = said[side]
    const { tokens } = state.sides[side]
    if (expected !== undefined && tokens !== expected) yield `tokens.${side}: expected ${expected}, is ${tokens}`
  }
}

/** TACTIC-07. */
export function* pileFaults(
  { sides, cards }: GameState,
  { decks, hands, discards }: Pick<Expectation, 'decks' | 'hands' | 'discards'>,
): Iterable<string> {
  for (const side of SIDES) {
    const { deck, hand, discard } = sides[side]
    const piles = [
      ['decks', decks?.[side], deck.cards],
      ['hands', hands?.[side], hand.cards],
      ['discards', discards?.[side], discard],
    ] as const
    for (const [name, names, actual = []] of piles) {
      const expected = names?.map((one) => tacticNamed(one, cards.tactics))
      const [wanted, are] = name === 'discards' ? [expected, actual] : [expected?.toSorted(), actual.toSorted()]
      if (wanted && wanted.join() !== are.join()) {
        yield `${name}.${side}: expected ${wanted.join(', ') || 'none'}, is ${are.join(', ') || 'none'}`
      }
    }
  }
}

/** TACTIC-07: of the other side's cards a side knows how many there are, and none by name. */
export function* secretFaults(state: GameState, said: NonNullable<Expectation['sees']>): Iterable<string> {
  for (const side of SIDES) {
    const expected = said[side]
    const seat = expected && seatOf(state, side)
    if (!expected || !seat) continue
    const { hand, deck } = view(state, seat).sides[opponentOf(side)]
    for (const [name, { size, cards = [] }] of [['hand', hand] as const, ['deck', deck] as const]) {
      if (size !== expected[name]) yield `sees.${side}.${name}: expected ${expected[name]} cards, are ${size}`
      if (cards.length > 0) yield `sees.${side}.${name}: it knows ${cards.join(', ')}`
    }
  }
}

/** LOS-14, asked directly. */
export function* sightFaults(state: GameState, said: NonNullable<Expectation['sight']>): Iterable<string> {
  for (const [pair, expected] of Object.entries(said)) {
    const [from = '', to = ''] = pair.split(' to ')
    const shooter = figureNamed(state, from)
    const target = figureNamed(state, to)
    if (!shooter || !target) yield `sight: '${pair}' names somebody who is not there`
    else {
      const is = coverOf(state, shooter, target)
      if (is !== expected) yield `sight.${pair}: expected ${expected}, is ${is}`
    }
  }
}

/** SETUP-05, SETUP-13: exactly these warnings, in any order. */
export function* warningFaults(state: GameState, said: NonNullable<Expectation['warnings']>): Iterable<string> {
  const are = layoutWarnings(state).map(({ rule, code }) => `${rule} ${code}`)
  if ([...are].sort().join() !== [...said].sort().join()) {
    yield `warnings: expected ${said.join(', ') || 'none'}, are ${are.join(', ') || 'none'}`
  }
}

export function* markerFaults(state: GameState, said: NonNullable<Expectation['markers']>): Iterable<string> {
  for (const [owner, expected] of Object.entries(said)) {
    const id = markerNamed(state, owner)
    const marker = state.markers.find((one) => one.id === id)
    if (expected === 'none') {
      if (marker) yield `markers.${owner}: expected none, but ${marker.kind} lies on the table`
    } else if (!marker) yield `markers.${owner}: there is no marker of ${owner}`
    else {
      const participants =
        marker.kind === 'suppressionFire' ? marker.participants.map(({ figure }) => nameOf(state, figure)) : undefined
      const actual = { ...marker, participants } as { readonly [key: string]: unknown }
      for (const [key, value] of Object.entries(expected satisfies MarkerExpectation)) {
        if (!matches(value, actual[key])) {
          yield `markers.${owner}.${key}: expected ${JSON.stringify(value)}, is ${JSON.stringify(actual[key])}`
        }
      }
    }
  }
}

export function* questionFaults(state: GameState, said: NonNullable<Expectation['question']>): Iterable<string> {
  const question = topQuestion(state)
  const { kind, asks, ...details } = typeof said === 'string' ? { kind: said, asks: undefined } : said
  if (question?.kind !== kind) {
    yield `question: expected ${kind}, but ${question ? `${question.kind} is asked` : 'nothing is asked'}`
    return
  }
  const awaited = question.awaiting.join(' and ')
  const expected = Array.isArray(asks) ? asks.join(' and ') : asks
  if (expected !== undefined && expected !== awaited) yield `question: expected to ask ${expected}, asks ${awaited}`
  if (!matches(details, question)) {
    yield `question: expected ${JSON.stringify(details)}, is ${JSON.stringify(question)}`
  }
}

export function* outcomeFaults(state: GameState, said: NonNullable<Expectation['outcome']>): Iterable<string> {
  const { winner, rule } = typeof said === 'string' ? { winner: said, rule: undefined } : said
  const { outcome } = state
  const is = outcome ? (outcome.winner ?? 'draw') : 'none'
  if (is !== winner) yield `outcome: expected ${winner}, is ${is}${outcome ? ` by ${outcome.rule}` : ''}`
  else if (rule !== undefined && outcome?.rule !== rule) yield `outcome.rule: expected ${rule}, is ${outcome?.rule}`
}

/** HOUSE-20. */
export function* goalFaults(state: GameState, said: NonNullable<Expectation['goals']>): Iterable<string> {
  for (const side of SIDES) {
    const expected = said[side]
    const are = goalProgress(state, side).map(({ reached, have, need }) => (reached ? 'reached' : `${have} of ${need}`))
    if (expected && expected.join() !== are.join()) {
      yield `goals.${side}: expected ${expected.join(', ')}, are ${are.join(', ') || 'none'}`
    }
  }
}

/** The rules in force, for parameters that nothing on the table shows. */
export function* ruleSetFaults(state: GameState, said: NonNullable<Expectation['ruleSet']>): Iterable<string> {
  for (const [name, expected] of Object.entries(said)) {
    const values = ruleValues(state.rules, name)
    if (!values.some((value) => matches(expected, value) || isAsWritten(expected, value)))
      yield `ruleSet.${name}: expected ${JSON.stringify(expected)}, is ${JSON.stringify(values[0])}`
  }
}

/** As the matrix writes it: one number for all ranks, `1D6` for a die. */
function isAsWritten(expected: unknown, value: unknown): boolean {
  if (expected === '1D6') return value === 'd6'
  return typeof expected === 'number' && isEntries(value) && Object.values(value).every((one) => one === expected)
}

/** A parameter in force; of a wording from which nothing follows, the printed words or what they are read as. */
function ruleValues(rules: RuleSet, name: string): readonly unknown[] {
  if (name === 'qs' || name === 'rulings') return [rules[name]]
  if (name === 'cc') return [rules.company?.edition]
  if (isParameterName(name)) return [parameterIn(rules, name)]
  if (!isNoteName(name)) return [undefined]
  const cell = cellIn(rules, name)
  return cell?.says === undefined ? [cell?.value] : [cell.says, cell.value]
}

/** The least price of an Action, or the first reason why there is no way to do it. */
export function* ableFaults(state: GameState, said: NonNullable<Expectation['able']>): Iterable<string> {
  for (const [name, actions] of Object.entries(said)) {
    for (const verb of ACTION_VERBS) {
      const expected = actions[verb]
      if (expected === undefined) continue
      const price = able(state, verb, idOf(state, name))
      const is = isRefusal(price) ? `${price.rule} ${price.code}` : price.tokens
      const missing = isRefusal(price) ? missingParams(price) : []
      if (missing.length > 0) yield `able.${name}.${verb}: ${missing.join(', ')} is missing in ${is}`
      if (is !== expected) yield `able.${name}.${verb}: expected ${expected}, is ${is}`
    }
  }
}

/** Legal at any time, so no scenario lists them. */
const ALWAYS = ['resign', 'offerDraw', 'askUndo']

/** The exact set of (verb, figure, target, weapon) that may be done now. */
export function* legalFaults(state: GameState, said: NonNullable<Expectation['legal']>): Iterable<string> {
  const legal = legalSet(state)
  if (Array.isArray(said)) {
    yield* difference('legal', said, legal)
    return
  }
  for (const [figure, texts] of Object.entries(said)) {
    const own = legal.filter((text) => text.startsWith(`${figure} `)).map((text) => text.slice(figure.length + 1))
    yield* difference(`legal.${figure}`, texts, own)
  }
}

function* difference(field: string, said: readonly string[], legal: readonly string[]): Iterable<string> {
  const missing = said.filter((text) => !legal.includes(text))
  const extra = legal.filter((text) => !said.includes(text))
  if (missing.length > 0) yield `${field}: expected ${missing.join('; ')}, which may not be done`
  if (extra.length > 0) yield `${field}: also ${extra.join('; ')} may be done`
}

function legalSet(state: GameState): readonly string[] {
  const asked: readonly SideId[] = topQuestion(state)?.awaiting ?? []
  const texts = new Set<string>()
  for (const side of SIDES) {
    if (!asked.includes(side)) continue
    for (const command of legalSamples(state, side)) {
      if (!ALWAYS.includes(command.verb)) texts.add(commandText(state, command))
    }
  }
  return [...texts].sort()
}

/** `A fire rifle at T`, `A move`, `endTurn`. */
function commandText(state: GameState, command: Command): string {
  const parts: string[] = []
  if ('figure' in command) parts.push(nameOf(state, command.figure))
  else if (command.verb === 'opportunityShot') parts.push(ownerOf(state, command.marker))
  else if (command.verb === 'chooseSix') parts.push(nameOf(state, command.participant))
  parts.push(command.verb)
  if ('weapon' in command && command.weapon !== undefined) parts.push(command.weapon)
  if ('target' in command && command.target !== undefined) parts.push('at', nameOf(state, command.target))
  if ('armour' in command) {
    parts.push('at', 'element' in command.armour ? command.armour.element : command.armour.vehicle)
  }
  if (command.verb === 'continueMove') parts.push(command.go ? 'on' : 'off')
  if (command.verb === 'reactTakeCover') parts.push(command.take ? 'yes' : 'no')
  if (command.verb === 'moveAndFire') parts.push(command.shoot)
  return parts.join(' ')
}

function ownerOf(state: GameState, id: string): string {
  const marker = state.markers.find((one) => one.id === id)
  if (!marker) return id
  const owner = marker.kind === 'opportunityFire' ? marker.owner : marker.participants[0]?.figure
  return owner === undefined ? id : nameOf(state, owner)
}
