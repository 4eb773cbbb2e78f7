import type { FigureId, GameEvent, GameState, PerSide, SideId } from '@tactic48/rules'

/** Dice as they lie in the tray: what was rolled, what was needed, what came of it. */
export interface Roll {
  readonly kind:
    | 'shot'
    | 'blast'
    | 'blow'
    | 'volley'
    | 'dispersion'
    | 'initiative'
    | 'deployment'
    | 'table'
    | 'tie'
    | 'contest'
    | 'nerves'
    | 'armour'
    | 'penetration'
    | 'shell'
    | 'slit'
    | 'care'
    | 'signal'
  readonly dice: readonly number[]
  /** Absent: the dice are compared or looked up. */
  readonly need?: number
  readonly result?: 'miss' | 'wound' | 'headshot' | 'out'
  readonly count?: number
  readonly by?: FigureId
  /** Who is shot at or struck. */
  readonly target?: FigureId
  /** Those in a blast. */
  readonly caught?: readonly FigureId[]
  /** One die of each side, Blue's first. */
  readonly faced?: boolean
  /** INIT-04, INIT-05: both sums, where more than the dice counts. */
  readonly totals?: PerSide<number>
  /** SETUP-11: who begins by it. */
  readonly first?: SideId
  /** The turn was taken, the nerves have held. */
  readonly passed?: boolean
  /** BUNKER-06, HOUSE-02: what the H factor adds. */
  readonly added?: number
  /** Which shell of how many. */
  readonly shell?: readonly [number: number, of: number]
  /** u that a grenade may drift. */
  readonly drift?: number
}

export function rollsOf(events: readonly GameEvent[], rules: GameState['rules']): readonly Roll[] {
  return events.flatMap((event, i) => rollOf(event, rules, events[i + 1]) ?? [])
}

function rollOf(event: GameEvent, rules: GameState['rules'], next: GameEvent | undefined): Roll | undefined {
  switch (event.type) {
    case 'shotResolved':
      return {
        kind: 'shot',
        dice: event.dice,
        need: event.need.score,
        // WOUND-05: the second wound is the last.
        result: event.result === 'wound' && next?.type === 'eliminated' ? 'out' : event.result,
        by: event.shooter,
        target: event.target,
      }
    case 'grenadeBurst':
      if (event.dice.length === 0) return undefined
      return { kind: 'blast', dice: event.dice, need: rules.blastHitOn, count: event.wounds, caught: event.caught }
    case 'blowStruck':
      if (event.dice.length === 0) return undefined
      return {
        kind: 'blow',
        dice: event.dice,
        need: rules.h2hHitOn,
        count: event.hits,
        by: event.by,
        target: event.against,
      }
    case 'suppressionRolled': {
      const dice = event.rolls.map(({ die }) => die)
      const need = rules.sfWoundOn
      return { kind: 'volley', dice, need, count: dice.filter((die) => die >= need).length }
    }
    case 'grenadeDispersed':
      return { kind: 'dispersion', dice: [event.die], drift: event.distance }
    case 'initiativeRolled': {
      const { values, dice, first } = event
      const roll = compared('initiative', dice)
      const [blue = 0, ember = 0] = roll?.dice ?? []
      if (!roll || !values) return roll
      return { ...roll, first, totals: { blue: blue + values.blue, ember: ember + values.ember } }
    }
    case 'initiativeContested': {
      const { initiator: by, dice, totals, seized: passed } = event
      return { kind: 'contest', faced: true, dice: [...dice.blue, ...dice.ember], totals, by, passed }
    }
    case 'shockTested': {
      const { figure: by, die, need, passed } = event
      return { kind: 'nerves', dice: [die], need, by, passed }
    }
    case 'armourShot':
      // A card may have spoilt it.
      if (event.dice.length === 0) return undefined
      return { kind: 'armour', dice: event.dice, need: event.need.score, count: event.hits, by: event.shooter }
    case 'armourTested': {
      const { die, h, rating, penetrates: passed } = event
      return { kind: 'penetration', dice: [die], need: rating - h, added: h, passed }
    }
    case 'shellFell': {
      const { die, from, to, shell, of } = event
      if (die === undefined) return undefined
      const drift = Math.hypot(to.x - from.x, to.y - from.y) / 1000
      return { kind: 'shell', dice: [die], shell: [shell, of], drift }
    }
    case 'grenadeAtSlit':
      return { kind: 'slit', dice: [event.die], need: rules.company?.bunkerFarHitOn ?? 6, passed: event.goesIn }
    case 'firstAidGiven':
      return { kind: 'care', dice: [event.die], need: event.need, by: event.medic, passed: event.healed }
    case 'casualtyChecked':
      return { kind: 'care', dice: [event.die], need: event.need, by: event.medic, passed: event.alive }
    case 'contactTried':
      return { kind: 'signal', dice: event.dice, need: event.need, by: event.figure, passed: event.made }
    case 'callTried':
      return { kind: 'signal', dice: event.dice, need: event.need, by: event.caller, passed: event.hits > 0 }
    case 'deploymentRolled':
      return compared('deployment', event.dice)
    case 'tableRolled':
      return compared('table', event.dice)
    case 'tieRolled':
      return { kind: 'tie', dice: event.dice.flatMap(({ rolls }) => rolls) }
    default:
      return undefined
  }
}

const compared = (
  kind: 'initiative' | 'deployment' | 'table',
  dice: { readonly blue: readonly number[]; readonly ember: readonly number[] } | undefined,
): Roll | undefined => dice && { kind, faced: true, dice: [...dice.blue.slice(-1), ...dice.ember.slice(-1)] }
