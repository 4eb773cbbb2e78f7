import type { CcEdition } from '@tactic48/rules'
import type { PostProcessorModule } from 'i18next'

let company: CcEdition | undefined

/** Points are VP on the Italian quick start and AP on the Italian company sheet; the catalogue has the letters of the first. */
export const pointsAsPrinted: PostProcessorModule = {
  type: 'postProcessor',
  name: 'pointsAsPrinted',
  process: (text, _key, _options, { language }: { language: string }) =>
    language === 'it' && company === 'cc-it' ? text.replace(/\bVP\b/g, 'AP') : text,
}

/** Which sheet lies on the table: asked before anything of a game is put into words. */
export function usePointsOf(edition: CcEdition | undefined): void {
  company = edition
}
