import {
  asPrinted,
  type EditionColumn,
  otherwise,
  type RenderedRule,
  renderRule,
  sideBySide,
} from '@tactic48/content/rulebook'
import type { Atom, RuleSet } from '@tactic48/rules'
import clsx from 'clsx'
import { lazy, type ReactElement, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { useLengthUnit } from '../app/settings.ts'
import { Loading } from '../app/settled.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useOpenTag } from '../ui/openTag.ts'
import { lawHref } from './addresses.ts'
import css from './RuleCard.module.css'
import { Said, useRulesRead, useSheetName } from './RuleEntry.tsx'

const FirstExample = lazy(() => import('./Examples.tsx').then((page) => ({ default: page.FirstExample })))

/** What a rule says in this game, in place: the sentence, the other sheets where they differ, the way to the book. */
export function RuleCard({ rule: asked, floats }: { rule: Atom; floats: boolean }): ReactElement {
  const { t } = useTranslation('book')
  const language = useLanguage()
  const unit = useLengthUnit()
  const rules = useRulesRead()
  const [path, setPath] = useState<readonly Atom[]>([asked])
  const atom = path.at(-1) ?? asked
  const heading = useId()
  const card = useRef<HTMLElement>(null)
  const { close } = useOpenTag.getState()
  useShown(card, atom)
  useShutFromOutside(card, floats)
  const rule = renderRule(atom, rules, language, unit)
  const printed = asPrinted(atom, rules, language, unit)
  return (
    <section
      ref={card}
      className={clsx('stack', css.card, floats && css.over)}
      tabIndex={-1}
      aria-labelledby={heading}
      data-rule-card={atom}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={clsx('row top', css.head)}>
        {path.length > 1 && (
          <button type="button" aria-label={t('card.back')} onClick={() => setPath(path.slice(0, -1))}>
            ‹
          </button>
        )}
        <h3 id={heading} className="fill">
          <code className="rule">{atom}</code> {rule.title}
        </h3>
        <button type="button" aria-label={t('card.close')} data-close-card onClick={() => close('back')}>
          ×
        </button>
      </div>
      <p>
        <Said rule={rule} onRule={(next) => setPath([...path, next])} />
      </p>
      {!rule.inForce && <p className="muted">{t('notHere')}</p>}
      {printed && (
        <p className="muted">
          {t('printed')} <Said rule={printed} onRule={(next) => setPath([...path, next])} />
        </p>
      )}
      <Sheets atom={atom} rules={rules} here={rule} />
      <Suspense fallback={<Loading />}>
        <FirstExample key={atom} atom={atom} rules={rules} />
      </Suspense>
      <p className={clsx('row wrap', css.links)}>
        <a href={hrefOf({ page: 'book', at: atom })}>{t('card.more')}</a>
        <a href={lawHref(atom)} target="_blank" rel="noopener" data-law={atom}>
          {t('specification')}
        </a>
      </p>
    </section>
  )
}

/** The sheets one under the other where they differ; the one that is played is marked. */
function Sheets({ atom, rules, here }: { atom: Atom; rules: RuleSet; here: RenderedRule }): ReactElement | undefined {
  const language = useLanguage()
  const unit = useLengthUnit()
  const { quickStarts, companies } = sideBySide(atom, rules, language, unit)
  const layers = [quickStarts, companies].filter((columns) => columns.length > 1)
  if (layers.length === 0) return undefined
  return (
    <dl className={css.sheets}>
      {layers.flat().map((column) => (
        <Sheet key={column.editions.join()} {...{ column, rules, here }} />
      ))}
    </dl>
  )
}

function Sheet(props: {
  readonly column: EditionColumn
  readonly rules: RuleSet
  readonly here: RenderedRule
}): ReactElement {
  const { column, rules, here } = props
  const { t } = useTranslation('book')
  const sheet = useSheetName()
  const plays = column.editions.some((edition) => edition === rules.qs || edition === rules.company?.edition)
  const { says, silent } = otherwise(column.rule, here)
  return (
    <div data-plays={plays || undefined}>
      <dt>{column.editions.map(sheet).join(', ')}</dt>
      <dd>
        {plays && t('card.here')}
        {!plays && !column.rule.inForce && t('card.none')}
        {!plays && column.rule.inForce && says && <Said rule={says} />}
        {!plays && column.rule.inForce && !says && silent && (
          <>
            {t('card.without')} <s>{<Said rule={silent} />}</s>
          </>
        )}
      </dd>
    </div>
  )
}

/** It comes into view and has the focus, so that it is read and Esc is understood. */
function useShown(card: React.RefObject<HTMLElement | null>, atom: Atom): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule is another card
  useLayoutEffect(() => {
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [card, atom])
}

/** A card that lies over the page makes way for what is pressed beside it. */
function useShutFromOutside(card: React.RefObject<HTMLElement | null>, floats: boolean): void {
  useEffect(() => {
    if (!floats) return
    const shut = ({ target }: PointerEvent): void => {
      const { tag, close } = useOpenTag.getState()
      if (target instanceof Node && !card.current?.contains(target) && !tag?.contains(target)) close()
    }
    window.addEventListener('pointerdown', shut, true)
    return () => window.removeEventListener('pointerdown', shut, true)
  }, [card, floats])
}
