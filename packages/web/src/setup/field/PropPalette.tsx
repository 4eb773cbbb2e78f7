import { emplacedWeapon, type GameState, own, SIDES, type SideId } from '@tactic48/rules'
import { type CSSProperties, type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { namedIn } from '../../prose/namedCards.ts'
import { useNames } from '../../prose/useNames.ts'
import type { Lens } from '../../table/lens.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { InTheBox } from './PalettePiece.tsx'
import { type LaidProp, type PropRules, propPicture, propRadius, propsToPlace } from './palette.ts'
import type { Layout } from './useLayout.ts'

type Thing = Pick<LaidProp, 'kind' | 'card'>
type Owned = Thing & { readonly side: SideId }

/** What a vehicle, or the weapon of a crew, is called in the reader's language. */
export function usePropName(state: GameState): (thing: Thing) => string {
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
  readonly onDrop: (prop: Owned, at: { readonly x: number; readonly y: number }) => void
}

/** HOUSE-03, HOUSE-21: mounts, vehicles and weapons that wait on the table for the side that they are given to. */
export function PropPalette({ state, side, lens, onAdd, onDrop }: PropPaletteProps): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const [owner, setOwner] = useState<SideId>(side)
  const nameOf = usePropName(state)
  const named = propsToPlace(state).map((thing) => ({ ...thing, side: owner, name: nameOf(thing) }))
  // The same machine gun may be served by the crews of two factions.
  const things = named.filter(
    (one, i) => named.findIndex(({ name, kind }) => name === one.name && kind === one.kind) === i,
  )
  if (things.length === 0) return undefined
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
      <div className="palette prop-palette" data-part="prop-palette">
        {things.map(({ name, ...thing }) => (
          <InTheBox
            key={`${thing.kind} ${thing.card}`}
            name={name}
            picture={propPicture(state, thing)}
            lens={lens}
            onAdd={() => onAdd(thing)}
            onDrop={(at) => onDrop(thing, at)}
          />
        ))}
      </div>
      <p className="muted small">
        {t('scenery.propsSay')} <RuleChip rule="HOUSE-03" /> <RuleChip rule="HOUSE-21" />
      </p>
    </section>
  )
}

interface ChosenPropProps {
  readonly prop: LaidProp
  readonly name: string
  readonly layout: Layout
  readonly onRemove: (id: string) => void
}

/** The vehicle or weapon in hand: whose it is, and away with it. */
export function ChosenProp({ prop, name, layout, onRemove }: ChosenPropProps): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const { id, kind, side } = prop
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (id) card.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return (
    <section ref={card} className="card chosen-piece" aria-label={t('layout.chosen')}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <div className="chosen-acts">
        <button type="button" className="btn harm" onClick={() => onRemove(id)}>
          <Icon name="bin" /> {t('layout.remove')}
        </button>
      </div>
      <Segments
        legend={t('scenery.givenTo')}
        options={SIDES}
        chosen={side}
        label={(each) => common.t(`side.${each}`)}
        onChoose={(each) => layout.give(id, each)}
      />
      <p className="muted small">
        {t(`scenery.${kind}Says`)} <RuleChip rule={kind === 'parked' ? 'HOUSE-03' : 'HOUSE-21'} />
      </p>
    </section>
  )
}

/** Which one is in hand, beside it on the table. */
export function PropLabel({ prop, setting, name }: { prop: LaidProp; setting: PropRules; name: string }): ReactElement {
  const common = useTranslation()
  const r = propRadius(setting, prop)
  const above = prop.y - r > 1200
  const place = {
    '--x': prop.x / 1000,
    '--y': (prop.y + (above ? -r : r)) / 1000,
    '--shift-y': above ? 'calc(-100% - 6px)' : '6px',
  }
  return (
    <div className="tag piece-label" style={place as CSSProperties} aria-hidden="true">
      <b>
        <bdi>{name}</bdi>
      </b>{' '}
      {common.t(`side.${prop.side}`)}
    </div>
  )
}
