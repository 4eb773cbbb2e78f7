import type { Disc, SightClass } from '@tactic48/geometry'
import type { Figure } from '../state/figure.ts'
import type { Item, Need } from '../state/need.ts'
import type { GameState } from '../state/state.ts'
import { takeCoverItems } from './cover.ts'
import { baseOf } from './figures.ts'
import { tooCloseForCover } from './range.ts'

/** FIRE-09, COVER-04 … COVER-06, FIRE-12: the score each die needs; the items add up to it. */
export function needFor(
  state: GameState,
  shooter: Disc,
  target: Figure,
  cover: Exclude<SightClass, 'none'>,
  declaredCover = false,
): Need {
  const { rules } = state
  const items: Item[] = [
    cover === 'partial'
      ? { rule: 'FIRE-09', code: 'partialCover', value: rules.hitPartial }
      : { rule: 'FIRE-09', code: 'open', value: rules.hitOpen },
  ]
  const bonuses = takeCoverItems(state, target, cover, declaredCover)
  if (bonuses.length > 0) {
    if (tooCloseForCover(rules, shooter, baseOf(state, target))) {
      items.push({ rule: 'COVER-04', code: 'tooClose', value: 0 })
    } else items.push(...bonuses)
  }
  const sum = items.reduce((total, item) => total + item.value, 0)
  const cap = rules.needCap
  if (cap === null || sum <= cap) return { score: sum, items }
  return { score: cap, items: [...items, { rule: 'FIRE-12', code: 'cap', value: cap - sum }] }
}
