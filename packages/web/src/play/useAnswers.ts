import { check, isRefusal } from '@tactic48/rules'
import { useEffect } from 'react'
import { send, useGame } from '../game/gameStore.ts'
import type { Situation } from './situation.ts'
import { useTable } from './tableStore.ts'

/** Answers that were given in advance: the target of a Move & Fire, how an order is carried out, and windows that a side lets pass. */
export function useAnswers({ question, seat, side, state }: Situation): void {
  const meant = useTable((table) => table.meant)
  const meantOrder = useTable((table) => table.meantOrder)
  const passing = useTable((table) => table.passing)
  const happening = useGame((store) => store.happening)
  useEffect(() => {
    if (!question || !seat) return
    const { change } = useTable.getState()
    if (question.kind === 'window' && passing?.turn === state.turn.number && passing.side === side) {
      void send({ verb: 'pass', seat })
      return
    }
    if (question.kind === 'order' && meantOrder) {
      change({ meantOrder: undefined })
      const { officer, choices, men } = meantOrder
      if (question.officer !== officer) return
      const command = { verb: 'executeOrder', seat, ...choices } as const
      const asMeant =
        men.length === question.recipients.length && question.recipients.every((one) => men.includes(one.figure))
      if (asMeant && !isRefusal(check(state, command))) void send(command)
      else change({ choices })
      return
    }
    if (question.kind !== 'afterShot' || !meant) return
    change({ meant: undefined })
    const { figure, weapon, target } = meant
    // Under fire on the way the player thinks again.
    const disturbed = happening?.events.some(({ type }) => type === 'opportunityTriggered')
    const command = { verb: 'shootAfterMove', seat, weapon, target } as const
    if (question.figure === figure && !disturbed && !isRefusal(check(state, command))) void send(command)
  }, [question, seat, side, state, meant, meantOrder, passing, happening])
}
