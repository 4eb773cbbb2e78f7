import { CHAPTERS, PARTS } from '@tactic48/content/rulebook'
import type { Atom } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { REFERENCES } from './place.ts'

interface ContentsProps {
  /** The chapter or reference that is open. */
  readonly open: string | undefined
  /** What a search found; undefined where nobody searches. */
  readonly found: readonly Atom[] | undefined
  /** Shown on a phone too. */
  readonly listed: boolean
  readonly onOpen: () => void
}

/** Every chapter, with the number of its rules that were found. */
export function Contents({ open, found, listed, onOpen }: ContentsProps): ReactElement {
  const { t } = useTranslation('book')
  const language = useLanguage()
  const link = (at: string, name: string, hits: number): ReactElement => (
    <li key={at}>
      <a href={hrefOf({ page: 'book', at })} aria-current={at === open ? 'page' : undefined} onClick={onOpen}>
        {name}
        {hits > 0 && (
          <b data-part="hits" className="book-hits">
            {hits}
          </b>
        )}
      </a>
    </li>
  )
  return (
    <nav className="book-contents" aria-label={t('contents')} data-listed={listed}>
      {PARTS.map((part) => (
        <section key={part}>
          <h2 className="cap">{t(`part.${part}`)}</h2>
          <ul>
            {CHAPTERS.filter((chapter) => chapter.part === part).map(({ id, title, atoms }) =>
              link(id, title[language], found?.filter((atom) => atoms.includes(atom)).length ?? 0),
            )}
          </ul>
        </section>
      ))}
      <section>
        <h2 className="cap">{t('part.more')}</h2>
        <ul>{REFERENCES.map((reference) => link(reference, t(reference), 0))}</ul>
      </section>
    </nav>
  )
}
