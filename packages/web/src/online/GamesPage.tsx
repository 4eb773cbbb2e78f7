import type { ListedOnline } from '@tactic48/protocol'
import { opponentOf } from '@tactic48/rules'
import { clsx } from 'clsx'
import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { addressFor } from '../app/edition.ts'
import { hrefOf } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { battlefieldIn } from '../setup/draft.ts'
import { FieldThumb } from '../setup/field/FieldThumb.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import { Guest } from './Guest.tsx'
import { Invite } from './Invite.tsx'
import { isLoopback, timeLeft } from './links.ts'
import { useFreshLists, waitsForMe } from './lists.ts'
import css from './Online.module.css'

/** Games with players who are elsewhere: whose turn it is, an invitation, and who waits for an opponent. */
export function GamesPage(): ReactElement {
  const { t } = useTranslation('online')
  const { reach, mine, open, me } = useFreshLists()
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
          <section className={clsx('card stack g12', css.mine)} aria-labelledby="my-games">
            <MyGames games={mine} />
          </section>
          <div className="stack g16">
            <Invite />
            {isLoopback() && <p className="refusal">{t('table.loopback')}</p>}
          </div>
          <div className="stack g16">
            <OpenGames games={open} />
            <Guest me={me} />
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
  const { t } = useTranslation('online')
  const { ago } = useNumbers()
  const language = useLanguage()
  const { id, card, side, opponent, status, turn, asks, clocks } = game
  const mine = waitsForMe(game) && !game.waits
  const asked = side && asks && (mine ? side : opponentOf(side))
  const state = game.waits
    ? t('mine.waits')
    : status === 'open'
      ? t('mine.open')
      : status !== 'running'
        ? t('mine.over')
        : mine
          ? t('mine.yours')
          : t('mine.theirs', { name: opponent ?? '' })
  return (
    <li className={clsx('line-below', css.game)} data-waits={mine || undefined}>
      <Thumb game={game} />
      <div className="stack g4 fill">
        <p>
          <b className="t16">
            <bdi>{card.title}</bdi>
          </b>{' '}
          <small className="muted">
            {opponent !== undefined && t('mine.against', { name: opponent })}{' '}
            {turn > 0 && `· ${t('mine.turn', { turn })}`}
          </small>
        </p>
        <p className="t13 row wrap g6">
          {side && <SideMark side={side} />}
          <b className={clsx(mine && css.yours)}>{state}</b>
          {asks && status === 'running' && <span className="muted">{t('mine.since', { ago: ago(asks.at) })}</span>}
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
        </p>
      </div>
      <a className={clsx('btn', mine && 'primary')} href={addressFor(hrefOf({ page: 'distant', id }), game.page)}>
        {t(mine ? 'mine.play' : 'mine.look')}
      </a>
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
                <bdi>{game.card.title}</bdi>
              </b>
              <small className="muted">
                {game.card.sheets} · {t('open.ap', { ap: game.card.ap })}
              </small>
              {game.host && <small className="muted">{t('open.host', game.host)}</small>}
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
