import type { CallKind, GameEvent } from '@tactic48/rules'
import { type Said, type Sentence, sentence, type Telling } from './sentence.ts'
import { tellBattle } from './tellBattle.ts'

const KINDS: { readonly [K in CallKind]: readonly [telling: Telling, rule: string] } = {
  reinforcements: ['callReinforcements', 'REINF-01'],
  supportFire: ['callSupport', 'SUPP-01'],
  platoonMortar: ['callMortar', 'MORTAR-01'],
}

const said = (dice: readonly number[]): Said => ({ dice })

/** Radio and calls. */
export function tellCall(event: GameEvent): readonly Sentence[] {
  switch (event.type) {
    case 'contactTried': {
      const words = { figure: { figure: event.figure }, need: event.need, dice: said(event.dice) }
      return [sentence(event.made ? 'contactMade' : 'contactFailed', 'RADIO-02', words)]
    }
    case 'contactLost':
      return [sentence('contactLost', event.rule, { figure: { figure: event.figure } })]
    case 'callTried': {
      const words = { figure: { figure: event.caller }, need: event.need, dice: said(event.dice) }
      return [sentence(event.hits > 0 ? 'callAnswered' : 'callUnanswered', 'CALL-01', words)]
    }
    case 'callSettled': {
      const [telling, rule] = KINDS[event.kind]
      return [sentence(telling, rule, { figure: { figure: event.caller } })]
    }
    case 'teamsCounted':
      return [sentence('teamsCounted', 'REINF-01', { count: event.teams })]
    case 'arrivalScheduled':
      return [sentence('arrivalScheduled', 'CALL-06', { turns: event.entry.due })]
    default:
      return tellArrival(event)
  }
}

/** What countdowns bring, shell by shell. */
function tellArrival(event: GameEvent): readonly Sentence[] {
  switch (event.type) {
    case 'fireArrived':
      return [sentence('fireArrived', 'SUPP-04')]
    case 'shellFell': {
      const { shell, of: count, from, to, dud, die } = event
      const words = { shell, count, from: { at: from }, square: { at: to } }
      if (dud) return [sentence('shellDud', 'GREN-06', words)]
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      if (length === 0 || die === undefined) return [sentence('shellFell', 'SUPP-04', words)]
      return [sentence('shellDrifted', 'HOUSE-08', { ...words, die, length: { length } })]
    }
    case 'smokeLaid': {
      const { at, radius } = event.smoke
      return [sentence('smokeLaid', 'HOUSE-04', { length: { length: 1000 * radius }, square: { at } })]
    }
    case 'smokeThinned':
      return event.gone.length > 0 ? [sentence('smokeGone', 'HOUSE-04')] : []
    case 'teamEntered':
      return [sentence('teamEntered', 'REINF-04', { figures: { figures: event.figures.map(({ id }) => id) } })]
    case 'arrivalDelayed':
      return [sentence('arrivalDelayed', 'REINF-04')]
    case 'messageTaken': {
      const { figure, officer } = event
      return [sentence('messageTaken', 'RUNNER-02', { figure: { figure }, officer: { figure: officer } })]
    }
    case 'leftTable': {
      const figure = { figure: event.figure }
      if (event.credit === undefined) return [sentence('leftTable', 'RUNNER-02', { figure })]
      return [sentence('leftWithMessage', 'RUNNER-03', { figure, officer: { figure: event.credit } })]
    }
    case 'weaponLeft':
      return [
        sentence('weaponLeft', 'HOUSE-21', {
          weapon: { weapon: event.left.weapon },
          square: { at: event.left.position },
          side: { side: event.left.side },
        }),
      ]
    case 'returned':
      return [sentence('returned', 'RUNNER-05', { figure: { figure: event.figure }, square: { at: event.at } })]
    default:
      return tellBattle(event)
  }
}
