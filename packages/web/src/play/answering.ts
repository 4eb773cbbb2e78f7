import {
  type Command,
  check,
  type Figure,
  type FigureId,
  friendsOf,
  type GameState,
  isRefusal,
  type Question,
  type QuestionOf,
  type SeatId,
  type SideId,
} from '@tactic48/rules'
import { useEffect, useLayoutEffect } from 'react'
import { type Happening, send, useGame } from '../game/gameStore.ts'
import { askedOpponent } from '../game/seen.ts'
import { redraft } from '../input/active.ts'
import { canAct } from '../interactions/actions.ts'
import { deployPlanned, isPlacing } from './deploy/squadStore.ts'
import { shotsAfterMove } from './lookAhead.ts'
import { useToldSoFar, useWatching } from './playStage.ts'
import { usePromised } from './reactions/promised.ts'
import { actionKey, passesBy, type Standing, useStanding } from './reactions/standing.ts'
import { heldIn, useRosterStore } from './roster/rosterStore.ts'
import type { Situation } from './situation.ts'
import { type MeantOrder, type OpponentAtWork, useTable } from './tableStore.ts'

/**
 * Answers that were given in advance: windows that a side lets pass, Take Cover and bids that were said beforehand, the target
 * of a Move & Fire, how an order is carried out, where a squad deploys. What was said for another moment than this one is asked again.
 */
export function useAnswers({ question, seat, side, state }: Situation): void {
  const [standing] = useStanding(side ?? 'blue')
  const happening = useGame((store) => store.happening)
  // Before it is painted: a question that is answered already must not flash up to be pressed.
  useLayoutEffect(() => {
    if (!question || !seat || !side) return
    if (question.kind === 'deploy') {
      if (isPlacing(state, side)) deployPlanned()
      return
    }
    const answer = answerTo({ question, seat, side, state, standing, happening })
    if (answer && !isRefusal(check(state, answer))) void hand(answer, question)
  }, [question, seat, side, state, standing, happening])
}

/** What comes back refused is asked after all. */
async function hand(answer: Command, { since }: Question): Promise<void> {
  const { promise } = usePromised.getState()
  promise({ answers: since })
  await send(answer)
  if (usePromised.getState().answers === since) promise({ answers: undefined })
}

interface QuestionInPlay {
  readonly question: Question
  readonly seat: SeatId
  readonly side: SideId
  readonly state: GameState
  readonly standing: Standing
  readonly happening: Happening | undefined
}

function answerTo({ question, seat, side, state, standing, happening }: QuestionInPlay): Command | undefined {
  if (question.kind === 'window') return passesBy(standing, state, question) ? { verb: 'pass', seat } : undefined
  const { cover, bid, promise } = usePromised.getState()
  const { meant, meantOrder, change } = useTable.getState()
  if (question.kind === 'order' && meantOrder) {
    change({ meantOrder: undefined })
    return orderAsMeant(question, meantOrder, seat, state)
  }
  if (question.kind === 'takeCover' && cover) {
    promise({ cover: undefined })
    const same = cover.figure === question.figure && cover.action === actionKey(state)
    return same ? { verb: 'reactTakeCover', seat, take: cover.take } : undefined
  }
  if (question.kind === 'sealedNumber' && bid?.side === side) {
    promise({ bid: undefined })
    return bid.turn === state.turn.number ? { verb: 'seal', seat, value: bid.tokens } : undefined
  }
  if (question.kind !== 'afterShot' || !meant) return undefined
  change({ meant: undefined })
  const { figure, weapon, target } = meant
  // Under fire on the way the player thinks again.
  const disturbed = happening?.events.some(({ type }) => type === 'opportunityTriggered')
  return question.figure === figure && !disturbed ? { verb: 'shootAfterMove', seat, weapon, target } : undefined
}

/** ORDER-19: as it was said, where it still reaches the same men; else the choices lie ready for another look. */
function orderAsMeant(
  { officer: asked, recipients }: QuestionOf<'order'>,
  { officer, choices, men }: MeantOrder,
  seat: SeatId,
  state: GameState,
): Command | undefined {
  if (asked !== officer) return undefined
  const command = { verb: 'executeOrder', seat, ...choices } as const
  const same = men.length === recipients.length && recipients.every(({ figure }) => men.includes(figure))
  if (same && !isRefusal(check(state, command))) return command
  redraft({ choices })
  return undefined
}

/** Lets the opponent decide as soon as the last thing that it did is being told. */
export function usePlayingOpponent(): void {
  const game = useGame((store) => store.game)
  const elsewhere = useTable((table) => table.moment !== undefined)
  const telling = useToldSoFar() !== undefined
  const watching = useWatching() !== undefined
  const attempt = useTable((table) => table.attempt)
  const state = game?.state
  const plays = game && !game.heldElsewhere && game.saving !== 'failing' && state?.phase !== 'over'
  const side = plays ? askedOpponent(game) : undefined
  const waits = telling || watching || elsewhere
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    const be = (opponent: OpponentAtWork): void => {
      if (useTable.getState().opponent !== opponent) useTable.setState({ opponent })
    }
    if (!state || !side || waits) {
      be('rests')
      return
    }
    let live = true
    be('thinks')
    useGame
      .getState()
      .letOpponentAct()
      .then(
        (answer) => live && isRefusal(answer) && be('failed'),
        () => live && be('failed'),
      )
    return () => {
      live = false
    }
  }, [state, side, waits, attempt])
}

/** Characters that could still act and are not held back for this turn. */
export function readyFigures({ state, side, mayAct }: Situation): readonly Figure[] {
  if (!side || !mayAct) return []
  const held = heldIn(state, useRosterStore.getState().held)
  return friendsOf(state, side).filter((figure) => !held.has(figure.id) && canAct(state, figure))
}

const NOBODY: ReadonlySet<FigureId> = new Set()

/** Figures that would answer what is asked. */
export function eligibleFor({ state, question, side, seat }: Situation): ReadonlySet<FigureId> {
  if (!question || !side) return NOBODY
  if (question.kind === 'victim' || question.kind === 'sixes' || question.kind === 'opponent') {
    return new Set(question.among)
  }
  if (question.kind === 'afterShot' && seat && state.rules.premeasure) {
    return new Set(shotsAfterMove(state, seat, question.figure).map(({ target }) => target))
  }
  if (question.kind === 'opportunityFire') return new Set(question.offers.map(({ shooter }) => shooter))
  return NOBODY
}
