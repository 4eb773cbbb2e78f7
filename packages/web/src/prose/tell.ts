import {
  apply,
  type FigureId,
  fold,
  type GameEvent,
  type GameState,
  isMount,
  knownFigure,
  type MarkerId,
  markerOf,
  rideOf,
  type SeenCommand,
  topQuestion,
  vehicleCardOf,
  worthOfFigure,
} from '@tactic48/rules'
import { type Said, type Sentence, sentence, type Telling } from './sentence.ts'
import { tellArmour } from './tellArmour.ts'
import { tellCall } from './tellCall.ts'
import { tellCard } from './tellCard.ts'
import { tellCare } from './tellCare.ts'
import { tellGivenUp } from './tellGivenUp.ts'
import { tellOrder } from './tellOrder.ts'
import { tellSetUp } from './tellSetUp.ts'

/** What a run of facts says, in order. */
export function tellEvents(before: GameState, events: readonly GameEvent[]): readonly Sentence[] {
  const told: Sentence[] = []
  let state = before
  for (const event of events) {
    told.push(...tell(state, event, events))
    state = apply(state, event)
  }
  return together(told)
}

/** What befalls many alike, one sentence for all of them: SF-04 holds them, ORDER-03 passes them over. */
const TOGETHER: { readonly [one in Telling]?: Telling } = {
  suppressed: 'allSuppressed',
  orderSkipped: 'orderSkippedAll',
}

function together(told: readonly Sentence[]): readonly Sentence[] {
  const joined: Sentence[] = []
  for (const one of told) {
    const last = joined.at(-1)
    const all = TOGETHER[one.telling]
    if (!all || (last?.telling !== one.telling && last?.telling !== all) || `${last.rules}` !== `${one.rules}`) {
      joined.push(one)
      continue
    }
    const figures = [...namedIn(last), ...namedIn(one)]
    joined.splice(-1, 1, sentence(all, one.rules, { figures: { figures } }))
  }
  return joined
}

function namedIn({ said }: Sentence): readonly FigureId[] {
  const { figure, figures } = said
  if (typeof figure === 'object' && 'figure' in figure) return [figure.figure]
  return typeof figures === 'object' && 'figures' in figures ? figures.figures : []
}

const known = new WeakMap<SeenCommand, readonly Sentence[]>()

/** One entry of the log; `before` is the state that its command met. */
export function tellEntry(before: GameState, entry: SeenCommand): readonly Sentence[] {
  const told = known.get(entry)
  if (told) return told
  const fresh = [...tellCommand(entry), ...tellTurn(before, entry)]
  known.set(entry, fresh)
  return fresh
}

function tellCommand({ command, side }: SeenCommand): readonly Sentence[] {
  if (command?.verb === 'resign') return [sentence('resigned', 'VICT-10', { side: { side } })]
  if (command?.verb === 'pass') return [sentence('passed', 'TURN-16', { side: { side } })]
  if (command?.verb === 'endTurn') return [sentence('turnEnded', 'TURN-07', { side: { side } })]
  return []
}

/** TURN-06: a turn that ended for want of tokens says so before what its end brings. INIT-09, HOUSE-17: others end with tokens left. */
function tellTurn(before: GameState, { command, events }: SeenCommand): readonly Sentence[] {
  const ended = events.find((event) => event.type === 'turnEnded')
  if (ended?.type !== 'turnEnded' || command?.verb === 'endTurn') return tellEvents(before, events)
  const end = events.findIndex(endsTurn)
  const after = fold(before, events.slice(0, end))
  const out = after.sides[ended.side].tokens === 0
  return [
    ...tellEvents(before, events.slice(0, end)),
    ...(out ? [sentence('tokensOut', 'TURN-06', { side: { side: ended.side } })] : []),
    ...tellEvents(after, events.slice(end)),
  ]
}

/** The first of what the end of a turn brings. */
const endsTurn = (event: GameEvent): boolean =>
  event.type === 'shockEnded' ||
  event.type === 'turnEnded' ||
  (event.type === 'tokensSpent' && event.rule === 'TURN-05')

const said = (...dice: readonly (readonly number[])[]): Said => ({ dice: dice.flat() })

function tell(state: GameState, event: GameEvent, all: readonly GameEvent[]): readonly Sentence[] {
  switch (event.type) {
    case 'tokensGained': {
      const pool = state.sides[event.side].tokens + event.tokens
      if (event.figure) {
        const words = { figure: { figure: event.figure }, tokens: event.tokens, side: { side: event.side }, pool }
        return [sentence('tokensPlanned', event.rule, words)]
      }
      const fewer = event.rule === 'SETUP-10' && event.tokens < state.rules.atIncome
      if (fewer) {
        const words = { tokens: event.tokens, side: { side: event.side }, pool, usual: state.rules.atIncome }
        return [sentence('tokensFirst', event.rule, words)]
      }
      return [sentence('tokensGained', event.rule, { tokens: event.tokens, side: { side: event.side }, pool })]
    }
    case 'tokensSpent':
      if (event.rule !== 'TURN-05') return []
      return [sentence('tokensLost', 'TURN-05', { tokens: event.tokens, side: { side: event.side } })]
    case 'drawOffered':
      return [sentence('drawOffered', 'VICT-10', { side: { side: event.side } })]
    case 'drawDeclined':
      return [sentence('drawDeclined', 'VICT-10', { side: { side: event.side } })]
    case 'undoAsked':
      return [sentence('undoAsked', [], { side: { side: event.side } })]
    case 'undoAnswered':
      return [sentence(event.accepted ? 'undoGranted' : 'undoRefused', [], { side: { side: event.side } })]
    case 'answerSealed': {
      const side = { side: event.side }
      return topQuestion(state)?.kind === 'sealedNumber'
        ? [sentence('bidSealed', 'INIT-05', { side })]
        : [sentence('answerSealed', [], { side })]
    }
    case 'answersRevealed':
      return [sentence('bidsRevealed', 'INIT-06', { blue: event.values.blue, ember: event.values.ember })]
    case 'gameEnded': {
      const { winner, rule } = event.outcome
      return [winner ? sentence('won', rule, { side: { side: winner } }) : sentence('drawn', rule)]
    }
    default:
      return [...tellSetUp(event), ...tellAction(state, event, all)]
  }
}

function tellAction(state: GameState, event: GameEvent, all: readonly GameEvent[]): readonly Sentence[] {
  switch (event.type) {
    case 'aimed':
      return [sentence('aimed', 'AIM-01', { figure: { figure: event.figure } })]
    case 'shotDeclared': {
      // The roll tells it all when it comes at once.
      if (all.some((other) => other.type === 'shotResolved' && other.shooter === event.shooter)) return []
      const { shooter, target } = event
      return [sentence('shotDeclared', 'FIRE-01', { shooter: { figure: shooter }, target: { figure: target } })]
    }
    case 'shotResolved': {
      const { shooter, target, distance, need, dice, mode, result } = event
      const watched = mode === 'opportunityFire'
      // An answer came between the declaration and the dice.
      const answered = !all.some((other) => other.type === 'shotDeclared' && other.shooter === shooter)
      const kind = watched ? 'opportunityShot' : answered ? 'shotRolled' : 'shotResolved'
      return [
        sentence(result === 'miss' ? `${kind}Missed` : kind, watched ? 'OF-06' : 'FIRE-09', {
          shooter: { figure: shooter },
          target: { figure: target },
          distance: { length: distance },
          need: need.score,
          dice: said(dice),
        }),
      ]
    }
    case 'tookCover':
      return [sentence('tookCover', event.reaction ? 'COVER-03' : 'COVER-01', { figure: { figure: event.figure } })]
    case 'coverDeclined':
      return [sentence('coverDeclined', 'COVER-03', { figure: { figure: event.figure } })]
    case 'actionLost':
      return [sentence('actionLost', event.rule, { figure: { figure: event.figure } })]
    case 'shotLost':
      return [sentence('shotLost', event.rule, { figure: { figure: event.figure } })]
    case 'wounded':
      return [sentence('wounded', [event.rule, 'WOUND-02'], { figure: { figure: event.figure } })]
    case 'eliminated': {
      const ap = worthOfFigure(state, knownFigure(state, event.figure))
      return [
        sentence(event.rule === 'FIRE-11' ? 'headshot' : 'eliminated', event.rule, {
          figure: { figure: event.figure },
          ap,
        }),
      ]
    }
    case 'shockEnded':
      return [sentence('shockEnded', 'WOUND-04', { figure: { figure: event.figure } })]
    case 'tieRolled':
      return [sentence('tieRolled', event.rule, { dice: said(...event.dice.map(({ rolls }) => rolls)) })]
    case 'fightStarted':
      return [
        sentence('fightStarted', 'H2H-01', { figure: { figure: event.mover }, opponent: { figure: event.opponent } }),
      ]
    case 'blowStruck':
      return [
        sentence(event.hits > 0 ? 'blowStruck' : 'blowMissed', 'H2H-02', {
          by: { figure: event.by },
          dice: said(event.dice),
        }),
      ]
    case 'fightEnded':
      if (event.why !== 'standoff') return []
      return [sentence('standoff', 'H2H-04', { figure: { figure: event.mover }, opponent: { figure: event.opponent } })]
    default:
      return tellGround(state, event, all)
  }
}

const ENDS = { arrived: 'moved', stopped: 'movedStopped', shock: 'movedShock', contact: 'movedContact' } as const

function tellGround(state: GameState, event: GameEvent, all: readonly GameEvent[]): readonly Sentence[] {
  switch (event.type) {
    case 'moveEnded': {
      const length = walked(state, event.figure, all)
      const telling = ENDS[event.why]
      const ride = rideOf(state, knownFigure(state, event.figure))
      if (ride && telling === 'moved') {
        const how = isMount(vehicleCardOf(state, ride).kind) ? 'rode' : 'drove'
        return [
          sentence(how, 'HOUSE-03', {
            figure: { figure: event.figure },
            vehicle: { vehicle: ride.id },
            length: { length },
            square: { at: event.at },
          }),
        ]
      }
      const rule = telling === 'moved' ? 'MOVE-01' : telling === 'movedContact' ? 'MOVE-06' : 'MOVE-10'
      return [
        sentence(telling, rule, { figure: { figure: event.figure }, length: { length }, square: { at: event.at } }),
      ]
    }
    case 'opportunityTriggered': {
      const owners = event.markers.flatMap((id) => {
        const marker = markerOf(state, id)
        return marker?.kind === 'opportunityFire' ? [marker.owner] : []
      })
      return [
        sentence('opportunityTriggered', 'OF-03', { figure: { figure: event.figure }, owners: { figures: owners } }),
      ]
    }
    case 'objectiveTouched':
      return [
        sentence('objectiveTouched', 'VICT-02', {
          figure: { figure: event.figure },
          element: { element: event.element },
        }),
      ]
    case 'opportunityFirePlaced': {
      const { owner, at } = event.marker
      return [sentence('opportunityFirePlaced', 'OF-01', { figure: { figure: owner }, square: { at } })]
    }
    case 'opportunityFireHeld':
      return [sentence('opportunityFireHeld', 'OF-04', { target: { figure: event.target } })]
    case 'opportunityFireResized': {
      const marker = markerOf(state, event.marker)
      const figure = marker?.kind === 'opportunityFire' ? marker.owner : undefined
      return figure
        ? [sentence('opportunityFireResized', 'OF-11', { figure: { figure }, length: { length: event.radius * 1000 } })]
        : []
    }
    case 'suppressionStarted': {
      const { participants, at } = event.marker
      const figures = participants.map(({ figure }) => figure)
      return [sentence('suppressionStarted', 'SF-01', { figures: { figures }, square: { at } })]
    }
    case 'suppressionJoined':
      return [sentence('suppressionJoined', 'SF-10', { figure: { figure: event.participant.figure } })]
    case 'standingCleared':
      return tellGivenUp(state, event)
    case 'suppressionCollapsed':
      return [sentence('suppressionCollapsed', 'SF-13', { square: markerAt(state, event.marker) })]
    case 'suppressed':
      return [sentence('suppressed', 'SF-04', { figure: { figure: event.figure } })]
    case 'suppressionRolled':
      return [
        sentence(
          event.rolls.some(({ die }) => die >= state.rules.sfWoundOn) ? 'suppressionRolled' : 'suppressionMissed',
          'SF-14',
          { square: markerAt(state, event.marker), dice: said(event.rolls.map(({ die }) => die)) },
        ),
      ]
    case 'suppressionSix':
      return event.victim
        ? [sentence('suppressionSix', 'SF-14', { by: { figure: event.by }, victim: { figure: event.victim } })]
        : [sentence('suppressionWasted', 'SF-14', { by: { figure: event.by } })]
    default:
      return tellGrenade(event)
  }
}

function tellGrenade(event: GameEvent): readonly Sentence[] {
  switch (event.type) {
    case 'grenadeThrown':
      return [sentence('grenadeThrown', 'GREN-01', { figure: { figure: event.thrower }, square: { at: event.at } })]
    case 'grenadeAtSlit':
      return [
        sentence(event.goesIn ? 'grenadeGoesIn' : 'grenadeStaysOut', 'BUNKER-04', {
          element: { element: event.element },
          die: event.die,
        }),
      ]
    case 'grenadeDispersed':
      return [sentence('grenadeDispersed', 'GREN-05', { die: event.die })]
    case 'grenadeDrifted': {
      if (event.dud) return [sentence('grenadeDud', 'GREN-06')]
      const length = Math.hypot(event.to.x - event.from.x, event.to.y - event.from.y)
      if (length === 0) return [sentence('grenadeStays', 'GREN-06')]
      return [sentence('grenadeDrifted', 'GREN-06', { length: { length }, square: { at: event.to } })]
    }
    case 'grenadeBurst': {
      const burst =
        event.caught.length > 0
          ? sentence(event.wounds > 0 ? 'grenadeBurst' : 'grenadeHarmless', 'GREN-09', {
              figures: { figures: event.caught },
              dice: said(event.dice),
            })
          : sentence('grenadeEmpty', 'GREN-09')
      const safe = event.safe.map(({ figure }) => figure)
      return safe.length > 0 ? [burst, sentence('grenadeSafe', 'GREN-08', { figures: { figures: safe } })] : [burst]
    }
    default:
      return tellCompany(event)
  }
}

const tellCompany = (event: GameEvent): readonly Sentence[] => [
  ...tellOrder(event),
  ...tellCall(event),
  ...tellCard(event),
  ...tellArmour(event),
  ...tellCare(event),
]

function markerAt(state: GameState, id: MarkerId): Said {
  const marker = markerOf(state, id)
  return marker ? { at: marker.at } : ''
}

/** The way behind a mover: steps of the track are thousandths of a u, but for their rounding. */
function walked(state: GameState, id: FigureId, all: readonly GameEvent[]): number {
  const last = all.findLast((event) => event.type === 'moved' && event.figure === id)
  if (last?.type === 'moved') return last.k
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const frame = state.stack[i]
    if (frame?.frame === 'task' && frame.task.kind === 'movement' && frame.task.figure === id) return frame.task.k
  }
  return 0
}
