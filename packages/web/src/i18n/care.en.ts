import type { Texts } from './texts.ts'

/** Medics, casualties and the aid station. */
export const careEn = {
  nobody: {
    firstAid: 'Nobody of your side is wounded.',
    checkCasualty: 'None of your fallen can be checked.',
  },
  item: {
    treatment: 'First aid',
    casualtyCheck: 'Casualty check',
    aidStation: 'At the aid station',
  },
  sum: 'The die needs',
  odds: {
    firstAid: '{{good}} healed, {{bad}} stays wounded',
    checkCasualty: '{{good}} alive and can be carried, {{bad}} beyond help',
  },
  once: {
    firstAid: 'The only try in the whole game: {{name}} can never be treated again.',
    checkCasualty: 'The only try: if it fails, {{name}} is beyond help.',
  },
  locksBoth: '{{medic}} and {{patient}} may do nothing else this turn.',
  locksMedic: '{{medic}} may do nothing else this turn.',
  stationHelps: 'With either of them at the aid station the die gets +{{n}}.',
  kits: 'One kit, no AT. Kits left: {{left}}.',
  chooseCasualty: 'Choose whom to carry.',
  to: {
    aidStation: '{{name}} is safe at the aid station.',
    edge: '{{name}} is safe at your own edge.',
  },
  towards: {
    aidStation: 'Towards the aid station',
    edge: 'Towards your edge',
  },
  saves: 'There {{name}} no longer counts as lost: {{ap}} saved.',
  carryEnds: 'If anybody who carries falls into Shock, the move ends. All go as one group and may not touch an enemy.',
  with: 'With',
  perToken: '{{unit, u}} per AT',
  tokens: 'AT',
  arrives: 'arrives',
  way: {
    alone: 'the medic alone',
    helper: '{{name}} helping',
    stretcher: 'stretcher with {{name}}',
    vehicle: 'vehicle of {{name}}',
  },
  bearers: 'Both bearers must touch the casualty; they may not attack while they carry, and putting down is free.',
  putDown: 'Put {{name}} down, free',
  lies: {
    unchecked: 'fallen, not checked',
    evacuable: 'alive, can be carried',
    carried: 'being carried',
  },
} as const

export type CareCatalogue = Texts<typeof careEn>
