import type { GameEvent } from '@tactic48/rules'
import { type Sentence, sentence } from './sentence.ts'

const rolled = (
  dice: { readonly blue: readonly number[]; readonly ember: readonly number[] },
  side: 'blue' | 'ember',
): Sentence['said'] => ({ blue: { dice: dice.blue }, ember: { dice: dice.ember }, side: { side } })

/** What comes before the first turn. */
export function tellSetUp(event: GameEvent): readonly Sentence[] {
  switch (event.type) {
    case 'forcesRevealed':
      return [sentence('forcesRevealed', 'SETUP-01', { blue: event.totals.blue, ember: event.totals.ember })]
    case 'tableRolled':
      return [sentence('tableRolled', 'SETUP-03', rolled(event.dice, event.layer))]
    case 'tableLaid':
      return [sentence('tableLaid', 'SETUP-03')]
    case 'edgesChosen': {
      const { blue, ember } = event.edges
      return [sentence('edgesChosen', 'SETUP-04', { blue: { edge: blue }, ember: { edge: ember } })]
    }
    case 'objectiveNamed':
      return [
        sentence('objectiveNamed', 'SETUP-13', { side: { side: event.side }, element: { element: event.element } }),
      ]
    case 'deploymentRolled':
      return event.dice
        ? [sentence('deploymentRolled', 'SETUP-07', rolled(event.dice, event.first))]
        : [sentence('deploymentByAp', 'SETUP-07', { side: { side: event.first } })]
    case 'figureDeployed':
      return [sentence('figureDeployed', 'SETUP-08', { figure: { figure: event.figure }, square: { at: event.at } })]
    case 'feinted': {
      const figures = event.moves.map(({ figure }) => figure)
      return [sentence('feinted', 'FEINT-01', { side: { side: event.side }, figures: { figures } })]
    }
    case 'deckShuffled':
      return [sentence('deckShuffled', 'TACTIC-05', { side: { side: event.side }, cards: event.cards })]
    case 'initiativeRolled':
      if (event.dice && event.values) {
        const { blue, ember } = event.values
        const dice = rolled(event.dice, event.first)
        return [sentence('initiativeWithOfficers', 'SETUP-11', { ...dice, blueValue: blue, emberValue: ember })]
      }
      return event.dice
        ? [sentence('initiativeRolled', 'SETUP-11', rolled(event.dice, event.first))]
        : [sentence('initiativeGiven', 'SETUP-11', { side: { side: event.first } })]
    default:
      return []
  }
}
