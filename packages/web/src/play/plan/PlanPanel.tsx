import { type ActionVerb, allowanceOf, type Plan, type SideId, sheetOf } from '@tactic48/rules'
import { memo, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../game/gameStore.ts'
import { requestOf } from '../../game/takeBack.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { commit } from '../commands.ts'
import { weaponsFor } from '../draft.ts'
import { isForGood } from '../forGood.ts'
import { GivenUp } from '../GivenUp.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { draftNow } from '../situation.ts'
import { Price } from '../Tokens.tsx'
import { useTable } from '../tableStore.ts'
import { useSmall } from '../useOnScreen.ts'
import type { Draft } from '../verbs/verb.ts'
import { entryOf } from '../verbs/verbs.ts'

/** What is about to be done: its choices, its price, its odds, and the button that does it. */
export function PlanPanel({ draft }: { draft: Draft }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { names, state } = usePlay()
  const verb = useTable((table) => table.verb)
  const why = useWhy(state)
  const small = useSmall()
  if (!verb) return undefined
  const { icon, Details } = entryOf(verb)
  const { figure, plan, refusal } = draft
  const lent = plan?.price && sheetOf(state, figure).counters.slots + plan.price.slots > allowanceOf(state, figure)
  return (
    <section className="plan-panel" aria-label={t(`verb.${verb}`)} data-plan={verb}>
      <h2>
        <PlayIcon name={icon} /> {t(`verb.${verb}`)} <span className="muted">{names.figure(figure.id)}</span>
      </h2>
      <WeaponChoice draft={draft} />
      {Details && <Details draft={draft} />}
      {draft.blind && (
        <p className="muted" data-blind>
          {t('plan.blind')} <RuleChip rule="GEN-04" />
        </p>
      )}
      <GivenUp figure={figure} verb={verb} />
      {lent && (
        <p className="lent" data-lent>
          {t('plan.lent')} <RuleChip rule="CMD-02" />
        </p>
      )}
      {refusal && (
        <p className="refusal" data-part="refusal" role="status">
          <PlayIcon name="cross" /> {why(refusal)} <RuleChip rule={refusal.rule} />
        </p>
      )}
      {!small && <PlanFoot draft={draft} />}
    </section>
  )
}

/** Back, or do it: always in reach, on a phone in the place of the foot of the sheet. */
export function PlanFoot({ draft }: { draft: Draft }): ReactElement | undefined {
  const verb = useTable((table) => table.verb)
  const { figure, plan, refusal } = draft
  const final = useForGood(plan)
  const price = (plan?.price?.tokens ?? 0) + (plan?.joinerPrices ?? []).reduce((sum, { tokens }) => sum + tokens, 0)
  if (!verb) return undefined
  const may = plan !== undefined || (draft.blind === true && draft.command !== undefined)
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
  return (
    <div className="plan-foot" data-part="plan-foot">
      <button type="button" className="btn" onClick={() => useTable.getState().back()}>
        {t('act.cancel')} <kbd>Esc</kbd>
      </button>
      <button
        type="button"
        className={final ? 'btn final' : 'btn primary'}
        data-commit
        title={t(final ? 'act.forGood' : 'act.canGoBack')}
        disabled={!may}
        aria-describedby={refused ? undefined : 'next-step'}
        onClick={() => commit(draftNow())}
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

function WeaponChoice({ draft }: { draft: Draft }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { names, state } = usePlay()
  const verb = useTable((table) => table.verb)
  const change = useTable((table) => table.change)
  const kind = verb && entryOf(verb).weapon
  const weapons = kind ? weaponsFor(state, draft.figure, kind) : []
  if (weapons.length < 2 || !draft.weapon) return undefined
  return (
    <Segments
      legend={t('plan.weapon')}
      hideLegend
      options={weapons.map(({ id }) => id)}
      chosen={draft.weapon.id}
      label={names.weapon}
      onChoose={(weapon) => change({ weapon })}
    />
  )
}
