import type { Piece } from '../../src/ground.ts'
import type { SightClass, SightRules } from '../../src/index.ts'
import { type Disc, EPSILON, type Outline } from '../../src/shapes.ts'
import { baseToBase, baseToOutline, insideBy, pointToSegment } from './closest.ts'
import { existence } from './existence.ts'
import { type Near, nearPieces } from './nearness.ts'
import { obstaclesOf } from './obstacles.ts'
import { singlePoint } from './singlePoint.ts'
import { HIDE, TIGHT, type Verdict } from './tolerance.ts'
import { hiddenPoint } from './wholeBase.ts'

/** LOS-14, step by step: every class that the tolerance of LOS-13 allows. */
export function possibleStatus(
  pieces: readonly Piece[],
  a: Disc,
  t: Disc,
  rules: SightRules,
  others: readonly Disc[],
): ReadonlySet<SightClass> {
  if (baseToBase(a, t) <= EPSILON) return new Set(['open'])
  const total = outlinesOf(pieces, 'total')
  const seen = existence(obstaclesOf(total), a, t).verdict
  if (seen === 'no') return new Set(['none'])
  const possible = new Set<SightClass>(seen === 'unsure' ? ['none'] : [])
  const near = nearPieces(pieces, a, t, rules)
  const figures = bystanders(a, t, rules, others)
  // Ignoring more never covers more: the two extremes hold every case between them.
  for (const reading of ['certain', 'perhaps'] as const) {
    const covered = isCovered(pieces, a, t, rules, figures[reading], near[reading])
    if (covered !== 'no') possible.add('partial')
    if (covered !== 'yes') possible.add('open')
  }
  return possible
}

function outlinesOf(pieces: readonly Piece[], cover: Piece['cover'], ignored?: ReadonlySet<Piece>): Outline[] {
  return pieces.filter((piece) => piece.cover === cover && !ignored?.has(piece)).map((piece) => piece.outline)
}

function isCovered(
  pieces: readonly Piece[],
  a: Disc,
  t: Disc,
  rules: SightRules,
  figures: readonly Disc[],
  ignored: ReadonlySet<Piece>,
): Verdict {
  const answers: Verdict[] = [
    partlyHidden(outlinesOf(pieces, 'total', ignored), a, t, rules),
    behindPartial(pieces, a, t, rules, figures, ignored),
  ]
  if (rules.sharedAreaCovers) {
    for (const outline of outlinesOf(pieces, 'partial', ignored)) answers.push(sharedArea(outline, a, t))
  }
  if (rules.charactersGiveCover && rules.characterTest === 'centreLine') {
    for (const other of figures) answers.push(onCentreLine(other, a, t))
  }
  return answers.includes('yes') ? 'yes' : answers.includes('unsure') ? 'unsure' : 'no'
}

function partlyHidden(total: readonly Outline[], a: Disc, t: Disc, rules: SightRules): Verdict {
  const obstacles = obstaclesOf(total)
  if (rules.openTest === 'singlePoint') {
    const whole = singlePoint(obstacles, a, t)
    return whole === 'yes' ? 'no' : whole === 'no' ? 'yes' : 'unsure'
  }
  if (hiddenPoint(obstacles, a, t) !== undefined) return 'yes'
  // One point that sees everything settles the union too; where no hidden point was found nothing is certain.
  return singlePoint(obstacles, a, t) === 'yes' ? 'no' : 'unsure'
}

function behindPartial(
  pieces: readonly Piece[],
  a: Disc,
  t: Disc,
  rules: SightRules,
  figures: readonly Disc[],
  ignored: ReadonlySet<Piece>,
): Verdict {
  const partial = outlinesOf(pieces, 'partial', ignored)
  const inWay = partial.filter((outline) => rules.sharedAreaCovers || !holdsBoth(outline, a, t))
  const discs: Outline[] =
    rules.charactersGiveCover && rules.characterTest === 'wholeBase'
      ? figures.map((figure) => ({ ...figure, kind: 'disc' }))
      : []
  const free = existence(obstaclesOf(outlinesOf(pieces, 'total'), [...inWay, ...discs]), a, t).verdict
  return free === 'no' ? 'yes' : free === 'yes' ? 'no' : 'unsure'
}

export function holdsBoth(outline: Outline, a: Disc, t: Disc): boolean {
  return insideBy(a, outline) >= -1e-6 && insideBy(t, outline) >= -1e-6
}

/** §7: both bases over the same Partial area, by more than LOS-13 calls a touch. */
function sharedArea(outline: Outline, a: Disc, t: Disc): Verdict {
  const apart = Math.max(baseToOutline(a, outline), baseToOutline(t, outline))
  return apart > 1e-6 - HIDE ? 'no' : apart < -HIDE - 1e-6 ? 'yes' : 'unsure'
}

/** LOS-08 without those that LOS-07 surely takes away, and without those that it perhaps does. */
function bystanders(a: Disc, t: Disc, rules: SightRules, others: readonly Disc[]): Record<keyof Near, Disc[]> {
  const isAt = (one: Disc, two: Disc): boolean => one.x === two.x && one.y === two.y
  const bases = others.filter((other) => !isAt(other, a) && !isAt(other, t))
  if (!rules.nearIgnoresCharacters) return { certain: bases, perhaps: bases }
  const figures = bases.map((base): Piece => ({ outline: { ...base, kind: 'disc' }, cover: 'partial', passable: true }))
  const near = nearPieces(figures, a, t, rules)
  const left = (ignored: ReadonlySet<Piece>): Disc[] =>
    bases.filter((_, i) => ![...ignored].some((figure) => figure === figures[i]))
  return { certain: left(near.certain), perhaps: left(near.perhaps) }
}

function onCentreLine(other: Disc, a: Disc, t: Disc): Verdict {
  const off = pointToSegment(other.x, other.y, a.x, a.y, t.x, t.y) - other.r
  return off <= 1e-6 ? 'yes' : off >= TIGHT.clear ? 'no' : 'unsure'
}
