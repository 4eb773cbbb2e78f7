import { ACTION_VERBS, SIDES } from '@tactic48/rules'
import * as z from 'zod'
import {
  atom,
  coordinates,
  count,
  countBySide,
  described,
  filled,
  named,
  optional,
  type Read,
  shared,
  side,
  text,
  texts,
  textsBySide,
  values,
  words,
} from './terms.ts'

/** What a step may expect of the table. */

const event = shared(
  'event',
  z.union([
    named('the name of an event', text),
    named(
      'the name of an event with details',
      values
        .refine((map) => Object.keys(map).length === 1, { error: 'must hold one name only' })
        .meta({ minProperties: 1, maxProperties: 1 }),
    ),
  ]),
)
const figureState = shared(
  'figureState',
  named(
    'a state',
    z.strictObject({
      is: optional(words),
      at: optional(coordinates),
      slots: optional(z.int()),
      movement: optional(z.int()),
      aims: optional(z.int()),
      kits: optional(z.int()),
      shots: optional(z.record(z.string(), z.int())),
    }),
  ),
)
const markerState = named(
  'a marker',
  z.strictObject({
    kind: optional(z.enum(['opportunityFire', 'suppressionFire'])),
    at: optional(coordinates),
    radius: optional(z.number()),
    weapon: optional(text),
    participants: optional(texts),
  }),
)
const vehicleState = named(
  'a vehicle',
  z.strictObject({
    at: optional(coordinates),
    driver: optional(described('none = nobody drives.', text)),
    on: optional(described('Everybody on board.', texts)),
    damage: optional(z.int()),
  }),
)
const unseen = named('hand and deck', z.strictObject({ hand: count, deck: count }))
const ITEM = /^[A-Z0-9]+-[0-9]{2} [A-Za-z]+ [+-]?[0-9]+$/
export const expectation = shared(
  'expectation',
  named(
    'an expectation',
    filled(
      z.strictObject({
        accepted: optional(z.literal(true)),
        refused: optional(
          z.union([
            named('a rule id', text),
            named(
              'rule, code and params',
              z.strictObject({ rule: optional(text), code: optional(text), params: optional(values) }),
            ),
          ]),
        ),
        figures: optional(
          z.record(
            z.string(),
            z.union([
              named('words separated by commas', text.min(1)),
              named('a list of words', texts.min(1)),
              figureState,
            ]),
          ),
        ),
        tokens: optional(countBySide),
        due: optional(described('Own turns until each arrival, in the order of the schedule.', z.array(count))),
        smoke: optional(described('Clouds on the table.', count)),
        force: optional(described('AP of the sides, arrivals counted.', countBySide)),
        decks: optional(described('Tactic cards still to be drawn, in any order.', textsBySide)),
        hands: optional(described('Tactic cards in hand, in any order.', textsBySide)),
        discards: optional(described('Tactic cards played, the last at the end.', textsBySide)),
        sees: optional(
          described(
            "What a side knows of the other's cards: how many are in hand and in the deck, none by name.",
            z.strictObject({ blue: optional(unseen), ember: optional(unseen) }),
          ),
        ),
        lost: optional(described('AP lost so far (VICT-04).', countBySide)),
        vehicles: optional(z.record(z.string(), z.union([named('gone', z.literal('gone')), vehicleState]))),
        markers: optional(
          described(
            'Markers by their owner; none = it has no marker on the table.',
            z.record(z.string(), z.union([named('none', z.literal('none')), markerState])),
          ),
        ),
        events: optional(z.array(event).min(1)),
        noEvents: optional(z.array(event).min(1)),
        need: optional(
          z.union([
            named('the score', z.int()),
            named(
              'score and items',
              z.strictObject({
                score: z.int(),
                items: optional(z.array(named('an item such as COVER-01 takeCover 1', text.regex(ITEM)))),
              }),
            ),
          ]),
        ),
        rolled: optional(described('Dice rolled in this step.', count)),
        sight: optional(
          z.record(
            named("a pair such as 'A to T'", text.regex(/^[A-Za-z0-9]+ to [A-Za-z0-9]+$/)),
            z.enum(['open', 'partial', 'none']),
          ),
        ),
        warnings: optional(
          described(
            'What the players are told about the table as it lies, rule and code; an empty list = nothing.',
            z.array(named('a warning such as SETUP-05 longSection', text)),
          ),
        ),
        legal: optional(
          described(
            'The exact set of what may be done: a list for the side that is asked, or a list for each figure.',
            z.union([named('a list', texts), named('a list for each figure', z.record(z.string(), texts))]),
          ),
        ),
        able: optional(
          described(
            'What a figure could do at all now, by Action: the AT that it costs at least, or rule and code of why not.',
            z.record(
              z.string(),
              z.partialRecord(
                z.enum(ACTION_VERBS),
                z.union([named('a number of AT', count), named('a reason such as TURN-09 notPermitted', text)]),
              ),
            ),
          ),
        ),
        question: optional(
          z.union([
            named('the kind of question', text),
            named(
              'kind, asks and details',
              z.looseObject({ kind: text, asks: optional(z.union([side, named('both sides', z.array(side))])) }),
            ),
          ]),
        ),
        ruleSet: optional(described('Parameters of the rules in force.', values)),
        goals: optional(
          described(
            "How far the goals of a side have come, in their order: 'reached', or such as '1 of 2'.",
            z.strictObject({ blue: optional(texts), ember: optional(texts) }),
          ),
        ),
        turn: optional(side),
        turnNumber: optional(z.int()),
        outcome: optional(
          z.union([
            named('none, draw, blue or ember', z.enum(['none', 'draw', ...SIDES])),
            named('winner and rule', z.strictObject({ winner: z.enum(['draw', ...SIDES]), rule: optional(atom) })),
          ]),
        ),
      }),
    ),
  ),
)

const other = optional(expectation)
/** What holds in every edition, and beside it what holds in one. */
export const mixedExpectation = named(
  'an expectation, parts of it by edition',
  expectation.safeExtend({ 'qs-en': other, 'qs-it': other, 'qs-es': other, 'cc-en': other, 'cc-it': other }),
)

export type EventText = Read<z.infer<typeof event>>
export type Expectation = Read<z.infer<typeof expectation>>
export type FigureExpectation = Read<z.infer<typeof figureState>>
export type VehicleExpectation = Read<z.infer<typeof vehicleState>>
export type MarkerExpectation = Read<z.infer<typeof markerState>>
