import { cardBookOf, companyBookOf, FACTIONS, loadCardFile, QUICK_START_FACTIONS, withSets } from '@tactic48/content'
import { digestOf, ENGINE, isRefusal, reopen, seatId, view } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { held } from '../../rules/test/world/games.ts'
import { freshCard, freshSupplement, judgeCard, textOf } from '../src/editor/cards/setFile.ts'
import {
  gameText,
  LONGEST_LINK,
  linkedGame,
  linkedText,
  MOST_UNPACKED,
  packed,
  packedGame,
  positionText,
  readLink,
  unpacked,
} from '../src/files/link.ts'
import { companyGame } from './companyGames.ts'
import { once, playedGame } from './replayGames.ts'

const ABOUT = { title: 'Sent', battlefield: 'crossroads', players: { blue: 'person', ember: 'opponent' } } as const
/** So few that the position fits a link. */
const FEW = {
  blue: { 'b-lead': ['us-airborne/cardwell', 14, 20], 'b1-nco': ['us-airborne/hobart', 9, 19] },
  ember: { 'e-lead': ['de-infantry/falkner', 14, 4], 'e1-nco': ['de-infantry/ziegler', 9, 5] },
} as const
const game = once(() => playedGame('link', 40))

function opened(text: string) {
  const work = linkedGame(text)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

describe('a link', () => {
  it('carries a whole short game and its moment, and gives back the very same log', async () => {
    const payload = await packed(gameText(game().log, ABOUT, 7))
    expect(payload.length).toBeLessThan(LONGEST_LINK)
    expect(payload).toMatch(/^[\w-]+$/)
    const linked = await readLink(payload)
    if (!('kind' in linked) || linked.kind !== 'game') throw new Error(JSON.stringify(linked))
    expect(linked.moment).toBe(7)
    const played = opened(linked.text)
    if (isRefusal(played)) throw new Error(JSON.stringify(played))
    expect(played.log).toEqual(game().log)
    expect(played).toMatchObject(ABOUT)
  })

  it('leaves at home the cards that nobody plays where all of them are too long for it', async () => {
    const { log } = game()
    const cards = cardBookOf(QUICK_START_FACTIONS)
    const long = { ...log, spec: { ...log.spec, cards } }
    expect((await packed(gameText(long, ABOUT, 0))).length).toBeGreaterThan(LONGEST_LINK)
    const payload = await packedGame(long, ABOUT, 0)
    expect(payload.length).toBeLessThan(LONGEST_LINK)
    const played = opened(String(await unpacked(payload)))
    if (isRefusal(played)) throw new Error(JSON.stringify(played))
    expect(played.log.entries).toEqual(log.entries)
    expect(Object.keys(played.log.spec.cards.characters).length).toBeLessThan(Object.keys(cards.characters).length / 4)
  })

  describe('[CARD-01] of a company with cards of its player', () => {
    const NAME = { en: 'Mine', it: 'Mie', es: 'Mías' }
    /** With every card of ours beside one of the player's own, as a set-up begins it. */
    const own = once(() => {
      const file = freshSupplement('us-airborne', NAME)
      const judged = judgeCard(file, 'character', { ...freshCard(file, 'character', NAME), name: 'Eve <b>' }, [])
      if ('error' in judged) throw judged.error
      const set = loadCardFile(textOf(judged.file))
      const { log } = held(reopen(companyGame({ id: 'own', ...FEW }).log))
      const cards = companyBookOf(withSets(FACTIONS, [set]))
      return { log: { ...log, spec: { ...log.spec, cards } }, card: String(set.characters[0]?.id) }
    })
    const sent = async (): Promise<{
      lent: { sum: string }
      value: { terms: string; spec: { cards: { characters: object } } }
    }> => JSON.parse(String(await unpacked(await packedGame(own().log, ABOUT, 3))))

    it('carries those, and lends the cards that every page has', async () => {
      const { log, card } = own()
      expect((await packed(gameText(log, ABOUT, 3))).length).toBeGreaterThan(2 * LONGEST_LINK)
      const payload = await packedGame(log, ABOUT, 3)
      expect(payload.length).toBeLessThan(LONGEST_LINK)
      expect(await readLink(payload)).toMatchObject({ kind: 'game', moment: 3 })
      expect(Object.keys((await sent()).value.spec.cards.characters)).toEqual([card])
      const played = opened(String(await linkedText(payload)))
      if (isRefusal(played)) throw new Error(JSON.stringify(played))
      expect(played.log.spec.cards).toEqual(log.spec.cards)
      expect(played).toMatchObject(ABOUT)
    })

    it('is proven as a file is: a card that cannot be is refused by its field, cards of another edition by theirs', async () => {
      const hostile = await sent()
      Object.assign(hostile.value.spec.cards.characters, { [own().card]: { id: own().card, name: '\u202e' } })
      const whole = async (): Promise<string> => String(await linkedText(await packed(JSON.stringify(hostile))))
      // Whoever writes a link can write its digest as well.
      hostile.value.terms = digestOf(JSON.parse(await whole()).value.spec)
      expect(opened(await whole())).toMatchObject({
        refused: true,
        params: { field: expect.stringContaining('spec.cards.characters') },
      })
      const other = await sent()
      other.lent.sum = '0123456789abcdef'
      expect(await linkedText(await packed(JSON.stringify(other)))).toMatchObject({
        wrong: 'otherCards',
        field: 'spec.cards',
      })
      const torn = { ...(await sent()), lent: { factions: 'all' } }
      expect(await linkedText(await packed(JSON.stringify(torn)))).toMatchObject({ field: 'lent.factions' })
    })
  })

  it('is proven as a file is: a roll or command that cannot be is refused by its entry', () => {
    const saved = JSON.parse(gameText(game().log, ABOUT, 0)) as { value: { entries: { draws?: number[][] }[] } }
    const at = saved.value.entries.findIndex(({ draws }) => draws && draws.length > 0)
    const rolls = saved.value.entries[at]?.draws?.push([6, 3]) ?? 0
    expect(opened(JSON.stringify(saved))).toMatchObject({
      refused: true,
      params: { field: `entries[${at}].draws[${rolls - 1}]` },
    })
    expect(opened(JSON.stringify({ value: { spec: 1 } }))).toMatchObject({ refused: true })
  })

  it('of which a letter was changed on the way is torn, never another game', async () => {
    const text = gameText(game().log, ABOUT, 7)
    const other = text.replace(/"draws":\[\[6,([0-5])/, (_, die: string) => `"draws":[[6,${(Number(die) + 1) % 6}`)
    expect(other).not.toBe(text)
    for (const changed of [other, text.replace('Sent', 'Lent'), text.replace('"moment":7', '"moment":8')])
      expect(await readLink(await packed(changed))).toMatchObject({ wrong: 'linkTorn' })
    const { sum: _, ...without } = JSON.parse(text) as { readonly sum: unknown }
    expect(await readLink(await packed(JSON.stringify(without)))).toMatchObject({ wrong: 'linkTorn' })
  })

  it('of version 1 stays readable, with or without a sum, and is called unproven', async () => {
    const { spec, opening, entries } = game().log
    const plain = (draws: readonly (readonly [number, number])[]) =>
      draws.map(([n, value]) => (n === 6 ? value + 1 : value))
    const value = {
      spec,
      opening: { draws: plain(opening.draws) },
      entries: entries.map((entry) => {
        if (entry.entry === 'undone') return entry
        const { events: _, ...rest } = entry
        return { ...rest, draws: plain(entry.draws) }
      }),
    }
    const text = JSON.stringify({ link: 'game', version: 1, moment: 7, ...ABOUT, value })
    expect(await readLink(await packed(text))).toMatchObject({ kind: 'game', moment: 7 })
    const played = opened(text)
    if (isRefusal(played)) throw new Error(JSON.stringify(played))
    expect(played.log).toEqual(game().log)
    expect(played).toMatchObject({ ...ABOUT, unproven: true })
    const wrongSum = `${text.slice(0, -1)},"sum":1}`
    expect(await readLink(await packed(wrongSum))).toMatchObject({ wrong: 'linkTorn' })
  })

  it('names its engine and the digest of its terms: other cards under the same digest are refused', () => {
    const saved = JSON.parse(gameText(game().log, ABOUT, 0)) as {
      value: { engine: number; terms: string; spec: object }
    }
    expect(saved.value).toMatchObject({ engine: ENGINE, terms: digestOf(saved.value.spec) })
    Object.assign(saved.value.spec, { agreedAp: 99 })
    expect(opened(JSON.stringify(saved))).toMatchObject({ code: 'differs', params: { field: 'terms' } })
  })

  it('opens on the engine of its build where the page has it', () => {
    const { value, ...rest } = JSON.parse(gameText(game().log, ABOUT, 0)) as { readonly value: object }
    const asked: string[] = []
    const work = linkedGame(JSON.stringify({ ...rest, value: { ...value, build: 'pinned' } }), (build) => {
      asked.push(build)
      return undefined
    })
    while (!work.next().done);
    expect(asked).toEqual(['pinned'])
  })

  it('[TACTIC-07] of a game with hidden hands carries the view of its maker, to look at', async () => {
    const hands = { blue: ['us-airborne-geronimo'], ember: ['us-airborne-geronimo'] }
    const seen = view(held(reopen(companyGame({ id: 'hidden', hands, ...FEW }).log)).state, seatId('blue'))
    const payload = await packed(positionText(seen, ABOUT) ?? '')
    expect(payload.length).toBeLessThan(LONGEST_LINK)
    const linked = await readLink(payload)
    if (!('kind' in linked) || linked.kind !== 'position') throw new Error(JSON.stringify(linked))
    expect(linked.state.sides.ember.hand.cards).toEqual([])
    expect(linked.state.sides.blue.hand.cards).toEqual(seen.sides.blue.hand.cards)
    expect(linked.state.figures).toEqual(seen.figures)
  })

  it('that unpacks without end is left at its limit; torn, strange and overlong ones are refused', async () => {
    const bomb = await packed(' '.repeat(MOST_UNPACKED + 1))
    expect(bomb.length).toBeLessThan(LONGEST_LINK)
    expect(await unpacked(bomb)).toMatchObject({ wrong: 'linkTooBig' })
    expect(await unpacked('A'.repeat(LONGEST_LINK + 1))).toMatchObject({ wrong: 'linkTooLong' })
    for (const torn of ['', '%%%', 'AAAA', await packed('[]'), await packed('{"link":')])
      expect(await readLink(torn)).toMatchObject({ wrong: 'linkTorn' })
    expect(await readLink(await packed('{"link":"game","version":9}'))).toMatchObject({ wrong: 'linkOther' })
    expect(await readLink(await packed('{"link":"position","version":1,"value":{}}'))).toMatchObject({
      wrong: 'notASavedState',
    })
  })
})
