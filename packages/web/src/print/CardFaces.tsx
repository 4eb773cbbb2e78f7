import { effectsText } from '@tactic48/content'
import {
  type CardFace,
  type CharacterCard,
  COMPANY_ABILITIES,
  type TacticCard,
  type UpgradeCard,
  type VehicleCard,
  type WeaponCard,
  type WeaponProfile,
} from '@tactic48/rules'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { vehicleSprite } from '../board/vehicle.ts'
import { propLook } from '../boardModel/lookOf.ts'
import { useLengthUnit } from '../i18n/lengths.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { namedIn } from '../prose/namedCards.ts'
import type { Priced } from '../prose/useCardAp.ts'
import { CARD_VALUES, type CardValue, usePrintedValue } from '../prose/usePrintedValue.ts'
import { useWeaponName } from '../prose/useWeaponName.ts'
import { useCardNames } from '../setup/forces/useCardNames.ts'
import { SlipPicture } from '../slip/SlipPicture.tsx'
import { turnOf, useWhen } from '../slip/TacticSlip.tsx'
import { outlineFor } from './MarkerFaces.tsx'
import { useChangeText, useFactionName } from './useChangeText.ts'

/** Names that somebody wrote may be long and may run from right to left. */
function Name({ text }: { text: string }): ReactElement {
  const length = text.length > 44 ? 'longest' : text.length > 24 ? 'long' : undefined
  return (
    <bdi className="pc-name" data-part="card-name" data-length={length}>
      {text}
    </bdi>
  )
}

/** The points in their frame; what was typed stands below them. */
function Points({ card: { ap, apTyped } }: { card: Priced }): ReactElement {
  const { t } = useTranslation('play')
  const print = useTranslation('print')
  return (
    <>
      <b>{t('ap', { n: String(ap).replace('-', '−') })}</b>
      {apTyped && <span className="pc-typed">{print.t('typed')}</span>}
    </>
  )
}

interface CardHeadProps {
  readonly name: string
  readonly about: string
  readonly card: Priced
  readonly children?: ReactNode
}

/** What a card is called, what it is, and its points. */
function CardHead({ name, about, card, children }: CardHeadProps): ReactElement {
  return (
    <header>
      <div>
        <p className="pc-title">
          <Name text={name} />
        </p>
        <p>{about}</p>
      </div>
      <p className="pc-ap">
        <Points card={card} />
        {children}
      </p>
    </header>
  )
}

/** CARD-02: both sides of a stat card; folded in the middle, each stands upright. */
export function CharacterFaces({ card }: { card: CharacterCard }): ReactElement {
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
    <article className="pc pc-stat" data-nation={card.nation} data-hurt={hurt || undefined} data-print="character">
      <CardHead name={full} about={about.join(' · ')} card={card}>
        {(card.figures ?? 1) > 1 && <span>{t('men', { count: card.figures })}</span>}
      </CardHead>
      {hurt && <p className="pc-hurt">{play.t('card.wounded')}</p>}
      <dl className="pc-values">
        {VALUES.map((value) => (
          <div key={value} data-none={face[value] === undefined || undefined}>
            <dt>{play.t(`card.${value}`)}</dt>
            <dd>{printed(face, value)}</dd>
          </div>
        ))}
        <div className="pc-actions">
          <dt>{t('actions')}</dt>
          <dd>{face.maxActions}</dd>
        </div>
      </dl>
      <ul className="pc-weapons" data-many={face.weapons.length > 3 || undefined}>
        {face.weapons.map((weapon) => (
          <WeaponRow key={weapon.id} weapon={weapon} />
        ))}
      </ul>
      <p className="pc-abilities">
        {face.camouflage && <span>{play.t('card.camouflage')}</span>}
        {has.map((ability) => (
          <span key={ability}>
            {play.t(`card.ability.${ability}`)} {typeof face[ability] === 'number' && <b>{face[ability]}</b>}
          </span>
        ))}
        {!card.wounded && <span className="pc-note">{play.t('card.noWounded')}</span>}
      </p>
    </article>
  )
}

function WeaponRow({ weapon }: { weapon: WeaponProfile }): ReactElement {
  const name = useWeaponName()
  return (
    <li className="pc-weapon">
      <Outline weapon={weapon} />
      <span className="pc-arm">
        <Name text={name(weapon)} />
      </span>
      <Bands weapon={weapon} />
    </li>
  )
}

const Outline = ({ weapon }: { weapon: WeaponProfile }): ReactElement => (
  <svg className="pc-outline" viewBox="0 0 64 16" aria-hidden="true">
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
    <span className="pc-band">
      <i>{label}</i>
      <b>{value}</b>
    </span>
  )
  return (
    <span className="pc-bands">
      {mg && <span className="pc-band pc-mg">{print.t('mg')}</span>}
      {band('×', maxShots)}
      {band(t('card.short'), short || '–')}
      {radius === undefined ? band(t('card.long'), long || '–') : band(t('card.radius'), measure(radius))}
      {h !== undefined && band('H', h)}
      {uses !== undefined && (
        <span className="pc-uses" role="img" aria-label={print.t('uses', { count: uses })}>
          {'□'.repeat(Math.min(uses, 6))}
        </span>
      )}
    </span>
  )
}

/** FORCE-04: the other face of a two-faced card belongs to another faction. */
export function WeaponFaces({ card }: { card: WeaponCard }): ReactElement {
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
    <article className="pc pc-given" data-print="weapon">
      <CardHead name={name ?? weaponName(weapon)} about={`${t('kind.weapon')} · ${factionName(faction)}`} card={card} />
      <Outline weapon={weapon} />
      <Bands weapon={weapon} />
    </article>
  )
}

/** HOUSE-11: what the card changes on both sides of a stat card. */
export function UpgradeFace({ card }: { card: UpgradeCard }): ReactElement {
  const { t } = useTranslation('print')
  const language = useLanguage()
  const faction = useFactionName()
  const changeText = useChangeText()
  return (
    <article className="pc pc-given" data-print="upgrade">
      <CardHead
        name={namedIn(language, card.id, card.name)}
        about={`${t('kind.upgrade')} · ${faction(card.faction)}`}
        card={card}
      />
      <ul className="pc-changes">
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
export function VehicleFace({ card }: { card: VehicleCard }): ReactElement {
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
    <article className="pc pc-stat" data-print="vehicle">
      <CardHead
        name={namedIn(language, card.id, card.name)}
        about={`${t(`vehicle.${card.kind}`)} · ${faction(card.faction)}`}
        card={card}
      />
      <dl className="pc-values">
        {values.map(([label, value]) => (
          <div key={label}>
            <dt>{t(`vehicle.${label}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="pc-weapons" data-many={weapons.length > 3 || undefined}>
        {weapons.map((weapon) => (
          <WeaponRow key={weapon.id} weapon={weapon} />
        ))}
      </ul>
      {weapons.length === 0 && <img className="pc-vehicle" src={vehicleSprite(propLook('blue', card))} alt="" />}
      <p className="pc-abilities">{openTopped && <span>{t('vehicle.open')}</span>}</p>
    </article>
  )
}

/** TACTIC-09, TACTIC-10: when, picture, name, what it does, what it costs. */
export function TacticFace({ card }: { card: TacticCard }): ReactElement {
  const { t } = useTranslation('slip')
  const language = useLanguage()
  const unit = useLengthUnit((store) => store.unit)
  const when = useWhen()
  const faction = useFactionName()
  const { name, window, ap, apTyped, atCost = 0 } = card
  const text = effectsText(card, language, unit)
  return (
    <article className="pc pc-tactic" data-turn={turnOf(window)} data-print="tactic">
      <p className="pc-when">{when(window)}</p>
      <SlipPicture card={card} />
      <p className="pc-title">
        <Name text={name[language]} />
      </p>
      <p className="pc-text" data-long={text.length > 170 || undefined}>
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
