import { BATTLEFIELDS } from '@tactic48/content'
import { LARGE_BATTLEFIELDS } from '@tactic48/content/battles'
import { beginStep, STEPS, sheetsOf } from '@tactic48/content/lesson'
import { ODDS_TABLES } from '../src/odds/tables.ts'
import { SIZES, type Size } from '../src/paint/ready.ts'
import type { Scene } from '../src/paint/scene.ts'
import { FARM_SCENE } from '../src/sight/orchardFarm.ts'
import { OWN_SCENE } from '../src/sight/ownTable.ts'
import { sceneOf } from '../src/table/sceneOf.ts'

/** Before anything is laid on a table of the usual size. */
const EMPTY_LAID = sceneOf('laid', { width: 32_000, height: 24_000, elements: [], dressing: [] })

/** Every ground that is always the same: `npm run paint` makes its pictures, a test asks whether they are there. */
export const readyScenes = (): readonly { readonly scene: Scene; readonly sizes: readonly Size[] }[] => [
  ...[...BATTLEFIELDS, ...LARGE_BATTLEFIELDS].map(({ id, table }) => ({ scene: sceneOf(id, table), sizes: SIZES })),
  ...Object.entries(ODDS_TABLES).map(([cover, table]) => ({
    scene: sceneOf(`odds ${cover}`, table),
    sizes: ['sharp'] as const,
  })),
  ...[FARM_SCENE, OWN_SCENE, EMPTY_LAID].map((scene) => ({ scene, sizes: ['sharp'] as const })),
  ...STEPS.flatMap((step) =>
    sheetsOf(step.course)
      .slice(0, 1)
      .map((sheets) => ({
        scene: sceneOf(`lesson ${step.id}`, beginStep(step, sheets).state.table),
        sizes: ['sharp'] as const,
      })),
  ),
]
