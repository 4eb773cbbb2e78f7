import { effectsText, FACTIONS, withSets } from '@tactic48/content'
import {
  type CardFace,
  type CharacterCard,
  COMPANY_ABILITIES,
  type FieldChange,
  type TacticCard,
  UNIVERSAL,
  type UpgradeCard,
  type VehicleCard,
  type WeaponCard,
  type WeaponProfile,
} from '@tactic48/rules'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLengthUnit } from '../app/settings.ts'
import { vehicleSprite } from '../board/vehicle.ts'
import { propLook } from '../boardModel/lookOf.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { knownWeapon, namedIn } from '../prose/namedCards.ts'
import type { Priced } from '../prose/useCardAp.ts'
import { CARD_VALUES, type CardValue, useFieldNumber, usePrintedValue } from '../prose/usePrintedValue.ts'
import { useWeaponName } from '../prose/useWeaponName.ts'
import { useCardNames } from '../setup/forces/useCardNames.ts'
import { useOwn } from '../setup/own.ts'
import { turnOf, useWhen } from '../tacticCard/TacticCard.tsx'
import { TacticPicture } from '../tacticCard/TacticPicture.tsx'
import { outlineFor } from './MarkerFaces.tsx'
import css from './Print.module.css'
import type { Card } from './things.ts'

/** Names that somebody wrote may be long and may run from right to left. */
function Name({ text }: { text: string }): ReactElement {
  const length = text.length > 44 ? 'longest' : text.length > 24 ? 'long' : undefined
  return (
    <bdi className={`${css.name} ${css.clamped}`} data-part="card-name" data-length={length}>
      {text}
    </bdi>
  )
}

interface CardHeadProps {
  readonly name: string
  readonly about: string
  readonly card: Priced
  readonly children?: ReactNode
}

/** What a card is called, what it is, and its points in their frame; what was typed stands below them. */
function CardHead({ name, about, card: { ap, apTyped }, children }: CardHeadProps): ReactElement {
  const { t } = useTranslation('play')
  const print = useTranslation('print')
  return (
    <header>
      <div className="fill">
        <p className={css.title}>
          <Name text={name} />
        </p>
        <p>{about}</p>
      </div>
      <p className={css.points}>
        <b>{t('ap', { n: String(ap).replace('-', '−') })}</b>
        {apTyped && <span>{print.t('typed')}</span>}
        {children}
      </p>
    </header>
  )
}

/** A card as it is printed, with its back below it where it is turned over. */
export function CardFaces({ one }: { one: Card }): ReactElement {
  switch (one.kind) {
    case 'character':
      return <CharacterFaces card={one.card} />
    case 'weapon':
      return <WeaponFaces card={one.card} />
    case 'upgrade':
      return <UpgradeFace card={one.card} />
    case 'vehicle':
      return <VehicleFace card={one.card} />
    case 'tactic':
      return <TacticFace card={one.card} />
  }
}

/** CARD-02: both sides of a stat card; folded in the middle, each stands upright. */
function CharacterFaces({ card }: { card: CharacterCard }): ReactElement {
  return (
    <>
      <StatFace card={card} face={card.healthy} />
      {card.wounded && <StatFace card={card} face={card.wounded} hurt />}
    </>
  )
}

/** Actions are drawn as rings beside the name. */
const VALUES: readonly CardValue[] = CARD_VALUES.filter((value) => value !== 'maxActions')

function StatFace({ card, face, hurt = false }: { card: CharacterCard; face: CardFace; hurt?: boolean }): ReactElement {
  const { t } = useTranslation('print')
  const play = useTranslation('play')
  const names = useCardNames()
  const faction = useFactionName()
  const printed = usePrintedValue()
  const full = names.full(card)
  const role = names.role(card)
  const about = [...(full === role ? [] : [role]), play.t(`rank.${card.rank}`), faction(card.faction)]
  const has = COMPANY_ABILITIES.filter((ability) => face[ability])
  return (
    <article
      className={`${css.card} ${css.stat}`}
      data-nation={card.nation}
      data-hurt={hurt || undefined}
      data-print="character"
    >
      <CardHead name={full} about={about.join(' · ')} card={card}>
        {(card.figures ?? 1) > 1 && <span>{t('men', { count: card.figures })}</span>}
      </CardHead>
      {hurt && <p className={css.hurt}>{play.t('card.wounded')}</p>}
      <dl className={css.values}>
        {VALUES.map((value) => (
          <div key={value} data-none={face[value] === undefined || undefined}>
            <dt>{play.t(`card.${value}`)}</dt>
            <dd>{printed(face, value)}</dd>
          </div>
        ))}
        <div className={css.actions}>
          <dt>{t('actions')}</dt>
          <dd>{face.maxActions}</dd>
        </div>
      </dl>
      <ul className={css.weapons} data-many={face.weapons.length > 3 || undefined}>
        {face.weapons.map((weapon) => (
          <WeaponRow key={weapon.id} weapon={weapon} />
        ))}
      </ul>
      <p className={css.abilities}>
        {face.camouflage && <span>{play.t('card.camouflage')}</span>}
        {has.map((ability) => (
          <span key={ability}>
            {play.t(`card.ability.${ability}`)} {typeof face[ability] === 'number' && <b>{face[ability]}</b>}
          </span>
        ))}
        {!card.wounded && <span className={css.note}>{play.t('card.noWounded')}</span>}
      </p>
    </article>
  )
}

function WeaponRow({ weapon }: { weapon: WeaponProfile }): ReactElement {
  const name = useWeaponName()
  return (
    <li className={css.weapon}>
      <Outline weapon={weapon} />
      <span>
        <Name text={name(weapon)} />
      </span>
      <Bands weapon={weapon} />
    </li>
  )
}

const Outline = ({ weapon }: { weapon: WeaponProfile }): ReactElement => (
  <svg className={css.outline} viewBox="0 0 64 16" aria-hidden="true">
    <path d={outlineFor(weapon)} />
  </svg>
)

/** FIRE-07, FIRE-03, GREN-09: shots, dice, radius; uses as boxes to cross (GREN-14). */
function Bands({ weapon }: { weapon: WeaponProfile }): ReactElement {
  const { t } = useTranslation('play')
  const print = useTranslation('print')
  const { measure } = useNumbers()
  const { maxShots, short, long, radius, h, uses, mg } = weapon
  const band = (label: string, value: ReactNode): ReactElement => (
    <span className={css.band}>
      <i>{label}</i>
      <b>{value}</b>
    </span>
  )
  return (
    <span className={css.bands}>
      {mg && <span className={`${css.band} ${css.mg}`}>{print.t('mg')}</span>}
      {band('×', maxShots)}
      {band(t('card.short'), short || '–')}
      {radius === undefined ? band(t('card.long'), long || '–') : band(t('card.radius'), measure(radius))}
      {h !== undefined && band('H', h)}
      {uses !== undefined && (
        <span className={css.uses} role="img" aria-label={print.t('uses', { count: uses })}>
          {'□'.repeat(Math.min(uses, 6))}
        </span>
      )}
    </span>
  )
}

/** FORCE-04: the other face of a two-faced card belongs to another faction. */
function WeaponFaces({ card }: { card: WeaponCard }): ReactElement {
  const { reverse, reverseFaction = '' } = card
  return (
    <>
      <WeaponFace card={card} weapon={card} name={card.name} faction={card.faction} />
      {reverse && <WeaponFace card={card} weapon={reverse} name={undefined} faction={reverseFaction} />}
    </>
  )
}

interface WeaponFaceProps {
  readonly card: Priced
  readonly weapon: WeaponProfile
  readonly name: string | undefined
  readonly faction: string
}

function WeaponFace({ card, weapon, name, faction }: WeaponFaceProps): ReactElement {
  const { t } = useTranslation('print')
  const weaponName = useWeaponName()
  const factionName = useFactionName()
  return (
    <article className={`${css.card} ${css.given}`} data-print="weapon">
      <CardHead name={name ?? weaponName(weapon)} about={`${t('kind.weapon')} · ${factionName(faction)}`} card={card} />
      <Outline weapon={weapon} />
      <Bands weapon={weapon} />
    </article>
  )
}

/** HOUSE-11: what the card changes on both sides of a stat card. */
function UpgradeFace({ card }: { card: UpgradeCard }): ReactElement {
  const { t } = useTranslation('print')
  const language = useLanguage()
  const faction = useFactionName()
  const changeText = useChangeText()
  return (
    <article className={`${css.card} ${css.given}`} data-print="upgrade">
      <CardHead
        name={namedIn(language, card.id, card.name)}
        about={`${t('kind.upgrade')} · ${faction(card.faction)}`}
        card={card}
      />
      <ul className={css.changes}>
        {card.changes.map((change) => (
          <li key={JSON.stringify(change)}>
            {change.change === 'arm' ? <WeaponRow weapon={change.weapon} /> : changeText(change)}
          </li>
        ))}
      </ul>
    </article>
  )
}

/** HOUSE-03. */
function VehicleFace({ card }: { card: VehicleCard }): ReactElement {
  const { t } = useTranslation('print')
  const language = useLanguage()
  const faction = useFactionName()
  const { measure } = useNumbers()
  const { move, seats, size, armour, openTopped, casualtyCapacity = 1, weapons } = card
  const values = [
    ['move', measure(move)],
    ['seats', seats],
    ['armour', armour ?? '–'],
    ['casualties', casualtyCapacity],
    ['size', measure(size)],
  ] as const
  return (
    <article className={`${css.card} ${css.stat}`} data-print="vehicle">
      <CardHead
        name={namedIn(language, card.id, card.name)}
        about={`${t(`vehicle.${card.kind}`)} · ${faction(card.faction)}`}
        card={card}
      />
      <dl className={css.values}>
        {values.map(([label, value]) => (
          <div key={label}>
            <dt>{t(`vehicle.${label}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={css.weapons} data-many={weapons.length > 3 || undefined}>
        {weapons.map((weapon) => (
          <WeaponRow key={weapon.id} weapon={weapon} />
        ))}
      </ul>
      {weapons.length === 0 && <img className={css.vehicle} src={vehicleSprite(propLook('blue', card))} alt="" />}
      <p className={css.abilities}>{openTopped && <span>{t('vehicle.open')}</span>}</p>
    </article>
  )
}

/** TACTIC-09, TACTIC-10: when, picture, name, what it does, what it costs. */
function TacticFace({ card }: { card: TacticCard }): ReactElement {
  const { t } = useTranslation('tacticCard')
  const language = useLanguage()
  const unit = useLengthUnit()
  const when = useWhen()
  const faction = useFactionName()
  const { name, window, ap, apTyped, atCost = 0 } = card
  const text = effectsText(card, language, unit)
  return (
    <article className={`${css.card} ${css.tactic}`} data-turn={turnOf(window)} data-print="tactic">
      <p className={css.when}>{when(window)}</p>
      <TacticPicture card={card} />
      <p className={css.title}>
        <Name text={name[language]} />
      </p>
      <p className={css.text} data-long={text.length > 170 || undefined}>
        {text}
      </p>
      <footer>
        <span>{atCost > 0 ? t('at', { n: atCost }) : t('noAt')}</span>
        <span>{faction(card.faction)}</span>
        <b>{t(apTyped ? 'apTyped' : 'ap', { n: ap })}</b>
      </footer>
    </article>
  )
}

type Worded = Exclude<FieldChange, { change: 'arm' }>

/** A field of a stat card as the card calls it. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation('print')
  const play = useTranslation('play')
  return (field) => {
    const value = CARD_VALUES.find((one) => one === field)
    if (value === 'maxActions') return t('actions')
    if (value) return play.t(`card.${value}`)
    const ability = COMPANY_ABILITIES.find((one) => one === field)
    return ability ? play.t(`card.ability.${ability}`) : play.t('card.camouflage')
  }
}

/** What an upgrade changes, in words; a weapon that it gives is drawn. */
function useChangeText(): (change: Worded) => string {
  const { t } = useTranslation('print')
  const label = useFieldName()
  const weaponName = useWeaponName()
  const written = useFieldNumber()
  return (change) => {
    switch (change.change) {
      case 'add':
        return t('change.add', {
          what: label(change.field),
          by: `${change.by < 0 ? '−' : '+'}${written(change.field, Math.abs(change.by))}`,
        })
      case 'print':
        return t('change.print', { what: label(change.field), value: written(change.field, change.value) })
      case 'grant':
        return label(change.field)
      case 'remove':
        return t('change.remove', { what: label(change.field) })
      case 'disarm': {
        const taken = knownWeapon(change.weapon)
        return t('change.disarm', { weapon: taken ? weaponName(taken) : change.weapon })
      }
    }
  }
}

/** A faction as the reader calls it; what is everybody's says so. */
function useFactionName(): (id: string) => string {
  const { t } = useTranslation('print')
  const language = useLanguage()
  const own = useOwn((store) => store.sets)
  return (id) =>
    id === UNIVERSAL
      ? t('everybody')
      : (withSets(FACTIONS, own).find((faction) => faction.id === id)?.name[language] ?? id)
}
