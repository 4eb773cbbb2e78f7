import {
  type ActionVerb,
  baseOf,
  check,
  figureId,
  type GameState,
  isRefusal,
  knownFigure,
  mannedBy,
  play,
  scriptedChance,
  shelterOf,
  slitsBetween,
  vehicleId,
  vehicleOf,
} from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { drawnAt } from '../src/boardModel/seats.ts'
import { SEATS } from '../src/game/seats.ts'
import { blankDraft, interactionOf, verbsOf } from '../src/interactions/actions.ts'
import { type DraftPart, filled } from '../src/interactions/draft.ts'
import { prospectOf } from '../src/interactions/prospect.ts'
import { placesBeside, slitOf, slitsOutside, snappedToSlit, thingAt } from '../src/play/vehiclesAndBunkers/thing.ts'

import { tellEvents } from '../src/prose/tell.ts'
import { at, playedOf, stateOf } from './playPositions.ts'
import { bunkerLine, motorPool } from './vehiclePositions.ts'

const GAME = motorPool()
const STATE = stateOf(GAME)
const man = (id: string) => knownFigure(STATE, figureId(id))

const planned = (verb: ActionVerb, figure: string, part: DraftPart, state: GameState = STATE) =>
  prospectOf(state, SEATS.blue, filled(blankDraft(verb, figureId(figure)), part))

describe('mounts and vehicles at the table', () => {
  test('[HOUSE-13] everybody on board has a seat of his own inside the disc', () => {
    const jeep = vehicleOf(STATE, vehicleId('jeep'))
    const seats = ['hobart', 'marsh'].map((id) => drawnAt(STATE, man(id)))
    for (const { x, y, r } of seats) {
      const away = Math.hypot(x - (jeep?.position.x ?? 0), y - (jeep?.position.y ?? 0))
      expect(away + r).toBeLessThanOrEqual(jeep?.radius ?? 0)
    }
    const [one, other] = seats
    expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThan(one?.r ?? 0)
    expect(drawnAt(STATE, man('cardwell'))).toEqual({ ...man('cardwell').position, r: 500 })
  })

  test('[HOUSE-03] a vehicle is pointed at anywhere on its disc, also an empty one', () => {
    expect(thingAt(STATE, at([23.3, 38.7]))).toEqual({ vehicle: 'bike' })
    expect(thingAt(STATE, at([33, 21.7]))).toEqual({ vehicle: 'truck' })
    expect(thingAt(STATE, at([33, 21.9]))).toBeUndefined()
  })

  test('[HOUSE-03] the way of a driver goes round the hedge that he may not cross', () => {
    const hedge = planned('move', 'hobart', { goal: at([16, 33.5]) })
    expect(hedge?.refusal).toBeUndefined()
    expect(hedge?.length).toBeGreaterThan(7000)
    expect(planned('move', 'marsh', { goal: at([15, 44]) })?.refusal?.code).toBe('notTheDriver')
  })

  test('[HOUSE-03] the places to get off are those that the rules allow', () => {
    const places = placesBeside(STATE, SEATS.blue, man('hobart'))
    expect(places).toHaveLength(16)
    for (const { at: place, refusal } of places) {
      const judged = check(STATE, { verb: 'dismount', seat: SEATS.blue, figure: figureId('hobart'), toward: place })
      expect(isRefusal(judged)).toBe(refusal !== undefined)
    }
    expect(places.some(({ refusal }) => refusal)).toBe(true)
  })

  test('[EVAC-09] the crew loads too; [HOUSE-03] any gun may be fired at a vehicle without armour', () => {
    expect(verbsOf(STATE, man('hobart'))).toContain('loadCasualty')
    expect(verbsOf(STATE, man('lindqvist'))).toContain('loadCasualty')
    expect(verbsOf(STATE, man('cardwell'))).toContain('fireAtArmour')
    for (const figure of STATE.figures) {
      const keys = verbsOf(STATE, figure).map((verb) => interactionOf(verb).key)
      expect(new Set(keys).size, figure.id).toBe(keys.length)
    }
  })

  test('[HOUSE-02] [HOUSE-03] getting on, driving, loading and a hit on armour are told by name', () => {
    let now = playedOf(GAME)
    const told: string[] = []
    const done = (command: object, dice: readonly number[] = []): void => {
      const before = now.state
      const played = play(now, { seat: SEATS.blue, ...command }, scriptedChance(dice))
      if (isRefusal(played)) throw new Error(JSON.stringify(played))
      now = played
      const entry = played.log.entries.at(-1)
      if (entry?.entry !== 'command') throw new Error('no command')
      for (const { telling, said } of tellEvents(before, entry.events)) {
        const { vehicle, armour, hits } = said
        told.push(`${telling} ${JSON.stringify(vehicle ?? armour ?? hits ?? '')}`)
      }
    }
    done({ verb: 'mount', figure: 'cardwell', vehicle: 'bike' })
    done({ verb: 'loadCasualty', figure: 'hobart', casualty: 'tully', vehicle: 'jeep' })
    done({ verb: 'move', figure: 'hobart', path: [at([12, 42])] })
    done({ verb: 'dismount', figure: 'hobart', toward: at([12, 50]) })
    done(
      { verb: 'fireAtArmour', figure: 'bazooka-team', weapon: 'bazooka', armour: { vehicle: 'track' } },
      [6, 6, 6, 6],
    )
    const text = told.join('\n')
    expect(text).toContain('mountedDriver {"vehicle":"bike"}')
    expect(text).toContain('casualtyLoaded {"vehicle":"jeep"}')
    expect(text).toContain('drove {"vehicle":"jeep"}')
    expect(text).toContain('dismounted {"vehicle":"jeep"}')
    expect(text).toContain('armourHit {"vehicle":"track"}')
    expect(text).toMatch(/armour(Penetrated|Destroyed) \{"vehicle":"track"\}/)
  })
})

describe('bunkers at the table', () => {
  const LINE = bunkerLine()
  const line = stateOf(LINE)
  const one = (id: string) => knownFigure(line, figureId(id))

  test('[BUNKER-04] a grenade that is pointed near a slit, or at a man behind it, is aimed at its very middle', () => {
    const [slit] = slitsOutside(line, one('hobart'))
    expect(snappedToSlit(line, one('hobart'), at([12.8, 10.3]))).toEqual(slit?.middle)
    expect(snappedToSlit(line, one('hobart'), at([12.8, 14]))).toEqual(at([12.8, 14]))
    expect(slitOf(line, one('hobart'), one('ziegler'))).toEqual(slit?.middle)
    expect(slitOf(line, one('hobart'), one('kessler'))).toBeUndefined()
  })

  test('[BUNKER-08] who is inside sees out through the slit; [HOUSE-21] who touches a weapon without crew mans it', () => {
    const shelter = shelterOf(line, one('ziegler'))
    if (!shelter) throw new Error('nobody is inside')
    const bases = [baseOf(line, one('ziegler')), baseOf(line, one('marsh')), baseOf(line, one('kessler'))] as const
    expect(slitsBetween(line, shelter, bases[0], bases[1])).toEqual([0])
    expect(slitsBetween(line, shelter, bases[0], bases[2])).toEqual([])
    expect(thingAt(line, at([12.5, 8]))).toEqual({ element: shelter.element.id })
    expect(mannedBy(line, one('cardwell')).map(({ weapon }) => weapon)).toEqual(['brownTripod'])
  })
})
