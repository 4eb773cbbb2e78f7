import {
  type CarryWay,
  carryPlan,
  check,
  type Figure,
  type FigureId,
  isRefusal,
  knownFigure,
  loadOf,
  type Refusal,
  worthOfFigure,
} from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { redraft } from '../../input/active.ts'
import { evacuable } from '../../interactions/care.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { WayDetails } from '../plan/WayDetails.tsx'
import { usePlay } from '../playContext.ts'
import { usePart } from '../tableStore.ts'
import { safetyPoint } from './carrying.ts'

interface EvacuableListProps {
  readonly those: readonly Figure[]
  readonly onChoose: (id: FigureId) => void
  /** Why one of them cannot be taken now. */
  readonly refusalOf?: (id: FigureId) => Refusal | undefined
}

/** Whom to take: to carry, to lift or to load. */
export function EvacuableList({ those, onChoose, refusalOf }: EvacuableListProps): ReactElement {
  const { state, names } = usePlay()
  const why = useWhy(state)
  const patient = usePart('patient')
  return (
    <ul className="patients">
      {those.map(({ id }) => {
        const refusal = refusalOf?.(id)
        return (
          <li key={id}>
            <button
              type="button"
              className={`target${refusal ? ' no' : ''}`}
              data-patient={id}
              aria-pressed={id === patient}
              aria-disabled={refusal ? true : undefined}
              onClick={() => !refusal && onChoose(id)}
            >
              <b>{names.figure(id)}</b>
              {refusal && <small>{why(refusal)}</small>}
            </button>
            {refusal && <RuleChip rule={refusal.rule} />}
          </li>
        )
      })}
    </ul>
  )
}

/** EVAC-10: what it saves to bring him home. */
export function SavesWorth({ patient }: { patient: FigureId }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const worth = worthOfFigure(state, knownFigure(state, patient))
  return (
    <p className="carried-home" data-saves={worth}>
      <PlayIcon name="check" />
      <span>
        {t('care.saves', { name: names.figure(patient), ap: t('ap', { n: worth }) })} <RuleChip rule="EVAC-10" />
      </span>
    </p>
  )
}

/** EVAC-05 … EVAC-10: who carries how fast, where it is safe, what it saves and what waits on the way. */
export function CarryDetails({ prospect }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const patient = usePart('patient')
  const { figure } = prospect
  const alive = evacuable(state, figure)
  const plan = patient ? carryPlan(state, patient) : undefined
  return (
    <div className="plan-details">
      {!loadOf(state, figure) && alive.length > 1 && (
        <EvacuableList those={alive} onChoose={(id) => redraft({ patient: id, helper: undefined })} />
      )}
      {!patient && <p className="muted">{t('care.chooseCasualty')}</p>}
      {patient && plan && (
        <>
          <p>
            {t(`care.to.${plan.to}`, { name: names.figure(patient) })} <RuleChip rule="EVAC-10" />
          </p>
          <Ways patient={patient} ways={plan.ways} far={plan.distance} carries={loadOf(state, figure) !== undefined} />
          <button
            type="button"
            className="btn"
            data-homewards
            onClick={() => redraft({ goal: safetyPoint(state, patient, plan), target: undefined, fixed: true })}
          >
            <PlayIcon name="way" /> {t(`care.towards.${plan.to}`)}
          </button>
          <SavesWorth patient={patient} />
          <p className="muted">
            {t('care.carryEnds')} <RuleChip rule="EVAC-07" />
          </p>
        </>
      )}
      <WayDetails prospect={prospect} />
    </div>
  )
}

interface WaysProps {
  readonly patient: FigureId
  readonly ways: readonly CarryWay[]
  readonly far: number
  readonly carries: boolean
}

/** One way, each with its own scale: u for an AT, AT in all, the turn of arrival. */
function Ways({ ways, far, carries }: WaysProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { measure } = useNumbers()
  const helper = usePart('helper')
  const shown = ways.filter(({ how }) => (carries ? how === 'stretcher' : how !== 'stretcher'))
  return (
    <table className="carry-ways">
      <thead>
        <tr>
          <th scope="col">{t('care.with')}</th>
          <th scope="col">{t('care.perToken')}</th>
          <th scope="col">{t('care.tokens')}</th>
          <th scope="col">{t('care.arrives')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((way) => {
          const chosen = way.how === 'stretcher' || (way.how === 'alone' && !helper) || way.with === helper
          const name = way.with ? names.figure(way.with) : ''
          return (
            <tr key={`${way.how} ${way.with ?? ''}`} className={chosen ? 'up' : ''} data-way={way.how}>
              <th scope="row">
                {way.how === 'vehicle' ? (
                  t('care.way.vehicle', { name })
                ) : (
                  <button
                    type="button"
                    className="chip"
                    aria-pressed={chosen}
                    onClick={() => redraft({ helper: way.how === 'helper' ? way.with : undefined })}
                  >
                    {t(`care.way.${way.how}`, { name })}
                  </button>
                )}
              </th>
              <td>{measure(way.perToken)}</td>
              <td>{way.perToken > 0 ? Math.ceil(far / (way.perToken * 1000)) : '–'}</td>
              <td>{Number.isFinite(way.turns) ? t('turn', { n: state.turn.number + 2 * (way.turns - 1) }) : '–'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** EVAC-08, HOUSE-14: whom the two bearers can lift, and why not the others. */
export function PickUpDetails({ prospect: { figure } }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state, seat } = usePlay()
  const alive = evacuable(state, figure)
  const refusalOf = (casualty: FigureId): Refusal | undefined => {
    const judged = seat && check(state, { verb: 'pickUp', seat, figure: figure.id, casualty })
    return judged && isRefusal(judged) ? judged : undefined
  }
  return (
    <div className="plan-details">
      <EvacuableList those={alive} refusalOf={refusalOf} onChoose={(id) => redraft({ patient: id, fixed: true })} />
      <p className="muted">
        {t('care.bearers')} <RuleChip rule="HOUSE-14" />
      </p>
    </div>
  )
}
