import { COVERED, harmsOf, MOST_SHOTS, MOVE_CAP, SHOTS, type Shot, WORTH_A_SHOT, WORTH_COVER } from './firefight.ts'
import { type Harm, harmToHealthy, harmToWounded, NO_HARM, WOUND } from './harm.ts'
import type { Man } from './man.ts'
import type { Force, World } from './world.ts'

// The same firefight with dice: men are healthy, wounded or gone, targets are chosen anew after every result, until a side breaks.

type Fate = 0 | 1 | 2
const HEALTHY: Fate = 0
const HURT: Fate = 1
const GONE: Fate = 2

/** Minimum gain of a shot in AP, in addition to its token. */
const PER_TOKEN = 0.25
/** Weight of a wound in the final losses; steepness of the value of an advantage. */
const LASTING = 0.4
const STEEP = 4

/** The same key gives the same number, so that candidates are compared with the same dice. */
function dieOf(key: number): number {
  let t = Math.imul(key ^ (key >>> 15), 1 | key)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

/** One side in one game of dice. */
interface Fighting {
  readonly force: Force
  readonly fates: Fate[]
  readonly slots: number[]
  readonly shots: number[]
  readonly moved: number[]
  readonly here: Harm[]
  readonly held: boolean[]
  tokens: number
  lost: number
}

function fightingOf(force: Force, key: number, salt: number): Fighting {
  const fighting: Fighting = {
    force,
    fates: [],
    slots: force.slots.slice(),
    shots: force.shots.slice(),
    moved: force.moved.slice(),
    here: force.here.slice(),
    held: force.held.slice(),
    tokens: force.tokens,
    lost: force.lost,
  }
  for (let i = 0; i < force.men.length; i++) {
    const die = dieOf(key + 7919 * (salt + i))
    const healthy = force.healthy[i] as number
    const alive = healthy + (force.wounded[i] as number) + (force.shocked[i] as number)
    fighting.fates.push(die < healthy ? HEALTHY : die < alive ? HURT : GONE)
    if (fighting.fates[i] === GONE) fighting.lost += priceOf(force, i)
  }
  return fighting
}

const priceOf = ({ countsMen, men }: Force, i: number): number => (countsMen ? 1 : (men[i] as Man).ap)

const isBroken = ({ lost, force }: Fighting): boolean => lost >= force.breaksAt - 1e-9

/** One firefight with these dice over `turns` turns: 1 = the own side wins, 0 = the enemy wins. */
export function fightOnce(world: World, seed: number, turns: number, ends: boolean): number {
  const key = Math.imul(seed + 1, 0x9e3779b1) | 0
  const own = fightingOf(world.forces[0], key, 1)
  const foe = fightingOf(world.forces[1], key, 65)
  if (isBroken(foe)) return 1
  if (isBroken(own)) return 0
  for (let turn = 0; turn < turns; turn++) {
    const active = turn % 2 === 0 ? own : foe
    if (turn > 0) begins(active, world.state.rules.atIncome)
    if (turn === 0 && ends) continue
    if (touches(active, key + 31 * turn)) return active === own ? 1 : 0
    const broken = spend(active, active === own ? foe : own, key + 104729 * 16 * turn)
    if (broken) return active === own ? 1 : 0
    active.held.fill(false)
  }
  return worthOf(own, foe)
}

function worthOf(own: Fighting, foe: Fighting): number {
  const x = STEEP * (shareLost(foe) - shareLost(own))
  return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x)
}

/** As a share of twice the losses that break the side. */
function shareLost({ force, fates, lost }: Fighting): number {
  let all = lost
  for (let i = 0; i < fates.length; i++) if (fates[i] === HURT) all += LASTING * priceOf(force, i)
  return all / Math.max(1, 2 * force.breaksAt)
}

function begins(side: Fighting, income: number): void {
  side.tokens += income
  side.force.men.forEach((man, i) => {
    side.slots[i] = man.allowance
    side.shots[i] = man.shots
    side.moved[i] = 0
  })
}

/** Probability that a man within reach of his goal gets there. */
const COMES_THROUGH = 0.6

function touches({ force, fates, tokens, slots, moved }: Fighting, key: number): boolean {
  for (let i = 0; i < fates.length; i++) {
    const moves = force.toGoal[i] as number
    if (fates[i] === GONE || moves > Math.min(tokens, slots[i] as number, MOVE_CAP - (moved[i] as number))) continue
    if (moves === 0 || dieOf(key + 15485863 * (i + 1)) < COMES_THROUGH) return true
  }
  return false
}

/** The shots of one turn; true if they broke the other side. */
function spend(side: Fighting, other: Fighting, key: number): boolean {
  for (let spent = 0; spent < MOST_SHOTS && side.tokens > 0; spent++) {
    const best = bestShot(side, other)
    if (!best) return false
    const { i, j, shot } = best
    side.tokens -= shot.tokens
    side.slots[i] = (side.slots[i] as number) - shot.tokens
    if (shot.way !== 'blast') side.shots[i] = (side.shots[i] as number) - 1
    const at = i * other.fates.length + j
    const done = (shot.way === 'here' ? side.here : harmsOf(side.force, shot))[at] ?? NO_HARM
    const covered = shot.way !== 'blast' && takesCover(other, j, done)
    if (shot.movement > 0) {
      goesOut(side, other, i, j, shot)
      side.here[at] = done
    }
    if (hits(other, j, done, covered, dieOf(key + 104729 * (spent + 1))) && isBroken(other)) return true
  }
  return false
}

function bestShot(side: Fighting, other: Fighting): { i: number; j: number; shot: Shot } | undefined {
  const { force, fates, slots, shots, moved, tokens, held } = side
  const many = other.fates.length
  let most = WORTH_A_SHOT
  let who = -1
  let whom = -1
  let how: Shot = SHOTS[0]
  for (let i = 0; i < fates.length; i++) {
    if (fates[i] === GONE || (slots[i] as number) < 1 || held[i]) continue
    for (const shot of SHOTS) {
      if (shot.tokens > tokens || shot.tokens > (slots[i] as number)) continue
      if (shot.way !== 'blast' && (shots[i] as number) < 1) continue
      if (shot.movement > 0 && (moved[i] as number) + shot.movement > MOVE_CAP) continue
      const harms = shot.way === 'here' ? side.here : harmsOf(force, shot)
      for (let j = 0; j < many; j++) {
        const done = harms[i * many + j] ?? NO_HARM
        if (done === NO_HARM || other.fates[j] === GONE) continue
        const gain = harmTo(other, j, done) / shot.tokens - PER_TOKEN
        if (gain <= most) continue
        most = gain
        who = i
        whom = j
        how = shot
      }
    }
  }
  return who < 0 ? undefined : { i: who, j: whom, shot: how }
}

function harmTo({ force, fates }: Fighting, j: number, harm: Harm): number {
  const { ap } = force.men[j] as Man
  return fates[j] === HEALTHY ? harmToHealthy(harm, ap) : harmToWounded(harm, ap)
}

/** COVER-03. */
function takesCover(side: Fighting, j: number, harm: Harm): boolean {
  if (side.tokens < 1) return false
  const { ap } = side.force.men[j] as Man
  const { wound, elimination, finish } = harm
  const loss = side.fates[j] === HEALTHY ? (wound * WOUND + elimination) * ap : finish * (1 - WOUND) * ap
  if (loss * (1 - COVERED) <= WORTH_COVER) return false
  side.tokens -= 1
  return true
}

/** Return fire at the place that he shoots from. */
function goesOut(side: Fighting, other: Fighting, i: number, j: number, shot: Shot): void {
  const { force } = side
  const back = (shot.way === 'near' ? force.backNear : force.backFar)[i * other.fates.length + j] ?? NO_HARM
  const mirrored = j * side.fates.length + i
  const before = other.here[mirrored] ?? NO_HARM
  if (back.wound + back.elimination > before.wound + before.elimination) other.here[mirrored] = back
  side.moved[i] = (side.moved[i] as number) + shot.movement
}

/** True if the man is eliminated. */
function hits(side: Fighting, j: number, { wound, elimination, finish }: Harm, covered: boolean, die: number): boolean {
  const share = covered ? COVERED : 1
  if (side.fates[j] === HEALTHY) {
    if (die >= share * (elimination + wound)) return false
    if (die >= share * elimination) {
      side.fates[j] = HURT
      return false
    }
  } else if (die >= share * finish) return false
  side.fates[j] = GONE
  side.lost += priceOf(side.force, j)
  return true
}
