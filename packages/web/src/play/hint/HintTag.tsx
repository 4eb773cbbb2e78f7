import { figureOf, isOnTable } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { place } from '../../board/papers.ts'
import { ABOVE_FIRST, useLaidPapers } from '../../board/useLaidPapers.ts'
import { usePlay } from '../playContext.ts'
import { useHint } from './hintStore.ts'
import { figureIn } from './idea.ts'

/** Clear of what is drawn on the rim of a base. */
const GAP = 14

/** Where a hint tells to look. */
export function HintTag(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state } = play
  const lay = useLaidPapers(play)
  const hint = useHint((store) => store.hint)
  const id = hint?.state === state ? figureIn(hint.command) : undefined
  const figure = id && figureOf(state, id)
  if (!figure || !isOnTable(figure)) return undefined
  const words = t('act.hintHere')
  const { shift } = lay({ at: figure.position, letters: words.length, gap: GAP, sides: ABOVE_FIRST })
  return (
    <div className="tag hint-tag" data-hint-at={id} style={place(figure.position, shift.x, shift.y)}>
      {words}
    </div>
  )
}
