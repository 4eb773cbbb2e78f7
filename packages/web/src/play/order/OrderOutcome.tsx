import type { Point } from '@tactic48/geometry'
import {
  type Figure,
  type FigureId,
  type GameState,
  isFigureInside,
  type Odds,
  type OrderPreview,
  onTable,
} from '@tactic48/rules'
import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { touchMan } from '../../input/act.ts'
import { Key } from '../../input/Key.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { OddsBar, usePercent } from '../Odds.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { usePart } from '../tableStore.ts'
import { type OrderInHand, willRadius } from './ordering.ts'
import { ambushesOf, frontOf, marchOf } from './picture.ts'

interface OutcomeProps {
  readonly ordering: OrderInHand
  readonly preview: OrderPreview
}

/** What it comes to: what waits for those who do it, what the officer risks, whether he joins. */
export function Outcome({ ordering: { officer }, preview }: OutcomeProps): ReactElement {
  const { drawn, together, mayNotJoin, order } = preview
  return (
    <>
      <Danger preview={preview} />
      {together && order.kind === 'fireAt' && <Together odds={together} target={order.target} />}
      {drawn.map(({ marker, shooter, odds: { miss } }) => (
        <Drawn key={marker} officer={officer.id} shooter={shooter} miss={miss} />
      ))}
      <Join officer={officer.id} may={mayNotJoin === undefined} />
    </>
  )
}

function Together({ odds, target }: { odds: Odds; target: FigureId }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  return (
    <div className="order-together" data-part="order-together">
      <h3>{t('order.together', { target: names.figure(target) })}</h3>
      <OddsBar odds={odds} />
    </div>
  )
}

interface DrawnProps {
  readonly officer: FigureId
  readonly shooter: FigureId
  readonly miss: number
}

const Drawn = memo(function Drawn({ officer, shooter, miss }: DrawnProps): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const percent = usePercent()
  return (
    <p className="order-note harm" data-drawn={shooter}>
      <PlayIcon name="warn" />
      <span>
        {t('order.drawn', {
          name: names.figure(officer),
          shooter: names.figure(shooter),
          percent: percent(1 - miss),
        })}{' '}
        <RuleChip rule="ORDER-04" />
      </span>
    </p>
  )
})

const Join = memo(function Join({ officer, may }: { officer: FigureId; may: boolean }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const joins = usePart('choices')?.joins === true
  const touch = (): boolean => touchMan(officer)
  return (
    <>
      <label className={`order-join${may ? '' : ' no'}`}>
        <input type="checkbox" checked={joins} data-join onChange={touch} />
        <span>
          {t('order.join', { name: names.figure(officer) })} <span className="muted">{t('order.joinFree')}</span>
        </span>
        <Key of="J" />
      </label>
      <p className="order-join-rule">
        <RuleChip rule="ORDER-09" />
      </p>
    </>
  )
})

const insideOf = (state: GameState, officer: Figure, at: Point): readonly FigureId[] =>
  onTable(state)
    .filter((one) => isFigureInside(state, { at, radius: willRadius(state, officer) }, one))
    .map(({ id }) => id)

/** What is good to know and harms nobody. */
export function Notes({ ordering: { officer, given }, preview }: OutcomeProps): ReactElement {
  const { state } = usePlay()
  const { men, drawn, order } = preview
  const front = order.kind === 'moveToward' ? frontOf(men) : undefined
  const speaks = !given && state.rules.company?.orderTriggersOf === true
  return (
    <>
      {order.kind === 'fireAtWill' && <Inside officer={officer} at={order.at} />}
      {speaks && drawn.length === 0 && <NotDrawn officer={officer.id} />}
      {front && <Front {...front} given={given} />}
    </>
  )
}

function Inside({ officer, at }: { officer: Figure; at: Point }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { list } = useNumbers()
  const inside = insideOf(state, officer, at)
  return (
    <p className="order-note" data-inside={inside.length}>
      <PlayIcon name="barrage" />
      <span>
        {inside.length > 0 ? t('marker.inside', { names: list(inside.map(names.figure)) }) : t('marker.nobody')}{' '}
        <span className="muted">{t('marker.sfNote')}</span> <RuleChip rule="ORDER-14" />
      </span>
    </p>
  )
}

const NotDrawn = memo(function NotDrawn({ officer }: { officer: FigureId }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  return (
    <p className="order-note">
      <PlayIcon name="check" />
      <span>
        {t('order.notDrawn', { name: names.figure(officer) })} <RuleChip rule="ORDER-04" />
      </span>
    </p>
  )
})

interface FrontProps {
  readonly before: number
  readonly after: number
  readonly given: boolean
}

function Front({ before, after, given }: FrontProps): ReactElement {
  const { t } = useTranslation('play')
  const { length } = useNumbers()
  return (
    <p className="order-note" data-front>
      <PlayIcon name="way" />
      <span>
        {t('order.front', { before: length(before), after: length(after) })}{' '}
        {!given && <span className="muted">{t('order.oneFlag')}</span>} <RuleChip rule="ORDER-10" />
      </span>
    </p>
  )
}

function Danger({ preview: { men } }: { preview: OrderPreview }): ReactElement | undefined {
  const ambushes = ambushesOf(men)
  const marching = men.filter((man) => marchOf(man))
  const meeting = marching.filter((man) => marchOf(man)?.dangers.some(({ kind }) => kind === 'contact')).length
  const shot = new Set(ambushes.flatMap((one) => one.men)).size
  if (shot === 0 && meeting === 0) return undefined
  return (
    <div className="order-danger-box" data-ambushes={ambushes.length}>
      {shot > 0 && <Endangered shot={shot} all={marching.length} />}
      <ul>
        {ambushes.map(({ marker, shooter, men: watched, first }) => (
          <AmbushLine key={marker} shooter={shooter} count={watched.length} miss={first.odds.miss} first={watched[0]} />
        ))}
        {meeting > 0 && <Meeting count={meeting} />}
      </ul>
    </div>
  )
}

const Endangered = memo(function Endangered({ shot, all }: { shot: number; all: number }): ReactElement {
  const { t } = useTranslation('play')
  return <b>{t('order.danger', { count: shot, all })}</b>
})

interface AmbushLineProps {
  readonly shooter: FigureId
  readonly count: number
  readonly miss: number
  readonly first: FigureId | undefined
}

const AmbushLine = memo(function AmbushLine({ shooter, count, miss, first }: AmbushLineProps): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const percent = usePercent()
  return (
    <li>
      {t('order.dangerOf', {
        shooter: names.figure(shooter),
        count,
        percent: percent(1 - miss),
        first: first ? names.figure(first) : '',
      })}{' '}
      <RuleChip rule="OF-03" />
    </li>
  )
})

const Meeting = memo(function Meeting({ count }: { count: number }): ReactElement {
  const { t } = useTranslation('play')
  return (
    <li>
      {t('order.contact', { count })} <RuleChip rule="H2H-01" />
    </li>
  )
})
