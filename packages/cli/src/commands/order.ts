import {
  type Danger,
  type GameState,
  isOfficer,
  type Odds,
  ORDER_KINDS,
  type Order,
  type Ordered,
  type OrderPreview,
  orderPreview,
  seatOf,
} from '@tactic48/rules'
import type { Command } from 'commander'
import { CliError } from '../cliError.ts'
import { percent } from '../columns.ts'
import { figureIn, type PositionFlags, pointIn, pointText, stateOf } from '../position.ts'
import { refusalText } from '../refusal.ts'
import type { Colors, Terminal } from '../terminal.ts'

interface Flags extends PositionFlags {
  readonly at?: string
  readonly target?: string
  readonly unit?: string
  readonly json?: boolean
}

export function orderCommand(program: Command, terminal: Terminal): void {
  program
    .command('order')
    .description('what an order would do, man by man; nothing is rolled')
    .argument('<file>', 'a scenario of the conformance suite (YAML) or a saved state (JSON)')
    .argument('<officer>', 'the officer who gives it')
    .argument('<kind>', ORDER_KINDS.join(', '))
    .option('--at <x,y>', 'the marker of moveToward and fireAtWill, in u')
    .option('--target <figure>', 'the target of fireAt')
    .option('--unit <company>', 'the company addressed (ORDER-07)')
    .option(
      '-e, --edition <editions>',
      'of a scenario that is played in several, such as qs-en+cc-it (the first it names)',
    )
    .option('-c, --case <name>', 'of a scenario with cases (the first)')
    .option('--json', 'machine-readable; lengths in 1/1000 u')
    .addHelpText(
      'after',
      `
Examples:
  tactic48 order conformance/order/march.yaml Lt forward
  tactic48 order conformance/order/march.yaml Lt moveToward --at 16,8 -e qs-en+cc-it`,
    )
    .action((file: string, officer: string, kind: string, flags: Flags) => {
      const state = stateOf(file, flags)
      const told = previewOf(state, officer, kind, flags)
      if (flags.json) terminal.print(JSON.stringify(told, null, 2))
      else terminal.print(previewText(state, told, terminal.paint).join('\n'))
    })
}

function previewOf(state: GameState, name: string, kind: string, flags: Flags): OrderPreview {
  const officer = figureIn(state, name)
  const seat = seatOf(state, officer.side)
  if (!state.rules.company) throw new CliError('orders need a company edition, such as -e qs-en+cc-en (FORCE-09)')
  if (!isOfficer(state, officer)) throw new CliError(`${name} is not an officer (ORDER-01)`)
  if (!seat) throw new CliError(`no seat is assigned to the side of ${name}`)
  const order = orderOf(state, kind, flags)
  const unit = flags.unit === undefined ? {} : { unit: flags.unit }
  const told = orderPreview(state, { verb: 'giveOrder', seat, figure: officer.id, order, ...unit })
  if (!told) throw new CliError(`${name} cannot give orders`)
  return told
}

function orderOf(state: GameState, text: string, { at, target }: Flags): Order {
  const kind = ORDER_KINDS.find((one) => one === text)
  const isPlaced = kind === 'moveToward' || kind === 'fireAtWill'
  if (kind && at !== undefined && !isPlaced) throw new CliError(`${kind} takes no --at`)
  if (kind && target !== undefined && kind !== 'fireAt') throw new CliError(`${kind} takes no --target`)
  switch (kind) {
    case undefined:
      throw new CliError(`'${text}' is not an order; take ${ORDER_KINDS.join(', ')}`)
    case 'moveToward':
    case 'fireAtWill':
      if (at === undefined) throw new CliError(`${kind} needs --at x,y`)
      return { kind, at: pointIn('--at', at) }
    case 'fireAt':
      if (target === undefined) throw new CliError('fireAt needs --target figure')
      return { kind, target: figureIn(state, target).id }
    default:
      return { kind }
  }
}

function previewText(state: GameState, told: OrderPreview, paint: Colors): readonly string[] {
  const { qs, company } = state.rules
  const lines = [`${told.officer}: ${paint.bold(told.order.kind)} (${qs}${company ? `+${company.edition}` : ''})`]
  if (told.refusal) lines.push(`  ${paint.red('may not be given')}: ${refusalText(told.refusal)}`)
  for (const { shooter, odds } of told.drawn) {
    lines.push(`  draws Opportunity Fire of ${shooter} (ORDER-04): ${oddsText(odds)}`)
  }
  for (const man of told.men) lines.push(...manText(man))
  if (told.together) lines.push(`  together: ${oddsText(told.together)}`)
  return lines
}

function manText({ figure, through, does, leftOut, mayRefuse }: Ordered): readonly string[] {
  const reached = through === undefined ? '' : `, through ${through}`
  const free = mayRefuse ? ', may refuse (ORDER-05)' : ''
  if (!does) return [`  ${figure}${reached}: left out${leftOut ? `, ${refusalText(leftOut)}` : ''}`]
  const name = `  ${figure}${reached}${free}`
  switch (does.kind) {
    case 'march':
      return [`${name}: moves ${pointText(does.from)} to ${pointText(does.to)}`, ...does.dangers.map(dangerText)]
    case 'shot':
      return [
        `${name}: shoots, ${does.weapon}, ${does.odds.dice} dice at ${does.odds.need.score}+: ${oddsText(does.odds)}`,
      ]
    case 'suppression':
      return [`${name}: takes part with ${does.weapon}`]
    case 'takeCover':
      return [`${name}: takes cover`]
  }
}

function dangerText(danger: Danger): string {
  const where = `    at ${pointText(danger.at)}`
  if (danger.kind === 'contact') return `${where}: meets ${danger.opponents.join(', ')}`
  if (danger.kind === 'suppression') return `${where}: suppressed by ${danger.marker}`
  return `${where}: Opportunity Fire of ${danger.shooter}, ${oddsText(danger.odds)}`
}

const oddsText = ({ miss, wound, elimination }: Odds): string =>
  `miss ${percent(miss)}, wound ${percent(wound)}, elimination ${percent(elimination)}`
