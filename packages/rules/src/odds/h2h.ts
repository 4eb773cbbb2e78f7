import type { RuleSet } from '../editions/ruleSet.ts'
import { cardOf, comradesOf, isWounded } from '../query/figures.ts'
import { h2hDiceOf } from '../query/h2h.ts'
import type { Figure } from '../state/figure.ts'
import type { GameState } from '../state/state.ts'
import { hitDistribution, tail } from './dice.ts'

export interface Fighter {
  readonly healthy: number
  /** Absent: eliminated by the first wound (WOUND-08). */
  readonly woundedSide?: number
  readonly wounded: boolean
  /** REINF-03: shares his card with a comrade; his first wound takes him away. */
  readonly shares?: boolean
}

/** As the figure would fight now. */
export function fighterOf(state: GameState, figure: Figure): Fighter {
  const { healthy, wounded } = cardOf(state, figure)
  return {
    healthy: h2hDiceOf(state, figure, healthy),
    ...(wounded ? { woundedSide: h2hDiceOf(state, figure, wounded) } : {}),
    wounded: isWounded(state, figure),
    ...(comradesOf(state, figure).length > 0 && { shares: true }),
  }
}

export interface FighterOdds {
  readonly untouched: number
  /** Alive with a wound taken in this fight. */
  readonly wounded: number
  readonly eliminated: number
}

export interface FightOdds {
  readonly mover: FighterOdds
  readonly opponent: FighterOdds
  readonly bothEliminated: number
  /** H2H-04: broken off with both alive. */
  readonly standoff: number
}

export type FightRules = Pick<RuleSet, 'h2hSequence' | 'killedAnswer' | 'h2hHitOn'>

/** H2H-04. */
const MAX_ROUNDS = 100

/** Wounds a fighter has taken in this fight; `gone` = enough. */
type Hurt = 0 | 1
type Fate = Hurt | 'gone'

interface Stand {
  readonly mover: Fate
  readonly opponent: Fate
  readonly p: number
}

const livesOf = (fighter: Fighter): number =>
  fighter.wounded || fighter.shares || fighter.woundedSide === undefined ? 1 : 2

const diceOf = (fighter: Fighter, hurt: Hurt): number =>
  fighter.wounded || hurt === 1 ? (fighter.woundedSide ?? fighter.healthy) : fighter.healthy

const killedDice = (fighter: Fighter, rules: FightRules): number =>
  rules.killedAnswer === 'asBefore' ? diceOf(fighter, 0) : (fighter.woundedSide ?? fighter.healthy)

/** The chances of every fate after a blow with this number of dice. */
function blow(fighter: Fighter, hurt: Hurt, dice: number, hitOn: number): readonly (readonly [Fate, number])[] {
  const hits = hitDistribution(dice, hitOn)
  const left = livesOf(fighter) - hurt
  const none = hits[0] ?? 0
  if (left === 1)
    return [
      [hurt, none],
      ['gone', tail(hits, 1)],
    ]
  return [
    [0, none],
    [1, hits[1] ?? 0],
    ['gone', tail(hits, 2)],
  ]
}

/** H2H-02 … H2H-05: mover against opponent, every round enumerated until the fight is over or broken off. */
export function h2hOdds(mover: Fighter, opponent: Fighter, rules: FightRules): FightOdds {
  const done: Stand[] = []
  const later = new Map<string, readonly Stand[]>()
  let open: readonly Stand[] = [{ mover: 0, opponent: 0, p: 1 }]
  for (let round = 1; round <= MAX_ROUNDS && open.length > 0; round++) {
    const next = new Map<string, Stand>()
    for (const stand of open) {
      const known = round > 1 ? later.get(keyOf(stand)) : undefined
      const outcomes = known ?? exchange(mover, opponent, rules, { ...stand, p: 1 }, round)
      if (round > 1 && !known) later.set(keyOf(stand), outcomes)
      for (const outcome of outcomes) {
        const p = stand.p * outcome.p
        if (p === 0) continue
        if (outcome.mover === 'gone' || outcome.opponent === 'gone') done.push({ ...outcome, p })
        else next.set(keyOf(outcome), { ...outcome, p: p + (next.get(keyOf(outcome))?.p ?? 0) })
      }
    }
    open = [...next.values()]
  }
  return sumUp([...done, ...open])
}

const keyOf = ({ mover, opponent }: Stand): string => `${mover}${opponent}`

/** One round from a stand in which both live. */
function exchange(mover: Fighter, opponent: Fighter, rules: FightRules, stand: Stand, round: number): readonly Stand[] {
  const { mover: m, opponent: o, p } = stand
  if (m === 'gone' || o === 'gone') return [stand]
  const after: Stand[] = []
  for (const [fate, chance] of blow(opponent, o, diceOf(mover, m), rules.h2hHitOn)) {
    const dice = answerDice(opponent, o, fate, rules, round)
    for (const [own, answer] of blow(mover, m, dice, rules.h2hHitOn)) {
      after.push({ mover: own, opponent: fate, p: p * chance * answer })
    }
  }
  return after
}

/** H2H-03: at once with the old value, or in turn with what is left; a man killed by the first roll answers once. */
function answerDice(opponent: Fighter, before: Hurt, fate: Fate, rules: FightRules, round: number): number {
  if (rules.h2hSequence === 'simultaneous') return diceOf(opponent, before)
  if (fate !== 'gone') return diceOf(opponent, fate)
  return round === 1 ? killedDice(opponent, rules) : 0
}

function sumUp(stands: readonly Stand[]): FightOdds {
  const chanceOf = (test: (stand: Stand) => boolean): number =>
    stands.reduce((sum, stand) => (test(stand) ? sum + stand.p : sum), 0)
  const fates = (who: 'mover' | 'opponent'): FighterOdds => ({
    untouched: chanceOf((stand) => stand[who] === 0),
    wounded: chanceOf((stand) => stand[who] === 1),
    eliminated: chanceOf((stand) => stand[who] === 'gone'),
  })
  return {
    mover: fates('mover'),
    opponent: fates('opponent'),
    bothEliminated: chanceOf(({ mover, opponent }) => mover === 'gone' && opponent === 'gone'),
    standoff: chanceOf(({ mover, opponent }) => mover !== 'gone' && opponent !== 'gone'),
  }
}
