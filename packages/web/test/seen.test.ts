import { type Played, seededChance, startLog, topQuestion } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { battle, readyForce } from '../../content/test/battles.ts'
import { held } from '../../rules/test/world/games.ts'
import { said } from '../../rules/test/world/logs.ts'
import type { Players } from '../src/game/savedGame.ts'
import { SEATS } from '../src/game/seats.ts'
import { seen, seenBy, told } from '../src/game/seen.ts'

const TOGETHER: Players = { blue: 'person', ember: 'person' }
const ALONE: Players = { blue: 'opponent', ember: 'person' }

/** Blue has sealed a force, ember is asked for its own. */
function sealed(): Played {
  const { force } = readyForce('us-airborne/strike')
  const chance = seededChance('sealed')
  const begun = held(startLog(battle({ agreedAp: 36 }), chance))
  return said(begun, [{ verb: 'submitForce', seat: SEATS.blue, force }], chance)
}

const answersIn = (state: Played['state']) => {
  const question = topQuestion(state)
  return question?.kind === 'force' ? question.answers : undefined
}

describe('[GEN-09] the screen knows what the person in front of it may know', () => {
  const { state, log } = sealed()

  test.each([
    ['two persons', TOGETHER],
    ['one person', ALONE],
  ])('a sealed force is not in the state of the next to answer: %s', (_, players) => {
    expect(answersIn(state)?.blue?.value).toBeDefined()
    expect(answersIn(seen({ state, players }))?.blue).toEqual({ sealed: true })
  })

  test('nor in what just happened', () => {
    const events = log.entries.flatMap((entry) => (entry.entry === 'command' ? entry.events : []))
    expect(JSON.stringify(events)).toContain('"characters"')
    expect(JSON.stringify(told({ state, players: TOGETHER }, events))).not.toContain('"characters"')
  })

  test('its owner sees it, the other side does not', () => {
    expect(answersIn(seenBy(state, 'blue'))?.blue?.value).toBeDefined()
    expect(answersIn(seenBy(state, 'ember'))?.blue?.value).toBeUndefined()
  })
})
