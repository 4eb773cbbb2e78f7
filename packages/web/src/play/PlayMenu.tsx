import { fingerprint } from '@tactic48/rules'
import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { hrefOf } from '../app/route.ts'
import { LanguageChoice, ThemeButton } from '../app/TopBar.tsx'
import { saveToFile } from '../files/saveToFile.ts'
import { send, useGame } from '../game/gameStore.ts'
import { Key } from '../input/Key.tsx'
import { shownKey } from '../input/keys.ts'
import { offline } from '../offline/offline.ts'
import { useText } from '../text/textStore.ts'
import { LengthChoice } from '../ui/LengthChoice.tsx'
import { SureButton } from '../ui/SureButton.tsx'
import { askHint } from './hint/hintStore.ts'
import { PlayIcon } from './PlayIcon.tsx'
import { usePlay, useTableHost } from './playContext.ts'
import { saveSetting, useSettings } from './settings.ts'
import { useParts, useTable } from './tableStore.ts'

interface PlayMenuProps {
  readonly name: string
  /** Shown here too: on a phone the bar has no room for the title. */
  readonly marks: readonly string[]
  readonly onResign: () => void
  readonly onKeys: () => void
}

/** What concerns the game and not the table, in four groups: the game itself, how it looks, help, and the ways out. */
export function PlayMenu({ name, marks, onResign, onKeys }: PlayMenuProps): ReactElement {
  const { t } = useTranslation('play')
  const common = useTranslation()
  const { state, side } = usePlay()
  const host = useTableHost()
  const [open, setOpen] = useState(false)
  const sound = useSettings((settings) => settings.sound)
  const { covers, change } = useParts('covers', 'change')
  const asText = useText()
  const { ready } = useStore(offline)
  const panel = useRef<HTMLDivElement>(null)
  const shut = (): void => setOpen(false)
  useLayoutEffect(() => {
    if (!open) return
    const onOutside = (event: PointerEvent | KeyboardEvent): void => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !panel.current?.contains(event.target as Node)) {
        setOpen(false)
        if (!(event instanceof KeyboardEvent)) return
        event.stopPropagation()
        panel.current?.querySelector('button')?.focus()
      }
    }
    window.addEventListener('pointerdown', onOutside, true)
    window.addEventListener('keydown', onOutside, true)
    return () => {
      window.removeEventListener('pointerdown', onOutside, true)
      window.removeEventListener('keydown', onOutside, true)
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
          <Group name="game">
            {marks.length > 0 && <p className="small">{[name, ...marks].join(' · ')}</p>}
            <a className="menu-rules" data-part="menu-rules" href={hrefOf({ page: 'in-force' })}>
              {t('act.rules')} <code className="rule">{text}</code>
            </a>
            {!host && <KeptGame name={name} onShut={shut} />}
          </Group>
          <Group name="view">
            <LengthChoice />
            <button
              type="button"
              className="btn"
              aria-pressed={covers}
              data-covers
              onClick={() => change({ covers: !covers })}
            >
              <PlayIcon name="shield" /> {t('covers.show')} <Key of={shownKey('covers')} />
            </button>
            <div className="menu-pair">
              <button
                type="button"
                className="btn"
                aria-pressed={sound}
                data-sound
                onClick={() => saveSetting('sound', !sound)}
              >
                {t('settings.sound')}
              </button>
              <button type="button" className="btn" aria-pressed={asText.open} data-as-text onClick={asText.flip}>
                {t('text.heading')} <Key of={shownKey('text')} />
              </button>
            </div>
            <div className="menu-row">
              <LanguageChoice />
              <ThemeButton />
            </div>
          </Group>
          <Group name="help">
            {!host && side && (
              <button
                type="button"
                className="btn"
                data-hint
                onClick={() => {
                  shut()
                  askHint()
                }}
              >
                {t('act.hint')} <Key of={shownKey('hint')} />
              </button>
            )}
            <div className="menu-pair">
              {!host && (
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
                  shut()
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
                  shut()
                  useTable.getState().change({ asked: 'wrong' })
                }}
              >
                {t('act.wrong')}
              </button>
            </div>
            {ready && <p className="small muted">{common.t('front.kept')}</p>}
          </Group>
          <Group name="leave">
            <div className="menu-pair">{host ? host.menu : <Leaving onShut={shut} onResign={onResign} />}</div>
          </Group>
        </div>
      )}
    </div>
  )
}

function Group({ name, children }: { name: 'game' | 'view' | 'help' | 'leave'; children: ReactNode }): ReactElement {
  const { t } = useTranslation('play')
  const id = `menu-${name}`
  return (
    <section className="menu-group" aria-labelledby={id}>
      <h2 id={id} className="cap">
        {t(`menu.${name}`)}
      </h2>
      {children}
    </section>
  )
}

/** A game that is kept: a file of it, watching it again, a draw. */
function KeptGame({ name, onShut }: { name: string; onShut: () => void }): ReactElement {
  const { t } = useTranslation('play')
  const { state, seat } = usePlay()
  const id = useGame((store) => store.game?.id)
  const hidden = useGame((store) => store.game?.hidden === true)
  return (
    <div className="menu-pair">
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
    </div>
  )
}

interface LeavingProps {
  readonly onShut: () => void
  readonly onResign: () => void
}

/** For now, or for good. */
function Leaving({ onShut, onResign }: LeavingProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, side } = usePlay()
  return (
    <>
      <a className="btn" href={hrefOf({ page: 'front' })} data-leave>
        {t('act.leave')}
      </a>
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
