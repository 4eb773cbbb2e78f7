import { diceOdds, type Figure, type GameState, shotProfile, type WeaponProfile } from '@tactic48/rules'

/** Possible effects of one attack on one man. */
export interface Harm {
  /** Of a healthy man: first wound, and outright elimination. */
  readonly wound: number
  readonly elimination: number
  /** Of a wounded man: elimination. */
  readonly finish: number
}

export const NO_HARM: Harm = { wound: 0, elimination: 0, finish: 0 }

/** Share of a man's AP that a first wound costs; and AP for the Actions lost with an eliminated man. */
export const WOUND = 0.45
export const PRESENCE = 1.5

/** Expected loss of a healthy man with this AP. */
export const harmToHealthy = ({ wound, elimination }: Harm, ap: number): number =>
  wound * WOUND * ap + elimination * (ap + PRESENCE)

/** Expected loss of a wounded man. */
export const harmToWounded = ({ finish }: Harm, ap: number): number => finish * ((1 - WOUND) * ap + PRESENCE)

/** The harm, scaled. */
export const partOf = (share: number, { wound, elimination, finish }: Harm): Harm => ({
  wound: share * wound,
  elimination: share * elimination,
  finish: share * finish,
})

const TERMS = [{ aims: 0 }, { aims: 1 }, { aims: 2 }] as const
const PLAIN = TERMS[0]

/** The harm of the best of these guns. */
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
