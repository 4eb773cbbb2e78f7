import type { GameAround } from '@tactic48/protocol'
import { type GameState, opponentOf, SIDES } from '@tactic48/rules'
import { clsx } from 'clsx'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../game/gameStore.ts'
import { SeatedPlayer } from '../play/SeatedPlayer.tsx'
import { useWhy } from '../prose/useWhy.ts'
import { Icon } from '../ui/Icon.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import { AfterGame } from './AfterGame.tsx'
import { type Around, type DistantSession, isEnded } from './distantSession.ts'
import { MomentButton } from './MomentButton.tsx'
import css from './Online.module.css'
import { OrdersPanel } from './OrdersPanel.tsx'
import { Talk } from './Talk.tsx'
import { useTurnSignal } from './turnSignal.ts'

const PAPERS = ['talk', 'orders'] as const
const ICONS = { talk: 'talk', orders: 'text' } as const
type Paper = (typeof PAPERS)[number]

interface DistantBarProps {
  readonly session: DistantSession
  /** The table shows names and clocks in its rail; the set-up before it has none. */
  readonly named: boolean
}

/** Beside the table of a distant game: what is said, agreed and ordered, and what comes after the game. */
export function DistantBar({ session, named }: DistantBarProps): ReactElement | undefined {
  const { t } = useTranslation('online')
  const [beside, setBeside] = useState<Around>(session.around)
  const [open, setOpen] = useState<Paper>()
  const bar = useRef<HTMLElement>(null)
  const state = useGame(({ game }) => game?.state)
  useEffect(() => session.listenAround(setBeside), [session])
  const { around, said } = beside
  useTurnSignal(turnIsMine(around) ? 1 : 0)
  if (!state) return undefined
  const { side, names, status } = around
  const last = said.at(-1)
  const ended = isEnded(around)
  const papers = side ? PAPERS.filter((paper) => paper === 'talk' || !ended) : []
  const wanted = side !== undefined && !ended && asksOf(around).length > 0
  const shut = (): void => {
    const paper = open
    setOpen(undefined)
    if (paper) bar.current?.querySelector<HTMLElement>(`[data-paper-of="${paper}"]`)?.focus()
  }
  return (
    <aside
      ref={bar}
      className={css.bar}
      data-part="distant"
      data-named={named || undefined}
      data-turn-of={status === 'running' ? around.asks?.sides.join(' ') : undefined}
      aria-label={t('table.title', { blue: names.blue ?? '', ember: names.ember ?? '' })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        shut()
      }}
    >
      <Alerts beside={beside} state={state} apart={named} />
      <div className={css.chips}>
        {named &&
          SIDES.map((one) => (
            <span key={one} className="chip row g6" data-side={one}>
              <SideMark side={one} />
              <Seat side={one} />
            </span>
          ))}
        {papers.map((paper) => (
          <button
            key={paper}
            type="button"
            className={clsx('chip', paper === 'talk' && wanted && css.wanted)}
            aria-expanded={open === paper}
            data-paper-of={paper}
            onClick={() => (open === paper ? shut() : setOpen(paper))}
          >
            <Icon name={ICONS[paper]} />
            <span className={css.label}>{t(`paper.${paper}`)}</span>
            {paper === 'orders' && beside.orders.length > 0 && ` · ${beside.orders.length}`}
            {paper === 'talk' && wanted && <span className="sr"> · {t('paper.wanted')}</span>}
          </button>
        ))}
        {side && <MomentButton around={around} />}
      </div>
      {(around.watching > 0 || last) && (
        <div className={css.notes}>
          {around.watching > 0 && <small className={css.note}>{t('table.watching', { count: around.watching })}</small>}
          {last && (
            <span className={css.said} aria-live="polite">
              <SideMark side={last.side} /> {'preset' in last.said ? t(`preset.${last.said.preset}`) : last.said.text}
            </span>
          )}
        </div>
      )}
      {ended && state.phase !== 'over' && <AfterGame around={around} />}
      {open === 'talk' && side && <Talk session={session} around={around} side={side} said={said} state={state} />}
      {open === 'orders' && side && <OrdersPanel session={session} beside={beside} side={side} state={state} />}
    </aside>
  )
}

function Seat({ side }: { side: (typeof SIDES)[number] }): ReactElement | undefined {
  const seated = useGame(({ game }) => game?.seated?.[side])
  return seated && <SeatedPlayer seated={seated} />
}

/** What the other side has agreed to and this one has not. */
function asksOf({ side, agreed }: GameAround) {
  return (['pause', 'chat', 'hints', 'close'] as const).filter(
    (to) => side && agreed[opponentOf(side)][to] && !agreed[side][to],
  )
}

/** What must be known at once. The table itself says that the line is broken. */
function Alerts({ beside, state, apart }: { beside: Around; state: GameState; apart: boolean }): ReactElement {
  const { t } = useTranslation('online')
  const why = useWhy(state)
  const connection = useGame((store) => store.game?.connection)
  const { around, isDoubtful, voided } = beside
  const { closing, names } = around
  const winner = closing && 'winner' in closing ? closing.winner : undefined
  return (
    <>
      {apart && connection === 'away' && (
        <p className="refusal" role="status">
          {t('table.offline')}
        </p>
      )}
      {isDoubtful && (
        <p className="refusal" role="alert">
          {t('table.doubt')}
        </p>
      )}
      {voided && around.status === 'running' && (
        <p className="refusal" role="alert">
          {t('table.voided')} {why(voided)}
        </p>
      )}
      {closing && closing.by !== 'rules' && (
        <p className={clsx('card', css.closed)} role="status">
          {t(`table.closedBy.${closing.by}`)} {winner && t('table.wonBy', { name: names[winner] ?? '' })}
        </p>
      )}
    </>
  )
}

const turnIsMine = ({ asks, side, status }: GameAround): boolean =>
  status === 'running' && side !== undefined && asks?.sides.includes(side) === true
