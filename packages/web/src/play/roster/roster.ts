import {
  canSeeFigure,
  cardOf,
  enemiesOf,
  type Figure,
  type FigureId,
  friendsOf,
  type GameState,
  inShock,
  isOnTable,
  isWounded,
  type SideId,
} from '@tactic48/rules'
import { lookOf } from '../../boardModel/lookOf.ts'

/** What the strip can be asked for; each is also its legend. */
export const FILTERS = ['todo', 'wounded', 'shock', 'unseen'] as const
export type Filter = (typeof FILTERS)[number]

export interface RosterMan {
  readonly figure: Figure
  readonly leads: boolean
  /** On the table; else he fell, waits, or is on an errand. */
  readonly there: boolean
  readonly fallen: boolean
  /** Could still do something and is not held. */
  readonly todo: boolean
  readonly held: boolean
  readonly wounded: boolean
  readonly shock: boolean
  readonly unseen: boolean
  /** While his side is active. */
  readonly actions: { readonly slots: number; readonly spent: number } | undefined
}

/** A squad, or those who belong to a headquarters. */
export interface RosterGroup {
  readonly key: string
  readonly squad: string | undefined
  readonly men: readonly RosterMan[]
}

/** FORCE-08: a platoon, or those who belong to none. */
export interface RosterPlatoon {
  readonly key: string
  readonly company: string | undefined
  readonly platoon: string | undefined
  readonly groups: readonly RosterGroup[]
}

/** What the strip is told beside the game. */
export interface Known {
  readonly ready: ReadonlySet<FigureId>
  readonly held: ReadonlySet<FigureId>
  readonly unseen: ReadonlySet<FigureId>
}

/** From this many a side is read by its units. */
export const MANY = 10

const LEADING: ReadonlySet<string> = new Set([
  'corporal',
  'nco',
  'sergeant',
  'secondLieutenant',
  'lieutenant',
  'captain',
  'higher',
])

export const leadsOthers = (state: GameState, figure: Figure): boolean => LEADING.has(cardOf(state, figure).rank)

export const groupKey = ({ unit }: Figure): string => `${platoonKey(unit)}/${unit.squad ?? ''}`
const platoonKey = ({ company, platoon }: Figure['unit']): string => `${company ?? ''}/${platoon ?? ''}`

const { compare } = new Intl.Collator(undefined, { numeric: true })

/** HQ before the first, then by number. */
const numbered = (a = '', b = ''): number => compare(a, b)

const byUnit = (a: Figure, b: Figure): number =>
  numbered(a.unit.company, b.unit.company) ||
  numbered(a.unit.platoon, b.unit.platoon) ||
  numbered(a.unit.squad, b.unit.squad)

/** A side in the order of its units; in a squad those who lead it come first. */
export function inOrder(state: GameState, side: SideId): readonly Figure[] {
  const leads = (figure: Figure): number => (figure.unit.squad !== undefined && leadsOthers(state, figure) ? 0 : 1)
  return state.figures.filter((one) => one.side === side).sort((a, b) => byUnit(a, b) || leads(a) - leads(b))
}

function manOf(state: GameState, figure: Figure, { ready, held, unseen }: Known): RosterMan {
  const { id, place } = figure
  const there = isOnTable(figure)
  return {
    figure,
    leads: leadsOthers(state, figure),
    there,
    fallen: place.at === 'gone' || place.at === 'evacuated' || place.at === 'carried',
    todo: ready.has(id),
    held: held.has(id),
    wounded: there && isWounded(state, figure),
    shock: there && inShock(figure),
    unseen: there && unseen.has(id),
    actions: there ? lookOf(state, figure).actions : undefined,
  }
}

/** The strip of a side: by platoon and squad. */
export function rosterOf(state: GameState, side: SideId, known: Known): readonly RosterPlatoon[] {
  const platoons = new Map<string, Map<string, RosterMan[]>>()
  for (const figure of inOrder(state, side)) {
    const groups = platoons.get(platoonKey(figure.unit)) ?? new Map<string, RosterMan[]>()
    platoons.set(platoonKey(figure.unit), groups)
    const group = groups.get(groupKey(figure)) ?? []
    groups.set(groupKey(figure), group)
    group.push(manOf(state, figure, known))
  }
  return [...platoons].map(([key, groups]): RosterPlatoon => {
    const unit = [...groups.values()][0]?.[0]?.figure.unit
    return {
      key,
      company: unit?.company,
      platoon: unit?.platoon,
      groups: [...groups].map(([name, men]) => ({ key: name, squad: men[0]?.figure.unit.squad, men })),
    }
  })
}

export const menOf = (roster: readonly RosterPlatoon[]): readonly RosterMan[] =>
  roster.flatMap(({ groups }) => groups.flatMap(({ men }) => men))

/** A unit that is looked at: a platoon's key, or a squad's. */
const isIn = (figure: Figure, unit: string): boolean => groupKey(figure) === unit || platoonKey(figure.unit) === unit

export const fitsFilter = (man: RosterMan, filter: Filter | undefined, unit: string | undefined): boolean =>
  (filter === undefined || man[filter]) && (unit === undefined || isIn(man.figure, unit))

/** Those whom filter and unit leave lit; absent: everybody. */
export function litOf(
  roster: readonly RosterPlatoon[],
  filter: Filter | undefined,
  unit: string | undefined,
): ReadonlySet<FigureId> | undefined {
  if (filter === undefined && unit === undefined) return undefined
  return new Set(menOf(roster).flatMap((man) => (fitsFilter(man, filter, unit) ? [man.figure.id] : [])))
}

/** Whom no enemy sees; who saw a man last is asked first. */
export function unseenOf(state: GameState, side: SideId, witnesses: Map<FigureId, FigureId>): ReadonlySet<FigureId> {
  const enemies = enemiesOf(state, side)
  const isSeen = (man: Figure): boolean => {
    const last = enemies.find(({ id }) => id === witnesses.get(man.id))
    if (last && canSeeFigure(state, last, man)) return true
    const witness = enemies.find((enemy) => canSeeFigure(state, enemy, man))
    if (witness) witnesses.set(man.id, witness.id)
    return witness !== undefined
  }
  return new Set(friendsOf(state, side).flatMap((man) => (isSeen(man) ? [] : [man.id])))
}
