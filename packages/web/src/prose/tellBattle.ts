import { type GameEvent, opponentOf } from '@tactic48/rules'
import { type Sentence, sentence } from './sentence.ts'

/** INIT, HOUSE-01, HOUSE-17, HOUSE-20. */
export function tellBattle(event: GameEvent): readonly Sentence[] {
  switch (event.type) {
    case 'actionTaken':
      if (event.verb !== 'takeInitiative') return []
      return [sentence('initiativeTried', 'INIT-02', { figure: { figure: event.figure } })]
    case 'turnStarted':
      if (!event.seized) return []
      return [
        sentence('turnSeized', 'INIT-09', { side: { side: event.side }, other: { side: opponentOf(event.side) } }),
      ]
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
      if (event.rule === 'SHOCK-04') return [sentence(passed ? 'officerHold' : 'officerFail', event.rule, words)]
      return [sentence(passed ? 'nervesHold' : 'nervesFail', event.rule, words)]
    }
    case 'leftForGood':
      return [sentence('leftForGood', 'HOUSE-20', { figure: { figure: event.figure } })]
    case 'messageOut':
      return [sentence('messageOut', 'HOUSE-20', { figure: { figure: event.figure } })]
    case 'goalReached':
      return [sentence('goalReached', 'HOUSE-20', { side: { side: event.side } })]
    case 'timedOut': {
      const { side, question } = event
      // D01: without forces there is no game.
      if (question === 'force') return []
      return [sentence('timedOut', 'HOUSE-17', { side: { side }, answer: { unanswered: question } })]
    }
    default:
      return []
  }
}
