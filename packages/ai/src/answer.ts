import {
  type Chance,
  type Command,
  candidates,
  defaultAnswer,
  figureOf,
  type GameState,
  grenadeOdds,
  type Question,
  type QuestionOf,
  type SideId,
  shotOdds,
  topTask,
  type Verb,
} from '@tactic48/rules'
import { TOKEN } from './appraise.ts'
import { deployValue } from './deployment.ts'
import { bestShot } from './shooting.ts'
import { gainFor, lossOf } from './worth.ts'

/** Always allowed, never an answer. */
const GIVING_UP: readonly Verb[] = ['resign', 'offerDraw', 'askUndo']

/** What the opponent answers to everything that is not its next Action. */
export function answer(state: GameState, side: SideId, question: Question, chance: Chance): Command | undefined {
  const options = [...candidates(state, side)].filter(({ verb }) => !GIVING_UP.includes(verb))
  const wise = wiseAnswer(state, side, question, options)
  return wise ?? defaultAnswer(state, side, chance) ?? options[0]
}

function wiseAnswer(
  state: GameState,
  side: SideId,
  question: Question,
  options: readonly Command[],
): Command | undefined {
  switch (question.kind) {
    case 'takeCover':
      return options.find((option) => option.verb === 'reactTakeCover' && option.take === worthCover(state, question))
    case 'opportunityFire':
      return best(options, (option) =>
        option.verb === 'opportunityShot' ? opportunityValue(state, option, question) : 0.2,
      )
    case 'afterShot': {
      const figure = figureOf(state, question.figure)
      const shot = figure && bestShot(state, figure, 0)
      const wanted = options.find(
        (option) => option.verb === 'shootAfterMove' && option.target === shot?.target && option.weapon === shot.weapon,
      )
      return wanted ?? options.find((option) => option.verb === 'shootAfterMove')
    }
    case 'continueMove':
      return options.find((option) => option.verb === 'continueMove' && option.go)
    case 'victim':
      return best(options, (option) => (option.verb === 'chooseVictim' ? victimValue(state, side, option.figure) : 0))
    case 'drift':
      return best(options, (option) => (option.verb === 'drift' ? driftValue(state, side, option) : 0))
    case 'deploy':
      return best(options, (option) => (option.verb === 'deploy' ? deployValue(state, option) : 0))
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

/** COVER-03: a token and a slot against what the shot would do less. */
function worthCover(state: GameState, question: QuestionOf<'takeCover'>): boolean {
  const figure = figureOf(state, question.figure)
  if (!figure) return false
  const task = topTask(state)
  const aims = task?.kind === 'shot' ? task.aims : 0
  const ask = { shooter: question.shooter, weapon: question.weapon, target: question.figure, aims }
  const plain = shotOdds(state, ask)
  const covered = shotOdds(state, { ...ask, takeCover: true })
  if (!plain || !covered) return false
  const given =
    figure.standing?.kind === 'opportunityFire' ? 0.5 : figure.standing?.kind === 'suppressionFire' ? 0.8 : 0
  return lossOf(state, figure, plain) - lossOf(state, figure, covered) > TOKEN + given
}

function opportunityValue(
  state: GameState,
  option: Extract<Command, { verb: 'opportunityShot' }>,
  question: QuestionOf<'opportunityFire'>,
): number {
  const offer = question.offers.find(({ marker }) => marker === option.marker)
  const marker = state.markers.find(({ id }) => id === option.marker)
  const target = figureOf(state, option.target)
  if (!offer || !target || marker?.kind !== 'opportunityFire') return 0
  const odds = shotOdds(state, { shooter: offer.shooter, weapon: marker.weapon, target: target.id, aims: 0 })
  if (!odds) return 0
  // OF-04: with a second offer the first glimpse round a corner, nearly always Partial, may be followed by one in the open.
  const patience = state.rules.ofSecondOffer && !question.last && odds.cover === 'partial' ? 0.85 : 1
  return patience * lossOf(state, target, odds)
}

function victimValue(state: GameState, side: SideId, id: Parameters<typeof figureOf>[1]): number {
  return gainFor(state, side, id, { wound: 1, elimination: 0 })
}

function driftValue(state: GameState, side: SideId, option: Extract<Command, { verb: 'drift' }>): number {
  const task = topTask(state)
  if (task?.kind !== 'grenade') return 0
  const odds = grenadeOdds(state, { thrower: task.thrower, weapon: task.weapon, at: option.to })
  return odds ? odds.caught.reduce((sum, caught) => sum + gainFor(state, side, caught.figure, caught), 0) : 0
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
