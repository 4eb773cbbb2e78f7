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

export type MomentStep = (playback: Playback) => void

function stepOf(key: string): MomentStep | undefined {
  if (key === 'ArrowLeft' || key === ',') return ({ step }) => step(-1)
  if (key === 'ArrowRight' || key === '.') return ({ step }) => step(1)
  if (key === 'PageUp') return ({ stepTurn }) => stepTurn(-1)
  if (key === 'PageDown') return ({ stepTurn }) => stepTurn(1)
  if (key === 'Home') return ({ goTo }) => goTo(0)
  if (key === 'End') return ({ toEnd }) => toEnd()
  if (key === ' ') return ({ running, pause, run }) => (running ? pause() : run('on'))
  return undefined
}

/** Keys for the whole page. */
export function listenForMoments(act: (step: MomentStep) => void): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const needs = NEEDS[event.key]
    if (needs && event.target instanceof Element && event.target.closest(needs)) return
    const step = stepOf(event.key)
    if (!step) return
    event.preventDefault()
    act(step)
  }
  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}
