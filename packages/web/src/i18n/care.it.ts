import type { CareCatalogue } from './care.en.ts'

export const careIt: CareCatalogue = {
  nobody: {
    firstAid: 'Nessuno dei tuoi è ferito.',
    checkCasualty: 'Nessuna delle tue vittime può essere controllata.',
  },
  item: {
    treatment: 'Primo Soccorso',
    casualtyCheck: 'Controllo della vittima',
    aidStation: 'Alla Stazione di Soccorso',
  },
  sum: 'Il dado richiede',
  odds: {
    firstAid: '{{good}} guarito, {{bad}} resta ferito',
    checkCasualty: '{{good}} vivo e trasportabile, {{bad}} non c’è più niente da fare',
  },
  once: {
    firstAid: 'L’unico tentativo di tutta la partita: {{name}} non potrà più essere curato.',
    checkCasualty: 'L’unico tentativo: se fallisce, per {{name}} non c’è più niente da fare.',
  },
  locksBoth: '{{medic}} e {{patient}} non possono fare altro in questo turno.',
  locksMedic: '{{medic}} non può fare altro in questo turno.',
  stationHelps: 'Con uno dei due alla Stazione di Soccorso il dado ha +{{n}}.',
  kits: 'Un kit, nessun AT. Kit rimasti: {{left}}.',
  chooseCasualty: 'Scegli chi trasportare.',
  to: {
    aidStation: '{{name}} è al sicuro alla Stazione di Soccorso.',
    edge: '{{name}} è al sicuro al tuo bordo.',
  },
  towards: {
    aidStation: 'Verso la Stazione di Soccorso',
    edge: 'Verso il tuo bordo',
  },
  saves: 'Lì {{name}} non conta più come perso: {{ap}} salvati.',
  carryEnds:
    'Se chi trasporta cade in Shock, il movimento finisce. Tutti vanno come un solo gruppo e non possono toccare un nemico.',
  with: 'Con',
  perToken: '{{unit, u}} ogni AT',
  tokens: 'AT',
  arrives: 'arrivo',
  way: {
    alone: 'il medico da solo',
    helper: '{{name}} aiuta',
    stretcher: 'barella con {{name}}',
    vehicle: 'veicolo di {{name}}',
  },
  bearers:
    'Entrambi i barellieri devono toccare la vittima; non possono attaccare mentre la portano, e deporla è gratis.',
  putDown: 'Deponi {{name}}, gratis',
  lies: {
    unchecked: 'vittima, da controllare',
    evacuable: 'vivo, si può trasportare',
    carried: 'trasportato',
  },
}
