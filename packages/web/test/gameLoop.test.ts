import { type FigureId, figureId } from '@tactic48/rules'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveSetting } from '../src/app/settings.ts'
import { useGame } from '../src/game/gameStore.ts'
import { sayInAdvance, sayStanding, setPlan, useInAdvance } from '../src/game/inAdvance.ts'
import { runGame } from '../src/game/loop.ts'
import type { SavedGame } from '../src/game/savedGame.ts'
import { SEATS } from '../src/game/seats.ts'
import { skipTelling } from '../src/play/playStage.ts'
import { actionKey } from '../src/play/reactions/standing.ts'
import { onSituation, situationNow } from '../src/play/situation.ts'
import { useTable } from '../src/play/tableStore.ts'
import { HostSession } from '../src/session/hostSession.ts'
import { emberFires, emberMoves, inEmbersTurn } from './cardScenes.ts'
import { Distant } from './distant.ts'
import { deployment, playedOf, watchedCrossing } from './playPositions.ts'

let stops: (() => void)[] = []

/** A game comes to the table, and what each picture of it would ask: React draws in a microtask after what has changed. */
function atTable(saved: SavedGame, { id }: { id?: string } = {}) {
  const distant = new Distant(playedOf(saved).log, saved.players)
  const session = new HostSession(distant.line(), distant.known())
  useTable.getState().resetForGame(saved.id)
  useGame.getState().attach(session)
  const drawn: string[] = []
  const draw = (): void => {
    const now = situationNow()
    if (now?.side && now.question && !now.answered) drawn.push(`${now.side} ${now.question.kind}`)
  }
  stops.push(
    onSituation(() => queueMicrotask(draw)),
    runGame(id),
  )
  const say = (command: object): Promise<unknown> => useGame.getState().submit(command as never)
  return { distant, session, drawn, say }
}

const verbsIn = ({ game }: Distant): readonly string[] =>
  game.log.entries.flatMap((entry) => (entry.entry === 'command' ? [entry.command.verb] : []))
const quiet = () => expect.poll(() => useGame.getState().pending && useGame.getState().game?.connection === 'here')

beforeEach(() => saveSetting('pace', 'instant'))
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  useGame.getState().close()
  useInAdvance.setState({ standing: {}, plans: {} })
  vi.useRealTimers()
})

const PEOPLE = { people: true } as const

describe('answers given in advance', () => {
  test('[TURN-16] a window that a side lets pass is passed before it is drawn', async () => {
    const { distant, drawn, say } = atTable(inEmbersTurn({ id: 'passing', ...PEOPLE }))
    sayStanding('blue', { asked: [] })
    await say(emberMoves)
    await quiet().toBe(false)
    expect(verbsIn(distant)).toEqual(['move', 'pass'])
    expect(new Set(drawn)).toEqual(new Set(['ember action']))
  })

  test('[TURN-16] without it the window is asked', async () => {
    const { distant, drawn, say } = atTable(inEmbersTurn({ id: 'asking', ...PEOPLE }))
    await say(emberMoves)
    expect(verbsIn(distant)).toEqual(['move'])
    expect(drawn.at(-1)).toBe('blue window')
  })

  test('[TURN-16] a window that is asked already is passed as soon as its side says so', async () => {
    const { distant, say } = atTable(inEmbersTurn({ id: 'later', ...PEOPLE }))
    await say(emberMoves)
    sayStanding('blue', { quietAction: actionKey(situationNow()?.state as never) })
    await quiet().toBe(false)
    expect(verbsIn(distant)).toEqual(['move', 'pass'])
  })

  test('an answer that the host does not take is asked for after all', async () => {
    const { distant, drawn, say } = atTable(inEmbersTurn({ id: 'stale', ...PEOPLE }))
    await say(emberMoves)
    distant.instead = { answer: 'stale' }
    sayStanding('blue', { asked: [] })
    expect(situationNow()).toMatchObject({ answered: true, question: { kind: 'window' } })
    await quiet().toBe(false)
    await expect.poll(() => situationNow()?.answered).toBe(false)
    expect(drawn.at(-1)).toBe('blue window')
    expect(verbsIn(distant)).toEqual(['move'])
  })

  test('an answer whose line is broken is on its way until the line is back, and is carried out once', async () => {
    const { distant, session, drawn, say } = atTable(inEmbersTurn({ id: 'broken', ...PEOPLE }))
    await say(emberMoves)
    drawn.length = 0
    distant.cut = 'before'
    sayStanding('blue', { asked: [] })
    await expect.poll(() => useGame.getState().game?.connection).toBe('away')
    expect(situationNow()).toMatchObject({ answered: true, question: { kind: 'window' } })
    distant.cut = 'never'
    session.reconnect(distant.line(), distant.known())
    await expect.poll(() => verbsIn(distant)).toEqual(['move', 'pass'])
    await quiet().toBe(false)
    expect(drawn.filter((one) => one.endsWith('window'))).toEqual([])
    expect(useInAdvance.getState().answering).toBeUndefined()
  })

  test.each([
    ['for this Action', true],
    ['for another', false],
  ])('[COVER-03] Take Cover that was said %s', async (_, same) => {
    const { distant, drawn, say } = atTable(inEmbersTurn({ id: `cover ${same}`, ...PEOPLE }))
    sayStanding('blue', { asked: [] })
    const { target } = emberFires as unknown as { readonly target: FigureId }
    useGame.subscribe(({ game }, before) => {
      if (!game || before.game?.log === game.log || useInAdvance.getState().cover) return
      sayInAdvance({ cover: { action: same ? actionKey(game.state) : 'another', figure: target, take: true } })
    })
    await say(emberFires)
    await quiet().toBe(false)
    expect(verbsIn(distant).includes('reactTakeCover')).toBe(same)
    expect(drawn.includes('blue takeCover')).toBe(!same)
  })

  test('[SETUP-08] where a squad deploys: as soon as it is planned, not while another is asked', async () => {
    const saved = deployment('planned')
    const { distant } = atTable({ ...saved, players: { blue: 'person', ember: 'person' } })
    const side = situationNow()?.side
    if (!side) throw new Error('nobody deploys')
    expect(distant.asked).toEqual([])
    setPlan(side === 'blue' ? 'ember' : 'blue', { rest: true })
    expect(distant.asked).toEqual([])
    setPlan(side, { rest: true })
    await quiet().toBe(false)
    expect(distant.asked).toEqual(['deployPlanned'])
  })
})

const ALONE = { players: { blue: 'person', ember: 'opponent' } } as const
const endsTurn = { verb: 'endTurn', seat: SEATS.blue }

describe('the opponent', () => {
  test('decides again when all but the last thing that it did has been shown', async () => {
    saveSetting('pace', 'slow')
    const { distant, say } = atTable(inEmbersTurn({ id: 'shown' }))
    sayStanding('blue', { asked: [] })
    distant.opponent = () => {
      distant.opponent = () => ({ verb: 'endTurn', seat: SEATS.ember })
      return emberFires
    }
    useTable.setState(({ attempt }) => ({ attempt: attempt + 1 }))
    // The shot has more than one beat to be shown.
    await expect.poll(() => verbsIn(distant)).toEqual(['fire', 'pass'])
    expect(situationNow()).toMatchObject({ telling: true, question: undefined })
    skipTelling()
    expect(situationNow()).toMatchObject({ telling: false, question: { kind: 'takeCover' }, side: 'blue' })
    expect(useTable.getState().opponent).toBe('rests')
    const { length } = distant.asked
    await say({ verb: 'reactTakeCover', seat: SEATS.blue, take: false })
    await expect
      .poll(() => {
        skipTelling()
        return verbsIn(distant)
      })
      .toContain('endTurn')
    expect(distant.asked.length).toBeGreaterThan(length)
  })

  test('that breaks down says so, and is asked once more when it is tried again', async () => {
    const { distant, say } = atTable(watchedCrossing(ALONE))
    distant.opponent = () => {
      throw new Error('it has broken down')
    }
    await say(endsTurn)
    await expect.poll(() => useTable.getState().opponent).toBe('failed')
    expect(distant.asked).toEqual(['opponent'])
    useTable.setState(({ attempt }) => ({ attempt: attempt + 1 }))
    expect(distant.asked).toEqual(['opponent', 'opponent'])
  })

  test('waits while an earlier moment is looked at', async () => {
    const { distant, say } = atTable(watchedCrossing(ALONE))
    useTable.getState().change({ moment: 0 })
    await say(endsTurn)
    expect(distant.asked).toEqual([])
    useTable.getState().change({ moment: undefined })
    expect(distant.asked).toEqual(['opponent'])
  })
})

test('who is in hand is put down when his side is no longer asked, before anything is drawn', async () => {
  const { say } = atTable(watchedCrossing())
  useTable.getState().select(figureId('hobart'))
  const held: unknown[] = []
  stops.push(onSituation(() => queueMicrotask(() => held.push(useTable.getState().selected))))
  await say(endsTurn)
  expect(new Set(held)).toEqual(new Set([undefined]))
})

describe('[HOUSE-17] the clock', () => {
  const CLOCKED = { options: { 'house.clock': true, reactionSeconds: 20 } } as const

  test('hears before whom the question is once it has been shown', async () => {
    saveSetting('pace', 'slow')
    const { distant, say } = atTable(inEmbersTurn({ id: 'attended', ...PEOPLE, ...CLOCKED }))
    sayStanding('blue', { asked: [] })
    expect(distant.asked).toEqual(['attend ember'])
    await say(emberFires)
    await expect.poll(() => verbsIn(distant)).toEqual(['fire', 'pass'])
    expect(distant.asked.at(-1)).toBe('attend nobody')
    skipTelling()
    expect(distant.asked.at(-1)).toMatch(/attend (blue|ember)/)
  })

  test('is told when the time is up, not before', async () => {
    vi.useFakeTimers()
    const saved = watchedCrossing(CLOCKED)
    const distant = new Distant(playedOf(saved).log)
    distant.reading = { side: 'blue', timed: 'turn', left: 5000, most: 5000 }
    useGame.getState().attach(new HostSession(distant.line(), distant.known()))
    stops.push(runGame())
    await vi.advanceTimersByTimeAsync(4999)
    expect(distant.asked).toEqual(['attend blue'])
    await vi.advanceTimersByTimeAsync(2)
    expect(distant.asked).toContain('timeUp')
  })
})

test('a game that is not the one of its page, or whose page was left, does nothing by itself', async () => {
  const other = atTable(watchedCrossing(ALONE), { id: 'another' })
  await other.say(endsTurn)
  expect(other.distant.asked).toEqual([])
  const left = atTable(watchedCrossing(ALONE))
  for (const stop of stops) stop()
  await left.say(endsTurn)
  expect(left.distant.asked).toEqual([])
})
