import {
  ContentError,
  companyBookOf,
  type DeckFile,
  FACTIONS,
  type ForceFile,
  readDeckFile,
  readForceFile,
} from '@tactic48/content'
import {
  deckFaults,
  deckWorth,
  type Force,
  type ForceContext,
  forceReport,
  type MendedFault,
  totalOf,
} from '@tactic48/rules'
import type { Command } from 'commander'
import { collectOption, editionsOf, rulesFor } from '../agreement.ts'
import { CliError } from '../cliError.ts'
import { MOST_BYTES, readText } from '../files.ts'
import { countOf } from '../flags.ts'
import { changeText, faultText } from '../force/words.ts'
import type { Terminal } from '../terminal.ts'
import { count } from './content.ts'

interface Flags {
  readonly editions?: string
  readonly ap?: number
  readonly theatre?: string
  readonly option: readonly string[]
}

const BASIC = 'qs-en+cc-en'

const withFlags = (command: Command): Command =>
  command
    .option('-e, --editions <editions>', 'such as qs-en+cc-it; else those of the file, else qs-en+cc-en')
    .option('--ap <points>', 'the agreed size; else that of the file, else any', countOf)
    .option('--theatre <name>', 'the agreed theatre; else that of the file, else none')
    .option('-o, --option <name=value>', 'a rule option, such as house.alliedLimits=false', collectOption, [])

/** The field of a file and what is wrong with it. */
function readFile<T>(file: string, read: (text: string) => T): T {
  try {
    return read(readText(file, MOST_BYTES))
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    throw new CliError(`${file}: ${error.field === 'file' ? 'the file' : error.field}: ${error.reason}`)
  }
}

type Agreed = Pick<ForceFile, 'editions' | 'agreedAp' | 'theatre'>

function contextFor(file: string, agreed: Agreed, flags: Flags): ForceContext {
  const { editions = BASIC } = agreed
  if (flags.editions === undefined) inFile(`${file}: editions`, () => editionsOf(editions))
  refuseTheatre('--theatre', flags.theatre)
  refuseTheatre(`${file}: theatre:`, agreed.theatre)
  return {
    rules: rulesFor(flags.editions ?? editions, flags),
    cards: companyBookOf(FACTIONS),
    agreedAp: flags.ap ?? agreed.agreedAp,
    theatre: flags.theatre ?? agreed.theatre,
  }
}

/** A fault of a field of a file, with file and field. */
function inFile<T>(where: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof CliError ? new CliError(`${where}: ${error.message}`) : error
  }
}

const THEATRES = [...new Set(FACTIONS.flatMap(({ rules }) => Object.keys(rules.allies ?? {})))]

/** HOUSE-09: only what the game knows can be judged. */
function refuseTheatre(where: string, theatre: string | undefined): void {
  if (theatre !== undefined && !THEATRES.includes(theatre))
    throw new CliError(`${where} must be one of ${THEATRES.join(', ')} (HOUSE-09)`)
}

/** FORCE-04. */
function refuseFaction(where: string, faction: string): void {
  const ids = FACTIONS.map(({ id }) => id)
  if (!ids.includes(faction)) throw new CliError(`${where}: must be one of ${ids.join(', ')} (FORCE-04)`)
}

/** `tactic48 force check FILE`. */
export function forceCommand(program: Command, terminal: Terminal): void {
  const force = program.command('force').description('forces as files')
  withFlags(force.command('check'))
    .description('judge a force: command structure, cards, limits, deck, size')
    .argument('<file>', 'a force (JSON)')
    .addHelpText(
      'after',
      `
A force file holds the force and, if you like, what was agreed:
  { "name": "Strike group", "editions": "qs-en+cc-en", "agreedAp": 120, "theatre": "westernEurope",
    "force": { "faction": "us-airborne",
      "characters": [{ "card": "us-airborne/hobart", "assigned": [], "unit": { "platoon": "1", "squad": "1" } }],
      "deck": ["quartermaster"] } }
Each Character may also have upgrades, reversed (weapon cards that show their other face) and a name of its own.`,
    )
    .action((file: string, flags: Flags) => {
      const told = readFile(file, readForceFile)
      const context = contextFor(file, told, flags)
      refuseFaction(`${file}: force.faction`, told.force.faction)
      const faults = forceReport(context, told.force)
      const { characters, deck = [] } = told.force
      const men = count(characters.length, 'Character', 'Characters')
      const size = `${men}, ${tacticCards(deck)}, ${totalOf(context.cards, told.force)} AP`
      tell(terminal, `${file}: ${told.force.faction}, ${size}`, told.force, faults)
    })
}

/** `tactic48 deck check FILE`. */
export function deckCommand(program: Command, terminal: Terminal): void {
  const deck = program.command('deck').description('tactic decks as files')
  withFlags(deck.command('check'))
    .description('judge a tactic deck: whose cards, how many of each')
    .argument('<file>', 'a deck (JSON)')
    .addHelpText(
      'after',
      `
A deck file names the faction and the cards:
  { "name": "Night raid", "faction": "us-airborne", "deck": ["quartermaster", "field-dressing"] }`,
    )
    .action((file: string, flags: Flags) => {
      const told = readFile(file, readDeckFile)
      const context = contextFor(file, told, flags)
      refuseFaction(`${file}: faction`, told.faction)
      const size = `${tacticCards(told.deck)}, ${deckWorth(context.cards, told.deck)} AP`
      const force = forceWith(told)
      tell(terminal, `${file}: ${told.faction}, ${size}`, force, deckReport(context, force, told))
    })
}

const tacticCards = (deck: readonly unknown[]): string => count(deck.length, 'tactic card', 'tactic cards')

const forceWith = ({ faction, deck }: DeckFile): Force => ({ faction, characters: [], deck })

/** Only what concerns the deck: there is no force to judge. */
function deckReport(context: ForceContext, force: Force, { faction, deck }: DeckFile): readonly MendedFault[] {
  const concerning = new Set(deckFaults(context, faction, deck).map(({ refusal }) => JSON.stringify(refusal)))
  return forceReport({ ...context, agreedAp: undefined }, force).filter(
    ({ refusal }) => refusal.code === 'unknownCard' || concerning.has(JSON.stringify(refusal)),
  )
}

function tell(terminal: Terminal, head: string, force: Force, faults: readonly MendedFault[]): void {
  const { paint, print } = terminal
  for (const fault of faults) {
    print(fault.severity === 'error' ? paint.red(faultText(fault)) : faultText(fault))
    const changes = (fault.fix ?? []).map((change) => changeText(force, change))
    if (changes.length > 0) print(`  → ${changes.join('; ')}`)
  }
  const errors = faults.filter(({ severity }) => severity === 'error').length
  print(`${head}: ${errors === 0 ? 'legal' : `${errors} ${errors === 1 ? 'error' : 'errors'}`}`)
  if (errors > 0) terminal.fail()
}
