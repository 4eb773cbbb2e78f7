import type { Chance, Figure, GameState, Plan, Question, SideId } from '@tactic48/rules'
import { act } from '../exchange/act.ts'
import { fightOnce } from '../exchange/dice.ts'
import { firefight } from '../exchange/firefight.ts'
import { copyOf, type World, worldOf } from '../exchange/world.ts'
import { squareBetween } from '../generator/places.ts'
import type { Choice, Prospects, Weighed } from '../regular.ts'
import { prospectsOf } from '../regular.ts'
import { type Situation, situationOf } from '../situation.ts'
import { mixed } from './dice.ts'
import { playedOut, standingOf } from './playout.ts'

/** The search budget of one decision: the same on every machine. */
export interface Budget {
  /** Number of Actions with exact values one Action ahead, and of those rated by the model, against ten enemies. */
  readonly weighed: number
  readonly modelled: number
  /** Number of Actions, best by the model, that are simulated with dice, and runs for each. */
  readonly fought: number
  readonly fights: number
  /** Number of these that are played out in the engine, and the most runs for each. */
  readonly played: number
  readonly playouts: number
  /** Turns of a playout after this one, and firefights that rate its end. */
  readonly turns: number
  readonly leaf: number
}

/** The caller's watchdog: false ends the search with the best so far. */
export type GoesOn = () => boolean

/** Weight of the one-Action value beside the model, and its limits in AP. */
const PRIOR = 0.3
const LEAST_PRIOR = -4
const MOST_PRIOR = 12
/** An Action of this value wins the game and needs no search. */
const DECIDED = 100
/** Of ending the turn. */
const RESTING = 0.15
/** AP of a win, in dice and in the engine; weight of the model beside them. */
const WON = 25
const PLAYED = 25
const MODEL = 0.5
/** Candidates behind the best by more AP than this are not played out. */
const CLOSE = 3
/** Turns of a firefight with dice. */
const FIGHT_TURNS = 7
/** Number of Actions outside the model that are played out beside the best. */
const STRANGERS = 2
const LEAST_STRANGE = 0.15
/** Playouts between two eliminations, and the number of standard errors for one. */
const ROUND = 8
const BEHIND = 2
const ALTERNATIVES = 3
/** Men on the table that a budget is meant for; with more, fewer Actions are rated and played out. */
const USUAL_FOES = 10
const USUAL_MEN = 20
const LEAST_PLAYOUTS = 6
/** Most men of a side in one model. */
const MANY_OWN = 14
const MANY_FOES = 16

interface Arm {
  readonly weighed: Weighed
  readonly world: World
  readonly ends: boolean
  readonly prior: number
  /** AP by the model. */
  readonly modelled: number
  fights: number
  fought: number
  played: number[]
}

/** The best next Action by a search in three stages; clear cases are played at once. */
export function plannedAction(
  state: GameState,
  side: SideId,
  question: Question,
  chance: Chance,
  budget: Budget,
  goesOn: GoesOn = () => true,
): Choice | undefined {
  const situation = situationOf(state, side)
  const prospects = prospectsOf(situation, question, budget.weighed)
  const { atOnce, weighed } = prospects
  const [first] = weighed
  if (atOnce) return { ...atOnce, alternatives: [] }
  if (first && first.value > DECIDED) return chosen(first, weighed)
  const seed = chance.int(0x4000_0000)
  const arms = modelled(situation, prospects, budget)
  if (arms.length === 0) return undefined
  let best = foughtOut(arms, budget, seed)
  const playouts = playoutsIn(situation, budget)
  if (playouts > 0 && best.length > 1 && goesOn()) {
    best = playedThrough(state, side, best, { ...budget, playouts }, seed, goesOn)
  }
  const [arm, ...rest] = best
  return (
    arm &&
    chosen(
      arm.weighed,
      rest.map((other) => other.weighed),
    )
  )
}

const chosen = (one: Weighed, others: readonly Weighed[]): Choice => ({
  ...one,
  alternatives: others.filter((other) => other !== one).slice(0, ALTERNATIVES),
})

/** Rates every Action and the end of the turn by the exchange model. */
function modelled(situation: Situation, { weighed, others, rest, owes }: Prospects, budget: Budget): Arm[] {
  const root = sceneOf(situation)
  const most = budget.modelled * Math.min(1, USUAL_FOES / Math.max(1, root.forces[1].men.length))
  const arms: Arm[] = []
  const least = weighed[weighed.length - 1]?.value ?? 0
  const all = [...weighed, ...others.map((plan) => ({ plan, command: plan.command, value: least }))].slice(0, most)
  let strangers = 0
  for (const one of all) {
    const world = copyOf(root)
    const known = act(world, one.plan)
    if (!known) {
      if (one.value < LEAST_STRANGE || strangers >= STRANGERS) continue
      strangers += 1
      pays(world, one.plan)
    }
    const prior = Math.max(LEAST_PRIOR, Math.min(MOST_PRIOR, one.value))
    arms.push(armOf(one, world, false, prior, known ? 0 : prior))
  }
  if (rest && !owes) arms.push(armOf({ plan: rest, command: rest.command, value: 0 }, root, true, RESTING, 0))
  return arms.sort((a, b) => scoreOf(b) - scoreOf(a))
}

/** Playouts take longer with more men; too few would be meaningless. */
function playoutsIn({ friends, enemies }: Situation, { playouts }: Budget): number {
  const scaled = Math.floor(playouts * Math.min(1, USUAL_MEN / Math.max(1, friends.length + enemies.length)))
  return scaled < LEAST_PLAYOUTS ? 0 : scaled
}

function armOf(weighed: Weighed, world: World, ends: boolean, prior: number, beside: number): Arm {
  const modelled = firefight(copyOf(world), ends) + beside
  return { weighed, world, ends, prior, modelled, fights: 0, fought: 0, played: [] }
}

/** An Action outside the model still costs its tokens. */
function pays({ forces: [own] }: World, { command, price }: Plan): void {
  own.tokens -= price?.tokens ?? 0
  const who = 'figure' in command ? command.figure : undefined
  const i = own.men.findIndex(({ id }) => id === who)
  if (i >= 0) own.slots[i] = (own.slots[i] as number) - (price?.slots ?? 0)
}

/** Men who may act, and the nearest enemies. */
export function sceneOf(situation: Situation): World {
  const { state, side, friends, enemies } = situation
  const own = friends.length <= MANY_OWN ? friends : situation.movers()
  return worldOf(state, side, own, enemies.length <= MANY_FOES ? enemies : nearestTo(own, enemies))
}

function nearestTo(own: readonly Figure[], enemies: readonly Figure[]): readonly Figure[] {
  const away = (enemy: Figure): number =>
    own.reduce(
      (least, { position }) => Math.min(least, squareBetween(position, enemy.position)),
      Number.POSITIVE_INFINITY,
    )
  return enemies
    .map((enemy) => ({ enemy, away: away(enemy) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, MANY_FOES)
    .map(({ enemy }) => enemy)
}

const scoreOf = ({ modelled, prior }: Arm): number => modelled + PRIOR * prior

const foughtValue = (arm: Arm): number =>
  MODEL * scoreOf(arm) + (1 - MODEL) * PRIOR * arm.prior + (WON * arm.fought) / Math.max(1, arm.fights)

/** Simulates the best by the model with the same dice for all; drops the worse half after each third. */
function foughtOut(arms: readonly Arm[], { fought, fights, played }: Budget, seed: number): readonly Arm[] {
  if (fights === 0) return arms.slice(0, Math.max(played, 1))
  let list = arms.slice(0, fought)
  let done = 0
  for (let round = 1; round <= 3 && list.length > 1; round++) {
    const upTo = Math.ceil((fights * round) / 3)
    for (const arm of list) {
      for (let n = done; n < upTo; n++) {
        arm.fought += fightOnce(arm.world, mixed(seed, n), FIGHT_TURNS, arm.ends)
        arm.fights += 1
      }
    }
    done = upTo
    list.sort((a, b) => foughtValue(b) - foughtValue(a))
    if (round < 3) list = list.slice(0, Math.max(played, 2, Math.ceil(list.length / 2)))
  }
  return list
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)

const playedValue = (arm: Arm): number => foughtValue(arm) + PLAYED * meanOf(arm.played)

/** Plays the last ones in the engine, through the turn and the reply; drops those clearly behind. */
function playedThrough(
  state: GameState,
  side: SideId,
  arms: readonly Arm[],
  { played, playouts, turns, leaf }: Budget,
  seed: number,
  goesOn: GoesOn,
): readonly Arm[] {
  const [first] = arms
  const least = first ? foughtValue(first) - CLOSE : 0
  let list = arms.slice(0, played).filter((arm) => foughtValue(arm) >= least)
  const dropped: Arm[] = arms.filter((arm) => !list.includes(arm))
  const judge = (end: GameState, key: number): number =>
    leaf > 0 && end.phase === 'play' ? judged(end, side, leaf, key) : standingOf(end, side)
  for (let n = 0; n < playouts && list.length > 1 && goesOn(); n++) {
    const key = mixed(seed, n)
    for (const arm of list) arm.played.push(judge(playedOut(state, arm.weighed.plan, key, turns), key))
    if ((n + 1) % ROUND !== 0) continue
    list.sort((a, b) => playedValue(b) - playedValue(a))
    const [leader] = list
    const behind = list.filter((arm) => leader && isBehind(arm, leader))
    dropped.unshift(...behind)
    list = list.filter((arm) => !behind.includes(arm))
  }
  list.sort((a, b) => playedValue(b) - playedValue(a))
  return [...list, ...dropped]
}

/** Compared with the same dice, behind by more than the error. */
function isBehind(arm: Arm, leader: Arm): boolean {
  if (arm === leader) return false
  const gaps = arm.played.map((value, n) => (leader.played[n] ?? 0) - value)
  const mean = meanOf(gaps)
  const squares = gaps.reduce((sum, gap) => sum + (gap - mean) * (gap - mean), 0)
  const error = Math.sqrt(squares / Math.max(1, gaps.length - 1) / gaps.length)
  return PLAYED * (mean - BEHIND * error) + foughtValue(leader) - foughtValue(arm) > 0
}

/** The value at the end of a playout, by firefights from there. */
function judged(end: GameState, side: SideId, fights: number, seed: number): number {
  const world = sceneOf(situationOf(end, side))
  let sum = 0
  for (let n = 0; n < fights; n++) sum += fightOnce(world, mixed(seed, n), FIGHT_TURNS - 2, end.turn.active !== side)
  return sum / fights
}
