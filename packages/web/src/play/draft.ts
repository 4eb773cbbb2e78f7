import { createTrack, trackLength } from '@tactic48/geometry'
import {
  type ActionCommand,
  type ActionVerb,
  check,
  dangers,
  enemiesOf,
  type Figure,
  faceOf,
  figureOf,
  type GameState,
  isGun,
  isOnTable,
  isRefusal,
  type SeatId,
  sheetOf,
  shotLimit,
  strideOf,
  type Touch,
  type WeaponProfile,
  weaponsOf,
} from '@tactic48/rules'
import { contactAt } from './contact.ts'
import type { Intent } from './tableStore.ts'
import type { Draft, VerbEntry, Wanted, Way, WeaponUse } from './verbs/verb.ts'
import { entryOf } from './verbs/verbs.ts'
import { chargeAt, wayTo } from './way.ts'

/** GEN-04, `premeasure: false`: the intent and the command alone. The way leads straight to where it points. */
export function unmeasured(draft: Draft, state: GameState, { verb, goal, bends }: Intent): Draft {
  const { figure, command, weapon, charge, radius } = draft
  const foe = charge && figureOf(state, charge)
  const end = foe?.position ?? goal
  const walks = command && verb && entryOf(verb).gait
  return {
    figure,
    length: 0,
    stride: 0,
    dangers: [],
    blind: true,
    ...(command ? { command } : {}),
    ...(weapon ? { weapon } : {}),
    ...(radius === undefined ? {} : { radius }),
    ...(charge ? { charge } : {}),
    ...(walks && end ? { end, way: { path: [...bends, end] } } : {}),
  }
}

export function draftOf(state: GameState, seat: SeatId, intent: Intent): Draft | undefined {
  const figure = intent.selected && figureOf(state, intent.selected)
  if (!figure || !isOnTable(figure) || !intent.verb) return undefined
  const entry = entryOf(intent.verb)
  const weapon = entry.weapon && weaponFor(state, seat, figure, intent, entry)
  const wanted: Wanted = { state, by: { seat, figure: figure.id }, intent, weapon, way: undefined }
  const stride = entry.gait ? strideOf(state, figure, entry.gait) : entry.stride?.(state, figure, intent)
  if (stride !== undefined) return walkDraft(wanted, figure, intent.verb, stride)
  const command = entry.command(wanted)
  const radius = entry.area?.radius(faceOf(state, figure), weapon)
  return {
    figure,
    length: 0,
    stride: 0,
    dangers: [],
    ...(weapon ? { weapon } : {}),
    ...(radius === undefined ? {} : { radius }),
    ...(command ? judged(state, command) : {}),
  }
}

type Judged = Pick<Draft, 'plan' | 'refusal'> & { readonly command: ActionCommand }

function judged(state: GameState, command: ActionCommand): Judged {
  const plan = check(state, command)
  return isRefusal(plan) ? { command, refusal: plan } : { command, plan }
}

/** The weapon asked for, else the first of the right kind that would do. */
function weaponFor(
  state: GameState,
  seat: SeatId,
  figure: Figure,
  intent: Intent,
  { weapon: kind, shoots }: VerbEntry,
): WeaponProfile | undefined {
  const fitting = kind ? weaponsFor(state, figure, kind) : []
  const asked = fitting.find(({ id }) => id === intent.weapon)
  if (asked || fitting.length < 2) return asked ?? fitting[0]
  const targets = intent.target ? [intent.target] : enemiesOf(state, figure.side).map(({ id }) => id)
  const hits = ({ id: weapon }: WeaponProfile): boolean =>
    targets.some((target) => !isRefusal(check(state, { verb: 'fire', seat, figure: figure.id, weapon, target })))
  const unspent = (weapon: WeaponProfile): boolean =>
    (sheetOf(state, figure).counters.shots[weapon.id] ?? 0) < shotLimit(state, figure, weapon)
  return (shoots === 'standing' ? fitting.find(hits) : undefined) ?? fitting.find(unspent) ?? fitting[0]
}

export const weaponsFor = (state: GameState, figure: Figure, use: WeaponUse): readonly WeaponProfile[] =>
  weaponsOf(state, figure).filter((weapon) => (use === 'gun' ? isGun(weapon) : weapon.kind === use))

function walkDraft(wanted: Wanted, figure: Figure, verb: ActionVerb, stride: number): Draft {
  const { state, intent, weapon } = wanted
  const { goal, bends } = intent
  const foe = charged(state, intent)
  const way =
    stride === 0
      ? undefined
      : foe
        ? chargeAt(state, figure, bends, foe, stride)
        : goal && wayTo(state, figure, bends, goal, stride)
  const bare: Draft = { figure, length: 0, stride, dangers: [], ...(weapon ? { weapon } : {}) }
  if (!way || way.path.length === 0) return bare
  const near = way.stepInto || !entryOf(verb).gait ? undefined : nearOf(state, figure, intent, foe)
  const done = judgedWay({ ...wanted, way }, verb, intent.contact === 'none' ? undefined : near)
  if (!done) return bare
  const { path, stepInto } = done.way
  const end = stepInto ?? path.at(-1)
  return {
    ...bare,
    ...done,
    length: trackLength(createTrack([figure.position, ...path])),
    dangers: dangers(state, figure, path, stepInto),
    ...(end ? { end } : {}),
    ...(foe ? { charge: foe.id } : {}),
    ...(near && (done.way.touch || intent.contact === 'none') ? { near } : {}),
  }
}

/** A way into contact where there is one; else as near as it comes. */
function judgedWay(wanted: Wanted & { readonly way: Way }, verb: ActionVerb, touch: Touch | undefined) {
  const { command: commandOf } = entryOf(verb)
  const touching = touch && { ...wanted.way, touch }
  const contact = touching && commandOf({ ...wanted, way: touching })
  const met = contact && judged(wanted.state, contact)
  const planned = met?.plan?.command
  if (touching && planned && 'path' in planned) return { ...met, way: { ...touching, path: planned.path } }
  const plain = commandOf(wanted)
  return plain && { ...judged(wanted.state, plain), way: wanted.way }
}

/** A move whose target is an enemy is a charge, unless that target is to be shot before it. */
function charged(state: GameState, { verb, target, shoot, goal }: Intent): Figure | undefined {
  if (!target || goal) return undefined
  if (verb && entryOf(verb).shoots === 'moving' && shoot === 'before') return undefined
  return figureOf(state, target)
}

/** GEN-06: what was named, what is charged, or what lies where the pointer is. */
function nearOf(state: GameState, figure: Figure, { goal, contact }: Intent, foe: Figure | undefined) {
  if (typeof contact === 'object') return contact
  if (foe) return { figure: foe.id }
  return goal && contactAt(state, figure, goal)
}
