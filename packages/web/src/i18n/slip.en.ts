import type { Texts } from './texts.ts'

/** What stands on a tactic card beside the text that is printed from its data. */
export const slipEn = {
  turn: {
    ownTurn: 'In your own turn',
    opponentTurn: 'In the enemy’s turn',
    any: 'In any turn',
    startOfTurn: 'At the start of your turn',
  },
  after: {
    fireDeclared: 'When a shot is declared',
    grenadeThrown: 'When a grenade is thrown',
    move: 'After an enemy Move',
    moveAndFire: 'After an enemy Move & Fire',
    fire: 'After an enemy Fire',
    aim: 'After an enemy Aim',
    opportunityFire: 'After enemy Opportunity Fire',
    suppressionFire: 'After enemy Suppression Fire',
    grenade: 'After an enemy grenade',
    takeCover: 'After an enemy Take Cover',
    order: 'After an enemy order',
    any: 'After any enemy Action',
  },
  at: '{{n}} AT',
  noAt: 'no AT',
  ap: '{{n}} AP',
  apTyped: '{{n}} AP (typed)',
} as const

export type SlipCatalogue = Texts<typeof slipEn>
