import { choose } from '@tactic48/ai'
import {
  cardId,
  type Played,
  perSide,
  play,
  replayLog,
  type SeenCommand,
  type SideId,
  seededChance,
  topQuestion,
  view,
} from '@tactic48/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { held } from '../../rules/test/world/games.ts'
import { watching } from '../src/files/watchFile.ts'
import { isWrong, type Wrong } from '../src/files/wrong.ts'
import { SEATS } from '../src/game/seats.ts'
import { Authority } from '../src/session/authority.ts'
import { companyGame } from './companyGames.ts'

const HANDS = {
  blue: ['heads-down', 'dud', 'second-wind'],
  ember: ['dash', 'dud', 'de-infantry-steel-helmet'],
} as const
const DECKS = { blue: ['us-airborne-brass-cricket', 'dash'], ember: ['second-wind', 'dash'] } as const

/** A company game under way, with cards in both hands and in both decks, after some turns of the opponent against itself. */
function underWay(): Played {
  const book = held(replayLog(companyGame({ id: 'book' }).log)).cards.tactics ?? {}
  const sides = perSide((side) => {
    const ap = [...HANDS[side], ...DECKS[side]].reduce((sum, id) => sum + (book[cardId(id)]?.ap ?? 0), 0)
    const pile = (cards: readonly string[]) => ({ size: cards.length, ap: 0, cards })
    return { hand: pile(HANDS[side]), deck: { ...pile(DECKS[side]), ap } }
  })
  const options = { 'house.sampleTactics': true }
  const scene = { id: 'watched', options, scenario: { victoryShare: 0.9 }, sides: sides as object }
  const { log } = companyGame(scene)
  const chance = seededChance('watched')
  let played: Played = { log, state: held(replayLog(log)) }
  for (let i = 0; i < 60 && played.state.phase !== 'over'; i++) {
    const side = topQuestion(played.state)?.awaiting[0] ?? 'blue'
    const seen = view(played.state, SEATS[side])
    played = held(play(played, choose(seen, side, seededChance(`${i}`))?.command, chance))
  }
  return played
}

function fileOf(played: Played, screen: SideId): string {
  const about = { title: 'Watched', battlefield: 'crossroads', players: { blue: 'person', ember: 'person' } } as const
  const keeper = { append: async () => undefined, keepTime: async () => undefined }
  const game = new Authority({ id: 'watched', about, played, chance: seededChance('x') }, keeper, () => undefined)
  game.show(screen)
  return game.watchFile()
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
  }, 120_000)

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
    const dice = (entry: SeenCommand) => ({ ...entry, draws: entry.draws?.map((draw) => (draw === 0 ? 1 : 0)) })
    expect(changed(dice)?.wrong).toBe('differs')
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
    expect(read(JSON.stringify(file))).toMatchObject({ wrong: 'differs', field: 'entries.2' })
  })

  test('nobody in front of the screen: it holds what both may see', () => {
    const about = { title: '', battlefield: 'crossroads', players: { blue: 'person', ember: 'person' } } as const
    const keeper = { append: async () => undefined, keepTime: async () => undefined }
    const game = new Authority({ id: 'w', about, played, chance: seededChance('x') }, keeper, () => undefined)
    const found = read(game.watchFile())
    if (isWrong(found)) throw new Error(JSON.stringify(found))
    expect(found.side).toBeUndefined()
    expect([found.state.sides.blue.hand.cards, found.state.sides.ember.hand.cards]).toEqual([undefined, undefined])
  })
})
