import { type Figure, type GameState, isGone, isInReserve, isOnTable, isWounded, sheetOf } from '@tactic48/rules'
import { wordsOf } from '../cards.ts'
import { figureNamed } from '../names.ts'
import { isWhere } from '../places.ts'
import type { FigureExpectation } from '../schema/expectation.ts'
import type { Words } from '../schema/terms.ts'

type Test = (figure: Figure, state: GameState) => boolean

const inShock = (figure: Figure): boolean => figure.shockSince !== undefined

/** What a scenario may expect of a figure. */
const WORDS: { readonly [word: string]: Test } = {
  healthy: (figure, state) => isOnTable(figure) && !isWounded(state, figure),
  unhurt: (figure, state) => isOnTable(figure) && !isWounded(state, figure) && !inShock(figure),
  wounded: (figure, state) => isOnTable(figure) && isWounded(state, figure),
  eliminated: isGone,
  'on table': isOnTable,
  'in reserve': isInReserve,
  shock: inShock,
  'no shock': (figure) => !inShock(figure),
  suppressed: (figure) => figure.counters.suppressed,
  'not suppressed': (figure) => !figure.counters.suppressed,
  takeCover: (figure) => figure.standing?.kind === 'takeCover',
  opportunityFire: (figure) => figure.standing?.kind === 'opportunityFire',
  suppressionFire: (figure) => figure.standing?.kind === 'suppressionFire',
  locked: (figure, state) => sheetOf(state, figure).locks.length > 0,
  'not locked': (figure, state) => sheetOf(state, figure).locks.length === 0,
  left: ({ place }) => place.at === 'left',
  treated: (figure, state) => sheetOf(state, figure).firstAid,
  casualty: ({ place }) => place.at === 'gone' && place.casualty === 'unchecked',
  evacuable: ({ place }) => place.at === 'gone' && place.casualty === 'evacuable',
  'no casualty': ({ place }) => place.at === 'gone' && place.casualty === undefined,
  carried: ({ place }) => place.at === 'carried',
  evacuated: ({ place }) => place.at === 'evacuated',
  mounted: ({ place }) => place.at === 'mounted',
  'on foot': ({ place }) => place.at === 'table',
  contact: ({ contact }) => contact,
  'no contact': ({ contact }) => !contact,
  'off table': ({ place }) => place.at === 'off',
  message: ({ message }) => message !== undefined,
  'no message': ({ message }) => message === undefined,
  'no marker': (figure) => figure.standing === undefined,
}

/** Differences between figures as expected and as they are. */
export function* figureFaults(
  state: GameState,
  expected: { readonly [name: string]: Words | FigureExpectation },
): Iterable<string> {
  for (const [name, said] of Object.entries(expected)) {
    const figure = figureNamed(state, name)
    if (!figure) yield `figures.${name}: there is no such figure`
    else yield* oneFigure(state, name, figure, isWords(said) ? { is: said } : said)
  }
}

const isWords = (said: Words | FigureExpectation): said is Words => typeof said === 'string' || Array.isArray(said)

function* oneFigure(state: GameState, name: string, figure: Figure, said: FigureExpectation): Iterable<string> {
  for (const word of wordsOf(said.is)) {
    const test = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined
    if (!test) yield `figures.${name}: '${word}' is no word for a figure; words are ${Object.keys(WORDS).join(', ')}`
    else if (!test(figure, state)) yield `figures.${name}: expected ${word}, but it is ${describeFigure(state, figure)}`
  }
  if (said.at && !isWhere(figure.position, said.at))
    yield `figures.${name}.at: expected ${said.at.join(', ')}, is ${place(figure)}`
  const { counters } = sheetOf(state, figure)
  yield* number(`figures.${name}.kits`, said.kits, sheetOf(state, figure).kits)
  yield* number(`figures.${name}.slots`, said.slots, counters.slots)
  yield* number(`figures.${name}.movement`, said.movement, figure.counters.movement)
  yield* number(`figures.${name}.aims`, said.aims, figure.aims)
  const shots: { readonly [weapon: string]: number } = counters.shots
  for (const [weapon, count] of Object.entries(said.shots ?? {})) {
    yield* number(`figures.${name}.shots.${weapon}`, count, shots[weapon] ?? 0)
  }
}

function* number(field: string, expected: number | undefined, actual: number): Iterable<string> {
  if (expected !== undefined && expected !== actual) yield `${field}: expected ${expected}, is ${actual}`
}

const place = ({ position }: Figure): string => `${position.x / 1000}, ${position.y / 1000}`

/** Everything the words could say of it, for a reader who expected otherwise. */
function describeFigure(state: GameState, figure: Figure): string {
  if (isGone(figure)) return 'eliminated'
  if (isInReserve(figure)) return 'in reserve'
  if (figure.place.at === 'evacuated') return 'evacuated'
  const words = [isWounded(state, figure) ? 'wounded' : 'healthy']
  if (inShock(figure)) words.push('in shock')
  if (figure.counters.suppressed) words.push('suppressed')
  if (figure.standing) words.push(figure.standing.kind)
  return `${words.join(', ')} at ${place(figure)}`
}
