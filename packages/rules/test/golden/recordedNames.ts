import { domainFacts, type GameEvent, type GameState, type StoredEntry, type StoredHappened } from '@tactic48/rules'
import { followedFacts, Names } from '../../src/log/names.ts'

/** The names that a golden game was recorded with, while it is played again: hashes are over those. */
export class RecordedNames {
  /** After the opening and after each entry. */
  readonly #after: Names[] = [Names.SAME]

  get now(): Names {
    return this.#after.at(-1) ?? Names.SAME
  }

  /** The command of an entry in the names of the game that is played. */
  command({ command }: Extract<StoredEntry, { readonly command: unknown }>): unknown {
    return this.now.command(command)
  }

  /** One entry was played: `before` it, what it came to and what is recorded of it. */
  add(before: GameState, events: readonly GameEvent[], { facts = [] }: StoredHappened): void {
    this.#after.push(followedFacts(this.now, domainFacts(events), facts, before).names)
  }

  goBack(to: number): void {
    this.#after.push(this.#after[to] ?? Names.SAME)
  }
}

/** The table with the names of the recording. */
export function stateIn(names: Names, state: GameState): GameState {
  if (names.areSame) return state
  const back = names.reversed()
  const marker = (id: string) => back.played('marker', id) as never
  const entry = (id: string) => back.played('schedule', id) as never
  return {
    ...state,
    markers: state.markers.map((one) => ({ ...one, id: marker(one.id) })),
    smoke: state.smoke.map((one) => ({ ...one, id: back.played('smoke', one.id) as never })),
    schedule: state.schedule.map((one) => ({ ...one, id: entry(one.id) })),
    figures: state.figures.map((figure) => {
      const { standing, place } = figure
      if (standing && 'marker' in standing)
        return { ...figure, standing: { ...standing, marker: marker(standing.marker) } }
      return place.at === 'off' ? { ...figure, place: { ...place, returns: entry(place.returns) } } : figure
    }),
  }
}
