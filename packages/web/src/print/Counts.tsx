import type { RuleSet } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/useLanguage.ts'
import { namedIn } from '../prose/namedCards.ts'
import { useWeaponName } from '../prose/useWeaponName.ts'
import { useCardNames } from '../setup/forces/useCardNames.ts'
import { usePrint } from './choice.ts'
import { type Card, type Counted, countOf, KINDS, keyOfCard, MARKERS, menOf, usualCount } from './things.ts'

/** How many of each card: as many as the force has, unless somebody wants more or fewer. */
export function CardCounts({ cards }: { cards: readonly Counted[] }): ReactElement | undefined {
  const { t } = useTranslation('print')
  const { parts, counts, count, once, set } = usePrint()
  const name = useNameOfCard()
  if (!parts.includes('cards') && !parts.includes('bases')) return undefined
  return (
    <details className="print-counts">
      <summary>{t('cardCounts')}</summary>
      <label className="print-once">
        <input type="checkbox" checked={once} onChange={({ target }) => set({ once: target.checked })} /> {t('once')}
      </label>
      {KINDS.map((kind) => {
        const its = cards.filter(({ one }) => one.kind === kind)
        return its.length === 0 ? undefined : (
          <fieldset key={kind}>
            <legend className="cap">{t(`kinds.${kind}`)}</legend>
            {its.map(({ one, count: usual }) => {
              const key = keyOfCard(one)
              return (
                <Count key={key} name={name(one)} value={countOf(counts, key, usual)} onChange={(n) => count(key, n)} />
              )
            })}
          </fieldset>
        )
      })}
    </details>
  )
}

export function MarkerCounts({
  cards,
  rules,
}: {
  cards: readonly Counted[]
  rules: RuleSet
}): ReactElement | undefined {
  const { t } = useTranslation('print')
  const { parts, counts, count } = usePrint()
  if (!parts.includes('markers')) return undefined
  const men = menOf(cards)
  return (
    <details className="print-counts">
      <summary>{t('markerCounts')}</summary>
      {MARKERS.map((marker) => (
        <Count
          key={marker}
          name={t(`marker.${marker}.name`)}
          value={countOf(counts, marker, usualCount(marker, men, rules))}
          onChange={(n) => count(marker, n)}
        />
      ))}
    </details>
  )
}

interface CountProps {
  readonly name: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function Count({ name, value, onChange }: CountProps): ReactElement {
  return (
    <label className="print-count">
      <bdi>{name}</bdi>
      <input
        type="number"
        min={0}
        max={99}
        value={value}
        onChange={({ target }) => onChange(Number.isInteger(target.valueAsNumber) ? target.valueAsNumber : 0)}
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
