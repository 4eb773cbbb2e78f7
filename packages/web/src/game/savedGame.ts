import type { Level } from '@tactic48/ai'
import { type GameHeader, minutesIn } from '@tactic48/host'
import { isAtom, type Log, type Recorded, type SideId, type StoredOpening } from '@tactic48/rules'
import { SIDES } from '../board/figureState.ts'

/** Who sits where: a person at this screen, the opponent, or a person who is elsewhere. */
export type Players = { readonly [side in SideId]: 'person' | 'opponent' | 'distant' }

/** The easiest first, who is the usual one. */
export const LEVELS = ['recruit', 'regular', 'veteran'] as const satisfies readonly Level[]

/** What a game is called and who plays it. */
export interface About {
  readonly title: string
  readonly battlefield: string
  readonly players: Players
  /** How the opponent plays; absent: `regular`. */
  readonly level?: Level
  /** HOUSE-17: minutes of a turn, where something else than the usual was agreed. */
  readonly turnMinutes?: number
  /** A part of it stands as an earlier engine recorded it and was not judged again. */
  readonly recorded?: Recorded
  /** It came by a link of version 1, which carries no proof of being whole. */
  readonly unproven?: true
}

/** That and no more of a game. */
export const aboutOf = ({ title, battlefield, players, level, turnMinutes, recorded, unproven }: About): About => ({
  title,
  battlefield,
  players,
  ...(level && { level }),
  ...(turnMinutes !== undefined && { turnMinutes }),
  ...(recorded && { recorded }),
  ...(unproven && { unproven }),
})

/** A game in the list of games: no need to fold its log for that. */
export interface ListedGame extends About {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly turn: number
  readonly over: boolean
  /** Absent: nobody, or nobody knows any more. */
  readonly winner?: SideId
}

/** What is written again with every command: it must stay small. */
export type KeptHeader = ListedGame & GameHeader

/** How a game began: written once. */
export interface KeptOpening extends StoredOpening {
  readonly id: string
}

/** The same before games named their engine. */
export interface KeptOpening2 extends Pick<Log, 'spec' | 'opening'> {
  readonly id: string
}

/** One game as a whole; the browser kept them so before each entry had its own place. */
export interface SavedGame extends KeptHeader {
  readonly log: unknown
}

type Fields = { readonly [field: string]: unknown }

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const TITLE = 120
const NAME = 60

/** What a file says of itself; what it does not say well is left out. */
export function aboutIn({ title, battlefield, players, level, turnMinutes, recorded: told, unproven }: Fields): About {
  const minutes = minutesIn(turnMinutes)
  const recorded = recordedIn(told)
  const known = levelIn(level)
  return {
    title: typeof title === 'string' ? title.slice(0, TITLE) : '',
    battlefield: typeof battlefield === 'string' ? battlefield.slice(0, NAME) : '',
    players: isPlayers(players) ? players : { blue: 'person', ember: 'person' },
    ...(known && { level: known }),
    ...(minutes !== undefined && { turnMinutes: minutes }),
    ...(recorded && { recorded }),
    ...(unproven === true && { unproven }),
  }
}

/** Recruits were called `easy` once; `regular` needs no word. */
function levelIn(value: unknown): Level | undefined {
  if (value === 'easy') return 'recruit'
  return LEVELS.find((level) => level === value && level !== 'regular')
}

function recordedIn(value: unknown): Recorded | undefined {
  if (!isFields(value)) return undefined
  const { engine, from, until, rule } = value
  if (typeof engine !== 'number' || typeof from !== 'number' || typeof until !== 'number') return undefined
  return { engine, from, until, ...(typeof rule === 'string' && isAtom(rule) && { rule }) }
}

const isPlayers = (value: unknown): value is Players =>
  isFields(value) && SIDES.every((side) => value[side] === 'person' || value[side] === 'opponent')

/** Stored data may be outdated, truncated or edited by hand: records without an id are skipped. */
export function listedIn(saved: unknown): ListedGame | undefined {
  if (!isFields(saved)) return undefined
  const { id, savedAt, turn, over, winner: won } = saved
  if (typeof id !== 'string') return undefined
  const time = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
  const winner = SIDES.find((side) => side === won)
  const listed = { ...aboutIn(saved), id, savedAt: time(savedAt), turn: time(turn), over: over === true }
  return winner ? { ...listed, winner } : listed
}
