import { faultWords } from '@tactic48/content'
import {
  type CardId,
  Fault,
  type Force,
  forceShape,
  LIMITS,
  list,
  nameOf,
  object,
  optional,
  readAs,
  readJson,
  type Shape,
  text,
  whole,
} from '@tactic48/rules'
import { CliError } from '../cliError.ts'
import { MOST_BYTES, readText } from '../files.ts'

/** What was agreed about a force, beside the force itself. */
interface Agreed {
  /** Such as `qs-en+cc-en`. */
  readonly editions?: string
  readonly agreedAp?: number
  readonly theatre?: string
}

export interface ForceFile extends Agreed {
  readonly force: Force
}

export interface DeckFile extends Agreed {
  readonly faction: string
  readonly deck: readonly CardId[]
}

const agreed = {
  editions: optional(text()),
  agreedAp: optional(whole(1, 1_000_000)),
  theatre: optional(text()),
}

const forceFileShape: Shape<ForceFile> = object<ForceFile>({ ...agreed, force: forceShape })
const deckFileShape: Shape<DeckFile> = object<DeckFile>({
  ...agreed,
  faction: text(),
  deck: list(nameOf<CardId>(), LIMITS.deck),
})

function readFile<T>(file: string, shape: Shape<T>): T {
  const json = readJson(readText(file, MOST_BYTES))
  if (json instanceof Fault) throw new CliError(`${file}: ${wordsFor(json)}`)
  const value = readAs(shape, json.value)
  if (value instanceof Fault) throw new CliError(`${file}: ${wordsFor(value)}`)
  return value
}

/** The field and what is wrong with it. */
const wordsFor = (fault: Fault): string => `${fault.field || 'the file'}: ${faultWords(fault)}`

export const readForceFile = (file: string): ForceFile => readFile(file, forceFileShape)
export const readDeckFile = (file: string): DeckFile => readFile(file, deckFileShape)
