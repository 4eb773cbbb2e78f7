import type { Point } from '@tactic48/geometry'
import { type Figure, figureOf, isOnTable, ORDER_KINDS } from '@tactic48/rules'
import { useLayoutEffect } from 'react'
import { blankDraft, interactionOf, isVerbKey, pointsAt, verbOfKey } from '../interactions/actions.ts'
import { filled, isAction, isPaper, partOf } from '../interactions/draft.ts'
import { answerIn } from '../play/call/answer.ts'
import { chooseVerb, commit, endTurn, takeBack } from '../play/commands.ts'
import { leaveHand } from '../play/hand/playing.ts'
import { askHint, putHintAway } from '../play/hint/hintStore.ts'
import { watchAgain } from '../play/LastTurn.tsx'
import { endBeat, isWatching, leaveWatching, playStage } from '../play/playStage.ts'
import { cycleNames, holdTheRest, nextFigure } from '../play/roster/navigate.ts'
import { lightAll } from '../play/roster/rosterStore.ts'
import { type Situation, situationNow } from '../play/situation.ts'
import { takeTool, toolStart } from '../play/Tools.tsx'
import { flipTextTable, sayAgain, toolsIn, useTable } from '../play/tableStore.ts'
import { arrowStep } from '../table/arrowKeys.ts'
import { act, putPaperBack, stepBack, touchMan } from './act.ts'
import { chooseOrder, draftNow, takeUp } from './active.ts'
import { isBeingAnswered, whenAnswered } from './inputGate.ts'
import { belongsToControl, heard, isHeardEverywhere, type KeyName, keyNamed, type Press } from './keys.ts'
import { placeInHand } from './placeInHand.ts'
import { tap } from './tap.ts'

/** Keys that may mean something at the table. */
const PLAYS = /^(.|Enter|Escape|Arrow\w+)$/
const CAMERA = /^([-+=0]|Arrow\w+)$/

/** The keyboard alone can play: figures by N, verbs by letter, the point by arrows, Enter does it. */
export function useKeys(): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const now = situationNow()
      const press = now && heard(event, (one) => belongsToControl(one) && !placesReserve(one, now))
      if (!press || useTable.getState().asked) return
      if (endsBeat(press) && endBeat()) {
        // Nothing else: a key that was pressed out of impatience must not end a turn.
      } else if (isBeingAnswered() && PLAYS.test(press.key)) {
        whenAnswered(() => {
          const then = situationNow()
          if (then && !useTable.getState().asked) pressed(press, then)
        })
      } else if (!pressed(press, now)) return
      event.preventDefault()
      event.stopPropagation()
    }
    // A mouse leaves the focus on what it pressed, where Enter would press it again instead of doing what is planned.
    const onClick = ({ detail, target }: MouseEvent): void => {
      const pressed = detail > 0 && target instanceof Element && target.closest('button')
      if (pressed && pressed === document.activeElement && pressed.closest('[data-plan], [data-ordering]'))
        pressed.blur()
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

/** Any key of the table but those of the camera, of help, and of leaving what is watched again. */
function endsBeat({ key }: Press): boolean {
  if (!PLAYS.test(key) || isHeardEverywhere(key) || CAMERA.test(key)) return false
  const name = keyNamed(key)
  return !(isWatching() && (name === 'back' || name === 'watch'))
}

function pressed(press: Press, play: Situation): boolean {
  const { key, shiftKey } = press
  const table = useTable.getState()
  // Tab leads to the rule that the line at the top names.
  if (table.denied && key !== 'Tab' && key !== 'Shift') table.change({ denied: undefined })
  const name = keyNamed(key)
  if (name === 'back') return goBack()
  if (name === 'keys') {
    table.change({ asked: 'keys' })
    return true
  }
  if (name && isHeardEverywhere(key)) return help(name)
  if (keyInOrder(press, play)) return true
  switch (name) {
    case 'watch':
      return watchAgain() || deny('turn')
    case 'next':
      nextFigure(shiftKey ? -1 : 1)
      return true
    case 'covers':
      useTable.setState(({ covers }) => ({ covers: !covers }))
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
      return act({ kind: 'turn', degrees: -5 }, play) || holdTheRest()
    case 'names':
      if (!act({ kind: 'turn', degrees: 5 }, play)) cycleNames()
      return true
    case 'place':
      if (steerTool(press, play)) return true
      if (!(play.side && placeInHand(play))) return roam(press)
      break
    default:
  }
  if (!play.side) {
    if (name !== 'goOn') return false
    // The last beat is still shown while the opponent thinks.
    playStage.getState().goOn()
    return true
  }
  return pressedInTurn(press, name, play)
}

/** What only the side that is asked can do. */
function pressedInTurn(press: Press, name: KeyName | undefined, play: Situation): boolean {
  if (name === 'place' && steer(press, play)) return true
  if (name === 'commit' && play.question?.kind === 'deploy') return commit()
  if (name === 'commit' && answerIn(play)) return commit()
  if (!play.mayAct) return false
  switch (name) {
    case 'endTurn':
      endTurn()
      return true
    case 'commit':
      return enter(press.event, play)
    case 'target':
      return cycle(play, 'target', press.shiftKey ? -1 : 1)
    case 'bend':
      return act({ kind: 'bend' }, play) || deny('way')
    case 'contact':
      return cycle(play, 'contact', press.shiftKey ? -1 : 1)
    default:
      return verbKey(press.key, play)
  }
}

function verbKey(key: string, play: Situation): boolean {
  const { selected } = useTable.getState()
  const figure = selected && figureOf(play.state, selected)
  const verb = figure && figure.side === play.side ? verbOfKey(play.state, figure, key) : undefined
  if (!verb) return !figure && isVerbKey(key) && deny('figure')
  // A letter alone spends nothing: what needs no further choice waits for Enter, or for the same letter once more.
  if (interactionOf(verb).atOnce && useTable.getState().draft?.verb === verb) return commit()
  chooseVerb(verb, 'planned')
  return true
}

function goBack(): boolean {
  if (!isWatching()) return putPaperBack() || leaveHand() || putHintAway() || stepBack() || lightAll()
  leaveWatching()
  return true
}

/** Keys for those who ask: a hint, the table as text, what was said last. */
function help(name: KeyName): boolean {
  if (name === 'hint') askHint()
  else if (name === 'text') flipTextTable()
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
  partOf(draftNow(), 'goal') !== undefined &&
  event.target instanceof Element &&
  event.target.closest('[data-reserve][aria-pressed="true"], [data-reserve-squad][aria-pressed="true"]') !== null

function focused({ target }: KeyboardEvent, { state }: Situation): Figure | undefined {
  const id = target instanceof Element ? target.closest('[data-figure]')?.getAttribute('data-figure') : undefined
  return state.figures.find((one) => one.id === id)
}

/** Enter on another figure chooses it; else it does what is planned. */
function enter(event: KeyboardEvent, play: Situation): boolean {
  const figure = focused(event, play)
  const machine =
    event.target instanceof Element ? event.target.closest('[data-vehicle]')?.getAttribute('data-vehicle') : null
  const vehicle = play.state.vehicles.find((one) => one.id === machine)
  const card = isPaper(useTable.getState().draft)
  if (vehicle && !card) {
    tap(play, { spot: vehicle.position, figure: undefined, bend: false })
    return true
  }
  if (card) return figure !== undefined && act({ kind: 'tap', spot: figure.position, figure, bend: false }, play)
  const { selected, draft, change, select } = useTable.getState()
  if (figure && figure.side === play.side && figure.id !== selected) {
    select(figure.id)
    return true
  }
  const enemy = figure && figure.side !== play.side && isOnTable(figure) ? figure : undefined
  const marks = isAction(draft) && pointsAt(draft.verb) === 'place'
  // A click on an enemy leaves the focus on him, but the marker lies there already.
  if (!enemy || !selected || enemy.id === partOf(draft, 'target') || (marks && draft.fixed)) return commit()
  if (draft) act({ kind: 'tap', spot: enemy.position, figure: enemy, bend: false }, play)
  else change({ draft: filled(blankDraft('fire', selected), { target: enemy.id, fixed: true }) })
  return true
}

/** One step of an arrow, on the table. */
function stepped({ event }: Press, { state }: Situation, from: Point): Point {
  const [dx, dy] = arrowStep(event) ?? [0, 0]
  return {
    x: Math.max(0, Math.min(state.table.width, from.x + dx)),
    y: Math.max(0, Math.min(state.table.height, from.y + dy)),
  }
}

/** Arrows move the point that is looked at, or the far end of the ruler. */
function steerTool(press: Press, play: Situation): boolean {
  const { tool, spot, ruler, change } = useTable.getState()
  const start = toolStart(play)
  if (tool === 'seen') change({ spot: stepped(press, play, spot ?? start) })
  else if (tool === 'ruler') change({ ruler: [ruler?.[0] ?? start, stepped(press, play, ruler?.[1] ?? start)] })
  else return false
  return true
}

/** Arrows move the destination or the marker; without one they pan. */
function steer(press: Press, play: Situation): boolean {
  const place = placeInHand(play)
  if (!place) return false
  place.put(stepped(press, play, place.at))
  return true
}

/** With no place in hand arrows go from piece to piece: to the next one on the right or left, or farther up or down. */
function roam({ event: { key, target } }: Press): boolean {
  const here = target instanceof Element ? target.closest('[data-on-table]') : null
  if (!here) return false
  const along = key === 'ArrowLeft' || key === 'ArrowRight' ? 'x' : 'y'
  const middles = [...document.querySelectorAll<SVGElement>('.play [data-on-table]')].map((piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect()
    return { piece, x: x + width / 2, y: y + height / 2 }
  })
  const across = along === 'x' ? 'y' : 'x'
  middles.sort((a, b) => a[along] - b[along] || a[across] - b[across])
  const at = middles.findIndex(({ piece }) => piece === here)
  const by = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  middles.at((at + by) % middles.length)?.piece.focus({ preventScroll: true })
  return true
}

/** T and K: the next target, or the next thing to touch; without an Action a shot or a walk. */
function cycle(play: Situation, slot: 'target' | 'contact', by: number): boolean {
  const { selected } = useTable.getState()
  const figure = selected && figureOf(play.state, selected)
  if (!figure || figure.side !== play.side) return deny('figure')
  if (!draftNow(play)) takeUp(slot === 'target' ? 'fire' : 'move')
  return act({ kind: 'cycle', slot, by }, play)
}

/** Keys of an order: 1 to 6 its kind, J joins, T the target, Space halts the man who has the focus, Enter gives it. */
function keyInOrder({ key, shiftKey, event }: Press, play: Situation): boolean {
  const draft = draftNow(play)
  if (draft?.verb !== 'giveOrder' && draft?.verb !== 'executeOrder') return false
  if (key === 'Enter') return commit()
  if (key === 'j' || key === ' ') {
    const officer = draft.verb === 'giveOrder' ? draft.figure : play.question?.kind === 'order' && play.question.officer
    const man = key === ' ' ? focused(event, play)?.id : officer
    return man ? touchMan(man) : false
  }
  if (draft.verb === 'executeOrder') return false
  if (key === 't') return act({ kind: 'cycle', slot: 'target', by: shiftKey ? -1 : 1 }, play)
  const kind = ORDER_KINDS[Number(key) - 1]
  if (kind) chooseOrder(kind)
  return kind !== undefined
}
