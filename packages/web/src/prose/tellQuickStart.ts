import {
  type EventOf,
  type EventType,
  type FigureId,
  figureOf,
  type GameEvent,
  type GameState,
  isMount,
  knownFigure,
  type MarkerId,
  type MoveEnd,
  markerOf,
  opponentOf,
  type PerSide,
  rideOf,
  type SideId,
  topQuestion,
  vehicleCardOf,
  worthOfFigure,
} from '@tactic48/rules'
import { type Said, type Sentence, sentence, type Telling } from './sentence.ts'
import type { CompanyFact } from './tellCompany.ts'
import { dice, NOTHING, ofFigure, ofSide, type Silent, type Tellers } from './teller.ts'

const rolled = (both: PerSide<readonly number[]>, side: SideId): Sentence['said'] => ({
  blue: dice(both.blue),
  ember: dice(both.ember),
  side: { side },
})

const MOVE_ENDS: { readonly [K in MoveEnd]: readonly [telling: Telling, rule: string] } = {
  arrived: ['moved', 'MOVE-01'],
  stopped: ['movedStopped', 'MOVE-10'],
  shock: ['movedShock', 'MOVE-10'],
  contact: ['movedContact', 'MOVE-06'],
}

/** Set-up, turns and everything that the quick start knows. */
export const QUICK_START: Tellers<Exclude<EventType, CompanyFact | Silent>> = {
  forcesRevealed: ({ totals: { blue, ember } }) => sentence('forcesRevealed', 'SETUP-01', { blue, ember }),
  tableRolled: (event) => sentence('tableRolled', 'SETUP-03', rolled(event.dice, event.layer)),
  tableLaid: () => sentence('tableLaid', 'SETUP-03'),
  edgesChosen: ({ edges: { blue, ember } }) =>
    sentence('edgesChosen', 'SETUP-04', { blue: { edge: blue }, ember: { edge: ember } }),
  objectiveNamed: ({ side, element }) =>
    sentence('objectiveNamed', 'SETUP-13', { side: { side }, element: { element } }),
  deploymentRolled: (event) =>
    event.dice
      ? sentence('deploymentRolled', 'SETUP-07', rolled(event.dice, event.first))
      : sentence('deploymentByAp', 'SETUP-07', { side: { side: event.first } }),
  figureDeployed: ({ figure, at }) => sentence('figureDeployed', 'SETUP-08', { figure: { figure }, square: { at } }),
  initiativeRolled: ({ dice: both, values, first }) => {
    if (!both) return sentence('initiativeGiven', 'SETUP-11', { side: { side: first } })
    if (!values) return sentence('initiativeRolled', 'SETUP-11', rolled(both, first))
    const { blue: blueValue, ember: emberValue } = values
    return sentence('initiativeWithOfficers', 'SETUP-11', { ...rolled(both, first), blueValue, emberValue })
  },
  feinted: ({ side, moves }) =>
    sentence('feinted', 'FEINT-01', { side: { side }, figures: { figures: moves.map(({ figure }) => figure) } }),
  deckShuffled: ({ side, cards }) => sentence('deckShuffled', 'TACTIC-05', { side: { side }, cards }),
  turnStarted: ({ side, seized }) =>
    seized ? sentence('turnSeized', 'INIT-09', { side: { side }, other: { side: opponentOf(side) } }) : NOTHING,
  tokensGained: ({ side, tokens, figure, rule }, { sides, rules: { atIncome: usual } }) => {
    const said = { tokens, side: { side }, pool: sides[side].tokens + tokens }
    if (figure) return sentence('tokensPlanned', rule, { ...said, figure: { figure } })
    return rule === 'SETUP-10' && tokens < usual
      ? sentence('tokensFirst', rule, { ...said, usual })
      : sentence('tokensGained', rule, said)
  },
  tokensSpent: ({ rule, tokens, side }) =>
    rule === 'TURN-05' ? sentence('tokensLost', rule, { tokens, side: { side } }) : NOTHING,
  actionTaken: ({ verb, figure }) =>
    verb === 'takeInitiative' ? sentence('initiativeTried', 'INIT-02', { figure: { figure } }) : NOTHING,
  drawOffered: ofSide('drawOffered', 'VICT-10'),
  drawDeclined: ofSide('drawDeclined', 'VICT-10'),
  undoAsked: ofSide('undoAsked'),
  undoAnswered: ({ accepted, side }) => sentence(accepted ? 'undoGranted' : 'undoRefused', [], { side: { side } }),
  answerSealed: (event, state) =>
    topQuestion(state)?.kind === 'sealedNumber' ? ofSide('bidSealed', 'INIT-05')(event) : ofSide('answerSealed')(event),
  answersRevealed: ({ values: { blue, ember } }) => sentence('bidsRevealed', 'INIT-06', { blue, ember }),
  gameEnded: ({ outcome: { winner, rule } }) =>
    winner ? sentence('won', rule, { side: { side: winner } }) : sentence('drawn', rule),
  aimed: ofFigure('aimed', 'AIM-01'),
  shotDeclared: ({ shooter, target }, _, all) =>
    // The roll tells it all when it comes at once.
    all.some((other) => other.type === 'shotResolved' && other.shooter === shooter)
      ? NOTHING
      : sentence('shotDeclared', 'FIRE-01', { shooter: { figure: shooter }, target: { figure: target } }),
  shotResolved: ({ shooter, target, distance, need, dice: shown, mode, result }, _, all) => {
    const watched = mode === 'opportunityFire'
    // An answer came between the declaration and the dice.
    const answered = !all.some((other) => other.type === 'shotDeclared' && other.shooter === shooter)
    const kind = watched ? 'opportunityShot' : answered ? 'shotRolled' : 'shotResolved'
    return sentence(result === 'miss' ? `${kind}Missed` : kind, watched ? 'OF-06' : 'FIRE-09', {
      shooter: { figure: shooter },
      target: { figure: target },
      distance: { length: distance },
      need: need.score,
      dice: dice(shown),
    })
  },
  tookCover: ({ figure, reaction }) =>
    sentence('tookCover', reaction ? 'COVER-03' : 'COVER-01', { figure: { figure } }),
  coverDeclined: ofFigure('coverDeclined', 'COVER-03'),
  actionLost: ofFigure('actionLost'),
  shotLost: ofFigure('shotLost'),
  wounded: ({ figure, rule }) => sentence('wounded', [rule, 'WOUND-02'], { figure: { figure } }),
  eliminated: ({ figure, rule }, state) =>
    sentence(rule === 'FIRE-11' ? 'headshot' : 'eliminated', rule, {
      figure: { figure },
      ap: worthOfFigure(state, knownFigure(state, figure)),
    }),
  weaponLeft: ({ left: { weapon, position, side } }) =>
    sentence('weaponLeft', 'HOUSE-21', { weapon: { weapon }, square: { at: position }, side: { side } }),
  shockEnded: ofFigure('shockEnded', 'WOUND-04'),
  tieRolled: ({ rule, dice: ties }) => sentence('tieRolled', rule, { dice: dice(...ties.map(({ rolls }) => rolls)) }),
  fightStarted: ({ mover, opponent }) =>
    sentence('fightStarted', 'H2H-01', { figure: { figure: mover }, opponent: { figure: opponent } }),
  blowStruck: ({ by, dice: shown, hits }) =>
    sentence(hits > 0 ? 'blowStruck' : 'blowMissed', 'H2H-02', { by: { figure: by }, dice: dice(shown) }),
  fightEnded: ({ why, mover, opponent }) =>
    why === 'standoff'
      ? sentence('standoff', 'H2H-04', { figure: { figure: mover }, opponent: { figure: opponent } })
      : NOTHING,
  moveEnded: ({ figure, why, at }, state, all) => {
    const said = { figure: { figure }, length: { length: walked(state, figure, all) }, square: { at } }
    const ride = why === 'arrived' ? rideOf(state, knownFigure(state, figure)) : undefined
    if (!ride) return sentence(...MOVE_ENDS[why], said)
    const how = isMount(vehicleCardOf(state, ride).kind) ? 'rode' : 'drove'
    return sentence(how, 'HOUSE-03', { ...said, vehicle: { vehicle: ride.id } })
  },
  opportunityTriggered: ({ figure, markers }, state) => {
    const owners = markers.flatMap((id) => watcherOf(state, id) ?? [])
    return sentence('opportunityTriggered', 'OF-03', { figure: { figure }, owners: { figures: owners } })
  },
  objectiveTouched: ({ figure, element }) =>
    sentence('objectiveTouched', 'VICT-02', { figure: { figure }, element: { element } }),
  opportunityFirePlaced: ({ marker: { owner, at } }) =>
    sentence('opportunityFirePlaced', 'OF-01', { figure: { figure: owner }, square: { at } }),
  opportunityFireHeld: ({ target }) => sentence('opportunityFireHeld', 'OF-04', { target: { figure: target } }),
  opportunityFireResized: ({ marker, radius }, state) => {
    const figure = watcherOf(state, marker)
    const length = { length: radius * 1000 }
    return figure ? sentence('opportunityFireResized', 'OF-11', { figure: { figure }, length }) : NOTHING
  },
  suppressionStarted: ({ marker: { participants, at } }) =>
    sentence('suppressionStarted', 'SF-01', {
      figures: { figures: participants.map(({ figure }) => figure) },
      square: { at },
    }),
  suppressionJoined: ({ participant: { figure } }) => sentence('suppressionJoined', 'SF-10', { figure: { figure } }),
  standingCleared: (event, state) => givenUp(state, event),
  suppressionCollapsed: ({ marker }, state) =>
    sentence('suppressionCollapsed', 'SF-13', { square: markerAt(state, marker) }),
  suppressed: ofFigure('suppressed', 'SF-04'),
  suppressionRolled: ({ marker, rolls }, state) =>
    sentence(
      rolls.some(({ die }) => die >= state.rules.sfWoundOn) ? 'suppressionRolled' : 'suppressionMissed',
      'SF-14',
      { square: markerAt(state, marker), dice: dice(rolls.map(({ die }) => die)) },
    ),
  suppressionSix: ({ by, victim }) =>
    victim
      ? sentence('suppressionSix', 'SF-14', { by: { figure: by }, victim: { figure: victim } })
      : sentence('suppressionWasted', 'SF-14', { by: { figure: by } }),
  grenadeThrown: ({ thrower, at }) =>
    sentence('grenadeThrown', 'GREN-01', { figure: { figure: thrower }, square: { at } }),
  grenadeAtSlit: ({ goesIn, element, die }) =>
    sentence(goesIn ? 'grenadeGoesIn' : 'grenadeStaysOut', 'BUNKER-04', { element: { element }, die }),
  grenadeDispersed: ({ die }) => sentence('grenadeDispersed', 'GREN-05', { die }),
  grenadeDrifted: ({ from, to, dud }) => {
    if (dud) return sentence('grenadeDud', 'GREN-06')
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (length === 0) return sentence('grenadeStays', 'GREN-06')
    return sentence('grenadeDrifted', 'GREN-06', { length: { length }, square: { at: to } })
  },
  grenadeBurst: ({ caught: figures, safe, wounds, dice: shown }) => [
    figures.length > 0
      ? sentence(wounds > 0 ? 'grenadeBurst' : 'grenadeHarmless', 'GREN-09', {
          figures: { figures },
          dice: dice(shown),
        })
      : sentence('grenadeEmpty', 'GREN-09'),
    ...(safe.length > 0
      ? [sentence('grenadeSafe', 'GREN-08', { figures: { figures: safe.map(({ figure }) => figure) } })]
      : []),
  ],
}

function watcherOf(state: GameState, id: MarkerId): FigureId | undefined {
  const marker = markerOf(state, id)
  return marker?.kind === 'opportunityFire' ? marker.owner : undefined
}

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

/** Which marker, and where it lay; TURN-15 gives it up for an Action, other rules take it. */
function givenUp(state: GameState, { figure: id, rule }: EventOf<'standingCleared'>): readonly Sentence[] {
  const figure = { figure: id }
  if (rule !== 'TURN-15') return [sentence('standingCleared', rule, { figure })]
  const { standing, aims = 0 } = figureOf(state, id) ?? {}
  const told: Sentence[] = []
  if (standing?.kind === 'takeCover') told.push(sentence('coverGivenUp', rule, { figure }))
  else if (standing) {
    const at = markerOf(state, standing.marker)?.at
    const telling = standing.kind === 'opportunityFire' ? 'opportunityGivenUp' : 'suppressionGivenUp'
    if (at) told.push(sentence(telling, rule, { figure, square: { at } }))
  }
  return aims > 0 ? [...told, sentence('aimGivenUp', rule, { figure })] : told
}
