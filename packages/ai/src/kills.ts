import {
  type Command,
  checkParsed,
  enemiesOf,
  type Figure,
  type FigureId,
  figureOf,
  friendsOf,
  type GameEvent,
  type GameState,
  grenadeOdds,
  inShock,
  isGone,
  isGun,
  isRefusal,
  knownFigure,
  orderPreview,
  type PerSide,
  perSide,
  type SideId,
  seatOf,
  shotOdds,
  type WeaponId,
  weaponsOf,
  worthOfFigure,
} from '@tactic48/rules'
import { addConduct, type Conduct, conductOf, isFree, NO_CONDUCT } from './conduct.ts'
import { throws } from './generator/marks.ts'
import { SURE_KILL } from './shooting.ts'
import { figureIn, standingAt } from './situation.ts'

/** What a side has let go in a turn that is not over: until then it may yet be done. */
interface LetGo {
  readonly victims: readonly FigureId[]
  /** Commands that did something else: no more kills than these could have been had. */
  readonly commands: number
}

/** How both sides behave, as far as a game has been watched. */
export interface Watch {
  readonly conduct: PerSide<Conduct>
  readonly letGo: PerSide<LetGo>
}

const NOTHING: LetGo = { victims: [], commands: 0 }
export const NO_WATCH: Watch = { conduct: perSide(() => NO_CONDUCT), letGo: perSide(() => NOTHING) }

/** One more command of a side, legal in `before`, and what came of it. */
export function watched(
  { conduct, letGo }: Watch,
  before: GameState,
  side: SideId,
  command: Command,
  step: { readonly state: GameState; readonly events: readonly GameEvent[] },
): Watch {
  const shot = isFree(before) ? killsOf(before, command) : []
  const told = conductOf(before, side, command, step.events)
  const taken = shot.length > 0 ? { ...told, killsInReach: 1, killsTaken: 1 } : told
  const missed = isFree(before) && shot.length === 0 ? killsInReach(before, side) : []
  const open = perSide((one) => {
    const { victims, commands } = letGo[one]
    const mine = one === side
    const all = mine ? [...new Set([...victims, ...missed])].filter((id) => !shot.includes(id)) : victims
    return {
      victims: all.filter((id) => !isGone(knownFigure(step.state, id))),
      commands: commands + (mine && missed.length > 0 ? 1 : 0),
    }
  })
  const now = { ...conduct, [side]: addConduct(conduct[side], taken) }
  const { phase, turn, outcome } = step.state
  if (phase !== 'over' && turn.number === before.turn.number) return { conduct: now, letGo: open }
  const closed = perSide((one) => {
    const { victims, commands } = open[one]
    // Who has won has missed nothing.
    const lost = outcome?.winner === one ? 0 : Math.min(victims.length, commands)
    return addConduct(now[one], { ...NO_CONDUCT, killsInReach: lost })
  })
  return { conduct: closed, letGo: NO_WATCH.letGo }
}

/** Characters whom some legal Fire or grenade of this side eliminates as likely as not. */
export function killsInReach(state: GameState, side: SideId): readonly FigureId[] {
  const seat = seatOf(state, side)
  if (!seat) return []
  const found = new Set<FigureId>()
  const enemies = enemiesOf(state, side).filter((enemy) => isCharacter(state, enemy))
  for (const figure of friendsOf(state, side)) {
    if (inShock(figure)) continue
    for (const { id: weapon } of weaponsOf(state, figure).filter(isGun)) {
      for (const { id: target } of enemies) {
        if (found.has(target)) continue
        const command: Command = { verb: 'fire', seat, figure: figure.id, weapon, target }
        if (isLikely(state, figure, command.weapon, target) && isLegal(state, command)) found.add(target)
      }
    }
    for (const command of throws(state, figure, seat)) {
      const victims = killsOf(state, command).filter((id) => !found.has(id))
      if (victims.length > 0 && isLegal(state, command)) for (const id of victims) found.add(id)
    }
  }
  return [...found]
}

const isLegal = (state: GameState, command: Command): boolean => !isRefusal(checkParsed(state, command))

/** REINF-03: of those who share a card only the last is more than a wound to it. */
const isCharacter = (state: GameState, figure: Figure): boolean => worthOfFigure(state, figure) > 0

function isLikely(state: GameState, { id, aims }: Figure, weapon: WeaponId, target: FigureId): boolean {
  return (shotOdds(state, { shooter: id, weapon, target, aims })?.elimination ?? 0) >= SURE_KILL
}

/** Characters whom this Action, or the shot that it prepares, eliminates as likely as not; they do not react. */
function killsOf(state: GameState, command: Command): readonly FigureId[] {
  return likelyVictims(state, command).filter((id) => isCharacter(state, knownFigure(state, id)))
}

function likelyVictims(state: GameState, command: Command): readonly FigureId[] {
  switch (command.verb) {
    case 'fire': {
      const { weapon, target } = command
      return isLikely(state, knownFigure(state, command.figure), weapon, target) ? [target] : []
    }
    case 'aim': {
      const figure = knownFigure(state, command.figure)
      return victimsOf(state, { ...figure, aims: figure.aims + 1 })
    }
    case 'moveAndFire': {
      const figure = figureOf(state, command.figure)
      const end = command.path[command.path.length - 1]
      if (!figure || !end) return []
      if (command.shoot === 'after') {
        const there = standingAt(state, figure, end)
        return victimsOf(there, { ...figureIn(there, figure), aims: 0 })
      }
      const { weapon, target } = command
      return weapon && target && isLikely(state, { ...figure, aims: 0 }, weapon, target) ? [target] : []
    }
    case 'throwGrenade': {
      const odds = grenadeOdds(state, { thrower: command.figure, weapon: command.weapon, at: command.at })
      const { side } = knownFigure(state, command.figure)
      const bursts = odds?.slit?.goesIn ?? odds?.onPoint ?? 0
      const hit = odds?.caught.filter(({ elimination }) => bursts * elimination >= SURE_KILL) ?? []
      return hit.map(({ figure }) => figure).filter((id) => knownFigure(state, id).side !== side)
    }
    case 'giveOrder': {
      const { order } = command
      if (order.kind !== 'fireAt') return []
      return (orderPreview(state, command)?.together?.elimination ?? 0) >= SURE_KILL ? [order.target] : []
    }
    default:
      return []
  }
}

function victimsOf(state: GameState, figure: Figure): readonly FigureId[] {
  const guns = weaponsOf(state, figure).filter(isGun)
  return enemiesOf(state, figure.side)
    .filter(({ id }) => guns.some((gun) => isLikely(state, figure, gun.id, id)))
    .map(({ id }) => id)
}
