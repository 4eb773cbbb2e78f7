import { topQuestionOf } from '../../kernel/stack.ts'
import { enemiesOf, faceOf, friendsOf, inShock, seatOf } from '../../query/figures.ts'
import { gunsOf, suppressesAlone } from '../../query/weapons.ts'
import type { Command } from '../../state/command.ts'
import type { Figure } from '../../state/figure.ts'
import type { SeatId, SideId } from '../../state/ids.ts'
import type { Participant } from '../../state/marker.ts'
import type { GameState } from '../../state/state.ts'
import { barredBy } from './start.ts'

/** Markers on enemies, alone with a machine gun or with one joiner; joining what stands. */
export function* suppressionCandidates(state: GameState, side: SideId): Iterable<Command> {
  const seat = seatOf(state, side)
  if (!seat) return
  const sixes = topQuestionOf(state, 'sixes')
  if (sixes) {
    for (const participant of sixes.among) yield { verb: 'chooseSix', seat, participant }
    return
  }
  if (state.sides[side].tokens < state.rules.sfCost) return
  const able = friendsOf(state, side).filter((figure) => !inShock(figure) && !figure.counters.suppressed)
  for (const figure of able) {
    yield* joinings(state, seat, figure)
    if (faceOf(state, figure).sfRadius !== undefined) yield* starts(state, seat, figure, able)
  }
}

function* joinings(state: GameState, seat: SeatId, figure: Figure): Iterable<Command> {
  if (barredBy(state, figure, 'joiner')) return
  for (const marker of state.markers) {
    if (marker.kind !== 'suppressionFire' || marker.side !== figure.side) continue
    for (const weapon of gunsOf(state, figure)) {
      yield { verb: 'joinSuppression', seat, figure: figure.id, weapon: weapon.id, marker: marker.id }
    }
  }
}

function* starts(state: GameState, seat: SeatId, figure: Figure, able: readonly Figure[]): Iterable<Command> {
  if (barredBy(state, figure, 'initiator')) return
  const joiners = joinersOf(state, figure, able)
  for (const { position } of enemiesOf(state, figure.side)) {
    const at = { x: position.x, y: position.y }
    for (const weapon of gunsOf(state, figure)) {
      const start = { verb: 'startSuppression', seat, figure: figure.id, weapon: weapon.id, at } as const
      if (suppressesAlone(state, weapon) || state.rules.sfStart !== 'atomic') yield { ...start, joiners: [] }
      for (const joiner of joiners) yield { ...start, joiners: [joiner] }
    }
  }
}

function joinersOf(state: GameState, initiator: Figure, able: readonly Figure[]): readonly Participant[] {
  const joiners: Participant[] = []
  if (state.sides[initiator.side].tokens < state.rules.sfCost * 2) return joiners
  for (const friend of able) {
    if (friend.id === initiator.id || barredBy(state, friend, 'joiner')) continue
    const [gun] = gunsOf(state, friend)
    if (gun) joiners.push({ figure: friend.id, weapon: gun.id })
  }
  return joiners
}
