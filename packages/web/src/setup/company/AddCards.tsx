import {
  type CardId,
  type CharacterCard,
  changedForce,
  type EnlistedVehicle,
  type Force,
  UNIVERSAL,
} from '@tactic48/rules'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Vehicle } from '../../board/Vehicle.tsx'
import { propLook } from '../../boardModel/lookOf.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useCardAp } from '../../prose/useCardAp.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { RuleId } from '../../ui/RuleId.tsx'
import { useCardNames } from '../forces/useCardNames.ts'
import { Portrait } from '../parts.tsx'
import css from './Builder.module.css'
import { faultsAt, useBuild } from './build.ts'
import { FaultNote, StatCard } from './Roster.tsx'
import { alliedFactions, groupsOf, type Man, moved } from './units.ts'

const ORDER = ['higher', 'captain', 'lieutenant', 'secondLieutenant', 'sergeant', 'nco', 'corporal', 'private'] as const

/** Who fits into a squad comes first there, who leads and serves comes first in a headquarters. */
function sorted(cards: readonly CharacterCard[], isSquad: boolean): readonly CharacterCard[] {
  const rank = ({ rank: one }: CharacterCard): number => ORDER.indexOf(one)
  return [...cards].sort((a, b) => (isSquad ? rank(b) - rank(a) : rank(a) - rank(b)) || a.ap - b.ap)
}

/** The cards of the faction: one press and he stands in the squad. */
export function AddCards(): ReactElement {
  const { t } = useTranslation('setup')
  const priced = useCardAp()
  const names = useCardNames()
  const language = useLanguage()
  const { side, faction, factions, context, force, now, target, words, change, tree } = useBuild()
  const [from, setFrom] = useState<string | undefined>(undefined)
  const allies = alliedFactions(
    context,
    force.faction,
    factions.map(({ id }) => id),
  )
  const ally = allies.includes(from ?? '') ? factions.find(({ id }) => id === from) : undefined
  const [read, setRead] = useState<CharacterCard | undefined>(undefined)
  const cards = sorted((ally ?? faction)?.characters ?? [], target.unit.squad !== undefined)
  const add = (card: CharacterCard): void => {
    if (card.named && now().characters.some((one) => one.card === card.id)) return
    // FORCE-08: men of another faction are attached.
    const unit = ally ? { ...target.unit, attached: true } : target.unit
    const joined = changedForce(now(), [{ change: 'addCharacter', card: card.id, unit }])
    change(moved(joined, joined.characters.length - 1, target.unit))
  }
  if (tree.isPlain)
    return (
      <ul className={css.list}>
        {faction?.characters.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            picked={force.characters.filter((one) => one.card === card.id).length}
            onAdd={() => add(card)}
          />
        ))}
      </ul>
    )
  return (
    <section className={`${css.add} card stack`} aria-label={t('build.addTo', { unit: words.unit(target.unit) })}>
      <h3 className="cap">{t('build.addTo', { unit: words.unit(target.unit) })}</h3>
      {allies.length > 0 && (
        <label className="row wrap t13">
          <span>{t('build.cardsOf')}</span>
          <select className="fill" value={ally?.id ?? ''} onChange={({ target: { value } }) => setFrom(value)}>
            <option value="">{faction?.name[language]}</option>
            <optgroup label={t('build.allies')}>
              {allies.map((id) => (
                <option key={id} value={id}>
                  {factions.find((one) => one.id === id)?.name[language] ?? id}
                </option>
              ))}
            </optgroup>
          </select>
          {ally && (
            <small className="muted">
              {t('build.attached')} <RuleId rule="FORCE-08" />
            </small>
          )}
        </label>
      )}
      <ul>
        {cards.map((card) => {
          const taken = card.named && force.characters.some((one) => one.card === card.id)
          return (
            <Offer
              key={card.id}
              picture={<Portrait side={side} card={card} />}
              name={names.full(card)}
              // FORCE-02: a named card is one person.
              whyNot={taken ? t('build.once') : undefined}
              isRead={read === card}
              onRead={() => setRead(read === card ? undefined : card)}
              onAdd={() => add(card)}
            >
              {card.named ? `${names.role(card)} · ` : ''}
              {priced(card)}
              {(card.figures ?? 1) > 1 ? ` · ${t('build.men', { count: card.figures ?? 1 })}` : ''}
            </Offer>
          )
        })}
      </ul>
      {read && (
        <div className="sunk">
          <h4>{names.full(read)}</h4>
          <StatCard card={read} />
        </div>
      )}
    </section>
  )
}

interface OfferProps {
  readonly picture: ReactElement
  readonly name: string
  /** Why it cannot be added. */
  readonly whyNot?: string | undefined
  readonly isRead?: boolean
  readonly onRead?: () => void
  readonly onAdd: () => void
  readonly children: ReactNode
}

/** What could be added, with its price; what can be read opens below the list. */
function Offer({ picture, name, whyNot, isRead, onRead, onAdd, children }: OfferProps): ReactElement {
  const { t } = useTranslation('setup')
  const about = (
    <>
      {picture}
      <span>
        {name}
        <small className="sub">{children}</small>
      </span>
    </>
  )
  return (
    <li data-taken={whyNot === undefined ? undefined : true}>
      {onRead ? (
        <button type="button" className={`${css.read} bare`} aria-expanded={isRead} onClick={onRead}>
          {about}
        </button>
      ) : (
        <span className={`${css.read} bare`}>{about}</span>
      )}
      <button
        type="button"
        className="btn square"
        aria-label={t('force.add', { name })}
        aria-disabled={whyNot !== undefined}
        title={whyNot}
        onClick={whyNot === undefined ? onAdd : undefined}
      >
        <Icon name="plus" />
      </button>
    </li>
  )
}

interface CardRowProps {
  readonly card: CharacterCard
  /** How often the force has it already. */
  readonly picked: number
  readonly onAdd: () => void
}

/** A card as it is printed, with the way into the force. */
function CardRow({ card, picked, onAdd }: CardRowProps): ReactElement {
  const { t } = useTranslation('setup')
  const { side } = useBuild()
  const play = useTranslation('play')
  const names = useCardNames()
  const prose = useTranslation('prose')
  const priced = useCardAp()
  const name = names.full(card)
  // FORCE-02: a named card is one person.
  const full = card.named && picked > 0
  return (
    <li
      className={`${css.offer} raised stack g6`}
      data-part="card-row"
      data-picked={picked || undefined}
      data-named={card.named || undefined}
    >
      <header>
        <Portrait side={side} card={card} size={44} />
        <span>
          <b>{name}</b>
          <small className="sub">
            {card.named ? `${names.role(card)} · ` : ''}
            {play.t(`rank.${card.rank}`)}
          </small>
        </span>
        <b>{priced(card)}</b>
        <button
          type="button"
          className="btn square"
          aria-disabled={full}
          onClick={full ? undefined : onAdd}
          aria-label={t('force.add', { name })}
          title={full ? prose.t('why.namedCardTwice', { card: name }) : undefined}
        >
          <Icon name="plus" />
          {picked > 0 && (
            <span className={css.picked} aria-hidden="true">
              {picked}
            </span>
          )}
        </button>
      </header>
      <StatCard card={card} />
    </li>
  )
}

const withVehicles = (force: Force, vehicles: readonly EnlistedVehicle[]): Force => ({ ...force, vehicles })

/** HOUSE-03: mounts and vehicles, and who is deployed on them. */
export function Convoy(): ReactElement {
  const { t } = useTranslation('setup')
  const priced = useCardAp()
  const { side, force, state, words, change } = useBuild()
  const { vehicles = [] } = force
  const garage = Object.values(state.cards.vehicles ?? {}).filter(
    ({ faction }) => faction === force.faction || faction === UNIVERSAL,
  )
  return (
    <section className={`${css.convoy} stack g12`} aria-label={t('build.vehicles')}>
      <p className="muted t12">
        {t('build.vehiclesSays')} <RuleChip rule="HOUSE-03" />
      </p>
      <div className={css.squads}>
        {vehicles.map((vehicle, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same vehicle may be there several times
          <Ride key={i} at={i} vehicle={vehicle} />
        ))}
      </div>
      <section className={`${css.add} card stack`} aria-label={t('build.addVehicle')}>
        <h3 className="cap">{t('build.addVehicle')}</h3>
        <ul>
          {garage.map((card) => (
            <Offer
              key={card.id}
              picture={
                <svg className="rigid" width={34} height={34} viewBox="-25 -25 50 50" aria-hidden="true">
                  <Vehicle x={0} y={0} r={19} {...propLook(side, card)} />
                </svg>
              }
              name={words.card(card.id)}
              onAdd={() => change(withVehicles(force, [...vehicles, { card: card.id, riders: [] }]))}
            >
              {priced(card)} · {t('build.seats', { count: card.seats })} · {t('build.stride', { n: card.move })}
            </Offer>
          ))}
        </ul>
      </section>
    </section>
  )
}

function Ride({ at, vehicle }: { at: number; vehicle: EnlistedVehicle }): ReactElement {
  const { t } = useTranslation('setup')
  const priced = useCardAp()
  const build = useBuild()
  const { force, state, words, change, tree } = build
  const { vehicles = [] } = force
  const { card, riders } = vehicle
  const printed = state.cards.vehicles?.[card]
  const men = groupsOf(tree).flatMap((group) => group.men)
  const free = men.filter((man) => !vehicles.some((one) => one.riders.includes(man.at)))
  const riding = riders.flatMap((rider) => men.find((man) => man.at === rider) ?? [])
  const seat = (rider: number): void =>
    change(
      withVehicles(
        force,
        vehicles.map((one, i) => (i === at ? { ...one, riders: [...riders, rider] } : one)),
      ),
    )
  const name = words.card(card as CardId)
  /** MOUNT-02: what each Action at the handlebars costs him more. */
  const untrained = (man: Man): number => {
    const { company } = state.rules
    const trained = printed?.kind !== 'motorbike' || man.card?.healthy.biker === true || !company?.mountsDefined
    return trained ? 0 : company.motorbikeUntrainedExtra
  }
  return (
    <section className={`${css.squad} stack`} aria-label={name}>
      <header>
        <b>{name}</b>
        <b>{priced(printed ?? { ap: 0 })}</b>
      </header>
      {faultsAt(build, { of: 'vehicle', at }).map((fault) => (
        <FaultNote key={fault.refusal.code} fault={fault} />
      ))}
      <ul className={css.men}>
        {riding.map((man: Man, i) => (
          <li key={man.at} className={`${css.man} ${css.rider} row`}>
            <span className={`${css.called} fill`}>
              {words.man(man)}
              {i === 0 && <small className="sub">{t('build.driver')}</small>}
              {i === 0 && untrained(man) > 0 && (
                <small data-untrained={man.at}>
                  {t('build.untrained', { count: untrained(man) })} <RuleChip rule="MOUNT-02" />
                </small>
              )}
            </span>
            <button
              type="button"
              className="btn square quiet"
              aria-label={t('build.fix.unseat', { man: words.man(man) })}
              onClick={() => change(changedForce(force, [{ change: 'unseat', vehicle: at, rider: man.at }]))}
            >
              <Icon name="minus" />
            </button>
          </li>
        ))}
      </ul>
      {riding.length < (printed?.seats ?? 0) && (
        <select
          aria-label={t('build.seat', { vehicle: name })}
          value=""
          onChange={(event) => event.target.value && seat(Number(event.target.value))}
        >
          <option value="">{t('build.seat', { vehicle: name })}</option>
          {free.map((man) => (
            <option key={man.at} value={man.at}>
              {words.man(man)}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        className="btn quiet"
        onClick={() => change(changedForce(force, [{ change: 'removeVehicle', vehicle: at }]))}
      >
        <Icon name="bin" /> {t('build.fix.takeOut', { card: name })}
      </button>
    </section>
  )
}
