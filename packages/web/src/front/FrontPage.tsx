import { SHOWCASE } from '@tactic48/content/showcase'
import clsx from 'clsx'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { goTo, hrefOf, type Route } from '../app/route.ts'
import { trackWork, workLater } from '../app/settled.ts'
import { storedText, storeText } from '../app/storedText.ts'
import { LanguageChoice, Logo, ThemeButton, useHeading } from '../app/TopBar.tsx'
import type { Players } from '../game/savedGame.ts'
import { offline } from '../offline/offline.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import css from './Front.module.css'
import { type LiveBattle, LiveTable, useLiveBattle } from './LiveBattle.tsx'
import { SavedGames, useSavedGames } from './SavedGames.tsx'

/** What sets a table out is fetched when somebody wants one; whether there is one now. */
const begin = (players: Players, played: number): Promise<boolean> =>
  import('./quickMatch.ts').then(
    ({ playAtOnce }) => playAtOnce(players, played),
    () => false,
  )

/** The battle behind the page stands still. */
const STILL = 'tactic48.still'
const WELCOMED = 'tactic48.welcomed'
/** Offered once at full size: who has chosen between learning and playing knows that there are both. */
const welcome = (): boolean => storeText(WELCOMED, 'yes')

/** A battle is one press away. */
export function FrontPage(): ReactElement {
  const { t } = useTranslation()
  const saved = useSavedGames()
  const [still, setStill] = useState(() => storedText(STILL) === 'yes')
  const battle = useLiveBattle(still)
  const heading = useHeading()
  const { ready, install } = useStore(offline)
  const [setting, setSetting] = useState(false)
  const [met] = useState(() => storedText(WELCOMED) !== undefined)
  const newcomer = !met && saved.games.length === 0
  const pressed = useRef(false)
  useEffect(() => {
    document.title = 'Tactic48'
  }, [])
  const play = (players: Players): void => {
    if (pressed.current) return
    welcome()
    pressed.current = true
    setSetting(true)
    // The press is seen before the table is set out.
    workLater(async () => {
      if (await trackWork(begin(players, saved.games.length))) return
      pressed.current = false
      setSetting(false)
    }, 30)
  }
  const link = (route: Route, icon: IconName, name: string): ReactElement => (
    <a href={hrefOf(route)} data-learn={route.page === 'learn' || undefined}>
      <Icon name={icon} />
      {name}
    </a>
  )
  return (
    <div className={css.front}>
      {battle && <LiveTable battle={battle} />}
      <div className={css.wash} />
      <header className={clsx('card row g6', css.corner)}>
        {battle && (
          <button
            type="button"
            className="btn square"
            aria-label={t(still ? 'front.goOn' : 'front.pause')}
            title={t(still ? 'front.goOn' : 'front.pause')}
            onClick={() => {
              storeText(STILL, still ? 'no' : 'yes')
              setStill(!still)
            }}
          >
            <Icon name={still ? 'play' : 'pause'} />
          </button>
        )}
        <LanguageChoice />
        <ThemeButton />
      </header>
      <main className={css.lead}>
        <Logo />
        <h1 ref={heading} tabIndex={-1}>
          Tactic<span>48</span>
        </h1>
        <p className={css.say}>{t('front.say')}</p>
        <button
          type="button"
          className={clsx('row', css.play)}
          data-part="front-play"
          disabled={setting}
          onClick={() => play({ blue: 'person', ember: 'opponent' })}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 3.5v17l14-8.500Z" />
          </svg>
          <span>
            <b>{t('front.play')}</b>
            <small>{t(setting ? 'front.setting' : 'front.playNote')}</small>
          </span>
        </button>
        {newcomer && (
          <a
            className={clsx('row', css.learn)}
            href={hrefOf({ page: 'learn', step: 'move' })}
            onClick={welcome}
            data-learn
          >
            <Icon name="lesson" />
            <span>
              <b>{t('front.learnNow')}</b>
              <small>{t('front.learnNote')}</small>
            </span>
          </a>
        )}
        <nav className={css.ways} data-part="front-links" aria-label={t('front.ways')}>
          {!newcomer && link({ page: 'learn' }, 'lesson', t('app.learn'))}
          <button type="button" disabled={setting} onClick={() => play({ blue: 'person', ember: 'person' })}>
            <Icon name="two" />
            {t('front.two')}
          </button>
          {link({ page: 'games' }, 'third', t('front.friend'))}
          {link({ page: 'new' }, 'sliders', t('front.new'))}
          {link({ page: 'battles' }, 'flag', t('front.battles'))}
          {link({ page: 'sight' }, 'fan', t('front.sight'))}
          {link({ page: 'odds' }, 'die', t('front.odds'))}
          {link({ page: 'book' }, 'text', t('front.rules'))}
          {install && (
            <button type="button" onClick={() => void install.prompt()}>
              <Icon name="install" />
              {t('front.install')}
            </button>
          )}
        </nav>
        <SavedGames {...saved} />
      </main>
      {battle && <TakeOver battle={battle} />}
      <footer className={css.fine}>
        {t('front.fine')} {ready && t('front.kept')}
      </footer>
    </div>
  )
}

/** The battle behind the page is a game like any other: the visitor may play it on. */
function TakeOver({ battle }: { battle: LiveBattle }): ReactElement {
  const { t } = useTranslation()
  const [taken, setTaken] = useState(false)
  const pressed = useRef(false)
  const take = (): void => {
    if (pressed.current) return
    const about = { title: '', battlefield: 'crossroads', players: { blue: 'person', ember: 'opponent' } } as const
    pressed.current = true
    setTaken(true)
    const leave = (): void => {
      pressed.current = false
      setTaken(false)
    }
    trackWork(Promise.all([import('../game/gameStore.ts'), import('./vignette.ts')]))
      .then(([{ useGame }, { playedVignette }]) =>
        useGame.getState().adopt(playedVignette(SHOWCASE, battle.commands).log, about),
      )
      .then((begun) => ('id' in begun ? goTo({ page: 'game', id: begun.id }) : leave()), leave)
  }
  return (
    <aside className={clsx('card row g12 t13', css.live)} aria-label={t('front.battle')}>
      {t('front.live', { turn: battle.turn })}
      <button type="button" className="btn" onClick={take} disabled={taken}>
        {t('front.takeOver')}
      </button>
    </aside>
  )
}
