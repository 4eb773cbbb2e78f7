import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'

/** Where nothing else leads on: back to one’s games. */
export function ToGames(): ReactElement {
  const { t } = useTranslation('online')
  return (
    <a className="btn" href={hrefOf({ page: 'games' })}>
      {t('mine.heading')}
    </a>
  )
}

/** Why a page has nothing to show, and the way on. */
export function NothingHere({ why }: { why: string }): ReactElement {
  return (
    <div className="stack g12">
      <p className="refusal" role="alert">
        {why}
      </p>
      <ToGames />
    </div>
  )
}
