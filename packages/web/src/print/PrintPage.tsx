import { companyBookOf, FACTIONS, withSets } from '@tactic48/content'
import { type CardBook, type RuleSet, SIDES, totalOf } from '@tactic48/rules'
import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useLengthUnit } from '../app/settings.ts'
import { TopBar } from '../app/TopBar.tsx'
import { usePointsOf } from '../i18n/points.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { namedIn } from '../prose/namedCards.ts'
import { useWeaponName } from '../prose/useWeaponName.ts'
import { useDraft } from '../setup/draft.ts'
import { ForceOptions } from '../setup/forces/ForceRow.tsx'
import { useCardNames } from '../setup/forces/useCardNames.ts'
import { forceText, useOwn } from '../setup/own.ts'
import { SheetsChoice } from '../setup/SheetsChoice.tsx'
import { ALL_READY, rulesOf, type Sheets } from '../setup/sheets.ts'
import { LengthChoice } from '../ui/LengthChoice.tsx'
import { Segments } from '../ui/Segments.tsx'
import { INKS, openedAt, PARTS, type Part } from './choice.ts'
import { Preview } from './Preview.tsx'
import css from './Print.module.css'
import { PAPER_SIZE, PAPERS, pageStyle } from './paper.ts'
import {
  type Card,
  type Counted,
  cardsOf,
  countOf,
  KINDS,
  keyOfCard,
  MARKERS,
  menOf,
  type Source,
  usualCount,
} from './things.ts'

const usePrint = () => useDraft((draft) => draft.print)

/** Cards, markers, sheets and rules on paper: chosen on the left, seen page by page on the right. */
export function PrintPage({ at }: { at: string | undefined }): ReactElement {
  const { t } = useTranslation('print')
  const { parts, paper, ink } = usePrint()
  const set = useDraft((draft) => draft.setPrint)
  useEffect(() => set(openedAt(at)), [at, set])
  const { rules, sheets } = useRulesPrinted()
  const { source, book, name, text } = useSource()
  const unit = useLengthUnit()
  const cards = useMemo(() => cardsOf(source, book), [source, book])
  const [pages, setPages] = useState(0)
  // A whole faction is no force: there is no sheet of it.
  const isBarren = (part: Part): boolean => part === 'forceSheet' && !source.force
  return (
    <div>
      <TopBar page={t('title')} />
      <main className={css.main}>
        <form
          className={`${css.choices} card stack g12`}
          aria-label={t('choices')}
          onSubmit={(event) => event.preventDefault()}
        >
          <button
            type="button"
            className={`${css.go} btn primary`}
            disabled={pages === 0}
            onClick={() => window.print()}
          >
            {t('go', { count: pages })}
          </button>
          <p className="muted">{t('scale', { mm: rules.figureBaseDiameterMm })}</p>
          <fieldset className="stack g4">
            <legend className="cap">{t('what')}</legend>
            <div className="halves g2">
              {PARTS.map((part) => (
                <label key={part} className="tick">
                  <input
                    type="checkbox"
                    checked={parts.includes(part) && !isBarren(part)}
                    disabled={isBarren(part)}
                    onChange={() => set({ parts: PARTS.filter((one) => parts.includes(one) !== (one === part)) })}
                  />
                  <span>
                    {t(`part.${part}`)}
                    {isBarren(part) && <small className="muted"> {t('needsForce')}</small>}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <FromChoice book={book} />
          <Segments
            legend={t('paper')}
            options={PAPERS}
            chosen={paper}
            label={(each) => t(`papers.${each}`)}
            onChoose={(each) => set({ paper: each })}
          />
          <Segments
            legend={t('ink')}
            options={INKS}
            chosen={ink}
            label={(each) => t(`inks.${each}`)}
            onChoose={(each) => set({ ink: each })}
          />
          <SheetsChoice sheets={sheets} onChange={(next) => set({ sheets: next })} />
          <LengthChoice />
          {(parts.includes('cards') || parts.includes('bases')) && <CardCounts cards={cards} />}
          {parts.includes('markers') && (
            <details className={css.counts}>
              <summary>{t('markerCounts')}</summary>
              {MARKERS.map((marker) => (
                <Count
                  key={marker}
                  of={marker}
                  name={t(`marker.${marker}.name`)}
                  usual={usualCount(marker, menOf(cards), rules)}
                />
              ))}
            </details>
          )}
        </form>
        <PreviewBox>
          <style>{pageStyle(paper)}</style>
          <Preview {...{ cards, source, book, rules, unit, text, name }} onPages={setPages} />
        </PreviewBox>
      </main>
    </div>
  )
}

/** The rules of the game that is being prepared, or of other sheets as they stand. */
function useRulesPrinted(): { readonly rules: RuleSet; readonly sheets: Sheets } {
  const { sheets: chosen } = usePrint()
  const { edition, company, rulings, options } = useDraft()
  const sheets = useMemo(() => chosen ?? { edition, company, rulings }, [chosen, edition, company, rulings])
  const rules = useMemo(() => rulesOf({ ...sheets, options: chosen ? {} : options }), [sheets, chosen, options])
  usePointsOf(rules.company?.edition)
  return { rules, sheets }
}

interface Sourced {
  readonly source: Source
  readonly book: CardBook
  /** As the sheet of the force is headed. */
  readonly name: string
  /** The force as a file. */
  readonly text: string | undefined
}

function useSource(): Sourced {
  const { from } = usePrint()
  const forces = useDraft((store) => store.forces)
  const own = useOwn((store) => store.sets)
  const shelf = useOwn((store) => store.forces)
  const language = useLanguage()
  const factions = useMemo(() => withSets(FACTIONS, own), [own])
  const book = useMemo(() => companyBookOf(factions), [factions])
  return useMemo(() => {
    const colon = from.indexOf(':')
    const [kind, id] = [from.slice(0, colon), from.slice(colon + 1)]
    const nameOf = (faction: string) => factions.find((one) => one.id === faction)?.name[language]
    const whole = kind === 'faction' ? nameOf(id) : undefined
    if (whole !== undefined) return { source: { faction: id }, book, name: whole, text: undefined }
    const ready = kind === 'ready' ? ALL_READY.find((one) => one.id === id) : undefined
    const mine = kind === 'own' ? shelf.find((one) => one.name === id) : undefined
    const force = ready?.force ?? mine?.force ?? forces[id === 'ember' ? 'ember' : 'blue']
    const ours = nameOf(force.faction) ?? force.faction
    const called = ready?.name[language] ?? mine?.name
    const text = mine?.text ?? forceText({ name: called ?? ours, kind: 'force', force })
    return { source: { faction: force.faction, force }, book, name: called ? `${ours}: ${called}` : ours, text }
  }, [from, forces, factions, book, shelf, language])
}

function FromChoice({ book }: { book: CardBook }): ReactElement {
  const { t } = useTranslation('print')
  const common = useTranslation()
  const play = useTranslation('play')
  const language = useLanguage()
  const id = useId()
  const { from } = usePrint()
  const { forces, setPrint } = useDraft()
  const own = useOwn((store) => store.sets)
  const factions = useMemo(() => withSets(FACTIONS, own), [own])
  return (
    <div className="stack g6">
      <label className="cap" htmlFor={id}>
        {t('from')}
      </label>
      <select
        id={id}
        className="wide"
        value={from}
        onChange={({ target: { value } }) => setPrint({ from: value, counts: {} })}
      >
        <optgroup label={t('prepared')}>
          {SIDES.map((side) => (
            <option key={side} value={`side:${side}`}>
              {common.t(`side.${side}`)}, {play.t('ap', { n: totalOf(book, forces[side]) })}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('wholeFactions')}>
          {factions.map((faction) => (
            <option key={faction.id} value={`faction:${faction.id}`}>
              {faction.name[language]}
            </option>
          ))}
        </optgroup>
        <ForceOptions cards={book} factions={factions} ready={ALL_READY} before="ready:" />
      </select>
    </div>
  )
}

/** How many of each card: as many as the force has, unless somebody wants more or fewer. */
function CardCounts({ cards }: { cards: readonly Counted[] }): ReactElement {
  const { t } = useTranslation('print')
  const { once } = usePrint()
  const set = useDraft((draft) => draft.setPrint)
  const name = useNameOfCard()
  return (
    <details className={css.counts}>
      <summary>{t('cardCounts')}</summary>
      <label className="tick">
        <input type="checkbox" checked={once} onChange={({ target }) => set({ once: target.checked })} /> {t('once')}
      </label>
      {KINDS.map((kind) => {
        const its = cards.filter(({ one }) => one.kind === kind)
        return its.length === 0 ? undefined : (
          <fieldset key={kind}>
            <legend className="cap">{t(`kinds.${kind}`)}</legend>
            {its.map(({ one, count }) => (
              <Count key={keyOfCard(one)} of={keyOfCard(one)} name={name(one)} usual={count} />
            ))}
          </fieldset>
        )
      })}
    </details>
  )
}

interface CountProps {
  readonly of: string
  readonly name: string
  readonly usual: number
}

function Count({ of, name, usual }: CountProps): ReactElement {
  const { counts } = usePrint()
  const set = useDraft((draft) => draft.setPrint)
  return (
    <label className={`${css.count} row apart g10`}>
      <bdi className="fill">{name}</bdi>
      <input
        type="number"
        min={0}
        max={99}
        value={countOf(counts, of, usual)}
        onChange={({ target: { valueAsNumber: n } }) =>
          set({ counts: { ...counts, [of]: Number.isInteger(n) ? n : 0 } })
        }
      />
    </label>
  )
}

function useNameOfCard(): (one: Card) => string {
  const names = useCardNames()
  const weapon = useWeaponName()
  const language = useLanguage()
  return (one) => {
    switch (one.kind) {
      case 'character':
        return names.full(one.card)
      case 'weapon':
        return one.card.name ?? weapon(one.card)
      case 'tactic':
        return one.card.name[language]
      default:
        return namedIn(language, one.card.id, one.card.name)
    }
  }
}

const PX_PER_MM = 96 / 25.4
const AROUND = 24

/** Pages as large as there is room; on paper they have their own size. */
function PreviewBox({ children }: { children: ReactNode }): ReactElement {
  const { t } = useTranslation('print')
  const box = useRef<HTMLElement>(null)
  const { paper } = usePrint()
  const [zoom, setZoom] = useState(1)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const fit = new ResizeObserver(([entry]) => {
      const room = (entry?.contentRect.width ?? 0) - AROUND
      setZoom(Math.max(0.2, Math.min(1, room / (PAPER_SIZE[paper].width * PX_PER_MM))))
    })
    fit.observe(element)
    return () => fit.disconnect()
  }, [paper])
  return (
    <section ref={box} className={css.preview} aria-label={t('preview')}>
      <div className={css.sheets} style={{ '--print-zoom': zoom } as CSSProperties}>
        {children}
      </div>
    </section>
  )
}
