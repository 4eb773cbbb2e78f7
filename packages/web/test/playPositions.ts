import type { Point } from '@tactic48/geometry'
import {
  cardId,
  type Element,
  type ElementId,
  figureId,
  type GameState,
  type Marker,
  markerId,
  type OptionValues,
  type PlacedFigure,
  type Played,
  type QsEdition,
  reopen,
  type SideId,
  seededChance,
  startLog,
  weaponId,
} from '@tactic48/rules'
import { battle, ground, moment } from '../../content/test/battles.ts'
import { held } from '../../rules/test/world/games.ts'
import { said } from '../../rules/test/world/logs.ts'
import { at as place } from '../../rules/test/world/places.ts'
import type { Players, SavedGame } from '../src/game/savedGame.ts'
import { SEATS } from '../src/game/seats.ts'
import { kept } from './replayGames.ts'

type Places = { readonly [card: string]: readonly [number, number] }

const at = ([x, y]: readonly [number, number]): Point => place(x, y)

/** `us-airborne/hobart` becomes the figure `hobart`. */
export function placed(side: SideId, places: Places, more: Partial<PlacedFigure> = {}): readonly PlacedFigure[] {
  return Object.entries(places).map(([card, place]) => ({
    id: figureId(card.split('/').at(-1) ?? card),
    side,
    card: cardId(card),
    position: at(place),
    ...more,
  }))
}

interface Scene {
  readonly id: string
  readonly figures: readonly PlacedFigure[]
  readonly markers?: readonly Marker[]
  readonly active?: SideId
  readonly tokens?: number
  readonly edition?: QsEdition
  readonly options?: OptionValues
  readonly players?: Players
  readonly takeBacks?: boolean
  /** A Mission: the looks of what blue and ember guard. */
  readonly guarded?: readonly [blue: string, ember: string]
  readonly commands?: readonly object[]
}

function named({ elements }: { readonly elements: readonly Element[] }, look: string): ElementId {
  const element = elements.find((one) => one.look === look)
  if (!element) throw new Error(`no ${look} at the crossroads`)
  return element.id
}

/** A prepared moment at the crossroads, as the browser would have kept it. */
export function positionGame({ id, guarded, players, commands = [], ...rest }: Scene): SavedGame {
  const table = ground()
  const objectives = guarded && { blue: named(table, guarded[0]), ember: named(table, guarded[1]) }
  const chance = seededChance(id)
  const spec = moment({
    ...rest,
    gameType: guarded ? 'mission' : 'skirmish',
    table: { ...table, ...(objectives && { objectives }) },
  })
  const played = said(held(startLog(spec, chance)), commands, chance)
  return kept(id, played, { chance: chance.saved(), ...(players && { players }) })
}

/** Hobart stands west of the farm that ember guards, Marsh beside a crater with Lenz before him. */
export const atTheFarm = (more: Partial<Scene> = {}): SavedGame =>
  positionGame({
    id: 'farm',
    figures: [
      ...placed('blue', {
        'us-airborne/hobart': [23.2, 10],
        'us-airborne/pike': [23.2, 11.6],
        'us-airborne/marsh': [12.6, 12.2],
      }),
      ...placed('ember', { 'de-infantry/lenz': [12.6, 10], 'de-infantry/haller': [6, 3] }),
    ],
    guarded: ['haystack', 'building'],
    ...more,
  })

const OF = markerId('of1')

/** Lenz watches the crossroads; Hobart stands behind the hedge and may walk into his fire. */
export const watchedCrossing = (more: Partial<Scene> = {}): SavedGame =>
  positionGame({
    id: 'crossing',
    figures: [
      ...placed('blue', {
        'us-airborne/hobart': [11.5, 18.6],
        'us-airborne/delgado': [8, 18],
        'us-airborne/marsh': [15, 16.6],
        'us-airborne/pike': [4, 19],
      }),
      ...placed('ember', { 'de-infantry/lenz': [12.5, 5] }, { standing: { kind: 'opportunityFire', marker: OF } }),
      ...placed('ember', {
        'de-infantry/ziegler': [16, 9],
        'de-infantry/kessler': [17.2, 9.4],
        'de-infantry/haller': [6, 8.6],
      }),
    ],
    markers: [
      {
        kind: 'opportunityFire',
        id: OF,
        side: 'ember',
        owner: figureId('lenz'),
        weapon: weaponId('gewehr43'),
        at: at([12.2, 13]),
        radius: 4,
      },
    ],
    ...more,
  })

export const hobartMoves = (to: readonly [number, number]): object => ({
  verb: 'move',
  seat: SEATS.blue,
  figure: 'hobart',
  path: [at(to)],
})

/** Two small forces that are still to be deployed, one Character each in turn. */
export function deployment(id: string, options: OptionValues = {}): SavedGame {
  const enlist = (...cards: readonly string[]) => cards.map((card) => ({ card: cardId(card), assigned: [] }))
  const chance = seededChance(id)
  const spec = battle({
    options,
    agreedAp: 15,
    forces: {
      blue: { faction: 'us-airborne', characters: enlist('us-airborne/hobart', 'us-airborne/marsh') },
      ember: { faction: 'de-infantry', characters: enlist('de-infantry/ziegler', 'de-infantry/kessler') },
    },
  })
  const played = held(startLog(spec, chance))
  return kept(id, played, { chance: chance.saved() })
}

/** The position that a kept game stands at. */
export const playedOf = ({ log }: SavedGame): Played => held(reopen(log))
export const stateOf = (game: SavedGame): GameState => playedOf(game).state

/** As the table says a chance in English. */
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`

export { at, OF }
