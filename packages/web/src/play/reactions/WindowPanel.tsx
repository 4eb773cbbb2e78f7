import type { Point } from '@tactic48/geometry'
import {
  able,
  execute,
  type FigureId,
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
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../game/gameStore.ts'
import { sayInAdvance, sayStanding } from '../../game/inAdvance.ts'
import { Key } from '../../input/Key.tsx'
import { useDockKeys } from '../../input/useDockKeys.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { Refusal } from '../../ui/Refusal.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { startBid } from '../bid/bidding.ts'
import { Dock } from '../Dock.tsx'
import { type Choice, Choices, Whose } from '../dock/Choices.tsx'
import css from '../dock/Dock.module.css'
import { CardTargets } from '../hand/CardTargets.tsx'
import { HandCards } from '../hand/HandCards.tsx'
import { FaceDown, useFits } from '../hand/HandPanel.tsx'
import { isFaceDown } from '../hand/heldCards.ts'
import { handKey } from '../hand/playing.ts'
import { usePercent } from '../Odds.tsx'
import { useSpots } from '../onScreen.ts'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { usePromptOf } from '../prompt/usePrompt.ts'
import { changeHand, usePart, useTable } from '../tableStore.ts'
import { actionKey } from './standing.ts'

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
  const folded = useTable(({ hand }) => hand.folded)
  const taken = usePart('card')
  const named = usePart('on')
  const selected = useTable((table) => table.selected)
  const [later, setLater] = useState(false)
  const fitting = useFits(side)
  const before = question.after === 'fireDeclared' || question.after === 'grenadeThrown'
  const { since, allows } = question
  const hand = state.sides[side].hand.size
  const hidden = isFaceDown(state, side)
  /** No more of this Action, unless the dice are waited for. */
  const pass = useCallback((): void => {
    if (before && !later) sayStanding(side, { quietAction: actionKey(state) })
    else void send({ verb: 'pass', seat })
  }, [before, later, side, seat, state])
  const quiet = useCallback((): void => sayStanding(side, { quietTurn: state.turn.number }), [side, state.turn.number])
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
        else if (key === 'Q') changeHand({ folded: !useTable.getState().hand.folded })
        else if (key === 'Escape' && !acts && cover.length === 0) pass()
        else return false
        return true
      },
      [pass, quiet, cover, state, side, allows, before, acts],
    ),
  )

  const passWord = allows === 'cards' ? t('hand.window.noCard') : t('hand.window.pass')
  return (
    <Dock
      side={side}
      className={folded || busy ? css.folded : undefined}
      title={
        <>
          <Whose />
          {happened} {asks}
        </>
      }
      note={
        <>
          {hand > 0 && !acts && !hidden ? fitting : note} <RuleChip rule="TURN-16" />
          {before && (
            <label className="tick t13">
              <input type="checkbox" checked={later} data-later onChange={({ target }) => setLater(target.checked)} />{' '}
              {t('hand.window.later')} <Key of="L" />
            </label>
          )}
        </>
      }
      aside={
        <>
          {cover.length > 0 && (
            <fieldset className={css.cover}>
              <legend className="sr">{t('hand.window.yourAnswer')}</legend>
              <Choices choices={cover} />
            </fieldset>
          )}
          <div className={css.acts}>
            {cover.length === 0 && (
              <button type="button" className="btn" data-choice="pass" onClick={pass}>
                {passWord} <Key of="P" />
              </button>
            )}
            <button type="button" className="btn t13" data-choice="passAll" onClick={quiet}>
              {t('hand.window.notThisTurn')} <Key of="Z" />
            </button>
            {hand > 0 && (
              <button
                type="button"
                className="btn t13"
                aria-expanded={!folded}
                aria-label={t(folded ? 'hand.window.unfold' : 'hand.window.fold')}
                data-fold
                onClick={() => changeHand({ folded: !folded })}
              >
                <PlayIcon name="cards" /> <Key of="Q" />
              </button>
            )}
          </div>
        </>
      }
      about={named === undefined ? undefined : [named]}
      spots={about}
      leads={since}
      data-prompt="window"
      data-window={question.after}
    >
      {allows !== 'cards' && !busy && <Officers side={side} />}
      <div className={css.body}>
        {hidden && <FaceDown side={side} />}
        {hand > 0 && !hidden && (taken ? <CardTargets side={side} /> : <HandCards side={side} low />)}
      </div>
      {!folded && !busy && (
        <p className="row g6 t12 muted line-above rigid">
          <PlayIcon name="eye" /> {t('hand.secret', { side: names.side(opponentOf(side)) })}
        </p>
      )}
    </Dock>
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
  const promptOf = usePromptOf()
  const next = useMemo(
    () => (question.after === 'fireDeclared' ? following(state, seat) : undefined),
    [state, seat, question.after],
  )
  if (next?.kind !== 'takeCover' || !next.awaiting.includes(side)) return NONE
  return (promptOf(next, seat, side)?.choices ?? []).map(({ command: _, ...choice }) => ({
    ...choice,
    onChoose: () => {
      const take = choice.id === 'cover'
      sayInAdvance({ cover: { action: actionKey(state), figure: next.figure, take } })
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
    <ul className="row wrap">
      {officers.map(({ figure: { id }, value }) => {
        const judged = able(state, 'takeInitiative', id)
        const name = t('hand.window.seizeWith', { name: names.figure(id), value })
        if (isRefusal(judged)) {
          return (
            <li key={id}>
              <Refusal rule={judged.rule} code={judged.code}>
                <b>{name}</b> {why(judged)}
              </Refusal>
            </li>
          )
        }
        return (
          <li key={id} className="row">
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
  const who = (figure: FigureId): { readonly name: string } => ({ name: names.figure(figure) })
  const shot = after === 'fireDeclared' && task?.kind === 'shot' ? task : undefined
  const held = after === 'fireDeclared' && task?.kind === 'heldAction' ? task.command : undefined
  const thrown = after === 'grenadeThrown' && task?.kind === 'grenade' ? task : undefined
  const done = held ?? (after === 'action' ? last : undefined)
  const men = shot ? [shot.target, shot.shooter] : thrown ? [thrown.thrower] : done ? [done.figure] : []
  const spots = useSpots(men)
  const notes = { cards: 'noteCards', reactions: 'note', takeCover: 'noteCover', anyAction: 'noteAny' } as const
  const happened = shot
    ? t(shot.mode === 'ordered' ? 'hand.window.ordered' : 'hand.window.fireDeclared', {
        ...who(shot.shooter),
        target: names.figure(shot.target),
      })
    : thrown
      ? t('hand.window.grenadeThrown', who(thrown.thrower))
      : done
        ? t(`hand.did.${done.verb}`, who(done.figure))
        : t('hand.window.turnStart', { side: names.side(opponentOf(side)) })
  return {
    happened,
    asks: t(`hand.window.${allows === 'cards' || allows === 'reactions' ? allows : 'act'}`),
    note: t(`hand.window.${notes[allows]}`),
    about: thrown ? [...spots, thrown.at] : spots,
  }
}
