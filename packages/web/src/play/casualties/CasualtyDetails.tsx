import {
  aidStationOf,
  type CarryWay,
  carryPlan,
  casualtyRoom,
  check,
  type Figure,
  type FigureId,
  isRefusal,
  knownFigure,
  loadedIn,
  loadOf,
  type Refusal,
  sheetOf,
  treatmentOdds,
  vehicleCardOf,
  vehicleOf,
  worthOfFigure,
} from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { redraft } from '../../input/active.ts'
import { evacuable, patientsOf } from '../../interactions/casualties.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { ChanceBar } from '../../ui/ChanceBar.tsx'
import { NeedList } from '../../ui/NeedList.tsx'
import { usePercent } from '../Odds.tsx'
import { Options } from '../Options.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { WayDetails } from '../plan/WayDetails.tsx'
import { usePlay } from '../playContext.ts'
import { RuleLine } from '../RuleLine.tsx'
import { usePart, useVerb } from '../tableStore.ts'
import { ThingChoices } from '../vehiclesAndBunkers/VehicleDetails.tsx'
import css from './CasualtyDetails.module.css'
import { safetyPoint } from './carrying.ts'

interface DetailsProps {
  readonly prospect: Prospect
}

interface EvacuableListProps {
  readonly those: readonly Figure[]
  readonly onChoose: (id: FigureId) => void
  /** Why one of them cannot be taken now. */
  readonly refusalOf?: (id: FigureId) => Refusal | undefined
}

/** Whom to take: to carry, to lift or to load. */
function EvacuableList({ those, onChoose, refusalOf }: EvacuableListProps): ReactElement {
  const { names } = usePlay()
  const patient = usePart('patient')
  return (
    <Options
      by="data-patient"
      options={those.map(({ id }) => ({
        id,
        name: names.figure(id),
        refusal: refusalOf?.(id),
        chosen: id === patient,
        onChoose: () => onChoose(id),
      }))}
    />
  )
}

/** EVAC-10: what it saves to bring him home. */
function SavesWorth({ patient }: { patient: FigureId }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const worth = worthOfFigure(state, knownFigure(state, patient))
  return (
    <RuleLine icon="check" tone="good" rule="EVAC-10" data-saves={worth}>
      {t('care.saves', { name: names.figure(patient), ap: t('ap', { n: worth }) })}
    </RuleLine>
  )
}

/** EVAC-05 … EVAC-10: who carries how fast, where it is safe, what it saves and what waits on the way. */
export function CarryDetails({ prospect }: DetailsProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const patient = usePart('patient')
  const { figure } = prospect
  const alive = evacuable(state, figure)
  const carries = loadOf(state, figure) !== undefined
  const plan = patient ? carryPlan(state, patient) : undefined
  return (
    <div className="stack g6 t13">
      {!carries && alive.length > 1 && (
        <EvacuableList those={alive} onChoose={(id) => redraft({ patient: id, helper: undefined })} />
      )}
      {!patient && <p className="muted">{t('care.chooseCasualty')}</p>}
      {patient && plan && (
        <>
          <RuleLine rule="EVAC-10">{t(`care.to.${plan.to}`, { name: names.figure(patient) })}</RuleLine>
          <Ways ways={plan.ways.filter(({ how }) => (how === 'stretcher') === carries)} far={plan.distance} />
          <button
            type="button"
            className="btn"
            data-homewards
            onClick={() => redraft({ goal: safetyPoint(state, patient, plan), target: undefined, fixed: true })}
          >
            <PlayIcon name="way" /> {t(`care.towards.${plan.to}`)}
          </button>
          <SavesWorth patient={patient} />
          <RuleLine tone="muted" rule="EVAC-07">
            {t('care.carryEnds')}
          </RuleLine>
        </>
      )}
      <WayDetails prospect={prospect} />
    </div>
  )
}

/** Each way of carrying him: length for an AT, AT in all, the turn of arrival. */
function Ways({ ways, far }: { ways: readonly CarryWay[]; far: number }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { measure } = useNumbers()
  const helper = usePart('helper')
  return (
    <table className={css.ways}>
      <thead>
        <tr>
          {(['with', 'perToken', 'tokens', 'arrives'] as const).map((head) => (
            <th key={head} scope="col">
              {t(`care.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ways.map(({ how, with: by, perToken, turns }) => {
          const chosen = how === 'stretcher' || (how === 'alone' && !helper) || by === helper
          const says = t(`care.way.${how}`, { name: by ? names.figure(by) : '' })
          return (
            <tr key={`${how} ${by ?? ''}`} className={chosen ? css.chosen : undefined} data-way={how}>
              <th scope="row">
                {how === 'vehicle' ? (
                  says
                ) : (
                  <button
                    type="button"
                    className="chip"
                    aria-pressed={chosen}
                    onClick={() => redraft({ helper: how === 'helper' ? by : undefined })}
                  >
                    {says}
                  </button>
                )}
              </th>
              <td>{measure(perToken)}</td>
              <td>{perToken > 0 ? Math.ceil(far / (perToken * 1000)) : '–'}</td>
              <td>{Number.isFinite(turns) ? t('turn', { n: state.turn.number + 2 * (turns - 1) }) : '–'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** EVAC-08, HOUSE-14: whom the two bearers can lift, and why not the others. */
export function PickUpDetails({ prospect: { figure } }: DetailsProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, seat } = usePlay()
  const refusalOf = (casualty: FigureId): Refusal | undefined => {
    const judged = seat && check(state, { verb: 'pickUp', seat, figure: figure.id, casualty })
    return judged && isRefusal(judged) ? judged : undefined
  }
  return (
    <div className="stack g6 t13">
      <EvacuableList
        those={evacuable(state, figure)}
        refusalOf={refusalOf}
        onChoose={(id) => redraft({ patient: id, fixed: true })}
      />
      <RuleLine tone="muted" rule="HOUSE-14">
        {t('care.bearers')}
      </RuleLine>
    </div>
  )
}

type Care = 'firstAid' | 'checkCasualty'

/** Whom a medic can treat or check: odds for those in contact, the reason for the others. */
export function TreatDetails({ prospect: { figure: medic } }: DetailsProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, seat, names } = usePlay()
  const percent = usePercent()
  const verb: Care = useVerb() === 'checkCasualty' ? 'checkCasualty' : 'firstAid'
  const chosen = usePart('patient')
  const those = patientsOf(state, medic, verb)
  const optionFor = (patient: FigureId) => {
    const judged = seat && check(state, { verb, seat, figure: medic.id, patient })
    return {
      id: patient,
      name: names.figure(patient),
      note: percent(treatmentOdds(state, medic.id, patient, verb).success),
      refusal: judged && isRefusal(judged) ? judged : undefined,
      chosen: patient === chosen,
      onChoose: () => redraft({ patient, fixed: true }),
    }
  }
  return (
    <div className="stack g6 t13">
      <Options by="data-patient" options={those.map(({ id }) => optionFor(id))} />
      {those.length === 0 && <p className="muted">{t(`care.nobody.${verb}`)}</p>}
      {chosen && <Consequences verb={verb} medic={medic} patient={chosen} />}
    </div>
  )
}

interface ConsequencesProps {
  readonly verb: Care
  readonly medic: Figure
  readonly patient: FigureId
}

/** MEDIC-05, EVAC-03, AID-02: the die rule by rule, that it is the only try, and who may do nothing else. */
function Consequences({ verb, medic, patient }: ConsequencesProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const percent = usePercent()
  const { need, success } = treatmentOdds(state, medic.id, patient, verb)
  const { company } = state.rules
  const heals = verb === 'firstAid'
  const named = { medic: names.figure(medic.id), patient: names.figure(patient), name: names.figure(patient) }
  return (
    <>
      <NeedList
        items={need.items.map(({ rule, code, value }) => ({
          rule,
          code,
          name: t(`care.item.${code}`),
          value: code === 'aidStation' ? value : t('needs', { n: value }),
        }))}
        sum={{ name: t('care.sum'), score: need.score, value: t('needs', { n: need.score }) }}
      />
      <ChanceBar chance={success} />
      <p data-success={success}>{t(`care.odds.${verb}`, { good: percent(success), bad: percent(1 - success) })}</p>
      <RuleLine icon="warn" tone="caution" rule={heals ? 'MEDIC-06' : 'EVAC-04'}>
        {t(`care.once.${verb}`, named)}
      </RuleLine>
      {(heals || company?.casualtyCheckLock === 'wholeTurn') && (
        <RuleLine rule={heals ? 'MEDIC-04' : 'EVAC-02'} data-locks>
          {t(heals ? 'care.locksBoth' : 'care.locksMedic', named)}
        </RuleLine>
      )}
      {heals && need.items.length === 1 && aidStationOf(state, medic.side) && (
        <RuleLine tone="muted" rule="AID-02">
          {t('care.stationHelps', { n: company?.aidStationBonus ?? 0 })}
        </RuleLine>
      )}
      <RuleLine tone="muted" rule="MEDIC-03">
        {t('care.kits', { left: sheetOf(state, medic).kits })}
      </RuleLine>
    </>
  )
}

/** EVAC-09: whom, into what, and how many more it takes. */
export function LoadDetails({ prospect: { figure } }: DetailsProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, seat } = usePlay()
  const patient = usePart('patient')
  const alive = evacuable(state, figure)
  return (
    <div className="stack g6 t13">
      <p className="cap">{t('thing.whom')}</p>
      <EvacuableList those={alive} onChoose={(id) => redraft({ patient: id })} />
      <p className="cap">{t('thing.into')}</p>
      <ThingChoices
        command={(thing) =>
          seat && patient && 'vehicle' in thing
            ? { verb: 'loadCasualty', seat, figure: figure.id, casualty: patient, vehicle: thing.vehicle }
            : undefined
        }
        says={(thing) => {
          const vehicle = 'vehicle' in thing ? vehicleOf(state, thing.vehicle) : undefined
          if (!vehicle) return undefined
          const room = casualtyRoom(vehicleCardOf(state, vehicle))
          return t('thing.load', { used: loadedIn(state, vehicle.id).length, room })
        }}
      />
      {patient && alive.some(({ id }) => id === patient) && <SavesWorth patient={patient} />}
    </div>
  )
}
