import type { GameState } from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo, hrefOf } from '../app/route.ts'
import { trackWork } from '../app/settled.ts'
import { GameReader } from '../files/GameReader.tsx'
import { saveToFile } from '../files/saveToFile.ts'
import { type Game, useGame } from '../game/gameStore.ts'
import { aboutOf } from '../game/savedGame.ts'
import { FileInput } from '../ui/FileInput.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SureButton } from '../ui/SureButton.tsx'
import type { Timeline } from './playback.ts'
import css from './Replay.module.css'
import { useShare } from './share.tsx'

interface ReplayActionsProps {
  readonly game: Game
  readonly timeline: Timeline
  readonly moment: number
  readonly state: GameState
  readonly name: string
}

/** A new game from here, to and from a file, a link to this moment. */
export function ReplayActions({ game, timeline, moment, state, name }: ReplayActionsProps): ReactElement {
  const { t } = useTranslation('replay')
  const [chosen, setChosen] = useState<File>()
  const file = useId()
  const over = state.phase === 'over'
  const save = (holds: 'everything' | 'view'): Promise<void> => saveToFile(name, t('file'), holds)
  const { notice, refuse, share, short } = useShare(game, save)
  const { id, hidden, watchOnly, showsOnly, recorded, unproven } = game
  const branch = async (): Promise<void> => {
    if (over) return refuse(t('branchOver'))
    const turn = state.turn.number
    const title = turn > 0 ? t('branchTitle', { name, turn }) : t('branchSetUp', { name })
    const begun = await useGame.getState().branch(moment, { ...aboutOf(game), title })
    if ('id' in begun) goTo({ page: 'game', id: begun.id })
    else refuse(t('broken'))
  }
  const open = useCallback((game: string): void => goTo({ page: 'replay', id: game }), [])
  return (
    <div className={clsx('stack', css.actions)}>
      {notice}
      {chosen && <GameReader file={chosen} onOpened={open} />}
      {recorded && (
        <p data-recorded={recorded.from}>
          {t(recorded.rule ? 'partedBy' : 'parted', { n: Math.max(0, recorded.from) + 1, rule: recorded.rule ?? '' })}
          {showsOnly && ` ${t('playsOn')}`}
        </p>
      )}
      {unproven && <p>{t('linkUnproven')}</p>}
      {watchOnly ? (
        <p>{t('watchOnly')}</p>
      ) : (
        <button type="button" className="btn final" onClick={() => void branch()} aria-disabled={over}>
          <Icon name="forward" />
          {t('branch')}
        </button>
      )}
      <div className="halves">
        {!watchOnly && !showsOnly && (
          <a className="btn" href={hrefOf({ page: 'game', id })}>
            {t(timeline.stateAt(timeline.last).phase === 'over' ? 'result' : 'resume')}
          </a>
        )}
        <button type="button" className="btn" onClick={() => void share(state, moment, false)}>
          {t('link')}
        </button>
        <button type="button" className="btn" onClick={() => void trackWork(short(state, moment))}>
          {t('linkShort')}
        </button>
        {hidden && !watchOnly && (
          <SureButton label={t('linkAll')} sure={t('linkAllSure')} onSure={() => void share(state, moment, true)} />
        )}
        <button type="button" className="btn" data-save onClick={() => void save(hidden ? 'view' : 'everything')}>
          {t(hidden ? 'saveView' : 'save')}
        </button>
        {hidden && !watchOnly && (
          <SureButton label={t('saveAll')} sure={t('saveHidden')} onSure={() => void save('everything')} />
        )}
        <FileInput id={file} onChosen={setChosen} />
        <label className="btn" htmlFor={file}>
          {t('open')}
        </label>
      </div>
    </div>
  )
}
