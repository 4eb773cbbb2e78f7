import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ENGINE_API, ENGINE_FUNCTIONS, type EngineApi } from '@tactic48/rules'

/** Why a bundle cannot be played on. */
class EngineError extends Error {}

const NAME = /^[0-9a-f]{32}$/
const PLACEHOLDER = '0'.repeat(32)

/**
 * The engine of a bundle, by the hash that is its name. What is run is the very text that was hashed, so that a file that changes
 * meanwhile changes nothing.
 */
export async function loadEngine(folder: string, name: string): Promise<EngineApi> {
  if (!NAME.test(name)) throw new EngineError(`"${name}" is not the name of an engine bundle: 32 hexadecimal digits`)
  const text = await textOf(join(folder, `${name}.mjs`), name)
  const hash = createHash('sha256').update(text.replace(name, PLACEHOLDER)).digest('hex')
  if (!hash.startsWith(name)) throw new EngineError(`engine bundle ${name}: the file was changed, its hash is another`)
  const loaded: unknown = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  )
  return judged(loaded, name)
}

async function textOf(file: string, name: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new EngineError(`engine bundle ${name}: there is no file ${file}`)
  }
}

function judged(loaded: unknown, name: string): EngineApi {
  const engine = (loaded as { readonly engine?: Partial<EngineApi> }).engine
  if (engine?.api !== ENGINE_API)
    throw new EngineError(
      `engine bundle ${name}: has API version ${engine?.api}, this host calls version ${ENGINE_API}`,
    )
  const missing = ENGINE_FUNCTIONS.find((key) => typeof Reflect.get(engine, key) !== 'function')
  if (missing !== undefined) throw new EngineError(`engine bundle ${name}: has no function ${missing}`)
  if (engine.build !== name) throw new EngineError(`engine bundle ${name}: calls itself ${engine.build}`)
  return engine as EngineApi
}
