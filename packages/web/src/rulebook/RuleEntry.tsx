import {
  asPrinted,
  differsByEdition,
  GLOSSARY,
  type LengthUnit,
  plainText,
  type RenderedRule,
  renderRule,
  type Segment,
  withEdition,
} from '@tactic48/content/rulebook'
import type { Atom, Edition, RuleSet } from '@tactic48/rules'
import clsx from 'clsx'
import { lazy, memo, type ReactElement, Suspense, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { Loading } from '../app/settled.ts'
import { useGame } from '../game/gameStore.ts'
import { usePointsOf } from '../i18n/points.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useDraft } from '../setup/draft.ts'
import { rulesOf } from '../setup/sheets.ts'
import { RulesInForce } from '../ui/openTag.ts'
import { RuleLink } from '../ui/RuleId.tsx'
import { lawHref, wordAt } from './addresses.ts'
import css from './Book.module.css'

/** The rules of the page that is read, else of the game on the table, else of the one that is being prepared. */
export function useRulesRead(): RuleSet {
  const ofPage = useContext(RulesInForce)
  const game = useGame((store) => store.game)
  const { edition, company, rulings, options } = useDraft()
  const prepared = useMemo(() => rulesOf({ edition, company, rulings, options }), [edition, company, rulings, options])
  const rules = ofPage === 'prepared' ? prepared : (ofPage ?? game?.state.rules ?? prepared)
  usePointsOf(rules.company?.edition)
  return rules
}

export function useSheetName(): (edition: Edition) => string {
  const { t } = useTranslation('setup')
  return (edition) =>
    edition === 'cc-en' || edition === 'cc-it' ? t(`company.${edition}.name`) : t(`edition.${edition}.name`)
}

interface SaidProps {
  readonly rule: RenderedRule
  /** A rule that is referred to is opened here; without it the reference is a link. */
  readonly onRule?: (atom: Atom) => void
}

/** The sentences of a rule, with its lengths, references and words as they are marked. */
export function Said({ rule, onRule }: SaidProps): ReactElement {
  return (
    <>
      {rule.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a rule never change places.
        <span key={i}>
          {line.map((segment, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do the parts of a line.
            <Part key={at} segment={segment} {...(onRule ? { onRule } : {})} />
          ))}{' '}
        </span>
      ))}
    </>
  )
}

function Part({ segment, onRule }: Pick<SaidProps, 'onRule'> & { segment: Segment }): ReactElement {
  const language = useLanguage()
  if (segment.kind === 'text') return <>{segment.text}</>
  if (segment.kind === 'rule' && onRule)
    return (
      <button type="button" className="rule rule-tag" onClick={() => onRule(segment.atom)}>
        {segment.atom}
      </button>
    )
  if (segment.kind === 'rule') return <RuleLink rule={segment.atom} />
  if (segment.kind === 'term')
    return (
      <a
        className={css.term}
        href={hrefOf({ page: 'book', at: wordAt(segment.term) })}
        title={GLOSSARY[segment.term].means[language]}
      >
        {segment.text}
      </a>
    )
  return (
    <b data-part="value" className="nowrap">
      {segment.text}
    </b>
  )
}

const ExamplesOf = lazy(() => import('./Examples.tsx').then((page) => ({ default: page.ExamplesOf })))

interface RuleEntryProps {
  readonly atom: Atom
  readonly rules: RuleSet
  readonly unit: LengthUnit
  /** The edition that stands beside the one in force. */
  readonly beside: Edition | undefined
}

/** One rule: what holds here, what the sheet says to the letter where it is not that, and another sheet beside it. */
export const RuleEntry = memo(function RuleEntry({ atom, rules, unit, beside }: RuleEntryProps): ReactElement {
  const { t } = useTranslation('book')
  const language = useLanguage()
  const rule = renderRule(atom, rules, language, unit)
  const printed = asPrinted(atom, rules, language, unit)
  return (
    <article id={atom} className={css.rule} tabIndex={-1} data-rule={atom} data-off={rule.inForce ? undefined : true}>
      <h3>
        <RuleLink rule={atom} /> {rule.title}{' '}
        {differsByEdition(atom, rules) && <span className={clsx('t12', css.differs)}>{t('differs')}</span>}
      </h3>
      <div className={css.sides} data-beside={beside}>
        <div>
          <p>
            <Said rule={rule} />
          </p>
          {!rule.inForce && <p className="muted t12">{t('notHere')}</p>}
          {printed && (
            <p className="muted t12">
              {t('printed')} <Said rule={printed} />
            </p>
          )}
        </div>
        {beside && <Other {...{ atom, rules, unit, beside }} here={plainText(rule)} />}
      </div>
      <Suspense fallback={<Loading />}>
        <ExamplesOf atom={atom} rules={rules} />
      </Suspense>
      <p className="t12">
        <a className={css.law} href={lawHref(atom)} target="_blank" rel="noopener" data-law={atom}>
          {t('specification')}
        </a>
      </p>
    </article>
  )
})

function Other({
  atom,
  rules,
  unit,
  beside,
  here,
}: Omit<RuleEntryProps, 'beside'> & { beside: Edition; here: string }): ReactElement {
  const { t } = useTranslation('book')
  const language = useLanguage()
  const other = renderRule(atom, withEdition(rules, beside), language, unit)
  if (plainText(other) === here && other.inForce) return <p className={clsx('muted', css.same)}>= {t('same')}</p>
  return (
    <p data-part="other-sheet" className={css.other}>
      {other.inForce ? <Said rule={other} /> : t('notHere')}
    </p>
  )
}
