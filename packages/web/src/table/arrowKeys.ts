const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Pressed {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** Alt with an arrow leaves the page in most browsers, Control with one changes the desktop of a Mac. */
const FINE = /Mac|iP(hone|ad)/.test(globalThis.navigator?.platform ?? '') ? 'altKey' : 'ctrlKey'

/** An arrow that is the table's: with the modifiers that belong to the browser it is not. */
export const isArrow = (event: Pressed): boolean => event.key in ARROWS && by(event) !== undefined

/** Where an arrow leads, in 1/1000 u: a quarter u; a whole one with Shift, a hundredth with Control (Option on a Mac). */
export function arrowStep(event: Pressed): readonly [dx: number, dy: number] | undefined {
  const [dx, dy] = ARROWS[event.key] ?? []
  const long = by(event)
  return dx === undefined || dy === undefined || long === undefined ? undefined : [dx * long, dy * long]
}

function by({ shiftKey, altKey, ctrlKey, metaKey }: Pressed): number | undefined {
  if (metaKey || (FINE === 'ctrlKey' ? altKey : ctrlKey)) return undefined
  if (FINE === 'ctrlKey' ? ctrlKey : altKey) return 10
  return shiftKey ? 1000 : 250
}
