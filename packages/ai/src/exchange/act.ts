import type { Point } from '@tactic48/geometry'
import {
  baseRadius,
  type CommandOf,
  type FighterOdds,
  type Figure,
  faceOf,
  fighterOf,
  figureOf,
  grenadeOdds,
  h2hOdds,
  isFigureInside,
  movedTo,
  type Plan,
} from '@tactic48/rules'
import { fireAt, SHOTS, shoot, harm as strike } from './firefight.ts'
import { type Harm, harmOf, harmToHealthy, harmToWounded, NO_HARM } from './harm.ts'
import { type Man, movesToGoal } from './man.ts'
import { type Force, refresh, type World } from './world.ts'

/** H2H-01: bases so near each other, in 1/1000 u, have met. */
const CONTACT = 60
const HERE = SHOTS[0]

/** Applies the expected effect of an Action to the world; false if the model does not cover it. */
export function act(world: World, plan: Plan): boolean {
  const { command } = plan
  if (command.verb === 'endTurn' || command.verb === 'pass') return true
  if (!('figure' in command) || typeof command.figure !== 'string') return false
  const [own] = world.forces
  const i = own.men.findIndex(({ id }) => id === command.figure)
  if (i < 0 || !carriedOut(world, i, plan)) return false
  own.tokens -= plan.price?.tokens ?? 1
  own.slots[i] = (own.slots[i] as number) - (plan.price?.slots ?? 1)
  return true
}

function carriedOut(world: World, i: number, { command, price }: Plan): boolean {
  const [own, foe] = world.forces
  const movement = price?.movement ?? 1
  switch (command.verb) {
    case 'fire':
      return shootsAt(world, i, command.weapon, command.target)
    case 'aim': {
      const figure = own.figures[i] as Figure
      own.figures[i] = { ...figure, aims: figure.aims + 1 }
      refresh(world, 0, i, (faceOf(world.state, figure).aim ?? 0) > 0 ? figure.aims + 1 : 0)
      return true
    }
    case 'takeCover': {
      own.figures[i] = { ...(own.figures[i] as Figure), standing: { kind: 'takeCover' } }
      refresh(world, 0, i)
      return true
    }
    case 'move':
      goes(world, i, endOf(world, i, command), movement)
      fights(world, i)
      return true
    case 'moveAndFire': {
      const to = endOf(world, i, command)
      if (command.shoot === 'before') {
        if (!command.weapon || !command.target || !shootsAt(world, i, command.weapon, command.target)) return false
        goes(world, i, to, movement)
        return true
      }
      goes(world, i, to, movement)
      if (fights(world, i) || command.shoot !== 'after') return true
      const j = bestTarget(own, foe, i)
      if (j >= 0) shoot(own, foe, i, j, HERE, 1)
      return true
    }
    case 'throwGrenade':
      return throws(world, command)
    case 'startSuppression':
      return holdsDown(world, command)
    default:
      return false
  }
}

function endOf(world: World, i: number, { path, stepInto }: CommandOf<'move' | 'moveAndFire'>): Point {
  return stepInto ?? path[path.length - 1] ?? (world.forces[0].figures[i] as Figure).position
}

function goes(world: World, i: number, to: Point, movement: number): void {
  const [own] = world.forces
  own.figures[i] = { ...movedTo(own.figures[i] as Figure, to), aims: 0 }
  refresh(world, 0, i)
  own.moved[i] = (own.moved[i] as number) + movement
  own.toGoal[i] = movesToGoal(world.state, own.men[i] as Man, own.figures[i] as Figure)
}

function shootsAt(world: World, i: number, weapon: string, target: string): boolean {
  const [own, foe] = world.forces
  const j = foe.men.findIndex(({ id }) => id === target)
  if (j < 0) return false
  const man = own.men[i] as Man
  const figure = own.figures[i] as Figure
  const guns = man.guns.filter(({ id }) => id === weapon)
  const enemy = foe.figures[j] as Figure
  fireAt(foe, j, 1, harmOf(world.state, figure, guns, enemy, (foe.men[j] as Man).fragile, figure.aims))
  own.shots[i] = (own.shots[i] as number) - 1
  if (figure.aims > 0) {
    own.figures[i] = { ...figure, aims: 0 }
    refresh(world, 0, i)
  }
  return true
}

function bestTarget(own: Force, foe: Force, i: number): number {
  let best = -1
  let most = 0
  for (let j = 0; j < foe.men.length; j++) {
    const done: Harm = own.here[i * foe.men.length + j] ?? NO_HARM
    const { ap } = foe.men[j] as Man
    const hurt = (foe.wounded[j] as number) + (foe.shocked[j] as number)
    const gain = (foe.healthy[j] as number) * harmToHealthy(done, ap) + hurt * harmToWounded(done, ap)
    if (gain <= most) continue
    most = gain
    best = j
  }
  return best
}

/** H2H-01: a path that ends in contact means a fight to the death. */
function fights(world: World, i: number): boolean {
  const { state, forces } = world
  const [own, foe] = forces
  const figure = own.figures[i] as Figure
  const reach = 2 * baseRadius(state.rules) + CONTACT
  for (let j = 0; j < foe.men.length; j++) {
    const enemy = foe.figures[j] as Figure
    const dx = enemy.position.x - figure.position.x
    const dy = enemy.position.y - figure.position.y
    const there = (foe.healthy[j] as number) + (foe.wounded[j] as number) + (foe.shocked[j] as number)
    if (dx * dx + dy * dy > reach * reach || there < 0.05) continue
    const odds = h2hOdds(fighterOf(state, figure), fighterOf(state, enemy), state.rules)
    strike(foe, j, 1, harmIn(odds.opponent))
    strike(own, i, there, harmIn(odds.mover))
    return true
  }
  return false
}

const harmIn = ({ wounded, eliminated }: FighterOdds): Harm => ({
  wound: wounded,
  elimination: eliminated,
  finish: eliminated,
})

function throws({ state, forces }: World, command: CommandOf<'throwGrenade'>): boolean {
  const thrower = figureOf(state, command.figure)
  const odds = grenadeOdds(state, { thrower: command.figure, weapon: command.weapon, at: command.at })
  if (!odds || !thrower || odds.caught.length === 0) return false
  for (const { figure, wound, elimination } of odds.caught) {
    for (const force of forces) {
      const j = force.men.findIndex(({ id }) => id === figure)
      if (j < 0) continue
      const hurt = (force.healthy[j] as number) < 0.5
      strike(force, j, odds.slit?.goesIn ?? odds.onPoint, {
        wound: hurt ? 0 : wound,
        elimination,
        finish: wound + elimination,
      })
    }
  }
  return true
}

/** SF-04: figures in the area do not attack in their next turn; SF-14: those who stay are wounded on sixes. */
function holdsDown({ state, forces: [own, foe] }: World, command: CommandOf<'startSuppression'>): boolean {
  const shooter = figureOf(state, command.figure)
  const radius = shooter && faceOf(state, shooter).sfRadius
  if (radius === undefined || state.rules.sfAffectsWhen !== 'anyMoment') return false
  foe.figures.forEach((enemy, j) => {
    if (isFigureInside(state, { at: command.at, radius }, enemy)) foe.held[j] = true
  })
  for (const { figure } of command.joiners) {
    const k = own.men.findIndex(({ id }) => id === figure)
    if (k >= 0) own.slots[k] = (own.slots[k] as number) - 1
  }
  own.tokens -= command.joiners.length * state.rules.sfCost
  return true
}
