import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { CliError } from '../cliError.ts'

/** A document that commands write: each its own section, between two comments; what stands outside of them is kept. */
export function writeSection(path: string, name: string, text: string): void {
  const begin = `<!-- ${name} -->`
  const end = `<!-- /${name} -->`
  const section = `${begin}\n${text}\n${end}`
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const from = before.indexOf(begin)
  if (from < 0) {
    writeFileSync(path, `${before.trimEnd()}\n\n${section}\n`.trimStart())
    return
  }
  const to = before.indexOf(end, from)
  if (to < 0) throw new CliError(`${path} has ${begin} without ${end}`)
  writeFileSync(path, before.slice(0, from) + section + before.slice(to + end.length))
}
