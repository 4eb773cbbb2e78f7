import type { Flow } from '../../kernel/flow.ts'
import { openTask } from '../../kernel/stack.ts'
import { knownFigure } from '../../query/figures.ts'
import { disperses } from '../../query/throw.ts'
import { weaponOf } from '../../query/weapons.ts'
import type { CommandOf } from '../../state/command.ts'

/** GREN-02: the grenade leaves the hand; where it lands is settled by its task. */
export function releaseGrenade(flow: Flow, command: CommandOf<'throwGrenade'>): void {
  const { figure: id, weapon: weaponId, at } = command
  const thrower = knownFigure(flow.state, id)
  const weapon = weaponOf(flow.state, thrower, weaponId)
  if (!weapon) return
  const step = disperses(flow.state, thrower, at) ? 'disperse' : 'burst'
  flow.emit({ type: 'grenadeThrown', thrower: id, weapon: weaponId, at })
  openTask(flow, {
    kind: 'grenade',
    thrower: id,
    weapon: weaponId,
    at,
    dice: weapon.short,
    radius: weapon.radius ?? 0,
    step,
    wounds: 0,
    order: [],
    due: [],
    hurt: [],
  })
}
