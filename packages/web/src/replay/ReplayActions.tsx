import { type GameState, isRefusal } from '@tactic48/rules'
import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo, hrefOf } from '../app/route.ts'
import { useGame } from '../game/gameStore.ts'
import { Icon } from '../ui/Icon.tsx'
import { copyText } from './copyText.ts'
import { readGame, writeGame } from './gameFile.ts'
import type { Replayed } from './useReplay.ts'

interface ReplayActionsProps {
  readonly replay: Replayed
  readonly moment: number
  readonly state: GameState
  readonly name: string
}

type Notice = { readonly kind: 'done' | 'refused'; readonly text: string }

/** A new game from here, to and from a file, a link to this moment. */
export function ReplayActions({ replay, moment, state, name }: ReplayActionsProps): ReactElement {
  const { t } = useTranslation('replay')
  const [notice, setNotice] = useState<Notice>()
  const file = useRef<HTMLInputElement>(null)
  const over = state.phase === 'over'
  const { id, battlefield, players, timeline } = replay

  const branch = (): void => {
    if (over) {
      setNotice({ kind: 'refused', text: t('branchOver') })
      return
    }
    const turn = state.turn.number
    const title = turn > 0 ? t('branchTitle', { name, turn }) : t('branchSetUp', { name })
    enter(timeline.logAt(moment), { title, battlefield, players }, 'game')
  }
  const enter = (
    log: Replayed['log'],
    about: Pick<Replayed, 'title' | 'battlefield' | 'players'>,
    page: 'game' | 'replay',
  ): void => {
    const refusal = useGame.getState().branch(log, about)
    const game = useGame.getState().game
    if (refusal || !game) setNotice({ kind: 'refused', text: t('broken') })
    else goTo({ page, id: game.id })
  }
  const save = (): void => {
    const href = URL.createObjectURL(new Blob([writeGame(replay)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = href
    link.download = `tactic48-${slug(name) || t('file')}.json`
    link.click()
    setTimeout(() => URL.revokeObjectURL(href), 1000)
  }
  const open = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return
    const game = readGame(await chosen.text())
    if (isRefusal(game)) setNotice({ kind: 'refused', text: t('badFile', { file: chosen.name }) })
    else enter(game.log, game, 'replay')
  }
  const copy = async (): Promise<void> => {
    const copied = await copyText(window.location.href)
    setNotice(copied ? { kind: 'done', text: t('copied') } : { kind: 'refused', text: t('notCopied') })
  }
  return (
    <div className="replay-actions">
      <p role="status" className={`replay-notice ${notice?.kind ?? ''}`}>
        {notice?.text}
      </p>
      <button type="button" className="btn commit replay-branch" onClick={branch} aria-disabled={over}>
        <Icon name="forward" />
        {t('branch')}
      </button>
      <div className="replay-more">
        <a className="btn" href={hrefOf({ page: 'game', id })}>
          {t(timeline.stateAt(timeline.last).phase === 'over' ? 'result' : 'resume')}
        </a>
        <button type="button" className="btn" onClick={() => void copy()}>
          {t('link')}
        </button>
        <button type="button" className="btn" onClick={save}>
          {t('save')}
        </button>
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
            void open(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
    </div>
  )
}

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
