import { panBy, zoomAt } from './camera.ts'
import type { Lens } from './lens.ts'

const STEP = 1.25

/** Wheel, drag, pinch and keys on the ground of the table. Figures stop what is meant for them. */
export function listenForGestures(element: HTMLElement, lens: Lens): () => void {
  const fingers = new Map<number, { x: number; y: number }>()
  const place = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0 && event.pointerType === 'mouse') return
    if (event.target instanceof Element && event.target.closest('[data-grab], button, a')) return
    fingers.set(event.pointerId, place(event))
    element.setPointerCapture(event.pointerId)
    element.setAttribute('data-panning', '')
  }
  const onMove = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = place(event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, now)
    if (!other) {
      lens.look(panBy(lens.camera(), now.x - before.x, now.y - before.y))
      return
    }
    const apart = Math.hypot(now.x - other.x, now.y - other.y)
    const was = Math.hypot(before.x - other.x, before.y - other.y)
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    const zoomed = zoomAt(lens.camera(), lens.viewport(), middle.x, middle.y, was > 0 ? apart / was : 1)
    lens.look(panBy(zoomed, (now.x - before.x) / 2, (now.y - before.y) / 2))
  }
  const onUp = (event: PointerEvent): void => {
    fingers.delete(event.pointerId)
    if (fingers.size === 0) element.removeAttribute('data-panning')
  }
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault()
    if (event.shiftKey) {
      lens.look(panBy(lens.camera(), -event.deltaX || -event.deltaY, 0))
      return
    }
    const at = place(event)
    const lines = event.deltaMode === 1 ? 16 : 1
    const factor = Math.exp(-Math.max(-120, Math.min(120, event.deltaY * lines)) * (event.ctrlKey ? 0.012 : 0.0024))
    lens.look(zoomAt(lens.camera(), lens.viewport(), at.x, at.y, factor))
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (!steer(event.key, lens, event.target === element)) return
    event.preventDefault()
  }

  element.addEventListener('pointerdown', onDown)
  element.addEventListener('pointermove', onMove)
  element.addEventListener('pointerup', onUp)
  element.addEventListener('pointercancel', onUp)
  element.addEventListener('wheel', onWheel, { passive: false })
  element.addEventListener('keydown', onKey)
  return () => {
    element.removeEventListener('pointerdown', onDown)
    element.removeEventListener('pointermove', onMove)
    element.removeEventListener('pointerup', onUp)
    element.removeEventListener('pointercancel', onUp)
    element.removeEventListener('wheel', onWheel)
    element.removeEventListener('keydown', onKey)
  }
}

/** Arrows pan only while the ground itself has the focus: on a figure they move the figure. */
function steer(key: string, lens: Lens, onGround: boolean): boolean {
  const { width, height } = lens.viewport()
  const zoom = (factor: number): void =>
    lens.look(zoomAt(lens.camera(), lens.viewport(), width / 2, height / 2, factor))
  if (key === '+' || key === '=') zoom(STEP)
  else if (key === '-') zoom(1 / STEP)
  else if (key === '0') lens.showAll()
  else if (!onGround) return false
  else if (key === 'ArrowLeft') lens.look(panBy(lens.camera(), 60, 0))
  else if (key === 'ArrowRight') lens.look(panBy(lens.camera(), -60, 0))
  else if (key === 'ArrowUp') lens.look(panBy(lens.camera(), 0, 60))
  else if (key === 'ArrowDown') lens.look(panBy(lens.camera(), 0, -60))
  else return false
  return true
}
