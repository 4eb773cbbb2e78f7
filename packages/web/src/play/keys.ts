export const TOOL_KEYS = { fan: 'v', seen: 'w', ruler: 'r' } as const

/** Keys that a control of the page wants for itself. */
export function belongsToControl(event: KeyboardEvent): boolean {
  const { target, key } = event
  if (!(target instanceof Element)) return false
  if (target.closest('input, select, textarea, [contenteditable]')) {
    return !(target instanceof HTMLInputElement && target.type === 'radio') || key.startsWith('Arrow')
  }
  if (target.closest('[data-own-keys]') && (key.startsWith('Arrow') || key === 'Home' || key === 'End')) return true
  if (key === 'Enter' || key === ' ') return target.closest('button, a, summary') !== null
  return false
}
