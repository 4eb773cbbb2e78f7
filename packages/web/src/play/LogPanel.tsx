import { cardText } from '@tactic48/content'
import clsx from 'clsx'
import { Fragment, type KeyboardEvent, memo, type ReactElement, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/useLanguage.ts'
import { SidedText } from '../prose/SidedText.tsx'
import type { Sentence } from '../prose/sentence.ts'
import { useProse } from '../prose/useProse.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { tacticIn } from './hand/heldCards.ts'
import css from './LogPanel.module.css'
import { listedChapters } from './moment.ts'
import { usePlay } from './playContext.ts'
import { useTable } from './tableStore.ts'

const BACK: readonly string[] = ['ArrowUp', 'ArrowLeft']
const STEPS: readonly string[] = [...BACK, 'ArrowDown', 'ArrowRight']

/** One line for Tab; up and down go from sentence to sentence, left and right to the rules of each as well. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget } = event
  if (!STEPS.includes(key) || !(target instanceof HTMLElement) || !target.matches('[data-to-moment], [data-tag]'))
    return
  const across = key === 'ArrowLeft' || key === 'ArrowRight'
  const from = across ? target : target.closest('[data-telling]')?.querySelector<HTMLElement>('[data-to-moment]')
  const stops = across ? '[data-to-moment], [data-telling] > [data-tag]' : '[data-to-moment]'
  const all = [...currentTarget.querySelectorAll<HTMLElement>(stops)]
  if (!from) return
  event.preventDefault()
  event.stopPropagation()
  all[all.indexOf(from) + (BACK.includes(key) ? -1 : 1)]?.focus()
}

/** TACTIC-09: a card that was played or drawn says on demand what it does. */
function CardSays({ sentence: { said } }: { sentence: Sentence }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const language = useLanguage()
  const { card } = said
  const tactic = typeof card === 'object' && 'tactic' in card ? tacticIn(state, card.tactic) : undefined
  if (!tactic) return undefined
  return (
    <details className={clsx('t12 muted', css.card)} data-part="card-says">
      <summary>{t('hand.reads')}</summary>
      <p>{cardText(tactic, language)}</p>
    </details>
  )
}

/** What happened, newest at the bottom; a sentence leads back to its moment. */
export const LogPanel = memo(function LogPanel(): ReactElement {
  const { t } = useTranslation('play')
  const { state, names, log } = usePlay()
  const prose = useProse(state)
  const moment = useTable((table) => table.moment)
  const change = useTable((table) => table.change)
  const end = useRef<HTMLDivElement>(null)
  const chapters = useMemo(() => listedChapters(log, state), [log, state])
  const count = chapters.reduce((sum, { lines }) => sum + lines.length, 0)
  // A turn that has just begun has no line yet: the way in by keys is the newest there is.
  const told = chapters.findLastIndex(({ lines }) => lines.length > 0)
  const isLast = (chapter: number, line: number): boolean =>
    chapter === told && line === (chapters[chapter]?.lines.length ?? 0) - 1
  useEffect(() => {
    const list = end.current?.parentElement
    if (!list || count === 0) return
    const toEnd = (): void => {
      list.scrollTop = list.scrollHeight
    }
    toEnd()
    // The plan above takes room and gives it back; the newest sentence stays in sight.
    const observer = new ResizeObserver(toEnd)
    observer.observe(list)
    return () => observer.disconnect()
  }, [count])
  return (
    <section className={css.log} aria-labelledby="log-heading">
      <h2 id="log-heading" className="sr">
        {t('log.heading')}
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of all its sentences and rules in one place */}
      <div className={css.lines} data-part="log-lines" data-own-keys onKeyDown={step}>
        {chapters.map(({ turn, side, lines }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chapters are only ever appended
          <div key={i} className={css.chapter} data-part="chapter">
            <h3 className="cap">{turn === 0 ? t('log.before') : t('log.turn', { n: turn, side: names.side(side) })}</h3>
            {lines.map(({ sentence, moment: to }, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever appended
              <Fragment key={line}>
                <p
                  className={clsx(css.line, sentence.grave && css.grave, to === moment && css.shown)}
                  data-part="log-line"
                  data-telling={sentence.telling}
                >
                  <button
                    type="button"
                    className={css.sentence}
                    data-part="to-moment"
                    data-to-moment
                    tabIndex={isLast(i, line) ? 0 : -1}
                    onClick={() => change({ moment: to })}
                  >
                    <SidedText names={names}>{prose(sentence)}</SidedText>
                    <span className="sr"> ({t('log.showMoment')})</span>
                  </button>
                  {sentence.rules.map((rule) => (
                    <Fragment key={rule}>
                      {' '}
                      <RuleChip rule={rule} tabIndex={isLast(i, line) ? 0 : -1} />
                    </Fragment>
                  ))}
                </p>
                <CardSays sentence={sentence} />
              </Fragment>
            ))}
          </div>
        ))}
        {count === 0 && (
          <p className={clsx(css.line, 'muted')} data-part="log-line">
            {t('log.empty')}
          </p>
        )}
        <div ref={end} />
      </div>
    </section>
  )
})
