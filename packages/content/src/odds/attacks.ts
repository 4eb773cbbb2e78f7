import {
  baseOf,
  baseRadius,
  blastOdds,
  type Caught,
  diceOdds,
  type Fighter,
  type FightOdds,
  figureId,
  h2hOdds,
  type Item,
  isRefusal,
  knownFigure,
  needFor,
  type Odds,
  type PenetrationOdds,
  penetrationOdds,
  type RuleSet,
} from '@tactic48/rules'
import { sceneOf } from './scene.ts'

export type ShotCover = 'open' | 'partial'

export interface Shot {
  readonly short: number
  readonly long: number
  readonly aim: number
  readonly target: { readonly takeCover: boolean; readonly shock: boolean; readonly camouflage: boolean }
  readonly wounded: boolean
  readonly hasWoundedSide: boolean
}

export interface ShotLine extends Odds {
  /** In u. */
  readonly range: number
  readonly cover: ShotCover
  readonly dice: number
  readonly need: number
  readonly items: readonly Item[]
}

const SHOOTER = 'A'
const TARGET = 'T'
/** In 1/1000 u. */
const FIRST = 10_000
const FARTHEST = 70_000

/** FIRE-03, FIRE-09, FIRE-11: one shot at this range and cover, where the weapon has dice for it. */
export function shotLine(
  rules: RuleSet,
  shot: Shot,
  range: number,
  cover: ShotCover,
): ShotLine | 'noDice' | 'offTable' {
  const printed = range <= rules.shortRangeMax ? shot.short : shot.long
  if (printed === 0) return 'noDice'
  const { takeCover, shock, camouflage } = shot.target
  const apart = Math.round(range * 1000) + 2 * baseRadius(rules)
  if (!(range >= 0 && apart < FARTHEST)) return 'offTable'
  const state = sceneOf(
    rules,
    [
      { name: SHOOTER, side: 'blue', at: { x: FIRST, y: 12_000 } },
      {
        name: TARGET,
        side: 'ember',
        at: { x: FIRST + apart, y: 12_000 },
        takeCover,
        shock,
        ...(camouflage && { face: { camouflage } }),
      },
    ],
    { width: 96_000, tokens: { blue: 1, ember: 1 } },
  )
  if (isRefusal(state)) return 'offTable'
  const shooter = baseOf(state, knownFigure(state, figureId(SHOOTER)))
  const need = needFor(state, shooter, knownFigure(state, figureId(TARGET)), cover)
  const dice = printed + shot.aim
  const { wounded, hasWoundedSide } = shot
  const odds = diceOdds({ dice, need: need.score, wounded, hasWoundedSide, headshotSixes: rules.headshotSixes })
  return { range, cover, dice, need: need.score, items: need.items, ...odds }
}

export interface BlastLine extends Odds {
  readonly items: readonly Item[]
}

/** GREN-09 to GREN-12: what so many dice do to those caught, each on his own line. */
export function blastLines(rules: RuleSet, dice: number, caught: readonly Caught[]): readonly BlastLine[] {
  const items: readonly Item[] = [
    { rule: 'GREN-09', code: 'dice', value: dice },
    { rule: 'GREN-09', code: 'need', value: rules.blastHitOn },
  ]
  return blastOdds({ dice, hitOn: rules.blastHitOn, caught }).map((one) => ({ ...one, items }))
}

export interface FightLine extends FightOdds {
  readonly items: readonly Item[]
}

/** H2H-02 to H2H-05: how a fight ends. */
export const fightLine = (rules: RuleSet, mover: Fighter, opponent: Fighter): FightLine => ({
  ...h2hOdds(mover, opponent, rules),
  items: [{ rule: 'H2H-02', code: 'need', value: rules.h2hHitOn }],
})

export interface ArmourShot {
  /** Nothing: a vehicle without armour. */
  readonly armour: number | undefined
  /** Nothing: what the kind of attack has. */
  readonly h: number | undefined
  readonly dice: number
  readonly cover: ShotCover
  /** An explosive charge hits by itself. */
  readonly charge: boolean
  /** It was penetrated once before. */
  readonly damaged: boolean
}

export interface ArmourLine extends PenetrationOdds {
  readonly items: readonly Item[]
}

/** HOUSE-02, HOUSE-03. */
const CHARGE_H = 6
const NO_ARMOUR = 4

/** HOUSE-02, HOUSE-03: whether a shot or a charge goes through. */
export function armourLine(rules: RuleSet, { armour, h, dice, cover, charge, damaged }: ArmourShot): ArmourLine {
  const vehicle = armour === undefined
  const hits = charge ? undefined : { dice, need: cover === 'partial' ? rules.hitPartial : rules.hitOpen }
  const rating = armour ?? NO_ARMOUR
  const factor = vehicle ? 0 : (h ?? (charge ? CHARGE_H : 0))
  const items: readonly Item[] = [
    ...(hits
      ? ([
          { rule: 'FIRE-03', code: 'dice', value: hits.dice },
          { rule: 'FIRE-09', code: cover, value: hits.need },
        ] as const)
      : []),
    { rule: vehicle ? 'HOUSE-03' : 'BUNKER-06', code: 'armour', value: rating },
    { rule: 'HOUSE-02', code: 'hFactor', value: -factor },
  ]
  return { ...penetrationOdds({ hits, h: factor, rating, damage: damaged ? 1 : 0 }), items }
}
