import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { StoreError } from '../store/database.ts'

const MOST_FILE = 8_000_000
const MOST_PAGE = 60_000_000
const MOST_FILES = 4000

export const BUILD_NAME = /^[0-9a-f]{32}$/
export const INDEX = 'index.html'
/** Placeholder for the build's name in the index while it is hashed. */
export const UNNAMED = '0'.repeat(32)

const TYPES: { readonly [extension: string]: string } = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webp: 'image/webp',
  png: 'image/png',
}

export const typeOf = (path: string): string =>
  TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

export const isPackable = (path: string): boolean => typeOf(path).includes('charset')

/** A page build: its name is the hash of the list of its files; its index contains it once. */
export interface PageBuild {
  readonly name: string
  readonly files: ReadonlyMap<string, Buffer>
}

export const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex')

export const listOf = (files: ReadonlyMap<string, Buffer>): string =>
  [...files]
    .map(([path, body]) => `${path} ${hashOf(body)}\n`)
    .sort()
    .join('')

/** The files as they were hashed; refuses a build that does not match its name or is too large. */
export function provenFiles({ name, files }: PageBuild): ReadonlyMap<string, Buffer> {
  const index = files.get(INDEX)
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0)
  const [large] = [...files].find(([, { length }]) => length > MOST_FILE) ?? []
  if (large !== undefined) throw new StoreError(`page build ${name}: ${large} is larger than ${MOST_FILE} bytes`)
  if (bytes > MOST_PAGE || files.size > MOST_FILES)
    throw new StoreError(`page build ${name} is too large: ${files.size} files, ${bytes} bytes`)
  if (!index || !BUILD_NAME.test(name)) throw new StoreError(`page build ${name}: there is no ${INDEX}`)
  const whole = new Map(files).set(INDEX, Buffer.from(index.toString('utf8').replace(name, UNNAMED)))
  if (!hashOf(Buffer.from(listOf(whole))).startsWith(name))
    throw new StoreError(`page build ${name} does not match its name`)
  return whole
}

export const pack = (body: Buffer): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

/** Undefined: the bytes were damaged. */
export function unpack(body: Buffer): Buffer | undefined {
  try {
    return brotliDecompressSync(body, { maxOutputLength: MOST_FILE })
  } catch {
    return undefined
  }
}
