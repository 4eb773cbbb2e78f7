import { companyBookOf, FACTIONS, withSets } from '@tactic48/content'
import { type CardBook, type RuleSet, SIDES, totalOf } from '@tactic48/rules'
import { type ReactElement, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TopBar } from '../app/TopBar.tsx'
import { useLengthUnit } from '../i18n/lengths.ts'
import { usePointsOf } from '../i18n/points.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useDraft } from '../setup/draft.ts'
import { OwnForceOptions } from '../setup/forces/OwnForces.tsx'
import { forceText, useOwn } from '../setup/own.ts'
import { useOwnCards } from '../setup/ownCards.ts'
import { SheetsChoice } from '../setup/SheetsChoice.tsx'
import { ALL_READY, rulesOf, type Sheets } from '../setup/sheets.ts'
import { LengthChoice } from '../ui/LengthChoice.tsx'
import { Segments } from '../ui/Segments.tsx'
import { CardCounts, MarkerCounts } from './Counts.tsx'
import { INKS, openedAt, PARTS, usePrint } from './choice.ts'
import { Preview } from './Preview.tsx'
import { PAPER_SIZE, PAPERS, pageStyle } from './paper.ts'
import { cardsOf, type Source } from './things.ts'
import './print.css'

/** Cards, markers, sheets and rules on paper: chosen on the left, seen page by page on the right. */
export function PrintPage({ at }: { at: string | undefined }): ReactElement {
  const { t } = useTranslation('print')
  const choice = usePrint()
  const { set } = choice
  useEffect(() => set(openedAt(at)), [at, set])
  const { rules, sheets } = useRulesPrinted()
  const { source, book, name, text } = useSource()
  const unit = useLengthUnit((store) => store.unit)
  const cards = useMemo(() => cardsOf(source, book), [source, book])
  const [pages, setPages] = useState(0)
  return (
    <div className="print-page">
      <TopBar page={t('title')} />
      <main className="print-main">
        <form className="print-choices card" aria-label={t('choices')} onSubmit={(event) => event.preventDefault()}>
          <button type="button" className="btn print-go" disabled={pages === 0} onClick={() => window.print()}>
            {t('go', { count: pages })}
          </button>
          <p className="muted small">{t('scale', { mm: rules.figureBaseDiameterMm })}</p>
          <fieldset className="print-parts">
            <legend className="cap">{t('what')}</legend>
            {PARTS.map((part) => (
              <label key={part}>
                <input
                  type="checkbox"
                  checked={choice.parts.includes(part) && !isBarren(part, source)}
                  disabled={isBarren(part, source)}
                  onChange={() => choice.toggle(part)}
                />
                {t(`part.${part}`)}
                {isBarren(part, source) && <small className="muted"> {t('needsForce')}</small>}
              </label>
            ))}
          </fieldset>
          <FromChoice />
          <Segments
            legend={t('paper')}
            options={PAPERS}
            chosen={choice.paper}
            label={(paper) => t(`papers.${paper}`)}
            onChoose={(paper) => set({ paper })}
          />
          <Segments
            legend={t('ink')}
            options={INKS}
            chosen={choice.ink}
            label={(ink) => t(`inks.${ink}`)}
            onChoose={(ink) => set({ ink })}
          />
          <SheetsChoice sheets={sheets} onChange={(next) => set({ sheets: next })} />
          <LengthChoice />
          <CardCounts cards={cards} />
          <MarkerCounts cards={cards} rules={rules} />
        </form>
        <PreviewBox>
          <style>{pageStyle(choice.paper)}</style>
          <Preview {...{ cards, source, book, rules, unit, text }} name={name} onPages={setPages} />
        </PreviewBox>
      </main>
    </div>
  )
}

/** A whole faction is no force: there is no sheet of it. */
const isBarren = (part: (typeof PARTS)[number], { force }: Source): boolean => part === 'forceSheet' && !force

/** The rules of the game that is being prepared, or of other sheets as they stand. */
function useRulesPrinted(): { readonly rules: RuleSet; readonly sheets: Sheets } {
  const chosen = usePrint((store) => store.sheets)
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
  readonly text?: string
}

function useSource(): Sourced {
  const from = usePrint((store) => store.from)
  const forces = useDraft((store) => store.forces)
  const own = useOwnCards((store) => store.sets)
  const shelf = useOwn((store) => store.forces)
  const language = useLanguage()
  return useMemo(() => {
    const factions = withSets(FACTIONS, own)
    const book = companyBookOf(factions)
    const [kind, id = ''] = split(from)
    const faction = factions.find((one) => one.id === id)
    if (kind === 'faction' && faction) return { source: { faction: id }, book, name: faction.name[language] }
    const ready = kind === 'ready' ? ALL_READY.find((one) => one.id === id) : undefined
    const mine = kind === 'own' ? shelf.find((one) => one.name === id) : undefined
    const force = ready?.force ?? mine?.force ?? forces[id === 'ember' ? 'ember' : 'blue']
    const ours = factions.find((one) => one.id === force.faction)?.name[language] ?? force.faction
    const called = ready?.name[language] ?? mine?.name
    const text = mine?.text ?? forceText({ name: called ?? ours, kind: 'force', force })
    return { source: { faction: force.faction, force }, book, name: called ? `${ours}: ${called}` : ours, text }
  }, [from, forces, own, shelf, language])
}

const split = (from: string): readonly [string, string] => {
  const at = from.indexOf(':')
  return [from.slice(0, at), from.slice(at + 1)]
}

function FromChoice(): ReactElement {
  const { t } = useTranslation('print')
  const common = useTranslation()
  const play = useTranslation('play')
  const language = useLanguage()
  const id = useId()
  const { from, set } = usePrint()
  const own = useOwnCards((store) => store.sets)
  const forces = useDraft((store) => store.forces)
  const factions = withSets(FACTIONS, own)
  const cards = useMemo(() => companyBookOf(withSets(FACTIONS, own)), [own])
  return (
    <div className="print-field">
      <label className="cap" htmlFor={id}>
        {t('from')}
      </label>
      <select id={id} value={from} onChange={(event) => set({ from: event.target.value, counts: {} })}>
        <optgroup label={t('prepared')}>
          {SIDES.map((side) => (
            <option key={side} value={`side:${side}`}>
              {common.t(`side.${side}`)}, {play.t('ap', { n: totalOf(cards, forces[side]) })}
            </option>
          ))}
        </optgroup>
        <OwnForceOptions cards={cards} />
        <optgroup label={t('wholeFactions')}>
          {factions.map((faction) => (
            <option key={faction.id} value={`faction:${faction.id}`}>
              {faction.name[language]}
            </option>
          ))}
        </optgroup>
        {factions.map((faction) => {
          const its = ALL_READY.filter(({ force }) => force.faction === faction.id)
          return its.length === 0 ? undefined : (
            <optgroup key={faction.id} label={faction.name[language]}>
              {its.map((one) => (
                <option key={one.id} value={`ready:${one.id}`}>
                  {faction.name[language]}: {one.name[language]}, {play.t('ap', { n: one.ap })}
                </option>
              ))}
            </optgroup>
          )
        })}
      </select>
    </div>
  )
}

const PX_PER_MM = 96 / 25.4
const AROUND = 24

/** Pages as large as there is room; on paper they have their own size. */
function PreviewBox({ children }: { children: React.ReactNode }): ReactElement {
  const { t } = useTranslation('print')
  const box = useRef<HTMLElement>(null)
  const paper = usePrint((store) => store.paper)
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
    <section ref={box} className="print-preview" aria-label={t('preview')}>
      <div className="print-sheets" style={{ '--print-zoom': zoom } as React.CSSProperties}>
        {children}
      </div>
    </section>
  )
}
