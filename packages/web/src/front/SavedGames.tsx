import clsx from 'clsx'
import { type ReactElement, Suspense, useCallback, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo, hrefOf } from '../app/route.ts'
import { Loading, trackWork } from '../app/settled.ts'
import type { ListedGame } from '../game/savedGame.ts'
import { shelf } from '../game/shelf.ts'
import { lazyWithTexts } from '../i18n/loadTexts.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { FileInput } from '../ui/FileInput.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import { SureButton } from '../ui/SureButton.tsx'
import { useGameMarks, useGameName } from '../ui/useGameName.ts'
import css from './Front.module.css'

const GameReader = lazyWithTexts(['files'], () => import('../files/GameReader.tsx').then((part) => part.GameReader))

interface SavedGamesList {
  readonly games: readonly ListedGame[]
  readonly remove: (id: string) => void
}

/** The games of this browser, newest first; none where it keeps nothing. */
export function useSavedGames(): SavedGamesList {
  const [games, setGames] = useState<readonly ListedGame[]>([])
  const read = useCallback((): void => {
    trackWork(shelf.list()).then(setGames, () => setGames([]))
  }, [])
  useEffect(read, [read])
  const remove = useCallback((id: string): void => void trackWork(shelf.remove(id)).then(read, read), [read])
  return { games, remove }
}

const SHOWN = 3

/** Games to go on with; a game that is over opens its replay. A file that somebody saved becomes one of them. */
export function SavedGames({ games, remove }: SavedGamesList): ReactElement {
  const { t } = useTranslation()
  const heading = useId()
  const input = useId()
  const [all, setAll] = useState(false)
  const [file, setFile] = useState<File>()
  const enter = useCallback((game: string): void => goTo({ page: 'replay', id: game }), [])
  const shown = all ? games : games.slice(0, SHOWN)
  const some = games.length > 0
  // The list comes a moment later: somebody who is choosing a file then must not lose it.
  return (
    <section className={clsx('stack g6', css.saved)} {...(some && { 'aria-labelledby': heading })}>
      <div className="row apart">
        {some && (
          <h2 id={heading} className="cap">
            {t('front.saved')}
          </h2>
        )}
        <FileInput id={input} onChosen={setFile} />
        <label htmlFor={input} className="t13 muted">
          {t('front.openFile')}
        </label>
      </div>
      {file && (
        <Suspense fallback={<Loading />}>
          <GameReader file={file} onOpened={enter} />
        </Suspense>
      )}
      {some && (
        <ul className="stack g6">
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
  const { ago } = useNumbers()
  const name = useGameName(game)
  const marks = useGameMarks(game)
  const { id, players, turn, over, winner, savedAt } = game
  const alone = players.blue === 'opponent' || players.ember === 'opponent'
  const ended = winner ? t('front.won', { side: t(`side.${winner}`) }) : t('front.over')
  const moment = over ? ended : turn > 0 ? t('front.turn', { turn }) : t('front.settingUp')
  return (
    <li className="card row g2" data-part="saved-game">
      <a className="row g10 fill" href={hrefOf({ page: 'game', id })}>
        <SideMark side={players.blue === 'person' ? 'blue' : 'ember'} />
        <span className="fill">
          <b>{name}</b>
          <small className="t12 muted">
            {[moment, t(alone ? 'front.alone' : 'front.together'), ago(savedAt), ...marks].join(' · ')}
          </small>
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
