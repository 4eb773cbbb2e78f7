import { cardId, figureId, type QuestionKind, scheduleId, seededChance } from '@tactic48/rules'
import { at } from '../../rules/test/world/places.ts'
import type { SavedGame } from '../src/game/savedGame.ts'
import { SEATS } from '../src/game/seats.ts'
import { blueTries, emberMoves, inEmbersTurn, seals } from './cardScenes.ts'
import { deployed, platoonsToDeploy, wholeLine } from './deployment.ts'
import { spreadPlatoon } from './orderScenes.ts'
import { kept } from './replayGames.ts'
import { atTheRadio, chosen, merrimanCalls } from './signalPositions.ts'

/** Those that the quick start asks too. */
type Everybodys =
  | ('force' | 'layout' | 'edge' | 'objective' | 'deploy' | 'action')
  | ('continueMove' | 'takeCover' | 'opportunityFire' | 'afterShot' | 'victim' | 'sixes' | 'drift' | 'opponent')
  | ('draw' | 'undo')

export type CompanyQuestion = Exclude<QuestionKind, Everybodys>

const TEAM = { card: cardId('us-airborne/reinforcements'), assigned: [], figures: 2, ap: 6 }

const called = (id: string, ...commands: readonly object[]): SavedGame =>
  atTheRadio({ id, commands: [merrimanCalls(), ...commands], dice: [6, 3] })

/** A game at each question of the company; one that is missing here does not compile. */
export const COMPANY_QUESTIONS: { readonly [K in CompanyQuestion]: () => SavedGame } = {
  feint: () => {
    const chance = seededChance('feint')
    const begun = platoonsToDeploy('cc-it', chance)
    const played = deployed(begun, { blue: wholeLine(begun, 'blue'), ember: wholeLine(begun, 'ember') }, chance)
    return kept('feint', played, { chance: chance.saved(), battlefield: 'birch-wood' })
  },
  window: () => inEmbersTurn({ id: 'window', people: true, commands: [emberMoves] }),
  order: () =>
    spreadPlatoon({
      id: 'order',
      commands: [{ verb: 'giveOrder', seat: SEATS.blue, figure: 'b-lead', order: { kind: 'takeCover' } }],
    }),
  callKind: () => called('callKind'),
  support: () => called('support', chosen('supportFire')),
  teams: () => called('teams', chosen('reinforcements')),
  mortar: () => called('mortar', chosen('platoonMortar')),
  entry: () =>
    atTheRadio({
      id: 'entry',
      active: 'ember',
      schedule: [
        {
          id: scheduleId('s1'),
          side: 'blue',
          due: 1,
          what: { kind: 'reinforcements', caller: figureId('merriman'), teams: [TEAM] },
        },
      ],
      commands: [{ verb: 'endTurn', seat: SEATS.ember }],
    }),
  selfCall: () =>
    atTheRadio({
      id: 'selfCall',
      commands: [{ verb: 'move', seat: SEATS.blue, figure: 'merriman', path: [at(18, 47.5)], leave: true }],
    }),
  sealedNumber: () => inEmbersTurn({ id: 'sealedNumber', people: true, commands: [emberMoves, blueTries] }),
  raise: () =>
    inEmbersTurn({
      id: 'raise',
      people: true,
      commands: [emberMoves, blueTries, seals('blue', 1), seals('ember', 3)],
    }),
}
