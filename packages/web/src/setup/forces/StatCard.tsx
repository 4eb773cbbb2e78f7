import { type CardFace, type CharacterCard, COMPANY_ABILITIES, type WeaponProfile } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CARD_VALUES, usePrintedValue } from '../../prose/usePrintedValue.ts'
import { useWeaponName } from '../../prose/useWeaponName.ts'

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
