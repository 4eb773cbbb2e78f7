import { choose } from '@tactic48/ai'
import {
  cardId,
  ENGINE,
  type Played,
  perSide,
  play,
  reopen,
  replayLog,
  type SeenCommand,
  type SeenEntry,
  type SideId,
  seededChance,
  startLog,
  topQuestion,
  view,
} from '@tactic48/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { battlefield, readyForce } from '../../content/test/battles.ts'
import { held } from '../../rules/test/world/games.ts'
import { watching } from '../src/files/watchFile.ts'
import { isWrong, type Wrong } from '../src/files/wrong.ts'
import { quickStartSpec } from '../src/game/quickStart.ts'
import { SEATS } from '../src/game/seats.ts'
import { companyGame } from './companyGames.ts'
import { Seated } from './hostedGames.ts'
import { once } from './replayGames.ts'

const HANDS = {
  blue: ['heads-down', 'dud', 'second-wind'],
  ember: ['dash', 'dud', 'de-infantry-steel-helmet'],
} as const
const DECKS = { blue: ['us-airborne-brass-cricket', 'dash'], ember: ['second-wind', 'dash'] } as const

/** A company game under way, with cards in both hands and in both decks, after some turns of the opponent against itself. */
const underWay = once((): Played => {
  const book = held(replayLog(companyGame({ id: 'book' }).log)).cards.tactics ?? {}
  const sides = perSide((side) => {
    const ap = [...HANDS[side], ...DECKS[side]].reduce((sum, id) => sum + (book[cardId(id)]?.ap ?? 0), 0)
    const pile = (cards: readonly string[]) => ({ size: cards.length, ap: 0, cards })
    return { hand: pile(HANDS[side]), deck: { ...pile(DECKS[side]), ap } }
  })
  const options = { 'house.sampleTactics': true }
  const scene = { id: 'watched', options, scenario: { victoryShare: 0.9 }, sides: sides as object }
  const chance = seededChance('watched')
  let played: Played = held(reopen(companyGame(scene).log))
  for (let i = 0; i < 60 && played.state.phase !== 'over'; i++) {
    const side = topQuestion(played.state)?.awaiting[0] ?? 'blue'
    const seen = view(played.state, SEATS[side])
    played = held(play(played, choose(seen, side, seededChance(`${i}`))?.command, chance))
  }
  return played
})

function fileOf(played: Played, screen: SideId): string {
  const about = { title: 'Watched', battlefield: 'crossroads', players: { blue: 'person', ember: 'person' } } as const
  const at = new Seated(played.log, about)
  at.screen.show(screen)
  return at.watchFile()
}

function read(text: string) {
  const work = watching(text)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

describe('[TACTIC-07] a file of what one side knows', () => {
  let played: Played
  let text: string
  beforeAll(() => {
    played = underWay()
    text = fileOf(played, 'blue')
  })

  test('is made of a game with hidden draws and hidden hands, and opens at the view of its maker', () => {
    const found = read(text)
    if (isWrong(found)) throw new Error(JSON.stringify(found))
    expect(found.side).toBe('blue')
    expect(found.log.entries.length).toBe(played.log.entries.length)
    expect(found.log.entries.some((entry) => entry.entry === 'command' && entry.draws === undefined)).toBe(true)
    expect(found.state.sides.blue.hand.cards).toBeDefined()
    expect(found.state.sides.ember.hand.cards).toBeUndefined()
    expect(JSON.stringify(found.state)).toBe(JSON.stringify(view(played.state, SEATS.blue)))
  })

  test('does not hold what the other side has in hand', () => {
    expect(text).not.toContain('"cards":["dash","dud","de-infantry-steel-helmet"')
  })

  test('is not believed where the facts of a command were changed', () => {
    const changed = (change: (entry: SeenCommand) => unknown): Wrong | undefined => {
      const file = JSON.parse(text) as { value: { entries: unknown[] } }
      const at = file.value.entries.findIndex((entry) =>
        (entry as SeenCommand).events.some(({ type }) => type === 'shotResolved'),
      )
      file.value.entries[at] = change(file.value.entries[at] as SeenCommand)
      const found = read(JSON.stringify(file))
      return isWrong(found) ? found : undefined
    }
    expect(changed((entry) => entry)).toBeUndefined()
    const dice = (entry: SeenCommand) => ({ ...entry, draws: entry.draws?.map(([n, value]) => [n + 1, value]) })
    expect(changed(dice)?.wrong).toBe('badDraw')
    const killed = (entry: SeenCommand) => ({
      ...entry,
      events: [...entry.events, { type: 'eliminated', figure: 'e-lead', rule: 'WOUND-01', ap: 1 }],
    })
    expect(changed(killed)?.wrong).toBe('differs')
  })

  test.each([
    ['no JSON', '{"tactic48":"view",'],
    ['nothing in it', '{"tactic48":"view","version":1}'],
    ['no position', '{"tactic48":"view","version":1,"value":{"side":"blue","first":{},"entries":[]}}'],
    ['another version', '{"tactic48":"view","version":9,"value":{"side":"blue","first":{},"entries":[]}}'],
  ])('with %s is refused', (_, bad) => {
    expect(isWrong(read(bad))).toBe(true)
  })

  test('an entry that is none is named', () => {
    const file = JSON.parse(text) as { value: { entries: unknown[] } }
    file.value.entries[2] = { entry: 'command', side: 'blue' }
    expect(read(JSON.stringify(file))).toMatchObject({ wrong: 'missing', field: 'entries[2].events' })
  })

  type Value = { side: unknown; first: { sides: { ember: { hand: object; deck: object } } }; entries: Changed[] }
  type Changed = { command?: unknown; draws?: unknown; side?: unknown; events?: unknown; [name: string]: unknown }
  /** The first that the other side did with nothing hidden. */
  const others = ({ entries }: Value): Changed => {
    const found = entries.find(
      ({ side, command }) => side === 'ember' && (command as { readonly verb?: string }).verb !== 'playCard',
    )
    if (!found) throw new Error('ember did nothing')
    return found
  }
  const ofOthers = (change: (entry: Changed) => void) => (value: Value) => change(others(value))

  test.each<readonly [string, (value: Value) => void, string, string]>([
    ['a side that is none', (value) => (value.side = 'green'), 'notOneOf', 'side'],
    [
      'a hidden hand of a strange size',
      (value) => (value.first.sides.ember.hand = { size: -3, ap: 0 }),
      'valueTooSmall',
      'sides.ember.hand.size',
    ],
    [
      'a hidden deck of a strange worth',
      (value) => (value.first.sides.ember.deck = { size: 2, ap: '<b>' }),
      'notANumber',
      'sides.ember.deck.ap',
    ],
    ['a command that is none', ofOthers((entry) => (entry.command = 'any')), 'illegalCommand', 'command'],
    [
      'a command with a field more',
      ofOthers((entry) => (entry.command = { ...(entry.command as object), evil: 1 })),
      'differs',
      'command',
    ],
    [
      'a command that nobody may give now',
      ofOthers((entry) => (entry.command = { verb: 'aim', seat: SEATS.ember, figure: 'nobody' })),
      'illegalCommand',
      'command',
    ],
    ['a command of the other side', ofOthers((entry) => (entry.side = 'blue')), 'differs', 'side'],
    [
      'a field that entries do not have',
      ofOthers((entry) => Object.assign(entry, { evil: 1 })),
      'unknownField',
      'evil',
    ],
    [
      'facts without the command that brought them',
      ofOthers((entry) => [delete entry.command, delete entry.draws]),
      'missing',
      'command',
    ],
    ['facts without their dice', ofOthers((entry) => delete entry.draws), 'missing', 'draws'],
    ['a roll that nobody made', ofOthers((entry) => (entry.draws as number[][]).push([6, 3])), 'drawLeftOver', 'draws'],
    ['a fact of no kind', ofOthers((entry) => (entry.events = [{ type: 'toString' }])), 'differs', 'events[0]'],
  ])('%s is refused by its field', (_, change, code, field) => {
    const file = JSON.parse(text) as { value: Value }
    change(file.value)
    const found = read(JSON.stringify(file))
    if (!isWrong(found)) throw new Error('believed')
    expect(found.wrong).toBe(code)
    expect(found.field).toContain(field)
  })

  test('a roll too many on a card from a hidden hand is refused', () => {
    const file = JSON.parse(text) as { value: Value }
    const card = file.value.entries.find(
      ({ side, command, draws }) => side === 'ember' && (command as { verb?: string })?.verb === 'playCard' && draws,
    )
    if (!card) throw new Error('ember played no card')
    ;(card.draws as number[][]).push([6, 3])
    expect(read(JSON.stringify(file))).toMatchObject({ wrong: 'drawLeftOver' })
  })

  test('facts that cannot be proven must be whole: the page tells and draws them', () => {
    const file = JSON.parse(text) as { value: Value }
    const drawn = file.value.entries.find(({ entry, draws }) => entry === 'command' && draws === undefined)
    if (!drawn) throw new Error('ember drew no card')
    for (const type of ['shotResolved', 'grenadeBurst', 'blowStruck', 'teamsCounted', 'shellFell']) {
      const broken = structuredClone(file)
      const at = broken.value.entries[file.value.entries.indexOf(drawn)]
      if (at) at.events = [{ type }, ...(at.events as object[])]
      expect(read(JSON.stringify(broken)), type).toMatchObject({ wrong: 'differs' })
    }
  })

  test.each([
    ['no value', (file: { value?: unknown }) => delete file.value, 'missing', 'value'],
    ['a value that is a list', (file: { value?: unknown }) => (file.value = []), 'notAnObject', 'value'],
    ['no entries', (file: { value?: unknown }) => (file.value = {}), 'missing', 'entries'],
  ])('a file with %s names the field', (_, change, code, field) => {
    const file = JSON.parse(text) as { value?: unknown }
    change(file)
    expect(read(JSON.stringify(file))).toMatchObject({ wrong: code, field })
  })

  test('a command is taken back only as it can be in play', () => {
    const file = JSON.parse(text) as { value: { entries: unknown[] } }
    const { entries } = file.value
    const end = entries.length
    for (const to of [0, 3, end, end + 1]) {
      file.value.entries = [...entries, { entry: 'undone', side: 'blue', to }]
      expect(read(JSON.stringify(file))).toMatchObject({ wrong: 'illegalUndo' })
    }
  })

  test('nobody in front of the screen: it holds what both may see', () => {
    const about = { title: '', battlefield: 'crossroads', players: { blue: 'person', ember: 'person' } } as const
    const found = read(new Seated(played.log, about).watchFile())
    if (isWrong(found)) throw new Error(JSON.stringify(found))
    expect(found.side).toBeUndefined()
    expect([found.state.sides.blue.hand.cards, found.state.sides.ember.hand.cards]).toEqual([undefined, undefined])
  })
})

describe('[GEN-09] a file of a game whose forces are picked in secret', () => {
  const about = { title: '', battlefield: 'crossroads', players: { blue: 'person', ember: 'person' } } as const
  function picked(...sides: readonly SideId[]): Played {
    const ready = { blue: readyForce('us-airborne/patrol'), ember: readyForce('de-airborne/patrol') }
    const { forces, ...spec } = quickStartSpec({
      edition: 'qs-en',
      gameType: 'skirmish',
      battlefield: battlefield(),
      forces: ready,
    })
    return sides.reduce(
      (played, side) =>
        held(play(played, { verb: 'submitForce', seat: SEATS[side], force: forces?.[side] }, seededChance(side))),
      held(startLog(spec, seededChance('picked'))),
    )
  }

  test.each([[['ember']], [['blue']], [['ember', 'blue']]] as const)('is read after %s', (sides) => {
    const played = picked(...sides)
    for (const screen of ['blue', 'ember'] as const) {
      const found = read(fileOf(played, screen))
      if (isWrong(found)) throw new Error(JSON.stringify(found))
      expect(found.side).toBe(screen)
      expect(JSON.stringify(found.state)).toBe(JSON.stringify(view(played.state, SEATS[screen])))
    }
  })

  test('holds no command that is left out without need', () => {
    const at = new Seated(picked('ember').log, about)
    at.screen.show('ember')
    const file = JSON.parse(at.watchFile()) as { value: { entries: { command?: unknown }[] } }
    delete file.value.entries[0]?.command
    expect(read(JSON.stringify(file))).toMatchObject({ wrong: 'missing', field: 'entries[0].command' })
  })
})

const blueFile = once(() => fileOf(underWay(), 'blue'))

describe('a watch file of version 1', () => {
  /** As it was written before draws had a range and games an engine. */
  function version1(text: string, change: (entry: SeenCommand, index: number) => object = (entry) => entry): string {
    const { engine: _, ...file } = JSON.parse(text) as {
      readonly engine: number
      readonly value: { entries: SeenEntry[] }
    }
    const plain = (entry: SeenEntry, i: number): object => {
      if (entry.entry === 'undone') return entry
      const draws = entry.draws?.map(([n, value]) => (n === 6 ? value + 1 : value))
      return change({ ...entry, ...(draws && { draws }) } as object as SeenCommand, i)
    }
    return JSON.stringify({ ...file, version: 1, value: { ...file.value, entries: file.value.entries.map(plain) } })
  }

  test('[GEN-12] is read with its values as they were given', () => {
    const text = blueFile()
    const found = read(version1(text))
    const present = read(text)
    if (isWrong(found) || isWrong(present)) throw new Error(JSON.stringify([found, present]))
    expect(found.state).toEqual(present.state)
    expect(found.about.recorded).toBeUndefined()
    expect(found.log.entries).toHaveLength(present.log.entries.length)
  })

  test('[GEN-12] opens with a mark where today it would come out otherwise', () => {
    const text = blueFile()
    let at = -1
    const other = version1(text, (entry, i) => {
      const shot = entry.events.findIndex(({ type }) => type === 'shotResolved')
      if (shot < 0 || at >= 0) return entry
      at = i
      return { ...entry, events: entry.events.map((event, j) => (j === shot ? { ...event, distance: 1 } : event)) }
    })
    expect(at).toBeGreaterThanOrEqual(0)
    const found = read(other)
    if (isWrong(found)) throw new Error(JSON.stringify(found))
    expect(found.about.recorded).toMatchObject({ engine: 1, from: at })
  })

  test('[GEN-12] an engine that nobody knows is refused by its number', () => {
    const text = blueFile().replace(`"engine":${ENGINE}`, '"engine":999')
    expect(read(text)).toMatchObject({ wrong: 'unknownEngine', params: { engine: '999' } })
  })
})
