import { addTexts } from './addTexts.ts'
import { editorEn } from './editor.en.ts'
import { editorEs } from './editor.es.ts'
import { editorIt } from './editor.it.ts'

/** The texts of the editors come with it. */
addTexts('editor', { en: editorEn, it: editorIt, es: editorEs })
