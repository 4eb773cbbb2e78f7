import { readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { LIMITS } from '@tactic48/rules'
import { CliError } from './cliError.ts'

const MEGABYTE = 1_000_000

/** Of a saved game or state. */
export const MOST_BYTES = LIMITS.file

/** The text of a file that somebody else may have written: a plain file, not too large, in UTF-8. */
export function readText(file: string, mostBytes: number): string {
  const stats = statsOf(file)
  if (!stats.isFile()) throw new CliError(`${file}: is ${stats.isDirectory() ? 'a folder' : 'no plain file'}`)
  if (stats.size > mostBytes) throw new CliError(`${file}: is larger than ${sizeText(mostBytes)}`)
  const bytes = attempt(file, () => readFileSync(file))
  let text: string | undefined
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {}
  if (text === undefined || text.includes('\0')) throw new CliError(`${file}: is not text in UTF-8`)
  return text
}

/** The file itself, or all files of a folder and its folders that are named so, in the order of their names. */
export function filesBelow(path: string, named: RegExp): readonly string[] {
  return statsOf(path).isDirectory() ? inFolder(path, named, new Set()) : [path]
}

function inFolder(folder: string, named: RegExp, around: ReadonlySet<string>): readonly string[] {
  const real = attempt(folder, () => realpathSync(folder))
  // A link to a folder around it would be followed for ever.
  if (around.has(real)) return []
  return attempt(folder, () => readdirSync(folder))
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
        return inFolder(path, named, new Set([...around, real]))
      return named.test(name) ? [path] : []
    })
}

function statsOf(path: string): Stats {
  const stats = attempt(path, () => statSync(path, { throwIfNoEntry: false }))
  if (!stats) throw new CliError(`${path}: no such file or folder`)
  return stats
}

function attempt<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException
    throw new CliError(`${path}: cannot be read (${code})`)
  }
}

export const sizeText = (bytes: number): string => (bytes >= MEGABYTE ? `${bytes / MEGABYTE} MB` : `${bytes / 1000} KB`)
