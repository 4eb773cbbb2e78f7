import { type Harm, harmToHealthy, harmToWounded, NO_HARM, partOf } from './harm.ts'
import type { Man } from './man.ts'
import { type Force, lossOf, type World } from './world.ts'

// Expected course of this turn and the next ones: fractions of men shoot at fractions of men, and each side spends its tokens on the best
// shots. No dice, no noise.

/** Turns of look-ahead, this one included, and the discount of later ones. */
const TURNS = 4
const FADING = 0.8
/** Minimum gain of a shot in AP, in addition to its token. */
const PER_TOKEN = 0.25
export const WORTH_A_SHOT = 0.02
/** Value in AP of a token left at the end of the own turn, and the number of tokens that count. */
const SAVED = 0.1
const MANY_SAVED = 10
/** COVER-03: share of the harm that remains after Take Cover; AP that it must save to be worth a token. */
export const COVERED = 0.7
export const WORTH_COVER = 0.3
/** Without contact: AP for each u beyond shooting reach. */
const APART = 0.04
const MEETING = 9
/** Value in AP of a winning touch, and the probability that a man within reach gets there. */
const TOUCH = 25
const COMES_THROUGH = 0.6
/** Smaller fractions of a man are ignored. */
const LEAST = 0.05
export const MOVE_CAP = 3
/** Ways of shooting, from here, after a Move & Fire, after a Move before it, with a grenade: what each costs and the movement in it. */
export const SHOTS = [
  { way: 'here', tokens: 1, movement: 0 },
  { way: 'near', tokens: 1, movement: 1 },
  { way: 'far', tokens: 2, movement: 2 },
  { way: 'blast', tokens: 2, movement: 0 },
] as const
export type Shot = (typeof SHOTS)[number]

/** The harm table for this way of shooting. */
export const harmsOf = (force: Force, { way }: Shot): readonly Harm[] => force[way]

/** A shot of this weight at man j. */
function strike(force: Force, j: number, weight: number, { wound, elimination, finish }: Harm): void {
  const healthy = force.healthy[j] as number
  const wounded = force.wounded[j] as number
  const shocked = force.shocked[j] as number
  force.lostAp += weight * (healthy * elimination + (wounded + shocked) * finish) * (force.men[j] as Man).ap
  force.healthy[j] = healthy * (1 - weight * (wound + elimination))
  force.wounded[j] = wounded * (1 - weight * finish)
  force.shocked[j] = shocked * (1 - weight * finish) + weight * healthy * wound
}

/** COVER-03: takes cover if the side has a token and it saves enough. */
export function fireAt(force: Force, j: number, weight: number, harm: Harm): void {
  if (force.tokens >= 1 && weight * (1 - COVERED) * harmTo(force, j, harm) > WORTH_COVER) {
    force.tokens -= 1
    strike(force, j, weight, partOf(COVERED, harm))
    return
  }
  strike(force, j, weight, harm)
}

/** A fight or a blast: no Take Cover. */
export const harm = strike

/** Expected loss in AP of man j in his present condition. */
function harmTo({ men, healthy, wounded, shocked }: Force, j: number, harm: Harm): number {
  const { ap } = men[j] as Man
  const hurt = (wounded[j] as number) + (shocked[j] as number)
  return (healthy[j] as number) * harmToHealthy(harm, ap) + hurt * harmToWounded(harm, ap)
}

const ableShare = ({ healthy, wounded }: Force, i: number): number => (healthy[i] as number) + (wounded[i] as number)

/** Man i shoots at enemy j: the harm, and his risk at the place that he shoots from. */
export function shoot(force: Force, foe: Force, i: number, j: number, shot: Shot, weight = ableShare(force, i)): void {
  const at = i * foe.men.length + j
  const done = harmsOf(force, shot)[at] ?? NO_HARM
  if (shot.way === 'blast') strike(foe, j, weight, done)
  else fireAt(foe, j, weight, done)
  if (shot.movement > 0) {
    const back = (shot.way === 'near' ? force.backNear : force.backFar)[at] ?? NO_HARM
    const mirrored = j * force.men.length + i
    const before = foe.here[mirrored] ?? NO_HARM
    if (back.wound + back.elimination > before.wound + before.elimination) foe.here[mirrored] = back
    force.here[at] = done
    force.moved[i] = (force.moved[i] as number) + shot.movement
  }
  if (shot.way !== 'blast') force.shots[i] = (force.shots[i] as number) - 1
}

/** One side spends its tokens on its best shots. */
export function halfTurn(force: Force, foe: Force): void {
  for (let spent = 0; spent < MOST_SHOTS && force.tokens > 0; spent++) {
    let most = WORTH_A_SHOT
    let who = -1
    let whom = -1
    let how: Shot = SHOTS[0]
    for (let i = 0; i < force.men.length; i++) {
      const able = ableShare(force, i)
      const slots = force.slots[i] as number
      if (able < LEAST || slots < 1 || force.held[i]) continue
      for (const shot of SHOTS) {
        if (shot.tokens > force.tokens || shot.tokens > slots) continue
        if (shot.way !== 'blast' && (force.shots[i] as number) < 1) continue
        if (shot.movement > 0 && (force.moved[i] as number) + shot.movement > MOVE_CAP) continue
        const harms = harmsOf(force, shot)
        for (let j = 0; j < foe.men.length; j++) {
          const done = harms[i * foe.men.length + j] ?? NO_HARM
          if (done === NO_HARM) continue
          const gain = (able * harmTo(foe, j, done)) / shot.tokens - PER_TOKEN
          if (gain <= most) continue
          most = gain
          who = i
          whom = j
          how = shot
        }
      }
    }
    if (who < 0) return
    force.tokens -= how.tokens
    force.slots[who] = (force.slots[who] as number) - how.tokens
    shoot(force, foe, who, whom, how)
  }
}

export const MOST_SHOTS = 16

/** VICT-02, HOUSE-20: probability that a man of this side touches his goal in this turn. */
function touches(force: Force): number {
  let none = 1
  for (let i = 0; i < force.men.length; i++) {
    const reach = Math.min(force.tokens, force.slots[i] as number, MOVE_CAP - (force.moved[i] as number))
    const moves = force.toGoal[i] as number
    if (moves <= reach) none *= 1 - ableShare(force, i) * (moves === 0 ? 1 : COMES_THROUGH)
  }
  return 1 - none
}

/** TURN-04: a new turn of this side. */
function begins(force: Force, income: number): void {
  force.tokens += income
  force.men.forEach((man, i) => {
    force.slots[i] = man.allowance
    force.shots[i] = man.shots
    force.moved[i] = 0
  })
}

/** WOUND-03: clears Shock for later turns. */
function recover({ men, wounded, shocked }: Force): void {
  for (let i = 0; i < men.length; i++) {
    wounded[i] = (wounded[i] as number) + (shocked[i] as number)
    shocked[i] = 0
  }
}

/** Expected balance in AP; consumes the world. `ends`: the own turn ends now. */
export function firefight(world: World, ends = false): number {
  const [own, foe] = world.forces
  const { atIncome } = world.state.rules
  const balance = (): number => lossOf(foe) - lossOf(own)
  let before = balance()
  let value = before
  let weight = 1
  let saved = 0
  let open = 1
  for (let turn = 0; turn < TURNS; turn++) {
    const active = turn % 2 === 0 ? own : foe
    const other = turn % 2 === 0 ? foe : own
    if (turn > 0) begins(active, atIncome)
    if (turn > 0 || !ends) {
      const touched = touches(active)
      value += weight * open * touched * (active === own ? TOUCH : -TOUCH)
      open *= 1 - touched
      halfTurn(active, other)
    }
    if (turn === 0) saved = own.tokens
    active.held.fill(false)
    recover(own)
    recover(foe)
    const now = balance()
    value += weight * open * (now - before)
    before = now
    if (turn > 0) weight *= FADING
  }
  return value + SAVED * Math.min(MANY_SAVED, saved) - APART * apart(own, foe)
}

/** Distance in u that the men of one side must still cover before they can shoot. */
function apart(own: Force, foe: Force): number {
  let sum = 0
  for (const { position } of own.figures) {
    let least = Number.POSITIVE_INFINITY
    for (const enemy of foe.figures) {
      const dx = enemy.position.x - position.x
      const dy = enemy.position.y - position.y
      least = Math.min(least, dx * dx + dy * dy)
    }
    if (least < Number.POSITIVE_INFINITY) sum += Math.max(0, Math.sqrt(least) / 1000 - MEETING)
  }
  return sum
}
