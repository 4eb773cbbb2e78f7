import { diceOdds, type Figure, type GameState, shotProfile, type WeaponProfile } from '@tactic48/rules'

/** What one attack may do to one man. */
export interface Harm {
  /** To one who is healthy: his first wound, and outright elimination. */
  readonly wound: number
  readonly elimination: number
  /** To one who is wounded: his end. */
  readonly finish: number
}

export const NO_HARM: Harm = { wound: 0, elimination: 0, finish: 0 }

/** Of a man's AP, what his first wound takes; and AP for the Actions that one who is gone will not do. */
export const WOUND = 0.45
export const PRESENCE = 1.5

/** AP that it takes from a healthy man of so many. */
export const harmToHealthy = ({ wound, elimination }: Harm, ap: number): number =>
  wound * WOUND * ap + elimination * (ap + PRESENCE)

/** The same of one who is wounded. */
export const harmToWounded = ({ finish }: Harm, ap: number): number => finish * ((1 - WOUND) * ap + PRESENCE)

/** A share of it. */
export const partOf = (share: number, { wound, elimination, finish }: Harm): Harm => ({
  wound: share * wound,
  elimination: share * elimination,
  finish: share * finish,
})

const TERMS = [{ aims: 0 }, { aims: 1 }, { aims: 2 }] as const
const PLAIN = TERMS[0]

/** Of the best of these guns. */
export function harmOf(
  state: GameState,
  shooter: Figure,
  guns: readonly WeaponProfile[],
  target: Figure,
  fragile: boolean,
  aims = 0,
): Harm {
  let best = NO_HARM
  let most = 0
  for (const gun of guns) {
    const profile = shotProfile(state, shooter, gun, target, TERMS[Math.min(2, aims)] ?? PLAIN)
    if (!profile) continue
    const { wound, elimination, miss } = diceOdds({
      dice: profile.dice.count,
      need: profile.need.score,
      wounded: fragile,
      hasWoundedSide: true,
      headshotSixes: profile.headshotSixes,
    })
    const worth = WOUND * wound + elimination
    if (worth <= most) continue
    most = worth
    best = { wound, elimination, finish: 1 - miss }
  }
  return best
}
