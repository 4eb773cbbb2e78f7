import { fingerprint } from '@tactic48/rules'
import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { hrefOf } from '../app/route.ts'
import { saveSetting, useSettings } from '../app/settings.ts'
import { LanguageChoice, ThemeButton } from '../app/TopBar.tsx'
import { saveToFile } from '../files/saveToFile.ts'
import { seatFor, send, useGame } from '../game/gameStore.ts'
import { Key } from '../input/Key.tsx'
import { shownKey } from '../input/keys.ts'
import { offline } from '../offline/offline.ts'
import { LengthChoice } from '../ui/LengthChoice.tsx'
import { SureButton } from '../ui/SureButton.tsx'
import { askHint } from './hint/hintStore.ts'
import { PlayIcon, type PlayIconName } from './PlayIcon.tsx'
import css from './PlayMenu.module.css'
import { usePlay, useTableHost } from './playContext.ts'
import { flipTextTable, type OpenDialog, useParts, useTable } from './tableStore.ts'

interface PlayMenuProps {
  readonly name: string
  /** Shown here too: on a phone the bar has no room for the title. */
  readonly marks: readonly string[]
}

const ask = (asked: OpenDialog): void => useTable.getState().change({ asked })

/** What concerns the game and not the table, in four groups: the game itself, how it looks, help, and the ways out. */
export function PlayMenu({ name, marks }: PlayMenuProps): ReactElement {
  const { t } = useTranslation('play')
  const common = useTranslation()
  const { state, side } = usePlay()
  const host = useTableHost()
  const [open, setOpen] = useState(false)
  const sound = useSettings((settings) => settings.sound)
  const advice = useGame(({ game }) => game?.adviceOff !== true)
  const { covers, change } = useParts('covers', 'change')
  const asText = useSettings(({ textTable }) => textTable)
  const { ready } = useStore(offline)
  const panel = useRef<HTMLDivElement>(null)
  const shut = (): void => setOpen(false)
  const shutAnd = (act: () => void) => (): void => {
    shut()
    act()
  }
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
    <div className={css.menu} ref={panel}>
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
        <div className={css.paper} data-part="menu" data-paper data-over-table>
          <Group name="game">
            {marks.length > 0 && <p className="t12">{[name, ...marks].join(' · ')}</p>}
            <a className="btn apart" data-part="menu-rules" href={hrefOf({ page: 'in-force' })}>
              {t('act.rules')} <code className="rule">{text}</code>
            </a>
            {!host && <KeptGame name={name} onShut={shut} />}
          </Group>
          <Group name="view">
            <LengthChoice />
            <MenuButton
              says={t('covers.show')}
              icon="shield"
              of={shownKey('covers')}
              pressed={covers}
              onPress={() => change({ covers: !covers })}
              data-covers
            />
            <div className={css.pair}>
              <MenuButton
                says={t('settings.sound')}
                pressed={sound}
                onPress={() => saveSetting('sound', !sound)}
                data-sound
              />
              <MenuButton
                says={t('text.heading')}
                of={shownKey('text')}
                pressed={asText}
                onPress={flipTextTable}
                data-as-text
              />
            </div>
            <div className="row">
              <div className="fill">
                <LanguageChoice />
              </div>
              <ThemeButton />
            </div>
          </Group>
          <Group name="help">
            {!host && side && advice && (
              <MenuButton says={t('act.hint')} of={shownKey('hint')} onPress={shutAnd(askHint)} data-hint />
            )}
            <div className={css.pair}>
              {!host && (
                <a className="btn" href={hrefOf({ page: 'learn' })} data-learn>
                  {common.t('app.learn')}
                </a>
              )}
              <a className="btn" href={hrefOf({ page: 'book', at: 'TURN-01' })} data-help>
                {t('act.help')}
              </a>
              <MenuButton
                says={t('act.keys')}
                of={shownKey('keys')}
                onPress={shutAnd(() => ask('keys'))}
                data-show-keys
              />
              <MenuButton says={t('act.wrong')} onPress={shutAnd(() => ask('ruleReport'))} data-wrong />
            </div>
            {ready && <p className="t12 muted">{common.t('front.kept')}</p>}
          </Group>
          <Group name="leave">
            <div className={css.pair}>{host ? host.menu : <Leaving onShut={shut} />}</div>
          </Group>
        </div>
      )}
    </div>
  )
}

interface MenuButtonProps {
  readonly says: string
  readonly icon?: PlayIconName
  readonly of?: string
  readonly pressed?: boolean
  readonly onPress: () => void
  readonly [data: `data-${string}`]: boolean | undefined
}

function MenuButton({ says, icon, of, pressed, onPress, ...data }: MenuButtonProps): ReactElement {
  return (
    <button type="button" className="btn" aria-pressed={pressed} onClick={onPress} {...data}>
      {icon && <PlayIcon name={icon} />} {says} {of && <Key of={of} />}
    </button>
  )
}

function Group({ name, children }: { name: 'game' | 'view' | 'help' | 'leave'; children: ReactNode }): ReactElement {
  const { t } = useTranslation('play')
  const id = `menu-${name}`
  return (
    <section className="stack" aria-labelledby={id}>
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
  const { state, seat: asked } = usePlay()
  // Who is elsewhere may be offered a draw at any moment.
  const screen = useGame(({ game }) => game?.screen)
  const distantSeat = useGame(({ game }) => game?.seated !== undefined)
  const seat = asked ?? (distantSeat && screen ? seatFor(state, screen) : undefined)
  const id = useGame((store) => store.game?.id)
  const hidden = useGame((store) => store.game?.hidden === true)
  // A game on a server is kept there.
  const distant = useGame(({ game }) => game !== undefined && Object.values(game.players).includes('distant'))
  return (
    <div className={css.pair}>
      {!distant && (
        <MenuButton
          says={t(hidden ? 'act.saveView' : 'act.save')}
          onPress={() => void saveToFile(name, 'game', hidden ? 'view' : 'everything')}
          data-save
        />
      )}
      {hidden && !distant && (
        <SureButton
          label={t('act.saveAll')}
          sure={t('act.saveHidden')}
          onSure={() => void saveToFile(name, 'game', 'everything')}
        />
      )}
      {id && !distant && (
        <a className="btn" href={hrefOf({ page: 'replay', id })}>
          {t('act.replay')}
        </a>
      )}
      {seat && state.phase === 'play' && (
        <MenuButton
          says={t('act.offerDraw')}
          onPress={() => {
            void send({ verb: 'offerDraw', seat })
            onShut()
          }}
          data-offer-draw
        />
      )}
    </div>
  )
}

/** For now, or for good. */
function Leaving({ onShut }: { onShut: () => void }): ReactElement {
  const { t } = useTranslation('play')
  const { state, side: asked } = usePlay()
  const elsewhere = useGame(({ game }) => (game?.seated ? game.screen : undefined))
  const side = asked ?? elsewhere
  return (
    <>
      <a className="btn" href={hrefOf({ page: elsewhere ? 'games' : 'front' })} data-leave>
        {t('act.leave')}
      </a>
      {side && state.phase !== 'over' && (
        <MenuButton
          says={t('act.resign')}
          icon="flag"
          onPress={() => {
            onShut()
            ask('resign')
          }}
          data-resign
        />
      )}
    </>
  )
}
