import type { Level } from '@tactic48/ai'
import { type Battlefield, READY_FORCES } from '@tactic48/content'
import { FORMATIONS } from '@tactic48/content/battles'
import { FIELD_STYLES, type FieldStyle, SEED_LENGTH } from '@tactic48/content/fields'
import { minutesIn, TURN_MINUTES } from '@tactic48/host'
import {
  agreementFaults,
  CONTROL,
  Fault,
  type Force,
  forceShape,
  type OptionValues,
  QS_EDITIONS,
  RULINGS,
  readAs,
  SIDES,
  type SideId,
} from '@tactic48/rules'
import i18next from 'i18next'
import { create } from 'zustand'
import { keep, kept, remember, remembered } from '../app/storedText.ts'
import { LEVELS, type Players } from '../game/savedGame.ts'
import { companyOfReader, sheetOfReader } from '../game/sheetOfReader.ts'
import { choiceIn, type PrintChoice } from '../print/choice.ts'
import { freeName, keepForce, nameFor, sameForce, useOwn } from './own.ts'
import { settled, type Value, type Worded, withOption } from './rules/worded.ts'
import {
  ALL_FIELDS,
  ALL_READY,
  agreedFor,
  COMPANY_SHEETS,
  fieldFor,
  presetOf,
  readyOf,
  SCALES,
  type Scale,
  type Sheets,
} from './sheets.ts'

export const TABLE_SIZES = ['24x24', '28x24', '32x24', '36x28', '48x48', '72x48', '96x72', '96x96'] as const
export type TableSize = (typeof TABLE_SIZES)[number]

export const sizeOf = (size: TableSize): { readonly width: number; readonly height: number } => {
  const [width = 24, height = 24] = size.split('x').map(Number)
  return { width: width * 1000, height: height * 1000 }
}

export type FieldChoice =
  | { readonly kind: 'ready'; readonly id: string }
  | { readonly kind: 'generated'; readonly style: FieldStyle; readonly seed: string }
  /** One that the player has laid out before and keeps in this browser. */
  | { readonly kind: 'own'; readonly id: string }
  /** The players lay it out on the table (SETUP-03). */
  | { readonly kind: 'laid' }

export const THEATRES = ['any', 'westernEurope', 'mediterranean', 'easternFront', 'pacific'] as const
export type Theatre = (typeof THEATRES)[number]

/** Everything that is agreed before the first die. */
export interface Draft extends Sheets {
  /** Only what differs from the edition under this preset. */
  readonly options: OptionValues
  readonly gameType: 'skirmish' | 'mission'
  readonly players: { readonly [side in SideId]: Exclude<Players[SideId], 'distant'> }
  readonly level: Level
  readonly scale: Scale
  /** SETUP-01, HOUSE-09: `any` sets no limits. */
  readonly theatre: Theatre
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
  /** HOUSE-17: minutes of a turn, where a clock runs. */
  readonly turnMinutes: number
  /** What of it, or of anything else, goes onto paper. */
  readonly print: PrintChoice
}

export interface ClockChoice {
  readonly runs: boolean
  readonly turnMinutes: number
  readonly reactionSeconds: number
}

interface DraftStore extends Draft {
  readonly set: (part: Partial<Draft>) => void
  readonly setPrint: (part: Partial<PrintChoice>) => void
  readonly setRules: (part: Partial<Sheets>) => void
  /** Ready forces of this size, with all that they want: AP, a table, and a company sheet where they need one. */
  readonly setScale: (scale: Scale) => void
  readonly setOption: (parameter: Worded, value: Value) => void
  /** The rules of the preset again; what the kind of game brings stays. */
  readonly resetOptions: () => void
  readonly setGameType: (gameType: Draft['gameType']) => void
  /** HOUSE-17, with what it gives for a turn and for an answer. */
  readonly setClock: (clock: ClockChoice) => void
  /** What somebody built himself and another force takes the place of goes to his shelf. */
  readonly setForce: (side: SideId, force: Force) => void
}

const readyForce = (id: string): Force =>
  READY_FORCES.find((force) => force.id === id)?.force ?? { faction: '', characters: [] }

const FRESH: Draft = {
  edition: 'qs-en',
  company: 'none',
  rulings: 'recommended',
  options: {},
  gameType: 'skirmish',
  players: { blue: 'person', ember: 'opponent' },
  level: LEVELS[0],
  scale: 'squad',
  theatre: 'any',
  agreedAp: 36,
  forcesBy: 'here',
  forces: { blue: readyForce('us-airborne/strike'), ember: readyForce('de-infantry/squad') },
  field: { kind: 'ready', id: 'crossroads' },
  size: '32x24',
  deployment: 'byHand',
  takeBacks: false,
  turnMinutes: TURN_MINUTES,
  print: choiceIn(undefined),
}

const isForce = (value: unknown): boolean => !(readAs(forceShape, value) instanceof Fault)
const isOneOf = (values: readonly unknown[], value: unknown): boolean => values.includes(value)
const isField = (field: { readonly [name in 'kind' | 'id' | 'style' | 'seed']?: unknown }): boolean => {
  const { kind, id, style, seed } = field
  if (kind === 'generated')
    return isOneOf(FIELD_STYLES, style) && typeof seed === 'string' && seed.length <= SEED_LENGTH && !CONTROL.test(seed)
  return kind === 'laid' || ((kind === 'ready' || kind === 'own') && typeof id === 'string')
}

/** Whether the browser has kept a choice as it can be made. */
const FITS: { readonly [name in Exclude<keyof Draft, 'print'>]: (told: Partial<Draft>) => boolean } = {
  edition: ({ edition }) => isOneOf(QS_EDITIONS, edition),
  company: ({ company }) => isOneOf(COMPANY_SHEETS, company),
  rulings: ({ rulings }) => isOneOf(RULINGS, rulings),
  options: ({ edition = FRESH.edition, rulings = FRESH.rulings, options = {} }) =>
    agreementFaults({ qs: edition, rulings, options }).length === 0,
  gameType: ({ gameType }) => isOneOf(['skirmish', 'mission'], gameType),
  players: ({ players }) => SIDES.every((side) => isOneOf(['person', 'opponent'], players?.[side])),
  level: ({ level }) => isOneOf(LEVELS, level),
  scale: ({ scale }) => isOneOf(SCALES, scale),
  theatre: ({ theatre }) => isOneOf(THEATRES, theatre),
  agreedAp: ({ agreedAp }) => Number.isInteger(agreedAp) && Number(agreedAp) > 0,
  forcesBy: ({ forcesBy }) => isOneOf(['here', 'secret'], forcesBy),
  forces: ({ forces }) => isForce(forces?.blue) && isForce(forces?.ember),
  field: ({ field }) => isField({ ...field }),
  size: ({ size }) => isOneOf(TABLE_SIZES, size),
  deployment: ({ deployment }) => isOneOf(['atOnce', 'byHand'], deployment),
  takeBacks: ({ takeBacks }) => typeof takeBacks === 'boolean',
  turnMinutes: ({ turnMinutes }) => minutesIn(turnMinutes) !== undefined,
}

/** What the browser keeps may be of another day or another hand: a choice that is none is forgotten. */
export function draftIn(value: unknown): Partial<Draft> {
  if (typeof value !== 'object' || value === null) return {}
  const told: Partial<Draft> = value
  const names = Object.keys(FITS) as (keyof typeof FITS)[]
  try {
    const good = names.filter((name) => told[name] !== undefined && FITS[name](told))
    return Object.fromEntries(good.map((name) => [name, told[name]]))
  } catch {
    return {}
  }
}

/** The battlefield of a choice, where it is known before anybody lays it out. */
export function battlefieldIn(field: FieldChoice): Battlefield | undefined {
  if (field.kind === 'ready') return ALL_FIELDS.find(({ id }) => id === field.id)
  if (field.kind !== 'own') return undefined
  return useOwn.getState().fields.find((one) => one.field.id === field.id)?.field
}

/** What a game on it calls the battlefield: the look of its ground follows from it. */
export const battlefieldNameOf = (field: FieldChoice): string =>
  field.kind === 'ready' ? field.id : field.kind === 'own' ? 'laid' : field.kind

/** Nothing that somebody has built is lost when he chooses another force. */
export function parkForce(force: Force): void {
  const { forces } = useOwn.getState()
  const isSame = (one: { readonly force: Force }): boolean => sameForce(one.force, force)
  if (force.characters.length === 0 || ALL_READY.some(isSame) || forces.some(isSame)) return
  keepForce(freeName(nameFor(force)), force)
}

/** Ready forces that suit one kind of sheet give way to those of the other; what somebody built himself stays (STRUCT-01). */
function refitted(draft: Draft): Partial<Draft> {
  const { company, scale, forces } = draft
  const unfit = company === 'none' ? FORMATIONS : READY_FORCES
  if (scale !== 'squad' || !SIDES.some((side) => unfit.some((one) => sameForce(one.force, forces[side])))) return {}
  const fitting = (force: Force): Force =>
    unfit.some((one) => sameForce(one.force, force)) ? (readyOf(company, scale, force.faction)?.force ?? force) : force
  const next = { blue: fitting(forces.blue), ember: fitting(forces.ember) }
  const ap = (force: Force): number => ALL_READY.find((one) => sameForce(one.force, force))?.ap ?? draft.agreedAp
  return { forces: next, agreedAp: agreedFor(presetOf(draft), ap(next.blue), ap(next.ember)) }
}

export const useDraft = create<DraftStore>()((set, get) => ({
  ...FRESH,
  edition: sheetOfReader(i18next.language),
  ...draftIn(remembered('draft')),
  print: choiceIn(kept('print')),
  set,
  setPrint: (part) => set({ print: { ...get().print, ...part } }),
  setRules: (part) => {
    const before = get()
    const { options, ...sheets } = { ...before, ...part }
    set({ ...part, options: settled(options, presetOf(sheets)) })
    if ((sheets.company === 'none') !== (before.company === 'none')) set(refitted(get()))
  },
  setScale: (scale) => {
    const { company, scale: before, forces, field, setRules } = get()
    if (scale === before) return
    const needed = company === 'none' ? companyOfReader(i18next.language) : company
    const sheet = scale === 'squad' ? 'none' : needed
    setRules({ company: sheet })
    const [blue, ember] = SIDES.map((side) => readyOf(sheet, scale, forces[side].faction))
    if (!blue || !ember) return
    for (const side of SIDES) parkForce(forces[side])
    set({
      scale,
      forces: { blue: blue.force, ember: ember.force },
      agreedAp: agreedFor(presetOf(get()), blue.ap, ember.ap),
      field: field.kind === 'ready' ? { kind: 'ready', id: fieldFor(scale, field.id) } : field,
      size: scale === 'squad' ? '32x24' : scale === 'platoon' ? '48x48' : '72x48',
    })
  },
  setOption: (parameter, value) => set({ options: withOption(get().options, presetOf(get()), parameter, value) }),
  resetOptions: () => {
    const { gameType, setGameType } = get()
    set({ options: {} })
    setGameType(gameType)
  },
  setGameType: (gameType) => {
    const round = objectiveRound(gameType)
    set({ gameType, options: withOption(get().options, presetOf(get()), 'objectiveFromRound', round) })
  },
  setClock: ({ runs, reactionSeconds, turnMinutes }) => {
    const { 'house.clock': _, ...others } = get().options
    const options = { ...others, ...(runs && { 'house.clock': true }), reactionSeconds }
    set({ turnMinutes, options: settled(options, presetOf(get())) })
  },
  setForce: (side, force) => {
    parkForce(get().forces[side])
    set({ forces: { ...get().forces, [side]: force } })
  },
}))

useDraft.subscribe(({ print, ...draft }, before) => {
  remember('draft', draft)
  if (print !== before.print) keep('print', print)
})

/** Who reads on in another language is offered its sheets, unless he has chosen others. */
function followReader(from: string | undefined, to: string): void {
  const { edition, company, setRules } = useDraft.getState()
  if (edition === sheetOfReader(from)) setRules({ edition: sheetOfReader(to) })
  if (company === companyOfReader(from)) setRules({ company: companyOfReader(to) })
}

let reader: string | undefined = i18next.language
i18next.on('languageChanged', (language) => {
  followReader(reader, language)
  reader = language
})

/** SETUP-13: a ready-made Mission counts objectives from the second round on. */
const objectiveRound = (gameType: Draft['gameType']): number => (gameType === 'mission' ? 2 : 1)

/** Whether a rule is as it is because of the kind of game, and nobody changed it. */
export const comesWithGame = (gameType: Draft['gameType'], rule: string, value: unknown): boolean =>
  rule === 'objectiveFromRound' && value === objectiveRound(gameType)

/** How many rules the players changed. */
export const countedOptions = ({ options, gameType }: Pick<Draft, 'options' | 'gameType'>): number =>
  Object.entries(options).filter(([rule, value]) => !comesWithGame(gameType, rule, value)).length

/** Against the opponent, not between two people. */
export const isAlone = ({ players }: Pick<Draft, 'players'>): boolean =>
  players.blue === 'opponent' || players.ember === 'opponent'

/** Only the opponent is bound by it: two people at one table agree on what they take back. */
export const withTakeBacks = (draft: Pick<Draft, 'players' | 'takeBacks'>): boolean => draft.takeBacks && isAlone(draft)

/** What must be decided on the table cannot be set out at once. */
export const mustSetUpByHand = ({ forcesBy, field }: Draft): boolean => forcesBy === 'secret' || field.kind === 'laid'
