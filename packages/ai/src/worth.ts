import {
  breaksIfLost,
  comradesOf,
  type Figure,
  faceOf,
  type GameState,
  isMedic,
  isOfficer,
  isWounded,
  livesOf,
  opponentOf,
  sheetOf,
  type Tally,
  winsWithOneMore,
  worthOf,
  worthOfFigure,
} from '@tactic48/rules'

/** What a wound takes from a Character that has a wounded side. */
export const WOUND_SHARE = 0.45
/** What is left to win in a wounded one. */
const WOUNDED_SHARE = 0.75
/** AP for the Actions that one who is gone will not do. */
const PRESENCE = 1.5
/** AP for one who may be at the objective in his next turn; in a battle (HOUSE-20) that is often but a part of what wins it. */
const MENACE = 10
const GOAL_MENACE = 5
/** ORDER-01: AP for one whose orders make others act. */
const LEADS = 5
/** More than anything on the table. */
export const VICTORY = 200
/** A game lost is as bad as a game won is good, but a risk of it must not stop all play: no more than a few Characters. */
const DEFEAT = 12
/** The same for staying in the sights of the enemy. */
const DREAD = 6
/** AP for ending the game by a kill: much, but a small chance of it is no reason to let a likely kill go. */
const DECISIVE = 30

/** What is at stake with one figure, in AP. */
export interface Stake {
  readonly wound: number
  readonly elimination: number
  /** VICT-01, VICT-05: its loss decides the game. */
  readonly decides: boolean
  /** AP that staying in the sights of the enemy costs him beside. */
  readonly dread: number
}

export interface Harm {
  readonly wound: number
  readonly elimination: number
}

export function stakeOf(state: GameState, figure: Figure, isMenace: boolean, tally: Tally): Stake {
  const ap = apOf(state, figure) + (state.rules.company && isOfficer(state, figure) ? LEADS : 0)
  const menace = isMenace ? (isBold(state) ? GOAL_MENACE : MENACE) : 0
  const decides = isDecisive(state, figure, tally)
  const wounded = isWounded(state, figure)
  const elimination = (wounded ? WOUNDED_SHARE : 1) * ap + PRESENCE + menace
  const fragile = livesOf(state, figure) === 1
  return {
    wound: fragile ? elimination : WOUND_SHARE * ap + menace,
    elimination,
    decides,
    dread: decides && !isBold(state) ? DREAD : 0,
  }
}

/** VICT-01, HOUSE-20: his loss ends the game; in a battle where its goals say so, and where half of a force may count for nothing. */
function isDecisive(state: GameState, figure: Figure, tally: Tally): boolean {
  const { goals } = state
  if (goals?.losses !== 'ignore' && breaksIfLost(state, figure, tally)) return true
  const foe = opponentOf(figure.side)
  if (!goals || !winsWithOneMore(state, foe)) return false
  const lost = tally.lostAp + worthOfFigure(state, figure)
  const reached = goals.reached[foe]
  return (goals.sides[foe]?.list ?? []).some(
    (goal, index) =>
      goal.kind === 'eliminate' && !reached.includes(index) && 100 * lost >= goal.share * Math.max(1, tally.totalAp),
  )
}

/** HOUSE-20: in a battle one side has to come forward and time is short, so it takes less care of its men. */
export const isBold = ({ goals }: GameState): boolean => goals !== undefined

/** ORDER-01, MEDIC-02, RADIO-01: others depend on him; he fights from behind. */
export const serves = (state: GameState, figure: Figure): boolean =>
  state.rules.company !== undefined &&
  (isOfficer(state, figure) || isMedic(state, figure) || faceOf(state, figure).contactHq !== undefined)

/** REINF-03: the first of those who share a card is a wound to it. */
function apOf(state: GameState, figure: Figure): number {
  const shared = comradesOf(state, figure).length > 0
  return shared ? WOUND_SHARE * worthOf(state.cards, sheetOf(state, figure)) : worthOfFigure(state, figure)
}

/** Expected loss in AP. Whether it would decide the game is left out: who fears defeat everywhere sits still until it comes. */
export const lossOf = (stake: Stake, odds: Harm): number =>
  odds.wound * stake.wound + odds.elimination * stake.elimination

/** Of harm that the enemy may do where one stands: he who is the game does not stay in the open for nothing. */
export const dreadOf = (stake: Stake, odds: Harm): number => lossOf(stake, odds) + stake.dread * odds.elimination

/** Of a risk that is taken now. */
export const riskOf = (stake: Stake, odds: Harm): number =>
  lossOf(stake, odds) + (stake.decides ? DEFEAT * odds.elimination : 0)

/** Of harm that is done to the enemy now. */
export const gainOf = (stake: Stake, odds: Harm): number =>
  lossOf(stake, odds) + (stake.decides ? DECISIVE * odds.elimination : 0)
