import type { GameAround } from '@tactic48/protocol'
import { opponentOf } from '@tactic48/rules'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { freshId } from '../game/freshId.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { AfterGame } from './AfterGame.tsx'
import { cardName } from './cardName.ts'
import { followAround, isEnded } from './distantSession.ts'
import { playSocket } from './socket.ts'
import { ToGames } from './ToGames.tsx'

/** A game whose engine or page is lost or withdrawn: why it waits, that it can be ended, and its dice when it has. */
export function GameWaits({ around: first, goesOn }: { around: GameAround; goesOn: () => void }): ReactElement {
  const { t } = useTranslation('online')
  const language = useLanguage()
  const [around, setAround] = useState(first)
  const { id, card, names, side, waits, closing, agreed } = around
  useEffect(() => followAround(id, (heard) => (heard.waits ? setAround(heard) : goesOn())), [id, goesOn])
  return (
    <section className="card stack g12" role="status" data-part="game-waits">
      <h2 className="t20">
        <bdi>{cardName(card, language)}</bdi>
      </h2>
      <p>{t('table.title', { blue: names.blue ?? '–', ember: names.ember ?? '–' })}</p>
      <p>{closing ? t(`table.closedBy.${closing.by}`) : waits && t(`waits.${waits}`)}</p>
      {side && !isEnded(around) && (
        <label className="tick">
          <input
            type="checkbox"
            checked={agreed[side].close === true}
            onChange={(event) =>
              void playSocket.send({
                ...{ type: 'agree', game: id, id: freshId(), to: 'close', agrees: event.target.checked },
              })
            }
          />
          <span>
            {t('agree.close')} <small className="muted">({t('agree.heading')})</small>
            {agreed[opponentOf(side)].close && (
              <small className="muted"> · {t('agree.theirs', { name: names[opponentOf(side)] ?? '' })}</small>
            )}
          </span>
        </label>
      )}
      {isEnded(around) ? <AfterGame around={around} plain /> : <ToGames />}
    </section>
  )
}
