import fc from 'fast-check'
import { SCENE_KINDS, type SceneKind, sceneFrom } from './kinds.ts'
import type { Scene } from './scene.ts'

/** A scene of one of the kinds; shrinking leaves pieces out. */
export function anyScene(kinds: readonly SceneKind[] = SCENE_KINDS): fc.Arbitrary<Scene> {
  return fc
    .tuple(fc.noShrink(fc.constantFrom(...kinds)), fc.noShrink(fc.nat()), fc.nat(2 ** 12 - 1))
    .map(([kind, seed, left]) => sceneFrom(kind, seed, seed % 2 === 0 ? left : -1))
}
