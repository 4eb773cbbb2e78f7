import type { Texts } from './texts.ts'

/** Battles of one's own. */
export const battleEditorEn = {
  title: 'Your battles',
} as const

export type BattleEditorCatalogue = Texts<typeof battleEditorEn>
