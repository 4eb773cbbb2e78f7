import type { SightProof } from '@tactic48/geometry'
import type { GameState } from '@tactic48/rules'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { useNames } from '../prose/useNames.ts'
import type { Proof } from './sightProof.ts'

/** The rule that settled it. */
const RULES: { readonly [reason in SightProof['reason']]: readonly string[] } = {
  contact: ['GEN-06', 'LOS-06'],
  clear: ['LOS-06'],
  hidden: ['LOS-02'],
  partlyHidden: ['LOS-04'],
  behindPartial: ['LOS-05'],
  sharedArea: ['LOS-05'],
  character: ['LOS-08'],
}

export interface ProofText {
  readonly proof: string
  readonly near: string | undefined
  readonly rules: readonly string[]
}

/** Why a base is seen as it is, in words. */
export function useProofText(state: GameState, shown: Proof | undefined): ProofText | undefined {
  const { t } = useTranslation('play')
  const { length, list } = useNumbers()
  const names = useNames(state)
  if (!shown) return undefined
  const { proof, free, ignored, others } = shown
  const pieces = (indices: readonly number[]): string =>
    list(indices.flatMap((index) => state.table.elements[index] ?? []).map(({ id }) => names.element(id)))
  const between = proof.character === undefined ? undefined : others[proof.character]
  return {
    proof: t(`proof.${proof.reason}`, {
      gap: length(free?.gap ?? 0),
      pieces: pieces(proof.blockers),
      name: between ? names.figure(between.id) : '',
    }),
    near: ignored.length > 0 ? t('proof.near', { pieces: pieces(ignored) }) : undefined,
    rules: RULES[proof.reason],
  }
}
