import type { SightReason } from '@tactic48/geometry'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import type { ShownSight } from './shownSight.ts'

/** The rule that settled it. */
const RULES: { readonly [reason in SightReason]: readonly string[] } = {
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

/** What the pieces of the ground and the other bases are called. */
export interface SightNames {
  readonly piece: (index: number) => string | undefined
  readonly base: (index: number) => string | undefined
}

/** Why a base is seen as it is, in words. */
export function useProofText(names: SightNames): (shown: ShownSight) => ProofText {
  const { t } = useTranslation('sight')
  const { length, list } = useNumbers()
  const pieces = (indices: readonly number[]): string =>
    list([...new Set(indices.flatMap((index) => names.piece(index) ?? []))])
  return ({ proof, free, ignored }) => ({
    proof: t(`proof.${proof.reason}`, {
      gap: length(free?.gap ?? 0),
      pieces: pieces(proof.blockers),
      name: (proof.character !== undefined && names.base(proof.character)) || '',
    }),
    near: ignored.length > 0 ? t('proof.near', { pieces: pieces(ignored) }) : undefined,
    rules: RULES[proof.reason],
  })
}
