import { figureId, type OptionValues, weaponId } from '@tactic48/rules'
import { expect, test } from 'vitest'
import { SEATS } from '../src/game/seats.ts'
import { aimFirst } from '../src/play/shot.ts'
import { placed, positionGame, stateOf } from './playPositions.ts'

const fire = {
  verb: 'fire',
  seat: SEATS.blue,
  figure: figureId('marsh'),
  weapon: weaponId('garand'),
  target: figureId('kessler'),
} as const

/** Marsh sees Kessler; he may act so often, with so many tokens, near his leader or alone. */
function marsh(tokens: number, slots: number, leader: readonly [number, number], options?: OptionValues) {
  return stateOf(
    positionGame({
      id: 'aiming',
      tokens,
      ...(options ? { options } : {}),
      figures: [
        ...placed('blue', { 'us-airborne/marsh': [15, 16.6] }, { counters: { slots } }),
        ...placed('blue', { 'us-airborne/hobart': leader }),
        ...placed('ember', { 'de-infantry/kessler': [17.2, 9.4] }),
      ],
    }),
  )
}

const FAR = [2, 2] as const
const NEAR = [15, 18.6] as const

test('[AIM-02] an Aim and the shot after it are paid one by one', () => {
  expect(aimFirst(marsh(6, 0, FAR), fire)).toEqual({ tokens: 2 })
  expect(aimFirst(marsh(2, 0, FAR), fire)).toEqual({ tokens: 2 })
})

test('[TURN-06] with one token left nobody aims and fires', () => {
  expect(aimFirst(marsh(1, 0, FAR), fire)).toBeUndefined()
})

test('[TURN-10] with one Action left nobody aims and fires, [CMD-02] unless Command lends the second', () => {
  expect(aimFirst(marsh(6, 1, FAR), fire)).toBeUndefined()
  expect(aimFirst(marsh(6, 1, NEAR), fire)).toEqual({ tokens: 2 })
})

test('[TURN-08] where the other side may act after each Action, the shot does not follow at once', () => {
  expect(aimFirst(marsh(6, 0, FAR, { opponentTurnActions: 'anyAction' }), fire)).toBeUndefined()
})
