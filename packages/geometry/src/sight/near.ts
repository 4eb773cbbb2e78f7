import { reachesOutline } from '../containment.ts'
import type { Disc } from '../disc.ts'
import { within } from '../distance.ts'
import type { Ground } from '../ground.ts'
import { EPSILON } from '../point.ts'
import { firstMeeting, meeting } from './firstMeeting.ts'
import type { SightRules } from './sightRules.ts'

/** LOS-07: whether the piece is too near to the shooter to give Partial Cover. */
export function isNearPiece(ground: Ground, piece: number, from: Disc, to: Disc, rules: SightRules): boolean {
  if (rules.nearCover === 'never') return false
  if (rules.nearCover === 'attackDistance') return within(from, to, rules.nearDistance)
  const { index } = ground
  const dx = (index.centreX[piece] as number) - from.x
  const dy = (index.centreY[piece] as number) - from.y
  const radius = index.radius[piece] as number
  const reach = from.r + rules.nearDistance + EPSILON
  const isReached = dx * dx + dy * dy <= (radius + reach) * (radius + reach)
  if (rules.nearCover === 'nearestPoint' && (!isReached || index.isDisc[piece] === 1)) return isReached
  const outline = ground.pieces[piece]?.outline
  if (outline === undefined) return false
  if (rules.nearCover === 'crossingPoint' && firstMeeting(outline, from, to)) return meeting.along <= reach
  return isReached && reachesOutline(outline, from.x, from.y, reach)
}

/** LOS-07: whether another Character is too near to the shooter to give cover. */
export function isNearCharacter(other: Disc, from: Disc, to: Disc, rules: SightRules): boolean {
  if (!rules.nearIgnoresCharacters || rules.nearCover === 'never') return false
  if (rules.nearCover === 'attackDistance') return within(from, to, rules.nearDistance)
  if (rules.nearCover === 'crossingPoint' && firstMeeting(other, from, to)) {
    return meeting.along <= from.r + rules.nearDistance + EPSILON
  }
  return within(from, other, rules.nearDistance)
}
