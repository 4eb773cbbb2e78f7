import type { Atom } from '../../atoms.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { FigureId } from '../../state/ids.ts'

/** GEN-07, SF-16, GREN-11: the `count` lowest of one D6 each; those level at the cut roll again. */
export function lowest(flow: Flow, figures: readonly FigureId[], count: number, rule: Atom): readonly FigureId[] {
  const rolls = new Map<FigureId, number[]>(figures.map((id) => [id, []]))
  const chosen: FigureId[] = []
  let tied = figures
  while (chosen.length < count) {
    const missing = count - chosen.length
    if (tied.length === missing) {
      chosen.push(...tied)
      break
    }
    const last = tied.map((id) => ({ id, die: flow.chance.d6() }))
    for (const { id, die } of last) rolls.get(id)?.push(die)
    const cut = faceOfLowest(
      last.map(({ die }) => die),
      missing,
    )
    chosen.push(...last.filter(({ die }) => die < cut).map(({ id }) => id))
    tied = last.filter(({ die }) => die === cut).map(({ id }) => id)
  }
  flow.emit({ type: 'tieRolled', rule, dice: figures.map((id) => ({ figure: id, rolls: rolls.get(id) ?? [] })) })
  return chosen
}

/** The face of the last die among the `count` lowest. */
function faceOfLowest(dice: readonly number[], count: number): number {
  for (let face = 1; face < 6; face++) if (dice.filter((die) => die <= face).length >= count) return face
  return 6
}
