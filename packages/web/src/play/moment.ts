import { fold, type GameState, type SeenCommand, type SideId } from '@tactic48/rules'
import { foldPasses, foldRuns, withoutEchoes } from '../prose/fold.ts'
import type { Sentence, Telling } from '../prose/sentence.ts'
import { tellEntry, tellEvents } from '../prose/tell.ts'
import { liveIn, openedState, type SeenLog } from '../session/seenLog.ts'

/** A line of the log with the moment it leads to: so many live entries are folded. */
export interface LogLine {
  readonly moment: number
  readonly sentence: Sentence
}

export interface Chapter {
  readonly turn: number
  readonly side: GameState['turn']['active']
  readonly lines: readonly LogLine[]
}

/** The state after so many entries that count. */
export const stateAt = (log: SeenLog, moment: number): GameState =>
  liveIn(log)
    .slice(0, moment)
    .reduce((state, entry) => fold(state, entry.events), openedState(log))

interface Reader {
  readonly first: GameState
  readonly entries: readonly SeenCommand[]
  readonly state: GameState
  readonly chapters: readonly Chapter[]
}

/** What was read of a log up to its last entry and to the one before, which may be shown only in part. */
const readers = new WeakMap<SeenCommand, Reader>()

/** What a log panel lists: mass deployment, the men of an order who walk and the passes of a turn are one line each. */
export const listedChapters = (log: SeenLog, state: GameState): readonly Chapter[] =>
  chaptersOf(log).map((chapter) => {
    const ordered = foldRuns(chapter.lines, state, ['moved'], (before, line) => before.moment !== line.moment)
    return { ...chapter, lines: foldPasses(foldRuns(ordered, state, ['figureDeployed'])) }
  })

/** The whole log in chapters of a turn; what was read before is kept, so that one more command costs one more entry. */
export function chaptersOf(log: SeenLog): readonly Chapter[] {
  const entries = liveIn(log)
  const known = entries.findLast((entry, i) => {
    const reader = readers.get(entry)
    return reader?.entries.length === i + 1 && isHead(reader, log, entries)
  })
  const begun = (known && readers.get(known)) ?? open(log)
  return entries.slice(begun.entries.length).reduce((reader, entry) => {
    const next = readOn(reader, entry)
    const older = reader.entries.at(-2)
    if (older) readers.delete(older)
    readers.set(entry, next)
    return next
  }, begun).chapters
}

const isHead = ({ first, entries: head }: Reader, log: SeenLog, entries: readonly SeenCommand[]): boolean =>
  first === log.first && head.every((entry, i) => entry === entries[i])

function readOn({ first, entries, state, chapters }: Reader, entry: SeenCommand): Reader {
  return {
    first,
    entries: [...entries, entry],
    state: fold(state, entry.events),
    chapters: extended(chapters, state, entry, entries.length + 1),
  }
}

function open(log: SeenLog): Reader {
  const lines = tellEvents(log.first, log.opening).map((sentence) => ({ moment: 0, sentence }))
  const state = openedState(log)
  return {
    first: log.first,
    entries: [],
    state,
    chapters: [{ turn: state.turn.number, side: state.turn.active, lines }],
  }
}

/** An entry may end one turn and begin the next: its sentences go to the chapter they belong to. */
function extended(
  chapters: readonly Chapter[],
  before: GameState,
  entry: SeenCommand,
  moment: number,
): readonly Chapter[] {
  const split = entry.events.findIndex((event) => event.type === 'turnStarted')
  const started = entry.events[split]
  if (split < 0 || started?.type !== 'turnStarted') {
    return withLines(chapters, tellEntry(before, entry), moment)
  }
  const head = { ...entry, events: entry.events.slice(0, split) }
  const closed = withLines(chapters, tellEntry(before, head), moment)
  const next: Chapter = { turn: started.number, side: started.side, lines: [] }
  const after = fold(before, head.events)
  return withLines([...closed, next], tellEvents(after, entry.events.slice(split)), moment)
}

function withLines(chapters: readonly Chapter[], sentences: readonly Sentence[], moment: number): readonly Chapter[] {
  const current = chapters.at(-1)
  if (!current || sentences.length === 0) return chapters
  const lines = [...current.lines, ...sentences.map((sentence) => ({ moment, sentence }))]
  return [...chapters.slice(0, -1), { ...current, lines }]
}

const MOST_LINES = 6

/** What every turn has, or what another line says already. */
const USUAL: ReadonlySet<Telling> = new Set([
  'tokensGained',
  'tokensPlanned',
  'tokensLost',
  'tokensOut',
  'turnEnded',
  'turnSeized',
  'shockEnded',
  'passed',
  'coverDeclined',
  'opportunityFireHeld',
  'cardDrawn',
  'grenadeDispersed',
  'grenadeStays',
  'grenadeSafe',
])

/** The other side's last turn in a few lines: losses first, then what came last, in the order in which it happened. */
export function lastTurnLines(
  log: SeenLog,
  state: GameState,
  side: SideId,
): { readonly lines: readonly LogLine[]; readonly more: number } {
  const chapter = chaptersOf(log).findLast((one) => one.turn > 0 && one.side === side)
  const told = foldRuns(
    withoutEchoes(chapter?.lines ?? []).filter(({ sentence }) => !USUAL.has(sentence.telling)),
    state,
    ['moved'],
  )
  const rank = (line: LogLine): number => (line.sentence.grave ? told.length : 0) + told.indexOf(line)
  const kept = new Set([...told].sort((a, b) => rank(b) - rank(a)).slice(0, MOST_LINES))
  return { lines: told.filter((line) => kept.has(line)), more: told.length - kept.size }
}
