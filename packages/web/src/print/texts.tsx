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
  type RenderedRule,
  renderRule,
  TERM_IDS,
} from '@tactic48/content/rulebook'
import { type Atom, type CardBook, type CardLanguage, type Force, isAtom, type RuleSet } from '@tactic48/rules'
import type { TFunction } from 'i18next'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useCardAp } from '../prose/useCardAp.ts'
import { groupsOf, type Man, treeOf } from '../setup/company/units.ts'
import type { ForceWords } from '../setup/company/useForceWords.ts'
import css from './Print.module.css'
import type { FlowPart } from './Sheets.tsx'

interface Reading {
  readonly rules: RuleSet
  readonly language: CardLanguage
  readonly unit: LengthUnit
}

/** Every rule that is in force, chapter by chapter, then the words and the legends. */
export function rulebookParts({ rules, language, unit }: Reading, t: TFunction<'book'>): readonly FlowPart[] {
  const chapters = CHAPTERS.flatMap(({ id, title, atoms }): readonly FlowPart[] => {
    const held = atoms.filter((atom) => inForce(atom, rules))
    if (held.length === 0) return []
    return [
      { key: id, heading: true, node: <h3>{title[language]}</h3> },
      ...held.map((atom) => ({ key: atom, node: ruleText(atom, { rules, language, unit }, t) })),
    ]
  })
  const list = (key: string, heading: string, rows: readonly (readonly [string, string])[]): readonly FlowPart[] => [
    { key, heading: true, node: <h3>{heading}</h3> },
    ...rows.map(([name, means]) => ({
      key: `${key} ${name}`,
      node: (
        <p className={css.word}>
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
      t('glossary'),
      TERM_IDS.map((id) => [GLOSSARY[id].name[language], GLOSSARY[id].means[language]]),
    ),
    ...list('cardLegend', t('cardLegend'), legend(CARD_LEGEND)),
    ...list('markerLegend', t('markerLegend'), legend(MARKER_LEGEND)),
  ]
}

function ruleText(atom: Atom, { rules, language, unit }: Reading, t: TFunction<'book'>): ReactElement {
  const rule = renderRule(atom, rules, language, unit)
  const printed = asPrinted(atom, rules, language, unit)
  return (
    <div className={css.entry}>
      <p className={css.ruleName}>
        {rule.title} <code>{atom}</code>
        {differsByEdition(atom, rules) && <i> {t('differs')}</i>}
      </p>
      <p>{plainText(rule)}</p>
      {printed && (
        <p className={css.aside}>
          {t('printed')} {plainText(printed)}
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
    <div className={css.tables}>
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
      <table>
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
    <div className={css.tables}>
      <table className={css.prices}>
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
              <h3 className={css.unit}>
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
        <div className={css.more}>
          <bdi className={css.clamped}>{words.card(id)}</bdi> {count > 1 && `× ${count}`}
        </div>
      ),
    })),
  ]
}

function ForceLine({ man, words, values }: { man: Man; words: ForceWords; values: string }): ReactElement {
  const priced = useCardAp()
  return (
    <div className={css.man}>
      <span className={css.boxes} aria-hidden="true">
        □{man.card?.wounded ? '□' : ''}
      </span>
      <b>
        <bdi className={css.clamped}>{words.man(man)}</bdi>
      </b>
      <span className={css.fine}>{values}</span>
      <span className={css.arms}>
        <bdi className={css.clamped}>{words.arms(man)}</bdi>
      </span>
      <b>{priced(man)}</b>
    </div>
  )
}

/** What a page at the table answers: a heading of the rulebook and the rules that are looked up most. */
export interface ReferenceSection {
  /** A chapter of the rulebook, whose title it bears. */
  readonly chapter: string
  readonly atoms: readonly Atom[]
}

export const QUICK_REFERENCE: readonly ReferenceSection[] = [
  { chapter: 'turn', atoms: ['TURN-02', 'TURN-03', 'TURN-05'] },
  { chapter: 'actions', atoms: ['TURN-10', 'TURN-17'] },
  { chapter: 'sight', atoms: ['LOS-14', 'LOS-07', 'LOS-08'] },
  {
    chapter: 'shooting',
    atoms: [
      'FIRE-03',
      'FIRE-06',
      'FIRE-07',
      'FIRE-10',
      'FIRE-11',
      'AIM-02',
      'COVER-02',
      'COVER-03',
      'COVER-04',
      'COVER-06',
    ],
  },
  { chapter: 'moving', atoms: ['MOVE-03', 'MOVE-04', 'MOVE-06', 'MNF-05'] },
  { chapter: 'opportunity', atoms: ['OF-01', 'OF-03', 'OF-06', 'OF-08'] },
  { chapter: 'suppression', atoms: ['SF-01', 'SF-04', 'SF-08', 'SF-10', 'SF-14'] },
  { chapter: 'grenades', atoms: ['GREN-05', 'GREN-08', 'GREN-09', 'GREN-10', 'GREN-12'] },
  { chapter: 'handToHand', atoms: ['H2H-01', 'H2H-02', 'H2H-03', 'H2H-04'] },
  { chapter: 'wounds', atoms: ['WOUND-01', 'WOUND-03', 'WOUND-04', 'WOUND-05'] },
  { chapter: 'abilities', atoms: ['CMD-02', 'CAMO-01'] },
  { chapter: 'winning', atoms: ['VICT-01', 'VICT-02', 'VICT-03'] },
]

export const COMPANY_REFERENCE: readonly ReferenceSection[] = [
  { chapter: 'forces', atoms: ['STRUCT-09'] },
  {
    chapter: 'orders',
    atoms: [
      'ORDER-01',
      'ORDER-02',
      'ORDER-03',
      'ORDER-04',
      'ORDER-06',
      'ORDER-08',
      'ORDER-10',
      'ORDER-11',
      'ORDER-12',
      'ORDER-13',
      'ORDER-14',
      'ORDER-15',
      'ORDER-16',
    ],
  },
  {
    chapter: 'calls',
    atoms: [
      'PLAN-01',
      'CALL-01',
      'CALL-03',
      'CALL-04',
      'CALL-05',
      'CALL-06',
      'CALL-07',
      'REINF-01',
      'REINF-02',
      'REINF-04',
      'SUPP-01',
      'SUPP-04',
      'MORTAR-01',
    ],
  },
  { chapter: 'radio', atoms: ['RADIO-02', 'RADIO-04', 'RUNNER-02', 'RUNNER-03', 'RUNNER-05'] },
  { chapter: 'initiative', atoms: ['INIT-01', 'INIT-04', 'INIT-05', 'INIT-07', 'INIT-10'] },
  {
    chapter: 'medics',
    atoms: [
      'MEDIC-02',
      'MEDIC-04',
      'MEDIC-05',
      'MEDIC-06',
      'EVAC-01',
      'EVAC-03',
      'EVAC-05',
      'EVAC-06',
      'EVAC-10',
      'AID-02',
      'AID-03',
    ],
  },
  { chapter: 'mounts', atoms: ['BUNKER-02', 'BUNKER-03', 'BUNKER-04', 'MOUNT-02'] },
  { chapter: 'tactics', atoms: ['TACTIC-08', 'TACTIC-09', 'TACTIC-10'] },
  { chapter: 'shock', atoms: ['SHOCK-02', 'SHOCK-03', 'SHOCK-04'] },
]

const ASIDE = /\s\((?:\p{Ll}+ )?[A-Z0-9]+-\d\d[^)]*\)/gu
const ID = /\b[A-Z0-9]+-\d\d\b/g

/** The page bears no ids to look up: what only points elsewhere is left out, and a rule in a sentence is called by its title. */
export function withoutIds(rule: RenderedRule, rules: RuleSet, language: CardLanguage): string {
  const [open, close] = language === 'en' ? ['“', '”'] : ['«', '»']
  return plainText(rule)
    .replace(ASIDE, '')
    .replace(ID, (id) => (isAtom(id) ? `${open}${renderRule(id, rules, language).title}${close}` : id))
}

/** FIRE-09, COVER-05: what a die needs, with and without Take Cover. */
export const needsOf = ({ hitOpen, hitPartial, takeCoverBonus, needCap }: RuleSet) => {
  const capped = (need: number): number => Math.min(need, needCap ?? need)
  return {
    open: [capped(hitOpen), capped(hitOpen + takeCoverBonus)],
    partial: [capped(hitPartial), capped(hitPartial + takeCoverBonus)],
  } as const
}

/** TURN-15: what an Action costs in AT, by its verb; those of the company where one is played. */
export function pricesOf({ fireCost, aimCost, takeCoverCost, ofCost, sfCost, grenadeCost, company }: RuleSet) {
  const quick = [
    ['move', 1],
    ['moveAndFire', 1],
    ['fire', fireCost],
    ['aim', aimCost],
    ['takeCover', takeCoverCost],
    ['placeOpportunityFire', ofCost],
    ['startSuppression', sfCost],
    ['throwGrenade', grenadeCost],
  ] as const
  if (!company) return { quick, company: [] }
  const officers = [
    ['giveOrder', company.orderCost],
    ['call', company.callCost],
    ['contactHq', company.radioCost],
    ['takeInitiative', company.initiativeCost],
    ['firstAid', 0],
    ['checkCasualty', 0],
    ['pickUp', company.stretcherPickupCost],
  ] as const
  return { quick, company: officers }
}
