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
  readonly dice: readonly number[]
  /** Absent: the dice are compared or looked up. */
  readonly need?: number
  readonly result?: 'miss' | 'wound' | 'headshot' | 'out'
  readonly count?: number
  readonly by?: FigureId
  /** One die of each side, Blue's first. */
  readonly faced?: boolean
  /** INIT-04, INIT-05: both sums, where more than the dice counts. */
  readonly totals?: PerSide<number>
  /** SETUP-11: who begins by it. */
  readonly first?: SideId
  /** The turn was taken, the nerves have held. */
  readonly passed?: boolean
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
      }
    case 'grenadeBurst':
      if (event.dice.length === 0) return undefined
      return { kind: 'blast', dice: event.dice, need: rules.blastHitOn, count: event.wounds }
    case 'blowStruck':
      if (event.dice.length === 0) return undefined
      return { kind: 'blow', dice: event.dice, need: rules.h2hHitOn, count: event.hits, by: event.by }
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
