import { BATTLEFIELDS, READY_FORCES } from '@tactic48/content'
import {
  coverOf,
  fingerprint,
  isRefusal,
  ruleSetOf,
  seededChance,
  startLog,
  topQuestion,
  whyNotDeploy,
} from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { MATCHES, preparedMatch } from '../src/front/quickMatch.ts'
import { quickStartSpec } from '../src/game/quickStart.ts'
import { setUpAtOnce } from '../src/game/setUp.ts'
import { pointersFor } from '../src/play/guide/pointers.ts'

const EDITIONS = ['qs-en', 'qs-it', 'qs-es'] as const

test('[SETUP-01] there are ready forces for four factions at least, and six ready battlefields', () => {
  expect(new Set(READY_FORCES.map(({ force }) => force.faction)).size).toBeGreaterThanOrEqual(4)
  expect(new Set(BATTLEFIELDS.map(({ id }) => id)).size).toBeGreaterThanOrEqual(6)
})

describe.each(BATTLEFIELDS.map((battlefield, at) => [battlefield.id, battlefield, at] as const))(
  '%s',
  (_id, battlefield, at) => {
    test('[SETUP-08] every other ready force finds its places on it, by the rules of any edition', () => {
      for (const [i, force] of READY_FORCES.entries()) {
        if ((i + at) % 2 === 1) continue
        const edition = EDITIONS[i % EDITIONS.length] ?? 'qs-en'
        const chance = seededChance(force.id)
        const spec = quickStartSpec({
          edition,
          gameType: 'skirmish',
          battlefield,
          forces: { blue: force, ember: force },
        })
        const begun = startLog(spec, chance)
        const set = isRefusal(begun) ? begun : setUpAtOnce(begun, chance)
        if (isRefusal(set)) throw new Error(`${edition} ${force.id}: ${JSON.stringify(set)}`)
        expect(set.state.phase).toBe('play')
        expect(set.state.figures.every(({ place }) => place.at === 'table')).toBe(true)
      }
    })
  },
)

test('[SETUP-09] [SETUP-10] [SETUP-11] Play is a prepared position by the sheet: blue begins, nobody is in the open in sight', () => {
  for (const match of MATCHES)
    for (const edition of EDITIONS) {
      const spec = preparedMatch(match, edition)
      if (!spec) throw new Error(match.field)
      const begun = startLog(spec, seededChance(match.field))
      if (isRefusal(begun)) throw new Error(`${match.field} ${edition}: ${JSON.stringify(begun)}`)
      const { state, log } = begun
      expect(fingerprint(state.rules).hash).toBe(fingerprint(ruleSetOf({ qs: edition })).hash)
      const men = READY_FORCES.filter(({ id }) => [match.forces.blue, match.forces.ember].includes(id))
      expect(state.figures).toHaveLength(men.reduce((sum, { force }) => sum + force.characters.length, 0))
      expect(topQuestion(state)).toMatchObject({ kind: 'action', awaiting: ['blue'] })
      expect(state.sides).toMatchObject({ blue: { tokens: 5 }, ember: { tokens: 5 } })
      expect(log.opening.events.some((event) => 'dice' in event)).toBe(false)
      for (const figure of state.figures) {
        const alone = { ...state, figures: state.figures.filter((other) => other !== figure) }
        expect(whyNotDeploy(alone, figure, figure.position), `${match.field} ${figure.id}`).toBeUndefined()
        for (const enemy of state.figures.filter(({ side }) => side !== figure.side)) {
          expect(coverOf(state, enemy, figure), `${match.field} ${edition} ${enemy.id} ${figure.id}`).not.toBe('open')
        }
      }
    }
})

const ONE_IN_THREE = 1 / 3

test('[LOS-14] where Play puts them, nobody of blue is hit better than one time in three; the newcomer has a shot and no danger worth a word', () => {
  for (const [i, match] of MATCHES.entries())
    for (const edition of EDITIONS) {
      const spec = preparedMatch(match, edition)
      const begun = spec && startLog(spec, seededChance(match.field))
      if (!begun || isRefusal(begun)) throw new Error(match.field)
      const { shots, dangers } = pointersFor(begun.state, 'blue')
      const worst = Math.max(0, ...dangers.map(({ hit }) => hit))
      expect(worst, `${match.field} ${edition}`).toBeLessThanOrEqual(ONE_IN_THREE)
      expect(shots, `${match.field} ${edition}`).not.toEqual([])
      if (i === 0) expect(dangers).toEqual([])
    }
})
