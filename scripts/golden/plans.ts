import type { Agreement, GameSpec } from '@tactic48/rules'
import { COMPANY_PLANS } from './companyPlans.ts'

interface Players {
  readonly name: string
  /** Of chance and players; chosen so that the games together show as much as they can. */
  readonly seed: number
  readonly shows: string
  readonly agreement: Agreement
  /** Out of ten commands, how many the opponent of `@tactic48/ai` chooses; the others are any legal ones. */
  readonly thoughtful: number
  /** Out of ten, how many run at the nearest enemy. */
  readonly bold: number
  /** A longer game is cut here; without it, it is played to its end. */
  readonly commands?: number
  /** Whoever may act after so many commands resigns. */
  readonly resignsAt?: number
}

/** Two forces by name, on one of the battlefields. */
export interface ForcesPlan extends Players {
  readonly gameType: GameSpec['gameType']
  readonly battlefield: string
  readonly forces: readonly [blue: string, ember: string]
  /** `bare`: forces are sealed, scenery is laid out, edges are chosen. `close`: a position with both sides at arm's length. */
  readonly start: 'bare' | 'ready' | 'close'
}

/** A battle by its id: one of ours, or one of `scenes.ts`. */
export interface BattlePlan extends Players {
  readonly battle: string
}

/** One golden game before it is played: everything by name. */
export type GoldenPlan = ForcesPlan | BattlePlan

const QUICK_START_PLANS: readonly ForcesPlan[] = [
  {
    name: 'en-skirmish',
    seed: 6,
    shows: 'English sheet as printed, Skirmish on a ready table',
    agreement: { qs: 'qs-en', options: { turnLimit: 20 } },
    gameType: 'skirmish',
    battlefield: 'crossroads',
    forces: ['us-airborne/strike', 'de-infantry/squad'],
    thoughtful: 5,
    bold: 2,
    start: 'ready',
  },
  {
    name: 'it-mission',
    seed: 8,
    shows: 'Italian sheet, Mission from the sealed force lists on: scenery, edges, objectives',
    agreement: { qs: 'qs-it', options: { turnLimit: 14 } },
    gameType: 'mission',
    battlefield: 'hill-rocks',
    forces: ['uk-airborne/patrol', 'de-airborne/patrol'],
    thoughtful: 4,
    bold: 2,
    start: 'bare',
  },
  {
    name: 'es-any-action',
    seed: 4,
    shows: 'Spanish sheet; the opponent may act after every Action, Command is a pool',
    agreement: { qs: 'qs-es', options: { opponentTurnActions: 'anyAction', commandMode: 'pool', turnLimit: 10 } },
    gameType: 'skirmish',
    battlefield: 'broken-village',
    forces: ['us-rifle/patrol', 'su-rifle/patrol'],
    thoughtful: 3,
    bold: 2,
    start: 'ready',
  },
  {
    name: 'en-watched-actions',
    seed: 7,
    shows:
      'English sheet, Mission; Opportunity Fire at any Action, a hit stops the move, markers outlive wounds, ties by the defender',
    agreement: {
      qs: 'qs-en',
      options: {
        ofTrigger: 'anyAction',
        ofStopsMove: true,
        woundClearsOf: false,
        allocationTie: 'defender',
        turnLimit: 14,
      },
    },
    gameType: 'mission',
    battlefield: 'pine-ridge',
    forces: ['uk-airborne/squad', 'de-infantry/patrol'],
    thoughtful: 5,
    bold: 2,
    start: 'ready',
  },
  {
    name: 'es-blades',
    seed: 4,
    shows: 'Spanish sheet; both strike at once in hand to hand, Opportunity Fire at moves inside, ties by the attacker',
    agreement: {
      qs: 'qs-es',
      options: {
        h2hSequence: 'simultaneous',
        ofTrigger: 'enterOrMoveInside',
        allocationTie: 'attacker',
        simultaneousBreak: 'higherShareLoses',
        turnLimit: 12,
      },
    },
    gameType: 'skirmish',
    battlefield: 'sunken-lane',
    forces: ['de-airborne/squad', 'us-airborne/patrol'],
    thoughtful: 4,
    bold: 2,
    start: 'bare',
  },
  {
    name: 'it-patient',
    seed: 5,
    shows: 'Italian sheet; Take Cover at any time, suppression may wait for its second shooter, Aim adds up, no cap',
    agreement: {
      qs: 'qs-it',
      options: {
        opponentTurnActions: 'takeCoverAnytime',
        sfStart: 'graceUntilTurnEnd',
        aimStacks: true,
        needCap: null,
        slotRule: 'tokens',
        contactEndsMove: false,
        scatterOffTable: 'dud',
        turnLimit: 10,
      },
    },
    gameType: 'skirmish',
    battlefield: 'orchard-wall',
    forces: ['su-rifle/squad', 'de-infantry/squad'],
    thoughtful: 5,
    bold: 2,
    start: 'ready',
  },
  {
    name: 'en-arms-length',
    seed: 8,
    shows: 'English sheet from a prepared position at arm’s length; contact does not end a move',
    agreement: { qs: 'qs-en', options: { contactEndsMove: false, turnLimit: 6 } },
    gameType: 'skirmish',
    battlefield: 'hill-rocks',
    forces: ['us-airborne/strike', 'de-infantry/squad'],
    thoughtful: 1,
    bold: 3,
    start: 'close',
  },
  {
    name: 'it-arms-length',
    seed: 8,
    shows: 'Italian Mission from a prepared position at arm’s length; any Action draws fire, the dead answer as before',
    agreement: { qs: 'qs-it', options: { ofTrigger: 'anyAction', killedAnswer: 'asBefore', turnLimit: 6 } },
    gameType: 'mission',
    battlefield: 'hill-rocks',
    forces: ['su-rifle/squad', 'de-airborne/squad'],
    thoughtful: 2,
    bold: 2,
    start: 'close',
  },
  {
    name: 'en-printed',
    seed: 1,
    shows: 'English sheet at its word: any Action in the opponent’s turn, joining needs no sight',
    agreement: { qs: 'qs-en', rulings: 'printed', options: { turnLimit: 8 } },
    gameType: 'skirmish',
    battlefield: 'crossroads',
    forces: ['us-airborne/strike', 'de-infantry/squad'],
    thoughtful: 5,
    bold: 2,
    start: 'ready',
  },
  {
    name: 'it-printed',
    seed: 1,
    shows: 'Italian sheet at its word, Mission: in the open only from one single point, a six outside the area wounds',
    agreement: { qs: 'qs-it', rulings: 'printed', options: { turnLimit: 8 } },
    gameType: 'mission',
    battlefield: 'hill-rocks',
    forces: ['uk-airborne/patrol', 'de-airborne/patrol'],
    thoughtful: 5,
    bold: 2,
    start: 'ready',
  },
  {
    name: 'es-printed',
    seed: 1,
    shows: 'Spanish sheet at its word: only entering an area suppresses',
    agreement: { qs: 'qs-es', rulings: 'printed', options: { turnLimit: 6 } },
    gameType: 'skirmish',
    battlefield: 'broken-village',
    forces: ['us-rifle/patrol', 'su-rifle/patrol'],
    thoughtful: 5,
    bold: 2,
    start: 'ready',
  },
]

export const PLANS: readonly GoldenPlan[] = [...QUICK_START_PLANS, ...COMPANY_PLANS]
