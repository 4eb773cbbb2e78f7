import { createHash } from 'node:crypto'
import type { Store } from '../store/store.ts'

/** Parts of a spec that many games share, at any depth. */
const SHARED = ['rules', 'cards', 'elements', 'dressing'] as const
const MARK = '#shared'

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null

/** The text of a value with its shared parts replaced by their hashes, and these parts. */
export function withoutShared(value: object): { readonly text: string; readonly blobs: ReadonlyMap<string, string> } {
  const blobs = new Map<string, string>()
  const text = JSON.stringify(value, (key, part: unknown) => {
    if (!isObject(part) || !SHARED.some((name) => name === key)) return part
    const body = JSON.stringify(part)
    const hash = createHash('sha256').update(body).digest('hex')
    blobs.set(hash, body)
    return { [MARK]: hash }
  })
  return { text, blobs }
}

/** The opening of a game as it was hashed: long, and only needed to open or verify it. */
export const openingText = async (opening: string, store: Store): Promise<string> =>
  JSON.stringify(await withShared(opening, store))

/** Restores the value from text and blobs. */
export async function withShared(text: string, store: Store): Promise<unknown> {
  const hashes = [...text.matchAll(/\{"#shared":"([0-9a-f]{64})"\}/g)].map(([, hash = '']) => hash)
  const bodies = new Map<string, unknown>()
  for (const hash of new Set(hashes)) {
    const body = await store.blob(hash)
    if (body === undefined) throw new Error(`the shared part ${hash} of a game is missing`)
    bodies.set(hash, JSON.parse(body))
  }
  return JSON.parse(text, (_, part: unknown) => {
    const hash = isObject(part) ? part[MARK] : undefined
    return typeof hash === 'string' ? bodies.get(hash) : part
  })
}
