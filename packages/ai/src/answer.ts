import {
  type Chance,
  type Command,
  type CommandOf,
  checkParsed,
  defaultAnswer,
  type FigureId,
  figureOf,
  type GameState,
  grenadeOdds,
  isRefusal,
  type Plan,
  type Question,
  type QuestionOf,
  type SideId,
  shotOdds,
  topTask,
  type Verb,
} from '@tactic48/rules'
import { givenUp } from './appraise.ts'
import { bestDeployment } from './deployment.ts'
import { generate } from './generator.ts'
import { joinsWorthwhile, keepingBack } from './ordering.ts'
import { bestShot } from './shooting.ts'
import { type Situation, situationOf } from './situation.ts'
import { gainOf, riskOf } from './worth.ts'

/** Always allowed, never an answer. */
const GIVING_UP: readonly Verb[] = ['resign', 'offerDraw', 'askUndo']

/** What the opponent answers to everything that is not its next Action. */
export function answer(state: GameState, side: SideId, question: Question, chance: Chance): Plan | undefined {
  const plans = [...generate(state, side)].map(({ plan }) => plan)
  const options = plans.map(({ command }) => command).filter(({ verb }) => !GIVING_UP.includes(verb))
  const wise = wiseAnswer(situationOf(state, side), question, options)
  const command = wise ?? defaultAnswer(state, side, chance) ?? options[0]
  return plans.find((plan) => plan.command === command) ?? (command && planned(state, command))
}

/** A default is no candidate. */
function planned(state: GameState, command: Command): Plan | undefined {
  const plan = checkParsed(state, command)
  return isRefusal(plan) ? undefined : plan
}

function wiseAnswer(situation: Situation, question: Question, options: readonly Command[]): Command | undefined {
  const { state } = situation
  switch (question.kind) {
    case 'takeCover':
      return options.find(
        (option) => option.verb === 'reactTakeCover' && option.take === worthCover(situation, question),
      )
    case 'opportunityFire':
      return best(options, (option) =>
        option.verb === 'opportunityShot' ? opportunityValue(situation, option, question) : HELD,
      )
    case 'afterShot': {
      const figure = figureOf(state, question.figure)
      const shot = figure && bestShot(situation, state, figure, 0)
      const wanted = options.find(
        (option) => option.verb === 'shootAfterMove' && option.target === shot?.target && option.weapon === shot.weapon,
      )
      return wanted ?? options.find((option) => option.verb === 'shootAfterMove')
    }
    case 'continueMove':
      return options.find((option) => option.verb === 'continueMove' && option.go)
    case 'victim':
      return best(options, (option) => (option.verb === 'chooseVictim' ? victimValue(situation, option.figure) : 0))
    case 'drift':
      return best(options, (option) => (option.verb === 'drift' ? driftValue(situation, option) : 0))
    case 'deploy':
      return bestDeployment(
        situation,
        options.filter((option) => option.verb === 'deploy'),
      )
    case 'order':
      return executed(situation, question, options)
    case 'draw':
      return options.find((option) => option.verb === 'answerDraw' && !option.accept)
    case 'undo':
      return options.find(
        (option) => option.verb === 'answerUndo' && option.accept === (state.setup.takeBacks === true),
      )
    default:
      return undefined
  }
}

/** D25, D26: with the officer or without him, and without those whom it would do harm. */
function executed(
  situation: Situation,
  question: QuestionOf<'order'>,
  options: readonly Command[],
): Command | undefined {
  const executions = options.filter((option) => option.verb === 'executeOrder')
  const staying = executions.find(({ joins }) => !joins)
  const joining = executions.find(({ joins }) => joins)
  const joined = joining && (!staying || joinsWorthwhile(situation, question, joining, givenUp))
  const chosen = joined ? joining : staying
  if (!chosen || !situation.state.goals) return chosen
  const kept = keepingBack(situation, chosen)
  return isRefusal(checkParsed(situation.state, kept)) ? chosen : kept
}

/** AP that a marker kept for a later enemy is worth. */
const HELD = 0.2
/** Of the shot at a first glimpse, where a second offer may follow. */
const PATIENCE = 0.85

/** COVER-03: a token and a slot against what the shot would do less. */
function worthCover(situation: Situation, question: QuestionOf<'takeCover'>): boolean {
  const { state } = situation
  const figure = figureOf(state, question.figure)
  if (!figure) return false
  const task = topTask(state)
  const aims = task?.kind === 'shot' ? task.aims : 0
  const ask = { shooter: question.shooter, weapon: question.weapon, target: question.figure, aims }
  const plain = shotOdds(state, ask)
  const covered = shotOdds(state, { ...ask, takeCover: true })
  if (!plain || !covered) return false
  const stake = situation.stake(figure)
  return riskOf(stake, plain) - riskOf(stake, covered) > situation.token + givenUp(situation, figure)
}

function opportunityValue(
  situation: Situation,
  option: CommandOf<'opportunityShot'>,
  question: QuestionOf<'opportunityFire'>,
): number {
  const { state } = situation
  const offer = question.offers.find(({ marker }) => marker === option.marker)
  const marker = state.markers.find(({ id }) => id === option.marker)
  const target = figureOf(state, option.target)
  if (!offer || !target || marker?.kind !== 'opportunityFire') return 0
  const odds = shotOdds(state, { shooter: offer.shooter, weapon: marker.weapon, target: target.id, aims: 0 })
  if (!odds) return 0
  // OF-04: the first glimpse round a corner is nearly always Partial; a second offer may come in the open.
  const patience = state.rules.ofSecondOffer && !question.last && odds.cover === 'partial' ? PATIENCE : 1
  return patience * gainOf(situation.stake(target), odds)
}

/** Positive when it hurts the other side. */
function hurt(
  situation: Situation,
  id: FigureId,
  odds: { readonly wound: number; readonly elimination: number },
): number {
  const figure = figureOf(situation.state, id)
  if (!figure) return 0
  const stake = situation.stake(figure)
  return figure.side === situation.side ? -riskOf(stake, odds) : gainOf(stake, odds)
}

function victimValue(situation: Situation, id: FigureId): number {
  const figure = figureOf(situation.state, id)
  const fragile = figure && situation.stake(figure).wound === situation.stake(figure).elimination
  return hurt(situation, id, fragile ? { wound: 0, elimination: 1 } : { wound: 1, elimination: 0 })
}

function driftValue(situation: Situation, option: CommandOf<'drift'>): number {
  const { state } = situation
  const task = topTask(state)
  if (task?.kind !== 'grenade') return 0
  const { thrower, weapon, dice, radius } = task
  const odds = grenadeOdds(state, { thrower, weapon, dice, radius, at: option.to })
  const caught = task.into === undefined ? (odds?.slit?.outside ?? odds?.caught) : odds?.caught
  return caught?.reduce((sum, one) => sum + hurt(situation, one.figure, one), 0) ?? 0
}

function best(options: readonly Command[], value: (option: Command) => number): Command | undefined {
  let chosen: Command | undefined
  let top = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const worth = value(option)
    if (worth > top) {
      top = worth
      chosen = option
    }
  }
  return chosen
}
