import { type CardBook, cardId, type Enlisted, type Force } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { pricedMan, useCardAp } from '../../prose/useCardAp.ts'
import { useWeaponName } from '../../prose/useWeaponName.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useCardNames } from './useCardNames.ts'

interface RosterProps {
  readonly force: Force
  readonly cards: CardBook
  readonly onChange: (edit: (characters: readonly Enlisted[]) => readonly Enlisted[]) => void
}

/** The force so far: each Character, the weapon cards assigned to it (FIRE-05), its AP. */
export function Roster({ force, cards, onChange }: RosterProps): ReactElement {
  const { t } = useTranslation('setup')
  const priced = useCardAp()
  const names = useCardNames()
  const weaponName = useWeaponName()
  const armoury = Object.values(cards.weapons).filter(({ faction }) => faction === force.faction)
  const remove = (i: number): void => onChange((characters) => characters.filter((_, at) => at !== i))
  const assign = (i: number, id: string): void =>
    onChange((characters) =>
      characters.map((one, at) => (at === i ? { ...one, assigned: id ? [cardId(id)] : [] } : one)),
    )
  if (force.characters.length === 0) return <p className="muted muster-empty">{t('force.empty')}</p>
  return (
    <ol className="muster" data-part="roster">
      {force.characters.map((enlisted, i) => {
        const card = cards.characters[enlisted.card]
        const name = card ? names.full(card) : enlisted.card
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there several times
          <li key={i}>
            <span className="muster-name">
              {name}
              <small>{card?.healthy.weapons.map(weaponName).join(', ')}</small>
            </span>
            {armoury.length > 0 && (
              <select
                aria-label={t('force.assign', { name })}
                value={enlisted.assigned[0] ?? ''}
                onChange={(event) => assign(i, event.target.value)}
              >
                <option value="">{t('force.noWeapon')}</option>
                {armoury.map((weapon) => (
                  <option key={weapon.id} value={weapon.id}>
                    {weapon.name ?? weaponName(weapon)}, {priced(weapon)}
                  </option>
                ))}
              </select>
            )}
            <small className="muster-ap">{priced(pricedMan(cards, enlisted))}</small>
            <button
              type="button"
              className="btn square quiet"
              onClick={() => remove(i)}
              aria-label={t('force.remove', { name })}
            >
              <Icon name="minus" />
            </button>
          </li>
        )
      })}
    </ol>
  )
}
