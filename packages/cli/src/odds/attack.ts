import { armourLine, blastLines, fightLine, type Shot, type ShotLine, shotLine } from '@tactic48/content/odds'
import type { Fighter, RuleSet } from '@tactic48/rules'
import type { Command } from 'commander'
import { rulesFor } from '../agreement.ts'
import { CliError } from '../cliError.ts'
import { columns, percent } from '../columns.ts'
import type { Terminal } from '../terminal.ts'
import { coverOf, diceCount, itemsText, itemTexts, length, numberOf, type OddsFlags, tell, withRules } from './flags.ts'

interface ShotFlags extends OddsFlags {
  readonly short: number
  readonly long: number
  readonly aim: number
  readonly range?: number
  readonly cover?: 'open' | 'partial'
  readonly takeCover?: boolean
  readonly shock?: boolean
  readonly camouflage?: boolean
  readonly wounded?: boolean
  readonly woundedSide: boolean
}

interface GrenadeFlags extends OddsFlags {
  readonly dice: number
}

interface ArmourFlags extends OddsFlags {
  readonly armour?: number
  readonly factor?: number
  readonly dice: number
  readonly cover: 'open' | 'partial'
  readonly charge?: boolean
  readonly vehicle?: boolean
  readonly damaged?: boolean
}

/** Shots, grenades, fights and what is fired at armour. */
export function attackOdds(odds: Command, terminal: Terminal): void {
  withRules(odds.command('shot').description('miss, wound and elimination by range and cover (FIRE-09, FIRE-11)'))
    .requiredOption('-S, --short <dice>', 'dice up to 10 u', diceCount)
    .option('-L, --long <dice>', 'dice beyond 10 u', diceCount, 0)
    .option('--aim <dice>', 'dice that Aim adds', diceCount, 0)
    .option('--range <u>', 'one range instead of the table', length)
    .option('--cover <cover>', 'open or partial instead of both', coverOf)
    .option('--take-cover', 'the target has taken cover')
    .option('--shock', 'the target is in Shock')
    .option('--camouflage', 'the target is camouflaged')
    .option('--wounded', 'the target is wounded already')
    .option('--no-wounded-side', 'the card of the target has no wounded side')
    .action((flags: ShotFlags) => tellShot(flags, terminal))
  withRules(odds.command('grenade').description('what a blast does to those caught in it (GREN-09 to GREN-12)'))
    .argument('<h2h...>', 'the H2H of each one caught; 2w = wounded already, 2s = its card has no wounded side')
    .requiredOption('--dice <dice>', 'S of the grenade', diceCount)
    .action((caught: readonly string[], flags: GrenadeFlags) => tellBlast(caught, flags, terminal))
  withRules(odds.command('h2h').description('how a fight ends, mover first (H2H-02 to H2H-05)'))
    .argument('<mover>', 'H2H of the mover, healthy/wounded, e.g. 3/2; 3/2w = wounded already')
    .argument('<opponent>', 'H2H of the one attacked')
    .action((mover: string, opponent: string, flags: OddsFlags) => tellFight(mover, opponent, flags, terminal))
  withRules(odds.command('armour').description('whether a shot or a charge goes through armour (HOUSE-02, HOUSE-03)'))
    .option('--armour <rating>', 'the rating of the position or vehicle', numberOf)
    .option('--vehicle', 'a vehicle without armour: every hit counts, with H 0 against 4')
    .option('-H, --factor <h>', 'the H factor of the weapon', numberOf)
    .option('--dice <dice>', 'the dice of the weapon at this range', diceCount, 1)
    .option('--cover <cover>', 'open or partial', coverOf, 'open')
    .option('--charge', 'an explosive charge: one automatic hit, H 6 unless -H says otherwise')
    .option('--damaged', 'it was penetrated once before')
    .action((flags: ArmourFlags) => tellArmour(flags, terminal))
}

/** The ranges at which something changes (FIRE-03, COVER-04). */
const rangesOf = (rules: RuleSet): readonly (readonly [string, number])[] => [
  [`below ${rules.takeCoverDistance} u`, rules.takeCoverDistance - 1],
  [`exactly ${rules.takeCoverDistance} u`, rules.takeCoverDistance],
  [`up to ${rules.shortRangeMax} u`, rules.shortRangeMax],
  [`beyond ${rules.shortRangeMax} u`, rules.shortRangeMax + 1],
]

function tellShot(flags: ShotFlags, terminal: Terminal): void {
  const rules = rulesFor(flags.edition, flags)
  const shot: Shot = {
    short: flags.short,
    long: flags.long,
    aim: flags.aim,
    target: {
      takeCover: flags.takeCover === true,
      shock: flags.shock === true,
      camouflage: flags.camouflage === true,
    },
    wounded: flags.wounded === true || flags.shock === true,
    hasWoundedSide: flags.woundedSide,
  }
  const ranges = flags.range === undefined ? rangesOf(rules) : ([[`${flags.range} u`, flags.range]] as const)
  const covers = flags.cover ? [flags.cover] : (['open', 'partial'] as const)
  const lines: (Omit<ShotLine, 'items'> & { readonly items: readonly string[] })[] = []
  const rows: string[][] = []
  for (const [name, range] of ranges) {
    for (const cover of covers) {
      const line = shotLine(rules, shot, range, cover)
      if (line === 'offTable') throw new CliError(`a range of ${range} u is not on any table`)
      if (line === 'noDice') rows.push([name, cover, '-'])
      else {
        const { range: u, cover: seen, dice, need, items, ...odds } = line
        lines.push({ range: u, cover: seen, dice, need, items: itemTexts(items), ...odds })
        const chances = [odds.miss, odds.wound, odds.elimination].map(percent)
        rows.push([name, cover, String(dice), `${need}+`, ...chances, itemsText(items)])
      }
    }
  }
  const head = ['range', 'cover', 'dice', 'need', 'miss', 'wound', 'elimination', 'because']
  tell(terminal, flags, lines, () => columns([head, ...rows]))
}

function tellBlast(texts: readonly string[], flags: GrenadeFlags, terminal: Terminal): void {
  const rules = rulesFor(flags.edition, flags)
  const caught = texts.map((text) => {
    const match = /^([0-9]{1,2})([ws]?)$/.exec(text)
    if (!match) throw new CliError(`'${text}' must read like 2, 2w or 2s`)
    return { h2h: Number(match[1]), wounded: match[2] === 'w', hasWoundedSide: match[2] !== 's' }
  })
  const odds = blastLines(rules, flags.dice, caught)
  const items = odds[0]?.items ?? []
  tell(terminal, flags, odds, () =>
    [
      columns([
        ['H2H', 'unhurt', 'wound', 'elimination'],
        ...odds.map(({ miss, wound, elimination }, i) => [texts[i] ?? '', ...[miss, wound, elimination].map(percent)]),
      ]),
      `because ${itemsText(items)}; GREN-10 the lowest H2H first, GREN-11 ties by dice`,
    ].join('\n'),
  )
}

function fighterOf(text: string): Fighter {
  const match = /^([0-9]{1,2})(?:\/([0-9]{1,2}))?(w?)$/.exec(text)
  if (!match || (match[3] === 'w' && match[2] === undefined)) {
    throw new CliError(`'${text}' must read like 3/2, 3/2w for one already wounded, or 3 for a card with one side`)
  }
  const [, healthy, wounded] = match
  return {
    healthy: Number(healthy),
    wounded: match[3] === 'w',
    ...(wounded === undefined ? {} : { woundedSide: Number(wounded) }),
  }
}

function tellFight(mover: string, opponent: string, flags: OddsFlags, terminal: Terminal): void {
  const rules = rulesFor(flags.edition, flags)
  const odds = fightLine(rules, fighterOf(mover), fighterOf(opponent))
  tell(terminal, flags, odds, () => {
    const rowOf = (name: string, { untouched, wounded, eliminated }: typeof odds.mover): string[] => [
      name,
      ...[untouched, wounded, eliminated].map(percent),
    ]
    return [
      columns([
        ['', 'untouched', 'wounded', 'eliminated'],
        rowOf(`mover ${mover}`, odds.mover),
        rowOf(`opponent ${opponent}`, odds.opponent),
      ]),
      `both eliminated ${percent(odds.bothEliminated)}, broken off ${percent(odds.standoff)}`,
      `because ${itemsText(odds.items)}; H2H-03 ${rules.h2hSequence}`,
    ].join('\n')
  })
}

function tellArmour(flags: ArmourFlags, terminal: Terminal): void {
  const rules = rulesFor(flags.edition, flags)
  if ((flags.armour === undefined) === !flags.vehicle) throw new CliError('take either --armour <rating> or --vehicle')
  const odds = armourLine(rules, {
    armour: flags.armour,
    h: flags.factor,
    dice: flags.dice,
    cover: flags.cover,
    charge: flags.charge === true,
    damaged: flags.damaged === true,
  })
  tell(terminal, flags, odds, () =>
    [
      columns([
        ['it holds', percent(odds.holds)],
        ['all inside take a wound', percent(odds.wounds)],
        ['destroyed', percent(odds.destroys)],
      ]),
      `because ${itemsText(odds.items)}; one hit goes through with ${percent(odds.penetration)}`,
    ].join('\n'),
  )
}
