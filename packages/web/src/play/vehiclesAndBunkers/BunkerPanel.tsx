import {
  canSeeFigure,
  damageOf,
  type ElementId,
  enemiesOf,
  type Figure,
  isArmoured,
  onTable,
  shelterOf,
  sheltersOf,
} from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { useTable } from '../tableStore.ts'

interface BunkerPanelProps {
  readonly id: ElementId
  /** Who looks out of it. */
  readonly from: Figure | undefined
}

/** A bunker as it stands: who is inside, its slits and doors, what gets in and what does not. */
export function BunkerPanel({ id, from }: BunkerPanelProps): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const shelter = sheltersOf(state).find(({ element }) => element.id === id)
  const { company } = state.rules
  if (!shelter || !company) return undefined
  const { slits, bunker } = shelter
  const inside = onTable(state).filter((figure) => shelterOf(state, figure)?.element.id === id)
  const armoured = isArmoured(state, shelter)
  const damage = damageOf(state, id)
  const looksOut = from && inside.some((figure) => figure.id === from.id) ? from : undefined
  return (
    <section className="stat-card thing-card" aria-label={names.element(id)} data-thing-card={id}>
      <header>
        <div>
          <h2>{names.element(id)}</h2>
          <p className="muted">
            {t('thing.bunker.slits', { count: slits.length })} <RuleChip rule="BUNKER-01" />
          </p>
        </div>
      </header>
      <Inside figures={inside} />
      {armoured ? (
        <p>
          <PlayIcon name="armour" /> {t('thing.bunker.armoured', { rating: bunker.armour ?? 0 })}{' '}
          <RuleChip rule="BUNKER-06" />
        </p>
      ) : (
        <>
          <p>
            <PlayIcon name="shield" /> {t('thing.bunker.roofed')} <RuleChip rule="BUNKER-02" />
          </p>
          <p className="muted">
            {t('thing.bunker.near', { near: company.bunkerNear })} <RuleChip rule="BUNKER-03" />
          </p>
          <p className="muted">
            {t('thing.bunker.far', {
              dice: t('dice', { count: company.bunkerFarDice }),
              need: t('needs', { n: company.bunkerFarHitOn }),
            })}{' '}
            <RuleChip rule="BUNKER-04" />
          </p>
        </>
      )}
      {bunker.armour !== undefined && damage > 0 && (
        <p className="refusal" data-part="refusal">
          {t(armoured ? 'thing.bunker.broken' : 'thing.bunker.destroyed')} <RuleChip rule="HOUSE-02" />
        </p>
      )}
      <p className="muted">
        {t('thing.bunker.doors', { count: bunker.doors.length })} <RuleChip rule="HOUSE-18" />
      </p>
      {looksOut && state.rules.premeasure && <SeenOut from={looksOut} />}
    </section>
  )
}

function Inside({ figures }: { figures: readonly Figure[] }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const select = useTable((table) => table.select)
  if (figures.length === 0) return <p className="muted">{t('thing.bunker.empty')}</p>
  return (
    <ul className="aboard">
      {figures.map(({ id, side }) => (
        <li key={id}>
          <button type="button" className="chip" data-inside={id} onClick={() => select(id)}>
            {names.figure(id)} <small>{names.side(side)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** BUNKER-08: what the sectors on the table show, in words. */
function SeenOut({ from }: { from: Figure }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const home = shelterOf(state, from)
  const count = enemiesOf(state, from.side).filter(
    (enemy) => shelterOf(state, enemy) !== home && canSeeFigure(state, from, enemy),
  ).length
  return (
    <p data-seen-out={count}>
      <PlayIcon name="eye" /> {count > 0 ? t('thing.bunker.sees', { count }) : t('thing.bunker.seesNobody')}{' '}
      <RuleChip rule="BUNKER-08" />
    </p>
  )
}
