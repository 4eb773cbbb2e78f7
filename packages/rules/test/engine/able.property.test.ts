import {
  type ActionVerb,
  able,
  type Command,
  check,
  enemiesOf,
  type Figure,
  friendsOf,
  type GameState,
  isActionVerb,
  isGun,
  isRefusal,
  QUICK_START_VERBS,
  type SeatId,
  weaponsOf,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { walkRandomGame } from '../support/randomGame.ts'
import { samples } from '../support/sampler.ts'
import { tries } from '../support/thorough.ts'
import { seatFor } from '../world/games.ts'

const GAMES = tries(3, 12)

/** One state in so many is looked at. */
const EVERY = 5

const STEPS = [-300, 0, 300].flatMap((dx) => [-300, 0, 300].map((dy) => ({ dx, dy })))

/** Commands of every verb that nobody needs to be clever for: a few steps, the own place, every enemy, every friend. */
function* plainCommands(state: GameState, seat: SeatId, figure: Figure): Generator<Command> {
  const by = { seat, figure: figure.id }
  const at = figure.position
  yield { verb: 'aim', ...by }
  yield { verb: 'takeCover', ...by }
  for (const { dx, dy } of STEPS) {
    const path = [{ x: at.x + dx, y: at.y + dy }]
    yield { verb: 'move', ...by, path }
    yield { verb: 'moveAndFire', ...by, path, shoot: 'after' }
    yield { verb: 'moveAndFire', ...by, path, shoot: 'none' }
  }
  const enemies = enemiesOf(state, figure.side)
  for (const { id: weapon } of weaponsOf(state, figure)) {
    for (const { id: target } of enemies) yield { verb: 'fire', ...by, weapon, target }
    for (const { id: marker } of state.markers) yield { verb: 'joinSuppression', ...by, weapon, marker }
    for (const place of [at, ...enemies.map(({ position }) => position)]) {
      yield { verb: 'placeOpportunityFire', ...by, weapon, at: place }
      yield { verb: 'throwGrenade', ...by, weapon, at: place }
      yield { verb: 'startSuppression', ...by, weapon, at: place, joiners: [] }
      for (const friend of friendsOf(state, figure.side)) {
        const gun = weaponsOf(state, friend).find(isGun)
        if (gun) {
          const joiners = [{ figure: friend.id, weapon: gun.id }]
          yield { verb: 'startSuppression', ...by, weapon, at: place, joiners }
        }
      }
    }
  }
}

/** Verbs whose targets are finite, so that `able` is exact: one sample is legal whenever it says yes. */
const FINITE: ReadonlySet<ActionVerb> = new Set(['aim', 'takeCover', 'fire', 'joinSuppression'])

function faultsIn(state: GameState, counts: Map<string, number>): readonly string[] {
  const faults: string[] = []
  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const side of ['blue', 'ember'] as const) {
    const proposed = [...samples(state, side)]
    for (const figure of friendsOf(state, side)) {
      const legal = new Set<ActionVerb>()
      for (const command of [...plainCommands(state, seatFor(side), figure), ...proposed]) {
        const { verb } = command
        if (!isActionVerb(verb) || !('figure' in command) || command.figure !== figure.id) continue
        if (!legal.has(verb) && !isRefusal(check(state, command))) legal.add(verb)
      }
      for (const verb of QUICK_START_VERBS) {
        const ability = able(state, verb, figure.id)
        count(`${verb} ${isRefusal(ability) ? 'no' : 'yes'}`)
        if (isRefusal(ability) && legal.has(verb)) {
          faults.push(`${verb} by ${figure.id} is legal, but ${JSON.stringify(ability)}`)
        }
        if (!isRefusal(ability) && FINITE.has(verb) && !legal.has(verb)) {
          faults.push(`${verb} by ${figure.id} is said to be possible, but nothing of it is legal`)
        }
      }
    }
  }
  return faults
}

describe('what a figure could do at all', () => {
  it(`[TURN-09] it is refused only where nothing of that kind is legal, in ${GAMES} random games`, () => {
    const counts = new Map<string, number>()
    const faults: string[] = []
    let seen = 0
    for (let i = 0; i < GAMES && faults.length === 0; i++) {
      walkRandomGame(`able ${i}`, (state) => {
        if (state.phase === 'play' && seen++ % EVERY === 0) faults.push(...faultsIn(state, counts))
      })
    }
    expect(faults).toEqual([])
    // Every verb was both possible and impossible somewhere, so that neither answer is given for free.
    const answers = QUICK_START_VERBS.flatMap((verb) => [`${verb} yes`, `${verb} no`])
    expect(answers.filter((answer) => !counts.has(answer))).toEqual([])
  })
})
