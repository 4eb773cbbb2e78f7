import type { LengthUnit } from '@tactic48/content/rulebook'
import { type CardBook, type CardFace, COMPANY_ABILITIES, type RuleSet, totalOf, worthOf } from '@tactic48/rules'
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/useLanguage.ts'
import { CARD_VALUES, usePrintedValue } from '../prose/usePrintedValue.ts'
import { useForceWords } from '../setup/company/useForceWords.ts'
import { useDraft } from '../setup/draft.ts'
import { ForceCode } from '../setup/forces/ForceRow.tsx'
import { useFieldName } from './CardFaces.tsx'
import type { Part } from './choice.ts'
import css from './Print.module.css'
import { laidOut } from './paper.ts'
import { CutSheets, type FlowPart, FlowSheets } from './Sheets.tsx'
import {
  COMPANY_REFERENCE,
  forceParts,
  NeedTable,
  PriceTable,
  QUICK_REFERENCE,
  referenceParts,
  rulebookParts,
} from './texts.tsx'
import {
  baseThings,
  type Counted,
  cardThings,
  type MarkerId,
  markerThings,
  menOf,
  radiiOf,
  type Source,
  usualCount,
} from './things.ts'

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

/** Every page that will be printed, in order. */
export function Preview({ cards, source, book, rules, unit, name, text, onPages }: PreviewProps): ReactElement {
  const { t } = useTranslation('print')
  const { parts, paper, ink, counts, once } = useDraft((draft) => draft.print)
  const language = useLanguage()
  const has = (part: Part): boolean => parts.includes(part)

  const cardPages = useMemo(
    () => (parts.includes('cards') ? laidOut(cardThings(cards, counts, once), paper) : []),
    [parts, cards, counts, once, paper],
  )
  const tablePages = useMemo(() => {
    const men = menOf(cards)
    const usual = (marker: MarkerId): number => usualCount(marker, men, rules)
    const bases = parts.includes('bases') ? baseThings(cards, counts, rules) : []
    const markers = parts.includes('markers') ? markerThings(counts, usual, radiiOf(cards, rules), rules) : []
    return laidOut(
      [...bases, ...markers].sort((a, b) => b.height - a.height),
      paper,
    )
  }, [parts, cards, counts, rules, paper])

  const force = useForceFlow(has('forceSheet') ? source : undefined, book)
  const forceSheet = useMemo(
    () =>
      text === undefined || force.parts.length === 0
        ? force.parts
        : [...force.parts, { key: 'code', node: <ForceCode text={text} name={name} inMm /> }],
    [force.parts, text, name],
  )
  const reading = useMemo(() => ({ rules, language, unit }), [rules, language, unit])
  const [quick, company] = useMemo(() => {
    if (!parts.includes('reference')) return [NOTHING, NOTHING] as const
    const prices = (which: 'quick' | 'company') => ({
      key: 'prices',
      node: <PriceTable rules={rules} which={which} />,
    })
    return [
      referenceParts(QUICK_REFERENCE, reading, [prices('quick'), { key: 'needs', node: <NeedTable {...reading} /> }]),
      rules.company ? referenceParts(COMPANY_REFERENCE, reading, [prices('company')]) : NOTHING,
    ] as const
  }, [parts, reading, rules])
  const rulebook = useRulebook(has('rulebook'), reading)

  const [flowing, setFlowing] = useState<{ readonly [name: string]: number }>({})
  const told = useCallback(
    (of: string, count: number) => setFlowing((before) => (before[of] === count ? before : { ...before, [of]: count })),
    [],
  )
  const pages = cardPages.length + tablePages.length + Object.values(flowing).reduce((sum, count) => sum + count, 0)
  useEffect(() => onPages(pages), [onPages, pages])

  const sheetName = useSheetName(rules)
  const texts = [
    {
      of: t('part.forceSheet'),
      columns: 1,
      flow: forceSheet,
      className: css.force,
      title: name,
      note: force.note,
      head: 16,
    },
    { of: t('part.reference'), flow: quick, className: css.reference, most: 1 },
    { of: t('companyReference'), flow: company, className: css.reference, most: 1 },
    { of: t('part.rulebook'), flow: rulebook, className: css.rules },
  ]
  return (
    <div data-ink={ink}>
      {pages === 0 && parts.length === 0 && <p className={`${css.nothing} card centre`}>{t('nothing')}</p>}
      <CutSheets paper={paper} name={t('part.cards')} pages={cardPages} />
      <CutSheets paper={paper} name={t('part.markers')} pages={tablePages} />
      {texts.map(({ of, flow, title = of, note = sheetName, head = 10, columns = 2, className = '', most }) => (
        <FlowSheets
          key={of}
          paper={paper}
          columns={columns}
          className={className}
          most={most}
          name={of}
          parts={flow}
          head={head}
          foot={t('foot', { sheet: sheetName })}
          onPages={told}
        >
          <header className={css.head}>
            <h2>{title}</h2>
            <p>{note}</p>
          </header>
        </FlowSheets>
      ))}
    </div>
  )
}

function useSheetName({ qs, company, rulings }: RuleSet): string {
  const { t } = useTranslation('setup')
  const print = useTranslation('print')
  const names = [t(`edition.${qs}.name`), ...(company ? [t(`company.${company.edition}.name`)] : [])]
  return `${names.join(' + ')}, ${print.t(`ruling.${rulings}`)}`
}

function useRulebook(wanted: boolean, reading: Parameters<typeof rulebookParts>[0]): readonly FlowPart[] {
  const { t } = useTranslation('book')
  return useMemo(() => (wanted ? rulebookParts(reading, t) : NOTHING), [wanted, reading, t])
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
    const valuesOf = (face: CardFace): string =>
      [
        ...CARD_VALUES.filter((value) => face[value] !== undefined).map(
          (value) => `${t(`card.${value}`)}\u00a0${printed(face, value)}`,
        ),
        ...(face.camouflage ? [field('camouflage')] : []),
        ...COMPANY_ABILITIES.filter((ability) => face[ability]).map((ability) =>
          typeof face[ability] === 'number' ? `${field(ability)}\u00a0${face[ability]}` : field(ability),
        ),
      ].join('  ')
    return forceParts(force, book, words, t, ({ card }) => (card ? valuesOf(card.healthy) : ''))
  }, [force, book, words, t])
  if (!force) return { parts, note: '' }
  const men = force.characters.reduce((ap, enlisted) => ap + worthOf(book, enlisted), 0)
  const ap = totalOf(book, force)
  const total = print.t(ap === men ? 'plainTotal' : 'total', { count: force.characters.length, ap, men })
  return { parts, note: `${total} · ${print.t('boxes')}` }
}
