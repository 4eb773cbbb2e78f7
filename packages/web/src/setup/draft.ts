import { READY_FORCES } from '@tactic48/content'
import {
  agreementFaults,
  defaultRules,
  Fault,
  type Force,
  forceShape,
  type OptionValues,
  QS_EDITIONS,
  type QsEdition,
  RULINGS,
  type RuleSet,
  type Rulings,
  readAs,
  SIDES,
  type SideId,
} from '@tactic48/rules'
import { create } from 'zustand'
import type { Players } from '../game/savedGame.ts'
import { keep, kept } from './kept.ts'
import { settled, withOption } from './rules/choices.ts'
import type { Worded } from './rules/worded.ts'

export const TABLE_SIZES = ['24x24', '28x24', '32x24', '36x28'] as const
export type TableSize = (typeof TABLE_SIZES)[number]

export const sizeOf = (size: TableSize): { readonly width: number; readonly height: number } => {
  const [width = 24, height = 24] = size.split('x').map(Number)
  return { width: width * 1000, height: height * 1000 }
}

export type FieldChoice =
  | { readonly kind: 'ready'; readonly id: string }
  | { readonly kind: 'generated'; readonly seed: string }
  /** The players lay it out on the table (SETUP-03). */
  | { readonly kind: 'laid' }

/** Everything that is agreed before the first die. */
export interface Draft {
  readonly edition: QsEdition
  readonly rulings: Rulings
  /** Only what differs from the edition under this preset. */
  readonly options: OptionValues
  readonly gameType: 'skirmish' | 'mission'
  readonly players: Players
  /** SETUP-01. */
  readonly agreedAp: number
  /** `secret`: each picks in the game, sealed (D01). */
  readonly forcesBy: 'here' | 'secret'
  readonly forces: { readonly [side in SideId]: Force }
  readonly field: FieldChoice
  readonly size: TableSize
  readonly deployment: 'atOnce' | 'byHand'
  /** The opponent lets a command be taken back, once a turn. */
  readonly takeBacks: boolean
}

interface DraftStore extends Draft {
  readonly set: (part: Partial<Draft>) => void
  readonly setRules: (part: Partial<Pick<Draft, 'edition' | 'rulings'>>) => void
  readonly setOption: (parameter: Worded, value: RuleSet[Worded]) => void
  readonly setGameType: (gameType: Draft['gameType']) => void
  readonly setForce: (side: SideId, force: Force) => void
}

const listOf = ({ faction, characters }: Force): string =>
  JSON.stringify([faction, characters.map(({ card, assigned }) => [card, assigned])])
export const sameForce = (a: Force, b: Force): boolean => listOf(a) === listOf(b)

const readyForce = (id: string): Force =>
  READY_FORCES.find((force) => force.id === id)?.force ?? { faction: '', characters: [] }

const FRESH: Draft = {
  edition: 'qs-en',
  rulings: 'recommended',
  options: {},
  gameType: 'skirmish',
  players: { blue: 'person', ember: 'opponent' },
  agreedAp: 36,
  forcesBy: 'here',
  forces: { blue: readyForce('us-airborne/strike'), ember: readyForce('de-infantry/squad') },
  field: { kind: 'ready', id: 'crossroads' },
  size: '32x24',
  deployment: 'byHand',
  takeBacks: false,
}

const isForce = (value: unknown): boolean => !(readAs(forceShape, value) instanceof Fault)
const isOneOf = (values: readonly unknown[], value: unknown): boolean => values.includes(value)
const isField = ({ kind, id, seed }: { readonly kind?: unknown; readonly id?: unknown; readonly seed?: unknown }) =>
  kind === 'laid' || (kind === 'ready' && typeof id === 'string') || (kind === 'generated' && typeof seed === 'string')

/** Whether the browser has kept a choice as it can be made. */
const FITS: { readonly [name in keyof Draft]: (told: Partial<Draft>) => boolean } = {
  edition: ({ edition }) => isOneOf(QS_EDITIONS, edition),
  rulings: ({ rulings }) => isOneOf(RULINGS, rulings),
  options: ({ edition = FRESH.edition, rulings = FRESH.rulings, options = {} }) =>
    agreementFaults({ qs: edition, rulings, options }).length === 0,
  gameType: ({ gameType }) => isOneOf(['skirmish', 'mission'], gameType),
  players: ({ players }) => SIDES.every((side) => isOneOf(['person', 'opponent'], players?.[side])),
  agreedAp: ({ agreedAp }) => Number.isInteger(agreedAp) && Number(agreedAp) > 0,
  forcesBy: ({ forcesBy }) => isOneOf(['here', 'secret'], forcesBy),
  forces: ({ forces }) => isForce(forces?.blue) && isForce(forces?.ember),
  field: ({ field }) => isField({ ...field }),
  size: ({ size }) => isOneOf(TABLE_SIZES, size),
  deployment: ({ deployment }) => isOneOf(['atOnce', 'byHand'], deployment),
  takeBacks: ({ takeBacks }) => typeof takeBacks === 'boolean',
}

/** What the browser keeps may be of another day or another hand: a choice that is none is forgotten. */
export function draftIn(value: unknown): Partial<Draft> {
  if (typeof value !== 'object' || value === null) return {}
  const told: Partial<Draft> = value
  const names = Object.keys(FITS) as (keyof Draft)[]
  try {
    const good = names.filter((name) => told[name] !== undefined && FITS[name](told))
    return Object.fromEntries(good.map((name) => [name, told[name]]))
  } catch {
    return {}
  }
}

/** The rules before any single option is changed. */
export const presetOf = ({ edition, rulings }: Pick<Draft, 'edition' | 'rulings'>): RuleSet =>
  defaultRules(edition, undefined, rulings)

export const useDraft = create<DraftStore>()((set, get) => ({
  ...FRESH,
  ...draftIn(kept('draft')),
  set: (part) => set(part),
  setRules: (part) => {
    const { edition, rulings, options } = { ...get(), ...part }
    set({ ...part, options: settled(options, presetOf({ edition, rulings })) })
  },
  setOption: (parameter, value) => set({ options: withOption(get().options, presetOf(get()), parameter, value) }),
  // SETUP-13: a ready-made Mission counts objectives from the second round on.
  setGameType: (gameType) => {
    const round = gameType === 'mission' ? 2 : 1
    set({ gameType, options: withOption(get().options, presetOf(get()), 'objectiveFromRound', round) })
  },
  setForce: (side, force) => set({ forces: { ...get().forces, [side]: force } }),
}))

useDraft.subscribe((draft) => keep('draft', draft))

/** Only the opponent is bound by it: two people at one table agree on what they take back. */
export const withTakeBacks = ({ players, takeBacks }: Pick<Draft, 'players' | 'takeBacks'>): boolean =>
  takeBacks && (players.blue === 'opponent' || players.ember === 'opponent')

/** What must be decided on the table cannot be set out at once. */
export const mustSetUpByHand = ({ forcesBy, field }: Draft): boolean => forcesBy === 'secret' || field.kind === 'laid'
