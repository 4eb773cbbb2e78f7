import { figureOf, isOnTable } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { place } from '../../board/papers.ts'
import { usePlay } from '../playContext.ts'
import { useHint } from './hintStore.ts'
import { figureIn } from './idea.ts'

/** Where a hint tells to look. */
export function HintTag(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const hint = useHint((store) => store.hint)
  const id = hint?.state === state ? figureIn(hint.command) : undefined
  const figure = id && figureOf(state, id)
  if (!figure || !isOnTable(figure)) return undefined
  return (
    <div className="tag hint-tag" data-hint-at={id} style={place(figure.position, '-50%', 'calc(-100% - 26px)')}>
      {t('act.hintHere')}
    </div>
  )
}
