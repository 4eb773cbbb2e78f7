import type { Flow } from '../../kernel/flow.ts'
import { armouredOf } from '../../query/armour.ts'
import { DESTROYED } from '../../query/shelter.ts'
import type { ArmourTarget } from '../../state/command.ts'
import { eliminate, wound } from '../wound/wound.ts'

/** HOUSE-02: so many hits on armour, one after the other; victory is judged when all are worked. */
export function strike(flow: Flow, target: ArmourTarget, hits: number, h: number): void {
  if (hits === 0) return
  flow.emit({ type: 'reckoningHeld' })
  for (let i = 0; i < hits; i++) {
    const armoured = armouredOf(flow.state, target)
    if (!armoured) break
    const die = flow.chance.d6()
    const penetrates = die + h >= armoured.rating
    flow.emit({ type: 'armourTested', target, die, h, rating: armoured.rating, penetrates })
    if (penetrates) penetrate(flow, target)
  }
  flow.emit({ type: 'reckoningDue' })
}

/** The first wounds everybody inside, the second destroys it with all of them. */
function penetrate(flow: Flow, target: ArmourTarget): void {
  const armoured = armouredOf(flow.state, target)
  if (!armoured) return
  const damage = armoured.damage + 1
  const destroyed = damage >= DESTROYED
  flow.emit({ type: 'armourPenetrated', target, damage, destroyed })
  for (const { id } of armoured.occupants) {
    if (destroyed) eliminate(flow, id, 'HOUSE-02')
    else wound(flow, id, 'HOUSE-02')
  }
}
