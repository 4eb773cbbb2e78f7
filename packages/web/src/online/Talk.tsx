import { CONSENTS, type Consent, type GameAround, PRESETS, SAID_LENGTH } from '@tactic48/protocol'
import { type GameState, opponentOf, type SideId, seatOf } from '@tactic48/rules'
import { clsx } from 'clsx'
import { type FormEvent, type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trackWork } from '../app/settled.ts'
import { send } from '../game/gameStore.ts'
import { SideMark } from '../ui/SideMark.tsx'
import { SureButton } from '../ui/SureButton.tsx'
import { type Around, type DistantSession, otherName } from './distantSession.ts'
import css from './Online.module.css'
import { server } from './requests.ts'

interface TalkProps {
  readonly session: DistantSession
  readonly around: GameAround
  readonly side: SideId
  readonly said: Around['said']
  readonly state: GameState
}

/** What two players say and agree on beside the table. */
export function Talk(props: TalkProps): ReactElement {
  const { session, around, side, said } = props
  const { t } = useTranslation('online')
  const running = around.status === 'running'
  const chats = around.agreed[side].chat && around.agreed[opponentOf(side)].chat
  const tell = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    event.currentTarget.reset()
    if (text) void session.say({ type: 'say', said: { text } })
  }
  return (
    <section className={clsx('card stack g12', css.paper)} aria-label={t('paper.talk')} data-part="talk">
      {said.length > 0 && (
        <ul className={clsx('stack g4 scrolls', css.remarks)}>
          {said.map((remark) => (
            <li key={remark.no} className="row g6">
              <SideMark side={remark.side} />
              <span>{'preset' in remark.said ? t(`preset.${remark.said.preset}`) : remark.said.text}</span>
            </li>
          ))}
        </ul>
      )}
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
      {chats && (
        <form className="row g6" onSubmit={tell}>
          <input
            type="text"
            className="fill"
            name="text"
            maxLength={SAID_LENGTH}
            aria-label={t('table.say')}
            autoComplete="off"
          />
          <button type="submit" className="btn">
            {t('table.send')}
          </button>
        </form>
      )}
      {running && !around.computer && <Agreements {...props} />}
      {running && <Absence session={session} around={around} side={side} />}
      {running && <Leaving side={side} state={props.state} />}
      {!around.computer && <Strangers around={around} said={said} />}
    </section>
  )
}

/** What applies as soon as both have agreed; and what is each player's own choice, which the other sees. */
function Agreements(props: TalkProps): ReactElement {
  const { t } = useTranslation('online')
  const { pace } = props.around.terms
  return (
    <>
      <fieldset className="stack g2">
        <legend className="cap">{t('agree.heading')}</legend>
        {CONSENTS.filter((to) => to !== 'pause' || pace.kind !== 'none').map((to) => (
          <Agreement key={to} {...props} to={to} />
        ))}
      </fieldset>
      {pace.kind === 'live' && <Agreement {...props} to="waivesWindows" />}
    </>
  )
}

function Agreement({
  session,
  around,
  side,
  to,
}: TalkProps & { readonly to: Consent | 'waivesWindows' }): ReactElement {
  const { t } = useTranslation('online')
  const [mine, theirs] = [around.agreed[side], around.agreed[opponentOf(side)]]
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={mine[to] === true}
        onChange={(event) => void session.say({ type: 'agree', to, agrees: event.target.checked })}
      />
      <span>
        {t(`agree.${to}`)}
        {theirs[to] && (
          <b className={clsx(!mine[to] && to !== 'waivesWindows' && css.yours)}>
            {' '}
            {t('agree.theirs', { name: otherName(around) ?? '' })}
          </b>
        )}
      </span>
    </label>
  )
}

/** The other side let the clock run out: after so many times the table may be closed. */
function Absence({ session, around, side }: Pick<TalkProps, 'session' | 'around' | 'side'>): ReactElement | undefined {
  const { t } = useTranslation('online')
  const count = around.absences[opponentOf(side)]
  if (count === 0) return undefined
  return (
    <div className="stack g4">
      <p>{t('table.absent', { name: otherName(around) ?? '', count })}</p>
      {count >= around.terms.absences && (
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
  )
}

/** VICT-10, at any moment and not only in one’s own turn. */
function Leaving({ side, state }: { side: SideId; state: GameState }): ReactElement | undefined {
  const { t } = useTranslation('online')
  const [refused, setRefused] = useState(false)
  const seat = seatOf(state, side)
  if (!seat || state.phase === 'over') return undefined
  return (
    <div className="row wrap g6">
      {state.phase === 'play' && (
        <button
          type="button"
          className="btn"
          onClick={() => void send({ verb: 'offerDraw', seat }).then((done) => setRefused(!done))}
        >
          {t('agree.draw')}
        </button>
      )}
      <SureButton
        label={t('agree.resign')}
        sure={t('agree.resignSure')}
        onSure={() => void send({ verb: 'resign', seat })}
      />
      {refused && (
        <p className="muted t13" role="status">
          {t('agree.drawNotNow')}
        </p>
      )}
    </div>
  )
}

function Strangers({ around, said }: Pick<TalkProps, 'around' | 'said'>): ReactElement {
  const { t } = useTranslation('online')
  const name = otherName(around) ?? ''
  const [done, setDone] = useState<'reported' | 'blocked'>()
  const told = said.map(({ said: one }) => ('text' in one ? one.text : one.preset)).join(' / ')
  const act = (work: Promise<unknown>, then: 'reported' | 'blocked'): void =>
    void trackWork(work).then(
      () => setDone(then),
      () => undefined,
    )
  return (
    <div className="row wrap g6 line-above">
      <button
        type="button"
        className="btn quiet"
        onClick={() => act(server.report(around.id, told.slice(0, 900) || '–'), 'reported')}
      >
        {t('table.report', { name })}
      </button>
      <button type="button" className="btn quiet" onClick={() => act(server.block(around.id, true), 'blocked')}>
        {t('table.block', { name })}
      </button>
      <span role="status" className="muted t13">
        {done && t(`table.${done}`)}
      </span>
    </div>
  )
}
