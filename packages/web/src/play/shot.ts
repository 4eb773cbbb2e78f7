import {
  baseOf,
  type CommandOf,
  check,
  execute,
  type Figure,
  type FigureId,
  figureOf,
  type GameState,
  isGun,
  isRefusal,
  knownFigure,
  onTable,
  scriptedChance,
  sightGroundOf,
  sightRulesBetween,
  topQuestion,
  type WeaponProfile,
  weaponsOf,
} from '@tactic48/rules'
import { useMemo } from 'react'
import { send, useGame } from '../game/gameStore.ts'
import { interactionOf } from '../interactions/actions.ts'
import type { Interaction, Prospect } from '../interactions/interaction.ts'
import { type ShownSight, showSight } from '../sight/shownSight.ts'
import { asIfAt, legalTargets, type TargetChoice, targetsOf } from './lookAhead.ts'
import type { Play } from './playContext.ts'
import { usePart, useParts, useTable, useVerb } from './tableStore.ts'

/** From where a planned shot would be fired, and whom it could be at. */
export interface Shooting {
  /** The table as it would be: the shooter may stand elsewhere by then. */
  readonly state: GameState
  readonly shooter: Figure
  readonly weapon: WeaponProfile
  /** Best first; nobody where measuring before deciding is barred (GEN-04). */
  readonly targets: readonly TargetChoice[]
}

export function useShooting(
  { state, seat }: Play,
  prospect: Prospect | undefined,
  shoots: Interaction['shoots'],
): Shooting | undefined {
  const shoot = usePart('shoot')
  const { figure, weapon, end } = prospect ?? {}
  return useMemo(() => {
    if (!figure || !weapon || !seat || !shoots) return undefined
    const measured = state.rules.premeasure
    if (shoots === 'standing') {
      return { state, shooter: figure, weapon, targets: measured ? legalTargets(state, seat, figure, weapon) : [] }
    }
    if (shoot === 'none' || (shoot === 'after' && !end)) return undefined
    const from = shoot === 'after' && end ? asIfAt(state, figure.id, end) : state
    const shooter = knownFigure(from, figure.id)
    return { state: from, shooter, weapon, targets: measured ? targetsOf(from, shooter, weapon, 0) : [] }
  }, [state, seat, figure, weapon, end, shoots, shoot])
}

/** A shot under consideration, from where the shooter would stand. */
export interface ShotInView {
  readonly state: GameState
  readonly shooter: FigureId
  readonly target: FigureId
  readonly weapon: WeaponProfile
  readonly mayAim: boolean
}

export function useShot(
  { state, side }: Play,
  actor: Figure | undefined,
  shooting: Shooting | undefined,
): ShotInView | undefined {
  const { hovered, lit } = useParts('hovered', 'lit')
  const verb = useVerb()
  const target = usePart('target')
  const shoot = usePart('shoot')
  const goal = usePart('goal')
  return useMemo(() => {
    if (!actor || !state.rules.premeasure) return undefined
    if (verb === undefined) {
      const [weapon] = weaponsOf(state, actor).filter(isGun)
      const foe = hovered && figureOf(state, hovered)
      if (!weapon || !foe || foe.side === side) return undefined
      return { shooter: actor.id, weapon, state, target: foe.id, mayAim: true }
    }
    if (!shooting) return undefined
    const { state: from, weapon } = shooting
    const standing = interactionOf(verb).shoots === 'standing'
    const aimedAt = target ?? (standing ? lit : undefined)
    if (!aimedAt || !(standing || shoot === 'before' || goal)) return undefined
    return { shooter: actor.id, weapon, state: from, target: aimedAt, mayAim: standing }
  }, [actor, shooting, verb, target, hovered, lit, shoot, goal, state, side])
}

/** Its proof on the ground. */
export function useProof(shot: ShotInView | undefined): { readonly shown: Proof; readonly to: Figure } | undefined {
  return useMemo(() => {
    const shooter = shot && figureOf(shot.state, shot.shooter)
    const to = shot && figureOf(shot.state, shot.target)
    return shooter && to ? { shown: proofOf(shot.state, shooter, to), to } : undefined
  }, [shot])
}

interface Proof extends ShownSight {
  readonly others: readonly Figure[]
}

/** LOS-14 as this game reads it, with its reasons. */
export function proofOf(state: GameState, shooter: Figure, target: Figure): Proof {
  const others = onTable(state)
  const base = (figure: Figure) => baseOf(state, figure)
  const rules = sightRulesBetween(state, shooter, target)
  return { ...showSight(sightGroundOf(state), base(shooter), base(target), rules, others.map(base)), others }
}

/** AIM-02 (an Aim rolls no dice): what an Aim and the shot after it cost together; absent where `check` lets no shot follow the Aim. */
export function aimFirst(state: GameState, fire: CommandOf<'fire'>): { readonly tokens: number } | undefined {
  const aim = { verb: 'aim', seat: fire.seat, figure: fire.figure } as const
  const aiming = check(state, aim)
  if (isRefusal(aiming)) return undefined
  const aimed = execute(state, aim, scriptedChance([]))
  const firing = isRefusal(aimed) ? aimed : check(aimed.state, fire)
  if (isRefusal(firing)) return undefined
  return { tokens: (aiming.price?.tokens ?? 0) + (firing.price?.tokens ?? 0) }
}

/** AIM-02: the Aim is an Action of its own, paid before the target may answer. */
export async function aimAndFire(fire: CommandOf<'fire'>): Promise<boolean> {
  if (!(await send({ verb: 'aim', seat: fire.seat, figure: fire.figure }))) return false
  const { game } = useGame.getState()
  const question = game && topQuestion(game.state)
  if (question?.kind !== 'action') return true
  useTable.getState().select(fire.figure)
  return send(fire)
}
