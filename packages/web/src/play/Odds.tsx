import { elementOfPiece, type FigureId, figureOf, type GameState, type Odds, type ShotOdds } from '@tactic48/rules'
import clsx from 'clsx'
import { type CSSProperties, type ReactElement, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { useProofText } from '../sight/shownSight.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import css from './Odds.module.css'
import { usePlay } from './playContext.ts'
import { proofOf } from './shot.ts'

/** One bar: eliminated solid, wounded striped, missed empty. */
export function OddsBar({ odds }: { odds: Odds }): ReactElement {
  const { t } = useTranslation('play')
  const percent = usePercent()
  const style = { '--out': odds.elimination, '--wounded': odds.wound }
  return (
    <div>
      <div className={css.odds} data-part="odds" style={style as CSSProperties} aria-hidden="true">
        <i className={css.out} />
        <i className={css.wnd} />
      </div>
      <p className={clsx('row wrap apart g4 t12', css.legend)} data-part="odds-legend">
        <span>
          <i className={clsx(css.swatch, css.out)} aria-hidden="true" />{' '}
          {t('shot.eliminated', { percent: percent(odds.elimination) })}
        </span>
        <span>
          <i className={clsx(css.swatch, css.wnd)} aria-hidden="true" />{' '}
          {t('shot.wounded', { percent: percent(odds.wound) })}
        </span>
        <span>
          <i className={css.swatch} aria-hidden="true" /> {t('shot.missed', { percent: percent(odds.miss) })}
        </span>
      </p>
    </div>
  )
}

/** A thin bar of harm for buttons and lists. */
export function HarmBar({ chance }: { chance: number }): ReactElement {
  return (
    <span className={css.harm} aria-hidden="true" style={{ '--chance': chance } as CSSProperties}>
      <i />
    </span>
  )
}

/** Exact odds as the reader writes them; never "0 %" for what may happen, nor "100 %" for what may not. */
export function usePercent(): (chance: number) => string {
  const { t } = useTranslation('play')
  return useCallback(
    (chance) => {
      const rounded = Math.round(chance * 100)
      const n = chance > 0 && rounded === 0 ? '<1' : chance < 1 && rounded === 100 ? '>99' : `${rounded}`
      return t('percent', { n })
    },
    [t],
  )
}

/** Dice, distance and need of a shot. */
export function useShotWords(): (odds: Pick<ShotOdds, 'dice' | 'distance' | 'need'>) => string {
  const { t } = useTranslation('play')
  const { length } = useNumbers()
  return ({ dice, distance, need }) =>
    t('plan.detail', {
      dice: t('dice', { count: dice }),
      distance: length(distance),
      need: t('needs', { n: need.score }),
    })
}

interface SightWordsProps {
  /** The table as it would be: the shooter may stand elsewhere by then. */
  readonly state: GameState
  readonly shooter: FigureId
  readonly target: FigureId
}

/** LOS-14: what one sees of the other, and why. */
export function SightWords({ state, shooter, target }: SightWordsProps): ReactElement | undefined {
  const sight = useTranslation('sight')
  const { names } = usePlay()
  const from = figureOf(state, shooter)
  const to = figureOf(state, target)
  const proof = useMemo(() => (from && to ? proofOf(state, from, to) : undefined), [state, from, to])
  const textOf = useProofText({
    piece: (index) => {
      const element = elementOfPiece(state, index)
      return element ? names.element(element.id) : sight.t('proof.smoke')
    },
    base: (index) => {
      const figure = proof?.others[index]
      return figure && names.figure(figure.id)
    },
  })
  if (!proof) return undefined
  const { proof: words, rules, near } = textOf(proof)
  return (
    <p className="muted t12 line-above" data-part="proof">
      {words}{' '}
      {rules.map((rule) => (
        <RuleChip key={rule} rule={rule} />
      ))}
      {near && (
        <>
          {' '}
          {near} <RuleChip rule="LOS-07" />
        </>
      )}
    </p>
  )
}
