import { companyBookOf, FACTIONS, withSets } from '@tactic48/content'
import type { Battle } from '@tactic48/content/battles'
import { type CardBook, cardId, EDGES, emplacedWeapon, type GameState, own, SIDES, type SideId } from '@tactic48/rules'
import { clsx } from 'clsx'
import { type ReactElement, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { namedIn } from '../../prose/namedCards.ts'
import { useWeaponName } from '../../prose/useWeaponName.ts'
import { useCardNames } from '../../setup/forces/useCardNames.ts'
import { Icon } from '../../ui/Icon.tsx'
import css from '../Editor.module.css'
import { FieldAt } from '../form/Form.tsx'
import { FaultAt, Options, Part, useForm } from '../form/FormParts.tsx'
import { listAt, textAt, valueAt } from '../form/sketch.ts'
import { freePlaces, menOf, PLACED_KINDS, type PlacedKind, type PlacedSpot, spotsOf } from './battleFile.ts'
import { PlacedMap } from './PlacedMap.tsx'

interface PlacedFormProps {
  /** As it was read last, where it is right. */
  readonly battle: Battle | undefined
  readonly probe: GameState
  readonly table: GameState['table']
}

/** HOUSE-20: men, casualties, weapons and vehicles that stand on the table when the battle begins. */
export function PlacedForm({ battle, probe, table }: PlacedFormProps): ReactElement {
  const { t } = useTranslation('editor')
  const common = useTranslation()
  const { sketch, put } = useForm()
  const [chosen, choose] = useState<string | undefined>(undefined)
  const cards = useBook(battle)
  const nameOf = usePlacedName(cards)
  const spots = spotsOf(sketch)
  const inHand = spots.find(({ at }) => at === chosen)
  const remove = ({ side, kind, entry }: PlacedSpot): void => {
    const list = listAt(sketch, `sides.${side}.${kind}`)
    const rest = list.filter((_, i) => `sides.${side}.${kind}.${i}` !== entry)
    put(`sides.${side}.${kind}`, rest.length > 0 || kind === 'placed' ? rest : undefined)
    choose(undefined)
  }
  const add = (side: SideId, kind: PlacedKind, card: string): void => {
    const edge = EDGES.find((one) => one === textAt(sketch, `edges.${side}`)) ?? 'south'
    const men = kind === 'placed' ? menOf(cards, card) : 1
    const places = freePlaces({ table, rules: probe.rules, edge }, men, spots)
    const list = listAt(sketch, `sides.${side}.${kind}`)
    put(`sides.${side}.${kind}`, [...list, { card, at: kind === 'placed' ? places : places[0] }])
    choose(`sides.${side}.${kind}.${list.length}.at${kind === 'placed' ? '.0' : ''}`)
  }
  return (
    <Part legend={t('battle.onTable')}>
      <PlacedMap
        name={battle?.battlefield.id ?? 'own'}
        state={probe}
        table={table}
        cards={cards}
        chosen={chosen}
        nameOf={nameOf}
        onChoose={choose}
        onRemove={remove}
      />
      {inHand ? (
        <ChosenSpot spot={inHand} name={nameOf(inHand)} onRemove={() => remove(inHand)} />
      ) : (
        <p className="muted">{t('battle.nobodyInHand')}</p>
      )}
      <div className={css.sides}>
        {SIDES.map((side) => (
          <section key={side} className={clsx('stack', css.placed)} aria-label={common.t(`side.${side}`)}>
            <h3 className="cap">{common.t(`side.${side}`)}</h3>
            <ul className="row wrap g4">
              {entriesOf(spots, side).map((spot) => (
                <li key={spot.entry}>
                  <button
                    type="button"
                    className="btn quiet"
                    aria-pressed={inHand?.entry === spot.entry}
                    onClick={() => choose(spot.at)}
                  >
                    <bdi>{nameOf(spot)}</bdi>
                  </button>
                  <FaultAt at={spot.entry} />
                </li>
              ))}
            </ul>
            {PLACED_KINDS.map((kind) => (
              <AddOne key={kind} side={side} kind={kind} cards={cards} onAdd={(card) => add(side, kind, card)} />
            ))}
          </section>
        ))}
      </div>
    </Part>
  )
}

/** Each card once, by its first man. */
const entriesOf = (spots: readonly PlacedSpot[], side: SideId): readonly PlacedSpot[] =>
  spots.filter((spot, i) => spot.side === side && spots.findIndex(({ entry }) => entry === spot.entry) === i)

function useBook(battle: Battle | undefined): CardBook {
  return useMemo(() => companyBookOf(withSets(FACTIONS, battle?.sets ?? [])), [battle])
}

function usePlacedName(cards: CardBook): (spot: Pick<PlacedSpot, 'kind' | 'card'>) => string {
  const language = useLanguage()
  const names = useCardNames()
  const weaponName = useWeaponName()
  return ({ kind, card: name }) => {
    const card = cardId(name)
    if (kind === 'parked') return namedIn(language, card, own(cards.vehicles ?? {}, card)?.name)
    const character = own(cards.characters, card)
    if (kind === 'placed') return character ? names.full(character) : name
    const weapon = emplacedWeapon(cards, card)
    const profile = character?.healthy.weapons.find(({ id }) => id === weapon) ?? own(cards.weapons, card)
    return profile ? weaponName(profile) : name
  }
}

function ChosenSpot({ spot, name, onRemove }: { spot: PlacedSpot; name: string; onRemove: () => void }): ReactElement {
  const { t } = useTranslation('editor')
  const { at, entry, kind } = spot
  return (
    <section className="framed stack" aria-label={t('battle.inHand')}>
      <h3 className="t14">
        <bdi>{name}</bdi>
      </h3>
      <div className={clsx('columns', css.fields)}>
        <FieldAt at={at} />
        {kind === 'placed' &&
          ['whereabouts', 'squad', 'wounded'].map((one) => <FieldAt key={one} at={`${entry}.${one}`} />)}
        <button type="button" className="btn harm" onClick={onRemove}>
          <Icon name="bin" /> {t('remove')}
        </button>
      </div>
      <FaultAt at={entry} alone />
      <FaultAt at={`${entry}.card`} />
    </section>
  )
}

interface AddOneProps {
  readonly side: SideId
  readonly kind: PlacedKind
  readonly cards: CardBook
  readonly onAdd: (card: string) => void
}

/** Of the faction of its side; vehicles and weapons of any whose cards are there. */
function AddOne({ side, kind, cards, onAdd }: AddOneProps): ReactElement {
  const { t } = useTranslation('editor')
  const { sketch } = useForm()
  const nameOf = usePlacedName(cards)
  const faction = String(valueAt(sketch, `sides.${side}.faction`) ?? '')
  const isOurs = (card: { readonly faction: string }): boolean => card.faction === faction
  const offered = {
    placed: Object.values(cards.characters).filter(isOurs),
    emplaced: Object.values(cards.characters).filter((card) => isOurs(card) && card.crew !== undefined),
    parked: Object.values(cards.vehicles ?? {}).filter((card) => isOurs(card) || card.faction === 'universal'),
  }[kind]
  const choices = offered.map(({ id }) => ({ value: String(id), label: nameOf({ kind, card: id }) }))
  return (
    <select
      aria-label={t(`battle.add.${kind}`)}
      value=""
      onChange={({ target }) => target.value && onAdd(target.value)}
    >
      <option value="">{t(`battle.add.${kind}`)}</option>
      <Options choices={choices} />
    </select>
  )
}
