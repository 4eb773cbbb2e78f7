import { BATTLEFIELDS, type Battlefield, ContentError, loadCardFile, readBattlefieldFile } from '@tactic48/content'
import { agreementOf, type Battle, battleSpec, LARGE_BATTLEFIELDS, readBattleFile } from '@tactic48/content/battles'
import { readStepFile, sheetsOf, stepFaults } from '@tactic48/content/lesson'
import { agreementFaults, createGame, isRefusal, seatId, seededChance } from '@tactic48/rules'
import type { Command } from 'commander'
import { editionsOf } from '../agreement.ts'
import { CliError } from '../cliError.ts'
import { MOST_BYTES, readText } from '../files.ts'
import { whyNoSave } from '../refusal.ts'
import type { Terminal } from '../terminal.ts'

/** The content of a file, or the file, the field and the reason. */
export function readContent<T>(file: string, read: (text: string) => T): T {
  const text = readText(file, MOST_BYTES)
  try {
    return read(text)
  } catch (error) {
    if (error instanceof ContentError) throw new CliError(`${file}: ${error.message}`)
    throw error
  }
}

export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

/** `tactic48 faction check FILE`. */
export function factionCommand(program: Command, terminal: Terminal): void {
  const faction = program
    .command('faction')
    .description('cards of your own as files: a faction, or cards that join one of ours')
  faction
    .command('check')
    .description('judge a card file')
    .argument('<file>', 'a card file (JSON)')
    .action((file: string) => {
      const set = readContent(file, (text) => loadCardFile(text))
      const { characters, weapons, upgrades, vehicles = [], tactics = [] } = set
      const cards = [
        count(characters.length, 'Character', 'Characters'),
        count(weapons.length, 'weapon card', 'weapon cards'),
        count(upgrades.length, 'upgrade', 'upgrades'),
        ...(vehicles.length > 0 ? [count(vehicles.length, 'vehicle', 'vehicles')] : []),
        ...(tactics.length > 0 ? [count(tactics.length, 'tactic card', 'tactic cards')] : []),
      ]
      terminal.print(`${set.set}${set.joins ? ` for ${set.id}` : ''}: ${cards.join(', ')}: legal`)
      const priced = [...characters, ...weapons, ...[...upgrades, ...vehicles].map(({ card }) => card), ...tactics]
      const typed = priced.filter(({ apTyped }) => apTyped)
      if (typed.length > 0) terminal.print(`typed AP: ${typed.map(({ id, ap }) => `${id} ${ap}`).join(', ')}`)
    })
}

/** `tactic48 lesson check FILE`. */
export function lessonCommand(program: Command, terminal: Terminal): void {
  const lesson = program.command('lesson').description('steps of the course as files')
  lesson
    .command('check')
    .description('judge a step: its texts and table, and its solution played under every sheet')
    .argument('<file>', 'a step (JSON)')
    .action((file: string) => {
      const step = readContent(file, readStepFile)
      const all = sheetsOf(step.course)
      const faults = new Set(all.flatMap((sheets) => stepFaults(step, sheets)))
      for (const fault of faults) terminal.complain(`${file}: ${fault}`)
      if (faults.size > 0) terminal.fail()
      else {
        const sheets = step.course === 'company' ? 'pairs of sheets' : 'sheets'
        terminal.print(`${step.id}: solved under ${all.length} ${sheets}: legal`)
      }
    })
}

/** `tactic48 battle check FILE`. */
export function battleCommand(program: Command, terminal: Terminal): void {
  const battle = program.command('battle').description('battles as files')
  battle
    .command('check')
    .description('judge a battle: sides, forces, ground, arrivals, goals, options')
    .argument('<file>', 'a battle (JSON)')
    .option('-e, --editions <editions>', 'the sheets that it is played by', 'qs-en+cc-en')
    .option('--field <file>', 'a battlefield of your own that the battle names')
    .action((file: string, { editions, field }: { readonly editions: string; readonly field?: string }) => {
      const own = field === undefined ? [] : [readContent(field, readBattlefieldFile)]
      const read = readContent(file, (text) => readBattleFile(text, [...own, ...BATTLEFIELDS, ...LARGE_BATTLEFIELDS]))
      judge(file, read, editions)
      const { blue, ember } = read.sides
      terminal.print(`${read.id}: ${blue.faction} against ${ember.faction} on ${groundOf(read.battlefield)}: legal`)
    })
}

const groundOf = ({ id, table }: Battlefield): string => `${id} (${table.width / 1000} × ${table.height / 1000} u)`

const SEATS = { blue: seatId('blue'), ember: seatId('ember') }

/** What the file says is a game by the rules, too. */
function judge(file: string, battle: Battle, editions: string): void {
  const sheets = editionsOf(editions)
  const [fault] = agreementFaults(agreementOf(battle, sheets))
  if (fault) throw new CliError(`${file}: ${fault.field}: takes ${fault.takes} (HOUSE-20)`)
  const game = createGame(battleSpec(battle, sheets, SEATS), seededChance(battle.id))
  if (isRefusal(game)) throw new CliError(`${file}: ${inTheFile(battle, whyNoSave(game))}`)
}

/** The game has its own names for what a battle says of its sides: the forces, and those of both sides in one list. */
function inTheFile({ sides: { blue, ember }, battlefield }: Battle, words: string): string {
  if (blue.who !== 'placed' || ember.who !== 'placed') {
    return words.replace(/^forces\.(blue|ember)/, 'sides.$1').replace(/^props/, 'battlefield')
  }
  const figures = [
    ...blue.figures.map(({ card }, i) => `sides.blue: figure ${i + 1} (${card})`),
    ...ember.figures.map(({ card }, i) => `sides.ember: figure ${i + 1} (${card})`),
  ]
  const { parked = [], emplaced = [] } = battlefield.props ?? {}
  const named = (name: 'parked' | 'emplaced', own: readonly (readonly unknown[])[]): readonly string[] =>
    ['sides.blue', 'sides.ember', 'battlefield'].flatMap((of, k) =>
      (own[k] ?? []).map((_, i) => `${of}.${name}[${i}].at`),
    )
  const lists: { readonly [list: string]: readonly string[] } = {
    figures,
    leftWeapons: named('emplaced', [blue.weapons, ember.weapons, emplaced]),
    vehicles: named('parked', [blue.vehicles, ember.vehicles, parked]),
  }
  return words.replace(
    /^position\.(figures|leftWeapons|vehicles)\[(\d+)\](\.position)?/,
    (field, list: string, i: string) => lists[list]?.[Number(i)] ?? field,
  )
}
