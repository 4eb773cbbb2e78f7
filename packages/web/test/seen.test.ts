import { type Played, type SideId, seededChance, startLog, topQuestion } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { battle, readyForce } from '../../content/test/battles.ts'
import { held } from '../../rules/test/world/games.ts'
import type { Players } from '../src/game/savedGame.ts'
import { SEATS } from '../src/game/seats.ts'
import { seenBy } from '../src/game/seen.ts'
import { Authority, type Told } from '../src/session/authority.ts'
import { wantedAt } from '../src/session/useScreen.ts'

const TOGETHER: Players = { blue: 'person', ember: 'person' }
const ALONE: Players = { blue: 'opponent', ember: 'person' }

const opened = (): Played => held(startLog(battle({ agreedAp: 36 }), seededChance('sealed')))

function authority(players: Players): Authority {
  const about = { title: '', battlefield: 'crossroads', players }
  const game = { id: 'sealed', about, played: opened(), chance: seededChance('sealed') }
  return new Authority(game, { append: async () => undefined, keepTime: async () => undefined }, () => undefined)
}

const { force } = readyForce('us-airborne/strike')
const seal = (game: Authority, side: SideId): Told =>
  held(game.submit({ verb: 'submitForce', seat: SEATS[side], force: { ...force } }))

const answersIn = (state: Played['state']) => {
  const question = topQuestion(state)
  return question?.kind === 'force' ? question.answers : undefined
}

/** The force lies in what is told; its cards are in the book of the game, so a list of them is looked for. */
const tells = (told: object): boolean => JSON.stringify(told).includes('"assigned"')

describe('[GEN-09] the screen knows what the person in front of it may know', () => {
  test.each([
    ['two persons', TOGETHER],
    ['one person', ALONE],
  ])('a sealed force is told to nobody but its owner: %s', (_, players) => {
    const game = authority(players)
    game.tellAll()
    expect(tells(seal(game, 'blue'))).toBe(false)
    expect(answersIn(game.state)?.blue?.value).toBeDefined()
    const known = game.tellAll()
    expect(answersIn(known.state)?.blue).toEqual({ sealed: true })
    expect(tells({ log: known.log.entries })).toBe(false)
  })

  test('its owner sees it, the other side does not', () => {
    const game = authority(TOGETHER)
    seal(game, 'blue')
    expect(answersIn(seenBy(game.state, 'blue'))?.blue?.value).toBeDefined()
    expect(answersIn(seenBy(game.state, 'ember'))?.blue?.value).toBeUndefined()
  })

  test('who takes the screen sees the own seal again; it is gone before the other is asked for', () => {
    const game = authority(TOGETHER)
    game.tellAll()
    expect(tells(game.show('blue'))).toBe(false)
    const sealed = seal(game, 'blue')
    // Ember is asked next: the view of Blue is off the screen with the same answer.
    expect(sealed.screen).toBeUndefined()
    expect(tells(sealed)).toBe(false)
    const own = game.show('blue')
    expect(own.screen).toBe('blue')
    expect(tells(own.news.changed)).toBe(true)
    const nobody = game.show(undefined)
    expect(nobody.screen).toBeUndefined()
    expect(nobody.news.changed.map(([index]) => index)).toEqual(own.news.changed.map(([index]) => index))
    expect(tells(nobody)).toBe(false)
  })

  test('a sealed answer is asked of the one who has taken the screen', () => {
    const game = authority(TOGETHER)
    expect(wantedAt(game.tellAll())).toBe('blue')
    game.show('blue')
    expect(wantedAt(game.tellAll())).toBeUndefined()
    seal(game, 'blue')
    expect(wantedAt(game.tellAll())).toBe('ember')
    expect(wantedAt(authority(ALONE).tellAll())).toBeUndefined()
  })

  test('once both are in, the seals are broken for everybody', () => {
    const game = authority(TOGETHER)
    game.tellAll()
    seal(game, 'blue')
    const { news } = seal(game, 'ember')
    expect(news.changed).toHaveLength(1)
    expect(tells(news.changed)).toBe(true)
  })
})
