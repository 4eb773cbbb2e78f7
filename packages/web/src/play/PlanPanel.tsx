import {
  type Figure,
  type FigureId,
  friendsOf,
  grenadeOdds,
  h2hOdds,
  isFigureInside,
  isGun,
  onTable,
  opponentOf,
  sideOf,
  weaponsOf,
} from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { useWhy } from '../prose/useWhy.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { Segments } from '../ui/Segments.tsx'
import { aimAndFire, commit } from './deeds.ts'
import { asIfAt, type Draft, weaponsFor } from './draft.ts'
import { fighterOf } from './fighter.ts'
import { usePlay } from './playContext.ts'
import { ShotPanel } from './ShotPanel.tsx'
import { Targets } from './Targets.tsx'
import { Price } from './Tokens.tsx'
import { useTable } from './tableStore.ts'
import { usePercent } from './usePercent.ts'
import { VerbIcon } from './VerbIcon.tsx'

const MOMENTS = ['before', 'after', 'none'] as const

/** What is about to be done: its choices, its price, its odds, and the button that does it. */
export function PlanPanel({ draft }: { draft: Draft }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { names, state } = usePlay()
  const verb = useTable((table) => table.verb)
  const why = useWhy(state)
  if (!verb) return undefined
  const { figure, plan, refusal } = draft
  const price = (plan?.price?.tokens ?? 0) + (plan?.joinerPrices ?? []).reduce((sum, { tokens }) => sum + tokens, 0)
  return (
    <section className="plan-panel" aria-label={t(`verb.${verb}`)} data-plan={verb}>
      <h2>
        <VerbIcon name={verb} /> {t(`verb.${verb}`)} <span className="muted">{names.figure(figure.id)}</span>
      </h2>
      <WeaponChoice draft={draft} />
      <Details draft={draft} />
      {refusal && (
        <p className="refusal" role="status">
          <VerbIcon name="cross" /> {why(refusal)} <RuleChip rule={refusal.rule} />
        </p>
      )}
      <div className="plan-foot">
        <button type="button" className="btn" onClick={() => useTable.getState().back()}>
          {t('act.cancel')} <kbd>Esc</kbd>
        </button>
        <button
          type="button"
          className="btn final"
          data-commit
          disabled={!plan}
          aria-describedby={refusal ? undefined : 'next-step'}
          onClick={() => commit(draft)}
        >
          {t(`verb.${verb}`)} <Price tokens={price} side={figure.side} />
          {price > 0 && <span className="sr">{t('at', { count: price })}</span>}
        </button>
      </div>
    </section>
  )
}

function WeaponChoice({ draft }: { draft: Draft }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const verb = useTable((table) => table.verb)
  const change = useTable((table) => table.change)
  if (!verb || verb === 'move' || verb === 'aim' || verb === 'takeCover') return undefined
  const weapons = weaponsFor(state, draft.figure, verb === 'moveAndFire' ? 'fire' : verb)
  if (weapons.length < 2 || !draft.weapon) return undefined
  return (
    <Segments
      legend={t('plan.weapon')}
      hideLegend
      options={weapons.map(({ id }) => id)}
      chosen={draft.weapon.id}
      label={(id) => weapons.find((weapon) => weapon.id === id)?.type ?? id}
      onChoose={(weapon) => change({ weapon })}
    />
  )
}

function Details({ draft }: { draft: Draft }): ReactElement | undefined {
  const verb = useTable((table) => table.verb)
  if (verb === 'move') return <WayDetails draft={draft} />
  if (verb === 'moveAndFire') return <MoveAndFireDetails draft={draft} />
  if (verb === 'fire') return <FireDetails draft={draft} />
  if (verb === 'placeOpportunityFire') return <OpportunityDetails />
  if (verb === 'startSuppression') return <SuppressionDetails draft={draft} />
  if (verb === 'joinSuppression') return <JoinDetails draft={draft} />
  if (verb === 'throwGrenade') return <GrenadeDetails draft={draft} />
  return undefined
}

function WayDetails({ draft }: { draft: Draft }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length } = useNumbers()
  const percent = usePercent()
  const bends = useTable((table) => table.bends)
  const change = useTable((table) => table.change)
  const { way, charge } = draft
  const extra = (draft.plan?.price?.tokens ?? 1) - 1
  return (
    <div className="plan-details">
      {way ? (
        <p className="way-length">
          <b>{t('plan.length', { length: length(draft.length), limit: length(draft.stride) })}</b>{' '}
          {extra > 0 && (
            <span>
              +{t('at', { count: extra })} <RuleChip rule="MOVE-04" />
            </span>
          )}
          {way.stepInto && (
            <span>
              {t('plan.step')} <RuleChip rule="MOVE-11" />
            </span>
          )}
        </p>
      ) : (
        <p className="muted">{t('next.destination')}</p>
      )}
      <ul className="danger-list">
        {draft.dangers.map((danger) => {
          if (danger.kind === 'suppression') {
            return (
              <li key={`${danger.kind} ${danger.marker}`}>
                <VerbIcon name="warn" /> {t('plan.suppression')} <RuleChip rule="SF-04" />
              </li>
            )
          }
          if (danger.kind === 'contact') {
            return danger.opponents.map((id) => <FightLine key={id} figure={draft.figure} foe={id} />)
          }
          return (
            <li key={`${danger.marker} ${danger.k}`}>
              <VerbIcon name="warn" />
              <span>
                <b>{percent(1 - danger.odds.miss)}</b> {t('plan.odds', { shooter: names.figure(danger.shooter) })}{' '}
                <small className="muted">
                  {t('plan.detail', {
                    dice: t('dice', { count: danger.odds.dice }),
                    distance: length(danger.odds.distance),
                    need: t('needs', { n: danger.odds.need.score }),
                  })}
                  {danger.second && ` (${t('plan.second')})`}
                  {!danger.second && danger.odds.elimination > 0 && (
                    <> {t('plan.alternatives', { percent: percent(danger.odds.elimination) })}</>
                  )}
                </small>{' '}
                <RuleChip rule={danger.second ? 'OF-04' : 'OF-03'} />
              </span>
            </li>
          )
        })}
      </ul>
      {way && !charge && (
        <p className="way-tools">
          <button
            type="button"
            className="chip"
            onClick={() => draft.end && change({ bends: [...bends, draft.end], fixed: false, goal: undefined })}
          >
            {t('act.bend')} <kbd>B</kbd>
          </button>
          {bends.length > 0 && (
            <button type="button" className="chip" onClick={() => change({ bends: [] })}>
              {t('act.unbend')}
            </button>
          )}
        </p>
      )}
      {state.rules.contactEndsMove && charge && (
        <p className="muted">{t('plan.charge', { name: names.figure(charge) })}</p>
      )}
    </div>
  )
}

function FightLine({ figure, foe }: { figure: Figure; foe: FigureId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const percent = usePercent()
  const other = state.figures.find(({ id }) => id === foe)
  const odds = useMemo(
    () => other && h2hOdds(fighterOf(state, figure), fighterOf(state, other), state.rules),
    [state, figure, other],
  )
  if (!odds) return undefined
  return (
    <li>
      <VerbIcon name="fight" />
      <span>
        {t('plan.fight', {
          name: names.figure(figure.id),
          lost: percent(odds.mover.eliminated),
          foe: names.figure(foe),
          foeLost: percent(odds.opponent.eliminated),
        })}{' '}
        <RuleChip rule="H2H-02" />
      </span>
    </li>
  )
}

function MoveAndFireDetails({ draft }: { draft: Draft }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { shoot, target, goal, change } = useTable()
  const { end, figure, weapon } = draft
  const from = useMemo(() => (end ? asIfAt(state, figure.id, end) : state), [state, figure.id, end])
  const shown = shoot === 'before' ? state : from
  const standing = shown.figures.find(({ id }) => id === figure.id) ?? figure
  const shooting = shoot !== 'none' && weapon && (shoot === 'before' || end)
  return (
    <>
      <Segments
        legend={t('plan.shoot')}
        options={MOMENTS}
        chosen={shoot}
        label={(moment) => t(`plan.${moment}`)}
        onChoose={(moment) => change({ shoot: moment, target: undefined })}
      />
      <WayDetails draft={draft} />
      {shooting && (
        <>
          {shoot === 'after' && <p className="cap">{t('plan.targetsThere')}</p>}
          <Targets
            state={shown}
            shooter={standing}
            weapon={weapon}
            aims={0}
            chosen={target}
            onChoose={(id) => change({ target: id })}
          />
          {target && (goal || shoot === 'before') && (
            <ShotPanel state={shown} shooter={figure.id} target={target} weapon={weapon} mayAim={false} />
          )}
        </>
      )}
    </>
  )
}

function FireDetails({ draft }: { draft: Draft }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { target, change } = useTable()
  const { figure, weapon } = draft
  if (!weapon) return <p className="muted">{t('shot.noTarget')}</p>
  const aimable = draft.plan && figure.aims === 0 && (sideOf(state, figure).aim ?? 0) > 0
  return (
    <>
      <Targets
        state={state}
        shooter={figure}
        weapon={weapon}
        aims={figure.aims}
        chosen={target}
        onChoose={(id) => change({ target: id, fixed: true })}
      />
      {target && <ShotPanel state={state} shooter={figure.id} target={target} weapon={weapon} mayAim />}
      {aimable && (
        <button type="button" className="btn aim-and-fire" onClick={() => aimAndFire(draft)}>
          <VerbIcon name="aim" /> {t('act.aimAndFire')} <Price tokens={2} side={figure.side} />
        </button>
      )}
    </>
  )
}

/** Who stands in an area now. */
function useInside(radius: number): readonly Figure[] {
  const { state } = usePlay()
  const goal = useTable((table) => table.goal)
  return goal ? onTable(state).filter((figure) => isFigureInside(state, { at: goal, radius }, figure)) : []
}

function Inside({ radius }: { radius: number }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const { list } = useNumbers()
  const inside = useInside(radius)
  return (
    <p>
      {inside.length > 0
        ? t('marker.inside', { names: list(inside.map(({ id }) => names.figure(id))) })
        : t('marker.nobody')}
    </p>
  )
}

function OpportunityDetails(): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { goal, selected } = useTable()
  const figure = state.figures.find(({ id }) => id === selected)
  const radius = figure ? (sideOf(state, figure).ofRadius ?? 0) : 0
  if (!goal) return <p className="muted">{t('next.point')}</p>
  return (
    <div className="plan-details">
      <Inside radius={radius} />
      <p className="muted">
        {t('marker.ofNote')} <RuleChip rule="OF-03" />
      </p>
    </div>
  )
}

function SuppressionDetails({ draft }: { draft: Draft }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { goal, joiners, change } = useTable()
  const radius = sideOf(state, draft.figure).sfRadius ?? 2
  const friends = friendsOf(state, draft.figure.side).filter(
    (friend) => friend.id !== draft.figure.id && weaponsOf(state, friend).some(isGun),
  )
  const toggle = (id: FigureId): void =>
    change({ joiners: joiners.includes(id) ? joiners.filter((one) => one !== id) : [...joiners, id] })
  return (
    <div className="plan-details">
      {goal ? <Inside radius={radius} /> : <p className="muted">{t('next.point')}</p>}
      <p className="muted">
        {t('marker.sfNote')} <RuleChip rule="SF-04" /> <RuleChip rule="SF-14" />
      </p>
      <fieldset className="joiners">
        <legend className="cap">
          {t('marker.joiners')} <RuleChip rule="SF-09" />
        </legend>
        {friends.map(({ id }) => (
          <label key={id} data-joiner={id}>
            <input type="checkbox" checked={joiners.includes(id)} onChange={() => toggle(id)} /> {names.figure(id)}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

function JoinDetails({ draft }: { draft: Draft }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { list } = useNumbers()
  const { marker, change } = useTable()
  return (
    <ul className="targets">
      {state.markers.map((one) =>
        one.kind === 'suppressionFire' && one.side === draft.figure.side ? (
          <li key={one.id}>
            <button
              type="button"
              className="target"
              aria-pressed={one.id === marker}
              onClick={() => change({ marker: one.id })}
            >
              <b>{names.square(one.at)}</b>
              <span>{t('marker.sf', { names: list(one.participants.map(({ figure }) => names.figure(figure))) })}</span>
            </button>
          </li>
        ) : undefined,
      )}
    </ul>
  )
}

function GrenadeDetails({ draft }: { draft: Draft }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length, list } = useNumbers()
  const percent = usePercent()
  const goal = useTable((table) => table.goal)
  const { figure, weapon } = draft
  const odds = goal && weapon ? grenadeOdds(state, { thrower: figure.id, weapon: weapon.id, at: goal }) : undefined
  const inside = useInside(weapon?.radius ?? 0)
  if (!goal || !odds) return <p className="muted">{t('next.grenade')}</p>
  const caught = new Set(odds.caught.map(({ figure: id }) => id))
  const safe = inside.filter(({ id }) => !caught.has(id))
  const { grenadeScatter, grenadeScatterMode } = state.rules
  const side = names.side(opponentOf(figure.side))
  const own = odds.caught.some(({ figure: id }) => state.figures.find((one) => one.id === id)?.side === figure.side)
  return (
    <div className="plan-details">
      {odds.caught.length === 0 && <p>{t('marker.nobody')}</p>}
      <ul className="danger-list">
        {odds.caught.map(({ figure: id, wound, elimination }) => (
          <li key={id} data-caught={id}>
            <VerbIcon name="throwGrenade" />
            {t('marker.caught', { name: names.figure(id), wound: percent(wound), lost: percent(elimination) })}
          </li>
        ))}
      </ul>
      {own && (
        <p className="refusal">
          <VerbIcon name="warn" /> {t('marker.friendly')} <RuleChip rule="GREN-07" />
        </p>
      )}
      {safe.length > 0 && (
        <p className="muted">
          {t('marker.safe', { names: list(safe.map(({ id }) => names.figure(id))) })} <RuleChip rule="GREN-08" />
        </p>
      )}
      <p>
        {t('marker.onPoint', { percent: percent(odds.onPoint) })}
        {odds.onPoint < 1 && (
          <>
            ;{' '}
            {grenadeScatterMode === 'upTo'
              ? t('marker.drift', { side, distance: length(Math.max(...grenadeScatter) * 1000) })
              : t('marker.driftExact', { side })}{' '}
            <RuleChip rule="GREN-05" />
          </>
        )}
      </p>
    </div>
  )
}
