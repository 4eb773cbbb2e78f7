import { fingerprint } from '@tactic48/rules'
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { LanguageChoice, ThemeButton } from '../app/TopBar.tsx'
import { saveToFile } from '../files/saveToFile.ts'
import { send, useGame } from '../game/gameStore.ts'
import { Key } from '../input/Key.tsx'
import { shownKey } from '../input/keys.ts'
import { useText } from '../text/textStore.ts'
import { LengthChoice } from '../ui/LengthChoice.tsx'
import { SureButton } from '../ui/SureButton.tsx'
import { useCovers } from './Covers.tsx'
import { askHint } from './hint/hintStore.ts'
import { useOccasion } from './occasion.ts'
import { PlayIcon } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'
import { useSettings } from './settings.ts'
import { useTable } from './tableStore.ts'

interface PlayMenuProps {
  readonly name: string
  /** Shown here too: on a phone the bar has no room for the title. */
  readonly marks: readonly string[]
  readonly onResign: () => void
  readonly onKeys: () => void
}

/** What concerns the game and not the table: help, keys, language, saving, leaving, draw, resignation, the rules in force. */
export function PlayMenu({ name, marks, onResign, onKeys }: PlayMenuProps): ReactElement {
  const { t } = useTranslation('play')
  const common = useTranslation()
  const { state, side } = usePlay()
  const occasion = useOccasion()
  const [open, setOpen] = useState(false)
  const { sound, setSound } = useSettings()
  const covers = useCovers()
  const asText = useText()
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!open) return
    const shut = (event: PointerEvent | KeyboardEvent): void => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !panel.current?.contains(event.target as Node)) {
        setOpen(false)
        if (!(event instanceof KeyboardEvent)) return
        event.stopPropagation()
        panel.current?.querySelector('button')?.focus()
      }
    }
    window.addEventListener('pointerdown', shut, true)
    window.addEventListener('keydown', shut, true)
    return () => {
      window.removeEventListener('pointerdown', shut, true)
      window.removeEventListener('keydown', shut, true)
    }
  }, [open])
  const { text } = fingerprint(state.rules)
  return (
    <div className="play-menu" ref={panel}>
      <button
        type="button"
        className="btn square"
        aria-expanded={open}
        aria-label={t('act.menu')}
        data-menu
        onClick={() => setOpen((shown) => !shown)}
      >
        <PlayIcon name="menu" />
      </button>
      {open && (
        <div className="menu-paper" data-part="menu" data-over-table>
          {marks.length > 0 && <p className="small">{[name, ...marks].join(' · ')}</p>}
          <a className="menu-rules" data-part="menu-rules" href={hrefOf({ page: 'in-force' })}>
            {t('act.rules')} <code className="rule">{text}</code>
          </a>
          <LengthChoice />
          <button type="button" className="btn" aria-pressed={covers.shown} data-covers onClick={covers.flip}>
            <PlayIcon name="shield" /> {t('covers.show')} <Key of={shownKey('covers')} />
          </button>
          <button type="button" className="btn" aria-pressed={sound} data-sound onClick={() => setSound(!sound)}>
            {t('settings.sound')}
          </button>
          <button type="button" className="btn" aria-pressed={asText.open} data-as-text onClick={asText.flip}>
            {t('text.heading')} <Key of={shownKey('text')} />
          </button>
          {!occasion && side && (
            <button
              type="button"
              className="btn"
              data-hint
              onClick={() => {
                setOpen(false)
                askHint()
              }}
            >
              {t('act.hint')} <Key of={shownKey('hint')} />
            </button>
          )}
          <div className="menu-row">
            <LanguageChoice />
            <ThemeButton />
          </div>
          {!occasion && (
            <a className="btn" href={hrefOf({ page: 'learn' })} data-learn>
              {common.t('app.learn')}
            </a>
          )}
          <a className="btn" href={hrefOf({ page: 'book', at: 'TURN-01' })} data-help>
            {t('act.help')}
          </a>
          <button
            type="button"
            className="btn"
            data-show-keys
            onClick={() => {
              setOpen(false)
              onKeys()
            }}
          >
            {t('act.keys')} <Key of={shownKey('keys')} />
          </button>
          <button
            type="button"
            className="btn"
            data-wrong
            onClick={() => {
              setOpen(false)
              useTable.getState().change({ asked: 'wrong' })
            }}
          >
            {t('act.wrong')}
          </button>
          {occasion ? occasion.menu : <KeptGame name={name} onShut={() => setOpen(false)} onResign={onResign} />}
        </div>
      )}
    </div>
  )
}

interface KeptGameProps {
  readonly name: string
  readonly onShut: () => void
  readonly onResign: () => void
}

/** A game that is kept: a file of it, leaving, watching it again, ending it early. */
function KeptGame({ name, onShut, onResign }: KeptGameProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, seat, side } = usePlay()
  const id = useGame((store) => store.game?.id)
  const hidden = useGame((store) => store.game?.hidden === true)
  return (
    <>
      <button
        type="button"
        className="btn"
        data-save
        onClick={() => void saveToFile(name, 'game', hidden ? 'view' : 'everything')}
      >
        {t(hidden ? 'act.saveView' : 'act.save')}
      </button>
      {hidden && (
        <SureButton
          label={t('act.saveAll')}
          sure={t('act.saveHidden')}
          onSure={() => void saveToFile(name, 'game', 'everything')}
        />
      )}
      <a className="btn" href={hrefOf({ page: 'front' })} data-leave>
        {t('act.leave')}
      </a>
      {id && (
        <a className="btn" href={hrefOf({ page: 'replay', id })}>
          {t('act.replay')}
        </a>
      )}
      {seat && state.phase === 'play' && (
        <button
          type="button"
          className="btn"
          data-offer-draw
          onClick={() => {
            void send({ verb: 'offerDraw', seat })
            onShut()
          }}
        >
          {t('act.offerDraw')}
        </button>
      )}
      {side && state.phase !== 'over' && (
        <button
          type="button"
          className="btn"
          data-resign
          onClick={() => {
            onShut()
            onResign()
          }}
        >
          <PlayIcon name="flag" /> {t('act.resign')}
        </button>
      )}
    </>
  )
}
