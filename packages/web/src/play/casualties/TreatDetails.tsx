import {
  type ActionCommand,
  aidStationOf,
  type CommandOf,
  check,
  type Figure,
  type FigureId,
  isRefusal,
  type Refusal,
  sheetOf,
  treatmentOdds,
} from '@tactic48/rules'
import type { CSSProperties, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { redraft } from '../../input/active.ts'
import { patientsOf } from '../../interactions/care.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePercent } from '../Odds.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { usePart, useVerb } from '../tableStore.ts'

type Care = 'firstAid' | 'checkCasualty'

/** Whom a medic can treat or check: odds for those in contact, the reason for the others. */
export function TreatDetails({ prospect }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state, seat } = usePlay()
  const verb: Care = useVerb() === 'checkCasualty' ? 'checkCasualty' : 'firstAid'
  const patient = usePart('patient')
  const { figure: medic } = prospect
  const those = patientsOf(state, medic, verb)
  return (
    <div className="plan-details">
      <ul className="patients">
        {those.map(({ id }) => {
          const judged = seat && check(state, { verb, seat, figure: medic.id, patient: id } satisfies ActionCommand)
          const refusal = judged && isRefusal(judged) ? judged : undefined
          return (
            <Patient key={id} medic={medic.id} patient={id} verb={verb} refusal={refusal} chosen={id === patient} />
          )
        })}
      </ul>
      {those.length === 0 && <p className="muted">{t(`care.nobody.${verb}`)}</p>}
      {patient && <Consequences verb={verb} medic={medic} patient={patient} />}
    </div>
  )
}

interface PatientProps {
  readonly medic: FigureId
  readonly patient: FigureId
  readonly verb: Care
  readonly refusal: Refusal | undefined
  readonly chosen: boolean
}

function Patient({ medic, patient, verb, refusal, chosen }: PatientProps): ReactElement {
  const { state, names } = usePlay()
  const why = useWhy(state)
  const percent = usePercent()
  const { success } = treatmentOdds(state, medic, patient, verb)
  return (
    <li>
      <button
        type="button"
        className={`target${refusal ? ' no' : ''}`}
        data-patient={patient}
        aria-pressed={chosen}
        aria-disabled={refusal ? true : undefined}
        onClick={() => !refusal && redraft({ patient, fixed: true })}
      >
        <b>{names.figure(patient)}</b>
        {refusal ? (
          <small>
            {why(refusal)} <RuleChip rule={refusal.rule} />
          </small>
        ) : (
          <span>{percent(success)}</span>
        )}
      </button>
    </li>
  )
}

/** MEDIC-05, EVAC-03, AID-02: the die rule by rule, that it is the only try, and who may do nothing else. */
function Consequences({
  verb,
  medic,
  patient,
}: {
  verb: Care
  medic: Figure
  patient: CommandOf<Care>['patient']
}): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const percent = usePercent()
  const { need, success } = treatmentOdds(state, medic.id, patient, verb)
  const { company } = state.rules
  const locks = verb === 'firstAid' || company?.casualtyCheckLock === 'wholeTurn'
  const far = verb === 'firstAid' && need.items.length === 1 && aidStationOf(state, medic.side) !== undefined
  return (
    <>
      <ul className="need-list" data-part="need">
        {need.items.map(({ rule, code, value }) => (
          <li key={code}>
            <span>{t(`care.item.${code}`)}</span>
            <b>{code === 'aidStation' ? `${value}` : t('needs', { n: value })}</b>
            <RuleChip rule={rule} />
          </li>
        ))}
        <li className="sum">
          <span>{t('care.sum')}</span>
          <b data-need={need.score}>{t('needs', { n: need.score })}</b>
        </li>
      </ul>
      <span className="chance-bar" aria-hidden="true" style={{ '--chance': success } as CSSProperties}>
        <i />
      </span>
      <p data-success={success}>{t(`care.odds.${verb}`, { good: percent(success), bad: percent(1 - success) })}</p>
      <p className="for-good">
        <PlayIcon name="warn" />
        <span>
          {t(`care.once.${verb}`, { name: names.figure(patient) })}{' '}
          <RuleChip rule={verb === 'firstAid' ? 'MEDIC-06' : 'EVAC-04'} />
        </span>
      </p>
      {locks && (
        <p data-locks>
          {verb === 'firstAid'
            ? t('care.locksBoth', { medic: names.figure(medic.id), patient: names.figure(patient) })
            : t('care.locksMedic', { medic: names.figure(medic.id) })}{' '}
          <RuleChip rule={verb === 'firstAid' ? 'MEDIC-04' : 'EVAC-02'} />
        </p>
      )}
      {far && (
        <p className="muted">
          {t('care.stationHelps', { n: company?.aidStationBonus ?? 0 })} <RuleChip rule="AID-02" />
        </p>
      )}
      <p className="muted">
        {t('care.kits', { left: sheetOf(state, medic).kits })} <RuleChip rule="MEDIC-03" />
      </p>
    </>
  )
}
