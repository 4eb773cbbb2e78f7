import type { Flow } from '../../kernel/flow.ts'
import { type Armoured, armouredOf } from '../../query/armour.ts'
import { DESTROYED } from '../../query/shelter.ts'
import { occupantsOf } from '../../query/vehicles.ts'
import type { ArmourTarget } from '../../state/command.ts'
import type { FigureId } from '../../state/ids.ts'
import type { Vehicle } from '../../state/lasting.ts'
import { reckonLosses } from '../morale/morale.ts'
import { eliminate, wound } from '../wound/wound.ts'

/** HOUSE-02: hits on armour, one after the other; what they do is one event, or a part of the one under way (VICT-07). */
export function strike(flow: Flow, target: ArmourTarget, hits: number, h: number): void {
  if (hits === 0) return
  const isPart = flow.state.reckoningHeld
  const inside = armouredOf(flow.state, target)?.occupants ?? []
  if (!isPart) flow.emit({ type: 'reckoningHeld' })
  for (let i = 0; i < hits; i++) {
    const armoured = armouredOf(flow.state, target)
    if (!armoured) break
    const die = flow.chance.d6()
    const penetrates = die + h >= armoured.rating
    flow.emit({ type: 'armourTested', target, die, h, rating: armoured.rating, penetrates })
    if (penetrates) penetrate(flow, target, armoured)
  }
  if (isPart) return
  reckonLosses(
    flow,
    inside.map(({ id }) => id),
  )
}

/** HOUSE-03: a blast hits each vehicle in it once; those on board have a part in the event. */
export function shake(flow: Flow, vehicles: readonly Vehicle[]): readonly FigureId[] {
  const aboard = vehicles.flatMap(({ id }) => occupantsOf(flow.state, id)).map(({ id }) => id)
  for (const { id } of vehicles) strike(flow, { vehicle: id }, 1, 0)
  return aboard
}

/** The first wounds everybody inside, the second destroys it with all of them. */
function penetrate(flow: Flow, target: ArmourTarget, armoured: Armoured): void {
  const damage = armoured.damage + 1
  const destroyed = damage >= DESTROYED
  flow.emit({ type: 'armourPenetrated', target, damage, destroyed })
  for (const { id } of armoured.occupants) {
    if (destroyed) eliminate(flow, id, 'HOUSE-02')
    else wound(flow, id, 'HOUSE-02')
  }
}
