import 'i18next'
import type { bookEn } from './book.en.ts'
import type { editorEn } from './editor.en.ts'
import type { en } from './en.ts'
import type { filesEn } from './files.en.ts'
import type { hintEn } from './hint.en.ts'
import type { lessonEn } from './lesson.en.ts'
import type { oddsEn } from './odds.en.ts'
import type { offlineEn } from './offline.en.ts'
import type { playEn } from './play.en.ts'
import type { printEn } from './print.en.ts'
import type { proseEn } from './prose.en.ts'
import type { replayEn } from './replay.en.ts'
import type { setupEn } from './setup.en.ts'
import type { sightEn } from './sight.en.ts'
import type { slipEn } from './slip.en.ts'
import type { textEn } from './text.en.ts'
import type { umpireEn } from './umpire.en.ts'
import type { weaponsEn } from './weapons.en.ts'
import type { wrongEn } from './wrong.en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    /** Lengths are handed over as numbers of u (`lengths.ts`). */
    interpolationFormatTypeMap: { u: number; bare: number }
    resources: {
      translation: typeof en & typeof sightEn
      book: typeof bookEn
      editor: typeof editorEn
      files: typeof filesEn
      hint: typeof hintEn
      lesson: typeof lessonEn
      odds: typeof oddsEn
      offline: typeof offlineEn
      play: typeof playEn
      print: typeof printEn
      prose: typeof proseEn
      replay: typeof replayEn
      setup: typeof setupEn
      slip: typeof slipEn
      text: typeof textEn
      umpire: typeof umpireEn
      weapons: typeof weaponsEn
      wrong: typeof wrongEn
    }
  }
}
