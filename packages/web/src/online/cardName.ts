import type { CardLanguage } from '@tactic48/rules'
import { battlefieldIn } from '../setup/draft.ts'

interface Titled {
  readonly title: string
  readonly battlefield: string
}

/** Whoever invites names the battlefield in his language; the reader sees it in his own. A title of another kind stays. */
export const cardName = (card: Titled, language: CardLanguage): string => fieldNames(card)?.[language] ?? card.title

/** None where the battlefield’s own name says it. */
export const titleOf = (card: Titled): string => (fieldNames(card) ? '' : card.title)

function fieldNames({ title, battlefield }: Titled) {
  const name = battlefieldIn({ kind: 'ready', id: battlefield })?.name
  return name && Object.values(name).includes(title) ? name : undefined
}
