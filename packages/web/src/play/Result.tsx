import type { SideId } from '@tactic48/rules'
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading, workLater } from '../app/settled.ts'
import { useGame } from '../game/gameStore.ts'
import { BEAT_TIMES } from '../stage/pace.ts'
import { usePlay } from './playContext.ts'
import { useTable } from './tableStore.ts'

const panel = () => import('../replay/ResultPanel.tsx')
const ResultPanel = lazy(() => panel().then(({ ResultPanel }) => ({ default: ResultPanel })))

/** Fetched early in the game: an edition of the site that is put up meanwhile cannot take the result away. */
const IN_ADVANCE = 6000

/** It is over: the result lies over the table, and can be put away to look at it. */
export function Result(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const game = useGame((store) => store.game)
  const moment = useTable((table) => table.moment)
  const [looking, setLooking] = useState(false)
  const happening = useGame((store) => store.happening)
  const [due, setDue] = useState(happening === undefined)
  const over = state.phase === 'over'
  useEffect(() => {
    const timer = setTimeout(() => panel().catch(() => undefined), IN_ADVANCE)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!over || due) return undefined
    // The last blow is seen before the reckoning covers it.
    return workLater(() => setDue(true), BEAT_TIMES.fall)
  }, [over, due])
  if (!game || !over || !due || moment !== undefined) return undefined
  if (looking) {
    return (
      <button
        ref={takeFocus}
        type="button"
        className="btn final result-again"
        data-part="result-again"
        onClick={() => setLooking(false)}
      >
        {t('act.result')}
      </button>
    )
  }
  return (
    <Suspense fallback={<Loading />}>
      <ResultDialog
        winner={state.outcome?.winner ?? 'draw'}
        rule={state.outcome?.rule}
        onClose={() => setLooking(true)}
      >
        <ResultPanel game={game} state={state} onLook={() => setLooking(true)} />
      </ResultDialog>
    </Suspense>
  )
}

const takeFocus = (element: HTMLElement | null): void => element?.focus()

interface ResultDialogProps {
  readonly winner: SideId | 'draw'
  readonly rule: string | undefined
  /** By Escape: back to the table. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The focus is on the result as a whole: a key that was meant for the game does not press one of its buttons. */
function ResultDialog({ winner, rule, onClose, children }: ResultDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    element?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="result-veil"
      tabIndex={-1}
      aria-labelledby="result-heading"
      data-result={winner}
      data-rule={rule}
      onCancel={onClose}
    >
      {children}
    </dialog>
  )
}
