import { cardOf, type FigureId, type GameState } from '@tactic48/rules'

/** One label for each figure of both sides: the last word of a printed name, or the role with a number. */
export function labelsOf(state: GameState, role: (role: string) => string): ReadonlyMap<FigureId, string> {
  const given = new Map<string, number>()
  return new Map(
    state.figures.map((figure): [FigureId, string] => {
      const { name, role: printed } = cardOf(state, figure)
      const nameless = figure.name === printed
      const called = nameless ? role(printed) : figure.name === name ? (name.split(' ').at(-1) ?? name) : figure.name
      const number = (given.get(called) ?? 0) + 1
      given.set(called, number)
      return [figure.id, nameless || number > 1 ? `${called} ${number}` : called]
    }),
  )
}
