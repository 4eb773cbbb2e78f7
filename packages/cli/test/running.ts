import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Chance, type Played, type QsEdition, seededChance, startLog } from '@tactic48/rules'
import picocolors from 'picocolors'
import { held } from '../../rules/test/world/games.ts'
import { gameOf } from '../src/conformance/position.ts'
import { runCommand } from '../src/program.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))
const bin = join(root, 'packages/cli/bin/tactic48.mjs')
const folder = mkdtempSync(join(tmpdir(), 'tactic48-'))

/** A and T, one rifle each, 6 u apart. */
const figures = {
  A: { side: 'blue', at: [5, 12], weapons: 'rifle S 3 L 2' },
  T: { side: 'ember', at: [12, 12], weapons: 'rifle S 3 L 2' },
} as const

export const duel = (edition: QsEdition = 'qs-en', chance: Chance = seededChance('x')): Played =>
  held(startLog(gameOf({ figures }, { edition }), chance))

export interface Ran {
  readonly out: string
  readonly err: string
  readonly code: number
}

export async function run(...args: readonly string[]): Promise<Ran> {
  const out: string[] = []
  const err: string[] = []
  let code = 0
  await runCommand(args, {
    print: (text) => out.push(text),
    complain: (text) => err.push(text),
    fail: () => {
      code = 1
    },
    paint: picocolors.createColors(false),
  })
  return { out: out.join('\n'), err: err.join('\n'), code }
}

/** The command as the shell starts it. */
export const spawn = (...args: readonly string[]): Promise<Ran> =>
  new Promise((done) => {
    execFile(process.execPath, [bin, ...args], { cwd: root }, (error, out, err) => {
      done({ out, err, code: typeof error?.code === 'number' ? error.code : 0 })
    })
  })

export function fileOf(name: string, text: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

export function folderOf(name: string): string {
  const path = join(folder, name)
  mkdirSync(path)
  return path
}
