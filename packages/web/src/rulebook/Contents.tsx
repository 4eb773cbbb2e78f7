import {
  CARD_LEGEND,
  CHAPTERS,
  GLOSSARY,
  type LegendRow,
  legendOf,
  MARKER_LEGEND,
  PARTS,
  TERM_IDS,
} from '@tactic48/content/rulebook'
import { type Atom, isAtom, type QsEdition } from '@tactic48/rules'
import clsx from 'clsx'
import { Fragment, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { RuleLink } from '../ui/RuleId.tsx'
import { REFERENCES, wordAt } from './addresses.ts'
import css from './Book.module.css'

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
      <a
        className="row apart"
        href={hrefOf({ page: 'book', at })}
        aria-current={at === open ? 'page' : undefined}
        onClick={onOpen}
      >
        {name}
        {hits > 0 && (
          <b data-part="hits" className={clsx('t12', css.hits)}>
            {hits}
          </b>
        )}
      </a>
    </li>
  )
  return (
    <nav className={clsx('stack g10', css.contents)} aria-label={t('contents')} data-listed={listed}>
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

/** The words of the game as the sheet of the reader's language prints them. */
export function Glossary(): ReactElement {
  const { t } = useTranslation('book')
  const language = useLanguage()
  return (
    <section aria-labelledby="book-glossary">
      <h2 id="book-glossary">{t('glossary')}</h2>
      <dl className={css.words}>
        {TERM_IDS.map((id) => (
          <div key={id} id={wordAt(id)} tabIndex={-1}>
            <dt>{GLOSSARY[id].name[language]}</dt>
            <dd>
              <Referring text={GLOSSARY[id].means[language]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The letters that the chosen quick start prints beside its stat card and its markers. */
export function Legends({ edition }: { edition: QsEdition }): ReactElement {
  const { t } = useTranslation('book')
  return (
    <section aria-labelledby="book-legends">
      <h2 id="book-legends">{t('legends')}</h2>
      <Legend title={t('cardLegend')} rows={legendOf(CARD_LEGEND, edition)} />
      <Legend title={t('markerLegend')} rows={legendOf(MARKER_LEGEND, edition)} />
    </section>
  )
}

function Legend({ title, rows }: { title: string; rows: readonly LegendRow[] }): ReactElement {
  const language = useLanguage()
  return (
    <>
      <h3>{title}</h3>
      <dl className={clsx(css.words, css.letters)}>
        {rows.map(({ letter, means }) => (
          <div key={letter}>
            <dt>{letter}</dt>
            <dd>
              <Referring text={means[language]} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** A text in which ids of rules lead to them. */
function Referring({ text }: { text: string }): ReactElement {
  return (
    <>
      {text.split(/\b([A-Z0-9]+-\d\d)\b/).map((part, i) =>
        isAtom(part) ? (
          <RuleLink key={part} rule={part} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
          <Fragment key={i}>{part}</Fragment>
        ),
      )}
    </>
  )
}
