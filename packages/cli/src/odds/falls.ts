import { aroundMarker, callerOf, MARKER, type Near } from '@tactic48/content/odds'
import type { Point } from '@tactic48/geometry'
import {
  type BarrageOdds,
  BOMBS,
  type Bomb,
  type BombOdds,
  barrageOdds,
  bombOdds,
  type FigureId,
  type GameState,
  type RuleSet,
  SUPPORT,
  SUPPORT_PROFILES,
  type SupportId,
} from '@tactic48/rules'
import type { Command } from 'commander'
import { rulesFor } from '../agreement.ts'
import { CliError } from '../cliError.ts'
import { columns, percent } from '../columns.ts'
import { wordOf } from '../flags.ts'
import { figureIn, pointIn, stateOf } from '../position.ts'
import type { Terminal } from '../terminal.ts'
import { COMPANY, companyOnly, itemsText, type OddsFlags, positioned, tell, withRules } from './flags.ts'

interface FallFlags extends OddsFlags {
  readonly file?: string
  readonly case?: string
  readonly caller?: string
  readonly at?: string
  readonly along?: string
}

const MEN = `Those around the marker are written H2H@u: the H2H and the distance in u between the middle of the marker
and that of the base; 2w@3 = wounded already, 2s@3 = its card has no wounded side, 2o@3 = a man of the caller's,
2@3@90 = at 90 degrees (else they stand evenly around). With --file the men of a position are meant:`

/** Fire that falls from elsewhere: barrages (SUPP-04) and platoon bombs (MORTAR-01). */
export function fallOdds(odds: Command, terminal: Terminal): void {
  withPosition(odds.command('barrage').description('what support fire does to each man (SUPP-04, HOUSE-08)'))
    .argument('<profile>', SUPPORT.join(', '), wordOf(SUPPORT))
    .argument('[men...]', 'those around the marker, such as 2@0 3w@2.5')
    .option('--along <x,y>', 'a second point of the line of a strafing attack, in u')
    .addHelpText(
      'after',
      `\n${MEN}\n  tactic48 odds barrage howitzer 2@0 3@2 1w@4\n  tactic48 odds barrage heavyMortar --file conformance/support/shells.yaml --caller Lt --at 40,40`,
    )
    .action((profile: SupportId, men: readonly string[], flags: FallFlags) =>
      tellBarrage(profile, men, flags, terminal),
    )
  withPosition(odds.command('bombs').description('what a bomb of the platoon mortar does to each man (MORTAR-01)'))
    .argument('<kind>', BOMBS.join(', '), wordOf(BOMBS))
    .argument('[men...]', 'those around the aim point, such as 2@0 3w@2.5')
    .addHelpText(
      'after',
      `\n${MEN}\n  tactic48 odds bombs concussion 2@0 3o@2\nWhere bombs drift, the other side is taken to move them as it likes best (GREN-06).`,
    )
    .action((kind: Bomb, men: readonly string[], flags: FallFlags) => tellBombs(kind, men, flags, terminal))
}

const withPosition = (command: Command): Command =>
  withRules(command, COMPANY)
    .option('--file <file>', 'a scenario (YAML) or a saved state (JSON) instead of men')
    .option('-c, --case <name>', 'of a scenario with cases (the first)')
    .option('--caller <figure>', 'with --file: who has called for it')
    .option('--at <x,y>', 'with --file: where the marker lies, in u')

interface Aimed {
  readonly state: GameState
  readonly caller: FigureId
  readonly at: Point
}

function aimed(men: readonly string[], flags: FallFlags, rules: RuleSet): Aimed {
  const { file, caller, at } = flags
  if (file === undefined) {
    if (caller !== undefined || at !== undefined) throw new CliError('--caller and --at go with --file')
    if (men.length === 0)
      throw new CliError('name those around the marker, such as 2@0 3w@2.5, or a position with --file')
    return { state: around(men, rules), caller: callerOf, at: MARKER }
  }
  if (men.length > 0) throw new CliError('take either men or --file')
  if (caller === undefined || at === undefined) throw new CliError('--file needs --caller figure and --at x,y')
  const state = stateOf(file, { edition: flags.edition, ...(flags.case === undefined ? {} : { case: flags.case }) })
  companyOnly(state.rules)
  return { state, caller: figureIn(state, caller).id, at: pointIn('--at', at) }
}

const MAN = /^([0-9]{1,2})([wso]{0,3})@([0-9]{1,2}(?:\.[0-9]{1,3})?)(?:@([0-9]{1,3}))?$/
const MOST_MEN = 40

/** Men in the open around a marker in the middle of a large table. */
function around(texts: readonly string[], rules: RuleSet): GameState {
  if (texts.length > MOST_MEN) throw new CliError(`at most ${MOST_MEN} men can be named`)
  companyOnly(rules)
  const near = texts.map((text, i): Near => {
    const match = MAN.exec(text)
    if (!match) throw new CliError(`'${text}' must read like 2@3, 2w@3.5, 2s@0 or 2o@3@90`)
    const [, h2h, marks = '', away, degrees] = match
    return {
      name: nameOf(text, i),
      h2h: Number(h2h),
      away: Number(away),
      ...(degrees !== undefined && { degrees: Number(degrees) }),
      own: marks.includes('o'),
      wounded: marks.includes('w'),
      woundedSide: !marks.includes('s'),
    }
  })
  return positioned(aroundMarker(rules, near))
}

/** The same man may be named twice. */
const nameOf = (text: string, i: number): string => `${i + 1}: ${text}`

function tellBarrage(profile: SupportId, men: readonly string[], flags: FallFlags, terminal: Terminal): void {
  const { state, caller, at } = aimed(men, flags, rulesFor(flags.edition, flags))
  const { strip, shells } = SUPPORT_PROFILES[profile]
  if (!strip && flags.along !== undefined) throw new CliError(`${profile} has no line: leave --along out (SUPP-03)`)
  const east = { x: at.x + 1000, y: at.y }
  const line = strip ? (flags.along === undefined ? east : pointIn('--along', flags.along)) : undefined
  const odds = barrageOdds(state, caller, { profile, ammo: 'he', target: at, line })
  tell(terminal, flags, odds, () => {
    if (odds.length === 0) return 'it can reach nobody'
    const rows = odds.map((one) => [
      one.figure,
      percent(one.hit),
      ...chances(one.shell),
      percent(one.caught),
      driftText(one),
    ])
    return [
      columns([['', 'in the blast', 'unhurt', 'wound', 'elimination', `in any of ${shells}`, 'HOUSE-08'], ...rows]),
      `chances are of the next shell; because ${itemsText(odds[0]?.items ?? [])}`,
    ].join('\n')
  })
}

function tellBombs(ammo: Bomb, men: readonly string[], flags: FallFlags, terminal: Terminal): void {
  const { state, caller, at } = aimed(men, flags, rulesFor(flags.edition, flags))
  const offered: readonly Bomb[] = state.rules.company?.platoonCallAmmo ?? []
  if (!offered.includes(ammo)) {
    throw new CliError(
      `${ammo} bombs are not in ${state.rules.company?.edition}: take ${offered.join(' or ')} (MORTAR-01)`,
    )
  }
  const odds = bombOdds(state, caller, { ammo, at: [at] })
  tell(terminal, flags, odds, () => {
    if (odds.length === 0) return ammo === 'smoke' ? 'smoke hurts nobody (HOUSE-04)' : 'it can reach nobody'
    const rows = odds.map((one) => [one.figure, ...chances(one.odds), percent(1 - one.stays.miss), driftText(one)])
    return [
      columns([['', 'unhurt', 'wound', 'elimination', 'hurt if it stays', 'GREN-05'], ...rows]),
      `because ${itemsText(odds[0]?.items ?? [])}`,
    ].join('\n')
  })
}

const chances = ({ miss, wound, elimination }: BarrageOdds['shell']): readonly string[] =>
  [miss, wound, elimination].map(percent)

const driftText = ({ drift }: BarrageOdds | BombOdds): string =>
  drift.map(({ value, share, caught }) => `${value} u (${percent(share)}): ${percent(caught)}`).join(', ')
