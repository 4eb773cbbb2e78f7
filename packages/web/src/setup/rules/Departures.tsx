import { departuresOf, type GameState, type InForce, isDepartingName, type RuleSet } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { comesWithGame } from '../draft.ts'
import { useRuleWords } from './useRuleWords.ts'
import { isWorded, type Worded } from './worded.ts'

interface DeparturesProps {
  readonly rules: RuleSet
  readonly gameType: GameState['setup']['gameType']
}

/** GEN-01, §29.1: every rule that is played otherwise than the words of the sheet say, and why. */
export function Departures({ rules, gameType }: DeparturesProps): ReactElement {
  const { t } = useTranslation('setup')
  const found = useMemo(
    () => departuresOf(rules).filter(({ parameter, inForce }) => !comesWithGame(gameType, parameter, inForce)),
    [rules, gameType],
  )
  return (
    <section className="card rules-departures" aria-labelledby="rules-departures">
      <h2 id="rules-departures">{t('rulings.departures')}</h2>
      {found.length === 0 && <p>{t('rulings.none')}</p>}
      <dl>
        {found.map((departure) =>
          isWorded(departure.parameter) ? (
            <DepartureRow key={departure.parameter} departure={departure} parameter={departure.parameter} />
          ) : undefined,
        )}
      </dl>
      {found.some(({ by }) => by === 'ruling') && <p className="muted small">{t('rulings.back')}</p>}
    </section>
  )
}

function DepartureRow({ departure, parameter }: { departure: InForce; parameter: Worded }): ReactElement {
  const { t } = useTranslation('setup')
  const words = useRuleWords()
  const { atom, printed, inForce, by } = departure
  const ours = by === 'ruling' && isDepartingName(parameter) ? parameter : undefined
  return (
    <div data-departure={parameter} data-by={by}>
      <dt>
        {words.name(parameter)} <RuleChip rule={atom} />
      </dt>
      <dd>
        <span className="cap">{t('rulings.sheet')}</span>
        {ours ? t(`rulings.departure.${ours}.says`) : words.value(parameter, printed)}
      </dd>
      <dd>
        <span className="cap">{t('rulings.here')}</span>
        <b>{words.value(parameter, inForce)}</b>
        <span className="muted">{ours ? t(`rulings.departure.${ours}.why`) : t('rulings.chosen')}</span>
      </dd>
    </div>
  )
}
