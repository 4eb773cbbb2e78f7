import { fingerprint, type GameState, type RuleSet } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { comesWithGame } from './draft.ts'

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
    <svg className="fingerprint-mark" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
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
    <div className="fingerprint" data-part="fingerprint" data-fingerprint={hash}>
      <FingerprintMark hash={hash} />
      <p>
        <span className="sr">{t('print.heading')}</span>{' '}
        <code>
          {hash.slice(0, 4)}·{hash.slice(4)}
        </code>
        <small>
          <FingerprintWords {...props} />
        </small>
      </p>
    </div>
  )
}
