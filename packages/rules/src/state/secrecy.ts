import type { Verb } from './command.ts'
import type { EventOf, EventType } from './event.ts'
import { type PerSide, SIDES, type SideId } from './ids.ts'
import type { Question, QuestionKind, QuestionOf, Sealed } from './question.ts'
import { type Frame, type GameState, type Pile, type SideState, shapedState } from './state.ts'

/**
 * GEN-09: what is hidden from whom is said here and nowhere else. Views, redacted facts, the log and saved files follow from
 * these tables, and a new field, question or event does not compile until it has its row.
 */
type Viewer = SideId | undefined

/** Everybody may know it. */
const open = 'open'
type Open = typeof open

/** What `viewer` may know of a value; the same value where nothing is hidden. A viewer without a side sees what both may see. */
type Cut<T> = (value: T, viewer: Viewer) => T

const SEALED = { sealed: true } as const

function cutAnswers<T>(answers: Partial<PerSide<Sealed<T>>>, viewer: Viewer): Partial<PerSide<Sealed<T>>> {
  if (SIDES.every((side) => side === viewer || answers[side] === undefined)) return answers
  const cut: { [S in SideId]?: Sealed<T> } = {}
  for (const side of SIDES) {
    const answer = answers[side]
    if (answer) cut[side] = side === viewer ? answer : SEALED
  }
  return cut
}

const QUESTIONS: { readonly [K in QuestionKind]: Open | Cut<QuestionOf<K>> } = {
  force: (question, viewer) => ({ ...question, answers: cutAnswers(question.answers, viewer) }),
  sealedNumber: (question, viewer) => ({ ...question, answers: cutAnswers(question.answers, viewer) }),
  layout: open,
  edge: open,
  objective: open,
  deploy: open,
  feint: open,
  action: open,
  window: open,
  continueMove: open,
  takeCover: open,
  opportunityFire: open,
  afterShot: open,
  victim: open,
  sixes: open,
  drift: open,
  opponent: open,
  order: open,
  callKind: open,
  support: open,
  teams: open,
  mortar: open,
  entry: open,
  selfCall: open,
  raise: open,
  draw: open,
  undo: open,
}

/** TACTIC-07: size and AP stay; an empty pile hides nothing. */
const cutPile = (pile: Pile): Pile =>
  pile.size === 0 || pile.cards === undefined ? pile : { size: pile.size, ap: pile.ap, cards: undefined }

const SIDE_STATE: { readonly [F in keyof SideState]: Open | ((value: SideState[F]) => SideState[F]) } = {
  tokens: open,
  spentThisTurn: open,
  begun: open,
  offeredDraw: open,
  askedUndo: open,
  faction: open,
  unlisted: open,
  deck: cutPile,
  hand: cutPile,
  discard: open,
  callCredits: open,
  reinforced: open,
  support: open,
}

const STATE: { readonly [F in keyof GameState]: Open | Cut<GameState[F]> } = {
  rules: open,
  cards: open,
  seats: open,
  phase: open,
  setup: open,
  table: open,
  sides: cutSides,
  turn: open,
  figures: open,
  sheets: open,
  markers: open,
  vehicles: open,
  leftWeapons: open,
  fixtures: open,
  smoke: open,
  schedule: open,
  effects: open,
  goals: open,
  stack: cutStack,
  reckoningHeld: open,
  clock: open,
  outcome: open,
}

function cutSides(sides: PerSide<SideState>, viewer: Viewer): PerSide<SideState> {
  const cut = { blue: cutSide(sides.blue, viewer === 'blue'), ember: cutSide(sides.ember, viewer === 'ember') }
  return cut.blue === sides.blue && cut.ember === sides.ember ? sides : cut
}

function cutSide(side: SideState, own: boolean): SideState {
  if (own) return side
  let cut = side
  for (const field of Object.keys(SIDE_STATE) as (keyof SideState)[]) cut = cutField(cut, field)
  return cut
}

function cutField<F extends keyof SideState>(side: SideState, field: F): SideState {
  const secrecy = SIDE_STATE[field]
  if (secrecy === open) return side
  const value = (secrecy as (value: SideState[F]) => SideState[F])(side[field])
  return value === side[field] ? side : { ...side, [field]: value }
}

function cutStack(stack: readonly Frame[], viewer: Viewer): readonly Frame[] {
  const cut = stack.map((frame) => (frame.frame === 'question' ? cutFrame(frame, viewer) : frame))
  return cut.every((frame, i) => frame === stack[i]) ? stack : cut
}

function cutFrame(frame: Extract<Frame, { readonly frame: 'question' }>, viewer: Viewer): Frame {
  const question = cutQuestion(frame.question, viewer)
  return question === frame.question ? frame : { frame: 'question', question }
}

function cutQuestion<K extends QuestionKind>(question: QuestionOf<K>, viewer: Viewer): Question {
  const secrecy = QUESTIONS[question.kind]
  return secrecy === open ? question : (secrecy as Cut<QuestionOf<K>>)(question, viewer)
}

/** The state as a side may know it: the same shape with what is hidden left out. After the game nothing is hidden. */
export function cutState(state: GameState, viewer: Viewer): GameState {
  if (state.phase === 'over') return state
  let cut = state
  for (const field of Object.keys(STATE) as (keyof GameState)[]) cut = cutStateField(cut, field, viewer)
  return cut === state ? state : shapedState(cut)
}

function cutStateField<F extends keyof GameState>(state: GameState, field: F, viewer: Viewer): GameState {
  const secrecy = STATE[field]
  if (secrecy === open) return state
  const value = (secrecy as Cut<GameState[F]>)(state[field], viewer)
  return value === state[field] ? state : { ...state, [field]: value }
}

const withoutCard = ({ card: _, ...event }: EventOf<'cardDrawn'>): EventOf<'cardDrawn'> => event

const EVENTS: { readonly [T in EventType]: Open | Cut<EventOf<T>> } = {
  taskOpened: open,
  taskAdvanced: open,
  taskClosed: open,
  questionOpened: open,
  answerSealed: (event, viewer) => (event.side === viewer ? event : { ...event, answer: SEALED }),
  questionClosed: open,
  questionRestored: open,
  answersRevealed: open,
  forcesRevealed: cutDecks,
  tableRolled: open,
  tableLaid: open,
  edgesChosen: open,
  objectiveNamed: open,
  deploymentRolled: open,
  figureDeployed: open,
  feinted: open,
  deckShuffled: open,
  initiativeRolled: open,
  turnStarted: open,
  turnEnded: open,
  tokensGained: open,
  tokensSpent: open,
  actionTaken: open,
  firstAidGiven: open,
  casualtyChecked: open,
  contactTried: open,
  contactLost: open,
  callTried: open,
  callSettled: open,
  teamsCounted: open,
  arrivalScheduled: open,
  scheduleCounted: open,
  fireArrived: open,
  shellFell: open,
  smokeLaid: open,
  smokeThinned: open,
  teamEntered: open,
  arrivalDelayed: open,
  messageTaken: open,
  leftTable: open,
  returned: open,
  cardDrawn: (event, viewer) => (event.side === viewer || event.card === undefined ? event : withoutCard(event)),
  cardPlayed: open,
  effectBegan: open,
  effectSpent: open,
  effectsLapsed: open,
  pinned: open,
  rallied: open,
  healed: open,
  resupplied: open,
  kitsGained: open,
  grenadeFailed: open,
  cardsRevealed: open,
  casualtyPickedUp: open,
  casualtyPutDown: open,
  casualtyLoaded: open,
  casualtyEvacuated: open,
  restockBegun: open,
  kitsRefilled: open,
  mounted: open,
  dismounted: open,
  orderGiven: open,
  orderFailed: open,
  halted: open,
  orderRefused: open,
  executorCalled: open,
  orderSkipped: open,
  orderEnded: open,
  drawOffered: open,
  drawDeclined: open,
  undoAsked: open,
  undoAnswered: open,
  reckoningHeld: open,
  reckoningDue: open,
  gameEnded: open,
  aimed: open,
  shotDeclared: open,
  shotResolved: open,
  tookCover: open,
  coverDeclined: open,
  actionLost: open,
  opportunityFirePlaced: open,
  opportunityFireSpent: open,
  opportunityFireResized: open,
  opportunityFireHeld: open,
  suppressionStarted: open,
  suppressionJoined: open,
  standingCleared: open,
  suppressionCollapsed: open,
  suppressed: open,
  suppressionRolled: open,
  suppressionSix: open,
  moved: open,
  moveEnded: open,
  opportunityTriggered: open,
  objectiveTouched: open,
  shotLost: open,
  armourShot: open,
  chargeLaid: open,
  armourTested: open,
  armourPenetrated: open,
  grenadeThrown: open,
  grenadeAtSlit: open,
  grenadeDispersed: open,
  grenadeDrifted: open,
  grenadeBurst: open,
  fightStarted: open,
  blowStruck: open,
  fightEnded: open,
  wounded: open,
  eliminated: open,
  shockEnded: open,
  weaponLeft: open,
  tieRolled: open,
  bidRaised: open,
  initiativeContested: open,
  shockTested: open,
  leftForGood: open,
  messageOut: open,
  goalReached: open,
  timedOut: open,
}

/** TACTIC-07. */
function cutDecks(event: EventOf<'forcesRevealed'>, viewer: Viewer): EventOf<'forcesRevealed'> {
  const { decks } = event
  if (!decks || SIDES.every((side) => side === viewer || cutPile(decks[side]) === decks[side])) return event
  const cut = (side: SideId): Pile => (side === viewer ? decks[side] : cutPile(decks[side]))
  return { ...event, decks: { blue: cut('blue'), ember: cut('ember') } }
}

/** A fact as a side may know it. */
export function cutEvent<T extends EventType>(event: EventOf<T>, viewer: Viewer): EventOf<T> {
  const secrecy = EVENTS[event.type]
  return secrecy === open ? event : (secrecy as Cut<EventOf<T>>)(event, viewer)
}

/** Commands that say what only their author may know, and the fact with which everybody does. */
const COMMANDS: { readonly [V in Verb]?: EventType } = { submitForce: 'forcesRevealed', seal: 'answersRevealed' }

export const isSecretVerb = (verb: Verb): boolean => Object.hasOwn(COMMANDS, verb)

/** The facts with which something hidden becomes open. */
export const isReveal = (type: EventType): boolean => Object.values(COMMANDS).includes(type)

/** Facts with which something hidden comes in or out: taking them back needs consent. */
export const isSecretFact = (type: EventType): boolean => EVENTS[type] !== open || isReveal(type)
