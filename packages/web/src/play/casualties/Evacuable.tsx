import { type Figure, type FigureId, knownFigure, type Refusal, worthOfFigure } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { usePart } from '../tableStore.ts'

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
