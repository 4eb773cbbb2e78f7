import type { Figure, GameState } from '@tactic48/rules'
import { figureNamed } from '../phrase.ts'
import { pointOf } from '../place.ts'
import type { Coordinates, FigureExpectation, Words } from '../scenario.ts'
import { wordsOf } from '../words.ts'

type Test = (figure: Figure) => boolean

const isUp: Test = (figure) => figure.whereabouts === 'table'
const inShock: Test = (figure) => figure.shockSince !== undefined

/** What may be said of a figure. */
const WORDS: { readonly [word: string]: Test } = {
  healthy: (figure) => isUp(figure) && !figure.wounded,
  unhurt: (figure) => isUp(figure) && !figure.wounded && !inShock(figure),
  wounded: (figure) => isUp(figure) && figure.wounded,
  eliminated: (figure) => figure.whereabouts === 'eliminated',
  'on table': isUp,
  'in reserve': (figure) => figure.whereabouts === 'reserve',
  shock: inShock,
  'no shock': (figure) => !inShock(figure),
  suppressed: (figure) => figure.counters.suppressed,
  'not suppressed': (figure) => !figure.counters.suppressed,
  takeCover: (figure) => figure.standing?.kind === 'takeCover',
  opportunityFire: (figure) => figure.standing?.kind === 'opportunityFire',
  suppressionFire: (figure) => figure.standing?.kind === 'suppressionFire',
  'no marker': (figure) => figure.standing === undefined,
}

/** Differences between what is said of the figures and what they are. */
export function* figureFaults(
  state: GameState,
  expected: { readonly [name: string]: Words | FigureExpectation },
): Iterable<string> {
  for (const [name, said] of Object.entries(expected)) {
    const figure = figureNamed(state, name)
    if (!figure) yield `figures.${name}: there is no such figure`
    else yield* oneFigure(name, figure, isWords(said) ? { is: said } : said)
  }
}

const isWords = (said: Words | FigureExpectation): said is Words => typeof said === 'string' || Array.isArray(said)

function* oneFigure(name: string, figure: Figure, said: FigureExpectation): Iterable<string> {
  for (const word of wordsOf(said.is)) {
    const test = WORDS[word]
    if (!test) yield `figures.${name}: '${word}' is no word for a figure; words are ${Object.keys(WORDS).join(', ')}`
    else if (!test(figure)) yield `figures.${name}: expected ${word}, but it is ${describeFigure(figure)}`
  }
  if (said.at && !isAt(figure, said.at)) yield `figures.${name}.at: expected ${said.at.join(', ')}, is ${place(figure)}`
  yield* number(`figures.${name}.slots`, said.slots, figure.counters.slots)
  yield* number(`figures.${name}.movement`, said.movement, figure.counters.movement)
  yield* number(`figures.${name}.aims`, said.aims, figure.aims)
  const shots: { readonly [weapon: string]: number } = figure.counters.shots
  for (const [weapon, count] of Object.entries(said.shots ?? {})) {
    yield* number(`figures.${name}.shots.${weapon}`, count, shots[weapon] ?? 0)
  }
}

function* number(field: string, expected: number | undefined, actual: number): Iterable<string> {
  if (expected !== undefined && expected !== actual) yield `${field}: expected ${expected}, is ${actual}`
}

function isAt(figure: Figure, at: Coordinates): boolean {
  const { x, y } = pointOf(at)
  return figure.position.x === x && figure.position.y === y
}

const place = ({ position }: Figure): string => `${position.x / 1000}, ${position.y / 1000}`

/** Everything the words could say of it, for a reader who expected otherwise. */
export function describeFigure(figure: Figure): string {
  if (figure.whereabouts === 'eliminated') return 'eliminated'
  if (figure.whereabouts === 'reserve') return 'in reserve'
  const words = [figure.wounded ? 'wounded' : 'healthy']
  if (inShock(figure)) words.push('in shock')
  if (figure.counters.suppressed) words.push('suppressed')
  if (figure.standing) words.push(figure.standing.kind)
  return `${words.join(', ')} at ${place(figure)}`
}
