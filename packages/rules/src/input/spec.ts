import { CC_EDITIONS, QS_EDITIONS } from '../editions/sheet.ts'
import { forceFault } from '../families/setup/force.ts'
import type { Refusal } from '../state/refusal.ts'
import { SIDES } from '../state/side.ts'
import type { GameSpec, NewGame } from '../state/spec.ts'
import { checkCards, parseForce } from './cards.ts'
import { positionFault } from './position.ts'
import { badSpec, Malformed, oneOf, record, text, truth, whole } from './shape.ts'
import { tableFault } from './table.ts'

const AP_LIMIT = 1_000_000
const GAME_TYPES = ['skirmish', 'mission'] as const

/** Why no game can be made of this, naming the first field that is at fault. */
export function specFault(spec: GameSpec): Refusal | undefined {
  try {
    record(spec, 'spec')
    basisFault(spec)
    return spec.start === 'setup' ? newGameFault(spec) : positionFault(spec)
  } catch (error) {
    if (error instanceof Malformed) return badSpec(error.field, 'malformed')
    return badSpec('spec', 'malformed')
  }
}

function basisFault(spec: GameSpec): void {
  oneOf(spec.start, 'start', ['setup', 'position'])
  const rules = record(spec.rules, 'rules') as GameSpec['rules']
  oneOf(rules.qs, 'rules.qs', QS_EDITIONS)
  if (rules.company !== undefined) oneOf(rules.company.edition, 'rules.company.edition', CC_EDITIONS)
  checkCards(spec.cards)
  const seats = record(spec.seats, 'seats') as GameSpec['seats']
  for (const [seat, side] of Object.entries(seats)) oneOf(side, `seats.${text(seat, 'seats')}`, SIDES)
  for (const side of SIDES)
    if (!Object.values(seats).includes(side)) throw new Malformed(`seats (nobody plays ${side})`)
  oneOf(spec.gameType, 'gameType', GAME_TYPES)
  if (spec.takeBacks !== undefined) truth(spec.takeBacks, 'takeBacks')
}

function newGameFault(spec: NewGame): Refusal | undefined {
  whole(spec.agreedAp, 'agreedAp', 1, AP_LIMIT)
  return tableFault(spec, spec.table, 'table') ?? forcesFault(spec)
}

function forcesFault(spec: NewGame): Refusal | undefined {
  const { forces, rules, cards, gameType, agreedAp } = spec
  if (forces === undefined) return undefined
  record(forces, 'forces')
  for (const side of SIDES) {
    const force = parseForce(forces[side])
    const fault = forceFault({ rules, cards, setup: { gameType, agreedAp, readyTable: false } }, force)
    if (fault) return fault
  }
  return undefined
}
