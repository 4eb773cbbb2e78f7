import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { prefer, preferred } from '../app/preference.ts'
import { hrefOf } from '../app/route.ts'
import { trackWork, workLater } from '../app/settled.ts'
import { LanguageChoice, Logo, ThemeButton } from '../app/TopBar.tsx'
import { useHeading } from '../app/useHeading.ts'
import type { Players } from '../game/savedGame.ts'
import { offline } from '../offline/offline.ts'
import { Icon } from '../ui/Icon.tsx'
import { LiveTable } from './LiveTable.tsx'
import { SavedGames } from './SavedGames.tsx'
import { TakeOver } from './TakeOver.tsx'
import { useLiveBattle } from './useLiveBattle.ts'
import { useSavedGames } from './useSavedGames.ts'
import './front.css'

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
const welcome = (): boolean => prefer(WELCOMED, 'yes')

/** A battle is one press away. */
export function FrontPage(): ReactElement {
  const { t } = useTranslation()
  const saved = useSavedGames()
  const [still, setStill] = useState(() => preferred(STILL) === 'yes')
  const battle = useLiveBattle(still)
  const heading = useHeading()
  const { ready, install } = useStore(offline)
  const [setting, setSetting] = useState(false)
  const [met] = useState(() => preferred(WELCOMED) !== undefined)
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
  return (
    <div className="front">
      {battle && <LiveTable battle={battle} />}
      <div className="front-wash" />
      <header className="front-corner">
        {battle && (
          <button
            type="button"
            className="btn square"
            aria-label={t(still ? 'front.goOn' : 'front.pause')}
            title={t(still ? 'front.goOn' : 'front.pause')}
            onClick={() => {
              prefer(STILL, still ? 'no' : 'yes')
              setStill(!still)
            }}
          >
            <Icon name={still ? 'play' : 'pause'} />
          </button>
        )}
        <LanguageChoice />
        <ThemeButton />
      </header>
      <main className="front-lead">
        <Logo />
        <h1 ref={heading} tabIndex={-1}>
          Tactic<span>48</span>
        </h1>
        <p className="front-say">{t('front.say')}</p>
        <button
          type="button"
          className="front-play"
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
          <a className="front-learn" href={hrefOf({ page: 'learn', step: 'move' })} onClick={welcome} data-learn>
            <Icon name="lesson" />
            <span>
              <b>{t('front.learnNow')}</b>
              <small>{t('front.learnNote')}</small>
            </span>
          </a>
        )}
        <nav className="front-ways" data-part="front-links" aria-label={t('front.ways')}>
          {!newcomer && (
            <a href={hrefOf({ page: 'learn' })} data-learn>
              <Icon name="lesson" />
              {t('app.learn')}
            </a>
          )}
          <button type="button" disabled={setting} onClick={() => play({ blue: 'person', ember: 'person' })}>
            <Icon name="two" />
            {t('front.two')}
          </button>
          <a href={hrefOf({ page: 'new' })}>
            <Icon name="sliders" />
            {t('front.new')}
          </a>
          <a href={hrefOf({ page: 'battles' })}>
            <Icon name="flag" />
            {t('front.battles')}
          </a>
          <a href={hrefOf({ page: 'sight' })}>
            <Icon name="fan" />
            {t('front.sight')}
          </a>
          <a href={hrefOf({ page: 'odds' })}>
            <Icon name="die" />
            {t('front.odds')}
          </a>
          <a href={hrefOf({ page: 'book' })}>
            <Icon name="text" />
            {t('front.rules')}
          </a>
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
      <footer className="front-fine">
        {t('front.fine')} {ready && t('front.kept')}
      </footer>
    </div>
  )
}
