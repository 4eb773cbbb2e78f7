import type { Named } from '@tactic48/content'
import type { CardLanguage } from '@tactic48/rules'
import i18next from 'i18next'
import { createElement, type FunctionComponent, type LazyExoticComponent, lazy, Suspense } from 'react'
import { Loading } from '../app/settled.ts'
import { CONTENT_LANGUAGES } from './languages.ts'
import type { Namespace, Texts } from './texts.ts'

const FILES = import.meta.glob<object>('./*/*.json', { import: 'default' })

/** What the pages opened so far say: another language is there when all of it is. */
const wanted = new Set<Namespace>()
/** Who chooses twice gets the second, whichever comes first. */
let chosen: string | undefined

async function fetchTexts(language: string, namespaces: Iterable<Namespace>): Promise<void> {
  const missing = [...namespaces].filter((namespace) => !i18next.hasResourceBundle(language, namespace))
  await Promise.all(
    missing.map(async (namespace) => {
      const file = `./${language}/${namespace}.json`
      const texts = await FILES[file]?.()
      if (!texts) throw new Error(`There is no ${file}`)
      i18next.addResourceBundle(language, namespace, texts)
    }),
  )
}

/** Of the language in use, and of no other. */
export async function loadTexts(...namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace)
  await fetchTexts(i18next.language, namespaces)
}

/** Changes over when everything is there, a page that was asked for meanwhile included. Fails, and changes nothing, where it cannot be fetched. */
export async function chooseLanguage(language: string): Promise<void> {
  chosen = language
  for (let known = 0; known < wanted.size; ) {
    known = wanted.size
    await fetchTexts(language, wanted)
  }
  if (chosen === language) await i18next.changeLanguage(language)
}

/** A page or a part of one, fetched together with its texts when it is first shown. */
export function lazyWithTexts<P extends object>(
  namespaces: readonly Namespace[],
  load: () => Promise<FunctionComponent<P>>,
): LazyExoticComponent<FunctionComponent<P>> {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadTexts(...namespaces)])
    return { default: part }
  })
}

/** The same for a part of a page that is there already: nothing round it waits. */
export function partWithTexts<P extends object>(
  namespaces: readonly Namespace[],
  load: () => Promise<FunctionComponent<P>>,
): FunctionComponent<P> {
  const Part: FunctionComponent<P> = lazyWithTexts(namespaces, load)
  return (props) => createElement(Suspense, { fallback: createElement(Loading) }, createElement(Part, props))
}

/** The texts in use, to see which of them there are. */
export const textsNow = <N extends Namespace>(namespace: N): Texts[N] =>
  i18next.getResourceBundle(i18next.language, namespace) as Texts[N]

/** What is made in an editor has a name in each of its languages. */
export async function inContentLanguages(
  say: (t: ReturnType<typeof i18next.getFixedT<'editor'>>, language: CardLanguage) => string,
): Promise<Named> {
  const said = CONTENT_LANGUAGES.map(async (language) => {
    await fetchTexts(language, ['editor'])
    return [language, say(i18next.getFixedT(language, 'editor'), language)] as const
  })
  return Object.fromEntries(await Promise.all(said)) as Named
}
