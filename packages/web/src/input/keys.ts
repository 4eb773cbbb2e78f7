import { type Laid, useSettings } from '../app/settings.ts'
import { isArrow } from '../table/arrowKeys.ts'

interface Key {
  readonly keys: readonly string[]
  /** As it stands in the list of keys, where that is not the key itself. */
  readonly shown?: string
  /** Heard by the papers on the table too, whatever they do with this key. */
  readonly everywhere?: true
}

/**
 * Every key of the table beside those of the Actions, in the order of the list of keys; Shift turns one round. What a listener needs
 * most has keys without a letter: a screen reader keeps letters, with Shift and without, for going through a page.
 */
export const KEYS = {
  keys: { keys: ['?'], everywhere: true },
  hint: { keys: ['f8'], everywhere: true },
  text: { keys: ['f2'], everywhere: true },
  again: { keys: ['f4'], everywhere: true },
  next: { keys: ['n'] },
  target: { keys: ['t'] },
  place: { keys: ['arrowleft', 'arrowup', 'arrowdown', 'arrowright'], shown: '← ↑ ↓ →' },
  contact: { keys: ['k'] },
  bend: { keys: ['b'] },
  commit: { keys: ['enter'], shown: 'Enter' },
  back: { keys: ['escape'], shown: 'Esc' },
  undo: { keys: ['u'] },
  endTurn: { keys: ['e'] },
  watch: { keys: ['h'] },
  goOn: { keys: [' '], shown: 'Space' },
  fan: { keys: ['v'] },
  seen: { keys: ['w'] },
  ruler: { keys: ['r'] },
  covers: { keys: ['7'] },
  hold: { keys: [','] },
  names: { keys: ['.'] },
} as const satisfies { readonly [name: string]: Key }

export type KeyName = keyof typeof KEYS

/** Keys that the ground and its figures hear by themselves, as the list of keys shows them. */
export const GROUND_KEYS = { choose: 'Tab, ← →, Enter', zoom: '+ − 0', pan: '← ↑ ↓ →' } as const

/** Those of an order and of a hand of tactic cards, which only a company has. */
export const COMPANY_KEYS = { order: '1 … 6', halt: 'Space', hand: 'Q, 1 … 9' } as const

export const KEY_NAMES = Object.keys(KEYS) as readonly KeyName[]

/** Which key of the table this is. */
export const keyNamed = (key: string): KeyName | undefined =>
  KEY_NAMES.find((name) => (KEYS[name].keys as readonly string[]).includes(key.toLowerCase()))

/** A paper that lies on the table leaves these alone. */
export function isHeardEverywhere(pressed: string): boolean {
  const name = keyNamed(pressed)
  const key: Key | undefined = name && KEYS[name]
  return key?.everywhere === true
}

/** As the list of keys has it. */
export function shownKey(name: KeyName): string {
  const { keys, shown }: Key = KEYS[name]
  return shown ?? keys.map((key) => key.toUpperCase()).join(' ')
}

/** Keys that can be laid elsewhere and put away: those of one character. */
export const isLetter = (key: string): boolean => key.length === 1 && key !== ' '

/** A key of the list as it lies on this keyboard; nothing where letters are put away. */
export function laidKey({ letters, laid }: { letters: boolean; laid: Laid }, key: string): string | undefined {
  if (!isLetter(key)) return key
  return letters ? (laid[key.toLowerCase()]?.toUpperCase() ?? key) : undefined
}

/** The key of the list that is meant by what was pressed. */
export function meantKey(pressed: string): string | undefined {
  if (!isLetter(pressed)) return pressed
  const { letters, laid } = useSettings.getState()
  if (!letters) return undefined
  const said = pressed.toLowerCase()
  const [moved] = Object.entries(laid).find(([, to]) => to === said) ?? []
  return moved ?? (said in laid ? undefined : said)
}

/** Lays a key of the list on another; whatever lay there takes its place. */
export function layKey(laid: Laid, key: string, to: string): Laid {
  const [said, wanted] = [key.toLowerCase(), to.toLowerCase()]
  const other = Object.keys(laid).find((one) => laid[one] === wanted) ?? wanted
  const next = { ...laid, [other]: laid[said] ?? said, [said]: wanted }
  return Object.fromEntries(Object.entries(next).filter(([one, at]) => one !== at))
}

/** A press as the table understands it. */
export interface Press {
  /** As the list of keys has it, wherever it lies on this keyboard; letters are small. */
  readonly key: string
  readonly shiftKey: boolean
  readonly event: KeyboardEvent
}

/** Over the table lies a dialog, a menu, or a card that is being read: no key reaches what is below. */
const isCovered = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('dialog[open], [data-over-table]') !== null ||
  (target instanceof Element && target.closest('[data-rule-card]') !== null)

/** What a press means at the table; nothing where it is for somebody else: the browser, what lies over the table, a control. */
export function heard(event: KeyboardEvent, taken = belongsToControl): Press | undefined {
  const { key: pressed, shiftKey } = event
  const modified = event.ctrlKey || event.metaKey || event.altKey
  if (event.defaultPrevented || event.isComposing || (modified && !isArrow(event))) return undefined
  const key = meantKey(pressed)
  if (key === undefined || isCovered(event) || taken(event)) return undefined
  return { key, shiftKey, event }
}

/** Keys that a control of the page wants for itself. */
export function belongsToControl(event: KeyboardEvent): boolean {
  const { target, key } = event
  if (!(target instanceof Element)) return false
  if (target.closest('input, select, textarea, [contenteditable]')) {
    if (!(target instanceof HTMLInputElement)) return true
    if (target.type === 'radio') return key.startsWith('Arrow') || key === ' '
    // A box that was ticked keeps the focus: only Space is its own, Enter does what is planned.
    return target.type !== 'checkbox' || key === ' '
  }
  if (target.closest('[data-own-keys]') && (key.startsWith('Arrow') || key === 'Home' || key === 'End')) return true
  if (key === 'Enter' || key === ' ') return target.closest('button, a, summary') !== null
  return false
}
