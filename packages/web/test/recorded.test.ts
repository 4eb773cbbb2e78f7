import { BATTLEFIELDS, loadCardFile, readBattlefieldFile } from '@tactic48/content'
import { battleSpec, LARGE_BATTLEFIELDS, readBattleFile } from '@tactic48/content/battles'
import { createGame, isRefusal, type LogEntry, type Refusal, reopening, seededChance } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { held } from '../../rules/test/world/games.ts'
import { readingGame } from '../src/files/gameFile.ts'
import { linkedGame, readLink } from '../src/files/link.ts'
import { watching } from '../src/files/watchFile.ts'
import { isWrong, type Wrong } from '../src/files/wrong.ts'
import { SEATS } from '../src/game/seats.ts'
import { momentOf, recorded, shelfOf } from './fixtures/recorded.ts'
import { tableOf } from './fixtures/tableOf.ts'

/** What came of a reading, to its end. */
function read<T extends object>(work: Generator<number, T | Refusal | Wrong>): T {
  for (;;) {
    const { done, value } = work.next()
    if (!done) continue
    if (isRefusal(value) || isWrong(value)) throw new Error(JSON.stringify(value))
    return value
  }
}

const verbsOf = (entries: readonly LogEntry[]): readonly string[] =>
  entries.map((entry) => (entry.entry === 'undone' ? `back to ${entry.to}` : entry.command.verb))

describe('[GEN-12] what engine 1 wrote opens at the same moment with the same table', () => {
  test.each(['quick-undone', 'company-order'])('a game as a file: %s', (name) => {
    const game = read(readingGame(recorded(`${name}.game.gen.json`)))
    const { title, entries, table } = momentOf(name)
    expect(game.title).toBe(title)
    expect(game.log.entries).toHaveLength(entries)
    expect(tableOf(game.state)).toMatchObject(table)
  })

  test('what was taken back, freely and by consent, stays in the log', () => {
    const { log } = read(readingGame(recorded('quick-undone.game.gen.json')))
    expect(verbsOf(log.entries)).toEqual([
      ...['move', 'back to 0', 'fire', 'reactTakeCover', 'askUndo', 'answerUndo', 'back to 3'],
      ...['reactTakeCover', 'move'],
    ])
  })

  test('the company game is interrupted by Opportunity Fire while an order is carried out', () => {
    const { log, state } = read(readingGame(recorded('company-order.game.gen.json')))
    expect(verbsOf(log.entries)).toEqual(['giveOrder', 'executeOrder'])
    expect(tableOf(state)).toMatchObject({ question: { kind: 'opportunityFire', awaiting: ['ember'] } })
  })

  test('the games of both shelves hold the logs of these files', () => {
    const [first, second] = [shelfOf(1), shelfOf(2)]
    const { openings = [], entries = [] } = second
    for (const name of ['quick-undone', 'company-order']) {
      const whole = first.games.find(({ id }) => id === name) as { readonly log?: unknown } | undefined
      expect(tableOf(read(reopening(whole?.log)).state)).toMatchObject(momentOf(name).table)
      const opening = openings.find((one) => 'id' in one && one.id === name)
      const own = entries.flatMap((one) => ('game' in one && one.game === name && 'entry' in one ? [one.entry] : []))
      const { id: _, ...begun } = { id: '', ...opening }
      expect(tableOf(read(reopening({ ...begun, entries: own })).state)).toMatchObject(momentOf(name).table)
    }
  })

  test('[TACTIC-07] a watch file', () => {
    const game = read(watching(recorded('watched.view.gen.json')))
    const { title, entries, table } = momentOf('watched')
    expect([game.about.title, game.side, game.log.entries.length]).toEqual([title, 'blue', entries])
    expect(tableOf(game.state)).toMatchObject(table)
    expect(game.state.sides.ember.hand.cards).toBeUndefined()
  })

  test('a link to a game', async () => {
    const linked = await readLink(recorded('game.link.txt'))
    if (isWrong(linked) || linked.kind !== 'game') throw new Error(JSON.stringify(linked))
    const game = read(linkedGame(linked.text))
    const { title, entries, table } = momentOf('game-link')
    expect([game.title, linked.moment, game.log.entries.length]).toEqual([title, 20, entries])
    expect(tableOf(game.state)).toMatchObject(table)
  })

  test('a link to a position', async () => {
    const linked = await readLink(recorded('position.link.txt'))
    if (isWrong(linked) || linked.kind !== 'position') throw new Error(JSON.stringify(linked))
    const { title, table } = momentOf('position-link')
    expect(linked.about.title).toBe(title)
    expect(tableOf(linked.state)).toMatchObject(table)
  })

  test('[CARD-01] cards of a player’s own, with their values', () => {
    const faction = loadCardFile(recorded('faction.cards.gen.json'))
    expect(faction).toMatchObject(momentOf('faction'))
    expect(loadCardFile(recorded('supplement.cards.gen.json'), [faction])).toMatchObject(momentOf('supplement'))
  })

  test('a battlefield of a player’s own', () => {
    expect(readBattlefieldFile(recorded('own.battlefield.gen.json'))).toMatchObject(momentOf('battlefield'))
  })

  test('[HOUSE-20] a battle of a player’s own, with its men in their places', () => {
    const battle = readBattleFile(recorded('own.battle.gen.json'), [...BATTLEFIELDS, ...LARGE_BATTLEFIELDS])
    const { table, ...named } = momentOf('battle')
    expect(battle).toMatchObject(named)
    const { state } = held(createGame(battleSpec(battle, { qs: 'qs-en', cc: 'cc-en' }, SEATS), seededChance('battle')))
    const places = ({ figures }: Pick<typeof table, 'figures'>) =>
      figures.map(({ side, position, sheet }) => ({ side, position, card: sheet.card }))
    expect(places(tableOf(state) as typeof table)).toEqual(places(table))
  })
})
