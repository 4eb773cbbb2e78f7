import type { BattleEditorCatalogue } from './battleEditor.en.ts'

export const battleEditorEs: BattleEditorCatalogue = {
  title: 'Tus batallas',
}
