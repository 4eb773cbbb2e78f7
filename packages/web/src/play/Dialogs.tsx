import type { Refusal, SideId } from '@tactic48/rules'
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading, workLater } from '../app/settled.ts'
import { seatFor, send, useGame } from '../game/gameStore.ts'
import { requestOf } from '../game/takeBack.ts'
import { loadTexts } from '../i18n/loadTexts.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { useWhy } from '../prose/useWhy.ts'
import { isAccepted } from '../session/session.ts'
import { BEAT_TIMES } from '../stage/pace.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { readyFigures } from './answering.ts'
import { spendsTooLittle } from './commands.ts'
import { usePlay } from './playContext.ts'
import { saveSetting, useSettings } from './settings.ts'
import { useTable } from './tableStore.ts'

/** A small question that concerns the game itself, not the table. `data-stay` is the button that changes nothing: it has the focus first. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    element?.querySelector<HTMLElement>('[data-stay]')?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog ref={dialog} className="play-dialog" aria-labelledby="dialog-title" onClose={onClose} onCancel={onClose}>
      <h2 id="dialog-title">{title}</h2>
      {children}
    </dialog>
  )
}

/** More names would hide the question. */
const NAMED = 6

/** TURN-05, told before it costs; and who could still act. */
export function EndTurnDialog({ side, onClose }: { side: SideId; onClose: () => void }): ReactElement {
  const { t } = useTranslation('play')
  const { list } = useNumbers()
  const play = usePlay()
  const { state, names } = play
  const { tokens } = state.sides[side]
  const costs = spendsTooLittle(state, side)
  const men = readyFigures(play)
  const ready = [
    ...men.slice(0, NAMED).map(({ id }) => names.figure(id)),
    ...(men.length > NAMED ? [t('endTurn.others', { count: men.length - NAMED })] : []),
  ]
  const waived = state.rules.minSpendFailure === 'waive'
  const asksEnd = useSettings((settings) => settings.asksEnd)
  const end = (): void => {
    const seat = seatFor(state, side)
    if (seat) void send({ verb: 'endTurn', seat })
    onClose()
  }
  return (
    <Dialog title={t(costs ? 'endTurn.heading' : 'endTurn.leftHeading')} onClose={onClose}>
      {costs ? (
        <p>
          {t(waived ? 'endTurn.waived' : 'endTurn.forfeit')} <RuleChip rule="TURN-05" />
        </p>
      ) : (
        <>
          <p>{t('endTurn.left', { at: t('at', { count: tokens }), names: list(ready) })}</p>
          <label className="dialog-tick">
            <input
              type="checkbox"
              checked={!asksEnd}
              onChange={({ target }) => saveSetting('asksEnd', !target.checked)}
            />
            {t('endTurn.never')}
          </label>
        </>
      )}
      <div className="dialog-foot">
        <button type="button" className="btn" onClick={onClose} data-stay>
          {t('endTurn.stay')}
        </button>
        <button type="button" className="btn final" onClick={end} data-end-anyway>
          {t(waived || !costs ? 'endTurn.goFree' : 'endTurn.go')}
        </button>
      </div>
    </Dialog>
  )
}

export function ResignDialog({ side, onClose }: { side: SideId; onClose: () => void }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const resign = (): void => {
    const seat = seatFor(state, side)
    if (seat) void send({ verb: 'resign', seat })
    onClose()
  }
  return (
    <Dialog title={t('resign.heading')} onClose={onClose}>
      <p>
        {t('resign.text', { side: names.side(side) })} <RuleChip rule="VICT-10" />
      </p>
      <div className="dialog-foot">
        <button type="button" className="btn" onClick={onClose} data-stay>
          {t('act.cancel')}
        </button>
        <button type="button" className="btn final" onClick={resign} data-resign-sure>
          {t('act.resignSure')}
        </button>
      </div>
    </Dialog>
  )
}

/** Taking back is not free: why not, and whether the other side may be asked. */
export function UndoDialog({
  side,
  refusal,
  onClose,
}: {
  side: SideId
  refusal: Refusal
  onClose: () => void
}): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const why = useWhy(state)
  const request = useGame((store) => store.game && requestOf(store.game, side))
  const ask = (): void => {
    void useGame
      .getState()
      .askBack(side)
      .then((answer) => isAccepted(answer) && onClose())
  }
  const final = refusal.code === 'nothingToUndo' || refusal.code === 'gameOver'
  return (
    <Dialog title={t('act.undo')} onClose={onClose}>
      <p role="status">
        {why(refusal)} {!final && request && t(`takeBack.${request}`)}
      </p>
      <div className="dialog-foot">
        <button type="button" className="btn" onClick={onClose}>
          {t('act.close')}
        </button>
        {!final && (request === 'people' || request === 'granted') && (
          <button type="button" className="btn" onClick={ask} data-ask-undo>
            {t(request === 'people' ? 'act.askUndo' : 'act.takeBack')}
          </button>
        )}
      </div>
    </Dialog>
  )
}

const panel = () => Promise.all([import('../replay/ResultPanel.tsx'), loadTexts('replay', 'sight')])
const ResultPanel = lazy(() => panel().then(([part]) => ({ default: part.ResultPanel })))

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
