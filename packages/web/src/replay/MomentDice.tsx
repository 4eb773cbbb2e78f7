import type { GameState, SeenCommand } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { rollsOf } from '../play/rolls.ts'
import { Die } from '../ui/Die.tsx'

/** The dice of this moment as they fell, hits filled. */
export function MomentDice({ entry, state }: { entry: SeenCommand | undefined; state: GameState }): ReactElement {
  const { t } = useTranslation(['replay', 'play'])
  const rolls = entry ? rollsOf(entry.events, state.rules) : []
  return (
    <section className="moment-dice" aria-label={t('dice')}>
      {rolls.length === 0 && <span className="moment-quiet">{t('quiet')}</span>}
      {rolls.map((roll, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of one moment keep their places
        <span key={i} className="moment-roll">
          {roll.dice.map((face, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll keep their places
            <Die key={n} face={face} hit={roll.need === undefined ? undefined : face >= roll.need} />
          ))}
          <span className="sr">{roll.dice.join(', ')}</span>
          {roll.need !== undefined && <b>{t('needs', { ns: 'play', n: roll.need })}</b>}
        </span>
      ))}
    </section>
  )
}
