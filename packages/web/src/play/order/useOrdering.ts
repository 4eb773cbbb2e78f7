import { type CommandNet, commandNet } from '@tactic48/rules'
import { useEffect, useMemo } from 'react'
import { usePlay } from '../playContext.ts'
import { useIntent } from '../tableStore.ts'
import { foresee } from './foresight.ts'
import { type Ordering, orderingOf } from './ordering.ts'

/** The order that is thought of or waits, if any. */
export function useOrdering(): Ordering | undefined {
  const play = usePlay()
  const intent = useIntent()
  return useMemo(() => orderingOf(play, intent), [play, intent])
}

/** Lets it be foreseen, as long as it is thought of. One place of the page does this. */
export function useForeseeing(): void {
  const { state } = usePlay()
  const { choices } = useIntent()
  const command = useOrdering()?.command
  useEffect(() => foresee(command && { state, command, choices }), [state, command, choices])
  useEffect(() => () => foresee(undefined), [])
}

/** GEN-04: before it is given nothing may be measured in some games, not even whom it would reach. */
export const mayForesee = (ordering: Ordering, premeasure: boolean): boolean => premeasure || ordering.given

/** Whom the officer reaches while no goal is named yet. */
export function useNet(ordering: Ordering | undefined): CommandNet | undefined {
  const { state } = usePlay()
  const { unit } = useIntent()
  const officer = ordering && !ordering.given && !ordering.order ? ordering.officer.id : undefined
  const kind = ordering?.kind ?? 'forward'
  return useMemo(
    () => (officer && state.rules.premeasure ? commandNet(state, officer, kind, unit) : undefined),
    [state, officer, kind, unit],
  )
}
