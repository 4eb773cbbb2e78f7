import { lengthText } from '@tactic48/content/lengths'
import {
  asPrinted,
  CARD_LEGEND,
  CHAPTERS,
  differsByEdition,
  GLOSSARY,
  inForce,
  type LengthUnit,
  legendOf,
  MARKER_LEGEND,
  plainText,
  renderRule,
  TERM_IDS,
} from '@tactic48/content/rulebook'
import type { Atom, CardBook, CardLanguage, Force, RuleSet } from '@tactic48/rules'
import type { TFunction } from 'i18next'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useCardAp } from '../prose/useCardAp.ts'
import { groupsOf, type Man, treeOf } from '../setup/company/units.ts'
import type { ForceWords } from '../setup/company/useForceWords.ts'
import { needsOf, pricesOf, type ReferenceSection, withoutIds } from './reference.ts'
import type { FlowPart } from './Sheets.tsx'

interface Reading {
  readonly rules: RuleSet
  readonly language: CardLanguage
  readonly unit: LengthUnit
}

interface BookWords {
  readonly differs: string
  readonly printed: string
  readonly glossary: string
  readonly cardLegend: string
  readonly markerLegend: string
}

/** Every rule that is in force, chapter by chapter, then the words and the legends. */
export function rulebookParts({ rules, language, unit }: Reading, words: BookWords): readonly FlowPart[] {
  const chapters = CHAPTERS.flatMap(({ id, title, atoms }): readonly FlowPart[] => {
    const held = atoms.filter((atom) => inForce(atom, rules))
    if (held.length === 0) return []
    return [
      { key: id, heading: true, node: <h3>{title[language]}</h3> },
      ...held.map((atom) => ({ key: atom, node: ruleText(atom, { rules, language, unit }, words) })),
    ]
  })
  const list = (key: string, heading: string, rows: readonly (readonly [string, string])[]): readonly FlowPart[] => [
    { key, heading: true, node: <h3>{heading}</h3> },
    ...rows.map(([name, means]) => ({
      key: `${key} ${name}`,
      node: (
        <p className="book-word">
          <b>{name}</b> {means}
        </p>
      ),
    })),
  ]
  const legend = (rows: typeof CARD_LEGEND) =>
    legendOf(rows, rules.qs).map(({ letter, means }) => [letter, means[language]] as const)
  return [
    ...chapters,
    ...list(
      'glossary',
      words.glossary,
      TERM_IDS.map((id) => [GLOSSARY[id].name[language], GLOSSARY[id].means[language]]),
    ),
    ...list('cardLegend', words.cardLegend, legend(CARD_LEGEND)),
    ...list('markerLegend', words.markerLegend, legend(MARKER_LEGEND)),
  ]
}

function ruleText(atom: Atom, { rules, language, unit }: Reading, words: BookWords): ReactElement {
  const rule = renderRule(atom, rules, language, unit)
  const printed = asPrinted(atom, rules, language, unit)
  return (
    <div className="book-entry">
      <p className="book-title">
        {rule.title} <code>{atom}</code>
        {differsByEdition(atom, rules) && <i> {words.differs}</i>}
      </p>
      <p>{plainText(rule)}</p>
      {printed && (
        <p className="book-aside">
          {words.printed} {plainText(printed)}
        </p>
      )}
    </div>
  )
}

/** A page at the table: tables of numbers first, then the rules that are looked up most. */
export function referenceParts(
  sections: readonly ReferenceSection[],
  { rules, language, unit }: Reading,
  tables: readonly FlowPart[],
): readonly FlowPart[] {
  const told = sections.flatMap(({ chapter, atoms }): readonly FlowPart[] => {
    const held = atoms.filter((atom) => inForce(atom, rules))
    const title = CHAPTERS.find(({ id }) => id === chapter)?.title[language]
    if (held.length === 0 || title === undefined) return []
    return [
      { key: chapter, heading: true, node: <h3>{title}</h3> },
      ...held.map((atom) => {
        const rule = renderRule(atom, rules, language, unit)
        return {
          key: atom,
          node: (
            <p>
              <b>{rule.title}.</b> {withoutIds(rule, rules, language)}
            </p>
          ),
        }
      }),
    ]
  })
  return [...tables, ...told]
}

/** FIRE-09, COVER-05, GREN-05: what is asked of the dice. */
export function NeedTable({ rules, language, unit }: Reading): ReactElement {
  const { t } = useTranslation('print')
  const needs = needsOf(rules)
  const drift = rules.grenadeScatter.map((u) => (u === 0 ? '–' : lengthText(u, language, unit)))
  return (
    <div className="ref-tables">
      <table>
        <caption>{t('reference.needs')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('reference.plain')}</th>
            <th scope="col">{t('reference.covered')}</th>
          </tr>
        </thead>
        <tbody>
          {(['open', 'partial'] as const).map((cover) => (
            <tr key={cover}>
              <th scope="row">{t(`reference.${cover}`)}</th>
              {needs[cover].map((need, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns that never change places
                <td key={i}>{need}+</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t('reference.coveredNote', { far: lengthText(rules.takeCoverDistance, language, unit) })}{' '}
        {t('reference.others', { h2h: rules.h2hHitOn, blast: rules.blastHitOn, sf: rules.sfWoundOn })}
      </p>
      <table className="ref-drift">
        <caption>{t('reference.drift')}</caption>
        <thead>
          <tr>
            <th scope="row">{t('reference.die')}</th>
            {[1, 2, 3, 4, 5, 6].map((face) => (
              <th key={face} scope="col">
                {face}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('reference.upTo')}</th>
            {[0, 1, 2, 3, 4, 5].map((i) => (
              <td key={i}>{drift[i] ?? '–'}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/** TURN-15. */
export function PriceTable({ rules, which }: { rules: RuleSet; which: 'quick' | 'company' }): ReactElement {
  const { t } = useTranslation('print')
  const play = useTranslation('play')
  return (
    <div className="ref-tables">
      <table className="ref-prices">
        <caption>{t('reference.prices')}</caption>
        <tbody>
          {pricesOf(rules)[which].map(([verb, price]) => (
            <tr key={verb}>
              <th scope="row">{play.t(`verb.${verb}`)}</th>
              <td>{price === 0 ? t('reference.free') : play.t('at', { count: price })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** FORCE-08: who is in it, unit by unit, with room to note wounds. */
export function forceParts(
  force: Force,
  cards: CardBook,
  words: ForceWords,
  t: TFunction<'play'>,
  printed: (man: Man) => string,
): readonly FlowPart[] {
  const groups = groupsOf(treeOf(cards, force, [])).filter(({ men }) => men.length > 0)
  const people = groups.flatMap(({ key, unit, men, ap }): readonly FlowPart[] => [
    // A squad of a quick start is one group and needs no heading.
    ...(groups.length === 1
      ? []
      : [
          {
            key,
            heading: true,
            node: (
              <h3 className="fs-unit">
                {words.unit(unit)} <span>{t('ap', { n: ap })}</span>
              </h3>
            ),
          },
        ]),
    ...men.map((man) => ({
      key: `${key} ${man.at}`,
      node: <ForceLine man={man} words={words} values={printed(man)} />,
    })),
  ])
  const deck = force.deck ?? []
  const more = [...(force.vehicles ?? []).map(({ card }) => card), ...deck]
  const counted = [...new Set(more)].map((id) => ({ id, count: more.filter((one) => one === id).length }))
  return [
    ...people,
    ...counted.map(({ id, count }) => ({
      key: `more ${id}`,
      node: (
        <div className="fs-line fs-more">
          <bdi>{words.card(id)}</bdi> {count > 1 && `× ${count}`}
        </div>
      ),
    })),
  ]
}

function ForceLine({ man, words, values }: { man: Man; words: ForceWords; values: string }): ReactElement {
  const priced = useCardAp()
  return (
    <div className="fs-line">
      <span className="fs-box" aria-hidden="true">
        □{man.card?.wounded ? '□' : ''}
      </span>
      <span className="fs-name">
        <bdi>{words.man(man)}</bdi>
      </span>
      <span className="fs-values">{values}</span>
      <span className="fs-arms">
        <bdi>{words.arms(man)}</bdi>
      </span>
      <span className="fs-ap">{priced(man)}</span>
    </div>
  )
}
