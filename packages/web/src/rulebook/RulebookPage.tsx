import { findRules, type LengthUnit, ruleIndex, withEdition } from '@tactic48/content/rulebook'
import { CC_EDITIONS, type Edition, QS_EDITIONS, type RuleSet } from '@tactic48/rules'
import clsx from 'clsx'
import {
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { useLengthUnit } from '../app/settings.ts'
import { Loading } from '../app/settled.ts'
import { TopBar } from '../app/TopBar.tsx'
import { useGame } from '../game/gameStore.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { meantKey } from '../input/keys.ts'
import { LengthChoice } from '../ui/LengthChoice.tsx'
import { Segments } from '../ui/Segments.tsx'
import { type Place, placeOf, targetOf } from './addresses.ts'
import css from './Book.module.css'
import { Contents, Glossary, Legends } from './Contents.tsx'
import { RuleEntry, useRulesRead, useSheetName } from './RuleEntry.tsx'

const AllExamples = lazy(() => import('./Examples.tsx').then((page) => ({ default: page.AllExamples })))

const ALONE = 'none'
const FIRST_CHAPTER = 'turn'
/** Whose company is told where none is played: the later and fuller of the two sheets. */
const TOLD = 'cc-en'

/** More hits than anybody reads. */
const MOST_FOUND = 60
/** As many as fill a window; the others follow when these are there. */
const AT_ONCE = 6

/** The rules in our own words: a chapter at a time, found as one types, another sheet beside them. */
export function RulebookPage({ at = FIRST_CHAPTER }: { at?: string }): ReactElement {
  const { t } = useTranslation('book')
  const rules = useRulesRead()
  const place = useMemo(() => placeOf(at), [at])
  // A search is over when the reader goes somewhere.
  const [asked, setAsked] = useState({ query: '', at })
  const query = asked.at === at ? asked.query : ''
  const unit = useLengthUnit()
  const [beside, setBeside] = useState<Edition | typeof ALONE>(ALONE)
  const [searching, setSearching] = useState(false)
  // On a phone the list of chapters opens when it is asked for, and closes when one is chosen.
  const [listed, setListed] = useState<string>()
  const listing = listed === at
  const found = useFound(rules, useDeferredValue(query), searching)
  const search = useSearchKey()
  useTarget(place, found === undefined)
  const own: readonly Edition[] = [rules.qs, ...(rules.company ? [rules.company.edition] : [])]
  const told = useMemo(() => toldAt(place, rules), [place, rules])
  const all: readonly Edition[] = [...QS_EDITIONS, ...(told.company ? CC_EDITIONS : [])]
  const others = all.filter((edition) => edition !== told.qs && edition !== told.company?.edition)
  const compared = others.find((edition) => edition === beside)
  const sheet = useSheetName()
  const game = useGame((store) => store.game?.id)
  return (
    <>
      <TopBar page={t('title')}>
        {game && (
          <a className="btn" href={hrefOf({ page: 'game', id: game })} data-to-game>
            {t('toGame')}
          </a>
        )}
      </TopBar>
      <div className={css.book}>
        <aside className={clsx('card stack', css.side)} aria-label={t('title')}>
          <input
            ref={search}
            type="search"
            className={css.search}
            aria-label={t('search')}
            placeholder={t('search')}
            title={t('hint')}
            value={query}
            onFocus={() => setSearching(true)}
            onChange={(event) => setAsked({ query: event.target.value, at })}
          />
          <p className="muted t12" aria-live="polite">
            {found && t('found', { count: found.length })}
          </p>
          <button
            type="button"
            className={clsx('btn', css.list)}
            aria-expanded={listing}
            onClick={() => setListed(listing ? undefined : at)}
          >
            {t('contents')}
          </button>
          <Contents
            open={openIn(place)}
            found={found}
            listed={listing}
            onOpen={() => {
              setAsked({ query: '', at })
              setListed(undefined)
            }}
          />
        </aside>
        <main className={clsx('card', css.main)}>
          <div className={clsx('row wrap', css.head)}>
            <p className="muted t12">
              {t('reading', { sheet: own.map(sheet).join(' + ') })} ·{' '}
              <a href={hrefOf({ page: 'in-force' })}>{t('inForce')}</a> ·{' '}
              <a href={hrefOf({ page: 'print', at: 'rulebook' })}>{t('print')}</a>
            </p>
            <LengthChoice />
            <a className="btn" href={hrefOf({ page: 'odds' })} data-odds>
              {t('front.odds', { ns: 'app' })}
            </a>
            <Segments
              legend={t('compare')}
              options={[ALONE, ...others]}
              chosen={compared ?? ALONE}
              label={(each) => (each === ALONE ? t('alone') : sheet(each))}
              onChoose={setBeside}
            />
          </div>
          {found ? (
            <Hits {...{ found, rules, unit }} beside={compared} />
          ) : (
            <Opened {...{ place, unit }} rules={told} beside={compared}>
              {told !== rules && <p className="muted t12">{t('noCompany', { sheet: sheet(TOLD) })}</p>}
            </Opened>
          )}
        </main>
      </div>
    </>
  )
}

interface Shown {
  readonly rules: RuleSet
  readonly unit: LengthUnit
  readonly beside: Edition | undefined
}

function Hits({ found, ...shown }: Shown & { found: ReturnType<typeof findRules> }): ReactElement {
  const { t } = useTranslation('book')
  const [drawn, draw] = useState({ of: found, count: AT_ONCE })
  const count = drawn.of === found ? drawn.count : AT_ONCE
  useEffect(() => {
    if (count >= Math.min(found.length, MOST_FOUND)) return
    startTransition(() => draw({ of: found, count: Math.min(MOST_FOUND, count + AT_ONCE) }))
  }, [found, count])
  if (found.length === 0) return <p>{t('nothing')}</p>
  return (
    <>
      {found.slice(0, count).map((atom) => (
        <RuleEntry key={atom} atom={atom} {...shown} />
      ))}
    </>
  )
}

/** A chapter of the company is told as a whole, also to who plays without one. */
const toldAt = (place: Place, rules: RuleSet): RuleSet =>
  rules.company === undefined && place.kind === 'chapter' && place.chapter.part === 'company'
    ? withEdition(rules, TOLD)
    : rules

function Opened({ place, children, ...shown }: Shown & { place: Place; children: ReactNode }): ReactElement {
  const { t } = useTranslation('book')
  const language = useLanguage()
  if (place.kind === 'nowhere') return <p role="alert">{t('unknown', { id: place.id })}</p>
  if (place.kind === 'reference' && place.reference === 'examples')
    return (
      <Suspense fallback={<Loading />}>
        <Examples place={place} rules={shown.rules} />
      </Suspense>
    )
  if (place.kind === 'reference')
    return place.reference === 'glossary' ? <Glossary /> : <Legends edition={shown.rules.qs} />
  return (
    <section aria-labelledby="book-chapter">
      <h2 id="book-chapter">{place.chapter.title[language]}</h2>
      {children}
      {place.chapter.atoms.map((atom) => (
        <RuleEntry key={atom} atom={atom} {...shown} />
      ))}
    </section>
  )
}

/** They come later than the page, so the one that the address names is looked for when they are there. */
function Examples({ place, rules }: { place: Place; rules: RuleSet }): ReactElement {
  return (
    <>
      <AllExamples rules={rules} />
      <Target place={place} />
    </>
  )
}

function Target({ place }: { place: Place }): undefined {
  useTarget(place, true)
}

const openIn = (place: Place): string | undefined => {
  if (place.kind === 'chapter') return place.chapter.id
  return place.kind === 'reference' ? place.reference : undefined
}

/** undefined as long as nobody searches; the index is there before the first letter. */
function useFound(rules: RuleSet, query: string, searching: boolean): ReturnType<typeof findRules> | undefined {
  const asks = query.trim() !== ''
  const wanted = searching || asks
  const language = useLanguage()
  const index = useMemo(() => (wanted ? ruleIndex(rules, language) : undefined), [rules, wanted, language])
  return useMemo(() => (index && asks ? findRules(index, query) : undefined), [index, query, asks])
}

/** `/` goes to the search from anywhere on the page. */
function useSearchKey(): React.RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLInputElement && event.target.type !== 'radio'
      if (meantKey(event.key) !== '/' || event.defaultPrevented || typing) return
      event.preventDefault()
      input.current?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return input
}

/** The rule or word that the address names comes into view and has the focus; a new chapter begins at its top. */
function useTarget(place: Place, reading: boolean): void {
  useEffect(() => {
    if (!reading) return
    const target = targetOf(place)
    const element = target === undefined ? undefined : document.getElementById(target)
    element?.focus({ preventScroll: true })
    if (target === undefined) window.scrollTo(0, 0)
    return element ? keptInView(element) : undefined
  }, [place, reading])
}

const READERS_OWN = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Pictures above it come later and would push it away, until the reader goes on by himself. */
function keptInView(element: HTMLElement): () => void {
  const show = (): void => element.scrollIntoView({ block: 'start' })
  const grown = new ResizeObserver(show)
  const stop = (): void => {
    grown.disconnect()
    for (const name of READERS_OWN) window.removeEventListener(name, stop)
  }
  show()
  grown.observe(element.closest('main') ?? document.body)
  for (const name of READERS_OWN) window.addEventListener(name, stop, { passive: true })
  return stop
}
