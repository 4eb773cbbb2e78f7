import type { ListedOnline } from '@tactic48/protocol'
import { opponentOf } from '@tactic48/rules'
import { clsx } from 'clsx'
import { type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressFor } from '../app/edition.ts'
import { hrefOf } from '../app/route.ts'
import { trackWork } from '../app/settled.ts'
import { TopBar } from '../app/TopBar.tsx'
import { textsNow } from '../i18n/loadTexts.ts'
import type { Texts } from '../i18n/texts.ts'
import { timeLeft } from '../i18n/timeLeft.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { battlefieldIn } from '../setup/draft.ts'
import { FieldThumb } from '../setup/field/FieldThumb.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import { cardName } from './cardName.ts'
import { Guest } from './Guest.tsx'
import { Invite } from './Invite.tsx'
import { useFreshLists, useLists, waitsForMe } from './lists.ts'
import { Notices } from './Notices.tsx'
import css from './Online.module.css'
import { PaceWords } from './PaceWords.tsx'
import { watchAgain } from './replay.ts'
import { useTurnSignal } from './turnSignal.ts'

/** Games with players who are elsewhere: whose turn it is, an invitation, and who waits for an opponent. */
export function GamesPage({ code }: { code: string | undefined }): ReactElement {
  const { t } = useTranslation('online')
  const { reach, mine, open, me } = useFreshLists()
  useTurnSignal(mine.filter(waitsForMe).length)
  return (
    <div className="page">
      <TopBar page={t('title')} note={t('note')} />
      {reach === 'unreachable' ? (
        <main className={css.alone}>
          <p className="card" role="status">
            {t('table.unreachable')}
          </p>
        </main>
      ) : (
        <main className={css.lobby}>
          <Invite />
          <div className={clsx('stack g16', mine.length > 0 && css.mine)}>
            <section className="card stack g12" aria-labelledby="my-games">
              <MyGames games={mine.filter((game) => !hasEnded(game))} />
            </section>
            <History games={mine.filter(hasEnded)} />
          </div>
          <div className="stack g16">
            <OpenGames games={open} />
            <Guest me={me} code={code} />
            <Notices />
          </div>
        </main>
      )}
    </div>
  )
}

function MyGames({ games }: { games: readonly ListedOnline[] }): ReactElement {
  const { t } = useTranslation('online')
  const waiting = games.filter(waitsForMe).length
  return (
    <>
      <h2 id="my-games" className="row base g10 line-below">
        <span className="t20">{t('mine.heading')}</span>
        {waiting > 0 && <small className="muted plain t13">{t('mine.waitsForYou', { count: waiting })}</small>}
      </h2>
      {games.length === 0 && <p className="muted">{t('mine.none')}</p>}
      <ul className="stack g12" data-part="my-games">
        {games.map((game) => (
          <MyGame key={game.id} game={game} />
        ))}
      </ul>
    </>
  )
}

function MyGame({ game }: { game: ListedOnline }): ReactElement {
  const { t } = useTranslation(['online', 'play'])
  const { ago } = useNumbers()
  const language = useLanguage()
  const { id, card, side, opponent, status, turn, asks, clocks, invited = false } = game
  const mine = waitsForMe(game) && !game.waits
  const asked = side && asks && (mine ? side : opponentOf(side))
  const state = game.waits
    ? t('mine.waits')
    : status === 'open'
      ? t(invited ? 'mine.invited' : 'mine.open')
      : mine
        ? t('mine.yours')
        : t('mine.theirs', { name: opponent ?? '' })
  return (
    <li className={clsx('line-below', css.game)} data-waits={mine || undefined}>
      <Thumb game={game} />
      <div className="stack g4 fill">
        <p>
          <b className="t16">
            <bdi>{cardName(card, language)}</bdi>
          </b>{' '}
          <small className={clsx('muted', css.about)}>
            {opponent !== undefined && t('mine.against', { name: opponent })}{' '}
            {turn > 0 && `· ${t('mine.turn', { turn })}`}
          </small>
        </p>
        <p className="t13 row g6">
          {side && <SideMark side={side} />}
          <span className="row wrap g6 fill">
            {asks && status === 'running' && (
              <span className="muted">
                {isNamed(asks.kind) && `${t(`question.${asks.kind}`, { ns: 'play' })} · `}
                {t('mine.since', { ago: ago(asks.at) })}
              </span>
            )}
            {clocks && asked && status === 'running' && (
              <span className="muted">
                {t('mine.left', {
                  time: timeLeft(
                    clocks.left[asked] - Math.max(0, Date.now() - (clocks.since[asked] ?? Date.now())),
                    language,
                  ),
                })}
              </span>
            )}
          </span>
        </p>
      </div>
      <div className={css.act}>
        <b className={clsx(css.state, (mine || invited) && css.yours)}>{state}</b>
        <a
          className={clsx('btn', (mine || invited) && 'primary')}
          href={addressFor(hrefOf({ page: invited ? 'join' : 'distant', id }), game.page)}
        >
          {t(invited ? 'open.join' : mine ? 'mine.play' : 'mine.look')}
        </a>
      </div>
    </li>
  )
}

/** Questions that a list names; others are said to be asked, without a name. */
const isNamed = (kind: string): kind is keyof Texts['play']['question'] =>
  Object.hasOwn(textsNow('play').question, kind)

const SHOWN = 5

/** Games that have ended, with their results. */
function History({ games }: { games: readonly ListedOnline[] }): ReactElement | undefined {
  const { t } = useTranslation('online')
  const [all, setAll] = useState(false)
  const heading = useId()
  if (games.length === 0) return undefined
  return (
    <section className="card stack g12" aria-labelledby={heading} data-part="history">
      <h2 id={heading} className="row base g10 line-below">
        <span className="t20">{t('history.heading')}</span>
        <small className="muted plain t13">{t('history.record', recordOf(games))}</small>
      </h2>
      <ul className="stack g12">
        {(all ? games : games.slice(0, SHOWN)).map((game) => (
          <Ended key={game.id} game={game} />
        ))}
      </ul>
      {!all && games.length > SHOWN && (
        <button type="button" className="btn" onClick={() => setAll(true)}>
          {t('history.all', { count: games.length })}
        </button>
      )}
    </section>
  )
}

const hasEnded = ({ status }: ListedOnline): boolean => status === 'over' || status === 'closed'

/** Won, lost or neither, for the side that looks. */
function resultOf({ closing, side }: ListedOnline): 'won' | 'lost' | 'drawn' | 'none' {
  if (closing?.by !== 'rules' && closing?.by !== 'absence') return 'none'
  if (closing.winner === undefined) return 'drawn'
  return closing.winner === side ? 'won' : 'lost'
}

function recordOf(games: readonly ListedOnline[]) {
  const count = (result: ReturnType<typeof resultOf>): number =>
    games.filter((game) => resultOf(game) === result).length
  return { won: count('won'), lost: count('lost'), drawn: count('drawn') }
}

function Ended({ game }: { game: ListedOnline }): ReactElement {
  const { t } = useTranslation('online')
  const { ago } = useNumbers()
  const language = useLanguage()
  const [failed, setFailed] = useState(false)
  const { id, card, side, opponent, turn, closing, changedAt } = game
  const result = resultOf(game)
  const me = useLists((lists) => lists.me?.name)
  const names = side === 'ember' ? { blue: opponent, ember: me } : { blue: me, ember: opponent }
  const replay = (): void => void trackWork(watchAgain(id, { card, names })).catch(() => setFailed(true))
  return (
    <li className={clsx('line-below', css.game)} data-result={result}>
      <Thumb game={game} />
      <div className="stack g4 fill">
        <p>
          <b className="t16">
            <bdi>{cardName(card, language)}</bdi>
          </b>{' '}
          <small className={clsx('muted', css.about)}>
            {opponent !== undefined && t('mine.against', { name: opponent })}{' '}
            {turn > 0 && `· ${t('mine.turn', { turn })}`}
          </small>
        </p>
        <p className="t13 row wrap g6">
          {side && <SideMark side={side} />}
          <b>{t(`history.${result}`)}</b>
          <span className="muted">
            {closing && closing.by !== 'rules' && `${t(`table.closedBy.${closing.by}`)} `}
            {ago(changedAt)}
          </span>
        </p>
        {failed && (
          <p className="refusal" role="alert">
            {t('history.failed')}
          </p>
        )}
      </div>
      {turn > 0 || closing?.by === 'rules' ? (
        <div className={css.act}>
          <button type="button" className="btn" onClick={replay}>
            {t('after.replay')}
          </button>
          <a className="btn quiet" href={addressFor(hrefOf({ page: 'distant', id }), game.page)}>
            {t('mine.look')}
          </a>
        </div>
      ) : (
        <span />
      )}
    </li>
  )
}

/** The table alone: who stands where may be secret. */
function Thumb({ game: { card } }: { game: ListedOnline }): ReactElement {
  const table = battlefieldIn({ kind: 'ready', id: card.battlefield })?.table
  return <div className={css.thumb}>{table && <FieldThumb name={card.battlefield} table={table} />}</div>
}

function OpenGames({ games }: { games: readonly ListedOnline[] }): ReactElement {
  const { t } = useTranslation('online')
  const language = useLanguage()
  const heading = useId()
  return (
    <section className="card stack g10" aria-labelledby={heading}>
      <h2 id={heading} className="t20">
        {t('open.heading')}
      </h2>
      {games.length === 0 && <p className="muted">{t('open.none')}</p>}
      <ul className="stack g10">
        {games.map((game) => (
          <li key={game.id} className="row g10 line-above">
            <Thumb game={game} />
            <div className="stack g2 fill">
              <b>
                <bdi>{cardName(game.card, language)}</bdi>
              </b>
              <small className="muted">
                {game.card.sheets} · {t('open.ap', { ap: game.card.ap })} · <PaceWords pace={game.terms.pace} />
              </small>
              {game.host && (
                <small className="muted">{game.host.begun > 0 ? t('open.host', game.host) : game.host.name}</small>
              )}
            </div>
            <a className="btn" href={addressFor(hrefOf({ page: 'join', id: game.id }), game.page)}>
              {t('open.join')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
