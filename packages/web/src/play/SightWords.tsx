import { elementOfPiece, type FigureId, figureOf, type GameState } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useProofText } from '../sight/useProofText.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { usePlay } from './playContext.ts'
import { proofOf } from './shot.ts'

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
    <p className="proof" data-part="proof">
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
