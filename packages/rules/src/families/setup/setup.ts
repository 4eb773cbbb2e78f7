import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, ask, closeTask, openTask } from '../../kernel/stack.ts'
import { feintLimit } from '../../query/feint.ts'
import { seatOf } from '../../query/figures.ts'
import { openingRoll } from '../../query/initiative.ts'
import { objectivesAt } from '../../query/layout.ts'
import { forceTotal } from '../../query/losses.ts'
import { edgeOf, toEdge } from '../../query/zone.ts'
import { ofSide, opponentOf, SIDES, type SideId } from '../../state/ids.ts'
import type { GameState } from '../../state/state.ts'
import { EDGES, type Element } from '../../state/table.ts'
import type { SetupTask } from '../../state/task.ts'
import { gainPlanned } from '../planning/planning.ts'
import { defaultSpot, deploy, inReserve, rollOff } from './deploy.ts'
import { feint } from './feint.ts'
import { submitForce } from './force.ts'
import { chooseEdge, generatedLayout, layOut, nameObjective, randomEdge } from './layout.ts'

const move = (flow: Flow, step: SetupTask['step']): void => advanceTask(flow, { kind: 'setup', step })

/** SETUP-07. */
function chooseFirstToDeploy(flow: Flow): void {
  const blue = forceTotal(flow.state, 'blue')
  const ember = forceTotal(flow.state, 'ember')
  if (flow.state.rules.deployFirst === 'highestAp' && blue !== ember) {
    flow.emit({ type: 'deploymentRolled', first: blue > ember ? 'blue' : 'ember' })
    return
  }
  const { dice, lower } = rollOff(flow.chance)
  flow.emit({ type: 'deploymentRolled', dice, first: lower })
}

/** SETUP-11, INIT-04: with what the officers add; ties are rolled again. */
function openingInitiative(flow: Flow): void {
  const blue = openingRoll(flow.state, 'blue')
  const ember = openingRoll(flow.state, 'ember')
  const { dice, higher } = rollOff(flow.chance, { blue, ember })
  const values = blue.bonus + ember.bonus > 0 ? { values: { blue: blue.bonus, ember: ember.bonus } } : {}
  flow.emit({ type: 'initiativeRolled', dice, ...values, first: higher })
}

/** SETUP-11. */
function chooseFirstTurn(flow: Flow): void {
  const { rules, setup } = flow.state
  const first = setup.firstToDeploy
  if (rules.firstTurn === 'initiativeRoll' || !first) {
    openingInitiative(flow)
    return
  }
  flow.emit({ type: 'initiativeRolled', first: rules.firstTurn === 'deployedFirst' ? first : opponentOf(first) })
}

/** SETUP-10, PLAN-01. */
function startPlay(flow: Flow): void {
  chooseFirstTurn(flow)
  const tokens = flow.state.rules.atIncome
  for (const side of SIDES) {
    flow.emit({ type: 'tokensGained', side, tokens, rule: 'SETUP-10' })
    gainPlanned(flow, side)
  }
  closeTask(flow, 'setup')
  openTask(flow, { kind: 'turn', step: 'start' })
}

function askDeployment(flow: Flow): void {
  const { toDeploy } = flow.state.setup
  if (toDeploy && inReserve(flow.state, toDeploy).length > 0) ask(flow, { kind: 'deploy', awaiting: [toDeploy] })
  else move(flow, flow.state.rules.company ? 'feint' : 'initiative')
}

/** FEINT-03: who deployed first goes first, and each does it once. */
function askFeint(flow: Flow, side: SideId | undefined): void {
  if (side && feintLimit(flow.state, side).limit > 0) ask(flow, { kind: 'feint', awaiting: [side] })
}

/** TACTIC-05, TACTIC-06. */
function shuffleDecks(flow: Flow): void {
  for (const side of SIDES) {
    const { size } = ofSide(flow.state.sides, side).deck
    if (size > 0) flow.emit({ type: 'deckShuffled', side, cards: size })
  }
}

function advance(flow: Flow, task: SetupTask): void {
  const { setup, table } = flow.state
  switch (task.step) {
    case 'force':
      move(flow, 'tableRoll')
      ask(flow, { kind: 'force', awaiting: SIDES, answers: {} })
      return
    case 'tableRoll': {
      const { dice, higher } = rollOff(flow.chance)
      flow.emit({ type: 'tableRolled', dice, layer: higher })
      move(flow, 'layout')
      return
    }
    case 'layout':
      move(flow, 'edge')
      if (!setup.readyTable && setup.layer) ask(flow, { kind: 'layout', awaiting: [setup.layer] })
      return
    case 'edge':
      move(flow, 'objective')
      if (!table.edges && setup.layer) ask(flow, { kind: 'edge', awaiting: [opponentOf(setup.layer)] })
      return
    case 'objective':
      move(flow, 'deployRoll')
      if (setup.gameType === 'mission' && !table.objectives) ask(flow, { kind: 'objective', awaiting: SIDES })
      return
    case 'deployRoll':
      chooseFirstToDeploy(flow)
      move(flow, 'deploy')
      return
    case 'deploy':
      askDeployment(flow)
      return
    case 'feint':
      move(flow, 'secondFeint')
      askFeint(flow, setup.firstToDeploy)
      return
    case 'secondFeint':
      move(flow, 'shuffle')
      askFeint(flow, setup.firstToDeploy && opponentOf(setup.firstToDeploy))
      return
    case 'shuffle':
      move(flow, 'initiative')
      shuffleDecks(flow)
      return
    case 'initiative':
      startPlay(flow)
  }
}

/** D04: the one nearest to the own edge. */
function nearestObjective(state: GameState, side: SideId): Element | undefined {
  const edge = edgeOf(state.table, side)
  if (!edge) return undefined
  const depth = ({ outline }: Element) =>
    outline.kind === 'disc'
      ? toEdge(state.table, edge, outline) - outline.r
      : Math.min(...outline.points.map((point) => toEdge(state.table, edge, point)))
  const elements = objectivesAt(state, edge)
  return elements.reduce<Element | undefined>(
    (best, element) => (best && depth(best) <= depth(element) ? best : element),
    undefined,
  )
}

/** Set-up — SETUP-01 … SETUP-13, FEINT. */
export const setup: Family = {
  name: 'setup',
  verbs: { submitForce, layOut, chooseEdge, nameObjective, deploy, feint },
  advance: { setup: advance },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    const { stack } = state
    const top = stack[stack.length - 1]
    if (!seat || top?.frame !== 'question') return
    const { kind } = top.question
    if (kind === 'layout') {
      const elements = generatedLayout(state, () => 0)
      if (elements) yield { verb: 'layOut', seat, elements }
    }
    if (kind === 'feint') yield { verb: 'feint', seat, moves: [] }
    if (kind === 'edge') for (const edge of EDGES) yield { verb: 'chooseEdge', seat, edge }
    if (kind === 'objective')
      for (const { id } of state.table.elements) yield { verb: 'nameObjective', seat, element: id }
  },
  defaults: {
    layout(state, _, side, chance) {
      const seat = seatOf(state, side)
      const elements = generatedLayout(state, (n) => chance.int(n))
      return seat && elements && { verb: 'layOut', seat, elements }
    },
    edge(state, _, side, chance) {
      const seat = seatOf(state, side)
      const edge = randomEdge(state, chance)
      return seat && edge && { verb: 'chooseEdge', seat, edge }
    },
    objective(state, _, side) {
      const seat = seatOf(state, side)
      const element = nearestObjective(state, side)
      return seat && element && { verb: 'nameObjective', seat, element: element.id }
    },
    feint(state, _, side) {
      const seat = seatOf(state, side)
      return seat && { verb: 'feint', seat, moves: [] }
    },
    deploy(state, _, side) {
      const seat = seatOf(state, side)
      const spot = defaultSpot(state, side)
      return seat && spot && { verb: 'deploy', seat, figure: spot.figure.id, at: spot.at }
    },
  },
}
