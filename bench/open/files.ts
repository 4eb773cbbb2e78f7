import { BATTLEFIELDS, cardBookOf, QUICK_START_FACTIONS } from '@tactic48/content'
import {
  createGame,
  type Element,
  elementId,
  isRefusal,
  LIMITS,
  play,
  ruleSetOf,
  saveLog,
  saveState,
  seatId,
  seededChance,
  startLog,
} from '@tactic48/rules'

/** A file that somebody wrote to be a burden: as large as it may be, and as slow to judge. */
export interface HostileFile {
  readonly name: string
  readonly kind: 'game' | 'state' | 'cards'
  readonly text: () => string
}

const fill = (unit: string, around: readonly [string, string] = ['', '']): string =>
  around[0] + unit.repeat(Math.floor((LIMITS.file - around[0].length - around[1].length) / unit.length)) + around[1]

const many = <T>(count: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i))

/** A comb of 200 points, so that every edge must be compared with every other. */
const comb = (x: number, y: number): Element['outline'] => {
  const teeth = LIMITS.outlinePoints / 2 - 2
  const points = many(teeth, (i) => [
    { x: x + i * 30, y: y + 10 },
    { x: x + i * 30 + 15, y: y + 2000 },
  ]).flat()
  const end = x + teeth * 30
  const outline = [...points, { x: end, y: y + 10 }, { x: end, y: y }, { x, y }].slice(0, LIMITS.outlinePoints)
  return { kind: 'polygon', points: outline.reverse(), convex: false }
}

/** A star of 200 points: the line of every edge runs through half of the others. */
const star = (x: number, y: number): Element['outline'] => ({
  kind: 'polygon',
  points: many(LIMITS.outlinePoints, (i) => {
    const angle = (2 * Math.PI * i) / LIMITS.outlinePoints
    const r = i % 2 === 0 ? 1400 : 700
    return { x: Math.round(x + 1500 + r * Math.cos(angle)), y: Math.round(y + 1500 + r * Math.sin(angle)) }
  }),
  convex: false,
})

const EXTENT = 96_000
const PER_ROW = 30

/** The pieces with the most corners, as many as a table may have of them. */
const PIECES = LIMITS.tableCorners / LIMITS.outlinePoints

function crowdedSpec(outline: (i: number) => Element['outline']): object {
  const cards = cardBookOf(QUICK_START_FACTIONS)
  const nameless = Object.values(cards.characters).find(({ named }) => !named)
  const elements = many(PIECES, (i) => ({
    id: elementId(`piece ${i}`),
    name: `piece ${i}`,
    look: 'hedge',
    outline: outline(i),
    cover: 'partial',
    passable: true,
  }))
  const figures = many(2 * LIMITS.figuresPerSide, (i) => ({
    id: `f${i}`,
    side: i % 2 === 0 ? 'blue' : 'ember',
    card: nameless?.id,
    position: { x: 1000 + (i % 60) * 1500, y: 2500 + Math.floor(i / 60) * 3000 },
  }))
  return {
    start: 'position',
    rules: ruleSetOf({ qs: 'qs-en' }),
    cards,
    seats: { [seatId('a')]: 'blue', [seatId('b')]: 'ember' },
    gameType: 'skirmish',
    position: {
      table: { width: EXTENT, height: EXTENT, elements },
      figures,
      turn: { active: 'blue' },
    },
  }
}

const placeOf = (i: number): readonly [number, number] => [
  200 + (i % PER_ROW) * 3100,
  200 + Math.floor(i / PER_ROW) * 3100,
]

const saved = (kind: 'log' | 'state', value: unknown): string => JSON.stringify({ tactic48: kind, version: 2, value })

const logOf = (spec: unknown, entries: readonly unknown[] = []): string =>
  saved('log', { spec, opening: { draws: [], events: [] }, entries })

function crowdedState(): string {
  const made = createGame(crowdedSpec((i) => comb(...placeOf(i))) as never, seededChance('state'))
  if (isRefusal(made)) throw new Error(JSON.stringify(made))
  return saveState(made.state)
}

/** Legal to its end: nobody does anything for as many turns as a file may have entries. */
function longGame(): string {
  const [field] = BATTLEFIELDS
  const spec = { ...crowdedSpec(() => ({ kind: 'disc', x: 500, y: 500, r: 300 })) } as {
    position: { figures: readonly object[]; table: { elements: readonly object[] } }
  }
  const small = {
    ...spec,
    position: { ...spec.position, figures: spec.position.figures.slice(0, 2), table: field?.table },
  }
  const chance = seededChance('long')
  let played = startLog(small as never, chance)
  for (let i = 0; i < LIMITS.entries; i++) {
    if (isRefusal(played)) throw new Error(JSON.stringify(played))
    if (played.state.phase === 'over') break
    const seat = seatId(played.state.turn.active === 'blue' ? 'a' : 'b')
    played = play(played, { verb: 'endTurn', seat }, chance)
  }
  if (isRefusal(played)) throw new Error(JSON.stringify(played))
  return saveLog(played.log)
}

export const FILES: readonly HostileFile[] = [
  { name: 'spaces', kind: 'game', text: () => fill(' ') },
  { name: 'brackets', kind: 'game', text: () => fill('[') },
  { name: 'nesting', kind: 'game', text: () => fill(`${'['.repeat(39)}${']'.repeat(39)},`, ['[', '0]']) },
  { name: 'numbers', kind: 'game', text: () => fill('1,', ['[', '1]']) },
  { name: 'one-text', kind: 'game', text: () => fill('x', ['"', '"']) },
  { name: 'escapes', kind: 'game', text: () => fill('\\u0000', ['"', '"']) },
  { name: 'objects', kind: 'game', text: () => fill('{"a":1},', ['[', '0]']) },
  {
    name: 'entries',
    kind: 'game',
    text: () =>
      logOf(
        crowdedSpec(() => ({ kind: 'disc', x: 500, y: 500, r: 300 })),
        many(LIMITS.entries, (i) => ({
          entry: 'command',
          side: 'blue',
          command: { verb: 'endTurn', seat: 'a', note: 'x'.repeat(300) },
          draws: [1, 2, 3],
          events: [{ type: 'turnEnded', number: i, side: 'blue', why: 'x'.repeat(100) }],
        })),
      ),
  },
  { name: 'layout', kind: 'game', text: () => logOf(crowdedSpec((i) => comb(...placeOf(i)))) },
  { name: 'layout-stars', kind: 'game', text: () => logOf(crowdedSpec((i) => star(...placeOf(i)))) },
  { name: 'layout-heaped', kind: 'game', text: () => logOf(crowdedSpec(() => comb(30_000, 30_000))) },
  { name: 'state', kind: 'state', text: crowdedState },
  { name: 'long-game', kind: 'game', text: longGame },
  {
    name: 'weapons',
    kind: 'cards',
    text: () =>
      JSON.stringify({
        weapons: Object.fromEntries(
          many(9000, (i) => [`w${i}`, { type: 'x'.repeat(80), kind: 'gun', maxShots: 1, short: 1, long: 1 }]),
        ),
        faction: {},
      }),
  },
  {
    name: 'characters',
    kind: 'cards',
    text: () =>
      JSON.stringify({
        faction: { characters: many(90_000, (i) => ({ id: `c${i}`, healthy: { weapons: ['x'.repeat(80)] } })) },
      }),
  },
]
