import { emplacedWeapon, type GameState, own, SIDES, type SideId } from '@tactic48/rules'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { namedIn } from '../../prose/namedCards.ts'
import { useNames } from '../../prose/useNames.ts'
import type { Lens } from '../../table/lens.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import css from './Field.module.css'
import { InTheBox, type Spot } from './Palette.tsx'
import { type LaidProp, propPicture, propsToPlace } from './palette.ts'

type Kind = Pick<LaidProp, 'kind' | 'card'>
type Owned = Kind & { readonly side: SideId }

/** What a vehicle, or the weapon of a crew, is called in the reader's language. */
export function usePropName(state: GameState): (prop: Kind) => string {
  const language = useLanguage()
  const names = useNames(state)
  return ({ kind, card }) => {
    if (kind === 'parked') return namedIn(language, card, own(state.cards.vehicles ?? {}, card)?.name)
    const weapon = emplacedWeapon(state.cards, card)
    return weapon === undefined ? card : names.weapon(weapon)
  }
}

interface PropPaletteProps {
  readonly state: GameState
  /** Who lays out the table. */
  readonly side: SideId
  readonly lens: Lens
  readonly onAdd: (prop: Owned) => void
  readonly onDrop: (prop: Owned, at: Spot) => void
}

/** HOUSE-03, HOUSE-21: mounts, vehicles and weapons that wait on the table for the side that they are given to. */
export function PropPalette({ state, side, lens, onAdd, onDrop }: PropPaletteProps): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const [owner, setOwner] = useState<SideId>(side)
  const nameOf = usePropName(state)
  const named = propsToPlace(state).map((prop) => ({ ...prop, side: owner, name: nameOf(prop) }))
  // The same machine gun may be served by the crews of two factions.
  const offered = named.filter(
    (one, i) => named.findIndex(({ name, kind }) => name === one.name && kind === one.kind) === i,
  )
  if (offered.length === 0) return undefined
  return (
    <section className="card">
      <h3 className="cap">{t('scenery.props')}</h3>
      <Segments
        legend={t('scenery.givenTo')}
        options={SIDES}
        chosen={owner}
        label={(each) => common.t(`side.${each}`)}
        onChoose={setOwner}
      />
      <div className={css.palette} data-part="prop-palette">
        {offered.map(({ name, ...prop }) => (
          <InTheBox
            key={`${prop.kind} ${prop.card}`}
            name={name}
            picture={propPicture(state, prop)}
            lens={lens}
            onAdd={() => onAdd(prop)}
            onDrop={(at) => onDrop(prop, at)}
          />
        ))}
      </div>
      <p className="muted t12">
        {t('scenery.propsSay')} <RuleChip rule="HOUSE-03" /> <RuleChip rule="HOUSE-21" />
      </p>
    </section>
  )
}
