import { placeName } from '@tactic48/content'
import type { Point } from '@tactic48/geometry'
import {
  type CardId,
  type CharacterCard,
  cardId,
  cardOf,
  type ElementId,
  type FigureId,
  type GameState,
  own,
  type SideId,
  type VehicleId,
  vehicleOf,
  type WeaponId,
} from '@tactic48/rules'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { textsNow } from '../i18n/loadTexts.ts'
import type { Texts } from '../i18n/texts.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { squareAt } from '../paint/frame.ts'
import '../setup/own.ts'
import { labelsOf } from './labels.ts'
import { namedIn } from './namedCards.ts'
import { useWeaponName } from './useWeaponName.ts'

type Role = keyof Texts['play']['role']
type LookName = keyof Texts['play']['look']

const isRole = (role: string): role is Role => Object.hasOwn(textsNow('play').role, role)

type Gender = CharacterCard['gender']

/** For sentences about this person: languages that decline have another text. */
export const inGender = (gender: Gender): { readonly context?: 'female' } => (gender ? { context: gender } : {})

/** What somebody does in the force; a role from a player's own file is called as that file has it. */
export function useRoleName(): (card: Pick<CharacterCard, 'role' | 'gender'>) => string {
  const { t } = useTranslation('play')
  return useCallback(({ role, gender }) => (isRole(role) ? t(`role.${role}`, inGender(gender)) : role), [t])
}
const isLook = (look: string): look is LookName => Object.hasOwn(textsNow('play').look, look)

export interface Names {
  /** As the log calls it: the last word of a name, or the role and a number. */
  readonly figure: (id: FigureId) => string
  /** With rank and first name. */
  readonly full: (id: FigureId) => string
  /** Whose side each of these names is on. */
  readonly sides: ReadonlyMap<string, SideId>
  readonly role: (card: Pick<CharacterCard, 'role' | 'gender'>) => string
  readonly gender: (id: FigureId) => Gender
  readonly element: (id: ElementId) => string
  readonly weapon: (id: string) => string
  /** A mount or vehicle; where there are several of a kind, with its number on the table. */
  readonly vehicle: (id: VehicleId) => string
  /** Any card: a Character, or what is given to one. */
  readonly card: (id: CardId | WeaponId) => string
  readonly tactic: (id: CardId) => string
  readonly side: (side: SideId) => string
  readonly square: (at: Point) => string
}

/** What names are made of. */
export type Named = Pick<GameState, 'figures' | 'sheets' | 'cards' | 'table'> & Partial<Pick<GameState, 'vehicles'>>

const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]/

/** A name that runs from right to left keeps to itself: what is written around it stays in its place. */
const apart = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name)

const NO_VEHICLES: GameState['vehicles'] = []

export function useNames(state: Named): Names {
  const { t } = useTranslation('play')
  const common = useTranslation()
  const weaponName = useWeaponName()
  const role = useRoleName()
  const language = useLanguage()
  const { figures, sheets, cards, table, vehicles = NO_VEHICLES } = state
  return useMemo(() => {
    const side = (one: SideId): string => common.t(`side.${one}`)
    const labels = labelsOf({ figures, sheets, cards }, { role: (name) => role({ role: name }), side })
    const names: Names = {
      full: (id) => labels.get(id)?.full ?? id,
      role,
      gender: (id) => {
        const figure = figures.find((one) => one.id === id)
        return figure && cardOf({ sheets, cards } as GameState, figure).gender
      },
      figure: (id) => labels.get(id)?.short ?? id,
      sides: new Map(figures.flatMap(({ id, side }) => [[labels.get(id)?.short ?? id, side]])),
      element: (id) => {
        const element = table.elements.find((one) => one.id === id)
        if (!element) return id
        const [, number] = element.name.match(/^\S+ (\d+)$/) ?? []
        return number && element.name.startsWith(element.look) && isLook(element.look)
          ? `${t(`look.${element.look}`)} ${number}`
          : placeName(element.name, language)
      },
      weapon: (id) => {
        for (const card of Object.values(cards.characters))
          for (const side of [card.healthy, card.wounded])
            for (const weapon of side?.weapons ?? []) if (weapon.id === id) return weaponName(weapon)
        const card = Object.values(cards.weapons).find((one) => one.id === id)
        return card ? weaponName(card) : id
      },
      card: (named) => {
        const id = cardId(named)
        const character = own(cards.characters, id)
        if (character) return character.name ?? role(character)
        const arm = own(cards.weapons, id)
        if (arm) return arm.name ?? weaponName(arm)
        const given = own(cards.upgrades ?? {}, id)?.name ?? own(cards.vehicles ?? {}, id)?.name
        return own(cards.tactics ?? {}, id)?.name[language] ?? namedIn(language, id, given)
      },
      vehicle: (id) => {
        const vehicle = vehicleOf({ vehicles }, id)
        if (!vehicle) return id
        const name = namedIn(language, vehicle.card, own(cards.vehicles ?? {}, vehicle.card)?.name)
        const alike = vehicles.filter(({ card }) => card === vehicle.card)
        return alike.length > 1 ? `${name} ${alike.indexOf(vehicle) + 1}` : name
      },
      tactic: (id) => own(cards.tactics ?? {}, id)?.name[language] ?? id,
      side,
      square: ({ x, y }) => squareAt(x / 1000, y / 1000),
    }
    return {
      ...names,
      full: (id) => apart(names.full(id)),
      role: (card) => apart(role(card)),
      figure: (id) => apart(names.figure(id)),
      element: (id) => apart(names.element(id)),
      weapon: (id) => apart(names.weapon(id)),
      card: (id) => apart(names.card(id)),
      vehicle: (id) => apart(names.vehicle(id)),
      tactic: (id) => apart(names.tactic(id)),
    }
  }, [language, figures, sheets, cards, table, vehicles, t, common.t, weaponName, role])
}
