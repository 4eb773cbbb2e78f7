import {
  diceOdds,
  friendsOf,
  type GameEvent,
  type GameState,
  isWounded,
  knownFigure,
  livesOf,
  opponentOf,
  type SideId,
  tallyOf,
  worthOfFigure,
} from '@tactic48/rules'

/** Of a man's AP, what a wound takes. */
const WOUND = 0.45

export type Material = { readonly [side in SideId]: number }

/** The share of its AP that a side has lost; wounds count for a part. */
export function lostShare(state: GameState, side: SideId): number {
  const { lostAp, totalAp } = tallyOf(state, side)
  const wounds = friendsOf(state, side)
    .filter((figure) => isWounded(state, figure))
    .reduce((sum, figure) => sum + WOUND * worthOfFigure(state, figure), 0)
  return (lostAp + wounds) / Math.max(1, totalAp)
}

/** Luck of the side that shot: what its dice took of the enemy's AP beyond what such dice take in the mean. */
export function luckOf(before: GameState, events: readonly GameEvent[]): Material {
  const luck = { blue: 0, ember: 0 }
  for (const event of events) {
    if (event.type !== 'shotResolved') continue
    const target = knownFigure(before, event.target)
    const { side } = knownFigure(before, event.shooter)
    const isLast = livesOf(before, target) === 1
    const ap = worthOfFigure(before, target) / Math.max(1, tallyOf(before, target.side).totalAp)
    const wound = WOUND * ap
    const elimination = isWounded(before, target) ? ap - wound : ap
    const odds = diceOdds({
      dice: event.dice.length,
      need: event.need.score,
      wounded: isLast,
      hasWoundedSide: true,
      headshotSixes: before.rules.headshotSixes,
    })
    const expected = odds.wound * wound + odds.elimination * elimination
    const taken = event.result === 'miss' ? 0 : event.result === 'headshot' || isLast ? elimination : wound
    luck[side] += taken - expected
  }
  return luck
}

/** What a side took of the other's AP more than it lost, without what its dice and the enemy's did beyond their mean. */
export function adjustedMargin(state: GameState, side: SideId, luck: Material): number {
  const foe = opponentOf(side)
  return lostShare(state, foe) - lostShare(state, side) - (luck[side] - luck[foe])
}
