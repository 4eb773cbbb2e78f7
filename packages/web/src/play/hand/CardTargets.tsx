import { type FigureId, figureOf, type SideId } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { act } from '../../input/act.ts'
import { redraft } from '../../input/active.ts'
import { Key } from '../../input/Key.tsx'
import { cardPlay } from '../../interactions/cards.ts'
import { TacticSlip } from '../../slip/TacticSlip.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { commit } from '../commands.ts'
import { useSmall } from '../onScreen.ts'
import { usePlay } from '../playContext.ts'
import { usePart, useTable } from '../tableStore.ts'
import { heldCards, namedBy } from './heldCards.ts'
import { putCardBack } from './playing.ts'
import { cardPreview } from './preview.ts'
import { useChangeWords } from './useChangeWords.ts'

/** A card is taken up: whom it is for, with what it would change for each of them. */
export function CardTargets({ side }: { side: SideId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const language = useLanguage()
  const small = useSmall()
  const play = usePlay()
  const taken = usePart('card')
  const figure = usePart('on')
  const weapon = usePart('weapon')
  const draft = useTable((table) => table.draft)
  const held = heldCards(state, side).find(({ card }) => card.id === taken)
  const words = useChangeWords()
  const previews = useMemo(
    () =>
      namedBy(held?.plays ?? []).map((id) => {
        const play = held?.plays.find((one) => one.figure === id)
        return [id, play && cardPreview(state, play)] as const
      }),
    [state, held],
  )
  if (!held) return undefined
  const weapons = held.plays.filter((one) => one.figure === figure && one.weapon !== undefined)
  const ready = draft?.verb === 'playCard' && cardPlay(draft, play)
  const name = (id: FigureId): void => {
    const figure = figureOf(state, id)
    if (figure) act({ kind: 'tap', spot: figure.position, figure, bend: false })
  }
  const over = (id: FigureId | undefined): void => useTable.getState().change({ hovered: id })
  return (
    <div className="card-targets" data-taken={held.card.id}>
      {!small && <TacticSlip card={held.card} />}
      <div className="card-whom">
        <h3>{t('hand.onWhom', { card: held.card.name[language] })}</h3>
        <p className="muted">{t('hand.onWhomNote')}</p>
        <ul className="whom-list">
          {previews.map(([id, preview]) => {
            const changes = preview ? [...preview.shots.slice(0, 2).map(words.shot), ...words.figure(preview, id)] : []
            return (
              <li key={id}>
                <button
                  type="button"
                  className="target whom"
                  aria-pressed={id === figure}
                  data-card-target={id}
                  onClick={() => name(id)}
                  onPointerEnter={() => over(id)}
                  onPointerLeave={() => over(undefined)}
                >
                  <SideMark side={state.figures.find((one) => one.id === id)?.side ?? side} />
                  <b>{names.figure(id)}</b>
                  <span className="muted">{changes.slice(0, 2).join(' · ')}</span>
                </button>
              </li>
            )
          })}
        </ul>
        {figure && weapons.length > 1 && (
          <fieldset className="whom-weapons">
            <legend className="cap">{t('hand.whichWeapon', { name: names.figure(figure) })}</legend>
            {weapons.map((one) => (
              <button
                key={one.weapon}
                type="button"
                className="chip"
                aria-pressed={one.weapon === weapon}
                data-card-weapon={one.weapon}
                onClick={() => one.weapon && redraft({ weapon: one.weapon })}
              >
                {names.weapon(one.weapon ?? '')}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <div className="card-do">
        <button type="button" className="btn" data-put-back onClick={putCardBack}>
          {t('hand.putBack')} <Key of="Esc" />
        </button>
        <button type="button" className="btn final" data-play-taken disabled={!ready} onClick={commit}>
          {figure ? t('hand.playOn', { name: names.figure(figure) }) : t('hand.play')} <Key of="⏎" />
        </button>
      </div>
    </div>
  )
}
