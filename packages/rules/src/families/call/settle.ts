import { companyOf } from '../../editions/ruleSet.ts'
import { pointIn } from '../../input/command.ts'
import { list, oneOf, point, record, text } from '../../input/raw.ts'
import type { VerbRule } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, ask, askedQuestion, closeQuestion, closeTask, openTask, runningTask } from '../../kernel/stack.ts'
import { checkAim } from '../../query/blast.ts'
import { bombsOf, leftToOpponent, whyNotCall } from '../../query/callKinds.ts'
import { freshScheduleId, knownFigure } from '../../query/figures.ts'
import { teamOf, teamsByFigures, usualTeams } from '../../query/reinforce.ts'
import { checkSupport, supportOf } from '../../query/support.ts'
import type { CommandOf, TeamChoice } from '../../state/command.ts'
import { type CardId, cardId, type FigureId, opponentOf, type SideId } from '../../state/ids.ts'
import type { Arrival } from '../../state/lasting.ts'
import { isRefusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import { BOMBS, CALL_KINDS, type CallKind, SHELLS, SUPPORT } from '../../state/support.ts'
import type { CallTask } from '../../state/task.ts'

/** CALL-05, CALL-09 step 3: asks for the kind, or fixes the one that was declared or alone is possible. */
export function advanceCall(flow: Flow, task: CallTask): void {
  const { caller: id, wanted, among } = task
  const { side } = knownFigure(flow.state, id)
  if (wanted !== undefined) {
    if (task.settled) askDetails(flow, id, wanted)
    else if (among.includes(wanted)) fix(flow, task, wanted, side)
    else closeTask(flow, 'call')
    return
  }
  const left = leftToOpponent(flow.state)
  const open = left ? among.filter((kind) => kind !== 'platoonMortar') : among
  const [only, ...others] = open
  if (only === undefined) closeTask(flow, 'call')
  else if (left || others.length > 0) {
    ask(flow, { kind: 'callKind', awaiting: [chooserOf(flow.state, task)], caller: id, among: open })
  } else fix(flow, task, only, side)
}

/** CALL-05: the opponent, where the sheet leaves it to him. */
function chooserOf(state: GameState, { caller }: CallTask): SideId {
  const { side } = knownFigure(state, caller)
  return leftToOpponent(state) ? opponentOf(side) : side
}

function fix(flow: Flow, task: CallTask, kind: CallKind, by: SideId): void {
  advanceTask(flow, { ...task, wanted: kind, settled: true })
  flow.emit({ type: 'callSettled', caller: task.caller, kind, by })
}

/** CALL-09 step 4. */
function askDetails(flow: Flow, id: FigureId, kind: CallKind): void {
  const { side } = knownFigure(flow.state, id)
  if (kind === 'supportFire') {
    ask(flow, { kind: 'support', awaiting: [side], caller: id, profiles: supportOf(flow.state, side) })
  } else if (kind === 'platoonMortar') {
    const { platoonCallShells: shells } = companyOf(flow.state.rules)
    ask(flow, { kind: 'mortar', awaiting: [side], caller: id, ammo: bombsOf(flow.state), shells })
  } else countTeams(flow, id)
}

/** REINF-01. */
function countTeams(flow: Flow, caller: FigureId): void {
  const { side } = knownFigure(flow.state, caller)
  const die = companyOf(flow.state.rules).reinforcementTeams === 'd6' ? flow.chance.d6() : undefined
  const byFigures = teamsByFigures(flow.state, side)
  // REINF-02, FORCE-02: a team without a card does not come.
  const count = usualTeams(flow.state, knownFigure(flow.state, caller), die ?? byFigures.teams).length
  flow.emit({
    type: 'teamsCounted',
    caller,
    teams: count,
    ...(die === undefined ? { figures: byFigures.figures } : { die }),
  })
  if (count > 0) ask(flow, { kind: 'teams', awaiting: [side], caller, count })
  else closeTask(flow, 'call')
}

/** CALL-06, CALL-07, CALL-09 step 5. */
function schedule(flow: Flow, what: Exclude<Arrival, { kind: 'runner' }>, delay: number | 'd6', atOnce: boolean): void {
  const die = delay === 'd6' && !atOnce ? flow.chance.d6() : undefined
  const due = atOnce || delay === 'd6' ? (die ?? 1) : delay
  const { side } = knownFigure(flow.state, what.caller)
  const entry = { id: freshScheduleId(flow.state), side, due, what }
  flow.emit({ type: 'arrivalScheduled', entry, ...(die !== undefined && { die }) })
}

/** D29. */
export const chooseCall: VerbRule<'chooseCall'> = {
  answers: ['callKind'],
  read: (raw, seat) => ({ verb: 'chooseCall', seat, kind: oneOf(raw.kind, 'kind', CALL_KINDS) }),
  check(state, command) {
    const { among, caller } = askedQuestion(state, 'callKind')
    if (among.includes(command.kind)) return { command }
    const reason = whyNotCall(state, knownFigure(state, caller), command.kind, { contact: true, away: false })
    return reason ?? refuse('CALL-05', 'kindNotOffered')
  },
  resolve(flow, { command }) {
    closeQuestion(flow, 'callKind')
    const task = runningTask(flow.state, 'call')
    fix(flow, task, command.kind, chooserOf(flow.state, task))
  },
}

/** D30, D49, SUPP-01. */
const placeSupport: VerbRule<'placeSupport'> = {
  answers: ['support'],
  read: (raw, seat) => ({
    verb: 'placeSupport',
    seat,
    profile: oneOf(raw.profile, 'profile', SUPPORT),
    ammo: oneOf(raw.ammo, 'ammo', SHELLS),
    at: pointIn(raw, 'at'),
    ...(raw.line === undefined ? undefined : { line: point(raw.line, 'line') }),
  }),
  check(state, command) {
    const { caller } = askedQuestion(state, 'support')
    return checkSupport(state, knownFigure(state, caller).side, command) ?? { command }
  },
  resolve(flow, { command: { profile, ammo, at, line } }) {
    closeQuestion(flow, 'support')
    const { caller, atOnce } = runningTask(flow.state, 'call')
    const barrage = { profile, ammo, target: at, line }
    const { arrivalDelay } = companyOf(flow.state.rules)
    schedule(flow, { kind: 'supportFire', caller, barrage }, arrivalDelay, atOnce)
    closeTask(flow, 'call')
  },
}

const TEAM_LIMIT = 100
const CARD_LIMIT = 20

function teamIn(value: unknown, index: number): TeamChoice {
  if (value === 'team') return value
  const field = `teams[${index}]`
  const raw = record(value, field)
  const cards = (name: 'assigned' | 'upgrades'): readonly CardId[] =>
    list(raw[name] ?? [], `${field}.${name}`, CARD_LIMIT).map((one) => cardId(text(one, `${field}.${name}`)))
  return {
    card: cardId(text(raw.card, `${field}.card`)),
    assigned: cards('assigned'),
    ...(raw.upgrades === undefined ? undefined : { upgrades: cards('upgrades') }),
  }
}

/** D31, REINF-02. */
const chooseTeams: VerbRule<'chooseTeams'> = {
  answers: ['teams'],
  read: (raw, seat) => ({ verb: 'chooseTeams', seat, teams: list(raw.teams, 'teams', TEAM_LIMIT).map(teamIn) }),
  check(state, command) {
    const { count, caller: id } = askedQuestion(state, 'teams')
    const { teams } = command
    if (teams.length !== count) return refuse('REINF-01', 'wrongNumber', { need: count, have: teams.length })
    const caller = knownFigure(state, id)
    for (const [i, choice] of teams.entries()) {
      const team = teamOf(state, caller, choice, teams.slice(0, i))
      if (isRefusal(team)) return team
    }
    return { command }
  },
  resolve(flow, { command }) {
    closeQuestion(flow, 'teams')
    const task = runningTask(flow.state, 'call')
    const caller = knownFigure(flow.state, task.caller)
    const teams = command.teams.flatMap((choice) => {
      const team = teamOf(flow.state, caller, choice)
      return isRefusal(team) ? [] : [team]
    })
    const { arrivalDelay } = companyOf(flow.state.rules)
    schedule(flow, { kind: 'reinforcements', caller: caller.id, teams }, arrivalDelay, task.atOnce)
    closeTask(flow, 'call')
  },
}

const AIM_LIMIT = 20

function checkAims(state: GameState, { ammo, each, at }: CommandOf<'aimMortar'>) {
  const question = askedQuestion(state, 'mortar')
  if (each && !companyOf(state.rules).platoonCallMixedAmmo) return refuse('MORTAR-01', 'oneAmmo')
  if ([ammo, ...(each ?? [])].some((bomb) => !question.ammo.includes(bomb))) {
    return refuse('MORTAR-01', 'ammoNotOffered')
  }
  if (each && each.length !== at.length) {
    return refuse('MORTAR-01', 'wrongNumber', { need: at.length, have: each.length })
  }
  if (at.length !== question.shells) {
    return refuse('MORTAR-01', 'wrongNumber', { need: question.shells, have: at.length })
  }
  const caller = knownFigure(state, question.caller)
  for (const one of at) {
    const refusal = checkAim(state, caller, one)
    if (refusal) return refusal
  }
  return undefined
}

/** D32, MORTAR-01. */
const aimMortar: VerbRule<'aimMortar'> = {
  answers: ['mortar'],
  read: (raw, seat) => ({
    verb: 'aimMortar',
    seat,
    ammo: oneOf(raw.ammo, 'ammo', BOMBS),
    ...(raw.each === undefined
      ? undefined
      : { each: list(raw.each, 'each', AIM_LIMIT).map((value, i) => oneOf(value, `each[${i}]`, BOMBS)) }),
    at: list(raw.at, 'at', AIM_LIMIT).map((value, i) => point(value, 'at', i)),
  }),
  check: (state, command) => checkAims(state, command) ?? { command },
  resolve(flow, { command: { ammo, each, at } }) {
    closeQuestion(flow, 'mortar')
    const { caller, atOnce } = runningTask(flow.state, 'call')
    const { side } = knownFigure(flow.state, caller)
    const fire = { kind: 'platoonMortar', caller, bombs: { ammo, ...(each && { each }), at } } as const
    const { platoonCallDelay: delay } = companyOf(flow.state.rules)
    if (delay === 'immediate') openTask(flow, { kind: 'barrage', side, fire, fallen: 0 })
    else schedule(flow, fire, delay === 'nextTurn' ? 1 : delay, atOnce)
    closeTask(flow, 'call')
  },
}

/** CALL-09 step 4. */
export const settled = { placeSupport, chooseTeams, aimMortar }
