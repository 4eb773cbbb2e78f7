/** Where an arrow key leads. */
export const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A quarter u; a whole one with Shift, a hundredth with Alt. */
export const strideOfKey = (event: { readonly shiftKey: boolean; readonly altKey: boolean }): number =>
  event.altKey ? 10 : event.shiftKey ? 1000 : 250
