import { BATTLEFIELDS, type CardSet, ContentError, type Named } from '@tactic48/content'
import { agreementOf, type Battle, battleOf, battleSpec, LARGE_BATTLEFIELDS } from '@tactic48/content/battles'
import {
  type Agreement,
  agreementFaults,
  createGame,
  type Enlisted,
  type Force,
  forceRefusal,
  type GameSpec,
  initialState,
  isOptionName,
  isRefusal,
  OPTIONS,
  type Refusal,
  SIDES,
  type SideId,
  seededChance,
} from '@tactic48/rules'
import { freshId } from '../../game/freshId.ts'
import { SEATS } from '../../game/seats.ts'
import { named } from '../form/Form.tsx'
import { isSketch, listAt, pathOf, type Sketch, textAt, valueAt, withValue } from '../form/sketch.ts'
import { placedPath } from './placed.ts'

/** A battle that is there already, to be changed under another id and name. */
export const copiedBattle = (text: string, called: (name: string) => string): BattleSketch => {
  const file = JSON.parse(text) as BattleSketch
  const name = Object.fromEntries(
    Object.entries(isSketch(file['name']) ? file['name'] : {}).map(([language, one]) => [
      language,
      called(String(one)).slice(0, 80),
    ]),
  )
  return { ...file, id: ownBattleId(), name }
}

/** A battle as it is written. */
export type BattleSketch = Sketch

const FIELDS = [...BATTLEFIELDS, ...LARGE_BATTLEFIELDS]

const ownBattleId = (): string => `own-${freshId().slice(0, 8)}`

/** One that could be fought as it is. */
export const freshBattle = (name: Named, story: Named): BattleSketch => ({
  id: ownBattleId(),
  name,
  story,
  battlefield: 'birch-wood',
  edges: { blue: 'south', ember: 'north' },
  sides: { blue: { formation: 'us-airborne/full-squad' }, ember: { formation: 'de-infantry/full-squad' } },
  goals: {
    sides: { blue: { needs: 'any', list: [{ kind: 'eliminate', share: 50 }] } },
    losses: 'decide',
    limit: { rounds: 8, winner: 'share' },
  },
})

export type BattleFault =
  | { readonly at: string; readonly error: ContentError }
  /** `behind`: the options of the battle without any of which it could be fought. */
  | { readonly at: string; readonly refusal: Refusal; readonly behind: readonly string[] }
  | { readonly at: string; readonly takes: string; readonly rule: string }

export const isBattleFault = (value: object): value is BattleFault => 'at' in value

/** The battle that is written, by its file and then by the rules under these sheets; or what is wrong. */
export function judgeBattle(
  sketch: BattleSketch,
  sheets: Pick<Agreement, 'qs' | 'cc'>,
  sets: readonly { readonly set: CardSet; readonly text: string }[],
): { readonly battle: Battle; readonly file: BattleSketch } | BattleFault {
  const file = finished(sketch, sets)
  const battle = read(file)
  if (battle instanceof ContentError) return { at: pathOf(battle.field), error: battle }
  const [fault] = agreementFaults(agreementOf(battle, sheets))
  if (fault) {
    const name = fault.field.replace(/^options\./, '')
    return { at: `options.${name}`, takes: fault.takes, rule: isOptionName(name) ? OPTIONS[name].atom : 'HOUSE-20' }
  }
  const spec = battleSpec(battle, sheets, SEATS)
  const game = createGame(spec, seededChance('judge'))
  if (!isRefusal(game)) return { battle, file }
  return { at: placeOf(file, spec, game), refusal: game, behind: optionsBehind(battle, sheets, game) }
}

function optionsBehind(battle: Battle, sheets: Pick<Agreement, 'qs' | 'cc'>, { code }: Refusal): readonly string[] {
  return Object.keys(battle.options).filter((name) => {
    const options = Object.fromEntries(Object.entries(battle.options).filter(([one]) => one !== name))
    const state = initialState(battleSpec({ ...battle, options }, sheets, SEATS))
    return !isRefusal(state) || state.code !== code
  })
}

function read(file: BattleSketch): Battle | ContentError {
  try {
    return battleOf(file, FIELDS)
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
}

/** Where a refusal of the rules belongs in the file: what it says of a force is said at its side. */
function placeOf(file: BattleSketch, spec: GameSpec, { code, params }: Refusal): string {
  if (spec.start === 'setup' && spec.forces) {
    const { forces, rules, cards, agreedAp, theatre } = spec
    const side = SIDES.find((one) => forceRefusal({ rules, cards, agreedAp, theatre }, forces[one])?.code === code)
    if (side) return `sides.${side}`
  }
  const field = pathOf(String(params.field ?? ''))
    .replace(/^position\./, '')
    .replace(/^props$/, 'battlefield')
  return placedPath(file, field) ?? (field || 'sides')
}

/** Names and story in every language, and the cards that its factions bring. */
function finished(
  sketch: BattleSketch,
  sets: readonly { readonly set: CardSet; readonly text: string }[],
): BattleSketch {
  const factions = SIDES.map((side) => textAt(sketch, `sides.${side}.faction`))
  const needed = sets.filter(({ set }) => factions.includes(set.id))
  const own = needed.map(({ text }) => JSON.parse(text) as unknown)
  const names = needed.map(({ set }) => set.set)
  const brought = listAt(sketch, 'cards').filter((file) => !names.includes(nameOfSet(file)))
  const cards = [...own, ...brought]
  const full = {
    ...sketch,
    name: named(valueAt(sketch, 'name')),
    story: named(valueAt(sketch, 'story')),
  }
  return withValue(full, 'cards', cards.length > 0 ? cards : undefined)
}

const nameOfSet = (file: unknown): string => textAt(file, 'faction.id') || textAt(file, 'supplement.id')

/** A force as the side of a battle: who stands together in a group is listed together. */
export function sideOfForce({ faction, characters, vehicles, deck }: Force): Sketch {
  const groups: { unit: Sketch; members: unknown[] }[] = []
  for (const one of characters) {
    const { platoon, squad, attached } = one.unit ?? {}
    const unit = { ...(platoon && { platoon }), ...(squad && { squad }), ...(attached && { attached }) }
    const last = groups.at(-1)
    if (last && JSON.stringify(last.unit) === JSON.stringify(unit)) last.members.push(memberOf(one))
    else groups.push({ unit, members: [memberOf(one)] })
  }
  return {
    faction,
    groups: groups.map(({ unit, members }) => ({ ...unit, members })),
    ...(vehicles && vehicles.length > 0 && { vehicles }),
    ...(deck && deck.length > 0 && { deck }),
  }
}

function memberOf({ card, assigned, reversed, upgrades }: Enlisted): unknown {
  if (assigned.length === 0 && !upgrades?.length) return card
  return {
    card,
    ...(assigned.length > 0 && { assigned }),
    ...(reversed && reversed.length > 0 && { reversed }),
    ...(upgrades && upgrades.length > 0 && { upgrades }),
  }
}

export const WHO = ['formation', 'groups', 'ap', 'placed'] as const
export type Who = (typeof WHO)[number]

/** How a side says who fights for it. */
export const whoOf = (sketch: BattleSketch, side: SideId): Who =>
  WHO.find((who) => valueAt(sketch, `sides.${side}.${who}`) !== undefined) ?? 'formation'
