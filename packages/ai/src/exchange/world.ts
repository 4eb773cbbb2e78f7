import {
  type Figure,
  type FigureId,
  type GameState,
  grenadeOdds,
  inShock,
  isWounded,
  opponentOf,
  type SideId,
  sheetOf,
  tallyOf,
  type WeaponProfile,
  weaponsOf,
} from '@tactic48/rules'
import { type Harm, harmOf, harmToHealthy, NO_HARM, PRESENCE, WOUND } from './harm.ts'
import { gunsOf, type Man, manOf, movesToGoal, spotsOf } from './man.ts'

/** One side of a firefight. Values of a man against an enemy are at index `man × enemies + enemy`. */
export class Force {
  readonly men: readonly Man[]
  /** Losses that break the side (VICT-05), in AP or men. */
  readonly breaksAt: number
  readonly countsMen: boolean
  readonly total: number
  /** AP lost so far, and losses in the unit of `breaksAt`. */
  lostAp: number
  lost: number
  tokens: number
  figures: Figure[]
  /** Probabilities that each is healthy, wounded, or wounded in Shock; the rest is eliminated. */
  healthy: number[]
  wounded: number[]
  shocked: number[]
  slots: number[]
  shots: number[]
  /** AT spent on movement (MOVE-03). */
  moved: number[]
  /** Moves to his goal. */
  toGoal: number[]
  here: Harm[]
  near: readonly Harm[]
  far: readonly Harm[]
  blast: readonly Harm[]
  /** Harm by the enemy at the place that he shoots from. */
  backNear: readonly Harm[]
  backFar: readonly Harm[]
  /** SF-04: may not attack in his next turn. */
  held: boolean[]

  constructor(state: GameState, side: SideId, figures: readonly Figure[]) {
    const tally = tallyOf(state, side)
    this.countsMen = state.setup.gameType === 'mission' && state.rules.missionAltVictory === 'characters'
    this.breaksAt = (this.countsMen ? tally.totalFigures : tally.totalAp) * state.rules.victoryShare
    this.total = tally.totalAp
    this.lostAp = tally.lostAp
    this.lost = this.countsMen ? tally.lostFigures : tally.lostAp
    this.tokens = state.sides[side].tokens
    this.figures = [...figures]
    this.men = figures.map((figure) => manOf(state, figure))
    const hurt = (figure: Figure): boolean => isWounded(state, figure)
    this.healthy = figures.map((figure) => (hurt(figure) || inShock(figure) ? 0 : 1))
    this.wounded = figures.map((figure) => (hurt(figure) && !inShock(figure) ? 1 : 0))
    this.shocked = figures.map((figure) => (inShock(figure) ? 1 : 0))
    this.slots = figures.map((figure, i) => (this.men[i] as Man).allowance - sheetOf(state, figure).counters.slots)
    this.shots = figures.map((figure, i) => shotsLeft(state, figure, this.men[i] as Man))
    this.moved = figures.map(({ counters }) => counters.movement)
    this.toGoal = figures.map((figure, i) => movesToGoal(state, this.men[i] as Man, figure))
    this.here = []
    this.near = []
    this.far = []
    this.blast = []
    this.backNear = []
    this.backFar = []
    this.held = figures.map(() => false)
  }

  copy(): Force {
    const copy: Force = Object.create(Force.prototype)
    Object.assign(copy, this)
    copy.figures = this.figures.slice()
    copy.healthy = this.healthy.slice()
    copy.wounded = this.wounded.slice()
    copy.shocked = this.shocked.slice()
    copy.slots = this.slots.slice()
    copy.shots = this.shots.slice()
    copy.moved = this.moved.slice()
    copy.toGoal = this.toGoal.slice()
    copy.here = this.here.slice()
    copy.held = this.held.slice()
    return copy
  }
}

function shotsLeft(state: GameState, figure: Figure, { shots }: Man): number {
  if (figure.counters.suppressed) return 0
  const { counters } = sheetOf(state, figure)
  const fired = gunsOf(state, figure).reduce((most, { id }) => Math.max(most, counters.shots[id] ?? 0), 0)
  return shots - fired
}

/** Two sides of a firefight, the own one first: probabilities instead of dice, places instead of paths. */
export interface World {
  readonly state: GameState
  readonly forces: readonly [Force, Force]
}

export const copyOf = ({ state, forces: [own, foe] }: World): World => ({ state, forces: [own.copy(), foe.copy()] })

/** The current firefight between the given men. */
export function worldOf(state: GameState, side: SideId, own: readonly Figure[], foes: readonly Figure[]): World {
  const world: World = { state, forces: [new Force(state, side, own), new Force(state, opponentOf(side), foes)] }
  const [mine, theirs] = world.forces
  fillAll(state, mine, theirs)
  fillAll(state, theirs, mine)
  return world
}

function fillAll(state: GameState, force: Force, foe: Force): void {
  const table = {
    near: [] as Harm[],
    far: [] as Harm[],
    backNear: [] as Harm[],
    backFar: [] as Harm[],
    blast: [] as Harm[],
  }
  force.men.forEach((man, i) => {
    const figure = force.figures[i] as Figure
    const grenades = grenadesOf(state, figure)
    foe.men.forEach((target, j) => {
      const at = i * foe.men.length + j
      const enemy = foe.figures[j] as Figure
      fill(state, force, foe, i, j, figure.aims, table)
      table.blast[at] = grenades.length > 0 ? blastOf(state, man, grenades, enemy, target) : NO_HARM
    })
  })
  Object.assign(force, table)
}

interface Filled {
  near: Harm[]
  far: Harm[]
  backNear: Harm[]
  backFar: Harm[]
}

/** Computes what man i can do to enemy j, and his risk in doing so. */
function fill(state: GameState, force: Force, foe: Force, i: number, j: number, aims: number, into: Filled): void {
  const man = force.men[i] as Man
  const target = foe.men[j] as Man
  const figure = force.figures[i] as Figure
  const enemy = foe.figures[j] as Figure
  const at = i * foe.men.length + j
  const here = harmOf(state, figure, man.guns, enemy, target.fragile, aims)
  force.here[at] = here
  const { near, far } = spotsOf(state, figure, man)
  const there = bestFrom(state, near, man, enemy, target, here)
  into.near[at] = there.harm
  into.backNear[at] = there.from ? harmOf(state, enemy, target.guns, there.from, man.fragile) : NO_HARM
  const beyond = bestFrom(state, far, man, enemy, target, there.from ? there.harm : here)
  into.far[at] = beyond.harm
  into.backFar[at] = beyond.from ? harmOf(state, enemy, target.guns, beyond.from, man.fragile) : NO_HARM
}

/** The harm, if it beats cheaper ways of shooting; else none. */
function bestFrom(
  state: GameState,
  spots: readonly Figure[],
  { guns }: Man,
  enemy: Figure,
  { fragile }: Man,
  already: Harm,
): { readonly harm: Harm; readonly from?: Figure } {
  let best: { harm: Harm; from?: Figure } = { harm: NO_HARM }
  let most = WOUND * already.wound + already.elimination + LEAST_BETTER
  for (const from of spots) {
    const harm = harmOf(state, from, guns, enemy, fragile)
    const worth = WOUND * harm.wound + harm.elimination
    if (worth <= most) continue
    most = worth
    best = { harm, from }
  }
  return best
}

const LEAST_BETTER = 1e-9

const grenadesOf = (state: GameState, figure: Figure): readonly WeaponProfile[] =>
  inShock(figure)
    ? []
    : weaponsOf(state, figure).filter((weapon) => weapon.kind === 'grenade' && weapon.ammo !== 'smoke')

/** Longest throw, in u. */
const THROW = 12_000

function blastOf(state: GameState, { id }: Man, grenades: readonly WeaponProfile[], enemy: Figure, target: Man): Harm {
  const { position } = enemy
  const thrower = state.figures.find((figure) => figure.id === id)
  if (!thrower) return NO_HARM
  const dx = thrower.position.x - position.x
  const dy = thrower.position.y - position.y
  if (dx * dx + dy * dy > THROW * THROW) return NO_HARM
  let best = NO_HARM
  let most = 0
  for (const { id: weapon } of grenades) {
    const odds = grenadeOdds(state, { thrower: id, weapon, at: position })
    const caught = odds?.caught.find(({ figure }) => figure === enemy.id)
    const friendly = odds?.caught.some(({ figure }) => isOf(state, thrower.side, figure)) ?? false
    if (!odds || !caught || friendly) continue
    const share = odds.slit?.goesIn ?? odds.onPoint
    const harm = {
      wound: share * caught.wound,
      elimination: share * caught.elimination,
      finish: share * (caught.wound + caught.elimination),
    }
    const worth = harmToHealthy(harm, target.ap)
    if (worth <= most) continue
    most = worth
    best = harm
  }
  return best
}

const isOf = (state: GameState, side: SideId, id: FigureId): boolean =>
  state.figures.some((figure) => figure.id === id && figure.side === side)

/** Recomputes a man who has moved or whose options have changed. */
export function refresh({ state, forces }: World, side: 0 | 1, i: number, aims = 0): void {
  const force = forces[side]
  const foe = forces[1 - side] as Force
  const own = copyTable(force)
  const theirs = copyTable(foe)
  for (let j = 0; j < foe.men.length; j++) {
    fill(state, force, foe, i, j, aims, own)
    fill(state, foe, force, j, i, 0, theirs)
    own.blast[i * foe.men.length + j] = NO_HARM
    theirs.blast[j * force.men.length + i] = NO_HARM
  }
  Object.assign(force, own)
  Object.assign(foe, theirs)
}

const copyTable = ({ near, far, backNear, backFar, blast }: Force) => ({
  near: near.slice(),
  far: far.slice(),
  backNear: backNear.slice(),
  backFar: backFar.slice(),
  blast: blast.slice(),
})

/** Expected losses of a side in AP. */
export function lossOf({ men, lostAp, healthy, wounded, shocked }: Force): number {
  let loss = lostAp
  for (let i = 0; i < men.length; i++) {
    const hurt = (wounded[i] as number) + (shocked[i] as number)
    loss += hurt * WOUND * (men[i] as Man).ap + (1 - (healthy[i] as number) - hurt) * PRESENCE
  }
  return loss
}
