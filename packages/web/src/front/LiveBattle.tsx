import { SHOWCASE } from '@tactic48/content/showcase'
import type { Command } from '@tactic48/rules'
import { type CSSProperties, type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../app/settings.ts'
import { Board } from '../board/Board.tsx'
import { Effects } from '../board/Effects.tsx'
import type { BoardModel } from '../board/model.ts'
import { beatOf, createStage, isCaughtUp, type Reel, RULES, type StageRules } from '../stage/stage.ts'
import type { Extent, Viewport } from '../table/camera.ts'
import { createLens } from '../table/lens.ts'
import { sceneOf } from '../table/sceneOf.ts'
import { TableView } from '../table/TableView.tsx'
import { Die } from '../ui/Die.tsx'
import css from './Front.module.css'
import { type LiveBeat, type LiveShot, momentsOf, type RecordedBattle } from './liveBattle.ts'

/** A reader's glance between two commands. */
const PACE = 1500
const OPENING = 2500
/** Nobody plays here: there is time to look. */
const SPEED = 0.6

export interface LiveBattle {
  readonly turn: number
  readonly board: BoardModel
  readonly marks: LiveBeat['marks']
  /** The shot that is being shown. */
  readonly shot: LiveShot | undefined
  /** What has been played and shown. */
  readonly commands: readonly Command[]
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
/** Decoration: the page is settled while it goes on. */
const waitUnseen: StageRules['wait'] = (act, ms) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The battle behind the front page is shown while somebody looks; at its end it begins again. */
export function useLiveBattle(still: boolean): LiveBattle | undefined {
  const [battle, setBattle] = useState<LiveBattle>()
  const halted = useRef(still)
  const told = useRef<ReturnType<typeof createStage>>(undefined)
  useEffect(() => {
    halted.current = still
    if (still) told.current?.getState().pause()
    else told.current?.getState().run('on')
  }, [still])
  useEffect(() => {
    let left = false
    const live = async (): Promise<void> => {
      // The types of JSON are wider than what it contains; a test compares the file with the game that it was made from.
      const written: unknown = (await import('./battle.gen.json')).default
      const recorded = written as RecordedBattle
      const moments = momentsOf(recorded)
      let last = 0
      const reel: Reel<LiveBeat> = { last: () => last, beatsAt: (moment) => moments[moment + 1]?.beats ?? [] }
      const stage = createStage(reel, 0, { ...RULES, live: true, wait: waitUnseen })
      const show = (): void => {
        const { moment } = stage.getState()
        const beat = beatOf(reel, stage.getState())
        const at = moments[beat ? moment + 1 : moment]
        if (left) stage.getState().pause()
        else if (at)
          setBattle({
            turn: at.turn,
            board: beat?.board ?? at.board,
            marks: beat?.marks ?? [],
            shot: beat?.shot,
            commands: recorded.commands.slice(0, moment),
          })
      }
      told.current = stage
      stage.getState().setSpeed(SPEED)
      stage.subscribe(show)
      show()
      await wait(OPENING)
      while (!left) {
        if (!document.hidden && !calm() && !halted.current && isCaughtUp(reel, stage.getState())) {
          last = (last + 1) % moments.length
          if (last === 0) stage.getState().goTo(0)
          else stage.getState().follow()
        }
        await wait(PACE)
      }
      stage.getState().pause()
    }
    // The page does without it where it cannot be fetched.
    live().catch(() => undefined)
    return () => {
      left = true
    }
  }, [])
  return battle
}

/** The farm, in u. */
const MIDDLE = { x: 23.2, y: 11.4 }

/** Wide windows show the farm right of the words, narrow ones above them. */
function openingView({ width, height }: Viewport): Extent {
  const wide = width > 820
  const tall = wide ? 15 : 26
  const broad = (tall * width) / height
  const left = MIDDLE.x - broad * (wide ? 0.69 : 0.5)
  const top = MIDDLE.y - tall * (wide ? 0.5 : 0.2)
  return { left, top, right: left + broad, bottom: top + tall }
}

/** A battle under way, to look at only. */
export function LiveTable({ battle }: { battle: LiveBattle }): ReactElement {
  const { t } = useTranslation()
  const { shot, board, marks } = battle
  const theme = useTheme()
  const scene = useMemo(() => sceneOf('crossroads', SHOWCASE.table), [])
  const lens = useMemo(
    () => createLens({ left: -20, top: -1, right: SHOWCASE.table.width / 1000 + 1, bottom: 60 }, openingView),
    [],
  )
  return (
    <div className={css.table} data-part="front-table" inert>
      <TableView
        scene={scene}
        lens={lens}
        patient
        night={theme === 'dark'}
        label={t('front.battle')}
        tags={shot && <ShotTag shot={shot} />}
      >
        <Board board={board} />
        <Effects marks={marks} r={board.base} />
      </TableView>
    </div>
  )
}

/** What the dice said about a shot, above the one who was shot at. */
function ShotTag({ shot }: { shot: LiveShot }): ReactElement {
  const { t } = useTranslation()
  const tag = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shot is told somewhere else
  useLayoutEffect(() => keepOnScreen(tag.current), [shot])
  const { x, y } = shot.at
  const place = { '--x': x / 1000, '--y': y / 1000 - 0.9, '--shift-y': '-100%' }
  return (
    <div ref={tag} className={`tag row g6 ${css.shot}`} style={place as CSSProperties}>
      {shot.dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll have no other name
        <Die key={i} face={die} hit={die >= shot.need.score} />
      ))}
      <span>
        <b>{t(`front.shot.${shot.fallen && shot.result === 'wound' ? 'eliminated' : shot.result}`)}</b>
        <small>{t('front.shot.needed', { need: shot.need.score })}</small>
      </span>
    </div>
  )
}

/** Pixels between it and the edge of the window. */
const MARGIN = 12

/** Moved in from the right edge, where it would be cut. */
function keepOnScreen(tag: HTMLElement | null): void {
  tag?.style.removeProperty('--shift-x')
  const over = tag ? tag.getBoundingClientRect().right - (window.innerWidth - MARGIN) : 0
  if (over > 0) tag?.style.setProperty('--shift-x', `calc(-50% - ${Math.ceil(over)}px)`)
}
