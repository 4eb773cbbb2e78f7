import type { Carrying, FigureId, OrderChoices, Ordered, WeaponId } from '@tactic48/rules'

/** D25 … D28, D41 as §33 has them: everybody obeys, nearest first, with the weapon of most dice; the officer stays. */
export const NO_CHOICES: OrderChoices = { joins: false, halts: [], refuses: [], sequence: [], weapons: [] }

export const isPlain = ({ joins, halts, refuses, sequence, weapons, carries, leaves }: OrderChoices): boolean =>
  !joins && [halts, refuses, sequence, weapons, carries ?? [], leaves ?? []].every(({ length }) => length === 0)

const without = <T extends { readonly figure: FigureId }>(list: readonly T[] | undefined, id: FigureId): readonly T[] =>
  (list ?? []).filter(({ figure }) => figure !== id)

/** Who does not do it is named nowhere else. */
const dropped = (choices: OrderChoices, id: FigureId): OrderChoices => ({
  ...choices,
  halts: choices.halts.filter((one) => one !== id),
  refuses: choices.refuses.filter((one) => one !== id),
  sequence: choices.sequence.filter((one) => one !== id),
  weapons: without(choices.weapons, id),
  carries: without(choices.carries, id),
  leaves: (choices.leaves ?? []).filter((one) => one !== id),
})

/** ORDER-05, ORDER-06: keeps a man out of it, or lets him obey again; who may refuse need not be paid for. */
export function toggledStay(choices: OrderChoices, { figure, mayRefuse, stays }: Ordered): OrderChoices {
  const rest = dropped(choices, figure)
  if (stays) return rest
  return mayRefuse ? { ...rest, refuses: [...rest.refuses, figure] } : { ...rest, halts: [...rest.halts, figure] }
}

export const joined = (choices: OrderChoices, officer: FigureId, joins: boolean): OrderChoices => ({
  ...(joins ? choices : dropped(choices, officer)),
  joins,
})

/** D28: all are named, so that nobody else's place depends on where the goal lies. */
export function marching(choices: OrderChoices, men: readonly FigureId[], id: FigureId, to: number): OrderChoices {
  const others = men.filter((one) => one !== id)
  const at = Math.max(0, Math.min(others.length, to))
  return { ...choices, sequence: [...others.slice(0, at), id, ...others.slice(at)] }
}

export const armed = (choices: OrderChoices, figure: FigureId, weapon: WeaponId): OrderChoices => ({
  ...choices,
  weapons: [...without(choices.weapons, figure), { figure, weapon }],
})

/** ORDER-20. */
export const carrying = (choices: OrderChoices, figure: FigureId, taken: Carrying | undefined): OrderChoices => ({
  ...choices,
  carries: [...without(choices.carries, figure), ...(taken ? [taken] : [])],
})

export function leaving(choices: OrderChoices, figure: FigureId): OrderChoices {
  const leaves = choices.leaves ?? []
  return { ...choices, leaves: leaves.includes(figure) ? leaves.filter((one) => one !== figure) : [...leaves, figure] }
}
