import { usePlay } from '../playContext.ts'
import { useIsPromised } from '../reactions/promised.ts'
import { useTable } from '../tableStore.ts'
import type { Prompt } from './prompt.ts'
import { useFirePrompts } from './useFirePrompts.ts'
import { useGroundPrompts } from './useGroundPrompts.ts'

/** The question that is asked now, in words, odds and keys. */
export function usePrompt(): Prompt | undefined {
  const { question, seat, side } = usePlay()
  const moment = useTable((table) => table.moment)
  const promised = useIsPromised(question)
  const fire = useFirePrompts()
  const ground = useGroundPrompts()
  if (!question || !seat || !side || moment !== undefined || promised) return undefined
  return fire(question, seat, side) ?? ground(question, seat, side)
}
