import type { Point } from '@tactic48/geometry'
import { companyOf } from '../../editions/ruleSet.ts'
import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, closeTask, openTask } from '../../kernel/stack.ts'
import { DIRECTIONS, pointAway } from '../../query/direction.ts'
import { u } from '../../query/figures.ts'
import { clampTo, isOnGround } from '../../query/sight.ts'
import type { Barrage, Bombs } from '../../state/lasting.ts'
import { STANDARD_GRENADES, SUPPORT_PROFILES } from '../../state/support.ts'
import type { BarrageTask, GrenadeTask } from '../../state/task.ts'

/** SUPP-04, MORTAR-01: the next shell; each is one event (VICT-07). */
function advance(flow: Flow, task: BarrageTask): void {
  const { fire, fallen } = task
  const of = fire.kind === 'supportFire' ? SUPPORT_PROFILES[fire.barrage.profile].shells : fire.bombs.at.length
  if (fallen >= of) {
    closeTask(flow, 'barrage')
    return
  }
  advanceTask(flow, { ...task, fallen: fallen + 1 })
  if (fire.kind === 'supportFire') dropShell(flow, task, fire.barrage, of)
  else dropBomb(flow, task, fire.bombs, of)
}

interface Load {
  readonly at: Point
  readonly dice: number
  readonly radius: number
  readonly step: 'disperse' | 'burst'
  readonly smoke: boolean
  readonly line?: Point
}

const openBlast = (flow: Flow, { fire }: BarrageTask, { smoke, line, ...load }: Load): void =>
  openTask(flow, {
    kind: 'grenade',
    thrower: fire.caller,
    ...load,
    wounds: 0,
    order: [],
    due: [],
    hurt: [],
    ...(smoke && { smoke }),
    ...(line && { line }),
  } satisfies GrenadeTask)

/** HOUSE-08: distance by the die, direction by chance; a strafing strip drifts as it lies. */
function dropShell(flow: Flow, task: BarrageTask, { profile, ammo, target, line }: Barrage, of: number): void {
  const { table, rules } = flow.state
  const { drift, dice, radius } = SUPPORT_PROFILES[profile]
  const die = flow.chance.d6()
  const distance = drift[die - 1] ?? 0
  const direction = distance > 0 ? flow.chance.int(DIRECTIONS) : undefined
  const aimed = direction === undefined ? target : pointAway(target, direction, u(distance))
  const dud = rules.scatterOffTable === 'dud' && !isOnGround(table, aimed)
  const to = clampTo(table, aimed)
  flow.emit({
    type: 'shellFell',
    side: task.side,
    shell: task.fallen + 1,
    of,
    die,
    ...(direction !== undefined && { direction }),
    from: target,
    to,
    dud,
  })
  if (dud) return
  const along = line && { line: { x: line.x + to.x - target.x, y: line.y + to.y - target.y } }
  openBlast(flow, task, { at: to, dice, radius, step: 'burst', smoke: ammo === 'smoke', ...along })
}

/** MORTAR-01, HOUSE-06: like thrown grenades; the opponent drifts them where the sheet has dispersion. */
function dropBomb(flow: Flow, task: BarrageTask, { ammo: all, each, at }: Bombs, of: number): void {
  const aimed = at[task.fallen] as Point
  const ammo = each?.[task.fallen] ?? all
  const { dice, radius } = STANDARD_GRENADES[ammo]
  flow.emit({ type: 'shellFell', side: task.side, shell: task.fallen + 1, of, from: aimed, to: aimed, dud: false })
  const step = companyOf(flow.state.rules).platoonCallScatter ? 'disperse' : 'burst'
  openBlast(flow, task, { at: aimed, dice, radius, step, smoke: ammo === 'smoke' })
}

/** Fire that was called for — SUPP-01 … SUPP-04, MORTAR-01, HOUSE-08. */
export const barrages: Family = { name: 'barrage', advance: { barrage: advance } }
