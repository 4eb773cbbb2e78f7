import { type Figure, type FigureId, friendsOf } from '@tactic48/rules'
import type { Situation } from './situation.ts'
import { shotsAfterMove } from './targets.ts'
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
export function eligibleFor({ state, question, side, seat }: Situation): ReadonlySet<FigureId> {
  if (!question || !side) return NOBODY
  if (question.kind === 'victim' || question.kind === 'sixes' || question.kind === 'opponent') {
    return new Set(question.among)
  }
  if (question.kind === 'afterShot' && seat && state.rules.premeasure) {
    return new Set(shotsAfterMove(state, seat, question.figure).map(({ target }) => target))
  }
  if (question.kind === 'opportunityFire') return new Set(question.offers.map(({ shooter }) => shooter))
  return NOBODY
}

export function focusFigure(id: FigureId): void {
  document.querySelector<SVGGElement>(`.play [data-figure="${id}"]`)?.focus({ preventScroll: true })
}
