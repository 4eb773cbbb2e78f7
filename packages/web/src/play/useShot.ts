import type { Point } from '@tactic48/geometry'
import {
  type Figure,
  type FigureId,
  figureOf,
  type GameState,
  isGun,
  type WeaponProfile,
  weaponsOf,
} from '@tactic48/rules'
import { useMemo } from 'react'
import type { Play } from './playContext.ts'
import { type Proof, proofOf } from './sightProof.ts'
import { useParts } from './tableStore.ts'
import type { Draft, VerbEntry } from './verbs/verb.ts'

/** The table as if the figure stood elsewhere: for looking ahead, never for judging. */
export const asIfAt = (state: GameState, id: FigureId, position: Point): GameState => ({
  ...state,
  figures: state.figures.map((figure) => (figure.id === id ? { ...figure, position } : figure)),
})

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
  draft: Draft | undefined,
  shoots: VerbEntry['shoots'],
): ShotInView | undefined {
  const { verb, target, hovered, shoot, goal } = useParts('verb', 'target', 'hovered', 'shoot', 'goal')
  const end = draft?.end
  const from = useMemo(
    () => (shoots === 'moving' && shoot === 'after' && actor && end ? asIfAt(state, actor.id, end) : state),
    [shoots, shoot, actor, end, state],
  )
  return useMemo(() => {
    if (!actor || !state.rules.premeasure) return undefined
    const [gun] = weaponsOf(state, actor).filter(isGun)
    const weapon = draft?.weapon ?? gun
    if (!weapon) return undefined
    const shot = { shooter: actor.id, weapon }
    if (verb === undefined) {
      const foe = hovered && figureOf(state, hovered)
      return foe && foe.side !== side ? { ...shot, state, target: foe.id, mayAim: true } : undefined
    }
    if (!target) return undefined
    if (shoots === 'standing') return { ...shot, state, target, mayAim: true }
    if (shoots === 'moving' && (shoot === 'before' || (shoot === 'after' && goal))) {
      return { ...shot, state: from, target, mayAim: false }
    }
    return undefined
  }, [actor, draft?.weapon, verb, shoots, target, hovered, shoot, goal, from, state, side])
}

/** Its proof on the ground. */
export function useProof(shot: ShotInView | undefined): { readonly shown: Proof; readonly to: Figure } | undefined {
  return useMemo(() => {
    const shooter = shot && figureOf(shot.state, shot.shooter)
    const to = shot && figureOf(shot.state, shot.target)
    return shooter && to ? { shown: proofOf(shot.state, shooter, to), to } : undefined
  }, [shot])
}
