import type { CharacterCard } from '@tactic48/rules'
import { changedForce } from '@tactic48/rules'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../figure/Figure.tsx'
import { cardLook } from '../../figure/lookOf.ts'
import { Icon } from '../../ui/Icon.tsx'
import { StatCard } from '../forces/StatCard.tsx'
import { useCardNames } from '../forces/useCardNames.ts'
import { useBuild } from './build.ts'
import { moved } from './units.ts'

const ORDER = ['higher', 'captain', 'lieutenant', 'secondLieutenant', 'sergeant', 'nco', 'corporal', 'private'] as const

/** Who fits into a squad comes first there, who leads and serves comes first in a headquarters. */
function sorted(cards: readonly CharacterCard[], isSquad: boolean): readonly CharacterCard[] {
  const rank = ({ rank: one }: CharacterCard): number => ORDER.indexOf(one)
  return [...cards].sort((a, b) => (isSquad ? rank(b) - rank(a) : rank(a) - rank(b)) || a.ap - b.ap)
}

/** The cards of the faction: one press and he stands in the squad. */
export function AddCards(): ReactElement {
  const { t } = useTranslation('setup')
  const play = useTranslation('play')
  const names = useCardNames()
  const { side, faction, force, now, target, words, change } = useBuild()
  const [read, setRead] = useState<CharacterCard | undefined>(undefined)
  const cards = sorted(faction?.characters ?? [], target.unit.squad !== undefined)
  const add = (card: CharacterCard): void => {
    const joined = changedForce(now(), [{ change: 'addCharacter', card: card.id, unit: target.unit }])
    change(moved(joined, joined.characters.length - 1, target.unit))
  }
  return (
    <section className="card add-cards" aria-label={t('build.addTo', { unit: words.unit(target.unit) })}>
      <h3 className="cap">{t('build.addTo', { unit: words.unit(target.unit) })}</h3>
      <ul>
        {cards.map((card) => {
          // FORCE-02: a named card is one person.
          const taken = card.named && force.characters.some((one) => one.card === card.id)
          const name = names.full(card)
          return (
            <li key={card.id} data-taken={taken || undefined}>
              <button
                type="button"
                className="add-read"
                aria-expanded={read === card}
                onClick={() => setRead(read === card ? undefined : card)}
              >
                <svg className="portrait" viewBox="-25 -25 50 50" aria-hidden="true">
                  <Figure x={0} y={0} r={17} {...cardLook(side, card)} />
                </svg>
                <span>
                  {name}
                  <small>
                    {card.named ? `${names.role(card)} · ` : ''}
                    {play.t('ap', { n: card.ap })}
                    {(card.figures ?? 1) > 1 ? ` · ${t('build.men', { count: card.figures ?? 1 })}` : ''}
                  </small>
                </span>
              </button>
              <button
                type="button"
                className="btn square"
                aria-label={t('force.add', { name })}
                aria-disabled={taken}
                title={taken ? t('build.once') : undefined}
                onClick={taken ? undefined : () => add(card)}
              >
                <Icon name="plus" />
              </button>
            </li>
          )
        })}
      </ul>
      {read && (
        <div className="add-card">
          <h4>{names.full(read)}</h4>
          <StatCard card={read} />
        </div>
      )}
    </section>
  )
}
