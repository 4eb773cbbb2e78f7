import {
  type Figure,
  friendsOf,
  grenadeOdds,
  isFigureInside,
  isGun,
  onTable,
  opponentOf,
  weaponsOf,
} from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { draftNow, redraft } from '../../input/active.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { toggledJoiner } from '../../interactions/next.ts'
import { Refusal } from '../../ui/Refusal.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { usePercent } from '../Odds.tsx'
import { Options } from '../Options.tsx'
import { PlayIcon, Price } from '../PlayIcon.tsx'
import { usePlanned, usePlay } from '../playContext.ts'
import { RuleLine } from '../RuleLine.tsx'
import { ShotPanel } from '../ShotPanel.tsx'
import { aimAndFire, aimFirst } from '../shot.ts'
import { Targets } from '../Targets.tsx'
import { usePart } from '../tableStore.ts'
import { SlitChoices } from '../vehiclesAndBunkers/BunkerDetails.tsx'
import { WayDetails } from './WayDetails.tsx'

const MOMENTS = ['before', 'after', 'none'] as const

/** MNF-02: a way and a shot, before or after it. */
export function MoveAndFireDetails({ prospect }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const shoot = usePart('shoot') ?? 'after'
  const target = usePart('target')
  const goal = usePart('goal')
  const { shooting } = usePlanned()
  return (
    <>
      <Segments
        legend={t('plan.shoot')}
        options={MOMENTS}
        chosen={shoot}
        label={(moment) => t(`plan.${moment}`)}
        onChoose={(moment) => redraft({ shoot: moment, target: undefined })}
      />
      <WayDetails prospect={prospect} />
      {shooting && (
        <>
          {shoot === 'after' && <p className="cap">{t('plan.targetsThere')}</p>}
          <Targets shooting={shooting} chosen={target} onChoose={(id) => redraft({ target: id })} />
          {target && !prospect.blind && (goal || shoot === 'before') && (
            <ShotPanel
              state={shooting.state}
              shooter={prospect.figure.id}
              target={target}
              weapon={shooting.weapon}
              mayAim={false}
            />
          )}
        </>
      )}
    </>
  )
}

/** The target, its odds, and the Aim that could come first. */
export function FireDetails({ prospect }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const target = usePart('target')
  const { shooting, shot } = usePlanned()
  const { figure, command } = prospect
  if (!shooting) return <p className="muted">{t('shot.noTarget')}</p>
  const fire = command?.verb === 'fire' && figure.aims === 0 ? command : undefined
  const aimed = fire && aimFirst(state, fire)
  return (
    <>
      <Targets shooting={shooting} chosen={target} onChoose={(id) => redraft({ target: id, fixed: true })} />
      {shot && !prospect.blind && <ShotPanel {...shot} />}
      {fire && aimed && (
        <button type="button" className="btn whole" onClick={() => aimAndFire(fire)}>
          <PlayIcon name="crosshair" /> {t('act.aimAndFire')} <Price tokens={aimed.tokens} side={figure.side} />
        </button>
      )}
    </>
  )
}

/** Who stands in an area now. */
function useInside(radius: number): readonly Figure[] {
  const { state } = usePlay()
  const goal = usePart('goal')
  return goal ? onTable(state).filter((figure) => isFigureInside(state, { at: goal, radius }, figure)) : []
}

function Inside({ radius }: { radius: number }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { names, state } = usePlay()
  const { list } = useNumbers()
  const inside = useInside(radius)
  if (!state.rules.premeasure) return undefined
  return (
    <p>
      {inside.length > 0
        ? t('marker.inside', { names: list(inside.map(({ id }) => names.figure(id))) })
        : t('marker.nobody')}
    </p>
  )
}

/** OF-01: the area and who is in it already. */
export function OpportunityDetails({ prospect: { radius = 0 } }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const goal = usePart('goal')
  if (!goal) return <p className="muted">{t('next.point')}</p>
  return (
    <div className="stack g6 t13">
      <Inside radius={radius} />
      <RuleLine rule="OF-03" tone="muted">
        {t('marker.ofNote')}
      </RuleLine>
    </div>
  )
}

/** SF-01, SF-09: the area, whom it holds down, and who joins. */
export function SuppressionDetails({ prospect }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const goal = usePart('goal')
  const joiners = usePart('joiners') ?? []
  const percent = usePercent()
  const friends = friendsOf(state, prospect.figure.side).filter(
    (friend) => friend.id !== prospect.figure.id && weaponsOf(state, friend).some(isGun),
  )
  const shooters = 1 + joiners.length
  let spared = 1
  for (let i = 0; i < shooters; i++) spared *= (state.rules.sfWoundOn - 1) / 6
  const toggle = (friend: Figure): void => {
    const draft = draftNow()
    if (draft?.verb === 'startSuppression') redraft(toggledJoiner(draft, state, friend))
  }
  return (
    <div className="stack g6 t13">
      {goal ? <Inside radius={prospect.radius ?? 0} /> : <p className="muted">{t('next.point')}</p>}
      <RuleLine rule="SF-04" tone="muted">
        {t(state.rules.sfAffectsWhen === 'enters' ? 'marker.sfNoteEnters' : 'marker.sfNote')}
      </RuleLine>
      <p data-rolls={shooters} hidden={prospect.blind}>
        {t('marker.rolls', { dice: t('dice', { count: shooters }), percent: percent(1 - spared) })}{' '}
        <RuleChip rule="SF-14" />
      </p>
      <fieldset className="stack g0">
        <legend className="cap">
          {t('marker.joiners')} <RuleChip rule="SF-09" />
        </legend>
        {friends.map((friend) => (
          <label key={friend.id} className="tick" data-joiner={friend.id}>
            <input
              type="checkbox"
              checked={joiners.some(({ figure }) => figure === friend.id)}
              onChange={() => toggle(friend)}
            />{' '}
            {names.figure(friend.id)}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

/** SF-10. */
export function JoinDetails({ prospect }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { list } = useNumbers()
  const marker = usePart('marker')
  const own = state.markers.flatMap((one) =>
    one.kind === 'suppressionFire' && one.side === prospect.figure.side ? [one] : [],
  )
  return (
    <Options
      by="data-joins"
      options={own.map(({ id, at, participants }) => ({
        id,
        name: names.square(at),
        note: t('marker.sf', { names: list(participants.map(({ figure }) => names.figure(figure))) }),
        chosen: id === marker,
        onChoose: () => redraft({ marker: id }),
      }))}
    />
  )
}

/** GREN-07: who is caught, who is safe, and how surely it lands there. */
export function GrenadeDetails({ prospect }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length, list } = useNumbers()
  const percent = usePercent()
  const goal = usePart('goal')
  const { figure, weapon } = prospect
  const odds = goal && weapon ? grenadeOdds(state, { thrower: figure.id, weapon: weapon.id, at: goal }) : undefined
  const inside = useInside(weapon?.radius ?? 0)
  if (!goal || !odds || prospect.blind) {
    return (
      <div className="stack g6 t13">
        <p className="muted">{t('next.grenade')}</p>
        {weapon && <SlitChoices figure={figure} weapon={weapon} />}
      </div>
    )
  }
  const caught = new Set(odds.caught.map(({ figure: id }) => id))
  const safe = inside.filter(({ id }) => !caught.has(id))
  const { grenadeScatter, grenadeScatterMode } = state.rules
  const drifts = grenadeScatter.filter((u) => u > 0)
  const side = names.side(opponentOf(figure.side))
  const own = odds.caught.some(({ figure: id }) => state.figures.find((one) => one.id === id)?.side === figure.side)
  return (
    <div className="stack g6 t13">
      {weapon && <SlitChoices figure={figure} weapon={weapon} />}
      {odds.slit && (
        <RuleLine rule={odds.slit.rule} data-goes-in={odds.slit.goesIn}>
          <PlayIcon name="grenade" />{' '}
          {odds.slit.goesIn < 1
            ? t('thing.bunker.goesIn', { percent: percent(odds.slit.goesIn) })
            : t('thing.bunker.goesInSurely')}
        </RuleLine>
      )}
      {weapon?.ammo === 'smoke' && (
        <RuleLine rule="HOUSE-04" data-smoke>
          {t('marker.smoke', { radius: weapon.radius ?? 0 })}
        </RuleLine>
      )}
      {odds.caught.length === 0 && <p>{t('marker.nobody')}</p>}
      <ul className="stack g4" data-part="dangers">
        {odds.caught.map(({ figure: id, wound, elimination }) => (
          <RuleLine key={id} as="li" icon="grenade" tone="harm" rule="GREN-09" data-caught={id}>
            {t('marker.caught', { name: names.figure(id), wound: percent(wound), lost: percent(elimination) })}
          </RuleLine>
        ))}
      </ul>
      {own && (
        <Refusal rule="GREN-07" icon="warning">
          {t('marker.friendly')}
        </Refusal>
      )}
      {safe.length > 0 && (
        <RuleLine rule="GREN-08" tone="muted">
          {t('marker.safe', { names: list(safe.map(({ id }) => names.figure(id))) })}
        </RuleLine>
      )}
      <RuleLine rule={odds.onPoint < 1 ? 'GREN-05' : 'GREN-03'} data-landing>
        {t('marker.onPoint', { percent: percent(odds.onPoint) })}
        {odds.onPoint < 1 && (
          <>
            ;{' '}
            {grenadeScatterMode === 'upTo'
              ? t('marker.drift', { side, distance: length(Math.max(...grenadeScatter) * 1000) })
              : t('marker.driftExact', { side, near: Math.min(...drifts), far: Math.max(...drifts) })}
          </>
        )}
      </RuleLine>
    </div>
  )
}
