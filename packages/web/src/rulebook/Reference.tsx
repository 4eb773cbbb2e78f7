import { CARD_LEGEND, GLOSSARY, type LegendRow, legendOf, MARKER_LEGEND, TERM_IDS } from '@tactic48/content/rulebook'
import { isAtom, type QsEdition } from '@tactic48/rules'
import { Fragment, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { RuleId } from '../ui/RuleId.tsx'
import { wordAt } from './place.ts'

/** The words of the game as the sheet of the reader's language prints them. */
export function Glossary(): ReactElement {
  const { t } = useTranslation('book')
  const language = useLanguage()
  return (
    <section aria-labelledby="book-glossary">
      <h2 id="book-glossary">{t('glossary')}</h2>
      <dl className="book-words">
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
      <dl className="book-legend">
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
          <a key={part} className="book-ref" href={hrefOf({ page: 'book', at: part })}>
            <RuleId rule={part} />
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
          <Fragment key={i}>{part}</Fragment>
        ),
      )}
    </>
  )
}
