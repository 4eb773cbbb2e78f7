import { createTrack, EPSILON, trackLength } from '@tactic48/geometry'
import {
  type ActionCommand,
  check,
  dangers,
  enemiesOf,
  type Figure,
  faceOf,
  figureOf,
  type GameState,
  isOnTable,
  isRefusal,
  type SeatId,
  sheetOf,
  shotLimit,
  strideOf,
  type Touch,
  type WeaponProfile,
} from '@tactic48/rules'
import { interactionOf } from './actions.ts'
import { contactAt } from './contact.ts'
import { type ActionDraft, partOf } from './draft.ts'
import type { Interaction, Prospect, Way, Worked } from './interaction.ts'
import { weaponsFor } from './slots.ts'
import { chargeAt, wayTo } from './way.ts'

/** What an Action that is drafted comes to. GEN-04, `premeasure: false`: the command alone, and the way straight to where it points. */
export function prospectOf(state: GameState, seat: SeatId, draft: ActionDraft): Prospect | undefined {
  const figure = figureOf(state, draft.figure)
  if (!figure || !isOnTable(figure)) return undefined
  const measured = measuredOf(state, seat, figure, draft)
  return state.rules.premeasure ? measured : unmeasured(measured, state, draft)
}

function measuredOf(state: GameState, seat: SeatId, figure: Figure, draft: ActionDraft): Prospect {
  const interaction = interactionOf(draft.verb)
  const weapon = interaction.weapon && weaponFor(state, seat, figure, draft, interaction)
  const worked: Worked = { state, by: { seat, figure: figure.id }, weapon, way: undefined }
  const stride = interaction.gait
    ? strideOf(state, figure, interaction.gait)
    : interaction.stride?.(state, figure, draft)
  if (stride !== undefined) return walked(worked, figure, draft, stride)
  const command = interaction.command(draft, worked)
  const radius = interaction.area?.radius(faceOf(state, figure), weapon)
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

function unmeasured(measured: Prospect, state: GameState, draft: ActionDraft): Prospect {
  const { figure, command, weapon, charge, radius } = measured
  const foe = charge && figureOf(state, charge)
  const end = foe?.position ?? partOf(draft, 'goal')
  const walks = command && interactionOf(draft.verb).gait
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
    ...(walks && end ? { end, way: { path: [...(partOf(draft, 'bends') ?? []), end] } } : {}),
  }
}

type Judged = Pick<Prospect, 'plan' | 'refusal'> & { readonly command: ActionCommand }

function judged(state: GameState, command: ActionCommand): Judged {
  const plan = check(state, command)
  return isRefusal(plan) ? { command, refusal: plan } : { command, plan }
}

/** The weapon asked for, else the first of the right kind that would do. */
function weaponFor(
  state: GameState,
  seat: SeatId,
  figure: Figure,
  draft: ActionDraft,
  { weapon: use, shoots }: Interaction,
): WeaponProfile | undefined {
  const fitting = use ? weaponsFor(state, figure, use) : []
  const wanted = partOf(draft, 'weapon')
  const asked = fitting.find(({ id }) => id === wanted)
  if (asked || fitting.length < 2) return asked ?? fitting[0]
  const at = partOf(draft, 'target')
  const targets = at ? [at] : enemiesOf(state, figure.side).map(({ id }) => id)
  const hits = ({ id: weapon }: WeaponProfile): boolean =>
    targets.some((target) => !isRefusal(check(state, { verb: 'fire', seat, figure: figure.id, weapon, target })))
  const unspent = (weapon: WeaponProfile): boolean =>
    (sheetOf(state, figure).counters.shots[weapon.id] ?? 0) < shotLimit(state, figure, weapon)
  return (shoots === 'standing' ? fitting.find(hits) : undefined) ?? fitting.find(unspent) ?? fitting[0]
}

function walked(worked: Worked, figure: Figure, draft: ActionDraft, stride: number): Prospect {
  const { state, weapon } = worked
  const bare: Prospect = { figure, length: 0, stride, dangers: [], ...(weapon ? { weapon } : {}) }
  const contact = partOf(draft, 'contact')
  const foe = charged(state, draft)
  const gait = interactionOf(draft.verb).gait !== undefined
  const near = gait ? nearOf(state, figure, draft, foe) : undefined
  const touch = contact === 'none' || contact === 'laid' ? undefined : near
  const done =
    (stride > 0 && !foe && asLaid(worked, figure, draft, touch)) ||
    judgedWay(worked, draft, stride === 0 ? undefined : foundWay(state, figure, draft, foe, stride), touch)
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
    ...(typeof contact === 'object' && !done.way.touch ? { toward: contact } : {}),
    ...(near && !stepInto && (done.way.touch || contact === 'none') ? { near } : {}),
  }
}

function foundWay(
  state: GameState,
  figure: Figure,
  draft: ActionDraft,
  foe: Figure | undefined,
  stride: number,
): Way | undefined {
  const bends = partOf(draft, 'bends') ?? []
  const goal = partOf(draft, 'goal')
  const way = foe ? chargeAt(state, figure, bends, foe, stride) : goal && wayTo(state, figure, bends, goal, stride)
  return way && way.path.length > 0 ? way : undefined
}

/** Where all corners and the contact at the end are named, the way is gone just so if it may be; else one is looked for. */
function asLaid(worked: Worked, figure: Figure, draft: ActionDraft, touch: Touch | undefined) {
  const { state } = worked
  const goal = partOf(draft, 'goal')
  const bends = partOf(draft, 'bends') ?? []
  if (!goal || partOf(draft, 'contact') === undefined) return undefined
  const ways: readonly Way[] = [
    { path: [...bends, goal], ...(touch ? { touch } : {}) },
    ...(bends.length > 0 && state.rules.scenicBaseFreeStep
      ? [{ path: bends, stepInto: goal, ...(touch ? { touch } : {}) }]
      : []),
  ]
  for (const way of ways) {
    const command = interactionOf(draft.verb).command(draft, { ...worked, way })
    const done = command && judged(state, command)
    if (!done?.plan) continue
    const met = dangers(state, figure, way.path, way.stepInto).some(({ kind }) => kind === 'contact')
    if (met && partOf(draft, 'contact') === 'none') continue
    const { command: planned } = done.plan
    const gone = 'path' in planned ? { ...way, path: planned.path } : way
    const end = gone.path.at(-1)
    // What it comes to touch is said, though the command need not name it.
    const reached = !touch && !way.stepInto && end && contactAt(state, figure, end, EPSILON)
    return { ...done, way: reached ? { ...gone, touch: reached } : gone }
  }
  return undefined
}

/** A way into contact where there is one; else as near as it comes. */
function judgedWay(worked: Worked, draft: ActionDraft, way: Way | undefined, wanted: Touch | undefined) {
  if (!way) return undefined
  const { command: commandOf } = interactionOf(draft.verb)
  const touching = wanted && !way.stepInto && { ...way, touch: wanted }
  const contact = touching && commandOf(draft, { ...worked, way: touching })
  const met = contact ? judged(worked.state, contact) : undefined
  const planned = met?.plan?.command
  if (touching && planned && 'path' in planned) return { ...met, way: { ...touching, path: planned.path } }
  const plain = commandOf(draft, { ...worked, way })
  return plain && { ...judged(worked.state, plain), way }
}

/** A move whose target is an enemy is a charge, unless that target is to be shot before it. */
function charged(state: GameState, draft: ActionDraft): Figure | undefined {
  const target = partOf(draft, 'target')
  if (!target || partOf(draft, 'goal')) return undefined
  if (interactionOf(draft.verb).shoots === 'moving' && partOf(draft, 'shoot') === 'before') return undefined
  return figureOf(state, target)
}

/** GEN-06: what was named, what is charged, or what lies where the pointer is. */
function nearOf(state: GameState, figure: Figure, draft: ActionDraft, foe: Figure | undefined) {
  const contact = partOf(draft, 'contact')
  const goal = partOf(draft, 'goal')
  if (typeof contact === 'object') return contact
  if (foe) return { figure: foe.id }
  return goal && contactAt(state, figure, goal)
}
