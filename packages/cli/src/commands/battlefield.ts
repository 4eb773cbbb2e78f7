import { type Battlefield, ContentError, companyBookOf, FACTIONS, readBattlefieldFile } from '@tactic48/content'
import {
  atEdge,
  FIELD_SIZE,
  FIELD_STYLES,
  type FieldMeasure,
  type FieldStyle,
  makeField,
  makeFieldFile,
  measureField,
  overlapsOf,
} from '@tactic48/content/fields'
import { CONTROL, defaultRules, propsFault, type Table } from '@tactic48/rules'
import { type Command, InvalidArgumentError } from 'commander'
import { CliError } from '../cliError.ts'
import { columns } from '../columns.ts'
import { countOf, wordOf } from '../flags.ts'
import { playGame } from '../match/game.ts'
import { playerOf } from '../match/load.ts'
import { mirroredPairing } from '../match/pairings.ts'
import { wilson } from '../match/tally.ts'
import { sayingOf } from '../refusal.ts'
import type { Terminal } from '../terminal.ts'
import { count, readContent } from './content.ts'

interface Size {
  readonly width: number
  readonly height: number
}

function sizeOf(text: string): Size {
  const [, width, height] = /^(\d{1,3})x(\d{1,3})$/.exec(text) ?? []
  const size = { width: Number(width), height: Number(height) }
  const isSize = Object.values(size).every((length) => length >= FIELD_SIZE.least && length <= FIELD_SIZE.most)
  if (!isSize) throw new CliError(`a size is written 48x36, each from ${FIELD_SIZE.least} to ${FIELD_SIZE.most} u`)
  return size
}

/** It becomes the name of the table. */
function seedOf(text: string): string {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text))
    throw new InvalidArgumentError('It names the table: something must be seen of it.')
  if (CONTROL.test(text))
    throw new InvalidArgumentError('It names the table: it has characters that cannot be printed.')
  return text
}

/** HOUSE-03, HOUSE-21: under these rules everything that stands on a table is played. */
const PROP_RULES = defaultRules('qs-en', 'cc-en')

/** `tactic48 battlefield check FILE | make STYLE | measure [FILE …] | games STYLE`. */
export function battlefieldCommand(program: Command, terminal: Terminal): void {
  const battlefield = program.command('battlefield').description('battlefields as files, and made by style and seed')
  battlefield
    .command('check')
    .description('judge a battlefield: outlines, walls with slits and doors, size')
    .argument('<file>', 'a battlefield (JSON)')
    .action((file: string) => {
      const { id, table, props } = readContent(file, readBattlefieldFile)
      const refusal = props && propsFault({ rules: PROP_RULES, cards: companyBookOf(FACTIONS), table }, props)
      if (refusal) throw new CliError(`${file}: parked, emplaced: ${refusal.rule} ${sayingOf(refusal) ?? refusal.code}`)
      const size = `${table.width / 1000} × ${table.height / 1000} u`
      terminal.print(`${id}: ${size}, ${count(table.elements.length, 'piece', 'pieces')}: legal`)
    })
  battlefield
    .command('make')
    .description('make a battlefield; the same style, size and seed give the same one')
    .argument('<style>', FIELD_STYLES.join(', '), wordOf(FIELD_STYLES))
    .option('--size <wxh>', 'in u', sizeOf, sizeOf('32x24'))
    .option('--seed <text>', 'any word', seedOf, 'field')
    .action((style: FieldStyle, { size, seed }: { readonly size: Size; readonly seed: string }) => {
      terminal.print(
        JSON.stringify(
          made(() => makeFieldFile(style, size, seed)),
          null,
          2,
        ),
      )
    })
  battlefield
    .command('measure')
    .description(
      'is a table fair: sight between zones, cover in reach, steps to the objective; does a piece overlap another?',
    )
    .argument('[files...]', 'battlefields (JSON); without them tables are made')
    .option('--style <style>', 'of this style; all of them unless given', wordOf(FIELD_STYLES))
    .option('--size <wxh>', 'in u', sizeOf, sizeOf('32x24'))
    .option('--seeds <n>', 'how many tables of each style', countOf, 200)
    .option('--only <part>', 'places: overlaps and pieces at the edge, without sight and paths', wordOf(['places']))
    .action((files: readonly string[], flags: MeasureFlags) => {
      const fields = files.map((file) => readContent(file, readBattlefieldFile))
      if (flags.only) measurePlaces(fields, flags, terminal)
      else if (files.length > 0) measureFiles(fields, terminal)
      else measureStyles(flags, terminal)
    })
  battlefield
    .command('games')
    .description('the opponent against itself on made tables, each game twice with edges changed: does an edge win?')
    .argument('[style]', 'all of them unless given', wordOf(FIELD_STYLES))
    .option('--games <n>', 'how many for each style; two of them are a pair', countOf, 100)
    .option('--size <wxh>', 'in u', sizeOf, sizeOf('32x24'))
    .option('--seed <text>', 'of tables, forces and dice', seedOf, 'edges')
    .action((style: FieldStyle | undefined, flags: GamesFlags) => games(style, flags, terminal))
}

/** A refusal of the maker is the user's to put right. */
function made<T>(make: () => T): T {
  try {
    return make()
  } catch (error) {
    if (error instanceof ContentError) throw new CliError(error.message)
    throw error
  }
}

interface MeasureFlags {
  readonly style?: FieldStyle
  readonly size: Size
  readonly seeds: number
  readonly only?: 'places'
}

const HEAD = [
  'shots',
  'least cover ratio',
  'most steps apart',
  'fair',
  'cover',
  'overlaps',
  'at edge',
  'least room',
] as const

const meanCover = ({ edges }: FieldMeasure): number =>
  Object.values(edges).reduce((sum, { cover }) => sum + cover, 0) / Object.keys(edges).length

function measureFiles(fields: readonly Battlefield[], terminal: Terminal): void {
  const rows = fields.map(({ id, table }) => {
    const measured = measureField(table)
    const { shots, coverRatio, stepsApart, fair, overlaps, atEdge, room } = measured
    return [
      id,
      String(shots),
      coverRatio.toFixed(3),
      stepsApart.toFixed(2),
      fair ? 'yes' : 'no',
      meanCover(measured).toFixed(2),
      String(overlaps),
      String(atEdge),
      String(room),
    ]
  })
  terminal.print(columns([['battlefield', ...HEAD], ...rows]))
}

function measureStyles({ style, size, seeds }: MeasureFlags, terminal: Terminal): void {
  const rows = (style ? [style] : FIELD_STYLES).map((each) => {
    const all = Array.from({ length: seeds }, (_, seed) =>
      measureField(made(() => makeField(each, size, String(seed))).table),
    )
    const row = [
      each,
      String(all.reduce((sum, { shots }) => sum + shots, 0)),
      Math.min(...all.map(({ coverRatio }) => coverRatio)).toFixed(3),
      Math.max(...all.map(({ stepsApart }) => stepsApart)).toFixed(2),
      `${all.filter(({ fair }) => fair).length} of ${seeds}`,
      (all.reduce((sum, each) => sum + meanCover(each), 0) / seeds).toFixed(2),
      String(all.reduce((sum, { overlaps }) => sum + overlaps, 0)),
      String(all.reduce((sum, { atEdge }) => sum + atEdge, 0)),
      String(Math.min(...all.map(({ room }) => room))),
    ]
    terminal.complain(row.join('  '))
    return row
  })
  terminal.print(columns([['style', ...HEAD], ...rows]))
}

/** Fast enough for hundreds of seeds of every style. */
function measurePlaces(fields: readonly Battlefield[], { style, size, seeds }: MeasureFlags, terminal: Terminal): void {
  const row = (name: string, count: number, tableOf: (index: number) => Table): readonly string[] => {
    let [overlaps, edging] = [0, 0]
    for (let index = 0; index < count; index++) {
      const table = tableOf(index)
      overlaps += overlapsOf(table).length
      edging += atEdge(table).length
    }
    return [name, String(count), String(overlaps), String(edging)]
  }
  const rows =
    fields.length > 0
      ? fields.map(({ id, table }) => row(id, 1, () => table))
      : (style ? [style] : FIELD_STYLES).map((each) => {
          const found = row(each, seeds, (seed) => made(() => makeField(each, size, String(seed))).table)
          terminal.complain(found.join('  '))
          return found
        })
  terminal.print(columns([[fields.length > 0 ? 'battlefield' : 'style', 'tables', 'overlaps', 'at edge'], ...rows]))
}

interface GamesFlags {
  readonly games: number
  readonly size: Size
  readonly seed: string
}

/** A bot that takes longer for an answer has lost its way. */
const SECONDS = 60

/** What a table is to stay within, by the share that the south wins. */
const EVEN = { low: 0.42, high: 0.58 } as const

async function games(style: FieldStyle | undefined, { games: wanted, size, seed }: GamesFlags, terminal: Terminal) {
  if (wanted % 2 !== 0) throw new CliError('games are played in pairs: --games must be even')
  const players = { blue: await playerOf('regular', SECONDS), ember: await playerOf('regular', SECONDS) }
  for (const each of style ? [style] : FIELD_STYLES) {
    let south = 0
    for (let number = 0; number < wanted / 2; number++) {
      const field = made(() => makeField(each, size, `${seed} ${number}`))
      for (const game of mirroredPairing(`${seed} ${each}`, number, field)) {
        const { winner } = await playGame(game.pairing, players)
        south += winner === undefined ? 0.5 : winner === game.south ? 1 : 0
      }
    }
    const score = wilson(south, wanted)
    const share = south / wanted
    const percent = (value: number): string => (100 * value).toFixed(1)
    const interval = score ? ` [${percent(score.low)}–${percent(score.high)}]` : ''
    const verdict = share >= EVEN.low && share <= EVEN.high ? 'even' : 'not even'
    terminal.print(`${each}: south wins ${percent(share)} %${interval} of ${wanted} games: ${verdict}`)
  }
}
