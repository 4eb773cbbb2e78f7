import type { Command, GameState, Refusal, SideId } from '@tactic48/rules'
import clsx from 'clsx'
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveSetting, useSettings } from '../app/settings.ts'
import { Loading, workLater } from '../app/settled.ts'
import { seatFor, send, useGame } from '../game/gameStore.ts'
import { requestOf } from '../game/takeBack.ts'
import { loadTexts, partWithTexts } from '../i18n/loadTexts.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { useWhy } from '../prose/useWhy.ts'
import { isAccepted } from '../session/session.ts'
import { BEAT_TIMES } from '../stage/pace.ts'
import { speaker, spendsTooLittle } from './commands.ts'
import { Dialog } from './Dialog.tsx'
import css from './Dialogs.module.css'
import { usePlay } from './playContext.ts'
import { RuleLine } from './RuleLine.tsx'
import { readyFigures } from './roster/useRoster.ts'
import { useTable } from './tableStore.ts'

const KeysDialog = partWithTexts([], () => import('./KeysDialog.tsx').then((part) => part.KeysDialog))
const RuleReportDialog = partWithTexts(['ruleReport'], () =>
  import('../ruleReport/RuleReportDialog.tsx').then((part) => part.RuleReportDialog),
)

/** What lies over the table until it is answered. */
export function Dialogs(): ReactElement | undefined {
  const play = usePlay()
  const asked = useTable((table) => table.asked)
  const shut = (): void => useTable.getState().change({ asked: undefined })
  if (!asked) return undefined
  if (typeof asked === 'object') return <UndoDialog side={speaker(play)} refusal={asked.undo} onClose={shut} />
  if (asked === 'resign') return <ResignDialog side={speaker(play)} onClose={shut} />
  if (asked === 'endTurn') return play.side && <EndTurnDialog side={play.side} onClose={shut} />
  return asked === 'keys' ? <KeysDialog onClose={shut} /> : <RuleReportDialog onClose={shut} />
}

interface AskingProps {
  readonly side: SideId
  readonly onClose: () => void
}

function sendFor(state: GameState, side: SideId, verb: Extract<Command['verb'], 'endTurn' | 'resign'>): void {
  const seat = seatFor(state, side)
  if (seat) void send({ verb, seat })
}

/** More names would hide the question. */
const NAMED = 6

/** TURN-05, told before it costs; and who could still act. */
function EndTurnDialog({ side, onClose }: AskingProps): ReactElement {
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
    sendFor(state, side, 'endTurn')
    onClose()
  }
  return (
    <Dialog
      title={t(costs ? 'endTurn.heading' : 'endTurn.leftHeading')}
      stay={t('endTurn.stay')}
      acts={
        <button type="button" className="btn final" onClick={end} data-end-anyway>
          {t(waived || !costs ? 'endTurn.goFree' : 'endTurn.go')}
        </button>
      }
      onClose={onClose}
    >
      {costs ? (
        <RuleLine rule="TURN-05">{t(waived ? 'endTurn.waived' : 'endTurn.forfeit')}</RuleLine>
      ) : (
        <>
          <p>{t('endTurn.left', { at: t('at', { count: tokens }), names: list(ready) })}</p>
          <label className="tick">
            <input
              type="checkbox"
              checked={!asksEnd}
              onChange={({ target }) => saveSetting('asksEnd', !target.checked)}
            />
            {t('endTurn.never')}
          </label>
        </>
      )}
    </Dialog>
  )
}

function ResignDialog({ side, onClose }: AskingProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const resign = (): void => {
    sendFor(state, side, 'resign')
    onClose()
  }
  return (
    <Dialog
      title={t('resign.heading')}
      stay={t('act.cancel')}
      acts={
        <button type="button" className="btn final" onClick={resign} data-resign-sure>
          {t('act.resignSure')}
        </button>
      }
      onClose={onClose}
    >
      <RuleLine rule="VICT-10">{t('resign.text', { side: names.side(side) })}</RuleLine>
    </Dialog>
  )
}

/** Taking back is not free: why not, and whether the other side may be asked. */
function UndoDialog({ side, refusal, onClose }: AskingProps & { readonly refusal: Refusal }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const why = useWhy(state)
  const known = useGame((store) => store.game && requestOf(store.game, side))
  const request = refusal.code === 'nothingToUndo' || refusal.code === 'gameOver' ? undefined : known
  const ask = (): void => {
    void useGame
      .getState()
      .askBack(side)
      .then((answer) => isAccepted(answer) && onClose())
  }
  return (
    <Dialog
      title={t('act.undo')}
      stay={t('act.close')}
      acts={
        (request === 'people' || request === 'granted') && (
          <button type="button" className="btn" onClick={ask} data-ask-undo>
            {t(request === 'people' ? 'act.askUndo' : 'act.takeBack')}
          </button>
        )
      }
      onClose={onClose}
    >
      <p role="status">
        {why(refusal)} {request && t(`takeBack.${request}`)}
      </p>
    </Dialog>
  )
}

const panel = () => Promise.all([import('../replay/ResultPanel.tsx'), loadTexts('replay', 'setup', 'sight')])
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
        className={clsx('btn final', css.again)}
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
      className={css.result}
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
