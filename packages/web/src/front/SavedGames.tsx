import { SHOWCASE } from '@tactic48/content/showcase'
import { type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import type { ListedGame } from '../game/savedGame.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { Icon } from '../ui/Icon.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import { SureButton } from '../ui/SureButton.tsx'
import { useGameMarks } from '../ui/useGameMarks.ts'
import { OpenFile } from './OpenFile.tsx'
import type { SavedGamesList } from './useSavedGames.ts'

const SHOWN = 3

/** Games to go on with; a game that is over opens its replay. */
export function SavedGames({ games, remove }: SavedGamesList): ReactElement {
  const { t } = useTranslation()
  const heading = useId()
  const [all, setAll] = useState(false)
  const shown = all ? games : games.slice(0, SHOWN)
  const some = games.length > 0
  // The list comes a moment later: somebody who is choosing a file then must not lose it.
  return (
    <section {...(some && { className: 'front-saved', 'aria-labelledby': heading })}>
      {some && (
        <h2 id={heading} className="cap">
          {t('front.saved')}
        </h2>
      )}
      <OpenFile />
      {some && (
        <ul>
          {shown.map((game) => (
            <SavedRow key={game.id} game={game} remove={remove} />
          ))}
        </ul>
      )}
      {games.length > shown.length && (
        <button type="button" className="btn quiet" onClick={() => setAll(true)}>
          {t('front.more', { count: games.length - shown.length })}
        </button>
      )}
    </section>
  )
}

function SavedRow({ game, remove }: { game: ListedGame; remove: SavedGamesList['remove'] }): ReactElement {
  const { t } = useTranslation()
  const language = useLanguage()
  const { ago } = useNumbers()
  const marks = useGameMarks(game)
  const { id, title, battlefield, players, turn, over, winner, savedAt } = game
  const field = Object.entries(SHOWCASE.fieldNames).find(([id]) => id === battlefield)
  const name = title || (field?.[1]?.[language] ?? t('front.ownField'))
  const alone = players.blue === 'opponent' || players.ember === 'opponent'
  const ended = winner ? t('front.won', { side: t(`side.${winner}`) }) : t('front.over')
  const moment = over ? ended : turn > 0 ? t('front.turn', { turn }) : t('front.settingUp')
  return (
    <li className="saved" data-part="saved-game">
      <a className="saved-open" href={hrefOf({ page: 'game', id })}>
        <SideMark side={players.blue === 'person' ? 'blue' : 'ember'} />
        <span>
          <b>{name}</b>
          <small>{[moment, t(alone ? 'front.alone' : 'front.together'), ago(savedAt), ...marks].join(' · ')}</small>
        </span>
        <Icon name="forward" />
      </a>
      {turn > 0 && (
        <a className="btn square quiet" href={hrefOf({ page: 'replay', id })} aria-label={t('front.replay', { name })}>
          <Icon name="replay" />
        </a>
      )}
      <SureButton
        square
        name={t('front.delete', { name })}
        label={<Icon name="bin" />}
        sure={t('front.deleteSure')}
        onSure={() => remove(id)}
      />
    </li>
  )
}
