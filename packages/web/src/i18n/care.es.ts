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
  chooseCasualty: 'Elige a quién llevar.',
  to: {
    aidStation: '{{name}} está a salvo en el puesto de socorro.',
    edge: '{{name}} está a salvo en tu borde.',
  },
  towards: {
    aidStation: 'Hacia el puesto de socorro',
    edge: 'Hacia tu borde',
  },
  saves: 'Allí {{name}} ya no cuenta como perdido: {{ap}} salvados.',
  carryEnds:
    'Si quien lleva cae en Conmoción, el movimiento termina. Todos van como un solo grupo y no pueden tocar a un enemigo.',
  with: 'Con',
  perToken: '{{unit, u}} por FA',
  tokens: 'FA',
  arrives: 'llega',
  way: {
    alone: 'el sanitario solo',
    helper: '{{name}} ayuda',
    stretcher: 'camilla con {{name}}',
    vehicle: 'vehículo de {{name}}',
  },
  bearers: 'Los dos camilleros deben tocar al caído; no pueden atacar mientras lo llevan, y dejarlo es gratis.',
  putDown: 'Dejar a {{name}} en el suelo, gratis',
  lies: {
    unchecked: 'caído, sin examinar',
    evacuable: 'vivo, se le puede llevar',
    carried: 'lo llevan',
  },
}
