import {
  type ActionCommand,
  type ArmourOdds,
  armouredOf,
  armourOdds,
  DESTROYED,
  type FigureId,
  type SeatId,
  type WeaponProfile,
} from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePercent } from '../Odds.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { usePart } from '../tableStore.ts'
import { ThingChoices } from './ThingChoices.tsx'
import type { Thing } from './thing.ts'

/** HOUSE-02: dice, hits, armour, and what becomes of those inside. */
export function ArmourDetails({ prospect }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state, seat } = usePlay()
  const percent = usePercent()
  const armour = usePart('armour')
  const { figure, weapon } = prospect
  const oddsOf = (target: Thing): ArmourOdds | undefined =>
    weapon && state.rules.premeasure ? armourOdds(state, { figure: figure.id, weapon: weapon.id, target }) : undefined
  const odds = armour && oddsOf(armour)
  return (
    <div className="plan-details">
      <ThingChoices
        command={(target) => (seat && weapon ? attack(seat, figure.id, weapon, target) : undefined)}
        says={(thing) => {
          const seen = oddsOf(thing)
          return seen && t('thing.through', { percent: percent(1 - seen.holds) })
        }}
      />
      {armour && odds && <Penetration odds={odds} target={armour} />}
    </div>
  )
}

const attack = (seat: SeatId, figure: FigureId, { id: weapon, kind }: WeaponProfile, armour: Thing): ActionCommand => ({
  verb: kind === 'charge' ? 'layCharge' : 'fireAtArmour',
  seat,
  figure,
  weapon,
  armour,
})

function Penetration({ odds, target }: { odds: ArmourOdds; target: Thing }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length, list } = useNumbers()
  const percent = usePercent()
  const position = armouredOf(state, target)
  const { shot, items } = odds
  const need = items.reduce((sum, { value }) => sum + value, 0)
  const inside = position?.occupants ?? []
  const last = (position?.damage ?? 0) + 1 >= DESTROYED
  return (
    <section className="shot armour-odds" data-part="shot" data-armour-odds>
      {shot ? (
        <>
          <p className="muted">
            {t('thing.shot', {
              distance: length(shot.distance),
              band: t(`shot.band.${shot.band}`),
              dice: t('dice', { count: shot.dice.count }),
            })}{' '}
            <RuleChip rule="FIRE-03" />
          </p>
          <ul className="need-list" data-part="need">
            {shot.need.items.map(({ rule, code, value }) => (
              <li key={`${rule} ${code}`}>
                <span>{t(`item.${code}`)}</span>
                <b>{t('needs', { n: value })}</b>
                <RuleChip rule={rule} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="muted">
          {t('thing.chargeHits')} <RuleChip rule="HOUSE-02" />
        </p>
      )}
      <p className="cap">{t('thing.eachHit')}</p>
      <ul className="need-list" data-part="need">
        {items.map(({ rule, code, value }) => (
          <li key={code}>
            <span>{t(`thing.item.${code}`)}</span>
            <b>{value}</b>
            <RuleChip rule={rule} />
          </li>
        ))}
        <li className="sum">
          <span>{t('thing.dieNeeds')}</span>
          <b data-need={need}>
            {need <= 1 ? t('thing.always') : need > 6 ? t('thing.never') : t('needs', { n: need })}
          </b>
        </li>
      </ul>
      <dl className="outcomes">
        {!last && (
          <div data-outcome="wounds">
            <dt>{t('thing.outcome.wounds')}</dt>
            <dd>{percent(odds.wounds)}</dd>
          </div>
        )}
        <div data-outcome="destroys">
          <dt>{t('thing.outcome.destroys')}</dt>
          <dd>{percent(odds.destroys)}</dd>
        </div>
        <div data-outcome="holds">
          <dt>{t('thing.outcome.holds')}</dt>
          <dd>{percent(odds.holds)}</dd>
        </div>
      </dl>
      <p data-inside={inside.length}>
        <PlayIcon name="warn" />{' '}
        {inside.length > 0
          ? t('thing.inside', { names: list(inside.map(({ id }) => names.figure(id))) })
          : t('thing.nobodyInside')}{' '}
        <RuleChip rule="HOUSE-02" />
      </p>
    </section>
  )
}
