import { type CardBook, type Force, totalOf } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwn } from '../own.ts'

/** Before the name of a force of one's own, where ready forces are named by their ids. */
export const OWN = 'own:'

interface OwnForceOptionsProps {
  readonly cards: CardBook
  readonly fits?: (force: Force) => boolean
}

/** The forces of one's own, in a list of forces. */
export function OwnForceOptions({ cards, fits = () => true }: OwnForceOptionsProps): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const play = useTranslation('play')
  const shelf = useOwn((store) => store.forces)
  const forces = shelf.filter(({ kind, force }) => kind === 'force' && fits(force))
  if (forces.length === 0) return undefined
  return (
    <optgroup label={t('forces.title')}>
      {forces.map(({ name, force }) => (
        <option key={name} value={OWN + name}>
          {name}, {play.t('ap', { n: totalOf(cards, force) })}
        </option>
      ))}
    </optgroup>
  )
}
