import type { BattleEditorCatalogue } from './battleEditor.en.ts'

export const battleEditorIt: BattleEditorCatalogue = {
  title: 'Le tue battaglie',
}
