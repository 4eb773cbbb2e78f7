import type { RulingsCatalogue } from './rulings.en.ts'

export const rulingsEs: RulingsCatalogue = {
  heading: 'Interpretaciones',
  recommended: 'Recomendadas',
  printed: 'Al pie de la letra',
  recommendedSays_one: 'El texto del reglamento, salvo {{count}} regla que al pie de la letra se jugaría mal.',
  recommendedSays_other: 'El texto del reglamento, salvo {{count}} reglas que al pie de la letra se jugarían mal.',
  printedSays: 'El reglamento al pie de la letra: nada nuestro en su lugar.',
  departures: 'Dónde estas reglas se apartan del texto impreso',
  none: 'En ningún punto: cada opción está como la imprime el reglamento.',
  back: 'Un solo interruptor en una partida nueva, Interpretaciones al pie de la letra, deshace nuestros cambios.',
  sheet: 'El reglamento',
  here: 'Aquí',
  chosen: 'elección vuestra',
  wordings: 'Impresas de otra manera, jugadas igual',
  departure: {
    opponentTurnActions: {
      says: 'Las Fichas de Acción pueden gastarse también en el turno del rival, en cualquier cosa.',
      why: 'Ningún reglamento explica cómo se hace, y el Fuego de Oportunidad perdería casi todo su sentido.',
    },
    openTest: {
      says: 'Un objetivo está al descubierto si su peana se ve entera desde un solo punto de la peana del atacante.',
      why: 'Una sola prueba para los tres reglamentos: lo que se ve desde varios puntos de la peana se suma.',
    },
    characterCoverTest: {
      says: 'Un Personaje cubre como cualquier Cobertura Parcial, solo si oculta entera la peana del objetivo.',
      why: 'Entre peanas iguales eso ocurre solo en línea perfecta: en la mesa no pasaría nunca.',
    },
    sfAffectsWhen: {
      says: 'Queda suprimido quien entra en el alcance de la ficha.',
      why: 'Leída como la imprimen los otros dos: quien está en el área en cualquier momento del turno.',
    },
    sfJoinNeedsLos: {
      says: 'Puede unirse cualquier amigo; no se le pide que vea la ficha.',
      why: 'Participa disparando a la ficha, así que tiene que verla.',
    },
    sfVictimInArea: {
      says: 'Un seis hiere a un enemigo a la vista; no se pide que esté en el área.',
      why: 'El Fuego de Supresión alcanzaría toda la mesa.',
    },
    deckInBreakPoint: {
      says: 'Los puntos del mazo táctico cuentan en el total de la fuerza, del que hay que eliminar la mitad.',
      why: 'Con un mazo grande un bando no sería derrotado nunca.',
    },
    haltKeepsMarkers: {
      says: 'Detenerse es una Acción del detenido, pagada en su carta; y toda Acción le quita sus fichas.',
      why: 'A un hombre se le detiene justo para que conserve sus fichas.',
    },
    runnerMustTouchOfficer: {
      says: 'El enlace lleva la petición fuera de la mesa; no se pide que toque antes al oficial.',
      why: 'Alguien tiene que darle el mensaje.',
    },
    autoDraw: {
      says: 'La carta táctica la roba el propio jugador, y puede olvidarse.',
      why: 'Olvidarse no es una decisión: el juego roba por él.',
    },
  },
  wording: {
    unitChoices: { name: 'Una unidad es', inch25cm: '1 pulgada o 2,5 cm', d25cm: '2,5 cm' },
    pointName: { name: 'Los puntos de una carta se llaman' },
    allowanceLegend: { name: 'La leyenda de la carta cuenta las Acciones', round: 'por ronda', turn: 'por turno' },
    nearCoverWording: {
      name: 'Cerca de una cobertura se dispara por encima de',
      partial: 'la Cobertura Parcial',
      anyCover: 'cualquier cobertura',
    },
    grenadeRadiusOn: { name: 'El radio de la explosión está impreso', card: 'en la carta', marker: 'en la ficha' },
    grenadeCoverWording: {
      name: 'La cobertura contra una explosión',
      exempt: 'salva a quien está tras ella',
      blocksRadius: 'corta el radio',
    },
    h2hEnd: {
      name: 'El combate acaba cuando',
      oneEliminated: 'uno es eliminado',
      atLeastOne: 'al menos uno es eliminado',
    },
    commandBeneficiary: {
      name: 'El Mando ayuda',
      aFriend: 'a un amigo en su radio',
      everyOtherFriend: 'a los demás amigos en su radio',
    },
    missionAltShareWording: { name: 'Misión por bajas', atLeastHalf: 'al menos la mitad', half: 'la mitad' },
  },
}
