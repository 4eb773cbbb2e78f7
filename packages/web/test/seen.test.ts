import { type Played, type SideId, seededChance, startLog, topQuestion } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { battle, readyForce } from '../../content/test/battles.ts'
import { held } from '../../rules/test/world/games.ts'
import type { Players } from '../src/game/savedGame.ts'
import { SEATS } from '../src/game/seats.ts'
import { seenBy } from '../src/game/seen.ts'
import type { ScreenUpdate } from '../src/session/screen.ts'
import { wantedAt } from '../src/session/useScreen.ts'
import { Seated } from './hostedGames.ts'

const TOGETHER: Players = { blue: 'person', ember: 'person' }
const ALONE: Players = { blue: 'opponent', ember: 'person' }

const opened = (): Played => held(startLog(battle({ agreedAp: 36 }), seededChance('sealed')))

const seated = (players: Players): Seated => new Seated(opened().log, { title: '', battlefield: 'crossroads', players })

const { force } = readyForce('us-airborne/strike')
const seal = (at: Seated, side: SideId): Promise<ScreenUpdate> => {
  const command = { verb: 'submitForce', seat: SEATS[side], force: { ...force } }
  return at.submit(command)
}

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
  ])('a sealed force is told to nobody but its owner: %s', async (_, players) => {
    const at = seated(players)
    at.screen.known()
    expect(tells(await seal(at, 'blue'))).toBe(false)
    expect(answersIn(at.game.state)?.blue?.value).toBeDefined()
    const known = at.screen.known()
    expect(answersIn(known.state)?.blue).toEqual({ sealed: true })
    expect(tells({ log: known.log.entries })).toBe(false)
  })

  test('its owner sees it, the other side does not', async () => {
    const at = seated(TOGETHER)
    await seal(at, 'blue')
    expect(answersIn(seenBy(at.game.state, 'blue'))?.blue?.value).toBeDefined()
    expect(answersIn(seenBy(at.game.state, 'ember'))?.blue?.value).toBeUndefined()
  })

  test('who takes the screen sees the own seal again; it is gone before the other is asked for', async () => {
    const at = seated(TOGETHER)
    at.screen.known()
    expect(tells(at.screen.show('blue'))).toBe(false)
    const sealed = await seal(at, 'blue')
    // Ember is asked next: the view of Blue is off the screen with the same answer.
    expect(sealed.screen).toBeUndefined()
    expect(tells(sealed)).toBe(false)
    const own = at.screen.show('blue')
    expect(own.screen).toBe('blue')
    expect(tells(own.news.changed)).toBe(true)
    const nobody = at.screen.show(undefined)
    expect(nobody.screen).toBeUndefined()
    expect(nobody.news.changed.map(([index]) => index)).toEqual(own.news.changed.map(([index]) => index))
    expect(tells(nobody)).toBe(false)
  })

  test('a sealed answer is asked of the one who has taken the screen', async () => {
    const at = seated(TOGETHER)
    expect(wantedAt(at.screen.known())).toBe('blue')
    at.screen.show('blue')
    expect(wantedAt(at.screen.known())).toBeUndefined()
    await seal(at, 'blue')
    expect(wantedAt(at.screen.known())).toBe('ember')
    expect(wantedAt(seated(ALONE).screen.known())).toBeUndefined()
  })

  test('once both are in, the seals are broken for everybody', async () => {
    const at = seated(TOGETHER)
    at.screen.known()
    await seal(at, 'blue')
    const { news } = await seal(at, 'ember')
    expect(news.changed).toHaveLength(1)
    expect(tells(news.changed)).toBe(true)
  })
})
