import { shockLine, type Treatment, treatmentLine, type Witness } from '@tactic48/content/odds'
import { isRefusal, type RuleSet } from '@tactic48/rules'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { Choice, Distance, Tick } from '../ui/fields.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { FromCards } from './Men.tsx'
import { OddsTable } from './OddsTable.tsx'
import { Answer, Chances, Items } from './parts.tsx'
import { LEFT, RIGHT, SIZE } from './tables.ts'

const VERBS = ['firstAid', 'checkCasualty'] as const satisfies readonly Treatment['verb'][]

/** MEDIC-05, EVAC-03, AID-02. */
export function TreatmentQuestion({ rules }: { rules: RuleSet }): ReactElement {
  const { t } = useTranslation(['odds', 'play'])
  const [verb, setVerb] = useState<Treatment['verb']>('firstAid')
  const [station, setStation] = useState(false)
  const line = treatmentLine(rules, { verb, station })
  return (
    <>
      <OddsTable
        figures={[
          { side: 'blue', arms: 'rifle', duty: 'medic', x: SIZE.width / 2 - 700 },
          { side: 'blue', arms: 'rifle', wounded: true, x: SIZE.width / 2 + 700 },
        ]}
      />
      <div className="halves g10">
        <Choice
          label={t('treats')}
          chosen={verb}
          options={VERBS}
          name={(each) => t(`verb.${each}`, { ns: 'play' })}
          onChoose={setVerb}
        />
        <Tick label={t('station')} on={station} onChange={setStation} />
      </div>
      {!isRefusal(line) && (
        <Answer>
          <Chances
            title={t('result')}
            outcomes={[
              { name: t(`good.${verb}`), chance: line.success, harm: 'wnd' },
              { name: t(`bad.${verb}`), chance: 1 - line.success },
            ]}
          />
          <Items items={line.need.items} need={line.need.score} />
        </Answer>
      )}
    </>
  )
}

const FALLEN = ['friend', 'ownOfficer', 'otherOfficer'] as const satisfies readonly Witness['fallen'][]
const BESIDE = ['nobody', 'officer', 'medic'] as const satisfies readonly Witness['beside'][]
const FARTHEST = 40
const OFFICER = { arms: 'officer', rank: 'officer' } as const
const BESIDES = {
  officer: { side: 'blue', x: LEFT - 1500, ...OFFICER },
  medic: { side: 'blue', arms: 'rifle', duty: 'medic', x: LEFT - 1500 },
} as const

/** HOUSE-01, SHOCK-02 to SHOCK-04. */
export function NervesQuestion({ rules }: { rules: RuleSet }): ReactElement {
  const { t } = useTranslation('odds')
  const [witness, setWitness] = useState<Witness>({
    away: 3,
    named: false,
    shock: false,
    beside: 'nobody',
    fallen: 'friend',
  })
  const change = (part: Partial<Witness>): void => setWitness({ ...witness, ...part })
  const { exactly } = useNumbers()
  const line = shockLine(rules, witness)
  return (
    <>
      <OddsTable
        path={{ from: LEFT, to: RIGHT, says: exactly({ milli: witness.away * 1000 }) }}
        figures={[
          { side: 'blue', arms: 'rifle', x: LEFT, ...(witness.shock && { harm: 'shock' }) },
          ...(witness.beside === 'nobody' ? [] : [BESIDES[witness.beside]]),
          { side: 'blue', arms: 'rifle', wounded: true, x: RIGHT, ...(witness.fallen !== 'friend' && OFFICER) },
        ]}
      />
      <p className="muted">
        {t('optional')} <RuleChip rule="SHOCK-01" />
      </p>
      <div className="halves g10">
        <FromCards onTake={({ named }) => change({ named })} />
        <Choice
          label={t('falls')}
          chosen={witness.fallen}
          options={FALLEN}
          name={(each) => t(`fallen.${each}`)}
          onChoose={(fallen) => change({ fallen })}
        />
        <Distance
          label={t('fallAway')}
          value={witness.away}
          most={FARTHEST}
          onChoose={(away) => change({ away: Math.min(FARTHEST, Math.max(0, away)) })}
        />
        <Choice
          label={t('stands')}
          chosen={witness.beside}
          options={BESIDE}
          name={(each) => t(`beside.${each}`)}
          onChoose={(beside) => change({ beside })}
        />
        <Tick label={t('named')} on={witness.named} onChange={(named) => change({ named })} />
        <Tick label={t('shock')} on={witness.shock} onChange={(shock) => change({ shock })} />
      </div>
      <Answer>
        {line === undefined && <p>{t('noConcern')}</p>}
        {line && !isRefusal(line) && (
          <>
            <Chances
              title={t('result')}
              outcomes={[
                { name: t('shocked'), chance: line.fails, harm: 'wnd' },
                { name: t('steady'), chance: 1 - line.fails },
              ]}
            />
            {'need' in line ? (
              <Items items={line.items} need={line.need} />
            ) : (
              <p>
                {t(`calm.${line.rule}`)} <RuleChip rule={line.rule} />
              </p>
            )}
          </>
        )}
      </Answer>
    </>
  )
}
