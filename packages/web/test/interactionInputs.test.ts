import { type ActionVerb, check, figureId, type GameState, isRefusal, knownFigure, topQuestion } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { goldenGames } from '../../rules/test/golden/files.ts'
import { statesOf } from '../../rules/test/golden/replay.ts'
import { blankDraft, judgedVerb } from '../src/interactions/actions.ts'
import { type Draft, filled, partOf } from '../src/interactions/draft.ts'
import { driftTo, proposedDrift, withinDrift } from '../src/interactions/drift.ts'
import type { Input } from '../src/interactions/input.ts'
import { next } from '../src/interactions/next.ts'
import { prospectOf } from '../src/interactions/prospect.ts'
import { sends } from '../src/interactions/sends.ts'
import { atTheWall, withTully } from './carePositions.ts'
import { companyGame } from './companyPositions.ts'
import { atTheFarm, placed, stateOf } from './playPositions.ts'
import { situationOn } from './situations.ts'

const after = (state: GameState, draft: Draft, input: Input): Draft => {
  const outcome = next(draft, input, situationOn(state))
  if (!outcome || !('draft' in outcome)) throw new Error(`${input.kind} means nothing`)
  return outcome.draft
}

const tapOn = (state: GameState, id: string): Input => {
  const figure = knownFigure(state, figureId(id))
  return { kind: 'tap', spot: figure.position, figure, bend: false }
}

describe('contact by pointing', () => {
  const state = stateOf(atTheWall())
  const move = blankDraft('move', figureId('hobart'))

  test('[GEN-06] a friend who is pointed at with Move chosen is to be touched, and again does it', () => {
    const friend = stateOf(atTheFarm())
    const [, other] = friend.figures.filter(({ side }) => side === 'blue')
    if (!other) throw new Error('nobody else')
    const [first] = friend.figures.filter(({ side, id }) => side === 'blue' && id !== other.id)
    const planned = after(friend, blankDraft('move', first?.id ?? other.id), tapOn(friend, other.id))
    expect(partOf(planned, 'contact')).toEqual({ figure: other.id })
    expect(planned.fixed).toBe(true)
    expect(next(planned, tapOn(friend, other.id), situationOn(friend))).toMatchObject({ commit: true })
  })

  test('[GEN-06] a casualty is touched where he lies, and a way that is too long says whom it leads to', () => {
    const planned = after(state, move, tapOn(state, 'tully'))
    expect(partOf(planned, 'contact')).toEqual({ figure: 'tully' })
    const { seat } = situationOn(state)
    const prospect = seat && planned.verb === 'move' ? prospectOf(state, seat, planned) : undefined
    expect(prospect?.plan).toBeDefined()
    expect(prospect?.way?.touch ?? prospect?.toward).toEqual({ figure: 'tully' })
  })

  test('[GEN-06] K leads on to the officer who is farther off than one Action', () => {
    const far = stateOf(
      companyGame({
        id: 'far',
        figures: [
          ...placed('blue', { 'us-airborne/hobart': [4, 40], 'us-airborne/cardwell': [40, 40] }),
          ...placed('ember', { 'de-infantry/ziegler': [22, 7] }),
        ],
      }),
    )
    const planned = after(far, move, { kind: 'cycle', slot: 'contact', by: -1 })
    expect(partOf(planned, 'contact')).toEqual({ figure: 'cardwell' })
  })
})

describe('refusals', () => {
  type Places = Parameters<typeof companyGame>[0]['figures']
  const ember = placed('ember', { 'de-infantry/ziegler': [22, 7] })
  const medic = placed('blue', { 'us-airborne/lindqvist': [22, 36], 'us-airborne/hobart': [15, 40] })
  const why = (verb: ActionVerb, figures: Places) => {
    const scene = stateOf(companyGame({ id: 'why', figures }))
    return judgedVerb(scene, verb, knownFigure(scene, figureId('lindqvist'))).refusal
  }
  const tully = (...at: readonly [number, number]) => ({ 'us-airborne/tully': at })
  const pike = (...at: readonly [number, number]) => ({ 'us-airborne/pike': at })

  test('[MEDIC-02] speak of the man who is touched, not of one far away', () => {
    expect(why('firstAid', withTully('casualty'))).toMatchObject({ rule: 'MEDIC-02', params: { figure: 'tully' } })
  })

  test('[MEDIC-02] [EVAC-01] [EVAC-05] speak of the nearest whom the Action is for, by the rule that keeps him from it', () => {
    const wounded = placed('blue', tully(26, 36), { wounded: true })
    const far = [...medic, ...wounded, ...placed('blue', pike(24, 36), { whereabouts: 'casualty' }), ...ember]
    expect(why('firstAid', far)).toMatchObject({ code: 'notTouched', params: { figure: 'tully' } })
    expect(why('checkCasualty', far)).toMatchObject({ code: 'notTouched', params: { figure: 'pike' } })
    const lying = placed('blue', tully(22, 37), { whereabouts: 'casualty' })
    expect(why('carry', [...medic, ...lying, ...ember])).toMatchObject({
      code: 'notEvacuable',
      params: { figure: 'tully' },
    })
  })

  test('[MEDIC-02] [EVAC-05] name nobody where nobody needs help', () => {
    const healthy = [...medic, ...ember]
    for (const verb of ['firstAid', 'checkCasualty', 'carry'] as const) {
      expect(why(verb, healthy)).toMatchObject({ code: 'nobodyToTreat', params: {} })
    }
  })
})

describe('drift', () => {
  const game = goldenGames.find(({ entries }) =>
    entries.some(([, entry]) => 'command' in entry && entry.command.verb === 'drift'),
  )
  const state = game && statesOf(game).find((one) => topQuestion(one)?.kind === 'drift')

  test('[GREN-06] a drift that is proposed may be accepted; the blast follows the pointer until a place is chosen', () => {
    if (!state) throw new Error('no grenade went wide')
    const play = situationOn(state)
    const { question } = play
    if (question?.kind !== 'drift' || !play.seat) throw new Error('no drift is asked')
    const proposal = proposedDrift(play)
    expect(proposal).toBeDefined()
    expect(isRefusal(check(state, { verb: 'drift', seat: play.seat, to: proposal }))).toBe(false)
    const fresh: Draft = { verb: 'drift', since: question.since, goal: proposal, fixed: false }
    const spot = { x: question.from.x + 300, y: question.from.y }
    const hovered = after(state, fresh, { kind: 'hover', spot, figure: undefined })
    expect(sends(hovered, play)).toMatchObject({ to: driftTo(question, spot) })
    const chosen = after(state, hovered, { kind: 'tap', spot, figure: undefined, bend: false })
    expect(next(chosen, { kind: 'hover', spot: question.from, figure: undefined }, play)).toBeUndefined()
    expect(withinDrift(state, question).length).toBeGreaterThan(0)
  })
})

test('a step back clears the place before the Action', () => {
  const state = stateOf(atTheFarm())
  const [own] = state.figures
  if (!own) throw new Error('nobody')
  const draft = filled(blankDraft('move', own.id), { goal: { x: 1000, y: 1000 }, fixed: true })
  expect(partOf(after(state, draft, { kind: 'back' }), 'goal')).toBeUndefined()
  expect(next(blankDraft('move', own.id), { kind: 'back' }, situationOn(state))).toEqual({ left: true })
})
