import type { CompanyRulesCatalogue } from './companyRules.en.ts'

export const companyRulesIt: CompanyRulesCatalogue = {
  commandRadius: {
    name: 'Raggio di Comando e ordini',
    r5: '{{5, u}} per tutti',
    r510: '{{5, u}}, Ufficiali {{10, u}}',
    r5101520: '{{5, u}}; Sergente e Sottotenente {{10, u}}, Tenente {{15, u}}, Capitano e oltre {{20, u}}',
  },
  smallGroupMax: { name: 'Un gruppo fa a meno del sottufficiale', n: 'fino a {{n}} uomini' },
  secondNcoFrom: {
    name: 'Un secondo sottufficiale',
    n: 'da {{n}} uomini',
    squadSize: 'dalla grandezza di squadra della fazione',
  },
  secondOfficerExtraSquad: {
    name: 'Con un solo plotone il secondo Ufficiale chiede una squadra completa',
    otherPlatoon: 'di un altro plotone',
    any: 'di qualunque plotone',
  },
  universalCardMaxEach: {
    name: 'Carte universali in edizione limitata',
    n: 'al massimo {{n}} per tipo',
    none: 'quante si vuole',
  },
  deckInBreakPoint: {
    name: 'Il mazzo tattico, per i VP da eliminare',
    true: 'conta con la forza',
    false: 'non conta',
  },
  reinforcementsInBreakPoint: {
    name: 'I rinforzi, per i VP da eliminare',
    addOnArrival: 'contano quando arrivano',
    ignore: 'non contano',
  },

  orderCascade: {
    name: 'Gli ordini arrivano',
    true: 'anche a chi è vicino a un sottufficiale che obbedisce',
    false: 'solo nel raggio dell’Ufficiale',
  },
  orderOneUnit: { name: 'Un ordine vale', true: 'per una sola unità', false: 'per ogni subordinato nel raggio' },
  namedMustObey: { name: 'I Personaggi con nome', true: 'obbediscono', false: 'possono rifiutare un ordine' },
  haltNeededFor: { name: 'Occorre un alt per trattenere', all: 'chiunque', nameless: 'solo i soldati senza nome' },
  haltKeepsMarkers: {
    name: 'Chi riceve l’alt, se si è riparato o ha Fuoco di Opportunità o di Soppressione',
    true: 'li conserva',
    false: 'li perde',
  },
  orderTriggersOf: {
    name: 'Dare un ordine',
    true: 'fa scattare il Fuoco di Opportunità',
    false: 'non fa scattare il Fuoco di Opportunità',
  },
  orderedMovesCountToCap: {
    name: 'I movimenti per ordine',
    true: 'contano nei 3 AT di movimento per turno',
    false: 'si aggiungono ai 3 AT di movimento per turno',
  },
  officerMayJoinOrder: {
    name: 'L’Ufficiale',
    true: 'può partecipare al proprio ordine',
    false: 'non partecipa al proprio ordine',
  },
  fireOrderNeedsLos: {
    name: 'Per un ordine di fuoco l’Ufficiale',
    true: 'deve vedere il bersaglio',
    false: 'può non vedere il bersaglio',
  },
  fireOrderAim: { name: 'Mira per un tiro su ordine', true: 'possibile', false: 'non possibile' },
  fireAtWillRadius: {
    name: 'Raggio del Fuoco di Soppressione su ordine',
    n: '{{n, u}}',
    card: 'quello sulla carta dell’Ufficiale, altrimenti {{2, u}}',
  },
  fireAtWillNeedsSymbol: {
    name: 'Il Fuoco di Soppressione su ordine',
    true: 'chiede il simbolo sull’arma',
    false: 'non chiede il simbolo sull’arma',
  },
  suppressedOfficerFireOrders: {
    name: 'Un Ufficiale sotto Soppressione',
    true: 'può ordinare il fuoco',
    false: 'non può ordinare il fuoco',
  },
  planningLossRule: {
    name: 'PIANIFICAZIONE AVANZATA finisce se l’Ufficiale',
    killedoffTablewoundedSideLacksIt: 'è ucciso, fuori dal tavolo, o ferito e non ce l’ha più',
  },

  callMeans: {
    name: 'Contatto con il QG',
    radiotelephonefixedLinerunnerself: 'per radio, telefono, linea fissa, messaggero o di persona',
    radiofixedPostrunner: 'per radio, postazione fissa o messaggero',
  },
  callAttemptsPerTurn: {
    name: 'Chiamate di un Ufficiale in un turno',
    n: 'al massimo {{n}}',
    none: 'quante ne può pagare',
  },
  callExclusive: {
    name: 'Un Ufficiale che chiama',
    true: 'non fa altro nel turno',
    false: 'può fare altre Azioni',
  },
  callDeclareFirst: { name: 'Si dice che cosa si chiede', true: 'prima del tiro', false: 'dopo il successo' },
  callUndeclaredChooser: {
    name: 'Se non è stato detto',
    caller: 'sceglie chi chiama',
    opponent: 'sceglie l’avversario',
  },
  reinforcementTeams: {
    name: 'Squadre di rinforzo che arrivano',
    ceilOwnFiguresBy7: 'una ogni sette uomini propri, per eccesso',
    d6: 'quante ne dice un dado',
  },
  reinforcementCallsMax: {
    name: 'Chiamate di rinforzi riuscite',
    n: 'al massimo {{n}} in una partita',
    none: 'senza limite',
  },
  reinforcementSubstituteMaxAp: { name: 'Qualcuno al posto di una squadra di rinforzo', n: 'fino a {{n}} VP' },
  reinforcementSubstituteFigures: { name: 'Uomini al posto di una squadra di rinforzo', n: '{{n}}' },
  teamShares: {
    name: 'I due uomini di una squadra di rinforzo',
    oneCard: 'condividono una carta',
    separate: 'hanno una carta ciascuno',
  },
  supportMinDistance: { name: 'Il Fuoco di Supporto cade', n: 'ad almeno {{n, u}} dai propri uomini' },
  platoonCallAmmo: {
    name: 'Bombe del mortaio di plotone',
    smokeconcussion: 'fumogene o a concussione',
    smokefragmentation: 'fumogene o a frammentazione',
  },
  platoonCallMixedAmmo: {
    name: 'Le tre bombe di una chiamata',
    true: 'possono essere diverse',
    false: 'sono dello stesso tipo',
  },
  platoonCallScatter: {
    name: 'Le bombe di mortaio',
    true: 'deviano come le granate',
    false: 'cadono dove si mira',
  },
  platoonCallRange: { name: 'Gittata del mortaio di plotone', n: '{{n, u}}' },
  platoonCallDelay: {
    name: 'Le bombe di mortaio cadono',
    immediate: 'subito',
    nextTurn: 'nel turno seguente',
    d6: 'dopo i turni indicati da un dado',
  },
  companyMortarsExcluded: {
    name: 'I mortai di compagnia sul tavolo',
    true: 'non sono mortai di plotone',
    false: 'tirano come mortai di plotone',
  },

  radioDice: { name: 'Dadi di un operatore radio', n: '{{n}}', abilityValue: 'quanti dice la sua abilità' },
  radioSuccess: { name: 'Contatto radio', anySix: 'con almeno un sei', twoPlus: 'con 2 o più' },
  radioAllowsTakeCover: {
    name: 'Un operatore radio in contatto',
    true: 'può Ripararsi',
    false: 'non fa altro, nemmeno Ripararsi',
  },
  radioTrainedOnly: { name: 'La radio la usano', true: 'solo gli operatori', false: 'tutti' },
  officerMayRun: {
    name: 'Un Ufficiale',
    true: 'può andare al QG di persona',
    false: 'manda altri al QG',
  },
  runnerMustTouchOfficer: {
    name: 'Un messaggero',
    true: 'prende il messaggio a contatto con l’Ufficiale',
    false: 'non deve toccare l’Ufficiale',
  },
  runnerReturnDelay: {
    name: 'Un messaggero torna',
    n: 'dopo {{n}} turno',
    d6: 'dopo i turni indicati da un dado',
  },
  runnerReturnPlace: {
    name: 'Rientra',
    anywhereOnEdge: 'ovunque sul suo bordo',
    exitPoint: 'da dove è uscito',
  },
  offBoardCountsAsLost: {
    name: 'Un messaggero fuori dal tavolo',
    true: 'conta come perdita',
    false: 'non conta come perdita',
  },

  initiativeAtStart: {
    name: 'Nel tiro d’apertura gli Ufficiali',
    true: 'aggiungono la loro abilità di prendere l’iniziativa',
    false: 'non aiutano',
  },
  initiativeWindow: {
    name: 'L’iniziativa si può prendere',
    anyTime: 'dopo qualsiasi Azione',
    afterFirstAction: 'solo dopo la prima Azione di un turno',
  },
  initiativeRaises: {
    name: 'Le puntate per l’iniziativa',
    true: 'si possono rilanciare',
    false: 'restano come sono',
  },
  initiativeValueAs: {
    name: 'L’abilità vale come',
    bonus: 'bonus a un dado',
    dice: 'altrettanti dadi, conta il migliore',
  },
  seizedTurnImmune: {
    name: 'Un turno strappato',
    true: 'non si può riprendere',
    false: 'si può riprendere',
  },
  initiativeLockScope: {
    name: 'Dopo un tentativo non fanno altro',
    abilityHolders: 'tutti gli Ufficiali con l’abilità',
    officersUsed: 'gli Ufficiali impegnati',
  },
  initiativeLocksDefender: {
    name: 'Dopo un tentativo gli Ufficiali di chi si difende',
    true: 'non fanno altro nemmeno loro',
    false: 'possono continuare',
  },
  feintUnit: { name: 'La finta si misura in', percentAp: '% dei VP sul tavolo', characters: 'Personaggi' },
  feintPerValue: { name: 'La finta, per ogni punto dell’abilità', n: '{{n}}' },
  feintRounding: { name: 'Le frazioni di una finta', up: 'per eccesso', none: 'non ci sono' },
  feintMinimum: { name: 'La finta sposta', n: 'almeno {{n}} Personaggio', none: 'quanti ne dice il valore' },
  feintVehicles: {
    name: 'Serventi, armi pesanti e veicoli',
    true: 'possono fare la finta',
    false: 'non fanno la finta',
  },

  firstAidIsAction: { name: 'Il Primo Soccorso', true: 'è un’Azione', false: 'è gratis' },
  firstAidLock: {
    name: 'Medico e paziente non fanno altro',
    wholeTurn: 'per tutto il turno',
    afterRoll: 'dopo il tiro',
  },
  casualtyCheckIsAction: { name: 'Controllare una vittima', true: 'è un’Azione', false: 'è gratis' },
  casualtyCheckLock: {
    name: 'Un medico che controlla una vittima',
    wholeTurn: 'non fa altro nel turno',
    none: 'può continuare',
  },
  evacAllMedics: { name: 'I medici', true: 'controllano anche le vittime', false: 'prestano solo il Primo Soccorso' },
  stretcherMovePaidBy: {
    name: 'Il tragitto della barella lo pagano',
    bearers: 'i barellieri',
    medicInContact: 'un medico a contatto, altrimenti i barellieri',
  },
  stretcherPickupCost: { name: 'Caricare sulla barella', n: '{{n}} AT', zero: 'gratis' },
  aidRestock: {
    name: 'Il kit si rifornisce alla Stazione di Soccorso',
    fullTurn: 'dopo un turno intero lì',
    onContact: 'subito, al contatto',
  },
  aidBonusOnCasualtyCheck: {
    name: 'Il bonus della Stazione di Soccorso',
    true: 'vale anche per il controllo di una vittima',
    false: 'vale solo per le cure',
  },
  officerDeathTestRadius: {
    name: 'Alla morte di un Ufficiale fa la prova la sua unità',
    n: 'e chi è entro {{n, u}}',
    zero: 'soltanto',
  },
  officerDeathOnlyKilled: {
    name: 'Questa prova si fa',
    true: 'solo se è ucciso',
    false: 'anche se è ferito',
  },

  mountsDefined: {
    name: 'Cavalli, biciclette e motociclette',
    true: 'si possono montare',
    false: 'non si montano',
  },
  manWeaponByContact: {
    name: 'Un’arma senza serventi',
    true: 'la usa chi la tocca',
    false: 'resta inutilizzata',
  },
  bunkerArmourBeatenBy: {
    name: 'La corazza di un bunker cede a',
    hFactorcharge: 'armi con fattore H e cariche',
    highExplosivecharge: 'alto esplosivo e cariche',
  },

  tacticExpresslyAllowed: {
    name: 'Carte tattiche di un’altra fazione',
    true: 'solo se la carta nomina la tua',
    false: 'mai',
  },
  tacticTurnRestriction: {
    name: 'Una carta tattica si gioca',
    true: 'nel turno che la carta nomina',
    false: 'in qualsiasi turno',
  },
  tacticDrawDeadline: {
    name: 'La carta tattica si pesca al più tardi',
    firstAction: 'prima della prima Azione',
    opponentPlays: 'prima che giochi l’avversario',
  },
  autoDraw: {
    name: 'La carta tattica del turno',
    true: 'si pesca da sola',
    false: 'la peschi tu, o la dimentichi',
  },

  house: {
    psychShock: { name: 'Shock psicologico', true: 'si gioca', false: 'non si gioca' },
    armour: { name: 'Armi pesanti, corazze, cariche', true: 'si giocano', false: 'non si giocano' },
    vehicles: { name: 'Veicoli e cavalcature', true: 'si giocano', false: 'non si giocano' },
    smoke: { name: 'Fumo', true: 'si gioca', false: 'non si gioca' },
    terrainClasses: { name: 'Terreno di PROTEZIONE e di RIFUGIO', true: 'si gioca', false: 'non si gioca' },
    standardGrenades: { name: 'Granate standard per le bombe di mortaio', true: 'si usano', false: 'non si usano' },
    reinforcementTeam: { name: 'Squadra di rinforzo di due fucilieri', true: 'si gioca', false: 'non si gioca' },
    supportFire: { name: 'Profili del Fuoco di Supporto', true: 'si giocano', false: 'non si giocano' },
    alliedLimits: {
      name: 'Materiale degli alleati',
      true: 'una carta ogni quattro uomini, secondo il teatro',
      false: 'senza limiti',
    },
    sampleTactics: { name: 'Le sei carte tattiche d’esempio', true: 'ammesse', false: 'non ammesse' },
    upgrades: { name: 'Carte potenziamento', true: 'ammesse', false: 'non ammesse' },
    heights: { name: 'Altezze degli elementi', true: 'contano per la copertura', false: 'non contano' },
    sizes: { name: 'I veicoli sono grandi come', true: 'dice la loro carta', false: 'la base di una miniatura' },
    stretcherTeam: { name: 'Barellieri', true: 'si giocano', false: 'non si giocano' },
    telephone: { name: 'Telefoni e linee fisse sul tavolo', true: 'funzionano', false: 'non funzionano' },
    weaponCrews: { name: 'Armi di squadra con serventi', true: 'ammesse', false: 'non ammesse' },
    clock: { name: 'Orologio per turni e reazioni', true: 'c’è', false: 'nessuno' },
    terrainTags: {
      name: 'Segni degli elementi: bunker, livelli, classi',
      true: 'contano',
      false: 'non contano',
    },
    factionData: {
      name: 'Grandezza di squadra, mortai, supporto e alleati',
      true: 'di ogni fazione',
      false: 'uguali per tutti',
    },
    manning: {
      name: 'Un’arma che ha perso i serventi',
      true: 'resta e si può prendere',
      false: 'sparisce con loro',
    },
  },
}
