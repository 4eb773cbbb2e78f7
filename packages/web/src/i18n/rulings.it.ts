import type { RulingsCatalogue } from './rulings.en.ts'

export const rulingsIt: RulingsCatalogue = {
  heading: 'Interpretazioni',
  recommended: 'Consigliate',
  printed: 'Alla lettera',
  recommendedSays_one: 'Il testo del regolamento, salvo {{count}} regola che alla lettera si giocherebbe male.',
  recommendedSays_other: 'Il testo del regolamento, salvo {{count}} regole che alla lettera si giocherebbero male.',
  printedSays: 'Il regolamento preso alla lettera: niente di nostro al suo posto.',
  departures: 'Dove queste regole si scostano dal testo stampato',
  none: 'In nessun punto: ogni opzione è come il regolamento la stampa.',
  back: 'Un solo interruttore in una nuova partita, Interpretazioni alla lettera, annulla i nostri scostamenti.',
  sheet: 'Il regolamento',
  here: 'Qui',
  chosen: 'scelta vostra',
  wordings: 'Stampate in modo diverso, giocate allo stesso modo',
  departure: {
    opponentTurnActions: {
      says: 'I gettoni Azione si possono spendere anche nel turno avversario, per qualunque cosa.',
      why: 'Nessun regolamento spiega come si fa, e il Fuoco di Opportunità perderebbe quasi tutto il suo senso.',
    },
    openTest: {
      says: 'Un bersaglio è allo scoperto se la sua base si vede per intero da un solo punto della base di chi attacca.',
      why: 'Una prova sola per tutti e tre i regolamenti: ciò che si vede da più punti della base si somma.',
    },
    characterCoverTest: {
      says: 'Un Personaggio copre come ogni Copertura Parziale, solo se nasconde per intero la base del bersaglio.',
      why: 'Fra basi uguali succede solo su una linea perfetta: in partita non capiterebbe mai.',
    },
    sfAffectsWhen: {
      says: 'È soppresso chi entra nel raggio del segnalino.',
      why: 'Letta come la stampano gli altri due: chi si trova nell’area in qualunque momento del turno.',
    },
    sfJoinNeedsLos: {
      says: 'Può unirsi qualunque amico; non gli si chiede di vedere il segnalino.',
      why: 'Partecipa sparando al segnalino, quindi deve vederlo.',
    },
    sfVictimInArea: {
      says: 'Un sei ferisce un nemico in vista; non si chiede che stia nell’area.',
      why: 'Il Fuoco di Soppressione arriverebbe su tutto il tavolo.',
    },
    deckInBreakPoint: {
      says: 'I punti del mazzo tattico fanno parte del totale della forza, di cui va eliminata la metà.',
      why: 'Con un mazzo grande uno schieramento non sarebbe mai sconfitto.',
    },
    haltKeepsMarkers: {
      says: 'Il contrordine è un’Azione di chi viene fermato, pagata sulla sua carta; e ogni Azione toglie i suoi segnalini.',
      why: 'Un uomo si ferma proprio perché tenga i suoi segnalini.',
    },
    runnerMustTouchOfficer: {
      says: 'Il messaggero porta la richiesta fuori dal tavolo; non si chiede che prima tocchi l’Ufficiale.',
      why: 'Il messaggio deve pur riceverlo da qualcuno.',
    },
    autoDraw: {
      says: 'La carta tattica la pesca il giocatore, che può dimenticarsene.',
      why: 'Dimenticarsene non è una decisione: il gioco pesca per lui.',
    },
  },
  wording: {
    unitChoices: { name: 'Un’unità vale', inch25cm: '1 pollice o 2,5 cm', d25cm: '2,5 cm' },
    pointName: { name: 'I punti di una carta si chiamano' },
    allowanceLegend: { name: 'La legenda della carta conta le Azioni', round: 'ogni round', turn: 'ogni turno' },
    nearCoverWording: {
      name: 'Vicino a una copertura si spara oltre',
      partial: 'la Copertura Parziale',
      anyCover: 'ogni copertura',
    },
    grenadeRadiusOn: { name: 'Il raggio dell’esplosione è stampato', card: 'sulla carta', marker: 'sul segnalino' },
    grenadeCoverWording: {
      name: 'La copertura contro un’esplosione',
      exempt: 'salva chi ci sta dietro',
      blocksRadius: 'ferma il raggio',
    },
    h2hEnd: {
      name: 'Lo scontro finisce quando',
      oneEliminated: 'uno è eliminato',
      atLeastOne: 'almeno uno è eliminato',
    },
    commandBeneficiary: {
      name: 'Il Comando aiuta',
      aFriend: 'un amico nel raggio',
      everyOtherFriend: 'ogni altro amico nel raggio',
    },
    missionAltShareWording: { name: 'Missione per perdite', atLeastHalf: 'almeno metà', half: 'metà' },
  },
}
