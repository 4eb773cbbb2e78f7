import {
  type CardFace,
  type CardId,
  type CharacterCard,
  COMPANY_ABILITIES,
  cardId,
  changedForce,
  type Enlisted,
  type Force,
  UNIVERSAL,
  type UpgradeCard,
  type WeaponCard,
  type WeaponProfile,
} from '@tactic48/rules'
import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { type Priced, useCardAp } from '../../prose/useCardAp.ts'
import { CARD_VALUES, usePrintedValue } from '../../prose/usePrintedValue.ts'
import { useWeaponName } from '../../prose/useWeaponName.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { useBuild } from './build.ts'
import { alliedCards, type Group, given, groupsOf, type Man } from './units.ts'

/** Everything about one man: where he belongs, what he is given, his card. */
export function ManSheet({ man, group }: { man: Man; group: Group }): ReactElement {
  const { t } = useTranslation('setup')
  const { words, force, change, open, moveMan, tree } = useBuild()
  const id = useId()
  const { at, card } = man
  return (
    <div className="man-sheet" data-part="man-sheet">
      {!tree.isPlain && (
        <>
          <label htmlFor={id}>{t('build.belongs')}</label>
          <select
            id={id}
            value={group.key}
            onChange={(event) => {
              const unit = groupsOf(tree).find(({ key }) => key === event.target.value)
              if (unit) moveMan(at, unit.unit)
            }}
          >
            {groupsOf(tree).map(({ key, unit }) => (
              <option key={key} value={key}>
                {words.unit(unit)}
              </option>
            ))}
          </select>
        </>
      )}
      <GivenCards man={man} />
      {card && <StatCard card={card} />}
      {!tree.isPlain && (
        <div className="man-acts">
          <button
            type="button"
            className="btn harm"
            onClick={() => {
              open(undefined)
              change(changedForce(force, [{ change: 'removeCharacter', at }]))
            }}
          >
            <Icon name="bin" /> {t('force.remove', { name: words.man(man) })}
          </button>
        </div>
      )}
    </div>
  )
}

/** FORCE-04: the face that belongs to the faction of the force. */
const faceFor = ({ faction, reverseFaction }: WeaponCard, own: string): 'front' | 'back' =>
  faction !== own && reverseFaction === own ? 'back' : 'front'

function armed(one: Enlisted, card: WeaponCard, faction: string): Enlisted {
  const id = cardId(card.id)
  const back = faceFor(card, faction) === 'back'
  return {
    ...one,
    assigned: [...one.assigned, id],
    ...(back && { reversed: [...(one.reversed ?? []), id] }),
  }
}

/** Weapon and upgrade cards: those he has can be taken away; those of the own faction, of everybody and of allies given. */
function GivenCards({ man }: { man: Man }): ReactElement {
  const { t } = useTranslation('setup')
  const priced = useCardAp()
  const language = useLanguage()
  const { words, force, state, context, factions, change, tree } = useBuild()
  const { at, enlisted } = man
  const { weapons, upgrades = {} } = state.cards
  const armsOf = (whose: string): readonly WeaponCard[] =>
    Object.values(weapons).filter(({ faction, reverseFaction }) => faction === whose || reverseFaction === whose)
  const skillsOf = (whose: string): readonly UpgradeCard[] =>
    Object.values(upgrades).filter(({ faction, id }) => faction === whose && !enlisted.upgrades?.includes(id))
  const allied = alliedCards(
    context,
    force,
    factions.map(({ id }) => id),
  )
  const named = (id: string): string => factions.find((one) => one.id === id)?.name[language] ?? id
  const groups = [
    { label: t('build.weaponCards'), cards: armsOf(force.faction) },
    { label: t('build.upgradeCards'), cards: skillsOf(force.faction) },
    ...(tree.isPlain ? [] : [{ label: t('build.universal'), cards: [...armsOf(UNIVERSAL), ...skillsOf(UNIVERSAL)] }]),
    ...(tree.isPlain ? [] : allied.factions).map((id) => ({
      label: t('build.alliedCards', { faction: named(id) }),
      cards: allied.left === 0 ? [] : [...armsOf(id), ...skillsOf(id)],
    })),
  ].filter(({ cards }) => cards.length > 0)
  const has = [
    ...enlisted.assigned.map((card) => ({ card, change: 'removeWeapon' as const, priced: weapons[card] })),
    ...(enlisted.upgrades ?? []).map((card) => ({
      card,
      change: 'removeUpgrade' as const,
      priced: upgrades[card],
    })),
  ]
  const give = (id: string): Force => {
    const weapon = Object.values(weapons).find((one) => one.id === id)
    if (weapon) return given(force, at, (one) => armed(one, weapon, force.faction))
    return given(force, at, (one) => ({ ...one, upgrades: [...(one.upgrades ?? []), cardId(id)] }))
  }
  const option = (card: Priced & { readonly id: CardId | string }): ReactElement => (
    <option key={card.id} value={card.id}>
      {words.card(cardId(card.id))}, {priced(card)}
    </option>
  )
  return (
    <div className="man-cards">
      {has.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there several times
        <span key={i} className="man-card" data-part="man-card">
          {words.card(one.card)} <small>{priced(one.priced ?? { ap: 0 })}</small>
          <button
            type="button"
            className="btn square quiet"
            aria-label={t('build.fix.takeOut', { card: words.card(one.card) })}
            onClick={() => change(changedForce(force, [{ change: one.change, at, card: one.card }]))}
          >
            <Icon name="cross" />
          </button>
        </span>
      ))}
      {groups.length > 0 && (
        <select
          aria-label={t('build.give', { name: words.man(man) })}
          value=""
          onChange={(event) => {
            if (event.target.value) change(give(event.target.value))
          }}
        >
          <option value="">{t('build.giveCard')}</option>
          {groups.map(({ label, cards }) => (
            <optgroup key={label} label={label}>
              {cards.map(option)}
            </optgroup>
          ))}
        </select>
      )}
      {!tree.isPlain && (
        <p className="muted small">
          {allied.limit === undefined
            ? t('build.alliesFree')
            : context.theatre === undefined
              ? t('build.alliesNeedTheatre')
              : t('build.alliesLeft', { left: allied.left ?? 0, limit: allied.limit })}{' '}
          <RuleChip rule="HOUSE-09" />
        </p>
      )}
    </div>
  )
}

/** Both sides of a card as two rows (§32), so that the cost of a wound is seen before it happens. */
export function StatCard({ card }: { card: CharacterCard }): ReactElement {
  const { t } = useTranslation('play')
  const { wounded } = card
  return (
    <div className="stats">
      <table>
        <thead>
          <tr>
            <td />
            {CARD_VALUES.map((value) => (
              <th key={value} scope="col">
                {t(`card.${value}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <StatRow name={t('card.healthy')} side={card.healthy} />
          {wounded && <StatRow name={t('card.wounded')} side={wounded} hurt />}
        </tbody>
      </table>
      {!wounded && <p className="muted small">{t('card.noWounded')}</p>}
      <ul className="stats-weapons">
        {card.healthy.weapons.map((weapon) => (
          <Weapon key={weapon.id} weapon={weapon} lost={!wounded?.weapons.some(({ id }) => id === weapon.id)} />
        ))}
      </ul>
      <Abilities face={card.healthy} />
    </div>
  )
}

/** CMD-01, ORDER-18: what is printed beside the values, with its number where it has one. */
function Abilities({ face }: { face: CardFace }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const has = COMPANY_ABILITIES.filter((ability) => face[ability])
  if (has.length === 0 && !face.camouflage) return undefined
  return (
    <ul className="stats-abilities">
      {face.camouflage && <li>{t('card.camouflage')}</li>}
      {has.map((ability) => (
        <li key={ability}>
          {t(`card.ability.${ability}`)} {typeof face[ability] === 'number' && <b>{face[ability]}</b>}
        </li>
      ))}
    </ul>
  )
}

function StatRow({ name, side, hurt = false }: { name: string; side: CardFace; hurt?: boolean }): ReactElement {
  const printed = usePrintedValue()
  return (
    <tr className={hurt ? 'hurt' : undefined}>
      <th scope="row">{name}</th>
      {CARD_VALUES.map((value) => (
        <td key={value}>{printed(side, value)}</td>
      ))}
    </tr>
  )
}

function Weapon({ weapon, lost }: { weapon: WeaponProfile; lost: boolean }): ReactElement {
  const { t } = useTranslation('play')
  const setup = useTranslation('setup')
  const name = useWeaponName()
  const { maxShots, short, long, radius } = weapon
  const dice =
    radius === undefined
      ? `${t('card.short')} ${short || '–'} · ${t('card.long')} ${long || '–'}`
      : `${t('card.short')} ${short} · ${t('card.radius')} ${radius}`
  return (
    <li>
      <b>{name(weapon)}</b>
      <span className="muted">{setup.t('force.shots', { count: maxShots })}</span>
      <span>{dice}</span>
      {lost && <span className="lost">{setup.t('force.unwounded')}</span>}
    </li>
  )
}
