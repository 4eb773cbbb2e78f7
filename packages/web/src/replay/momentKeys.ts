import type { Playback } from './usePlayback.ts'

/** Controls that need a key for themselves keep it. */
const NEEDS: { readonly [key: string]: string } = {
  ' ': 'button, a, input, select, textarea, summary',
  ArrowLeft: 'input, select, textarea, .table',
  ArrowRight: 'input, select, textarea, .table',
  PageUp: 'textarea, .replay-log',
  PageDown: 'textarea, .replay-log',
  Home: 'textarea, input[type=radio]',
  End: 'textarea, input[type=radio]',
}

function deedOf(key: string, playback: Playback, last: number): (() => void) | undefined {
  if (key === 'ArrowLeft' || key === ',') return () => playback.step(-1)
  if (key === 'ArrowRight' || key === '.') return () => playback.step(1)
  if (key === 'PageUp') return () => playback.stepTurn(-1)
  if (key === 'PageDown') return () => playback.stepTurn(1)
  if (key === 'Home') return () => playback.goTo(0)
  if (key === 'End') return () => playback.goTo(last)
  if (key === ' ') return () => (playback.running ? playback.pause() : playback.run('on'))
  return undefined
}

/** Keys for the whole page. */
export function momentKeys(playback: Playback, last: number): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const needs = NEEDS[event.key]
    if (needs && event.target instanceof Element && event.target.closest(needs)) return
    const deed = deedOf(event.key, playback, last)
    if (!deed) return
    event.preventDefault()
    deed()
  }
  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}
