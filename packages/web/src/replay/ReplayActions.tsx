import type { GameState } from '@tactic48/rules'
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo, hrefOf } from '../app/route.ts'
import { GameReader } from '../files/GameReader.tsx'
import { saveToFile } from '../files/saveToFile.ts'
import { isWrong, type Wrong } from '../files/wrong.ts'
import { type Game, useGame } from '../game/gameStore.ts'
import { aboutOf } from '../game/savedGame.ts'
import { usePointsOf } from '../i18n/points.ts'
import { Icon } from '../ui/Icon.tsx'
import { SureButton } from '../ui/SureButton.tsx'
import { useShare } from './share.ts'
import { type Timeline, timelineOf } from './timeline.ts'

interface ReplayActionsProps {
  readonly replay: Replayed
  readonly moment: number
  readonly state: GameState
  readonly name: string
}

/** A new game from here, to and from a file, a link to this moment. */
export function ReplayActions({ replay, moment, state, name }: ReplayActionsProps): ReactElement {
  const { t } = useTranslation('replay')
  const [chosen, setChosen] = useState<File>()
  const file = useRef<HTMLInputElement>(null)
  const over = state.phase === 'over'
  const { timeline } = replay
  const save = (holds: 'everything' | 'view'): Promise<void> => saveToFile(name, t('file'), holds)
  const { notice, setNotice, share } = useShare(replay.game, save)
  const copy = (everything: boolean): Promise<void> => share(state, moment, everything)
  const { id, hidden, watchOnly, showsOnly, recorded, unproven } = replay.game

  const branch = async (): Promise<void> => {
    if (over) {
      setNotice({ kind: 'refused', text: t('branchOver') })
      return
    }
    const turn = state.turn.number
    const title = turn > 0 ? t('branchTitle', { name, turn }) : t('branchSetUp', { name })
    const begun = await useGame.getState().branch(moment, { ...aboutOf(replay.game), title })
    if ('id' in begun) goTo({ page: 'game', id: begun.id })
    else setNotice({ kind: 'refused', text: t('broken') })
  }
  const open = useCallback((game: string): void => goTo({ page: 'replay', id: game }), [])
  return (
    <div className="replay-actions">
      <p role="status" className={`replay-notice ${notice?.kind ?? ''}`} data-part="notice">
        {notice?.text}
      </p>
      {chosen && <GameReader file={chosen} onOpened={open} />}
      {recorded && (
        <p className="replay-looked" data-recorded={recorded.from}>
          {t(recorded.rule ? 'partedBy' : 'parted', { n: Math.max(0, recorded.from) + 1, rule: recorded.rule ?? '' })}
          {showsOnly && ` ${t('playsOn')}`}
        </p>
      )}
      {unproven && <p className="replay-looked">{t('linkUnproven')}</p>}
      {watchOnly ? (
        <p className="replay-looked">{t('watchOnly')}</p>
      ) : (
        <button type="button" className="btn commit replay-branch" onClick={() => void branch()} aria-disabled={over}>
          <Icon name="forward" />
          {t('branch')}
        </button>
      )}
      <div className="replay-more">
        {!watchOnly && !showsOnly && (
          <a className="btn" href={hrefOf({ page: 'game', id })}>
            {t(timeline.stateAt(timeline.last).phase === 'over' ? 'result' : 'resume')}
          </a>
        )}
        <button type="button" className="btn" onClick={() => void copy(false)}>
          {t('link')}
        </button>
        {hidden && !watchOnly && (
          <SureButton label={t('linkAll')} sure={t('linkAllSure')} onSure={() => void copy(true)} />
        )}
        <button type="button" className="btn" data-save onClick={() => void save(hidden ? 'view' : 'everything')}>
          {t(hidden ? 'saveView' : 'save')}
        </button>
        {hidden && !watchOnly && (
          <SureButton label={t('saveAll')} sure={t('saveHidden')} onSure={() => void save('everything')} />
        )}
        <button type="button" className="btn" onClick={() => file.current?.click()}>
          {t('open')}
        </button>
        <input
          ref={file}
          type="file"
          className="sr"
          accept=".json,application/json"
          tabIndex={-1}
          aria-label={t('open')}
          onChange={(event) => {
            setChosen(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
    </div>
  )
}

export interface Replayed {
  readonly game: Game
  readonly timeline: Timeline
}

/** So much of it has been played again. */
interface Reading {
  readonly share: number
}

type Replay = Replayed | Reading | 'missing' | Wrong

/** A game of this browser, under way or over, as the seat in front may know it. */
export function useReplay(id: string): Replay {
  const [found, setFound] = useState<'there' | 'missing' | Wrong>()
  const [share, setShare] = useState(0)
  const here = useGame((store) => (store.game?.id === id ? store.game : undefined))
  const last = useRef<Game>(undefined)
  if (here) last.current = here
  // It stays in view while another game comes to the table.
  const game = last.current
  usePointsOf(game?.state.rules.company?.edition)
  const timeline = useMemo(() => game && timelineOf(game.log), [game])
  useEffect(() => {
    let left = false
    useGame
      .getState()
      .resume(id, (done) => left || setShare(done))
      .then(
        (there) => left || setFound(there),
        () => left || setFound('missing'),
      )
    return () => {
      left = true
    }
  }, [id])
  if (game && timeline) return { game, timeline }
  return isWrong(found) || found === 'missing' ? found : { share }
}
