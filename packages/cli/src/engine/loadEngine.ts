import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EngineError, engineIn } from '@tactic48/host'
import type { EngineApi } from '@tactic48/rules'

/** The engine of a bundle in a folder of `npm run pack`; a file that changes meanwhile changes nothing. */
export async function loadEngine(folder: string, name: string): Promise<EngineApi> {
  const file = join(folder, `${name}.mjs`)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined && /^[0-9a-f]+$/.test(name))
    throw new EngineError(`engine bundle ${name}: there is no file ${file}`)
  return engineIn(text ?? '', name)
}
