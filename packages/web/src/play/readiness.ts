import { check, type Figure, type FigureId, friendsOf, type GameState, isRefusal, type SeatId } from '@tactic48/rules'
import type { Situation } from './situation.ts'

/** Characters that could still act: whoever may at least Take Cover, or does so already. */
export function readyFigures({ state, side, seat, mayAct }: Situation): readonly Figure[] {
  if (!side || !seat || !mayAct) return []
  return friendsOf(state, side).filter(({ id }) => canAct(state, seat, id))
}

export function canAct(state: GameState, seat: SeatId, figure: FigureId): boolean {
  const judged = check(state, { verb: 'takeCover', seat, figure })
  return !isRefusal(judged) || judged.code === 'alreadyInCover'
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
