import type { Point } from '@tactic48/geometry'
import {
  type ActionVerb,
  enemiesOf,
  type Figure,
  figureOf,
  type GameState,
  isInReserve,
  isOnTable,
  strideOf,
} from '@tactic48/rules'
import { useLayoutEffect } from 'react'
import { ARROWS, strideOfKey } from '../table/arrowKeys.ts'
import { useText } from '../text/textStore.ts'
import { useCovers } from './Covers.tsx'
import { giveAnswer } from './call/answer.ts'
import { turnLine } from './call/placing.ts'
import { chooseVerb, commit, deploy, endTurn, takeBack } from './commands.ts'
import { isSameTouch, placeOf, withinTouch } from './contact.ts'
import { placeSquad, putSquadBack } from './deploy/squadStore.ts'
import { dockBack } from './dockBack.ts'
import { useHand } from './hand/handStore.ts'
import { nameFigure } from './hand/playing.ts'
import { askHint, putHintAway } from './hint/hintStore.ts'
import { isBeingAnswered, whenAnswered } from './inputGate.ts'
import { belongsToControl, isHeardEverywhere, type KeyName, keyNamed } from './keys.ts'
import { keyInOrder } from './order/orderInput.ts'
import { charges, placeInHand } from './placeInHand.ts'
import { catchUp, leaveWatching, skipTelling } from './playStage.ts'
import { cycleNames, holdTheRest, nextFigure } from './roster/navigate.ts'
import { lightAll } from './roster/rosterStore.ts'
import { draftNow, type Situation, situationNow } from './situation.ts'
import { toolsIn, useTable } from './tableStore.ts'
import { meant, tap } from './tap.ts'
import { targetsOf } from './targets.ts'
import { nextThing } from './things/tapThing.ts'
import { takeTool, toolStart } from './tools.ts'
import type { Draft, VerbEntry } from './verbs/verb.ts'
import { entryOf, isVerbKey, verbOfKey } from './verbs/verbs.ts'
import { isWatching, watchAgain } from './watchAgain.ts'

/** Keys that may mean something at the table. */
const PLAYS = /^(.|Enter|Escape|Arrow\w+)$/

const pointingOf = (verb: ActionVerb | undefined): VerbEntry['pointing'] | undefined => verb && entryOf(verb).pointing

/** The keyboard alone can play: figures by N, verbs by letter, the point by arrows, Enter does it. */
export function useKeys(): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== ' ' && event.key !== 'Escape') catchUp()
      const now = situationNow()
      if (!now || event.defaultPrevented || event.ctrlKey || event.metaKey || useTable.getState().asked) return
      if (belongsToControl(event) && !placesReserve(event, now)) return
      if (event.target instanceof Element && event.target.closest('dialog[open]')) return
      if (isBeingAnswered() && PLAYS.test(event.key)) {
        whenAnswered(() => {
          const then = situationNow()
          if (then && !useTable.getState().asked) pressed(event, then)
        })
      } else if (!pressed(event, now)) return
      event.preventDefault()
      event.stopPropagation()
    }
    // A mouse leaves the focus on what it pressed, where Enter would press it again instead of doing what is planned.
    const onClick = ({ detail, target }: MouseEvent): void => {
      const pressed = detail > 0 && target instanceof Element && target.closest('button')
      if (pressed && pressed === document.activeElement && pressed.closest('.plan-panel')) pressed.blur()
    }
    document.addEventListener('click', onClick)
    // Not the window: what lies open before the table listens there, whenever it was opened, and hears a key first.
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [])
}

function pressed(event: KeyboardEvent, play: Situation): boolean {
  const table = useTable.getState()
  // Tab leads to the rule that the line at the top names.
  if (table.denied && event.key !== 'Tab' && event.key !== 'Shift') table.change({ denied: undefined })
  const name = keyNamed(event)
  if (name === 'back') return goBack()
  if (name === 'keys') {
    table.change({ asked: 'keys' })
    return true
  }
  if (name && isHeardEverywhere(event)) return help(name)
  if (keyInOrder(event, play)) return true
  switch (name) {
    case 'watch':
      return watchAgain() || deny('turn')
    case 'next':
      nextFigure(event.shiftKey ? -1 : 1)
      return true
    case 'covers':
      useCovers.getState().flip()
      return true
    case 'fan':
    case 'seen':
    case 'ruler':
      if (!toolsIn(play.state).includes(name)) break
      takeTool(name)
      return true
    case 'undo':
      takeBack()
      return true
    case 'hold':
      return turnLine(play, -5) || holdTheRest()
    case 'names':
      if (!turnLine(play, 5)) cycleNames()
      return true
    case 'place':
      if (steerTool(event, play)) return true
      break
    default:
  }
  if (!play.side) {
    if (name !== 'skip') return false
    isWatching() ? leaveWatching() : skipTelling()
    return true
  }
  return pressedInTurn(event, name, play)
}

/** What only the side that is asked can do. */
function pressedInTurn(event: KeyboardEvent, name: KeyName | undefined, play: Situation): boolean {
  if (name === 'place' && steer(event, play)) return true
  if (name === 'commit' && play.question?.kind === 'deploy') return enterDeploy(play)
  if (name === 'commit' && giveAnswer()) return true
  if (!play.mayAct) return false
  switch (name) {
    case 'endTurn':
      endTurn()
      return true
    case 'commit':
      return enter(event, play)
    case 'target':
      return nextTarget(play, event.shiftKey ? -1 : 1)
    case 'bend':
      return bend()
    case 'contact':
      return nextContact(play, event.shiftKey ? -1 : 1)
    default:
      return verbKey(event.key, play)
  }
}

function verbKey(key: string, play: Situation): boolean {
  const { selected } = useTable.getState()
  const figure = selected && figureOf(play.state, selected)
  const verb = figure && figure.side === play.side ? verbOfKey(play.state, figure, key) : undefined
  if (!verb) return !figure && isVerbKey(key) && deny('figure')
  chooseVerb(verb)
  return true
}

function goBack(): boolean {
  if (!isWatching()) return dockBack() || putHintAway() || useTable.getState().back() || putSquadBack() || lightAll()
  leaveWatching()
  return true
}

/** Keys for those who ask: a hint, the table as text, what was said last. */
function help(name: KeyName): boolean {
  const { flip, sayAgain } = useText.getState()
  if (name === 'hint') askHint()
  else if (name === 'text') flip()
  else sayAgain()
  return true
}

/** The key means something, but not now: the line at the top says why. */
function deny(missing: 'figure' | 'target' | 'contact' | 'way' | 'turn'): true {
  useTable.getState().change({ denied: { missing } })
  return true
}

/** With a place chosen by arrows, Enter on the reserve puts the figure down. */
const placesReserve = (event: KeyboardEvent, { question }: Situation): boolean =>
  event.key === 'Enter' &&
  question?.kind === 'deploy' &&
  useTable.getState().goal !== undefined &&
  event.target instanceof Element &&
  event.target.closest('[data-reserve][aria-pressed="true"], [data-reserve-squad][aria-pressed="true"]') !== null

function enterDeploy({ seat, state }: Situation): boolean {
  const { selected, goal } = useTable.getState()
  if (goal && placeSquad(goal)) return true
  const figure = selected && figureOf(state, selected)
  return seat !== undefined && goal !== undefined && !!figure && isInReserve(figure) && deploy(seat, figure.id, goal)
}

/** Enter on another figure chooses it; else it does what is planned. */
function enter(event: KeyboardEvent, play: Situation): boolean {
  const id = event.target instanceof Element ? event.target.closest('[data-figure]')?.getAttribute('data-figure') : null
  const figure = play.state.figures.find((one) => one.id === id)
  const machine =
    event.target instanceof Element ? event.target.closest('[data-vehicle]')?.getAttribute('data-vehicle') : null
  const vehicle = play.state.vehicles.find((one) => one.id === machine)
  if (vehicle && !useHand.getState().taken) {
    tap(play, { spot: vehicle.position, figure: undefined, bend: false })
    return true
  }
  if (useHand.getState().taken) return figure !== undefined && nameFigure(figure.id)
  const { selected, target, verb, goal, fixed, change, choose, select } = useTable.getState()
  if (figure && figure.side === play.side && figure.id !== selected) {
    select(figure.id)
    return true
  }
  const marks = pointingOf(verb) === 'area'
  // A click on an enemy leaves the focus on him, but the marker lies there already.
  if (marks && goal && fixed) return commit(draftNow())
  if (figure && isOnTable(figure) && figure.side !== play.side && selected && figure.id !== target) {
    if (marks) {
      change({ goal: figure.position, target: figure.id, fixed: true })
      return true
    }
    if (!verb) choose('fire')
    change({ target: figure.id, fixed: true, ...(charges(verb) ? { goal: undefined } : {}) })
    return true
  }
  return commit(draftNow())
}

function bend(): boolean {
  const { bends, change } = useTable.getState()
  const end = draftNow()?.end
  if (!end) return deny('way')
  change({ bends: [...bends, end], goal: end, fixed: true })
  return true
}

/** One step of an arrow, on the table. */
function stepped(event: KeyboardEvent, { state }: Situation, from: Point): Point {
  const [dx, dy] = ARROWS[event.key] ?? [0, 0]
  const by = strideOfKey(event)
  return {
    x: Math.max(0, Math.min(state.table.width, from.x + dx * by)),
    y: Math.max(0, Math.min(state.table.height, from.y + dy * by)),
  }
}

/** Arrows move the point that is looked at, or the far end of the ruler. */
function steerTool(event: KeyboardEvent, play: Situation): boolean {
  const { tool, spot, ruler, change } = useTable.getState()
  const start = toolStart(play)
  if (tool === 'seen') change({ spot: stepped(event, play, spot ?? start) })
  else if (tool === 'ruler') change({ ruler: [ruler?.[0] ?? start, stepped(event, play, ruler?.[1] ?? start)] })
  else return false
  return true
}

/** Arrows move the destination or the marker; without one they pan. */
function steer(event: KeyboardEvent, play: Situation): boolean {
  const place = placeInHand(play)
  if (!place) return false
  place.put(stepped(event, play, place.at))
  return true
}

/** T: the best target first, then the next ones; for a move, the nearest enemy to charge. */
function nextTarget(play: Situation, by: number): boolean {
  const { target, verb, selected, change, choose } = useTable.getState()
  const figure = selected && figureOf(play.state, selected)
  if (!figure || figure.side !== play.side) return deny('figure')
  if (nextThing(play, figure, by)) return true
  if (!verb) choose('fire')
  const order = targetOrder(play.state, figure, draftNow())
  const at = order.findIndex(({ id }) => id === target)
  const next = order[(at + by + order.length) % Math.max(1, order.length)]
  if (!next) return deny('target')
  if (pointingOf(verb) === 'area') change({ goal: meant(next.position, figure, next), target: next.id, fixed: true })
  else change({ target: next.id, fixed: true, ...(charges(verb) ? { goal: undefined } : {}) })
  return true
}

/** K: what a movement may end in contact with, in the order of `withinTouch` (GEN-06). */
function nextContact({ state, side }: Situation, by: number): boolean {
  const { selected, verb, bends, contact, change, choose } = useTable.getState()
  const figure = selected && figureOf(state, selected)
  if (!figure || figure.side !== side) return deny('figure')
  const { gait } = entryOf(verb ?? 'move')
  if (!gait) return false
  if (!verb) choose('move')
  const order = withinTouch(state, figure, strideOf(state, figure, gait))
  const at = order.findIndex((touch) => typeof contact === 'object' && isSameTouch(touch, contact))
  const next = order[at < 0 && by < 0 ? order.length - 1 : (at + by + order.length) % Math.max(1, order.length)]
  const goal = next && placeOf(state, next, bends.at(-1) ?? figure.position)
  if (!next || !goal) return deny('contact')
  change({ contact: next, goal, fixed: true, ...(charges(verb ?? 'move') ? { target: undefined } : {}) })
  return true
}

function targetOrder(state: GameState, figure: Figure, draft: Draft | undefined): readonly Figure[] {
  const enemies = enemiesOf(state, figure.side)
  if (!state.rules.premeasure) return enemies
  const seen = draft?.weapon ? targetsOf(state, figure, draft.weapon, figure.aims) : []
  const rank = (enemy: Figure): number => {
    const at = seen.findIndex(({ id }) => id === enemy.id)
    return at < 0 ? seen.length : at
  }
  const away = ({ position }: Figure): number =>
    Math.hypot(position.x - figure.position.x, position.y - figure.position.y)
  return [...enemies].sort((a, b) => rank(a) - rank(b) || away(a) - away(b))
}
