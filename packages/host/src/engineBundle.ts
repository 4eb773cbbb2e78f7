import { ENGINE_API, ENGINE_FUNCTIONS, type EngineApi, sha256 } from '@tactic48/rules'

/** Why a bundle cannot be played on. */
export class EngineError extends Error {}

const NAME = /^[0-9a-f]{32}$/
/** What stands for its own name in a bundle while it is hashed. */
const UNNAMED = '0'.repeat(32)

/** The hash of a text in which its own name stands for itself: the first 32 digits are that name. */
export const isNamedBy = (text: string, name: string): boolean =>
  NAME.test(name) && sha256(text.replace(name, UNNAMED)).startsWith(name)

/** The engine of a bundle, by the hash that is its name. What is run is the very text that was hashed. */
export async function engineIn(text: string, name: string): Promise<EngineApi> {
  if (!NAME.test(name)) throw new EngineError(`"${name}" is not the name of an engine bundle: 32 hexadecimal digits`)
  if (!isNamedBy(text, name)) throw new EngineError(`engine bundle ${name}: the file was changed, its hash is another`)
  const loaded: unknown = await import(
    /* @vite-ignore */ `data:text/javascript;charset=utf-8,${encodeURIComponent(text)}`
  )
  return judged(loaded, name)
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
