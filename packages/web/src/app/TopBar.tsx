import { type ReactElement, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../i18n/i18n.ts'
import { Icon } from '../ui/Icon.tsx'
import { Segments } from '../ui/Segments.tsx'
import { useTheme } from './theme.ts'

export function TopBar(): ReactElement {
  const { t, i18n } = useTranslation()
  const { theme, flip } = useTheme()
  const title = t('app.title')
  useEffect(() => {
    document.title = title
  }, [title])
  const chosen = LANGUAGES.find((language) => language === i18n.language) ?? 'en'
  return (
    <header className="bar">
      <Logo />
      <h1 className="brand">
        Tactic<span>48</span>
        <small>{t('app.page')}</small>
      </h1>
      <p className="bar-note">{t('app.tagline')}</p>
      <Segments
        legend={t('app.language')}
        hideLegend
        options={LANGUAGES}
        chosen={chosen}
        label={(language: Language) => <LanguageName language={language} />}
        lang={(language: Language) => language}
        onChoose={(language: Language) => void i18n.changeLanguage(language)}
      />
      <button
        type="button"
        className="btn square"
        onClick={flip}
        aria-label={t(theme === 'dark' ? 'app.toLight' : 'app.toDark')}
      >
        <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
      </button>
    </header>
  )
}

/** The whole name where there is room, its code on a phone. */
function LanguageName({ language }: { language: Language }): ReactElement {
  return (
    <>
      <span className="when-wide">{LANGUAGE_NAMES[language]}</span>
      <abbr className="when-narrow" title={LANGUAGE_NAMES[language]}>
        {language.toUpperCase()}
      </abbr>
    </>
  )
}

function Logo(): ReactElement {
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
