import {
  type CardBook,
  type CardId,
  type Force,
  type ForceChange,
  type GameState,
  own,
  type Refusal,
  type UnitSpec,
  type WeaponCard,
} from '@tactic48/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { namedIn } from '../../prose/namedCards.ts'
import { useWeaponName } from '../../prose/useWeaponName.ts'
import { useCardNames } from '../forces/useCardNames.ts'
import type { Man } from './units.ts'

export interface ForceWords {
  /** A hero by his name, another by his role and his place in the list. */
  readonly man: (man: Man) => string
  readonly unit: (unit: UnitSpec) => string
  /** Within its platoon. */
  readonly shortUnit: (unit: UnitSpec) => string
  /** Any card: Character, weapon, upgrade, vehicle, tactic. */
  readonly card: (id: CardId) => string
  /** What somebody carries, cards included. */
  readonly arms: (man: Man) => string
  readonly change: (force: Force, change: ForceChange) => string
  /** A refusal whose unit is called as the screen calls it. */
  readonly about: (refusal: Refusal, unit: UnitSpec | undefined) => Refusal
}

export function useForceWords(cards: CardBook): ForceWords {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  const names = useCardNames()
  const weaponName = useWeaponName()
  return useMemo(() => {
    const weapon = (card: WeaponCard): string => card.name ?? weaponName(card)
    const card = (id: CardId): string => {
      const character = own(cards.characters, id)
      if (character) return names.full(character)
      const arm = own(cards.weapons, id)
      if (arm) return weapon(arm)
      return (
        own(cards.tactics ?? {}, id)?.name[language] ??
        namedIn(language, id, own(cards.upgrades ?? {}, id)?.name ?? own(cards.vehicles ?? {}, id)?.name)
      )
    }
    const man = ({ card: printed, enlisted, at }: Man): string => {
      if (!printed) return enlisted.card
      return enlisted.name ?? printed.name ?? t('build.numbered', { role: names.role(printed), n: at + 1 })
    }
    const shortUnit = ({ company, platoon, squad }: UnitSpec): string => {
      if (squad !== undefined) return t('build.squad', { n: squad })
      if (platoon !== undefined) return t('build.platoonHq')
      return company === undefined ? t('build.loose') : t('build.companyHq')
    }
    const unit = (spec: UnitSpec): string =>
      spec.platoon === undefined
        ? shortUnit(spec)
        : t('build.unit', { platoon: t('build.platoon', { n: spec.platoon }), unit: shortUnit(spec) })
    const who = (force: Force, at: number): string => {
      const enlisted = force.characters[at]
      return enlisted ? man({ at, enlisted, card: own(cards.characters, enlisted.card), ap: 0 }) : ''
    }
    return {
      man,
      unit,
      shortUnit,
      card,
      arms: ({ card: printed, enlisted }) =>
        [
          ...(printed?.healthy.weapons.map(weaponName) ?? []),
          ...[...enlisted.assigned, ...(enlisted.upgrades ?? [])].map(card),
        ].join(', '),
      change: (force, change) => {
        switch (change.change) {
          case 'addCharacter':
            return t('build.fix.add', { card: card(change.card) })
          case 'removeCharacter':
            return t('build.fix.remove', { man: who(force, change.at) })
          case 'replaceCharacter':
            return t('build.fix.replace', { card: card(change.card) })
          case 'attach':
            return t('build.fix.attach')
          case 'turnWeapon':
            return t('build.fix.turn', { card: card(change.card) })
          case 'removeWeapon':
          case 'removeUpgrade':
          case 'removeTactic':
            return t('build.fix.takeOut', { card: card(change.card) })
          case 'unseat':
            return t('build.fix.unseat', { man: who(force, change.rider) })
          case 'removeVehicle': {
            const vehicle = force.vehicles?.[change.vehicle]
            return t('build.fix.takeOut', { card: vehicle ? card(vehicle.card) : '' })
          }
          case 'dropDeck':
            return t('build.fix.dropDeck')
        }
      },
      about: (refusal, spec) =>
        spec ? ({ ...refusal, params: { ...refusal.params, unit: unit(spec) } } as object as Refusal) : refusal,
    }
  }, [cards, t, language, names, weaponName])
}

/** SETUP-01: where the sum is approximate, a force that differs from it is told why it is legal. */
export function useLegalWords({ setup, rules }: GameState): (total: number) => string {
  const { t } = useTranslation('setup')
  return (total) =>
    total === setup.agreedAp || rules.forceLimitKind === 'maximum'
      ? t('force.legal')
      : t('force.legalAbout', { percent: rules.forceTolerancePct })
}
