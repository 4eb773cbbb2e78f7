import { type FigureId, figureOf, type GameState, type SideId } from '@tactic48/rules'
import { type Said, type Sentence, sentence, type Telling } from './sentence.ts'

interface Line {
  readonly sentence: Sentence
}

/** More of these in a row are one sentence. */
const MANY = 5

const ROLLED: ReadonlySet<Telling> = new Set(['shotRolled', 'shotRolledMissed'])
const FALLEN: ReadonlySet<Telling> = new Set(['eliminated', 'headshot'])

const idIn = (value: Said | undefined): FigureId | undefined =>
  typeof value === 'object' && 'figure' in value ? value.figure : undefined
const sideIn = ({ said: { side } }: Sentence): SideId | undefined =>
  typeof side === 'object' && 'side' in side ? side.side : undefined

/** Men who deploy or move in one go, as one sentence about all of them. */
function aboutAll(run: readonly Line[], state: GameState): Sentence | undefined {
  const [first] = run
  if (first?.sentence.telling === 'moved') return sentence('movedMany', 'MOVE-01', { men: run.length })
  if (first?.sentence.telling !== 'figureDeployed') return undefined
  const sides = run.map((line) => {
    const { figure } = line.sentence.said
    const id = idIn(figure)
    return id && figureOf(state, id)?.side
  })
  const blue = sides.filter((side) => side === 'blue').length
  if (blue > 0 && blue < run.length) {
    return sentence('deployedBoth', 'SETUP-08', { blue, ember: run.length - blue })
  }
  return sentence('deployedSide', 'SETUP-08', { men: run.length, side: { side: blue > 0 ? 'blue' : 'ember' } })
}

/** Long runs of one kind as one line, which leads where the last of them did; `apart`: a run ends between these two. */
export function foldRuns<L extends Line>(
  lines: readonly L[],
  state: GameState,
  kinds: readonly Sentence['telling'][],
  apart: (before: L, line: L) => boolean = () => false,
): readonly L[] {
  const folded: L[] = []
  let run: L[] = []
  const close = (): void => {
    const all = run.length >= MANY ? aboutAll(run, state) : undefined
    const last = run.at(-1)
    if (all && last) folded.push({ ...last, sentence: all })
    else folded.push(...run)
    run = []
  }
  for (const line of lines) {
    const { telling } = line.sentence
    const before = run.at(-1)
    if (before?.sentence.telling !== telling || apart(before, line)) close()
    if (kinds.includes(telling)) run.push(line)
    else folded.push(line)
  }
  close()
  return folded
}

/** TURN-16: in a chapter each side has one line for all its passes, where the last of them was. */
export function foldPasses<L extends Line>(lines: readonly L[]): readonly L[] {
  const left = new Map<SideId, number>()
  const isPass = ({ sentence: one }: L): boolean => one.telling === 'passed'
  const times = (side: SideId): number => lines.filter((line) => isPass(line) && sideIn(line.sentence) === side).length
  return lines.flatMap((line) => {
    const side = isPass(line) ? sideIn(line.sentence) : undefined
    if (!side) return [line]
    const all = times(side)
    const seen = (left.get(side) ?? 0) + 1
    left.set(side, seen)
    if (seen < all) return []
    return all === 1
      ? [line]
      : [{ ...line, sentence: sentence('passedOften', 'TURN-16', { side: { side }, times: all }) }]
  })
}

/** Whether both are about the same Character. */
const alike = (one: Sentence['said'], other: Sentence['said'], name: 'figure' | 'shooter'): boolean =>
  idIn(one[name]) === idIn(other[name])

/** What another line says as well: that a shot was announced which was then rolled for, a wound that killed. */
export function withoutEchoes<L extends Line>(lines: readonly L[]): readonly L[] {
  const follows = (i: number, says: (later: Sentence) => boolean): boolean =>
    lines.slice(i + 1).some(({ sentence: later }) => says(later))
  return lines.filter(({ sentence: { telling, said } }, i) => {
    if (telling === 'shotDeclared') {
      return !follows(i, (later) => ROLLED.has(later.telling) && alike(later.said, said, 'shooter'))
    }
    if (telling === 'wounded') {
      return !follows(i, (later) => FALLEN.has(later.telling) && alike(later.said, said, 'figure'))
    }
    return true
  })
}

/** Of more than so many only the first are named, and the others counted. */
const MOST_NAMES = 8
const FIRST_NAMES = 4

export const fewOf = (names: readonly string[], others: (count: number) => string): readonly string[] =>
  names.length <= MOST_NAMES ? names : [...names.slice(0, FIRST_NAMES), others(names.length - FIRST_NAMES)]
