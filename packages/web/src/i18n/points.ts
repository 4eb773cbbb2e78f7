import type { CcEdition } from '@tactic48/rules'
import i18next, { type PostProcessorModule } from 'i18next'
import { useLayoutEffect } from 'react'

let company: CcEdition | undefined

/** Points are VP on the Italian quick start and AP on the Italian company sheet; the catalogue has the letters of the first. */
const inItalian = (text: string): string =>
  company === 'cc-it'
    ? text
        .replace(/\b(de|a|ne|su|)i VP\b/g, '$1gli AP')
        .replace(/\bI VP\b/g, 'Gli AP')
        .replace(/\bVP\b/g, 'AP')
    : text

/** Spanish writes points out, and one of them is a «punto». */
const inSpanish = (text: string): string => text.replace(/(?<![\d.,])1(\s)puntos\b/g, '1$1punto')

export const pointsAsPrinted: PostProcessorModule = {
  type: 'postProcessor',
  name: 'pointsAsPrinted',
  process: (text, _key, _options, { language }: { language: string }) =>
    language === 'it' ? inItalian(text) : language === 'es' ? inSpanish(text) : text,
}

/** Texts are read again when this has happened. */
export const POINTS_CHANGED = 'pointsChanged'

export function setPointsOf(edition: CcEdition | undefined): void {
  const differs = (company === 'cc-it') !== (edition === 'cc-it')
  company = edition
  if (differs && i18next.language === 'it') i18next.emit(POINTS_CHANGED)
}

/** The company sheet that a page is about. */
export function usePointsOf(edition: CcEdition | undefined): void {
  useLayoutEffect(() => setPointsOf(edition), [edition])
}
