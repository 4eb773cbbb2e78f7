import type { CompanyRulesCatalogue } from './companyRules.en.ts'

export const companyRulesEs: CompanyRulesCatalogue = {
  commandRadius: {
    name: 'Radio de Mando y de órdenes',
    r5: '{{5, u}} para todos',
    r510: '{{5, u}}, oficiales {{10, u}}',
    r5101520: '{{5, u}}; Sargento y Alférez {{10, u}}, Teniente {{15, u}}, Capitán o superior {{20, u}}',
  },
  smallGroupMax: { name: 'Un grupo no necesita suboficial', n: 'hasta {{n}} hombres' },
  secondNcoFrom: {
    name: 'Un segundo suboficial',
    n: 'desde {{n}} hombres',
    squadSize: 'desde el tamaño de pelotón de la facción',
  },
  secondOfficerExtraSquad: {
    name: 'Con una sola sección, el segundo oficial exige un pelotón completo',
    otherPlatoon: 'de otra sección',
    any: 'de cualquier sección',
  },
  universalCardMaxEach: {
    name: 'Cartas universales de edición limitada',
    n: 'como mucho {{n}} de cada tipo',
    none: 'cuantas se quiera',
  },
  deckInBreakPoint: {
    name: 'El mazo táctico, para los puntos que hay que eliminar',
    true: 'cuenta con la fuerza',
    false: 'no cuenta',
  },
  reinforcementsInBreakPoint: {
    name: 'Los refuerzos, para los puntos que hay que eliminar',
    addOnArrival: 'cuentan al llegar',
    ignore: 'no cuentan',
  },

  orderCascade: {
    name: 'Las órdenes llegan',
    true: 'también a quien está cerca de un suboficial que obedece',
    false: 'solo dentro del radio del oficial',
  },
  orderOneUnit: {
    name: 'Una orden vale',
    true: 'para una sola unidad',
    false: 'para todo subordinado dentro del radio',
  },
  namedMustObey: { name: 'Los Personajes con nombre', true: 'obedecen', false: 'pueden rechazar una orden' },
  haltNeededFor: { name: 'Hace falta un alto para retener', all: 'a cualquiera', nameless: 'solo a los sin nombre' },
  haltKeepsMarkers: {
    name: 'Quien recibe el alto, si está En Cobertura o tiene Fuego de Oportunidad o de Supresión',
    true: 'lo conserva',
    false: 'lo pierde',
  },
  orderTriggersOf: {
    name: 'Dar una orden',
    true: 'provoca Fuego de Oportunidad',
    false: 'no provoca Fuego de Oportunidad',
  },
  orderedMovesCountToCap: {
    name: 'Los movimientos por orden',
    true: 'cuentan en las 3 FA de movimiento por turno',
    false: 'se suman a las 3 FA de movimiento por turno',
  },
  officerMayJoinOrder: {
    name: 'El oficial',
    true: 'puede sumarse a su propia orden',
    false: 'nunca se suma a su propia orden',
  },
  fireOrderNeedsLos: {
    name: 'Para ordenar fuego, el oficial',
    true: 'debe ver al objetivo',
    false: 'no necesita ver al objetivo',
  },
  fireOrderAim: { name: 'Apuntar en un disparo por orden', true: 'posible', false: 'no es posible' },
  fireAtWillRadius: {
    name: 'Radio del Fuego de Supresión por orden',
    n: '{{n, u}}',
    card: 'el de la carta del oficial; si no, {{2, u}}',
  },
  fireAtWillNeedsSymbol: {
    name: 'El Fuego de Supresión por orden',
    true: 'exige el símbolo en el arma',
    false: 'no exige el símbolo en el arma',
  },
  suppressedOfficerFireOrders: {
    name: 'Un oficial bajo Supresión',
    true: 'puede ordenar fuego',
    false: 'no puede ordenar fuego',
  },
  planningLossRule: {
    name: 'PLANIFICACIÓN AVANZADA acaba si su oficial',
    killedoffTablewoundedSideLacksIt: 'muere, sale de la mesa, o está herido y ya no la tiene',
  },

  callMeans: {
    name: 'Contacto con el CG',
    radiotelephonefixedLinerunnerself: 'por radio, teléfono, línea fija, enlace o en persona',
    radiofixedPostrunner: 'por radio, puesto fijo o enlace',
  },
  callAttemptsPerTurn: {
    name: 'Llamadas de un oficial en un turno',
    n: 'como mucho {{n}}',
    none: 'cuantas pueda pagar',
  },
  callExclusive: {
    name: 'Un oficial que llama',
    true: 'no hace nada más en el turno',
    false: 'puede hacer otras Acciones',
  },
  callDeclareFirst: { name: 'Se dice qué se pide', true: 'antes de tirar', false: 'tras el éxito' },
  callUndeclaredChooser: { name: 'Si no se ha dicho', caller: 'elige quien llama', opponent: 'elige el rival' },
  reinforcementTeams: {
    name: 'Equipos de refuerzo que llegan',
    ceilOwnFiguresBy7: 'uno por cada siete hombres propios, hacia arriba',
    d6: 'los que diga un dado',
  },
  reinforcementCallsMax: {
    name: 'Llamadas de refuerzos con éxito',
    n: 'como mucho {{n}} por partida',
    none: 'sin límite',
  },
  reinforcementSubstituteMaxAp: { name: 'Alguien en lugar de un equipo', n: 'hasta {{n}} puntos' },
  reinforcementSubstituteFigures: { name: 'Hombres en lugar de un equipo', n: '{{n}}' },
  teamShares: {
    name: 'Los dos hombres de un equipo',
    oneCard: 'comparten una carta',
    separate: 'tienen una carta cada uno',
  },
  supportMinDistance: { name: 'El fuego de apoyo cae', n: 'al menos a {{n, u}} de los propios' },
  platoonCallAmmo: {
    name: 'Bombas del mortero de sección',
    smokeconcussion: 'de humo o de concusión',
    smokefragmentation: 'de humo o de fragmentación',
  },
  platoonCallMixedAmmo: {
    name: 'Las tres bombas de una llamada',
    true: 'pueden ser distintas',
    false: 'son del mismo tipo',
  },
  platoonCallScatter: {
    name: 'Las bombas de mortero',
    true: 'se desvían como las granadas',
    false: 'caen donde se apunta',
  },
  platoonCallRange: { name: 'Alcance del mortero de sección', n: '{{n, u}}' },
  platoonCallDelay: {
    name: 'Las bombas de mortero caen',
    immediate: 'al momento',
    nextTurn: 'en el turno siguiente',
    d6: 'tras los turnos que diga un dado',
  },
  companyMortarsExcluded: {
    name: 'Los morteros de compañía en la mesa',
    true: 'no son morteros de sección',
    false: 'disparan como morteros de sección',
  },

  radioDice: { name: 'Dados de un operador de radio', n: '{{n}}', abilityValue: 'los de su habilidad' },
  radioSuccess: { name: 'Contacto por radio', anySix: 'con algún seis', twoPlus: 'con 2 o más' },
  radioAllowsTakeCover: {
    name: 'Un operador de radio en contacto',
    true: 'puede ponerse En Cobertura',
    false: 'no hace nada más, ni ponerse En Cobertura',
  },
  radioTrainedOnly: { name: 'La radio la usan', true: 'solo los operadores', false: 'todos' },
  officerMayRun: { name: 'Un oficial', true: 'puede ir al CG en persona', false: 'manda a otros al CG' },
  runnerMustTouchOfficer: {
    name: 'Un enlace',
    true: 'toma el mensaje en contacto con el oficial',
    false: 'no tiene que tocar al oficial',
  },
  runnerReturnDelay: { name: 'Un enlace vuelve', n: 'tras {{n}} turno', d6: 'tras los turnos que diga un dado' },
  runnerReturnPlace: {
    name: 'Vuelve a entrar',
    anywhereOnEdge: 'por cualquier punto de su borde',
    exitPoint: 'por donde salió',
  },
  offBoardCountsAsLost: {
    name: 'Un enlace fuera de la mesa',
    true: 'cuenta como baja',
    false: 'no cuenta como baja',
  },

  initiativeAtStart: {
    name: 'En la tirada inicial, los oficiales',
    true: 'suman su habilidad de tomar la iniciativa',
    false: 'no ayudan',
  },
  initiativeWindow: {
    name: 'La iniciativa se puede tomar',
    anyTime: 'tras cualquier Acción',
    afterFirstAction: 'solo tras la primera Acción de un turno',
  },
  initiativeRaises: {
    name: 'Las pujas por la iniciativa',
    true: 'se pueden subir',
    false: 'quedan como están',
  },
  initiativeValueAs: {
    name: 'La habilidad vale como',
    bonus: 'suma a un dado',
    dice: 'otros tantos dados, cuenta el mejor',
  },
  seizedTurnImmune: {
    name: 'Un turno arrebatado',
    true: 'no se puede recuperar',
    false: 'se puede recuperar',
  },
  initiativeLockScope: {
    name: 'Tras un intento no hacen nada más',
    abilityHolders: 'todos los oficiales con la habilidad',
    officersUsed: 'los oficiales empleados',
  },
  initiativeLocksDefender: {
    name: 'Tras un intento, los oficiales del defensor',
    true: 'tampoco hacen nada más',
    false: 'pueden seguir',
  },
  feintUnit: { name: 'La finta se mide en', percentAp: '% de los puntos en la mesa', characters: 'Personajes' },
  feintPerValue: { name: 'La finta, por cada punto de la habilidad', n: '{{n}}' },
  feintRounding: { name: 'Las fracciones de una finta', up: 'hacia arriba', none: 'no las hay' },
  feintMinimum: { name: 'La finta mueve', n: 'al menos {{n}} Personaje', none: 'los que diga el valor' },
  feintVehicles: {
    name: 'Dotaciones, armas pesadas y vehículos',
    true: 'pueden hacer la finta',
    false: 'no hacen la finta',
  },

  firstAidIsAction: { name: 'Los primeros auxilios', true: 'son una Acción', false: 'son gratis' },
  firstAidLock: {
    name: 'Sanitario y paciente no hacen nada más',
    wholeTurn: 'en todo el turno',
    afterRoll: 'tras la tirada',
  },
  casualtyCheckIsAction: { name: 'Examinar a un caído', true: 'es una Acción', false: 'es gratis' },
  casualtyCheckLock: {
    name: 'Un sanitario que examina a un caído',
    wholeTurn: 'no hace nada más en el turno',
    none: 'puede seguir',
  },
  evacAllMedics: {
    name: 'Los sanitarios',
    true: 'examinan también a los caídos',
    false: 'solo dan primeros auxilios',
  },
  stretcherMovePaidBy: {
    name: 'El camino de la camilla lo pagan',
    bearers: 'los camilleros',
    medicInContact: 'un sanitario en contacto; si no, los camilleros',
  },
  stretcherPickupCost: { name: 'Cargar en la camilla', n: '{{n}} FA', zero: 'gratis' },
  aidRestock: {
    name: 'El botiquín se repone en el puesto de socorro',
    fullTurn: 'tras un turno entero allí',
    onContact: 'al momento, por contacto',
  },
  aidBonusOnCasualtyCheck: {
    name: 'La ayuda del puesto de socorro',
    true: 'vale también al examinar a un caído',
    false: 'vale solo para curar',
  },
  officerDeathTestRadius: {
    name: 'Cuando muere un oficial hace la prueba su unidad',
    n: 'y quien esté a {{n, u}} o menos',
    zero: 'nadie más',
  },
  officerDeathOnlyKilled: { name: 'Esa prueba se hace', true: 'solo si muere', false: 'también si es herido' },

  mountsDefined: {
    name: 'Caballos, bicicletas y motocicletas',
    true: 'se pueden montar',
    false: 'no se montan',
  },
  manWeaponByContact: { name: 'Un arma sin dotación', true: 'la usa quien la toca', false: 'queda sin usar' },
  bunkerArmourBeatenBy: {
    name: 'El blindaje de un búnker cede ante',
    hFactorcharge: 'armas con factor H y cargas',
    highExplosivecharge: 'alto explosivo y cargas',
  },

  tacticExpresslyAllowed: {
    name: 'Cartas tácticas de otra facción',
    true: 'solo si la carta nombra la tuya',
    false: 'nunca',
  },
  tacticTurnRestriction: {
    name: 'Una carta táctica se juega',
    true: 'en el turno que dice la carta',
    false: 'en cualquier turno',
  },
  tacticDrawDeadline: {
    name: 'La carta táctica se roba como muy tarde',
    firstAction: 'antes de la primera Acción',
    opponentPlays: 'antes de que juegue el rival',
  },
  autoDraw: { name: 'La carta táctica del turno', true: 'se roba sola', false: 'la robas tú, o la olvidas' },

  house: {
    psychShock: { name: 'Conmoción psicológica', true: 'se juega', false: 'no se juega' },
    armour: { name: 'Armas pesadas, blindaje, cargas', true: 'se juegan', false: 'no se juegan' },
    vehicles: { name: 'Vehículos y monturas', true: 'se juegan', false: 'no se juegan' },
    smoke: { name: 'Humo', true: 'se juega', false: 'no se juega' },
    terrainClasses: { name: 'Terreno de PROTECCIÓN y de REFUGIO', true: 'se juega', false: 'no se juega' },
    standardGrenades: { name: 'Granadas estándar como bombas de mortero', true: 'se usan', false: 'no se usan' },
    reinforcementTeam: { name: 'Equipo de refuerzo de dos fusileros', true: 'se juega', false: 'no se juega' },
    supportFire: { name: 'Perfiles de fuego de apoyo', true: 'se juegan', false: 'no se juegan' },
    alliedLimits: {
      name: 'Equipo de los aliados',
      true: 'una carta por cada cuatro hombres, según el teatro',
      false: 'sin límites',
    },
    sampleTactics: { name: 'Las seis cartas tácticas de muestra', true: 'permitidas', false: 'no permitidas' },
    upgrades: { name: 'Cartas de mejora', true: 'permitidas', false: 'no permitidas' },
    heights: { name: 'Alturas de los elementos', true: 'cuentan para la cobertura', false: 'no cuentan' },
    sizes: { name: 'Los vehículos miden', true: 'lo que dice su carta', false: 'como la peana de una miniatura' },
    stretcherTeam: { name: 'Camilleros', true: 'se juegan', false: 'no se juegan' },
    telephone: { name: 'Teléfonos y líneas fijas en la mesa', true: 'funcionan', false: 'no funcionan' },
    weaponCrews: { name: 'Armas con dotación', true: 'permitidas', false: 'no permitidas' },
    clock: { name: 'Reloj para turnos y reacciones', true: 'corre', false: 'ninguno' },
    terrainTags: {
      name: 'Marcas de los elementos: búnkeres, niveles, clases',
      true: 'cuentan',
      false: 'no cuentan',
    },
    factionData: {
      name: 'Tamaño de pelotón, morteros, apoyo y aliados',
      true: 'de cada facción',
      false: 'iguales para todos',
    },
    manning: {
      name: 'Un arma que ha perdido a su dotación',
      true: 'se queda y se puede servir',
      false: 'desaparece con ella',
    },
  },
}
