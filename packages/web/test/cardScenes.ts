import type { CcEdition, OptionValues, PlacedFigure } from '@tactic48/rules'
import type { SavedGame } from '../src/game/savedGame.ts'
import { SEATS } from '../src/game/seats.ts'
import { companyGame } from './companyGames.ts'

const FOR_BLUE = ['us-airborne-brass-cricket', 'heads-down', 'dud', 'second-wind', 'medical-satchel'] as const
const AGAINST_COMPUTER = { blue: 'person', ember: 'opponent' } as const

/** Ember's squad has come near enough for a shot. */
const NEAR = {
  'e1-nco': ['de-infantry/ziegler', 9, 11],
  'e1-rifle': ['de-infantry/foot-rifle', 10.5, 10.5],
  'e-lead': ['de-infantry/falkner', 14, 4],
  'e2-grenade': ['de-infantry/foot-grenade', 11.2, 15],
} as const

interface CardScene {
  readonly id: string
  readonly cc?: CcEdition
  readonly hand?: readonly string[]
  readonly against?: readonly string[]
  readonly options?: OptionValues
  readonly people?: boolean
  readonly more?: { readonly [id: string]: Partial<PlacedFigure> }
  readonly tokens?: number
  readonly commands?: readonly object[]
}

/** A moment of ember's turn, with blue's hand behind the screen and ember's three cards against it. */
export function inEmbersTurn(scene: CardScene): SavedGame {
  const { id, hand = FOR_BLUE, against = ['dash', 'dud', 'de-infantry-steel-helmet'], commands = [] } = scene
  const { cc = 'cc-en', options = {}, people = false, more = {}, tokens = 8 } = scene
  return companyGame({
    id,
    cc,
    options: { 'house.sampleTactics': true, ...options },
    active: 'ember',
    tokens,
    ember: NEAR,
    hands: { blue: hand, ember: against },
    players: people ? { blue: 'person', ember: 'person' } : AGAINST_COMPUTER,
    more,
    commands,
  })
}

/** A moment of blue's own turn. */
export function inBluesTurn(scene: CardScene): SavedGame {
  const { id, hand = FOR_BLUE, against = ['dash', 'dud'], commands = [], cc = 'cc-en', options = {} } = scene
  return companyGame({
    id,
    cc,
    options: { 'house.sampleTactics': true, ...options },
    ember: NEAR,
    hands: { blue: hand, ember: against },
    players: scene.people ? { blue: 'person', ember: 'person' } : AGAINST_COMPUTER,
    more: scene.more ?? {},
    tokens: scene.tokens ?? 8,
    commands,
  })
}

export const emberMoves = { verb: 'move', seat: SEATS.ember, figure: 'e1-rifle', path: [{ x: 11_500, y: 11_000 }] }
export const emberFires = {
  verb: 'fire',
  seat: SEATS.ember,
  figure: 'e1-nco',
  weapon: 'mp40',
  target: 'b1-nco',
}
export const emberThrows = {
  verb: 'throwGrenade',
  seat: SEATS.ember,
  figure: 'e2-grenade',
  weapon: 'stick',
  at: { x: 10_500, y: 18_900 },
}
export const bluePasses = { verb: 'pass', seat: SEATS.blue }
export const blueTries = { verb: 'takeInitiative', seat: SEATS.blue, figure: 'b-lead' }
export const emberTries = { verb: 'takeInitiative', seat: SEATS.ember, figure: 'e-lead' }
export const seals = (side: 'blue' | 'ember', value: number): object => ({ verb: 'seal', seat: SEATS[side], value })
