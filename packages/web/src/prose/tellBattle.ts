import type { GameEvent } from '@tactic48/rules'
import { type Sentence, sentence } from './sentence.ts'

/** INIT, HOUSE-01, HOUSE-17, HOUSE-20. */
export function tellBattle(event: GameEvent): readonly Sentence[] {
  switch (event.type) {
    case 'bidRaised':
      return [sentence('bidRaised', 'INIT-06', { side: { side: event.side }, tokens: event.tokens })]
    case 'initiativeContested': {
      const { initiator, dice, totals, seized } = event
      return [
        sentence(seized ? 'initiativeSeized' : 'initiativeFails', 'INIT-07', {
          figure: { figure: initiator },
          blue: { dice: dice.blue },
          blueTotal: totals.blue,
          ember: { dice: dice.ember },
          emberTotal: totals.ember,
        }),
      ]
    }
    case 'shockTested': {
      const { figure, fallen, die, need, passed } = event
      const words = { figure: { figure }, fallen: { figure: fallen }, die, need }
      return [sentence(passed ? 'nervesHold' : 'nervesFail', event.rule, words)]
    }
    case 'leftForGood':
      return [sentence('leftForGood', 'HOUSE-20', { figure: { figure: event.figure } })]
    case 'messageOut':
      return [sentence('messageOut', 'HOUSE-20', { figure: { figure: event.figure } })]
    case 'goalReached':
      return [sentence('goalReached', 'HOUSE-20', { side: { side: event.side } })]
    case 'timedOut':
      return [sentence('timedOut', 'HOUSE-17', { side: { side: event.side } })]
    default:
      return []
  }
}
