import type { Element, Table, Dressing as TableDressing } from '@tactic48/rules'
import {
  type Dressing,
  FIELDS,
  GROUNDS,
  LOOKS,
  type Look,
  SCENIC_BASE_DRESSINGS,
  type Scene,
  type ScenePiece,
} from '../paint/scene.ts'

const memberOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((each) => each === value)

/** Looks that layouts use and the painter knows by another name. */
const ALIKE: ReadonlyMap<string, Look> = new Map([
  ['crates', 'rubble'],
  ['thicket', 'bush'],
])

function lookOf({ look, scenicBase, cover, bunker }: Element): Look {
  if (scenicBase) return 'scenicBase'
  if (bunker) return 'bunker'
  return memberOf(LOOKS, look) ?? ALIKE.get(look) ?? (cover === 'total' ? 'ruin' : 'hedge')
}

export function pieceOf(element: Element): ScenePiece {
  const { id, name, outline, cover } = element
  const dressing = memberOf(
    SCENIC_BASE_DRESSINGS,
    element.dressing ?? (element.look === 'thicket' ? 'bushes' : undefined),
  )
  const { slits, doors, armour } = element.bunker ?? {}
  return {
    id,
    name,
    look: lookOf(element),
    outline,
    cover,
    ...(dressing ? { dressing } : {}),
    ...(slits && doors && { gaps: { slits, doors, armoured: armour !== undefined } }),
  }
}

function dressingOf({ kind, points, width }: TableDressing): readonly Dressing[] {
  const field = memberOf(FIELDS, kind)
  if (field) return [{ kind: field, points }]
  return kind === 'lane' ? [{ kind, points, width: width ?? 2000 }] : []
}

/** A table of the rules as the painter wants it; `id` seeds what is random about its ground. */
export const sceneOf = (id: string, { width, height, elements, dressing }: Table): Scene => ({
  id,
  width,
  height,
  ground: dressing.map(({ kind }) => memberOf(GROUNDS, kind)).find((ground) => ground !== undefined) ?? 'meadow',
  pieces: elements.map(pieceOf),
  dressing: dressing.flatMap(dressingOf),
})
