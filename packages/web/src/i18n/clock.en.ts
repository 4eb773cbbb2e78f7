import type { Texts } from './texts.ts'

/** HOUSE-17: what the clock says, and what is played for a side that does not answer. */
export const clockEn = {
  turn: '{{side}}: {{time}} left for this turn',
  answer: '{{side}}: {{time}} left to answer',
  low: '{{time}} left',
  lowSpoken: '{{side}}: {{seconds}} seconds left.',
  noAnswer: 'No answer in {{time}}: {{answer}}',
  unanswered: {
    layout: 'a battlefield is generated',
    edge: 'an edge by chance',
    objective: 'the piece nearest the edge',
    deploy: 'the first on the list is set out',
    feint: 'nobody is moved',
    action: 'the turn ends',
    window: 'pass',
    continueMove: 'the Move goes on',
    takeCover: 'no Take Cover',
    opportunityFire: 'the shot is fired',
    afterShot: 'no shot',
    victim: 'the weakest in hand to hand takes it',
    sixes: 'in the order in which they joined',
    drift: 'no drift',
    opponent: 'the weakest in hand to hand first',
    order: 'everybody obeys, nobody is halted',
    callKind: 'reinforcements, where they can come',
    support: 'fire where most enemies are',
    teams: 'the first card for each team',
    mortar: 'bombs on the nearest enemies',
    entry: 'the usual place',
    selfCall: 'no call',
    raise: 'no raise',
    draw: 'the draw is declined',
    undo: 'nothing is taken back',
    sealedNumber: 'a bid of 0 AT',
  },
} as const

export type ClockCatalogue = Texts<typeof clockEn>
