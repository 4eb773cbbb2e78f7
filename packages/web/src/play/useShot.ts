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
import { asIfAt, type Draft } from './draft.ts'
import type { Play } from './playContext.ts'
import { type Proof, proofOf } from './sightProof.ts'
import { useTable } from './tableStore.ts'

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
): ShotInView | undefined {
  const { verb, target, hovered, shoot, goal } = useTable()
  const end = draft?.end
  const from = useMemo(
    () => (verb === 'moveAndFire' && shoot === 'after' && actor && end ? asIfAt(state, actor.id, end) : state),
    [verb, shoot, actor, end, state],
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
    if (verb === 'fire') return { ...shot, state, target, mayAim: true }
    if (verb === 'moveAndFire' && (shoot === 'before' || (shoot === 'after' && goal))) {
      return { ...shot, state: from, target, mayAim: false }
    }
    return undefined
  }, [actor, draft?.weapon, verb, target, hovered, shoot, goal, from, state, side])
}

/** Its proof on the ground. */
export function useProof(shot: ShotInView | undefined): { readonly shown: Proof; readonly to: Figure } | undefined {
  return useMemo(() => {
    const shooter = shot && figureOf(shot.state, shot.shooter)
    const to = shot && figureOf(shot.state, shot.target)
    return shooter && to ? { shown: proofOf(shot.state, shooter, to), to } : undefined
  }, [shot])
}
