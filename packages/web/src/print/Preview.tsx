import type { LengthUnit } from '@tactic48/content/rulebook'
import { type CardBook, type CardFace, COMPANY_ABILITIES, type RuleSet, totalOf, worthOf } from '@tactic48/rules'
import { type ReactElement, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/useLanguage.ts'
import { CARD_VALUES, usePrintedValue } from '../prose/usePrintedValue.ts'
import { useForceWords } from '../setup/company/useForceWords.ts'
import { ForceCode } from '../setup/forces/OwnForces.tsx'
import { usePrint } from './choice.ts'
import { laidOut } from './paper.ts'
import { COMPANY_REFERENCE, QUICK_REFERENCE } from './reference.ts'
import { CutSheets, type FlowPart, FlowSheets, useFlow } from './Sheets.tsx'
import { forceParts, NeedTable, PriceTable, referenceParts, rulebookParts } from './texts.tsx'
import {
  baseThings,
  type Counted,
  cardThings,
  markerThings,
  menOf,
  radiiOf,
  type Source,
  usualCount,
} from './things.ts'
import { useFieldName } from './useChangeText.ts'

interface PreviewProps {
  readonly cards: readonly Counted[]
  readonly source: Source
  readonly book: CardBook
  readonly rules: RuleSet
  readonly unit: LengthUnit
  readonly name: string
  /** The force as a file, for the code on its sheet. */
  readonly text: string | undefined
  readonly onPages: (pages: number) => void
}

const NOTHING: readonly FlowPart[] = []
/** The head of a force sheet. */
const FORCE_HEAD = 16

/** Every page that will be printed, in order. */
export function Preview({ cards, source, book, rules, unit, name, text: file, onPages }: PreviewProps): ReactElement {
  const { t } = useTranslation('print')
  const { parts, paper, ink, counts, once } = usePrint()
  const language = useLanguage()
  const has = (part: (typeof parts)[number]): boolean => parts.includes(part)
  const men = menOf(cards)

  const cardPages = useMemo(
    () => (parts.includes('cards') ? laidOut(cardThings(cards, counts, once), paper) : []),
    [parts, cards, counts, once, paper],
  )
  const tablePages = useMemo(() => {
    const bases = parts.includes('bases') ? baseThings(cards, counts, rules) : []
    const usual = (marker: Parameters<typeof usualCount>[0]): number => usualCount(marker, men, rules)
    const markers = parts.includes('markers') ? markerThings(counts, usual, radiiOf(cards, rules), rules) : []
    return laidOut(
      [...bases, ...markers].sort((a, b) => b.height - a.height),
      paper,
    )
  }, [parts, cards, counts, rules, men, paper])

  const force = useForceFlow(has('forceSheet') ? source : undefined, book)
  const forceSheet = useMemo(
    () =>
      file === undefined || force.parts.length === 0
        ? force.parts
        : [...force.parts, { key: 'code', node: <ForceCode text={file} name={name} /> }],
    [force.parts, file, name],
  )
  const forceFlow = useFlow(forceSheet, { paper, columns: 1, className: 'force-sheet', head: FORCE_HEAD })
  const reading = useMemo(() => ({ rules, language, unit }), [rules, language, unit])
  const quick = useMemo(
    () =>
      parts.includes('reference')
        ? referenceParts(QUICK_REFERENCE, reading, [
            { key: 'prices', node: <PriceTable rules={rules} which="quick" /> },
            { key: 'needs', node: <NeedTable {...reading} /> },
          ])
        : NOTHING,
    [parts, reading, rules],
  )
  const company = useMemo(
    () =>
      parts.includes('reference') && rules.company
        ? referenceParts(COMPANY_REFERENCE, reading, [
            { key: 'prices', node: <PriceTable rules={rules} which="company" /> },
          ])
        : NOTHING,
    [parts, reading, rules],
  )
  const quickFlow = useFlow(quick, { paper, columns: 2, className: 'reference', head: TEXT_HEAD, most: 1 })
  const companyFlow = useFlow(company, { paper, columns: 2, className: 'reference', head: TEXT_HEAD, most: 1 })
  const rulebook = useRulebook(has('rulebook'), reading)
  const bookFlow = useFlow(rulebook, { paper, columns: 2, className: 'rules-text', head: TEXT_HEAD })

  const pages =
    cardPages.length +
    tablePages.length +
    [forceFlow, quickFlow, companyFlow, bookFlow].reduce((sum, flow) => sum + flow.pages.length, 0)
  useEffect(() => onPages(pages), [onPages, pages])
  const sheetName = useSheetName(rules)
  const foot = t('foot', { sheet: sheetName })
  const title = (heading: string, note: string): ReactElement => (
    <header className="flow-head">
      <h2>{heading}</h2>
      <p>{note}</p>
    </header>
  )
  const text = { paper, columns: 2, foot }
  return (
    <div className="print-ink" data-ink={ink}>
      {pages === 0 && parts.length === 0 && <p className="print-nothing">{t('nothing')}</p>}
      <CutSheets paper={paper} name={t('part.cards')} pages={cardPages} />
      <CutSheets paper={paper} name={t('part.markers')} pages={tablePages} />
      <FlowSheets
        {...text}
        columns={1}
        name={t('part.forceSheet')}
        flow={forceFlow}
        className="force-sheet"
        head={title(name, force.note)}
      />
      <FlowSheets
        {...text}
        name={t('part.reference')}
        flow={quickFlow}
        className="reference"
        head={title(t('part.reference'), sheetName)}
      />
      <FlowSheets
        {...text}
        name={t('companyReference')}
        flow={companyFlow}
        className="reference"
        head={title(t('companyReference'), sheetName)}
      />
      <FlowSheets
        {...text}
        name={t('part.rulebook')}
        flow={bookFlow}
        className="rules-text"
        head={title(t('part.rulebook'), sheetName)}
      />
    </div>
  )
}

/** The head of a page of rules. */
const TEXT_HEAD = 10

function useSheetName({ qs, company, rulings }: RuleSet): string {
  const { t } = useTranslation('setup')
  const print = useTranslation('print')
  const names = [t(`edition.${qs}.name`), ...(company ? [t(`company.${company.edition}.name`)] : [])]
  return `${names.join(' + ')}, ${print.t(`ruling.${rulings}`)}`
}

function useRulebook(wanted: boolean, reading: Parameters<typeof rulebookParts>[0]): readonly FlowPart[] {
  const { t } = useTranslation('book')
  return useMemo(
    () =>
      wanted
        ? rulebookParts(reading, {
            differs: t('differs'),
            printed: t('printed'),
            glossary: t('glossary'),
            cardLegend: t('cardLegend'),
            markerLegend: t('markerLegend'),
          })
        : NOTHING,
    [wanted, reading, t],
  )
}

/** The list of a force; a faction as a whole has none. */
function useForceFlow(
  source: Source | undefined,
  book: CardBook,
): { readonly parts: readonly FlowPart[]; readonly note: string } {
  const { t } = useTranslation('play')
  const print = useTranslation('print')
  const words = useForceWords(book)
  const printed = usePrintedValue()
  const field = useFieldName()
  const force = source?.force
  // biome-ignore lint/correctness/useExhaustiveDependencies: `printed` and `field` follow the language as `t` does.
  const parts = useMemo(() => {
    if (!force) return NOTHING
    const abilities = (face: CardFace): readonly string[] => [
      ...(face.camouflage ? [field('camouflage')] : []),
      ...COMPANY_ABILITIES.filter((ability) => face[ability]).map((ability) =>
        typeof face[ability] === 'number' ? `${field(ability)}\u00a0${face[ability]}` : field(ability),
      ),
    ]
    return forceParts(force, book, words, t, ({ card }) =>
      card
        ? [
            ...CARD_VALUES.filter((value) => card.healthy[value] !== undefined).map(
              (value) => `${t(`card.${value}`)}\u00a0${printed(card.healthy, value)}`,
            ),
            ...abilities(card.healthy),
          ].join('  ')
        : '',
    )
  }, [force, book, words, t])
  if (!force) return { parts, note: '' }
  const men = force.characters.reduce((ap, enlisted) => ap + worthOf(book, enlisted), 0)
  const ap = totalOf(book, force)
  const total = print.t(ap === men ? 'plainTotal' : 'total', { count: force.characters.length, ap, men })
  return { parts, note: `${total} · ${print.t('boxes')}` }
}
