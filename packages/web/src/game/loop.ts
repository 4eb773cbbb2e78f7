import {
  type Command,
  check,
  type GameState,
  isGone,
  isRefusal,
  type Question,
  type QuestionOf,
  type SeatId,
  type SideId,
} from '@tactic48/rules'
import { redraft } from '../input/active.ts'
import { partOf, verbOf } from '../interactions/draft.ts'
import { leaveBid } from '../play/bid/bidding.ts'
import { isPlacing } from '../play/deploy/squads.ts'
import { putCardBack } from '../play/hand/playing.ts'
import { actionKey, passesBy } from '../play/reactions/standing.ts'
import { onSituation, type Situation, situationNow } from '../play/situation.ts'
import { type OpponentAtWork, useTable } from '../play/tableStore.ts'
import { leftOf } from '../session/session.ts'
import { wantedAt } from '../session/useScreen.ts'
import { type Game, send, useGame } from './gameStore.ts'
import { planOf, sayInAdvance, standingIn, useInAdvance } from './inAdvance.ts'
import { askedOpponent, askedPerson } from './seen.ts'

interface Now {
  readonly game: Game
  readonly play: Situation
}

/** Something that the table does by itself. */
interface Duty {
  /** `now`: absent where no game is here. */
  readonly look: (now: Now | undefined) => void
}

/**
 * Acts when what it depends on has changed since it last looked; what it returns ends what it began. Without anything to depend on it
 * rests.
 */
function duty<Seen extends readonly unknown[]>(
  read: (now: Now) => Seen | undefined,
  act: (seen: Seen) => (() => void) | undefined,
): Duty {
  let last: Seen | undefined
  let end: (() => void) | undefined
  return {
    look(now) {
      const seen = now && read(now)
      if (seen === last || (seen && last && seen.every((part, i) => part === last?.[i]))) return
      end?.()
      last = seen
      end = seen && act(seen)
    },
  }
}

/** What was in hand is put down when its side is no longer asked, or when it is gone. */
const puttingDown = (): Duty =>
  duty(
    ({ play: { state, side, question } }) => [state, side, question?.kind] as const,
    ([state, side, kind]) => {
      const { selected, draft, clear, select } = useTable.getState()
      const verb = verbOf(draft)
      const figure = state.figures.find(({ id }) => id === selected)
      if (selected && figure && isGone(figure)) clear()
      else if (figure && figure.side !== side && (verb || kind === 'action' || kind === 'window')) select(undefined)
      else if (figure && kind !== 'action' && kind !== 'window' && kind !== 'deploy' && verb) select(figure.id)
      else if (!figure && partOf(draft, 'goal') && kind !== 'drift') clear()
      return undefined
    },
  )

/** A card or a bid that was begun for another question is put back. */
const puttingBack = (): Duty =>
  duty(
    ({ play: { question, side } }) => [question?.since, side] as const,
    () => {
      putCardBack()
      leaveBid()
      return undefined
    },
  )

/**
 * Answers that were given in advance: windows that a side lets pass, Take Cover and bids that were said beforehand, the target
 * of a Move & Fire, how an order is carried out, where a squad deploys. What was said for another moment than this one is asked again.
 */
const answering = (): Duty =>
  duty(
    ({ game, play: { state, question, seat, side } }) => {
      if (!question || !seat || !side) return undefined
      const { standing, plans } = useInAdvance.getState()
      const { happening } = useGame.getState()
      return [question, seat, side, state, standingIn({ standing }, game.id, side), plans, happening] as const
    },
    ([question, seat, side, state, standing, , happening]) => {
      if (question.kind === 'deploy') {
        if (isPlacing(state, side)) {
          void useGame.getState().deployPlanned({ blue: planOf('blue'), ember: planOf('ember') })
        }
        return undefined
      }
      const disturbed = happening?.events.some(({ type }) => type === 'opportunityTriggered') === true
      const passes = question.kind === 'window' && passesBy(standing, state, question)
      const answer = passes ? { verb: 'pass' as const, seat } : answerTo(question, seat, side, state, disturbed)
      if (answer && !isRefusal(check(state, answer))) void hand(answer, question)
      return undefined
    },
  )

/** What comes back refused, or is not taken, is asked after all. */
async function hand(answer: Command, { since }: Question): Promise<void> {
  sayInAdvance({ answering: since })
  await send(answer)
  if (useInAdvance.getState().answering === since) sayInAdvance({ answering: undefined })
}

/** What was said for this question is used up by it. */
function answerTo(
  question: Question,
  seat: SeatId,
  side: SideId,
  state: GameState,
  disturbed: boolean,
): Command | undefined {
  const { cover, bid, shot, order } = useInAdvance.getState()
  switch (question.kind) {
    case 'order':
      if (order) sayInAdvance({ order: undefined })
      return order && orderAsSaid(question, order, seat, state)
    case 'takeCover': {
      if (!cover) return undefined
      sayInAdvance({ cover: undefined })
      const same = cover.figure === question.figure && cover.action === actionKey(state)
      return same ? { verb: 'reactTakeCover', seat, take: cover.take } : undefined
    }
    case 'sealedNumber':
      if (bid?.side !== side) return undefined
      sayInAdvance({ bid: undefined })
      return bid.turn === state.turn.number ? { verb: 'seal', seat, value: bid.tokens } : undefined
    case 'afterShot': {
      if (!shot) return undefined
      sayInAdvance({ shot: undefined })
      const { figure, weapon, target } = shot
      // Under fire on the way the player thinks again.
      return question.figure === figure && !disturbed ? { verb: 'shootAfterMove', seat, weapon, target } : undefined
    }
    default:
      return undefined
  }
}

/** ORDER-19: as it was said, where it still reaches the same men; else the choices are ready for another look. */
function orderAsSaid(
  { officer: asked, recipients }: QuestionOf<'order'>,
  { officer, choices, men }: NonNullable<ReturnType<typeof useInAdvance.getState>['order']>,
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

const be = (opponent: OpponentAtWork): void => {
  if (useTable.getState().opponent !== opponent) useTable.setState({ opponent })
}

/** Lets the opponent decide as soon as the last thing that it did is being shown. */
const playingOpponent = (): Duty =>
  duty(
    ({ game, play: { telling, watching } }) => {
      const { moment, attempt } = useTable.getState()
      const plays =
        !game.heldElsewhere && game.saving !== 'failing' && game.state.phase !== 'over' && !isShownOnly(game)
      const waits = telling || watching || moment !== undefined
      return [game.state, plays && !waits ? askedOpponent(game) : undefined, attempt] as const
    },
    ([, side]) => {
      if (!side) {
        be('rests')
        return undefined
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
    },
  )

const isShownOnly = ({ watchOnly, showsOnly }: Game): boolean => (watchOnly ?? showsOnly) === true

const attend = (side: SideId | undefined): void =>
  void useGame
    .getState()
    .attend(side)
    .catch(() => undefined)

/**
 * HOUSE-17: says to the clock of the game before whom a question is. What is shown for the first time takes nobody's time; to watch
 * it again does.
 */
const attending = (): Duty =>
  duty(
    ({ game, play: { telling, watching } }) => {
      const { state } = game
      if (!state.rules.house.clock || state.phase === 'over' || game.heldElsewhere) return undefined
      const waits = wantedAt(game) !== undefined || (telling && !watching)
      // Every command may be followed by another question.
      return [waits ? undefined : (askedPerson(game) ?? askedOpponent(game)), state] as const
    },
    ([side]) => {
      attend(side)
      return undefined
    },
  )

/** A command may be on its way when the time is up: it is waited for this long. */
const AGAIN = 250

/** Where the time is up, the host is told. */
const ringing = (): Duty =>
  duty(
    ({ game: { clock } }) => clock && ([clock] as const),
    ([clock]) => {
      let timer: ReturnType<typeof setTimeout>
      const ring = async (): Promise<void> => {
        const answer = await useGame.getState().timeUp()
        if (useGame.getState().game?.clock !== clock) return
        // Too early by the clock of the game, or a command was under way that was refused.
        if (answer === 'dropped') timer = setTimeout(() => void ring(), AGAIN)
        else attend(clock.side)
      }
      timer = setTimeout(() => void ring(), leftOf(clock) + 1)
      return () => clearTimeout(timer)
    },
  )

/** Milliseconds between two tries to get a game that another window holds. */
const TRY_EVERY = 1000

/** Asked for while the other window is still open, the game comes here when that is closed. */
const claiming = (): Duty =>
  duty(
    ({ game }) => (game.heldElsewhere && useGame.getState().claimed ? ([] as const) : undefined),
    () => {
      const trying = setInterval(() => void useGame.getState().playOn(), TRY_EVERY)
      return () => clearInterval(trying)
    },
  )

/**
 * The game that is on the table goes on by itself wherever nobody has to decide: started with its page, ended with it. `id`: the game
 * of that page; another one that is still on the table is left alone. It acts in the very call that changes what it looks at, so that
 * nothing is drawn in between: a question that is answered already does not flash up.
 */
export function runGame(id?: string): () => void {
  const duties = [puttingDown(), puttingBack(), answering(), playingOpponent(), attending(), ringing(), claiming()]
  let running = false
  let changed = false
  const settle = (): void => {
    changed = true
    if (running) return
    running = true
    try {
      while (changed) {
        changed = false
        const { game } = useGame.getState()
        const play = situationNow()
        const now = game && play && (id === undefined || game.id === id) ? { game, play } : undefined
        for (const { look } of duties) look(now)
      }
    } finally {
      running = false
    }
  }
  const stops = [onSituation, useGame.subscribe, useTable.subscribe, useInAdvance.subscribe].map((listen) =>
    listen(settle),
  )
  settle()
  return () => {
    for (const stop of stops) stop()
    for (const { look } of duties) look(undefined)
  }
}
