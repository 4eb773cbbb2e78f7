import { CONSENTS, type GameAround, PRESETS, type ProofFault, SAID_LENGTH } from '@tactic48/protocol'
import { opponentOf, SIDES, type SideId } from '@tactic48/rules'
import { clsx } from 'clsx'
import { type FormEvent, type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trackWork } from '../app/settled.ts'
import { useGame } from '../game/gameStore.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { SideMark } from '../ui/SideMark.tsx'
import { type Around, type DistantSession, otherName } from './distantSession.ts'
import { timeLeft } from './links.ts'
import css from './Online.module.css'
import { server } from './requests.ts'
import { checked } from './witness.ts'

const OFFERED = { pause: 'agreePause', chat: 'agreeChat', close: 'agreeClose' } as const

/** Beside the table of a distant game: who is there, the clocks, what is said and agreed, and at the end the dice. */
export function DistantBar({ session }: { session: DistantSession }): ReactElement {
  const { t } = useTranslation('online')
  const [{ around, heardAt, said, isDoubtful }, setBeside] = useState<Around>(session.around)
  const [open, setOpen] = useState(false)
  const connection = useGame((store) => store.game?.connection)
  useEffect(() => session.listenAround(setBeside), [session])
  useTurnSaid(around)
  const last = said.at(-1)
  return (
    <aside
      className={css.bar}
      data-part="distant"
      aria-label={t('table.title', { blue: around.names.blue ?? '', ember: around.names.ember ?? '' })}
    >
      {connection === 'away' && (
        <p className="refusal" role="status">
          {t('table.offline')}
        </p>
      )}
      {isDoubtful && (
        <p className="refusal" role="alert">
          {t('table.doubt')}
        </p>
      )}
      {around.closing && <p role="status">{t(`table.closedBy.${around.closing.by}`)}</p>}
      <div className="row wrap g6">
        {SIDES.map((side) => (
          <Player key={side} side={side} around={around} heardAt={heardAt} />
        ))}
        {around.watching > 0 && <small className="muted">{t('table.watching', { count: around.watching })}</small>}
        {last && (
          <span className={css.said} aria-live="polite">
            <SideMark side={last.side} /> {'preset' in last.said ? t(`preset.${last.said.preset}`) : last.said.text}
          </span>
        )}
        {around.side && (
          <button type="button" className="chip" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('table.say')}
          </button>
        )}
        {(around.status === 'over' || around.status === 'closed') && <DiceCheck game={around.id} />}
      </div>
      {open && around.side && <Talk session={session} around={around} side={around.side} said={said} />}
    </aside>
  )
}

function Player({ side, around, heardAt }: { side: SideId; around: GameAround; heardAt: number }): ReactElement {
  const { t } = useTranslation('online')
  const language = useLanguage()
  const { names, here, clocks, asks } = around
  const asked = asks?.sides.includes(side) === true && around.status === 'running'
  const left = useLeft(around, heardAt, side)
  return (
    <span className={clsx('chip', asked && css.asked)} data-side={side}>
      <SideMark side={side} />
      <b>
        <bdi>{names[side]}</bdi>
      </b>
      <span
        className={clsx(css.dot, here[side] && css.here)}
        role="img"
        aria-label={t(here[side] ? 'table.here' : 'table.away')}
      />
      {clocks && left !== undefined && <span>{clocks.paused ? t('table.paused') : timeLeft(left, language)}</span>}
      {asked && side === around.side && <b>{t('table.yourTurn')}</b>}
    </span>
  )
}

/** What a side has left, counted down on this page between two messages. */
function useLeft({ clocks, now, status }: GameAround, heardAt: number, side: SideId): number | undefined {
  const [, tick] = useState(0)
  const runs = clocks?.since[side] !== undefined && !clocks.paused && status === 'running'
  useEffect(() => {
    if (!runs) return undefined
    const ticking = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(ticking)
  }, [runs])
  if (!clocks) return undefined
  const since = runs ? clocks.since[side] : undefined
  const server = now + (Date.now() - heardAt)
  return clocks.left[side] - (since === undefined ? 0 : Math.max(0, server - since))
}

/** The window’s title says that it is your turn, also in another tab. */
function useTurnSaid({ asks, side, status }: GameAround): void {
  const { t } = useTranslation('online')
  const mine = status === 'running' && side !== undefined && asks?.sides.includes(side) === true
  useEffect(() => {
    if (!mine) return undefined
    const before = document.title
    document.title = `● ${t('mine.yours')} · ${before}`
    return () => {
      if (document.title.startsWith('● ')) document.title = before
    }
  }, [mine, t])
}

function Talk({
  session,
  around,
  side,
  said,
}: {
  session: DistantSession
  around: GameAround
  side: SideId
  said: Around['said']
}): ReactElement {
  const { t } = useTranslation('online')
  const other = otherName(around) ?? ''
  const agreed = around.agreed[side]
  const theirs = around.agreed[opponentOf(side)]
  const [reported, setReported] = useState(false)
  const absences = around.absences[opponentOf(side)]
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    event.currentTarget.reset()
    if (text) void session.say({ type: 'say', said: { text } })
  }
  return (
    <div className={clsx('card stack g10', css.talk)}>
      <ul className={clsx('stack g4 scrolls', css.remarks)}>
        {said.map((remark) => (
          <li key={remark.no} className="row g6">
            <SideMark side={remark.side} />
            <span>{'preset' in remark.said ? t(`preset.${remark.said.preset}`) : remark.said.text}</span>
          </li>
        ))}
      </ul>
      <div className="row wrap g4">
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            className="chip"
            onClick={() => void session.say({ type: 'say', said: { preset } })}
          >
            {t(`preset.${preset}`)}
          </button>
        ))}
      </div>
      {agreed.chat && theirs.chat && (
        <form className="row g6" onSubmit={send}>
          <input className="fill" name="text" maxLength={SAID_LENGTH} aria-label={t('table.say')} autoComplete="off" />
          <button type="submit" className="btn">
            {t('table.send')}
          </button>
        </form>
      )}
      <div className="stack g2">
        {[...CONSENTS, 'waivesWindows' as const].map((to) => (
          <label key={to} className="tick">
            <input
              type="checkbox"
              checked={agreed[to] === true}
              onChange={(event) => void session.say({ type: 'agree', to, agrees: event.target.checked })}
            />
            <span>
              {t(to === 'waivesWindows' ? 'table.waives' : `table.${OFFERED[to]}`)}
              {theirs[to] && <small className="muted"> · {t('table.asks', { name: other })}</small>}
            </span>
          </label>
        ))}
      </div>
      {absences > 0 && (
        <div className="stack g4">
          <p>{t('table.absent', { name: other, count: absences })}</p>
          {absences >= around.terms.absences && around.status === 'running' && (
            <div className="row g6">
              <button type="button" className="btn" onClick={() => void session.say({ type: 'close', as: 'won' })}>
                {t('table.claimWin')}
              </button>
              <button type="button" className="btn" onClick={() => void session.say({ type: 'close', as: 'drawn' })}>
                {t('table.claimDraw')}
              </button>
            </div>
          )}
        </div>
      )}
      <div className="row wrap g6">
        <button
          type="button"
          className="btn quiet"
          onClick={() =>
            void trackWork(
              server.report(
                around.id,
                said
                  .map(({ said: one }) => ('text' in one ? one.text : one.preset))
                  .join(' / ')
                  .slice(0, 900) || '–',
              ),
            ).then(
              () => setReported(true),
              () => undefined,
            )
          }
        >
          {t(reported ? 'table.reported' : 'table.report', { name: other })}
        </button>
        <button
          type="button"
          className="btn quiet"
          onClick={() => void trackWork(server.block(around.id, true)).catch(() => undefined)}
        >
          {t('table.block', { name: other })}
        </button>
      </div>
    </div>
  )
}

/** Every value of every roll, checked by what this browser was told while the game ran. */
export function DiceCheck({ game }: { game: string }): ReactElement {
  const { t } = useTranslation('online')
  const [found, setFound] = useState<{ readonly entries: number; readonly fault: ProofFault | undefined }>()
  const check = async (): Promise<void> => {
    const proof = await server.proof(game)
    setFound({ entries: proof.entries.length, fault: checked(game, proof) })
  }
  if (!found)
    return (
      <button type="button" className="chip" onClick={() => void trackWork(check()).catch(() => undefined)}>
        {t('table.dice')}
      </button>
    )
  const { entries, fault } = found
  return (
    <span role="status" className={fault ? 'refusal' : 'muted'}>
      {!fault && t('table.diceGood', { count: entries })}
      {fault && ('entry' in fault ? t('table.diceBad', { entry: fault.entry }) : t('table.diceBadPromise'))}
    </span>
  )
}
