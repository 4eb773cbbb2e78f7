import { workLater } from '../app/settled.ts'
import { useGame } from '../game/gameStore.ts'
import { situationNow } from '../play/situation.ts'

const waiting: (() => void)[] = []
let due: (() => void) | undefined

const isHeld = (): boolean => useGame.getState().pending || waiting.length > 0

/**
 * Hands are quicker than answers: what is pressed while a command is being answered is done when the answer is on the table, unless
 * the answer is a question that nobody has read yet.
 */
export function whenAnswered(act: () => void): void {
  if (!isHeld()) {
    act()
    return
  }
  const asked = situationNow()?.question?.kind
  waiting.push(() => {
    const now = situationNow()
    if (now?.mayAct || now?.question?.kind === asked) act()
  })
  schedule()
}

export const isBeingAnswered = isHeld

function schedule(): void {
  if (due !== undefined || useGame.getState().pending) return
  // After the picture of the answer: what it puts down or asks for comes first.
  due = workLater(() => {
    due = undefined
    while (!useGame.getState().pending) {
      const act = waiting.shift()
      if (!act) return
      act()
    }
  })
}

useGame.subscribe((now, before) => {
  if (before.pending && !now.pending && waiting.length > 0) schedule()
  if (now.game?.id !== before.game?.id) waiting.length = 0
})
