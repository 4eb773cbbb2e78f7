import type { Texts } from './texts.ts'

/** Everything on a stat card. */
export const cardEn = {
  heading: 'Stat card',
  healthy: 'Healthy',
  wounded: 'Wounded',
  faceUp: 'face up',
  noWounded: 'No wounded side: the first wound eliminates.',
  actions: '{{used}} of {{limit}} Actions',
  shots: 'shots',
  shotsLeft: '{{left}} of {{limit}} left',
  usesLeft: 'uses left: {{left}}',
  short: 'S',
  long: 'L',
  radius: 'R',
  move: 'Move',
  moveFire: 'M&F',
  aim: 'Aim',
  ofRadius: 'OF',
  sfRadius: 'SF',
  h2h: 'H2H',
  command: 'Cmd',
  maxActions: 'Max',
  legend: 'Legend',
  legendOf: {
    move: 'u for one Move',
    moveFire: 'u for Move & Fire',
    aim: 'dice that Aim adds',
    ofRadius: 'radius of Opportunity Fire in u',
    sfRadius: 'radius of Suppression Fire in u',
    h2h: 'dice hand to hand',
    command: 'Actions that Command lends',
    maxActions: 'Actions in a turn',
    short: 'dice up to {{n}} u',
    long: 'dice beyond {{n}} u',
    radius: 'blast radius in u',
    shots: 'shots in a turn',
  },
  camouflage: 'Camouflage',
  mg: 'machine gun',
} as const

export type CardCatalogue = Texts<typeof cardEn>
