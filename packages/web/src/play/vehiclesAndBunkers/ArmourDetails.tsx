import { type ArmourOdds, armouredOf, armourOdds, DESTROYED } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { NeedList } from '../../ui/NeedList.tsx'
import { usePercent } from '../Odds.tsx'
import { usePlay } from '../playContext.ts'
import { RuleLine } from '../RuleLine.tsx'
import { usePart } from '../tableStore.ts'
import css from './Things.module.css'
import type { Thing } from './thing.ts'
import { ThingChoices } from './VehicleDetails.tsx'

/** HOUSE-02: dice, hits, armour, and what becomes of those inside. */
export function ArmourDetails({ prospect: { figure, weapon } }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state, seat } = usePlay()
  const percent = usePercent()
  const aimedAt = usePart('armour')
  const oddsOf = (target: Thing): ArmourOdds | undefined =>
    weapon && state.rules.premeasure ? armourOdds(state, { figure: figure.id, weapon: weapon.id, target }) : undefined
  const odds = aimedAt && oddsOf(aimedAt)
  return (
    <div className="stack g6 t13">
      <ThingChoices
        command={(armour) => {
          const verb = weapon?.kind === 'charge' ? 'layCharge' : 'fireAtArmour'
          return seat && weapon && { verb, seat, figure: figure.id, weapon: weapon.id, armour }
        }}
        says={(thing) => {
          const seen = oddsOf(thing)
          return seen && t('thing.through', { percent: percent(1 - seen.holds) })
        }}
      />
      {aimedAt && odds && <Penetration odds={odds} target={aimedAt} />}
    </div>
  )
}

function Penetration({ odds, target }: { odds: ArmourOdds; target: Thing }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length, list } = useNumbers()
  const percent = usePercent()
  const { occupants = [], damage = 0 } = armouredOf(state, target) ?? {}
  const { shot, items } = odds
  const need = items.reduce((sum, { value }) => sum + value, 0)
  const outcomes =
    damage + 1 >= DESTROYED ? (['destroys', 'holds'] as const) : (['wounds', 'destroys', 'holds'] as const)
  return (
    <section className="stack g6" data-part="shot" data-armour-odds>
      {shot ? (
        <>
          <RuleLine tone="muted" rule="FIRE-03">
            {t('thing.shot', {
              distance: length(shot.distance),
              band: t(`shot.band.${shot.band}`),
              dice: t('dice', { count: shot.dice.count }),
            })}
          </RuleLine>
          <NeedList
            items={shot.need.items.map(({ value, ...item }) => ({
              ...item,
              name: t(`item.${item.code}`),
              value: t('needs', { n: value }),
            }))}
          />
        </>
      ) : (
        <RuleLine tone="muted" rule="HOUSE-02">
          {t('thing.chargeHits')}
        </RuleLine>
      )}
      <p className="cap">{t('thing.eachHit')}</p>
      <NeedList
        items={items.map((item) => ({ ...item, name: t(`thing.item.${item.code}`) }))}
        sum={{
          name: t('thing.dieNeeds'),
          score: need,
          value: need <= 1 ? t('thing.always') : need > 6 ? t('thing.never') : t('needs', { n: need }),
        }}
      />
      <dl className="stack g4">
        {outcomes.map((outcome) => (
          <div key={outcome} className={`row apart ${css.outcome} ${css[outcome]}`} data-outcome={outcome}>
            <dt>{t(`thing.outcome.${outcome}`)}</dt>
            <dd className="bold">{percent(odds[outcome])}</dd>
          </div>
        ))}
      </dl>
      <RuleLine icon="warn" rule="HOUSE-02" data-inside={occupants.length}>
        {occupants.length > 0
          ? t('thing.inside', { names: list(occupants.map(({ id }) => names.figure(id))) })
          : t('thing.nobodyInside')}
      </RuleLine>
    </section>
  )
}
