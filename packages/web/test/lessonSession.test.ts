import {
  type Attempt,
  SEATS,
  type Sheets,
  STEPS,
  type Step,
  sheetsOf,
  shownWay,
  stepOf,
} from '@tactic48/content/lesson'
import { figureId, isRefusal, view } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { held } from '../../rules/test/world/games.ts'
import { LessonSession } from '../src/lesson/lessonSession.ts'
import type { Fact, Known } from '../src/session/session.ts'

const QS: Sheets = { qs: 'qs-en' }

function step(id: string): Step {
  const found = stepOf(id)
  if (!found) throw new Error(`no step ${id}`)
  return found
}

/** A session with what the table hears of it. */
function listening(id: string): { session: LessonSession; heard: { known: Known; facts: readonly Fact[] }[] } {
  const session = new LessonSession(step(id), QS)
  const heard: { known: Known; facts: readonly Fact[] }[] = []
  session.listen((known, facts) => heard.push({ known, facts }))
  return { session, heard }
}

const nextOf = (attempt: Attempt) => {
  const [next] = shownWay(attempt) ?? []
  if (!next) throw new Error(`${attempt.step.id} has no way on`)
  return next
}

const away = (x: number, y: number) =>
  ({ verb: 'move', seat: SEATS.blue, figure: figureId('hobart'), path: [{ x: x * 1000, y: y * 1000 }] }) as const

describe('a step in session', () => {
  test.each(STEPS.map((one) => [one.id, one] as const))('%s: what “show me” does completes it', async (_, one) => {
    for (const sheets of sheetsOf(one.course)) {
      const session = new LessonSession(one, sheets)
      for (let i = 0; session.attempt().verdict.kind !== 'done' && i < 12; i++) {
        const answer = await session.submit(nextOf(session.attempt()))
        expect(isRefusal(answer), `${sheets.qs} ${sheets.cc}`).toBe(false)
      }
      expect(session.attempt().verdict.kind, `${sheets.qs} ${sheets.cc}`).toBe('done')
    }
  })

  test('tells every command of both sides, in order, and the learner’s view of it', async () => {
    const { session, heard } = listening('takeCover')
    await session.submit(nextOf(session.attempt()))
    await session.submit({ verb: 'endTurn', seat: SEATS.blue })
    expect(heard.map(({ facts }) => facts.map(({ entry }) => entry.side))).toEqual([['blue'], ['blue', 'ember']])
    const { state } = session.attempt()
    expect(heard.at(-1)?.known.state).toEqual(view(state, SEATS.blue))
    expect(heard.at(-1)?.known.log.entries).toHaveLength(3)
  })

  test('refuses as every table does, and nothing has happened', async () => {
    const { session, heard } = listening('move')
    const before = session.attempt()
    const answer = await session.submit(away(2, 2))
    expect(isRefusal(answer)).toBe(true)
    expect(session.attempt()).toBe(before)
    expect(heard).toEqual([])
  })

  test('takes back one command, with the dice as they were', async () => {
    const { session, heard } = listening('fire')
    const begun = session.attempt()
    const shot = nextOf(begun)
    await session.submit(shot)
    const first = session.attempt()
    held(await session.takeBack())
    expect(session.attempt()).toBe(begun)
    expect(heard.at(-1)?.facts).toEqual([])
    expect(heard.at(-1)?.known.log.entries).toEqual([])
    await session.submit(shot)
    expect(session.attempt().lately).toEqual(first.lately)
    held(await session.takeBack())
    expect(isRefusal(await session.takeBack())).toBe(true)
  })

  test('what was said in advance for one try is not said for the next', async () => {
    const { session } = listening('move')
    const { id } = session.known()
    await session.submit(away(10, 15))
    expect(session.known().id).toBe(id)
    await session.again()
    expect(session.known().id).not.toBe(id)
  })

  test('puts back to where the goal could be reached, and begins again', async () => {
    const { session } = listening('move')
    const begun = session.attempt()
    await session.submit(away(7, 20))
    const strayed = session.attempt()
    expect(strayed.verdict).toMatchObject({ kind: 'answered', good: false, wayOn: 'again' })
    await session.submit(away(4, 22))
    await session.putBack()
    expect(session.attempt()).toBe(begun)
    await session.submit(away(10.6, 14.3))
    await session.submit(away(13, 13))
    expect(session.attempt().verdict).toMatchObject({ good: true })
    await session.again()
    expect(session.attempt()).toBe(begun)
  })
})
