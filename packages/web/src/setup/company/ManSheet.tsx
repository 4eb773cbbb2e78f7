import {
  type CardId,
  cardId,
  changedForce,
  type Enlisted,
  type Force,
  UNIVERSAL,
  type WeaponCard,
} from '@tactic48/rules'
import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/Icon.tsx'
import { StatCard } from '../forces/StatCard.tsx'
import { useBuild } from './build.ts'
import { type Group, given, groupsOf, type Man } from './units.ts'

/** Everything about one man: where he belongs, what he is given, his card. */
export function ManSheet({ man, group }: { man: Man; group: Group }): ReactElement {
  const { t } = useTranslation('setup')
  const { words, force, change, open, moveMan, tree } = useBuild()
  const id = useId()
  const { at, card } = man
  return (
    <div className="man-sheet">
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
      <GivenCards man={man} />
      {card && <StatCard card={card} />}
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

/** Weapon and upgrade cards: those he has can be taken away, others of the own faction and of everybody given. */
function GivenCards({ man }: { man: Man }): ReactElement {
  const { t } = useTranslation('setup')
  const play = useTranslation('play')
  const { words, force, state, change } = useBuild()
  const { at, enlisted } = man
  const { weapons, upgrades = {} } = state.cards
  const isOurs = (faction: string | undefined): boolean => faction === force.faction || faction === UNIVERSAL
  const arms = Object.values(weapons).filter(({ faction, reverseFaction }) => isOurs(faction) || isOurs(reverseFaction))
  const skills = Object.values(upgrades).filter(
    ({ faction, id }) => isOurs(faction) && !enlisted.upgrades?.includes(id),
  )
  const has = [
    ...enlisted.assigned.map((card) => ({ card, change: 'removeWeapon' as const, ap: weapons[card]?.ap ?? 0 })),
    ...(enlisted.upgrades ?? []).map((card) => ({
      card,
      change: 'removeUpgrade' as const,
      ap: upgrades[card]?.ap ?? 0,
    })),
  ]
  const give = (id: string): Force => {
    const weapon = arms.find((one) => one.id === id)
    if (weapon) return given(force, at, (one) => armed(one, weapon, force.faction))
    return given(force, at, (one) => ({ ...one, upgrades: [...(one.upgrades ?? []), cardId(id)] }))
  }
  const option = (id: CardId | string, ap: number): ReactElement => (
    <option key={id} value={id}>
      {words.card(cardId(id))}, {play.t('ap', { n: ap })}
    </option>
  )
  return (
    <div className="man-cards">
      {has.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there several times
        <span key={i} className="man-card">
          {words.card(one.card)} <small>{play.t('ap', { n: one.ap })}</small>
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
      <select
        aria-label={t('build.give', { name: words.man(man) })}
        value=""
        onChange={(event) => {
          if (event.target.value) change(give(event.target.value))
        }}
      >
        <option value="">{t('build.giveCard')}</option>
        <optgroup label={t('build.weaponCards')}>{arms.map(({ id, ap }) => option(id, ap))}</optgroup>
        {skills.length > 0 && (
          <optgroup label={t('build.upgradeCards')}>{skills.map(({ id, ap }) => option(id, ap))}</optgroup>
        )}
      </select>
    </div>
  )
}
