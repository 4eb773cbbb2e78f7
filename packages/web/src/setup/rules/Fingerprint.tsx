import {
  departuresOf,
  fingerprint,
  type GameState,
  type InForce,
  isDepartingName,
  type RuleSet,
  valueText,
} from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { textsNow } from '../../i18n/loadTexts.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { comesWithGame } from '../draft.ts'
import css from '../Setup.module.css'
import { isWorded, keyOf, type Worded, type Wording, wordsOf } from './worded.ts'

interface RuleWords {
  readonly name: (parameter: Worded) => string
  readonly value: (parameter: Worded, value: unknown) => string
  readonly wording: (wording: Wording) => string
  readonly wordingValue: (wording: Wording, value: unknown) => string
}

/** The rules in the reader's words; a value without words is shown as the rules write it. */
export function useRuleWords(): RuleWords {
  const { t } = useTranslation('setup')
  return useMemo(() => {
    const say = t as (key: string, values?: object) => string
    return {
      name: (parameter) => say(`rule.${parameter}.name`),
      value: (parameter, value) => {
        const known = wordsOf(parameter)
        const key = value === 0 && Object.hasOwn(known, 'zero') ? 'zero' : keyOf(value)
        return Object.hasOwn(known, key) ? say(`rule.${parameter}.${key}`, { n: value }) : valueText(value)
      },
      wording: (wording) => say(`rulings.wording.${wording}.name`),
      wordingValue: (wording, value) => {
        const key = keyOf(value)
        return Object.hasOwn(textsNow('setup').rulings.wording[wording], key)
          ? say(`rulings.wording.${wording}.${key}`)
          : valueText(value)
      },
    }
  }, [t])
}

const SIDE = 5

/** A pattern of the hash, mirrored: two tables can be compared at a glance. */
function cellsOf(hash: string): readonly boolean[] {
  const bits = Number.parseInt(hash, 16)
  return Array.from({ length: SIDE * SIDE }, (_, i) => {
    const column = i % SIDE
    const row = Math.floor(i / SIDE)
    const mirrored = Math.min(column, SIDE - 1 - column)
    return ((bits >>> (row * 3 + mirrored)) & 1) === 1
  })
}

export function FingerprintMark({ hash }: { hash: string }): ReactElement {
  const cells = useMemo(() => cellsOf(hash), [hash])
  return (
    <svg className={css.mark} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      {cells.map((full, i) =>
        full ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a grid have no other name
          <rect key={i} x={i % SIDE} y={Math.floor(i / SIDE)} width="1.03" height="1.03" />
        ) : undefined,
      )}
    </svg>
  )
}

interface FingerprintProps {
  readonly rules: RuleSet
  readonly gameType: GameState['setup']['gameType']
  readonly takeBacks: boolean
}

/** The preset and how far the rules are from it and from the printed words, in one line. */
export function FingerprintWords({ rules, gameType, takeBacks }: FingerprintProps): ReactElement {
  const { t } = useTranslation('setup')
  const { rulings, ...print } = useMemo(() => fingerprint(rules), [rules])
  const changed = print.changed.filter(({ parameter, right }) => !comesWithGame(gameType, parameter, right))
  const departures = print.departures.filter(({ parameter, inForce }) => !comesWithGame(gameType, parameter, inForce))
  const parts = [
    t(`rulings.${rulings}`),
    t('print.departures', { count: departures.length }),
    ...(changed.length > 0 ? [t('print.changed', { count: changed.length })] : []),
    ...(takeBacks ? [t('print.takeBacks')] : []),
  ]
  return <>{parts.join(' · ')}</>
}

/** The short name of a whole set of rules. */
export function Fingerprint(props: FingerprintProps): ReactElement {
  const { t } = useTranslation('setup')
  const { rules } = props
  const { hash } = useMemo(() => fingerprint(rules), [rules])
  return (
    <div className={`${css.fingerprint} row g12`} data-part="fingerprint" data-fingerprint={hash}>
      <FingerprintMark hash={hash} />
      <p>
        <span className="sr">{t('print.heading')}</span>{' '}
        <code>
          {hash.slice(0, 4)}·{hash.slice(4)}
        </code>
        <small className="sub">
          <FingerprintWords {...props} />
        </small>
      </p>
    </div>
  )
}

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
    <section className={`${css.step} ${css.departures} card`} aria-labelledby="rules-departures">
      <h2 id="rules-departures" className="t20">
        {t('rulings.departures')}
      </h2>
      {found.length === 0 && <p>{t('rulings.none')}</p>}
      <dl>
        {found.map((departure) =>
          isWorded(departure.parameter) ? (
            <DepartureRow key={departure.parameter} departure={departure} parameter={departure.parameter} />
          ) : undefined,
        )}
      </dl>
      {found.some(({ by }) => by === 'ruling') && <p className="muted t12">{t('rulings.back')}</p>}
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
