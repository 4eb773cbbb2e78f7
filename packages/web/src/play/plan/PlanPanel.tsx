import { type ActionVerb, allowanceOf, type Plan, rideOf, type SideId, sheetOf } from '@tactic48/rules'
import clsx from 'clsx'
import { memo, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../game/gameStore.ts'
import { isForGood, requestOf } from '../../game/takeBack.ts'
import { stepBack } from '../../input/act.ts'
import { redraft } from '../../input/active.ts'
import { Key } from '../../input/Key.tsx'
import { interactionOf } from '../../interactions/actions.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { weaponsFor } from '../../interactions/slots.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { commit } from '../commands.ts'
import css from '../dock/Dock.module.css'
import { useSmall } from '../onScreen.ts'
import { GivenUp } from '../PlanWords.tsx'
import { PlayIcon, Price } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { Refused } from '../Refused.tsx'
import { RuleLine } from '../RuleLine.tsx'
import { useVerb } from '../tableStore.ts'
import { Untrained } from '../vehiclesAndBunkers/VehicleDetails.tsx'
import { PANELS } from './panels.ts'

/** What is about to be done: its choices, its price, its odds, and the button that does it. */
export function PlanPanel({ prospect }: { prospect: Prospect }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { names, state } = usePlay()
  const verb = useVerb()
  const small = useSmall()
  if (!verb) return undefined
  const { icon } = interactionOf(verb)
  const Details = PANELS[verb]
  const { figure, plan, refusal } = prospect
  const ride = rideOf(state, figure)
  const lent = plan?.price && sheetOf(state, figure).counters.slots + plan.price.slots > allowanceOf(state, figure)
  return (
    <section className={clsx('stack', css.panel)} aria-label={t(`verb.${verb}`)} data-plan={verb}>
      <h2 className="row">
        <PlayIcon name={icon} /> {t(`verb.${verb}`)} <span className="muted plain t13">{names.figure(figure.id)}</span>
      </h2>
      <WeaponChoice prospect={prospect} />
      {Details && <Details prospect={prospect} />}
      {prospect.blind && (
        <RuleLine rule="GEN-04" tone="muted" data-blind>
          {t('plan.blind')}
        </RuleLine>
      )}
      <GivenUp figure={figure} verb={verb} />
      {lent && (
        <p className="t13" data-lent>
          {t('plan.lent')} <RuleChip rule="CMD-02" />
        </p>
      )}
      {ride?.driver === figure.id && <Untrained figure={figure} vehicle={ride.id} />}
      {refusal && <Refused refusal={refusal} />}
      {!small && <PlanFoot prospect={prospect} />}
    </section>
  )
}

/** Back, or do it: always in reach, on a phone in the place of the foot of the sheet. */
export function PlanFoot({ prospect }: { prospect: Prospect }): ReactElement | undefined {
  const verb = useVerb()
  const { figure, plan, refusal } = prospect
  const final = useForGood(plan)
  const price = (plan?.price?.tokens ?? 0) + (plan?.joinerPrices ?? []).reduce((sum, { tokens }) => sum + tokens, 0)
  if (!verb) return undefined
  const may = plan !== undefined || (prospect.blind === true && prospect.command !== undefined)
  return <Foot {...{ verb, final, price, may }} refused={refusal !== undefined} side={figure.side} />
}

interface FootProps {
  readonly verb: ActionVerb
  readonly final: boolean
  readonly price: number
  readonly may: boolean
  readonly refused: boolean
  readonly side: SideId
}

const Foot = memo(function Foot({ verb, final, price, may, refused, side }: FootProps): ReactElement {
  const { t } = useTranslation('play')
  const small = useSmall()
  return (
    <div className={clsx(css.commit, !small && css.sticky)} data-part="plan-foot">
      <button type="button" className="btn" onClick={() => stepBack()}>
        {t('act.cancel')} <Key of="Esc" />
      </button>
      <button
        type="button"
        className={final ? 'btn final' : 'btn primary'}
        data-commit
        title={t(final ? 'act.forGood' : 'act.canGoBack')}
        disabled={!may}
        aria-describedby={refused ? undefined : 'next-step'}
        onClick={commit}
      >
        {t(`verb.${verb}`)} <Price tokens={price} side={side} />
        {price > 0 && <span className="sr">{t('at', { count: price })}</span>}
      </button>
    </div>
  )
})

/** Whether the dark foot belongs under the button: with take-backs the whole command goes back, once a turn. */
function useForGood(plan: Plan | undefined): boolean {
  const { state, side } = usePlay()
  const granted = useGame(({ game }) => side !== undefined && game !== undefined && requestOf(game, side) === 'granted')
  return useMemo(() => {
    if (granted && side) return false
    return plan === undefined || side === undefined || isForGood(state, plan, side)
  }, [granted, plan, state, side])
}

function WeaponChoice({ prospect }: { prospect: Prospect }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { names, state } = usePlay()
  const verb = useVerb()
  const kind = verb && interactionOf(verb).weapon
  const weapons = kind ? weaponsFor(state, prospect.figure, kind) : []
  if (weapons.length < 2 || !prospect.weapon) return undefined
  return (
    <Segments
      legend={t('plan.weapon')}
      hideLegend
      options={weapons.map(({ id }) => id)}
      chosen={prospect.weapon.id}
      label={names.weapon}
      onChoose={(weapon) => redraft({ weapon })}
    />
  )
}
