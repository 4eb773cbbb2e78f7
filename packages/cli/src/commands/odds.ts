import { blastOdds, type Fighter, h2hOdds, penetrationOdds, type RuleSet } from '@tactic48/rules'
import { type Command, InvalidArgumentError } from 'commander'
import { collect, type RulesFlags, rulesFor, rulingsOf } from '../agreement.ts'
import { CliError } from '../cliError.ts'
import { columns, percent } from '../columns.ts'
import { type Shot, type ShotLine, shotLine } from '../odds/shot.ts'
import type { Terminal } from '../terminal.ts'

interface Rules extends RulesFlags {
  readonly edition: string
  readonly json?: boolean
}

interface ShotFlags extends Rules {
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

interface GrenadeFlags extends Rules {
  readonly dice: number
}

interface ArmourFlags extends Rules {
  readonly armour: number
  readonly factor?: number
  readonly dice: number
  readonly cover: 'open' | 'partial'
  readonly charge?: boolean
  readonly damaged?: boolean
}

/** HOUSE-02. */
const CHARGE_H = 6

function tellArmour(flags: ArmourFlags, terminal: Terminal): void {
  const rules = rulesFor(flags.edition, flags)
  const need = flags.cover === 'partial' ? rules.hitPartial : rules.hitOpen
  const odds = penetrationOdds({
    hits: flags.charge ? undefined : { dice: flags.dice, need },
    h: flags.factor ?? (flags.charge ? CHARGE_H : 0),
    rating: flags.armour,
    damage: flags.damaged ? 1 : 0,
  })
  tell(terminal, flags, odds, () =>
    columns([
      ['it holds', percent(odds.holds)],
      ['all inside take a wound', percent(odds.wounds)],
      ['destroyed', percent(odds.destroys)],
    ]),
  )
}

export function oddsCommand(program: Command, terminal: Terminal): void {
  const odds = program
    .command('odds')
    .description('exact chances of a shot, a grenade or a fight hand to hand')
    .addHelpText(
      'after',
      `
Examples:
  tactic48 odds shot -S 3 -L 2
  tactic48 odds shot -S 3 -L 2 --aim 2 --range 8 --cover partial --take-cover
  tactic48 odds grenade --dice 3 1 2 2w
  tactic48 odds h2h 3/2 2/1
  tactic48 odds armour --armour 8 -H 4 --dice 2
  tactic48 odds armour --armour 10 --charge`,
    )
  withRules(odds.command('shot').description('miss, wound and elimination by range and cover'))
    .requiredOption('-S, --short <dice>', 'dice up to 10 u', count)
    .option('-L, --long <dice>', 'dice beyond 10 u', count, 0)
    .option('--aim <dice>', 'dice that Aim adds', count, 0)
    .option('--range <u>', 'one range instead of the table', length)
    .option('--cover <cover>', 'open or partial instead of both', coverOf)
    .option('--take-cover', 'the target has taken cover')
    .option('--shock', 'the target is in Shock')
    .option('--camouflage', 'the target is camouflaged')
    .option('--wounded', 'the target is wounded already')
    .option('--no-wounded-side', 'the card of the target has no wounded side')
    .action((flags: ShotFlags) => tellShot(flags, terminal))
  withRules(odds.command('grenade').description('what a blast does to those caught in it'))
    .argument('<h2h...>', 'the H2H of each one caught; 2w = wounded already, 2s = its card has no wounded side')
    .requiredOption('--dice <dice>', 'S of the grenade', count)
    .action((caught: readonly string[], flags: GrenadeFlags) => tellBlast(caught, flags, terminal))
  withRules(odds.command('h2h').description('how a fight ends, mover first'))
    .argument('<mover>', 'H2H of the mover, healthy/wounded, e.g. 3/2; 3/2w = wounded already')
    .argument('<opponent>', 'H2H of the one attacked')
    .action((mover: string, opponent: string, flags: Rules) => tellFight(mover, opponent, flags, terminal))
  withRules(odds.command('armour').description('whether a heavy weapon or a charge goes through armour'))
    .requiredOption('--armour <rating>', 'the rating of the position or vehicle', count)
    .option('-H, --factor <h>', 'the H factor of the weapon', count)
    .option('--dice <dice>', 'the dice of the weapon at this range', count, 1)
    .option('--cover <cover>', 'open or partial', coverOf, 'open')
    .option('--charge', 'an explosive charge: one automatic hit, H 6')
    .option('--damaged', 'it was penetrated once before')
    .action((flags: ArmourFlags) => tellArmour(flags, terminal))
}

const withRules = (command: Command): Command =>
  command
    .option('-e, --edition <edition>', 'whose rules', 'qs-en')
    .option('--rulings <preset>', 'recommended, or printed: every option at the word of the sheet', rulingsOf)
    .option('-o, --option <name=value>', 'change a rule option; may be given several times', collect, [])
    .option('--json', 'machine-readable')

function count(text: string): number {
  if (!/^[0-9]{1,2}$/.test(text)) throw new InvalidArgumentError('It must be a number of dice.')
  return Number(text)
}

function length(text: string): number {
  if (!/^[0-9]+(\.[0-9]+)?$/.test(text)) throw new InvalidArgumentError('It must be a length in u.')
  return Number(text)
}

function coverOf(text: string): 'open' | 'partial' {
  if (text !== 'open' && text !== 'partial') throw new InvalidArgumentError('It must be open or partial.')
  return text
}

const tell = ({ print }: Terminal, flags: Rules, value: unknown, text: () => string): void =>
  print(flags.json ? JSON.stringify(value, null, 2) : text())

const HEAD = ['miss', 'wound', 'elimination']

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
  const lines: ShotLine[] = []
  const rows: string[][] = []
  for (const [name, range] of ranges) {
    for (const cover of covers) {
      const line = shotLine(rules, shot, range, cover)
      if (!line) rows.push([name, cover, '-'])
      else {
        lines.push(line)
        const { miss, wound, elimination } = line
        const chances = [miss, wound, elimination].map(percent)
        rows.push([name, cover, String(line.dice), `${line.need}+`, ...chances, line.items.join(', ')])
      }
    }
  }
  tell(terminal, flags, lines, () => columns([['range', 'cover', 'dice', 'need', ...HEAD, 'because'], ...rows]))
}

function tellBlast(texts: readonly string[], flags: GrenadeFlags, terminal: Terminal): void {
  const rules = rulesFor(flags.edition, flags)
  const caught = texts.map((text) => {
    const match = /^([0-9]{1,2})([ws]?)$/.exec(text)
    if (!match) throw new CliError(`'${text}' must read like 2, 2w or 2s`)
    return { h2h: Number(match[1]), wounded: match[2] === 'w', hasWoundedSide: match[2] !== 's' }
  })
  const odds = blastOdds({ dice: flags.dice, hitOn: rules.blastHitOn, caught })
  tell(terminal, flags, odds, () =>
    columns([
      ['H2H', 'unhurt', 'wound', 'elimination'],
      ...odds.map(({ miss, wound, elimination }, i) => [texts[i] ?? '', ...[miss, wound, elimination].map(percent)]),
    ]),
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

function tellFight(mover: string, opponent: string, flags: Rules, terminal: Terminal): void {
  const rules = rulesFor(flags.edition, flags)
  const odds = h2hOdds(fighterOf(mover), fighterOf(opponent), rules)
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
    ].join('\n')
  })
}
