import { type ReactElement, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage, LANGUAGES, type Language, languageName } from '../i18n/languages.ts'
import { chooseLanguage } from '../i18n/loadTexts.ts'
import { Icon } from '../ui/Icon.tsx'
import { Segments } from '../ui/Segments.tsx'
import { hrefOf } from './route.ts'
import { flipTheme, useTheme } from './settings.ts'
import { trackWork } from './settled.ts'

let moved = false
if (typeof window !== 'undefined') window.addEventListener('hashchange', () => (moved = true), { once: true })

/** What led to a new page is gone with the old one: the keyboard goes on from its heading. The first page of a visit is the browser's. */
export function useHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (moved && (!activeElement || activeElement === body)) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

interface TopBarProps {
  /** What this page is. */
  readonly page?: string
  readonly note?: string
  /** What belongs to this page alone, before language and theme. */
  readonly children?: ReactNode
}

/** Of every page but the front: the way home, what this is, language and theme. */
export function TopBar({ page, note, children }: TopBarProps): ReactElement {
  const { t } = useTranslation()
  const heading = useHeading()
  const title = page ? t('app.title', { page }) : 'Tactic48'
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <header className="bar">
      <a className="bar-home" href={hrefOf({ page: 'front' })} aria-label={t('app.home')}>
        <Logo />
        <span className="brand" aria-hidden="true">
          Tactic<span>48</span>
        </span>
      </a>
      {page && (
        <h1 ref={heading} className="bar-page" tabIndex={-1}>
          {page}
        </h1>
      )}
      <p className="bar-note">{note}</p>
      {children}
      <a className="btn square" href={hrefOf({ page: 'learn' })} aria-label={t('app.learn')} title={t('app.learn')}>
        <Icon name="lesson" />
      </a>
      <LanguageChoice />
      <ThemeButton />
    </header>
  )
}

export function LanguageChoice(): ReactElement {
  const { t, i18n } = useTranslation()
  const spoken = isLanguage(i18n.language) ? i18n.language : 'en'
  const [asked, setAsked] = useState<Language>()
  const choose = (language: Language): void => {
    setAsked(language)
    const settle = (): void => setAsked((last) => (last === language ? undefined : last))
    trackWork(chooseLanguage(language)).then(settle, settle)
  }
  return (
    <Segments
      legend={t('app.language')}
      hideLegend
      options={LANGUAGES}
      chosen={asked ?? spoken}
      label={(language: Language) => <LanguageName language={language} />}
      lang={(language: Language) => language}
      onChoose={choose}
    />
  )
}

export function ThemeButton(): ReactElement {
  const { t } = useTranslation()
  const theme = useTheme()
  return (
    <button
      type="button"
      className="btn square"
      onClick={flipTheme}
      aria-label={t(theme === 'dark' ? 'app.toLight' : 'app.toDark')}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  )
}

/** The whole name where there is room, its code on a phone. */
function LanguageName({ language }: { language: Language }): ReactElement {
  return (
    <>
      <span className="when-wide">{languageName(language)}</span>
      <abbr className="when-narrow" title={languageName(language)}>
        {language.toUpperCase()}
      </abbr>
    </>
  )
}

export function Logo(): ReactElement {
  return (
    <svg className="logo" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="19" fill="var(--action)" />
      <path d="M19 4.8A15.2 15.2 0 0 0 19 35.2" fill="none" stroke="var(--blue-ring)" strokeWidth="3.8" />
      <path
        d="M21 4.8A15.2 15.2 0 0 1 21 35.2"
        fill="none"
        stroke="var(--ember-ring)"
        strokeWidth="3.8"
        strokeDasharray="7 3.030"
      />
      <text
        x="20"
        y="25.8"
        textAnchor="middle"
        fontSize="16"
        fontWeight="800"
        letterSpacing="-.8"
        fill="var(--ink-inverse)"
      >
        48
      </text>
    </svg>
  )
}
