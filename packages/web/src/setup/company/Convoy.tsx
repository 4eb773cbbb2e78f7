import { type CardId, changedForce, type EnlistedVehicle, type Force, UNIVERSAL } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Vehicle } from '../../board/Vehicle.tsx'
import { propLook } from '../../boardModel/lookOf.ts'
import { useCardAp } from '../../prose/useCardAp.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { faultsAt, useBuild } from './build.ts'
import { FaultNote } from './Summary.tsx'
import { groupsOf, type Man } from './units.ts'

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
    <section className="convoy" aria-label={t('build.vehicles')}>
      <p className="muted small">
        {t('build.vehiclesSays')} <RuleChip rule="HOUSE-03" />
      </p>
      <div className="squad-columns">
        {vehicles.map((vehicle, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same vehicle may be there several times
          <Ride key={i} at={i} vehicle={vehicle} />
        ))}
      </div>
      <section className="card add-cards" aria-label={t('build.addVehicle')}>
        <h3 className="cap">{t('build.addVehicle')}</h3>
        <ul>
          {garage.map((card) => (
            <li key={card.id}>
              <span className="add-read">
                <svg className="portrait" viewBox="-25 -25 50 50" aria-hidden="true">
                  <Vehicle x={0} y={0} r={19} {...propLook(side, card)} />
                </svg>
                <span>
                  {words.card(card.id)}
                  <small>
                    {priced(card)} · {t('build.seats', { count: card.seats })} · {t('build.stride', { n: card.move })}
                  </small>
                </span>
              </span>
              <button
                type="button"
                className="btn square"
                aria-label={t('force.add', { name: words.card(card.id) })}
                onClick={() => change(withVehicles(force, [...vehicles, { card: card.id, riders: [] }]))}
              >
                <Icon name="plus" />
              </button>
            </li>
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
    <section className="squad" aria-label={name}>
      <header>
        <b>{name}</b>
        <b>{priced(printed ?? { ap: 0 })}</b>
      </header>
      {faultsAt(build, { of: 'vehicle', at }).map((fault) => (
        <FaultNote key={fault.refusal.code} fault={fault} force={force} state={state} onFix={change} />
      ))}
      <ul className="squad-men">
        {riding.map((man: Man, i) => (
          <li key={man.at} className="man rider">
            <span className="man-name">
              {words.man(man)}
              {i === 0 && <small>{t('build.driver')}</small>}
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
