import type { ActionVerb } from '@tactic48/rules'

export const KEY_OF: { readonly [verb in ActionVerb]: string } = {
  move: 'm',
  fire: 'f',
  aim: 'a',
  moveAndFire: 'x',
  placeOpportunityFire: 'o',
  startSuppression: 's',
  joinSuppression: 'j',
  throwGrenade: 'g',
  takeCover: 'c',
}

export const TOOL_KEYS = { fan: 'v', seen: 'w', ruler: 'r' } as const

export const verbOf = (key: string): ActionVerb | undefined => {
  const lower = key.toLowerCase()
  return (Object.keys(KEY_OF) as ActionVerb[]).find((verb) => KEY_OF[verb] === lower)
}

/** Keys that a control of the page wants for itself. */
export function belongsToControl(event: KeyboardEvent): boolean {
  const { target, key } = event
  if (!(target instanceof Element)) return false
  if (target.closest('input, select, textarea, [contenteditable]')) {
    return !(target instanceof HTMLInputElement && target.type === 'radio') || key.startsWith('Arrow')
  }
  if (key === 'Enter' || key === ' ') return target.closest('button, a, summary') !== null
  return false
}
