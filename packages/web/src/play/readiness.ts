import { type Figure, type FigureId, friendsOf } from '@tactic48/rules'
import type { Situation } from './situation.ts'
import { canAct } from './verbs/judged.ts'

/** Characters that could still act. */
export function readyFigures({ state, side, mayAct }: Situation): readonly Figure[] {
  return side && mayAct ? friendsOf(state, side).filter((figure) => canAct(state, figure)) : []
}

export function nextOf(ready: readonly Figure[], after: FigureId | undefined): Figure | undefined {
  const at = ready.findIndex(({ id }) => id === after)
  return ready[(at + 1) % Math.max(1, ready.length)]
}

const NOBODY: ReadonlySet<FigureId> = new Set()

/** Figures that would answer what is asked. */
export function eligibleFor({ question, side }: Situation): ReadonlySet<FigureId> {
  if (!question || !side) return NOBODY
  if (question.kind === 'victim' || question.kind === 'sixes' || question.kind === 'opponent') {
    return new Set(question.among)
  }
  if (question.kind === 'opportunityFire') return new Set(question.offers.map(({ shooter }) => shooter))
  return NOBODY
}

export function focusFigure(id: FigureId): void {
  document.querySelector<SVGGElement>(`.play [data-figure="${id}"]`)?.focus({ preventScroll: true })
}
