import {
  cellIn,
  coverOf,
  type GameState,
  isNoteName,
  isParameterName,
  parameterIn,
  type RuleSet,
  SIDES,
  topQuestion,
} from '@tactic48/rules'
import { figureNamed, markerNamed, nameOf } from '../phrase.ts'
import type { Expectation, MarkerExpectation } from '../scenario.ts'
import { matches } from './matches.ts'

export function* tokenFaults(state: GameState, said: NonNullable<Expectation['tokens']>): Iterable<string> {
  for (const side of SIDES) {
    const expected = said[side]
    const { tokens } = state.sides[side]
    if (expected !== undefined && tokens !== expected) yield `tokens.${side}: expected ${expected}, is ${tokens}`
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

/** The rules in force, for parameters that nothing on the table shows. */
export function* ruleSetFaults(state: GameState, said: NonNullable<Expectation['ruleSet']>): Iterable<string> {
  for (const [name, expected] of Object.entries(said)) {
    const values = ruleValues(state.rules, name)
    if (!values.some((value) => matches(expected, value)))
      yield `ruleSet.${name}: expected ${JSON.stringify(expected)}, is ${JSON.stringify(values[0])}`
  }
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
