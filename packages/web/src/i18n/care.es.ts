import type { CareCatalogue } from './care.en.ts'

export const careEs: CareCatalogue = {
  nobody: {
    firstAid: 'Ninguno de los tuyos está herido.',
    checkCasualty: 'No se puede examinar a ninguno de tus caídos.',
  },
  item: {
    treatment: 'Primeros auxilios',
    casualtyCheck: 'Examen del caído',
    aidStation: 'En el puesto de socorro',
  },
  sum: 'El dado necesita',
  odds: {
    firstAid: '{{good}} curado, {{bad}} sigue herido',
    checkCasualty: '{{good}} vivo y se le puede llevar, {{bad}} no hay nada que hacer',
  },
  once: {
    firstAid: 'El único intento de toda la partida: {{name}} no podrá recibir más cuidados.',
    checkCasualty: 'El único intento: si falla, no hay nada que hacer por {{name}}.',
  },
  locksBoth: '{{medic}} y {{patient}} no pueden hacer nada más este turno.',
  locksMedic: '{{medic}} no puede hacer nada más este turno.',
  stationHelps: 'Con uno de los dos en el puesto de socorro el dado tiene +{{n}}.',
  kits: 'Un botiquín, ninguna FA. Botiquines restantes: {{left}}.',
  putDown: 'Dejar a {{name}} en el suelo, gratis',
  lies: {
    unchecked: 'caído, sin examinar',
    evacuable: 'vivo, se le puede llevar',
    carried: 'lo llevan',
  },
}
