import { bidLines, callLine, shockLine, type Treatment, treatmentLine, type Witness } from '@tactic48/content/odds'
import { shockTestOdds } from '@tactic48/rules'
import type { Command } from 'commander'
import { rulesFor } from '../agreement.ts'
import { columns, percent } from '../columns.ts'
import { wordOf } from '../flags.ts'
import { figureIn, type PositionFlags, stateOf } from '../position.ts'
import type { Terminal } from '../terminal.ts'
import {
  COMPANY,
  companyOnly,
  diceCount,
  itemsText,
  length,
  numberOf,
  type OddsFlags,
  positioned,
  tell,
  withRules,
} from './flags.ts'

interface CallFlags extends OddsFlags {
  readonly dice: number
  readonly figures: number
}

interface BidFlags extends OddsFlags {
  readonly tokens: number
  readonly hisTokens: number
}

interface MedicFlags extends OddsFlags {
  readonly check?: boolean
  readonly station?: boolean
}

const FALLEN = ['friend', 'ownOfficer', 'otherOfficer'] as const
const BESIDE = ['nobody', 'officer', 'medic'] as const

interface WitnessFlags extends OddsFlags {
  readonly away: number
  readonly named?: boolean
  readonly inShock?: boolean
  readonly beside: Witness['beside']
  readonly fallen: Witness['fallen']
}

/** What officers and medics try: calls to HQ, the initiative, first aid; and whom a fall concerns. */
export function attemptOdds(odds: Command, terminal: Terminal): void {
  withRules(
    odds.command('call').description('whether a call succeeds, and when it arrives (CALL-01 to CALL-07)'),
    COMPANY,
  )
    .requiredOption('--dice <value>', 'the CALL value of the officer', diceCount)
    .option('--figures <count>', 'own figures on the table, for the teams of reinforcements', numberOf, 7)
    .action((flags: CallFlags) => tellCall(flags, terminal))
  withRules(
    odds.command('initiative').description('the chance to seize the turn, my bid by his (INIT-03 to INIT-07)'),
    COMPANY,
  )
    .argument('<mine>', 'the sum of the TAKE INITIATIVE values of the side that tries', numberOf)
    .argument('<his>', 'that of the other side', numberOf)
    .option('--tokens <AT>', 'what the side that tries may bid', numberOf, 5)
    .option('--his-tokens <AT>', 'what the other side may bid', numberOf, 5)
    .action((mine: number, his: number, flags: BidFlags) => tellBids(mine, his, flags, terminal))
  withRules(odds.command('medic').description('one die of a medic (MEDIC-05, EVAC-03, AID-02)'), COMPANY)
    .option('--check', 'a casualty check instead of first aid')
    .option('--station', 'medic or patient is at the aid station')
    .action((flags: MedicFlags) => tellMedic(flags, terminal))
  withRules(
    odds
      .command('witness')
      .description('whether a man keeps his nerve when a friend falls (HOUSE-01, SHOCK-02 to SHOCK-04)'),
    COMPANY,
  )
    .requiredOption('--away <u>', 'from base to base', length)
    .option('--named', 'he is a named Character')
    .option('--in-shock', 'he is in Shock already')
    .option('--beside <whom>', BESIDE.join(', '), wordOf(BESIDE), 'nobody')
    .option('--fallen <who>', FALLEN.join(', '), wordOf(FALLEN), 'friend')
    .action((flags: WitnessFlags) => tellWitness(flags, terminal))
  odds
    .command('shock')
    .description('who tests his nerves if a figure of a position falls (HOUSE-01, SHOCK-02 to SHOCK-04)')
    .argument('<file>', 'a scenario of the conformance suite (YAML) or a saved state (JSON)')
    .argument('<figure>', 'who would fall')
    .option('-e, --edition <editions>', 'of a scenario that is played in several (the first it names)')
    .option('-c, --case <name>', 'of a scenario with cases (the first)')
    .option('--json', 'machine-readable')
    .action((file: string, figure: string, flags: PositionFlags & { readonly json?: boolean }) =>
      tellShock(file, figure, flags, terminal),
    )
}

function tellCall(flags: CallFlags, terminal: Terminal): void {
  const rules = rulesFor(flags.edition, flags)
  companyOnly(rules)
  const odds = positioned(callLine(rules, flags.dice, flags.figures))
  const turns = odds.arrival.map((chance, i) => [`in ${nth(i + 1)} own turn`, percent(chance)])
  const teams = odds.teams.flatMap((chance, i) =>
    chance > 0 ? [[`${i + 1} ${i === 0 ? 'team' : 'teams'}`, percent(chance)]] : [],
  )
  tell(terminal, flags, odds, () =>
    [
      columns([
        ['answered', percent(odds.success)],
        ['not answered', percent(1 - odds.success)],
        ['with two sixes (CALL-07)', percent(odds.atOnce)],
      ]),
      'CALL-06, it comes',
      columns(turns.map(([when = '', chance = '']) => [`  ${when}`, chance])),
      'REINF-01, reinforcements bring',
      columns(teams.map(([count = '', chance = '']) => [`  ${count}`, chance])),
      `because ${itemsText(odds.items)}`,
    ].join('\n'),
  )
}

const NTH = ['the next', 'the second next', 'the third next', 'the fourth next', 'the fifth next', 'the sixth next']
const nth = (n: number): string => NTH[n - 1] ?? `no. ${n} of the next`

function tellBids(mine: number, his: number, flags: BidFlags, terminal: Terminal): void {
  const rules = rulesFor(flags.edition, flags)
  companyOnly(rules)
  const odds = positioned(bidLines(rules, { mine, his, tokens: flags.tokens, hisTokens: flags.hisTokens }))
  if (!odds) return
  const head = ['my bid \\ his', ...(odds.seized[0] ?? []).map((_, bid) => String(bid))]
  tell(terminal, flags, odds, () =>
    [
      columns([head, ...odds.seized.map((row, bid) => [String(bid), ...row.map(percent)])]),
      `because INIT-04 ${sum(odds.initiator.items)} against ${sum(odds.defender.items)}, INIT-05 ${rules.company?.initiativeBidBonus} for each AT; INIT-07 a tie fails`,
    ].join('\n'),
  )
}

const sum = (items: readonly { readonly value: number }[]): number => items.reduce((all, { value }) => all + value, 0)

function tellMedic(flags: MedicFlags, terminal: Terminal): void {
  const rules = rulesFor(flags.edition, flags)
  companyOnly(rules)
  const verb: Treatment['verb'] = flags.check ? 'checkCasualty' : 'firstAid'
  const odds = positioned(treatmentLine(rules, { verb, station: flags.station === true }))
  const [good, bad] = flags.check ? ['alive, can be carried', 'beyond help'] : ['healed', 'stays wounded']
  tell(terminal, flags, odds, () =>
    [
      columns([
        [good, percent(odds.success)],
        [bad, percent(1 - odds.success)],
      ]),
      `because ${itemsText(odds.need.items)}`,
    ].join('\n'),
  )
}

function tellWitness(flags: WitnessFlags, terminal: Terminal): void {
  const rules = rulesFor(flags.edition, flags)
  companyOnly(rules)
  const { away, named = false, inShock = false, beside, fallen } = flags
  const odds = positioned(shockLine(rules, { away, named, shock: inShock, beside, fallen }))
  tell(terminal, flags, odds ?? {}, () => {
    if (!odds) return 'he does not test: the fall does not concern him (HOUSE-01)'
    if (!('need' in odds)) return `he does not test: ${odds.rule}`
    return [
      columns([
        ['falls into Shock', percent(odds.fails)],
        ['keeps his nerve', percent(1 - odds.fails)],
      ]),
      `because ${odds.rule}; ${itemsText(odds.items)}; only with house.psychShock=true (SHOCK-01)`,
    ].join('\n')
  })
}

function tellShock(
  file: string,
  name: string,
  flags: PositionFlags & { readonly json?: boolean },
  terminal: Terminal,
): void {
  const state = stateOf(file, flags)
  const odds = shockTestOdds(state, figureIn(state, name).id)
  tell(terminal, flags, odds, () => {
    if (!state.rules.house.psychShock)
      return 'nobody tests: psychological shock is not in use (house.psychShock, SHOCK-01)'
    if (odds.length === 0) return `the fall of ${name} concerns nobody`
    return columns([
      ['', 'test', 'falls into Shock', 'because'],
      ...odds.map((one) =>
        'need' in one
          ? [one.figure, `${one.need}+`, percent(one.fails), `${one.rule}; ${itemsText(one.items)}`]
          : [one.figure, '-', percent(0), `${one.rule} does not test`],
      ),
    ])
  })
}
