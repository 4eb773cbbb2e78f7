import {
  type CardBook,
  type CharacterCard,
  cardId,
  changedForce,
  type Enlisted,
  type Faction,
  type Force,
  type ForceContext,
  forceFaults,
  forceReport,
  type MendedFault,
  type Rank,
  type RuleSet,
  subjectOf,
  type TacticCard,
  type UpgradeCard,
  type VehicleCard,
  type WeaponCard,
  type WeaponProfile,
  weaponId,
} from '@tactic48/rules'
import { codeText } from '../refusal.ts'
import type { FactionText, ForceFaultText, ForceText } from './schema/force.ts'
import { forEdition, type Played } from './script.ts'

const OWN = 'own'
const SQUAD = 10

export const factionOf = ({ squadSize = SQUAD, allies }: FactionText): Faction => ({
  squadSize,
  platoonMortar: false,
  ...(allies && { allies }),
})

const RIFLE: WeaponProfile = {
  id: weaponId('rifle'),
  type: 'rifle',
  kind: 'gun',
  maxShots: 1,
  short: 2,
  long: 2,
}

type Men = NonNullable<ForceText['men']>[number]

/** Men with whom a fault could be mended. */
const RECRUITS: { readonly [rank in Rank]?: number } = {
  private: 5,
  corporal: 6,
  sergeant: 8,
  secondLieutenant: 9,
  lieutenant: 11,
  captain: 15,
}

function cardFor(text: Men, own: string): CharacterCard {
  const { rank = 'private', faction = own, named, figures, theatres, medic, crew } = text
  const ap = text.ap ?? RECRUITS[rank] ?? 7
  const face = { maxActions: 2, h2h: 2, weapons: [RIFLE], ...(medic && { firstAid: 2 }) }
  const parts = [faction, rank, ap, named, figures, theatres?.join('+'), medic && 'medic', crew && 'crew']
  const id = parts.filter((part) => part).join(' ')
  return {
    id: cardId(id),
    named: named !== undefined,
    ...(named !== undefined && { name: named }),
    role: 'rifleman',
    ap,
    faction,
    rank,
    ...(figures !== undefined && { figures }),
    ...(crew && { crew: RIFLE.id }),
    ...(theatres && { theatre: theatres }),
    healthy: face,
    wounded: face,
  }
}

const entriesOf = <T, R>(texts: { readonly [name: string]: T } | undefined, make: (name: string, text: T) => R) =>
  Object.fromEntries(Object.entries(texts ?? {}).map(([name, text]) => [cardId(name), make(name, text)]))

function bookOf(text: ForceText, own: string): CardBook {
  const factions = new Set([own, ...Object.keys(text.factions ?? {})])
  const recruits = [...factions].flatMap((faction) =>
    (Object.keys(RECRUITS) as Rank[]).map((rank) => cardFor({ rank, faction }, own)),
  )
  const characters = [...recruits, ...(text.men ?? []).map((one) => cardFor(one, own))]
  return {
    characters: Object.fromEntries(characters.map((card) => [card.id, card])),
    weapons: entriesOf(
      text.weapons,
      (name, { faction = own, ap = 1, limited, reverseFaction }): WeaponCard => ({
        ...RIFLE,
        id: weaponId(name),
        ap,
        faction,
        ...(limited && { universalLimited: true }),
        ...(reverseFaction !== undefined && { reverse: { ...RIFLE, id: weaponId(name) }, reverseFaction }),
      }),
    ),
    upgrades: entriesOf(
      text.upgrades,
      (name, { faction = own, ap = 1, limited }): UpgradeCard => ({
        id: cardId(name),
        ap,
        faction,
        ...(limited && { universalLimited: true }),
        changes: [],
      }),
    ),
    tactics: entriesOf(
      text.tactics,
      (name, one): TacticCard => ({
        id: cardId(name),
        name: { en: name, it: name, es: name },
        faction: one.faction ?? own,
        ap: one.ap ?? 2,
        window: 'ownTurn',
        effects: [{ effect: 'tokens', amount: 1 }],
        ...(one.allowed && { allowedFactions: one.allowed }),
        ...(one.copies !== undefined && { maxCopies: one.copies }),
        ...(one.limited && { universalLimited: true }),
        ...(one.sample && { sample: true }),
      }),
    ),
    vehicles: entriesOf(
      text.vehicles,
      (name, { faction = own, ap = 1 }): VehicleCard => ({
        id: cardId(name),
        name,
        kind: 'soft',
        move: 14,
        seats: 4,
        size: 3,
        weapons: [],
        ap,
        faction,
      }),
    ),
    factions: Object.fromEntries(Object.entries(text.factions ?? {}).map(([name, data]) => [name, factionOf(data)])),
  }
}

function enlistedFor(text: Men, own: string): readonly Enlisted[] {
  const { squad, platoon, company, attached, cards = [], reversed, upgrades, count = 1 } = text
  const unit = {
    ...(squad !== undefined && { squad }),
    ...(platoon !== undefined && { platoon }),
    ...(company !== undefined && { company }),
    ...(attached !== undefined && { attached }),
  }
  return Array.from({ length: count }, () => ({
    card: cardFor(text, own).id,
    assigned: cards.map(cardId),
    ...(reversed && { reversed: reversed.map(cardId) }),
    ...(upgrades && { upgrades: upgrades.map(cardId) }),
    unit,
  }))
}

const told = ({ severity, refusal }: MendedFault): string =>
  `${severity === 'warning' ? 'warning ' : ''}${refusal.rule} ${refusal.code}`
const expected = ({ rule, code, warning }: FaultMap): string =>
  `${warning ? 'warning ' : ''}${rule}${code === undefined ? '' : ` ${code}`}`

type FaultMap = Exclude<ForceFaultText, string>

/** `warning STRUCT-02`, or a map that says more. */
function faultOf(text: ForceFaultText): FaultMap {
  if (typeof text !== 'string') return text
  const rule = text.replace('warning ', '')
  return rule === text ? { rule } : { rule, warning: true }
}

/** Without a code any fault of that rule is meant. */
const isMeant = ({ rule, code, warning = false }: FaultMap, { severity, refusal }: MendedFault): boolean =>
  refusal.rule === rule && (code === undefined || code === refusal.code) && warning === (severity === 'warning')

/** What a force of a scenario is judged to be otherwise than the scenario says. */
export function* forceMismatches(text: ForceText, rules: RuleSet, played: Played): Generator<string> {
  const own = text.faction ?? OWN
  const { theatre, agreedAp } = text
  const context: ForceContext = { rules, cards: bookOf(text, own), theatre, agreedAp }
  const force: Force = {
    faction: own,
    characters: (text.men ?? []).flatMap((one) => enlistedFor(one, own)),
    ...(text.deck && { deck: text.deck.map(cardId) }),
    ...(text.vehicles && {
      vehicles: Object.entries(text.vehicles).map(([name, { riders }]) => ({ card: cardId(name), riders })),
    }),
  }
  const left = [...forceReport(context, force)]
  for (const fault of (forEdition<readonly ForceFaultText[]>(text.faults, played) ?? []).map(faultOf)) {
    const index = left.findIndex((one) => isMeant(fault, one))
    const [found] = index < 0 ? [] : left.splice(index, 1)
    if (!found) yield `expected ${expected(fault)}, but that is not found`
    else yield* fixMismatches(context, force, fault, found)
  }
  for (const one of left) yield `${told(one)} is found, but not expected (${codeText(one.refusal)})`
}

/** The change that is proposed is the one named, and takes the fault away. */
function* fixMismatches(context: ForceContext, force: Force, { fix }: FaultMap, found: MendedFault): Generator<string> {
  const proposed = found.fix?.map(({ change }) => change) ?? []
  if (fix && proposed.join(', ') !== fix.join(', ')) {
    yield `${told(found)}: proposed is ${proposed.join(', ') || 'nothing'}, expected ${fix.join(', ') || 'nothing'}`
  }
  if (!found.fix) return
  const after = forceFaults(context, changedForce(force, found.fix)).map(subjectOf)
  if (after.includes(subjectOf(found))) yield `${told(found)} is still there after the proposed change`
}
