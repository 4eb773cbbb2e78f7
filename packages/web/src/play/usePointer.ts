import type { Point } from '@tactic48/geometry'
import { type FigureId, figureOf } from '@tactic48/rules'
import { type RefObject, useLayoutEffect } from 'react'
import { workNextFrame } from '../app/settled.ts'
import type { Lens } from '../table/lens.ts'
import { spotUnder } from '../table/spotUnder.ts'
import { dragAnswer, gripAt } from './call/placing.ts'
import { whenAnswered } from './inputGate.ts'
import { dragFlag, holdsFlag, hoverOrder } from './order/orderInput.ts'
import { catchUp } from './playStage.ts'
import { type Situation, situationNow } from './situation.ts'
import { useTable } from './tableStore.ts'
import { casualtyAt, figureAt, meant, tap } from './tap.ts'
import { hoveredThing } from './things/tapThing.ts'
import { vehicleAt } from './things/thing.ts'
import { entryOf } from './verbs/verbs.ts'

const CLICK = 6
const FINGER = 22

interface Press {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly figure: FigureId | undefined
  /** Who is taken up when it is dragged: a vehicle goes with its driver. */
  readonly lifts?: FigureId | undefined
  readonly draggable: boolean
  /** Which point of an answer in hand is held. */
  readonly grip: number | undefined
  /** The marker of an order. */
  readonly flag?: boolean
  moved: boolean
}

/** Mouse, pen and finger over the table: taps, drags of figures, hovering, the ruler. Panning stays with the table. */
export function usePointer(holder: RefObject<HTMLElement | null>, lens: Lens): void {
  useLayoutEffect(() => {
    const element = holder.current
    if (!element) return
    let press: Press | undefined
    let cancelHover = (): void => undefined

    const spotOf = (event: MouseEvent): Point => {
      const box = (element.querySelector('.table') ?? element).getBoundingClientRect()
      return spotUnder(event, lens, box)
    }
    // A finger is wide, but once a place is wanted the ground beside a figure is meant.
    const slack = (event: PointerEvent): number => {
      if (event.pointerType !== 'touch' || useTable.getState().verb) return 0
      return (FINGER * 1000) / lens.camera().scale
    }
    const onTable = (target: EventTarget | null): boolean =>
      target instanceof Element && target.closest('.table') !== null && !target.closest('button, a, .prompt')

    const down = (event: PointerEvent): void => {
      if (!onTable(event.target) || (event.pointerType === 'mouse' && event.button !== 0)) return
      catchUp()
      if (useTable.getState().denied) useTable.getState().change({ denied: undefined })
      const spot = spotOf(event)
      const { tool, change } = useTable.getState()
      if (tool === 'ruler') {
        event.stopPropagation()
        element.setPointerCapture(event.pointerId)
        change({ ruler: [spot, spot] })
        press = {
          pointer: event.pointerId,
          x: 0,
          y: 0,
          figure: undefined,
          draggable: false,
          grip: undefined,
          moved: true,
        }
        return
      }
      if (holdsFlag(spot, event.pointerType === 'touch' ? (FINGER * 1000) / lens.camera().scale : 0)) {
        event.stopPropagation()
        element.setPointerCapture(event.pointerId)
        const { clientX: x, clientY: y } = event
        press = {
          pointer: event.pointerId,
          x,
          y,
          figure: undefined,
          draggable: true,
          grip: undefined,
          flag: true,
          moved: false,
        }
        return
      }
      const now = situationNow()
      const figure = now && figureAt(now, spot, slack(event))
      const grip = now && gripAt(now, spot, slack(event))
      const lifts = figure?.id ?? (now && vehicleAt(now.state, spot)?.driver)
      const draggable = now !== undefined && lifts !== undefined && mayDrag(now, lifts)
      press = {
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        figure: (figure ?? (now && casualtyAt(now, spot, slack(event))))?.id,
        lifts,
        draggable,
        grip,
        moved: false,
      }
      if (draggable || grip !== undefined) element.setPointerCapture(event.pointerId)
    }

    const move = (event: PointerEvent): void => {
      if (press && press.pointer === event.pointerId) {
        if (useTable.getState().tool === 'ruler') {
          const [from] = useTable.getState().ruler ?? []
          if (from) useTable.getState().change({ ruler: [from, spotOf(event)] })
          return
        }
        if (!press.moved && Math.hypot(event.clientX - press.x, event.clientY - press.y) > CLICK) {
          press.moved = true
          if (press.grip === undefined && press.draggable && press.lifts) lift(press.lifts)
        }
        if (press.moved && press.grip !== undefined) holdAnswer(press.grip, spotOf(event))
        else if (press.moved && press.draggable) drag(spotOf(event))
        return
      }
      if (event.pointerType === 'touch' || event.buttons !== 0) return
      const spot = onTable(event.target) ? spotOf(event) : undefined
      cancelHover()
      cancelHover = workNextFrame(() => hover(spot))
    }

    const up = (event: PointerEvent): void => {
      if (!press || press.pointer !== event.pointerId) return
      const { moved, draggable, figure, grip } = press
      press = undefined
      if (useTable.getState().tool === 'ruler') return
      if (!moved) {
        // A finger has no hover: a tap shows what lies there.
        const touched = event.pointerType === 'touch' && figure === undefined
        if (useTable.getState().tool === 'seen' || touched) {
          useTable.getState().change({ spot: spotOf(event), hovered: undefined })
        }
        const spot = spotOf(event)
        whenAnswered(() => {
          const now = situationNow()
          if (now) tap(now, { spot, figure, bend: event.shiftKey })
        })
      } else if (grip !== undefined) {
        holdAnswer(grip, spotOf(event))
        useTable.getState().change({ dragging: false })
      } else if (draggable) drop(spotOf(event))
    }
    const cancel = (): void => {
      press = undefined
      useTable.getState().change({ dragging: false })
    }
    // Screen readers and keys "click" a figure without a pointer.
    const click = (event: MouseEvent): void => {
      if (event.detail !== 0 || !(event.target instanceof Element)) return
      const id = event.target.closest('[data-figure]')?.getAttribute('data-figure')
      const now = situationNow()
      const machine = event.target.closest('[data-vehicle]')?.getAttribute('data-vehicle')
      const vehicle = now?.state.vehicles.find((one) => one.id === machine)
      if (now && vehicle) tap(now, { spot: vehicle.position, figure: undefined, bend: false })
      const figure = now?.state.figures.find((one) => one.id === id)
      if (now && figure) tap(now, { spot: figure.position, figure: figure.id, bend: false })
    }
    const leave = (event: PointerEvent): void => {
      // A finger leaves with every tap; what it showed stays.
      if (event.pointerType !== 'touch') useTable.getState().change({ hovered: undefined, spot: undefined })
    }

    element.addEventListener('pointerdown', down, true)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', cancel)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('click', click)
    return () => {
      cancelHover()
      element.removeEventListener('pointerdown', down, true)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', cancel)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('click', click)
    }
  }, [holder, lens])
}

/** Own figures in the own turn. */
function mayDrag(play: Situation, id: FigureId): boolean {
  const figure = figureOf(play.state, id)
  return play.mayAct && figure !== undefined && figure.side === play.side
}

function lift(id: FigureId): void {
  if (useTable.getState().selected === id && useTable.getState().verb === 'giveOrder') return
  const { selected, verb, select, choose, change } = useTable.getState()
  if (selected !== id) select(id)
  if (selected !== id || !verb || !entryOf(verb).gait) choose('move')
  change({ dragging: true, fixed: false })
}

/** MNF-02: its target is to be shot before the way, not charged. */
const keepsTarget = (): boolean => {
  const { verb, shoot } = useTable.getState()
  return verb !== undefined && entryOf(verb).shoots === 'moving' && shoot === 'before'
}

/** A point of an answer in hand follows the pointer. */
function holdAnswer(grip: number, spot: Point): void {
  const play = situationNow()
  if (!play) return
  useTable.getState().change({ dragging: true, spot })
  dragAnswer(play, grip, spot)
}

function drag(spot: Point): void {
  const play = situationNow()
  if (!play) return
  if (dragFlag(spot)) return
  const { selected, change } = useTable.getState()
  const enemy = figureAt(play, spot, 0)
  if (keepsTarget()) change({ goal: spot, spot })
  else if (enemy && enemy.side !== play.side && enemy.id !== selected) {
    change({ target: enemy.id, goal: undefined, spot })
  } else change({ goal: spot, spot, target: undefined })
}

function drop(spot: Point): void {
  drag(spot)
  useTable.getState().change({ dragging: false, fixed: true })
}

/** The pointer shows the consequence before anything is chosen. */
function hover(spot: Point | undefined): void {
  const { verb, fixed, selected, tool, change } = useTable.getState()
  const play = situationNow()
  if (!spot || !play) {
    change({ spot: undefined, hovered: undefined })
    return
  }
  const figure = figureAt(play, spot, 0)
  const enemy = figure && figure.side !== play.side ? figure : undefined
  const seen = { spot, hovered: figure?.id }
  if (tool === undefined && hoverOrder(play, spot, enemy)) {
    change(seen)
    return
  }
  const following = play.mayAct && selected && verb && !fixed && tool === undefined
  const { pointing, shoots } = entryOf(verb ?? 'move')
  if (verb === 'giveOrder') change(seen)
  else if (following && pointing === 'figure') change({ ...seen, target: enemy?.id })
  else if (following && pointing === 'thing') change({ ...seen, ...hoveredThing(play, spot, figure) })
  else if (following && pointing === 'area')
    change({ ...seen, goal: meant(enemy?.position ?? spot, figureOf(play.state, selected), enemy) })
  else if (following && pointing === 'path' && shoots) change({ ...seen, goal: spot })
  else if (following && pointing === 'path') change({ ...seen, target: enemy?.id, goal: enemy ? undefined : spot })
  else change(seen)
}
