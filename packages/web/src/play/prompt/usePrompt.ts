import { createTrack, type Point, trackPoint } from '@tactic48/geometry'
import {
  dangers,
  EDGES,
  type FigureId,
  faceOf,
  fighterOf,
  grenadeOdds,
  h2hOdds,
  isWounded,
  knownFigure,
  markerOf,
  objectivesAt,
  type Question,
  type QuestionOf,
  type SeatId,
  type ShotOdds,
  type SideId,
  shotOdds,
  topTask,
} from '@tactic48/rules'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { activeDraft } from '../../input/active.ts'
import { partOf } from '../../interactions/draft.ts'
import { driftTo, withinDrift } from '../../interactions/drift.ts'
import { answerNaming, answersTo } from '../../interactions/questions.ts'
import type { Choice } from '../dock/Choices.tsx'
import { usePercent, useShotWords } from '../Odds.tsx'
import { useGivenUp } from '../PlanWords.tsx'
import { usePlay } from '../playContext.ts'
import { useTable } from '../tableStore.ts'

/** A question of the game as it stands beside the figure concerned. */
export interface Prompt {
  readonly kind: string
  /** Absent: it concerns the whole table. */
  readonly at?: Point | undefined
  /** How far round that point the ground is asked about, in 1/1000 u: no paper lies there. */
  readonly around?: number
  /** Others that it is about: the paper leaves the lines to them free. */
  readonly towards?: readonly Point[]
  /** On a small screen these come into the window, too. */
  readonly shows?: readonly Point[]
  readonly title: string
  readonly note?: string
  readonly rule?: string | undefined
  /** Whose shots it is about, for their proofs. */
  readonly shots?: readonly { readonly shooter: FigureId; readonly target: FigureId }[]
  readonly choices: readonly Choice[]
  /** The id of what is answered for a side that does not answer (§33). */
  readonly standard?: string
}

/** What is decided by looking at the whole table lies beside it. */
export const isAside = ({ kind }: Prompt): boolean => kind === 'edge' || kind === 'objective'

/** More would hide the table. */
const MOST_SHOTS = 8

/** The question that is asked now, in words, odds and keys. */
export function usePrompt(): Prompt | undefined {
  const { question, answered, seat, side } = usePlay()
  const moment = useTable((table) => table.moment)
  const promptOf = usePromptOf()
  if (!question || !seat || !side || moment !== undefined || answered) return undefined
  return promptOf(question, seat, side)
}

/** Puts a question into words; `undefined` where it has a panel of its own. A window speaks of the question that comes after it, too. */
export function usePromptOf(): (question: Question, seat: SeatId, side: SideId) => Prompt | undefined {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state, names, question: asked } = play
  const { premeasure, reactionCoverFree, takeCoverCost } = state.rules
  const { length, list } = useNumbers()
  const percent = usePercent()
  const shotWords = useShotWords()
  const givenUp = useGivenUp()
  // The whole table asks for its prompt: it follows the pointer only where the answer is a place.
  const goal = useTable((table) =>
    asked?.kind === 'drift' ? partOf(activeDraft(play, table.draft), 'goal') : undefined,
  )
  const proposed = useTable(({ draft }) => draft?.verb !== 'drift')
  const at = (id: FigureId): Point => knownFigure(state, id).position
  const lostTo = (odds: ShotOdds): string => t('ask.lost', { percent: percent(odds.elimination) })
  const hit = (odds: ShotOdds | undefined): Pick<Choice, 'big' | 'harm'> =>
    odds ? { big: percent(1 - odds.miss), harm: 1 - odds.miss } : {}

  const takeCover = (question: QuestionOf<'takeCover'>, side: SideId): Prompt => {
    const { figure, shooter, weapon } = question
    const task = topTask(state)
    const ask = { shooter, weapon, target: figure, aims: task?.kind === 'shot' ? task.aims : 0 }
    const open = shotOdds(state, ask)
    const covered = shotOdds(state, { ...ask, takeCover: true })
    const [cover, stand] = answersTo({ ...play, question })
    const worth = (odds: ShotOdds | undefined, ...more: readonly string[]): Partial<Choice> => {
      const needs = odds && t('ask.hitsOn', { need: t('needs', { n: odds.need.score }) })
      const says = odds ? [`${needs}, ${lostTo(odds)}`, ...more] : more
      return { ...hit(odds), note: says.filter(Boolean).join('; ') }
    }
    const idle = open && covered && open.miss === covered.miss ? t('ask.coverIdle') : ''
    const keeps = open ? t('ask.keeps', { tokens: t('at', { count: state.sides[side].tokens }) }) : ''
    return {
      kind: 'takeCover',
      at: at(figure),
      towards: [at(shooter)],
      title: t('ask.takeCover', { shooter: names.figure(shooter), target: names.figure(figure) }),
      note: open
        ? t('ask.takeCoverNote', { dice: t('dice', { count: open.dice }), distance: length(open.distance) })
        : '',
      rule: 'COVER-03',
      shots: [{ shooter, target: figure }],
      standard: 'stand',
      choices: [
        {
          id: 'cover',
          label: t('ask.cover'),
          key: 'C',
          icon: 'shield',
          tokens: reactionCoverFree ? 0 : takeCoverCost,
          command: cover,
          ...worth(covered, idle, givenUp(knownFigure(state, figure), 'takeCover')),
        },
        { id: 'stand', label: t('ask.stand'), key: 'S', icon: 'flag', command: stand, ...worth(open, keeps) },
      ],
    }
  }

  const opportunityFire = (question: QuestionOf<'opportunityFire'>): Prompt => {
    const { offers, last } = question
    const target = offers[0]?.target
    const answers = answersTo({ ...play, question })
    const shots = offers.map(({ marker, shooter, target }, i): Choice => {
      const watch = markerOf(state, marker)
      const odds =
        premeasure && watch?.kind === 'opportunityFire'
          ? shotOdds(state, { shooter, weapon: watch.weapon, target, aims: 0 })
          : undefined
      return {
        id: `${marker} ${target}`,
        label: t('ask.shoot', { shooter: names.figure(shooter) }),
        key: i === 0 ? 'F' : `${i + 1}`,
        icon: 'watch',
        command: answers[i],
        figure: shooter,
        ...hit(odds),
        note: odds && `${shotWords(odds)}; ${lostTo(odds)}`,
      }
    })
    return {
      kind: 'opportunityFire',
      at: target && at(target),
      towards: offers.map(({ shooter }) => at(shooter)),
      title: t('ask.opportunityFire', { target: target ? names.figure(target) : '' }),
      note: t(last ? 'ask.opportunityLast' : 'ask.opportunityNote'),
      rule: 'OF-04',
      shots: premeasure ? offers : [],
      standard: shots[0]?.id ?? 'hold',
      choices: [
        ...shots,
        {
          id: 'hold',
          label: t('ask.hold'),
          key: 'H',
          icon: 'eye',
          note: t('ask.holdNote'),
          command: answers[offers.length],
        },
      ],
    }
  }

  const continueMove = (question: QuestionOf<'continueMove'>): Prompt => {
    const figure = knownFigure(state, question.figure)
    const task = topTask(state)
    const moving = task?.kind === 'movement' ? task : undefined
    const track = moving && createTrack(moving.path)
    const rest = track && moving ? track.starts.filter((k) => k > moving.k).map((k) => trackPoint(track, k)) : []
    const path = track ? [...rest, trackPoint(track, track.steps)] : []
    const shots =
      path.length > 0
        ? dangers(state, figure, path).flatMap((one) => (one.kind === 'opportunityFire' ? [one] : []))
        : []
    const harm = 1 - shots.reduce((chance, { odds, second }) => (second ? chance : chance * odds.miss), 1)
    const [go, stop] = answersTo({ ...play, question })
    return {
      kind: 'continueMove',
      at: figure.position,
      title: t('ask.continueMove', { name: names.figure(figure.id) }),
      note: t('ask.continueNote'),
      rule: 'MOVE-10',
      standard: 'go',
      choices: [
        {
          id: 'go',
          label: t('ask.goOn'),
          key: 'G',
          icon: 'way',
          note: t('ask.goOnNote', { length: length(moving ? moving.steps - moving.k : 0) }),
          command: go,
          ...(harm > 0 && premeasure ? { harm, big: percent(harm) } : {}),
        },
        { id: 'stop', label: t('ask.stop'), key: 'S', icon: 'cross', note: t('ask.stopNote'), command: stop },
      ],
    }
  }

  const afterShot = (question: QuestionOf<'afterShot'>): Prompt => {
    const { figure: id } = question
    const answers = answersTo({ ...play, question })
    const shots = answers
      .flatMap((command) => {
        const odds =
          command.verb === 'shootAfterMove' ? shotOdds(state, { ...command, shooter: id, aims: 0 }) : undefined
        return odds && command.verb === 'shootAfterMove' ? [{ command, odds }] : []
      })
      .sort((a, b) => (premeasure ? a.odds.miss - b.odds.miss : 0))
    return {
      kind: 'afterShot',
      at: at(id),
      title: t('ask.afterShot', { name: names.figure(id) }),
      note: t('ask.afterShotNote'),
      rule: 'MNF-02',
      standard: 'skip',
      choices: [
        ...shots.slice(0, MOST_SHOTS).map(({ command, odds }, i): Choice => {
          const { target, weapon } = command
          return {
            id: `${target} ${weapon}`,
            label: names.figure(target),
            key: `${i + 1}`,
            icon: 'bullet',
            command,
            figure: target,
            ...(premeasure ? hit(odds) : {}),
            note: [names.weapon(weapon), ...(premeasure ? [shotWords(odds)] : [])].join(', '),
          }
        }),
        { id: 'skip', label: t('ask.skip'), key: 'S', icon: 'cross', command: answers.at(-1) },
      ],
    }
  }

  const yesNo = (kind: 'draw' | 'undo', by: SideId): Prompt => {
    const [accept, decline] = answersTo(play)
    return {
      kind,
      title: t(`ask.${kind}`, { side: names.side(by) }),
      note: t(`ask.${kind}Note`),
      rule: kind === 'draw' ? 'VICT-10' : undefined,
      standard: 'decline',
      choices: [
        { id: 'accept', label: t('ask.accept'), key: 'Y', icon: 'check', command: accept },
        { id: 'decline', label: t('ask.decline'), key: 'D', icon: 'cross', command: decline },
      ],
    }
  }

  /** One of several figures. */
  const oneOf = (
    question: QuestionOf<'victim' | 'sixes' | 'opponent'>,
    words: Pick<Prompt, 'title' | 'note' | 'rule'>,
    worth?: (id: FigureId) => string,
  ): Prompt => {
    const { kind, among } = question
    return {
      kind,
      at: among[0] && at(among[0]),
      ...words,
      choices: among.map((id, i) => ({
        id,
        figure: id,
        label: names.figure(id),
        key: `${i + 1}`,
        command: answerNaming(play, id),
        note: worth?.(id),
      })),
    }
  }

  /** GREN-07: whom the grenade would catch there, and how surely. */
  const catches = (at: Point): string => {
    const task = topTask(state)
    if (task?.kind !== 'grenade') return ''
    const { thrower, weapon, dice, radius } = task
    const caught = grenadeOdds(state, { thrower, weapon, dice, radius, at })?.caught ?? []
    if (caught.length === 0) return t('ask.catchesNobody')
    return t('ask.catches', {
      names: list(caught.map(({ figure, miss }) => `${names.figure(figure)} ${percent(1 - miss)}`)),
    })
  }

  const drift = (question: QuestionOf<'drift'>, seat: SeatId): Prompt => {
    const to = goal && driftTo(question, goal)
    const task = topTask(state)
    const blast = task?.kind === 'grenade' ? task.radius : 0
    const there = (at: Point): Pick<Choice, 'command'> => ({ command: { verb: 'drift', seat, to: at } })
    const drifts: Choice | undefined = to && {
      id: 'drift',
      label: t(proposed ? 'ask.driftProposed' : 'ask.driftHere'),
      key: 'D',
      icon: 'grenade',
      note: `${names.square(to)}: ${catches(to)}`,
      ...there(to),
    }
    return {
      kind: 'drift',
      at: question.from,
      around: (question.distance + blast) * 1000,
      shows: withinDrift(state, question),
      title: t('ask.drift'),
      note: [
        t(question.exact ? 'ask.driftExact' : 'ask.driftUpTo', { distance: question.distance }),
        ...(proposed || !to ? [t('ask.driftHow')] : []),
      ].join(' '),
      rule: 'GREN-06',
      standard: 'stay',
      choices: [
        ...(drifts ? [drifts] : []),
        {
          id: 'stay',
          label: t('ask.noDrift'),
          key: 'S',
          icon: 'check',
          note: catches(question.from),
          ...there(question.from),
        },
      ],
    }
  }

  const objective = (side: SideId): Prompt => {
    const edge = state.table.edges?.[side]
    const answers = answersTo(play)
    return {
      kind: 'objective',
      title: t('ask.objective'),
      note: t('ask.objectiveNote'),
      rule: 'SETUP-13',
      choices: (edge ? objectivesAt(state, edge) : []).map(({ id }, i) => ({
        id,
        label: names.element(id),
        key: i < 9 ? `${i + 1}` : '',
        command: answers[i],
      })),
    }
  }

  const edge = (): Prompt => {
    const answers = answersTo(play)
    return {
      kind: 'edge',
      title: t('ask.edge'),
      note: t('ask.edgeNote'),
      rule: 'SETUP-04',
      choices: EDGES.map((one, i) => ({
        id: one,
        label: t('ask.edgeOf', { edge: t(`edge.${one}`) }),
        key: `${i + 1}`,
        command: answers[i],
      })),
    }
  }

  return (question, seat, side) => {
    switch (question.kind) {
      case 'takeCover':
        return takeCover(question, side)
      case 'opportunityFire':
        return opportunityFire(question)
      case 'continueMove':
        return continueMove(question)
      case 'afterShot':
        return afterShot(question)
      case 'victim': {
        const note = t('ask.victimNote', { by: names.figure(question.by) })
        return oneOf(question, { title: t('ask.victim'), note, rule: question.rule }, (id) => {
          const figure = knownFigure(state, id)
          const wounded = isWounded(state, figure) ? `, ${t('state.wounded')}` : ''
          return `${t('card.h2h')} ${faceOf(state, figure).h2h}${wounded}`
        })
      }
      case 'sixes':
        return oneOf(question, { title: t('ask.sixes'), note: t('ask.sixesNote'), rule: 'SF-15' })
      case 'opponent': {
        const title = t('ask.opponent', { name: names.figure(question.figure) })
        return oneOf(question, { title, note: t('ask.opponentNote'), rule: 'H2H-08' }, (id) => {
          const [mover, other] = [question.figure, id].map((one) => fighterOf(state, knownFigure(state, one)))
          const odds = mover && other && h2hOdds(mover, other, state.rules)
          return odds ? t('ask.fight', { percent: percent(1 - odds.mover.eliminated) }) : ''
        })
      }
      case 'drift':
        return drift(question, seat)
      case 'draw':
      case 'undo':
        return yesNo(question.kind, question.by)
      case 'edge':
        return edge()
      case 'objective':
        return objective(side)
      default:
        return undefined
    }
  }
}
