import type { Point } from '@tactic48/geometry'
import {
  able,
  execute,
  initiativeOdds,
  initiativeOfficers,
  isRefusal,
  opponentOf,
  type Question,
  type QuestionOf,
  type SeatId,
  type SideId,
  seededChance,
  topQuestion,
  topTask,
} from '@tactic48/rules'
import { type ReactElement, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../game/gameStore.ts'
import { Key } from '../../input/Key.tsx'
import { useDockKeys } from '../../input/useDockKeys.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { startBid } from '../bid/bidding.ts'
import { CardTargets } from '../hand/CardTargets.tsx'
import { FaceDown } from '../hand/FaceDown.tsx'
import { HandCards } from '../hand/HandCards.tsx'
import { handKey } from '../hand/handKeys.ts'
import { useHand } from '../hand/handStore.ts'
import { isFaceDown } from '../hand/heldCards.ts'
import { useFits } from '../hand/useFits.ts'
import { usePercent } from '../Odds.tsx'
import { useSpots, useUncovered } from '../onScreen.ts'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { ChoiceButton, Whose } from '../prompt/PromptCard.tsx'
import type { Choice } from '../prompt/prompt.ts'
import { useFirePrompts } from '../prompt/useFirePrompts.ts'
import { usePart, useTable } from '../tableStore.ts'
import { usePromised } from './promised.ts'
import { actionKey, useStanding } from './standing.ts'

interface WindowPanelProps {
  readonly question: QuestionOf<'window'>
  readonly seat: SeatId
  readonly side: SideId
}

/** TURN-16: one calm paper for all that a side may do in a window, and for what this Action asks of it beside that. */
export function WindowPanel({ question, seat, side }: WindowPanelProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { happened, asks, note, about } = useWindowWords(question, side)
  const [, say] = useStanding(side)
  const { folded, change } = useHand()
  const taken = usePart('card')
  const named = usePart('on')
  const selected = useTable((table) => table.selected)
  const [later, setLater] = useState(false)
  const fitting = useFits(side)
  const paper = useRef<HTMLElement>(null)
  const before = question.after === 'fireDeclared' || question.after === 'grenadeThrown'
  const { since, allows } = question
  const hand = state.sides[side].hand.size
  const hidden = isFaceDown(state, side)
  useLayoutEffect(() => {
    if (since >= 0) paper.current?.focus({ preventScroll: true })
  }, [since])
  useUncovered(paper, [...about, ...useSpots(named === undefined ? [] : [named])])

  /** No more of this Action, unless the dice are waited for. */
  const pass = useCallback((): void => {
    if (before && !later) say({ quietAction: actionKey(state) })
    else void send({ verb: 'pass', seat })
  }, [before, later, say, seat, state])
  const quiet = useCallback((): void => say({ quietTurn: state.turn.number }), [say, state.turn.number])
  const cover = useCoverChoices(question, seat, side, pass)
  const acts = allows === 'takeCover' || allows === 'anyAction'
  const busy = acts && selected !== undefined

  useDockKeys(
    useCallback(
      (key, event) => {
        if (handKey(key, event)) return true
        const chosen = cover.find((choice) => choice.key === key)
        const first = initiativeOfficers(state, side).find(({ figure }) => {
          return allows !== 'cards' && !isRefusal(able(state, 'takeInitiative', figure.id))
        })
        if (key === 'P') pass()
        else if (key === 'Z') quiet()
        else if (key === 'L' && before) setLater((now) => !now)
        else if (chosen) chosen.onChoose?.()
        else if (key === 'I' && first) startBid(first.figure.id)
        else if (key === 'Q') useHand.getState().change({ folded: !useHand.getState().folded })
        else if (key === 'Escape' && !acts && cover.length === 0) pass()
        else return false
        return true
      },
      [pass, quiet, cover, state, side, allows, before, acts],
    ),
  )

  const passWord = allows === 'cards' ? t('hand.window.noCard') : t('hand.window.pass')
  return (
    <section
      ref={paper}
      className={`dock window ${side}${folded || busy ? ' folded' : ''}`}
      tabIndex={-1}
      aria-labelledby="window-title"
      data-prompt="window"
      data-window={question.after}
    >
      <header className="dock-head">
        <div>
          <h2 id="window-title">
            <Whose />
            {happened} {asks}
          </h2>
          <p className="muted">
            {hand > 0 && !acts && !hidden ? fitting : note} <RuleChip rule="TURN-16" />
          </p>
          {before && (
            <label className="window-later">
              <input type="checkbox" checked={later} data-later onChange={({ target }) => setLater(target.checked)} />{' '}
              {t('hand.window.later')} <Key of="L" />
            </label>
          )}
        </div>
        {cover.length > 0 && (
          <fieldset className="window-cover">
            <legend className="sr">{t('hand.window.yourAnswer')}</legend>
            <div className="choices">
              {cover.map((choice) => (
                <ChoiceButton key={choice.id} choice={choice} standard={false} />
              ))}
            </div>
          </fieldset>
        )}
        <div className="dock-acts">
          {cover.length === 0 && (
            <button type="button" className="btn" data-choice="pass" onClick={pass}>
              {passWord} <Key of="P" />
            </button>
          )}
          <button type="button" className="btn quiet2" data-choice="passAll" onClick={quiet}>
            {t('hand.window.notThisTurn')} <Key of="Z" />
          </button>
          {hand > 0 && (
            <button
              type="button"
              className="btn quiet2"
              aria-expanded={!folded}
              aria-label={t(folded ? 'hand.window.unfold' : 'hand.window.fold')}
              data-fold
              onClick={() => change({ folded: !folded })}
            >
              <PlayIcon name="cards" /> <Key of="Q" />
            </button>
          )}
        </div>
      </header>
      {allows !== 'cards' && !busy && <Officers side={side} />}
      <div className="dock-body">
        {hidden && <FaceDown side={side} />}
        {hand > 0 && !hidden && (taken ? <CardTargets side={side} /> : <HandCards side={side} low />)}
      </div>
      <p className="dock-note">
        <PlayIcon name="eye" /> {t('hand.secret', { side: names.side(opponentOf(side)) })}
      </p>
    </section>
  )
}

const NONE: readonly Choice[] = []

/** COVER-03: the shot asks its target next; the answer can be given on the same paper. */
function useCoverChoices(
  question: QuestionOf<'window'>,
  seat: SeatId,
  side: SideId,
  pass: () => void,
): readonly Choice[] {
  const { state } = usePlay()
  const prompts = useFirePrompts()
  const next = useMemo(
    () => (question.after === 'fireDeclared' ? following(state, seat) : undefined),
    [state, seat, question.after],
  )
  if (next?.kind !== 'takeCover' || !next.awaiting.includes(side)) return NONE
  return (prompts(next, seat, side)?.choices ?? []).map(({ command: _, ...choice }) => ({
    ...choice,
    onChoose: () => {
      const take = choice.id === 'cover'
      usePromised.getState().promise({ cover: { action: actionKey(state), figure: next.figure, take } })
      pass()
    },
  }))
}

/** What is asked when this window is passed, if that follows without dice. */
function following(state: Parameters<typeof execute>[0], seat: SeatId): Question | undefined {
  const step = execute(state, { verb: 'pass', seat }, seededChance('preview'))
  return isRefusal(step) ? undefined : topQuestion(step.state)
}

/** INIT-01: those who could try to take the turn, each with what it may come to or why he cannot. */
function Officers({ side }: { side: SideId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const why = useWhy(state)
  const percent = usePercent()
  const officers = initiativeOfficers(state, side)
  if (officers.length === 0) return undefined
  const plain = percent(initiativeOdds(state, side)?.seized[0]?.[0] ?? 0)
  return (
    <ul className="window-officers">
      {officers.map(({ figure: { id }, value }) => {
        const judged = able(state, 'takeInitiative', id)
        const name = t('hand.window.seizeWith', { name: names.figure(id), value })
        if (isRefusal(judged)) {
          return (
            <li key={id} className="refusal" data-part="refusal">
              <PlayIcon name="initiative" />
              <span>
                <b>{name}</b> {why(judged)} <RuleChip rule={judged.rule} />
              </span>
            </li>
          )
        }
        return (
          <li key={id}>
            <button type="button" className="btn" data-seize={id} onClick={() => startBid(id)}>
              <PlayIcon name="initiative" /> {t('hand.window.seize')} <Key of="I" />
            </button>
            <span>
              <b>{name}</b> <small className="muted">{t('hand.window.seizeOdds', { percent: plain })}</small>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface WindowWords {
  /** What has just been done or declared. */
  readonly happened: string
  readonly asks: string
  readonly note: string
  /** Where those stand whom it is about. */
  readonly about: readonly Point[]
}

/** TURN-16: what a window says of itself. All of it is public. */
function useWindowWords(question: QuestionOf<'window'>, side: SideId): WindowWords {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { after, allows } = question
  const task = topTask(state)
  const { last } = state.turn
  const spots = useSpots(
    task?.kind === 'shot'
      ? [task.target, task.shooter]
      : task?.kind === 'grenade'
        ? [task.thrower]
        : last
          ? [last.figure]
          : [],
  )
  const asks =
    allows === 'cards'
      ? t('hand.window.cards')
      : t(allows === 'reactions' ? 'hand.window.reactions' : 'hand.window.act')
  const notes = { cards: 'noteCards', reactions: 'note', takeCover: 'noteCover', anyAction: 'noteAny' } as const
  const note = t(`hand.window.${notes[allows]}`)
  if (after === 'fireDeclared' && task?.kind === 'shot') {
    const { shooter, target, mode } = task
    const who = { name: names.figure(shooter), target: names.figure(target) }
    const happened = t(mode === 'ordered' ? 'hand.window.ordered' : 'hand.window.fireDeclared', who)
    return { happened, asks, note, about: spots }
  }
  if (after === 'fireDeclared' && task?.kind === 'heldAction') {
    const { verb, figure } = task.command
    return { happened: t(`hand.did.${verb}`, { name: names.figure(figure) }), asks, note, about: spots }
  }
  if (after === 'grenadeThrown' && task?.kind === 'grenade') {
    const { thrower } = task
    return {
      happened: t('hand.window.grenadeThrown', { name: names.figure(thrower) }),
      asks,
      note,
      about: [...spots, task.at],
    }
  }
  if (after === 'action' && last) {
    const happened = t(`hand.did.${last.verb}`, { name: names.figure(last.figure) })
    return { happened, asks, note, about: spots }
  }
  return { happened: t('hand.window.turnStart', { side: names.side(opponentOf(side)) }), asks, note, about: [] }
}
