import { type GameState, isRefusal, type SeenCommand } from '@tactic48/rules'
import clsx from 'clsx'
import {
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import type { Linked } from '../files/link.ts'
import { readLinked } from '../files/reading.ts'
import { Fault } from '../files/WhatIsWrong.tsx'
import { isWrong, type Wrong, wrongOf } from '../files/wrong.ts'
import { type Game, useGame } from '../game/gameStore.ts'
import { usePointsOf } from '../i18n/points.ts'
import { listedChapters } from '../play/moment.ts'
import { rollsOf } from '../play/rolls.ts'
import { PositionText } from '../prose/PositionText.tsx'
import { SidedText } from '../prose/SidedText.tsx'
import { useNames } from '../prose/useNames.ts'
import { useProse } from '../prose/useProse.ts'
import { marksOf } from '../stage/marks.ts'
import { Die } from '../ui/Die.tsx'
import { RulesInForce } from '../ui/openTag.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { useGameMarks, useGameName } from '../ui/useGameName.ts'
import { useLast } from '../ui/useLast.ts'
import {
  createPlayer,
  listenForMoments,
  type MomentStep,
  momentHref,
  momentIn,
  type Player,
  type Timeline,
  timelineOf,
  usePlayback,
} from './playback.ts'
import css from './Replay.module.css'
import { ReplayActions } from './ReplayActions.tsx'
import { ReplayTable, SideBars } from './ReplayTable.tsx'
import { Transport } from './Transport.tsx'

/** A game from its first moment to its last, both ways. */
export function ReplayPage({ id }: { id: string }): ReactElement {
  const { t } = useTranslation('replay')
  const { replay, found, share } = useReplay(id)
  // The page listens from its first paint: what is pressed while the game is being read is done when it is there.
  const early = useRef<MomentStep[]>([])
  const player = useRef<Player | undefined>(undefined)
  useLayoutEffect(
    () =>
      listenForMoments((step) => {
        if (player.current) step(player.current.playback())
        else early.current.push(step)
      }),
    [],
  )
  const ready = useCallback((one: Player): void => {
    player.current = one
  }, [])
  if (replay) {
    return (
      <RulesInForce value={replay.timeline.stateAt(0).rules}>
        <Replaying key={id} replay={replay} early={early.current} onReady={ready} />
      </RulesInForce>
    )
  }
  return (
    <Nothing said={t(isWrong(found) ? 'broken' : found ? 'missing' : 'loading')} over={found !== undefined}>
      {!found && share > 0 && <progress value={share} aria-label={t('share')} />}
      {isWrong(found) && <Fault wrong={found} />}
    </Nothing>
  )
}

/** No game to show yet, or none at all. */
function Nothing({ said, over, children }: { said: string; over: boolean; children: ReactNode }): ReactElement {
  const { t } = useTranslation('replay')
  return (
    <div data-part="replay-empty">
      <TopBar page={t('heading')} />
      <main className="broken-page">
        <p role="status">{said}</p>
        {children}
        {over && (
          <a className="btn" href={hrefOf({ page: 'front' })}>
            {t('front')}
          </a>
        )}
      </main>
    </div>
  )
}

interface Replayed {
  readonly game: Game
  readonly timeline: Timeline
}

/** A game of this browser, under way or over, as the seat in front may know it; how much of it has been read, or why it cannot be. */
function useReplay(id: string) {
  const [found, setFound] = useState<'missing' | Wrong>()
  const [share, setShare] = useState(0)
  const here = useGame((store) => (store.game?.id === id ? store.game : undefined))
  // It stays in view while another game comes to the table.
  const game = useLast(here)
  usePointsOf(game?.state.rules.company?.edition)
  const replay = useMemo((): Replayed | undefined => game && { game, timeline: timelineOf(game.log) }, [game])
  useEffect(() => {
    let left = false
    useGame
      .getState()
      .resume(id, (done) => left || setShare(done))
      .then(
        (there) => left || setFound(there === 'there' ? undefined : there),
        () => left || setFound('missing'),
      )
    return () => {
      left = true
    }
  }, [id])
  return { replay, found, share }
}

interface ReplayingProps {
  readonly replay: Replayed
  readonly early: readonly MomentStep[]
  readonly onReady: (player: Player) => void
}

function Replaying({ replay, early, onReady }: ReplayingProps): ReactElement {
  const { t } = useTranslation('replay')
  const { game, timeline } = replay
  const { id, battlefield } = game
  const [player] = useState(() => {
    const fresh = createPlayer(timeline, momentIn(window.location.hash) ?? 0)
    for (const step of early) step(fresh.playback())
    return fresh
  })
  useLayoutEffect(() => onReady(player), [onReady, player])
  const playback = usePlayback(id, player)
  const { moment, beat, goTo } = playback
  const name = useGameName(game)
  const marks = useGameMarks(game)
  // While it runs, as far as it has been told; standing still, the whole command that led here.
  const state = beat?.state ?? timeline.stateAt(moment)
  const entry = timeline.entryAt(moment)
  const whole = useMemo(() => {
    const led = timeline.entryAt(moment)
    return led ? marksOf(timeline.stateAt(moment - 1), led.events) : []
  }, [timeline, moment])
  const dice = useMemo(() => entry && (beat ? { ...entry, events: beat.events } : entry), [entry, beat])
  return (
    <Viewer note={[name, ...marks].join(' · ')} state={state}>
      <ReplayTable battlefield={battlefield} state={state} marks={beat?.marks ?? whole} />
      <Transport timeline={timeline} playback={playback} />
      <div className={clsx('card', css.rail)}>
        <SideBars state={state} />
        <ReplayLog timeline={timeline} moment={moment} goTo={goTo} />
        <MomentDice entry={dice} state={state} />
        <ReplayActions {...replay} moment={moment} state={state} name={name} />
      </div>
      <p className="sr">{t('keys')}</p>
    </Viewer>
  )
}

interface ViewerProps {
  readonly note: string
  readonly state: GameState
  readonly children: ReactNode
}

function Viewer({ note, state, children }: ViewerProps): ReactElement {
  const { t } = useTranslation('replay')
  return (
    <div className={css.page} data-part="replay">
      <TopBar page={t('heading')} note={note} />
      <main className={css.main}>
        {children}
        <PositionText state={state} />
      </main>
    </div>
  )
}

/** The dice of this moment as they fell, hits filled. */
function MomentDice({ entry, state }: { entry: SeenCommand | undefined; state: GameState }): ReactElement {
  const { t } = useTranslation(['replay', 'play'])
  const rolls = entry ? rollsOf(entry.events, state.rules) : []
  return (
    <section className={clsx('row wrap', css.dice)} aria-label={t('dice')}>
      {rolls.length === 0 && <span className="t13">{t('quiet')}</span>}
      {rolls.map((roll, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of one moment keep their places
        <span key={i} className="row g6">
          {roll.dice.map((face, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll keep their places
            <Die key={n} face={face} hit={roll.need === undefined ? undefined : face >= roll.need} />
          ))}
          <span className="sr">{roll.dice.join(', ')}</span>
          {roll.need !== undefined && <b>{t('needs', { ns: 'play', n: roll.need })}</b>}
        </span>
      ))}
    </section>
  )
}

interface ReplayLogProps {
  readonly timeline: Timeline
  readonly moment: number
  readonly goTo: (moment: number) => void
}

/** The whole story; a sentence leads to its moment, and those of this moment are marked. */
function ReplayLog({ timeline, moment, goTo }: ReplayLogProps): ReactElement {
  const { t } = useTranslation('replay')
  const common = useTranslation()
  const end = timeline.stateAt(timeline.last)
  const prose = useProse(end)
  const names = useNames(end)
  const heading = useId()
  const list = useRef<HTMLElement>(null)
  const chapters = useMemo(() => listedChapters(timeline.log, end), [timeline, end])
  const told = chapters.flatMap(({ lines }) => lines.filter((line) => line.moment === moment))
  useEffect(() => {
    const box = list.current
    const told = [...(box?.querySelectorAll<HTMLElement>('[data-moment]') ?? [])]
    const here = told.findLast((line) => Number(line.getAttribute('data-moment')) <= moment)
    if (!box || !here) return
    const top = here.offsetTop - box.offsetTop
    box.scrollTop = top - box.clientHeight / 2 + here.clientHeight / 2
  }, [moment])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys
    <section ref={list} className={clsx('scrolls', css.log)} tabIndex={0} aria-labelledby={heading} data-log>
      <h2 id={heading} className="sr">
        {t('log')}
      </h2>
      <p className="sr" aria-live="polite">
        {told.map(({ sentence }) => prose(sentence)).join(' ')}
      </p>
      {chapters.map(({ turn, side, lines }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the story of a replay stays as it is
        <div key={i} className={css.chapter}>
          <h3 className="cap">{turn === 0 ? t('setUp') : t('turn', { n: turn, side: common.t(`side.${side}`) })}</h3>
          {lines.map(({ sentence, moment: to }, line) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: the story of a replay stays as it is
              key={line}
              data-moment={to}
              data-part="replay-line"
              className={clsx(css.line, sentence.grave && 'bold', to === moment && css.here, to > moment && css.later)}
            >
              <button
                type="button"
                data-part="to-moment"
                aria-current={to === moment ? 'step' : undefined}
                onClick={() => goTo(to)}
              >
                <SidedText names={names}>{prose(sentence)}</SidedText>
              </button>{' '}
              {sentence.rules.map((rule) => (
                <RuleChip key={rule} rule={rule} />
              ))}
            </p>
          ))}
        </div>
      ))}
    </section>
  )
}

type Looked = Extract<Linked, { readonly kind: 'position' }>

/** What somebody sent as a link: a game becomes one of this browser and opens at its moment, a position is looked at. */
export function LinkPage({ payload }: { payload: string }): ReactElement {
  const { t } = useTranslation('replay')
  const [found, setFound] = useState<Looked | Wrong>()
  const [share, setShare] = useState(0)
  useEffect(() => {
    const left = new AbortController()
    const open = async (): Promise<void> => {
      const linked = await readLinked(payload)
      if (left.signal.aborted) return
      if (isWrong(linked) || linked.kind === 'position') return setFound(linked)
      const begun = await useGame.getState().openLink(payload, setShare, left.signal)
      if (left.signal.aborted) return
      if ('id' in begun) window.location.replace(momentHref(begun.id, linked.moment))
      else setFound(isRefusal(begun) ? wrongOf(begun) : begun)
    }
    void open()
    return () => left.abort()
  }, [payload])
  if (found && !isWrong(found)) {
    const says = `${t('linkLooked')} ${found.about.unproven ? t('linkUnproven') : ''}`.trim()
    return <LookedAt {...found} says={says} />
  }
  return (
    <Nothing said={t(found ? 'linkRefused' : 'linkOpens')} over={found !== undefined}>
      {found ? <Fault wrong={found} /> : <progress value={share} max={1} aria-label={t('linkOpens')} />}
    </Nothing>
  )
}

/** One position, to look at. */
export function LookedAt({ about, state, says }: Omit<Looked, 'kind'> & { readonly says: string }): ReactElement {
  return (
    <Viewer note={useGameName(about)} state={state}>
      <ReplayTable battlefield={about.battlefield} state={state} />
      <div className={clsx('card', css.rail)}>
        <SideBars state={state} />
        <p className={css.actions} role="status">
          {says}
        </p>
      </div>
    </Viewer>
  )
}
