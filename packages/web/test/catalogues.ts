export interface Texts {
  readonly [key: string]: string | Texts
}

export type Catalogue = { readonly [language in 'en' | 'it' | 'es']: Texts }

/** Every `name.language.ts` of the catalogues has one text for each key. */
const FILES = import.meta.glob<{ readonly [name: string]: Texts }>(
  ['../src/i18n/{en,it,es}.ts', '../src/i18n/*.{en,it,es}.ts'],
  { eager: true },
)

function textsIn(file: string): Texts {
  const [texts] = Object.values(FILES[`../src/i18n/${file}.ts`] ?? {})
  if (!texts) throw new Error(`${file} is missing`)
  return texts
}

export const CATALOGUES: readonly (readonly [string, Catalogue])[] = Object.keys(FILES).flatMap((file) => {
  const [, name] = /\/((?:\w+\.)?)en\.ts$/.exec(file) ?? []
  if (name === undefined) return []
  return [[`${name}*`, { en: textsIn(`${name}en`), it: textsIn(`${name}it`), es: textsIn(`${name}es`) }] as const]
})

/** Each text under its key. */
export function entriesOf(texts: Texts, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const name = path === '' ? key : `${path}.${key}`
    return typeof value === 'string' ? [[name, value] as const] : entriesOf(value, name)
  })
}
