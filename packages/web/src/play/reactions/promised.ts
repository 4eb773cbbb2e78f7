import type { FigureId, Question, SideId } from '@tactic48/rules'
import { create } from 'zustand'

/** What a player has said beyond the question that was asked: one paper for all that an enemy Action asks of him. */
interface Promised {
  /** COVER-03, said when the shot was declared. */
  readonly cover: { readonly action: string; readonly figure: FigureId; readonly take: boolean } | undefined
  /** INIT-05, said with the attempt. */
  readonly bid: { readonly side: SideId; readonly turn: number; readonly tokens: number } | undefined
  /** The question that this answers now: nobody reads it while its answer is on the way. */
  readonly answers: Question['since'] | undefined
  readonly promise: (part: Partial<Omit<Promised, 'promise'>>) => void
}

export const usePromised = create<Promised>()((set) => ({
  cover: undefined,
  bid: undefined,
  answers: undefined,
  promise: (part) => set(part),
}))

export const useIsPromised = (question: Question | undefined): boolean =>
  usePromised(({ answers }) => question !== undefined && answers === question.since)
