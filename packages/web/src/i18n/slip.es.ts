import type { SlipCatalogue } from './slip.en.ts'

export const slipEs: SlipCatalogue = {
  turn: {
    ownTurn: 'En tu turno',
    opponentTurn: 'En el turno enemigo',
    any: 'En cualquier turno',
    startOfTurn: 'Al inicio de tu turno',
  },
  after: {
    fireDeclared: 'Al declararse un disparo',
    grenadeThrown: 'Al lanzarse una granada',
    move: 'Tras un Movimiento enemigo',
    moveAndFire: 'Tras Mover y Disparar un enemigo',
    fire: 'Tras un disparo enemigo',
    aim: 'Tras Apuntar un enemigo',
    opportunityFire: 'Tras un Fuego de Oportunidad enemigo',
    suppressionFire: 'Tras un Fuego de Supresión enemigo',
    grenade: 'Tras una granada enemiga',
    takeCover: 'Tras ponerse En Cobertura un enemigo',
    order: 'Tras una orden enemiga',
    any: 'Tras cualquier Acción enemiga',
  },
  at: '{{n}} FA',
  noAt: 'sin FA',
  ap: '{{n}} puntos',
  apTyped: '{{n}} puntos (a mano)',
}
