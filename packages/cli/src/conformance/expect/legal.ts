import { type Command, candidates, type GameState, SIDES, type SideId, topQuestion } from '@tactic48/rules'
import { nameOf } from '../phrase.ts'
import type { Expectation } from '../scenario.ts'

type Said = NonNullable<Expectation['legal']>

/** May be said at any time, so no scenario lists them. */
const ALWAYS = ['resign', 'offerDraw', 'askUndo']

/** The exact set of (verb, figure, target, weapon) that may be done now. */
export function* legalFaults(state: GameState, said: Said): Iterable<string> {
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
    for (const command of candidates(state, side)) {
      if (!ALWAYS.includes(command.verb)) texts.add(commandText(state, command))
    }
  }
  return [...texts].sort()
}

/** `A fire rifle at T`, `A move`, `endTurn`. */
export function commandText(state: GameState, command: Command): string {
  const parts: string[] = []
  if ('figure' in command) parts.push(nameOf(state, command.figure))
  else if (command.verb === 'opportunityShot') parts.push(ownerOf(state, command.marker))
  else if (command.verb === 'chooseSix') parts.push(nameOf(state, command.participant))
  parts.push(command.verb)
  if ('weapon' in command && command.weapon !== undefined) parts.push(command.weapon)
  if ('target' in command && command.target !== undefined) parts.push('at', nameOf(state, command.target))
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
