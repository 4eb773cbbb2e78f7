interface Pressed {
  readonly key: string
  readonly shiftKey: boolean
}

/** How a key is pressed: what the keyboard says, and whether Shift belongs to it; absent: Shift only turns it round. */
interface Key {
  readonly keys: readonly string[]
  readonly shift?: boolean
  /** As it stands in the list of keys, where that is not the key itself. */
  readonly shown?: string
  /** Heard by the papers on the table too, whatever they do with this letter. */
  readonly everywhere?: true
}

/** Every key of the table beside those of the Actions, in the order of the list of keys. */
export const KEYS = {
  keys: { keys: ['?'], everywhere: true },
  hint: { keys: ['h'], shift: true, everywhere: true },
  text: { keys: ['l'], shift: true, everywhere: true },
  again: { keys: ['r'], shift: true, everywhere: true },
  next: { keys: ['n'] },
  target: { keys: ['t'] },
  place: { keys: ['arrowleft', 'arrowup', 'arrowdown', 'arrowright'], shown: '← ↑ ↓ →' },
  contact: { keys: ['k'] },
  bend: { keys: ['b'] },
  commit: { keys: ['enter'], shown: 'Enter' },
  back: { keys: ['escape'], shown: 'Esc' },
  undo: { keys: ['u'] },
  endTurn: { keys: ['e'] },
  watch: { keys: ['h'], shift: false },
  goOn: { keys: [' '], shown: 'Space' },
  fan: { keys: ['v'], shift: false },
  seen: { keys: ['w'] },
  ruler: { keys: ['r'], shift: false },
  covers: { keys: ['v'], shift: true },
  hold: { keys: [','] },
  names: { keys: ['.'] },
} as const satisfies { readonly [name: string]: Key }

export type KeyName = keyof typeof KEYS

/** Keys that the ground and its figures hear by themselves, as the list of keys shows them. */
export const GROUND_KEYS = { choose: 'Tab, Enter', zoom: '+ − 0', pan: '← ↑ ↓ →' } as const

/** Those of an order and of a hand of tactic cards, which only a company has. */
export const COMPANY_KEYS = { order: '1 … 6', halt: 'Space', hand: 'Q, 1 … 9' } as const

export const KEY_NAMES = Object.keys(KEYS) as readonly KeyName[]

/** Which key of the table this is. */
export function keyNamed({ key, shiftKey }: Pressed): KeyName | undefined {
  const said = key.toLowerCase()
  return KEY_NAMES.find((name) => {
    const { keys, shift }: Key = KEYS[name]
    return keys.includes(said) && (shift === undefined || shift === shiftKey)
  })
}

/** A paper that lies on the table leaves these alone. */
export function isHeardEverywhere(event: Pressed): boolean {
  const name = keyNamed(event)
  const key: Key | undefined = name && KEYS[name]
  return key?.everywhere === true
}

/** As the list of keys and the buttons show it. */
export function shownKey(name: KeyName): string {
  const { keys, shift, shown }: Key = KEYS[name]
  const plain = shown ?? keys.map((key) => key.toUpperCase()).join(' ')
  return shift ? `Shift+${plain}` : plain
}

/** Keys that a control of the page wants for itself. */
export function belongsToControl(event: KeyboardEvent): boolean {
  const { target, key } = event
  if (!(target instanceof Element)) return false
  if (target.closest('input, select, textarea, [contenteditable]')) {
    if (!(target instanceof HTMLInputElement)) return true
    if (target.type === 'radio') return key.startsWith('Arrow')
    // A box that was ticked keeps the focus: only Space is its own, Enter does what is planned.
    return target.type !== 'checkbox' || key === ' '
  }
  if (target.closest('[data-own-keys]') && (key.startsWith('Arrow') || key === 'Home' || key === 'End')) return true
  if (key === 'Enter' || key === ' ') return target.closest('button, a, summary') !== null
  return false
}
