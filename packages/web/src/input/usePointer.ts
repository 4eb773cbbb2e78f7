import type { Point } from '@tactic48/geometry'
import { type FigureId, figureOf } from '@tactic48/rules'
import { type RefObject, useLayoutEffect } from 'react'
import { workNextFrame } from '../app/settled.ts'
import { interactionOf } from '../interactions/actions.ts'
import { verbOf } from '../interactions/draft.ts'
import { gripAt } from '../interactions/prepared.ts'
import { answerIn } from '../play/call/answer.ts'
import { pointingOf } from '../play/order/ordering.ts'
import { showPreview } from '../play/order/preview.ts'
import { catchUp } from '../play/playStage.ts'
import { type Situation, situationNow } from '../play/situation.ts'
import { useTable } from '../play/tableStore.ts'
import { vehicleAt } from '../play/vehiclesAndBunkers/thing.ts'
import type { Lens } from '../table/lens.ts'
import { spotUnder } from '../table/lens.ts'
import { act } from './act.ts'
import { redraft, takeUp } from './active.ts'
import { whenAnswered } from './inputGate.ts'
import { casualtyAt, figureAt, tap } from './tap.ts'

const CLICK = 6
const FLAG = 650
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
    let cancelNext = (): void => undefined
    /** However often a pointer moves: at most once a frame. */
    const once = (follow: () => void): void => {
      cancelNext()
      cancelNext = workNextFrame(follow)
    }

    const place = watchPlace(element.querySelector('.table') ?? element)
    const spotOf = (event: MouseEvent): Point => spotUnder(event, lens, place.box())
    const finger = (event: PointerEvent): number =>
      event.pointerType === 'touch' ? (FINGER * 1000) / lens.camera().scale : 0
    // A finger is wide, but once a place is wanted the ground beside a figure is meant.
    const slack = (event: PointerEvent): number => (useTable.getState().draft ? 0 : finger(event))
    const onTable = (target: EventTarget | null): boolean =>
      target instanceof Element && target.closest('.table') !== null && !target.closest('button, a, [data-prompt]')

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
      if (holdsFlag(spot, finger(event))) {
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
      const answer = now && answerIn(now)
      const grip = answer && gripAt(answer, now, spot, slack(event))
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
          const to = spotOf(event)
          if (from) once(() => useTable.getState().change({ ruler: [from, to] }))
          return
        }
        if (!press.moved && Math.hypot(event.clientX - press.x, event.clientY - press.y) > CLICK) {
          press.moved = true
          if (press.grip === undefined && press.draggable && press.lifts) lift(press.lifts)
        }
        const { grip } = press
        const spot = spotOf(event)
        if (press.moved && grip !== undefined) once(() => holdAnswer(grip, spot))
        else if (press.moved && press.draggable) once(() => drag(spot))
        return
      }
      if (event.pointerType === 'touch' || event.buttons !== 0) return
      const spot = onTable(event.target) ? spotOf(event) : undefined
      once(() => hover(spot))
    }

    const up = (event: PointerEvent): void => {
      if (!press || press.pointer !== event.pointerId) return
      const { moved, draggable, figure, grip } = press
      press = undefined
      cancelNext()
      const { tool, ruler, change } = useTable.getState()
      if (tool === 'ruler') {
        if (ruler) change({ ruler: [ruler[0], spotOf(event)] })
        return
      }
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
      cancelNext()
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
      cancelNext()
      place.forget()
      element.removeEventListener('pointerdown', down, true)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', cancel)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('click', click)
    }
  }, [holder, lens])
}

/** Where the table lies in the window. Measured only after something has moved it: at each move of a pointer it would be laid out anew. */
function watchPlace(table: Element): { readonly box: () => DOMRect; readonly forget: () => void } {
  let known: DOMRect | undefined
  const lost = (): void => {
    known = undefined
  }
  const observer = new ResizeObserver(lost)
  observer.observe(table)
  observer.observe(document.documentElement)
  window.addEventListener('scroll', lost, true)
  window.addEventListener('resize', lost)
  return {
    box: () => {
      known ??= table.getBoundingClientRect()
      return known
    },
    forget: () => {
      observer.disconnect()
      window.removeEventListener('scroll', lost, true)
      window.removeEventListener('resize', lost)
    },
  }
}

/** Own figures in the own turn. */
function mayDrag(play: Situation, id: FigureId): boolean {
  const figure = figureOf(play.state, id)
  return play.mayAct && figure !== undefined && figure.side === play.side
}

/** An officer whose order is thought of pulls its marker out of himself; anybody else begins to walk. */
function lift(id: FigureId): void {
  const { selected, draft, select, change } = useTable.getState()
  const verb = verbOf(draft)
  if (selected === id && verb === 'giveOrder') return
  if (selected !== id) select(id)
  if (selected !== id || !verb || !interactionOf(verb).gait) takeUp('move')
  redraft({ fixed: false })
  change({ dragging: true })
}

/** A point of an answer in hand follows the pointer. */
function holdAnswer(grip: number, spot: Point): void {
  act({ kind: 'hold', grip, spot }, situationNow(), { dragging: true, spot })
}

function drag(spot: Point): void {
  const play = situationNow()
  if (!play) return
  const { draft, selected } = useTable.getState()
  const standing = figureAt(play, spot, 0)
  const figure = standing && standing.id !== selected ? standing : casualtyAt(play, spot, 0)
  if (draft?.verb === 'giveOrder') showPreview()
  act({ kind: 'drag', spot, figure }, play, { spot, dragging: true })
}

function drop(spot: Point): void {
  drag(spot)
  redraft({ fixed: true })
  useTable.getState().change({ dragging: false })
}

/** The marker of an order can be taken hold of where it stands. */
function holdsFlag(spot: Point, slack: number): boolean {
  const { draft } = useTable.getState()
  if (draft?.verb !== 'giveOrder' || !draft.goal || pointingOf(draft.order) !== 'point') return false
  return Math.hypot(draft.goal.x - spot.x, draft.goal.y - spot.y) <= Math.max(FLAG, slack)
}

/** The pointer shows the consequence before anything is chosen. */
function hover(spot: Point | undefined): void {
  const { draft, tool, change } = useTable.getState()
  const play = situationNow()
  if (!spot || !play) {
    change({ spot: undefined, hovered: undefined })
    return
  }
  const figure = figureAt(play, spot, 0)
  const pointer = { spot, hovered: figure?.id }
  if (tool !== undefined) {
    change(pointer)
    return
  }
  if (draft?.verb === 'giveOrder') showPreview()
  act({ kind: 'hover', spot, figure: figure ?? casualtyAt(play, spot, 0) }, play, pointer)
}
