import type app from './en/app.json'
import type book from './en/book.json'
import type editor from './en/editor.json'
import type files from './en/files.json'
import type hint from './en/hint.json'
import type lesson from './en/lesson.json'
import type odds from './en/odds.json'
import type offline from './en/offline.json'
import type online from './en/online.json'
import type play from './en/play.json'
import type print from './en/print.json'
import type prose from './en/prose.json'
import type replay from './en/replay.json'
import type ruleReport from './en/ruleReport.json'
import type setup from './en/setup.json'
import type sight from './en/sight.json'
import type tacticCard from './en/tacticCard.json'
import type text from './en/text.json'
import type umpire from './en/umpire.json'
import type weapons from './en/weapons.json'

/** What every language says, by the page that says it; the keys of English are those of all. */
export interface Texts {
  readonly app: typeof app
  readonly book: typeof book
  readonly editor: typeof editor
  readonly files: typeof files
  readonly hint: typeof hint
  readonly lesson: typeof lesson
  readonly odds: typeof odds
  readonly offline: typeof offline
  readonly online: typeof online
  readonly play: typeof play
  readonly print: typeof print
  readonly prose: typeof prose
  readonly replay: typeof replay
  readonly setup: typeof setup
  readonly sight: typeof sight
  readonly tacticCard: typeof tacticCard
  readonly text: typeof text
  readonly umpire: typeof umpire
  readonly weapons: typeof weapons
  readonly ruleReport: typeof ruleReport
}

export type Namespace = keyof Texts
