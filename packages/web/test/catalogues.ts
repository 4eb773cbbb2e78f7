import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Namespace, Texts } from '../src/i18n/texts.ts'

const FOLDER = join(import.meta.dirname, '..', 'src', 'i18n')

/** A text by its key, or what else is said under it. */
export interface Said {
  readonly [key: string]: string | Said
}

const read = (language: string, namespace: string): unknown =>
  JSON.parse(readFileSync(join(FOLDER, language, `${namespace}.json`), 'utf8'))

/** What a page says in a language, as it is kept. */
export const textsOf = <N extends Namespace>(language: string, namespace: N): Texts[N] =>
  read(language, namespace) as Texts[N]

/** The languages that have a folder. */
export const FOLDERS: readonly string[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

export const pagesOf = (language: string): readonly string[] =>
  readdirSync(join(FOLDER, language)).map((file) => file.replace(/\.json$/, ''))

export type Catalogue = { readonly [language in 'en' | 'it' | 'es']: Said }

/** Each page with what it says in every language. */
export const CATALOGUES: readonly (readonly [string, Catalogue])[] = pagesOf('en').map((page) => [
  page,
  Object.fromEntries(FOLDERS.map((language) => [language, read(language, page)])) as Catalogue,
])

/** Each text under its key. */
export function entriesOf(texts: Said, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const name = path === '' ? key : `${path}.${key}`
    return typeof value === 'string' ? [[name, value] as const] : entriesOf(value, name)
  })
}
