import type { CSSProperties, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import type { Answer } from './answer.ts'

/** The gap, written beside the free strip. */
export function SightTags({ answer }: { answer: Answer }): ReactElement | undefined {
  const { t } = useTranslation('sight')
  const { length } = useNumbers()
  const { free } = answer
  if (!free) return undefined
  const style = {
    '--x': (free.from.x + free.to.x) / 2000,
    '--y': (free.from.y + free.to.y) / 2000,
    '--shift-x': '14px',
  }
  return (
    <div className="tag" style={style as CSSProperties}>
      {t('tag.gap', { n: length(free.gap) })}
    </div>
  )
}
