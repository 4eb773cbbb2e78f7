import type { SlipCatalogue } from './slip.en.ts'

export const slipIt: SlipCatalogue = {
  turn: {
    ownTurn: 'Nel tuo turno',
    opponentTurn: 'Nel turno nemico',
    any: 'In qualsiasi turno',
    startOfTurn: 'All’inizio del tuo turno',
  },
  after: {
    fireDeclared: 'Quando è dichiarato un tiro',
    grenadeThrown: 'Quando è lanciata una granata',
    move: 'Dopo un Movimento nemico',
    moveAndFire: 'Dopo un Muovi & Spara nemico',
    fire: 'Dopo un tiro nemico',
    aim: 'Dopo una Mira nemica',
    opportunityFire: 'Dopo un Fuoco di Opportunità nemico',
    suppressionFire: 'Dopo un Fuoco di Soppressione nemico',
    grenade: 'Dopo una granata nemica',
    takeCover: 'Dopo che un nemico si Ripara',
    order: 'Dopo un ordine nemico',
    any: 'Dopo ogni Azione nemica',
  },
  at: '{{n}} AT',
  noAt: 'senza AT',
  ap: '{{n}} VP',
  apTyped: '{{n}} VP (a mano)',
}
