import {
  type ActionVerb,
  cardId,
  check,
  figureId,
  type GameState,
  isRefusal,
  knownFigure,
  topQuestion,
  weaponId,
} from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { goldenGames } from '../../rules/test/golden/files.ts'
import { statesOf } from '../../rules/test/golden/replay.ts'
import { blankDraft, judgedVerb } from '../src/interactions/actions.ts'
import { errandsOf, goingsOf, withinTouch } from '../src/interactions/contact.ts'
import { type Draft, filled, partOf } from '../src/interactions/draft.ts'
import { driftTo, proposedDrift, withinDrift } from '../src/interactions/drift.ts'
import type { Input } from '../src/interactions/input.ts'
import { next } from '../src/interactions/next.ts'
import { prospectOf } from '../src/interactions/prospect.ts'
import { sends } from '../src/interactions/sends.ts'
import { endOf } from '../src/play/way.ts'
import { atTheWall, withTully } from './carePositions.ts'
import { companyGame } from './companyPositions.ts'
import { at, atTheFarm, placed, stateOf } from './playPositions.ts'
import { atTheRadio } from './signalPositions.ts'
import { situationOn } from './situations.ts'
import { bunkerLine, motorPool } from './vehiclePositions.ts'

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

describe('whom and what others go to', () => {
  const MACHINE_GUN = {
    weapon: weaponId('brownTripod'),
    card: cardId('us-airborne/mg-team'),
    side: 'blue',
    position: at([26.5, 42]),
  } as const
  const goals = (state: GameState, id: string) => errandsOf(state, knownFigure(state, figureId(id)))

  test('[HOUSE-03] [GEN-06] a vehicle with a free seat is named, and pointed at it is what the way ends beside', () => {
    const state = stateOf(motorPool())
    const lindqvist = knownFigure(state, figureId('lindqvist'))
    // Not the enemy's, nor the jeep that he stands beside; and no driver is sent anywhere.
    expect(goals(state, 'lindqvist').flatMap((one) => ('vehicle' in one ? [one.vehicle] : []))).toEqual(['bike'])
    expect(goals(state, 'hobart')).toEqual([])
    const bike = state.vehicles.find(({ id }) => id === 'bike')
    if (!bike) throw new Error('no motorbike')
    const tap: Input = { kind: 'tap', spot: bike.position, figure: undefined, bend: false }
    const planned = after(state, blankDraft('move', lindqvist.id), tap)
    const { seat } = situationOn(state)
    const prospect = seat && planned.verb === 'move' ? prospectOf(state, seat, planned) : undefined
    const end = prospect && endOf(state, { ...prospect, end: partOf(planned, 'goal') ?? bike.position })
    expect(end).toMatchObject({ kind: 'ride', vehicle: { id: 'bike' } })
  })

  test('[HOUSE-21] [GEN-06] a weapon without crew is named, and touched where it is pointed at', () => {
    const state = stateOf(bunkerLine({ leftWeapons: [MACHINE_GUN] }))
    const cardwell = knownFigure(state, figureId('cardwell'))
    const [errand] = goals(state, 'cardwell').filter(({ as }) => as === 'weapon')
    expect(errand).toMatchObject({ weapon: 'brownTripod', gap: 1500 })
    const spot = at([26.4, 42.1])
    const planned = after(state, blankDraft('move', cardwell.id), { kind: 'tap', spot, figure: undefined, bend: false })
    const { seat } = situationOn(state)
    const prospect = seat && planned.verb === 'move' ? prospectOf(state, seat, planned) : undefined
    expect(prospect?.plan).toBeDefined()
    expect(prospect && endOf(state, prospect)).toMatchObject({ kind: 'weapon', left: { weapon: 'brownTripod' } })
  })

  test('[GEN-06] K goes through vehicles, mounts and weapons without crew as through everybody else, and back', () => {
    const state = stateOf(bunkerLine({ leftWeapons: [MACHINE_GUN] }))
    const cardwell = knownFigure(state, figureId('cardwell'))
    const goings = goingsOf(state, cardwell, 4000)
    const weapon = goals(state, 'cardwell').find(({ as }) => as === 'weapon')
    const place = weapon && 'at' in weapon ? { at: weapon.at } : undefined
    expect(goings).toContainEqual(place)
    const go = (from: Draft, by: number): Draft => after(state, from, { kind: 'cycle', slot: 'contact', by })
    let draft: Draft = blankDraft('move', cardwell.id)
    const visited = goings.map((going) => {
      draft = go(draft, 1)
      return 'at' in going ? { at: partOf(draft, 'goal') } : { touch: partOf(draft, 'contact') }
    })
    expect(visited).toEqual(goings)
    const before = go(go(draft, 1), -1)
    expect(before).toEqual(draft)
  })

  test('[GEN-06] [MOVE-05] a piece is touched where nobody else stands', () => {
    const state = stateOf(atTheRadio({ id: 'radio' }))
    const own = knownFigure(state, figureId('merriman'))
    const { seat } = situationOn(state)
    const refused = withinTouch(state, own, 4000).filter((touch) => {
      if ('figure' in touch) return false
      const outcome = next(blankDraft('move', own.id), { kind: 'touch', touch }, situationOn(state))
      const draft = outcome && 'draft' in outcome ? outcome.draft : undefined
      const prospect = seat && draft?.verb === 'move' ? prospectOf(state, seat, draft) : undefined
      return prospect?.plan === undefined
    })
    expect(refused).toEqual([])
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
