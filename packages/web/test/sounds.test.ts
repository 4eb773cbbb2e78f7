import { expect, test } from 'vitest'
import { soundsOf } from '../src/sound/sounds.ts'
import { at } from './playPositions.ts'

const [from, to] = [at([1, 1]), at([2, 2])]

test('a shot is heard, and whether it hits', () => {
  expect(soundsOf({ events: [], marks: [{ kind: 'shot', from, to, hit: true }] })).toEqual(['shot', 'hit'])
  expect(soundsOf({ events: [], marks: [{ kind: 'shot', from, to, hit: false }] })).toEqual(['shot', 'miss'])
})

test('each sound once for a beat, and none for a walk', () => {
  const blast = { kind: 'blast', at: to, radius: 2 } as const
  expect(soundsOf({ events: [], marks: [blast, blast] })).toEqual(['grenade'])
  expect(soundsOf({ events: [], marks: [{ kind: 'throw', from, to }] })).toEqual([])
})
