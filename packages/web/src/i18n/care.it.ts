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
  putDown: 'Deponi {{name}}, gratis',
  lies: {
    unchecked: 'vittima, da controllare',
    evacuable: 'vivo, si può trasportare',
    carried: 'trasportato',
  },
}
