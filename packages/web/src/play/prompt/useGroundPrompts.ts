import type { Point } from '@tactic48/geometry'
import {
  EDGES,
  type FigureId,
  faceOf,
  fighterOf,
  figureOf,
  grenadeOdds,
  h2hOdds,
  isWounded,
  knownFigure,
  objectivesAt,
  type QuestionOf,
  type SeatId,
  type SideId,
  topTask,
} from '@tactic48/rules'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { activeDraft } from '../../input/active.ts'
import { partOf } from '../../interactions/draft.ts'
import { driftTo, withinDrift } from '../../interactions/drift.ts'
import { answerNaming, answersTo } from '../../interactions/questions.ts'
import { usePercent } from '../Odds.tsx'
import { usePlay } from '../playContext.ts'
import { useTable } from '../tableStore.ts'
import type { Choice, Prompt, PromptMaker } from './prompt.ts'

/** Everything else that is asked: victims, drift, opponents, draw, undo, edge, objective. */
export function useGroundPrompts(): PromptMaker {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state, names, question: asked } = play
  const { list } = useNumbers()
  const percent = usePercent()
  // The whole table asks for its prompt: it follows the pointer only where the answer is a place.
  const goal = useTable((table) =>
    asked?.kind === 'drift' ? partOf(activeDraft(play, table.draft), 'goal') : undefined,
  )

  const proposed = useTable(({ draft }) => draft?.verb !== 'drift')

  const answers = answersTo(play)
  const answered = (i: number): Pick<Choice, 'command'> => {
    const command = answers[i]
    return command ? { command } : {}
  }

  const yesNo = (kind: 'draw' | 'undo', by: SideId): Prompt => ({
    kind,
    title: t(`ask.${kind}`, { side: names.side(by) }),
    note: t(`ask.${kind}Note`),
    ...(kind === 'draw' ? { rule: 'VICT-10' } : {}),
    standard: 'decline',
    choices: [
      {
        id: 'accept',
        label: t('ask.accept'),
        key: 'Y',
        icon: 'check',
        ...answered(0),
      },
      {
        id: 'decline',
        label: t('ask.decline'),
        key: 'D',
        icon: 'cross',
        ...answered(1),
      },
    ],
  })

  const oneOf = (
    kind: 'victim' | 'sixes' | 'opponent',
    among: readonly FigureId[],
    title: string,
    note: string,
    rule: string,
    worth: (id: FigureId) => Partial<Choice>,
  ): Prompt => {
    const [first] = among
    return {
      kind,
      ...(first ? { at: knownFigure(state, first).position } : {}),
      title,
      note,
      rule,
      choices: among.map((id, i) => {
        const answer = answerNaming(play, id)
        return {
          id,
          figure: id,
          label: names.figure(id),
          key: `${i + 1}`,
          ...(answer ? { command: answer } : {}),
          ...worth(id),
        }
      }),
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
        ...(to
          ? [
              {
                id: 'drift',
                label: t(proposed ? 'ask.driftProposed' : 'ask.driftHere'),
                key: 'D',
                icon: 'grenade',
                note: `${names.square(to)}: ${catches(to)}`,
                command: { verb: 'drift', seat, to },
              } as const,
            ]
          : []),
        {
          id: 'stay',
          label: t('ask.noDrift'),
          key: 'S',
          icon: 'check',
          note: catches(question.from),
          command: { verb: 'drift', seat, to: question.from },
        },
      ],
    }
  }

  return (question, seat, side) => {
    switch (question.kind) {
      case 'victim':
        return oneOf(
          'victim',
          question.among,
          t('ask.victim'),
          t('ask.victimNote', { by: names.figure(question.by) }),
          question.rule,
          (id) => {
            const figure = figureOf(state, id)
            return figure
              ? {
                  note: `${t('card.h2h')} ${faceOf(state, figure).h2h}${isWounded(state, figure) ? `, ${t('state.wounded')}` : ''}`,
                }
              : {}
          },
        )
      case 'sixes':
        return oneOf('sixes', question.among, t('ask.sixes'), t('ask.sixesNote'), 'SF-15', () => ({}))
      case 'opponent': {
        const mover = knownFigure(state, question.figure)
        return oneOf(
          'opponent',
          question.among,
          t('ask.opponent', { name: names.figure(question.figure) }),
          t('ask.opponentNote'),
          'H2H-08',
          (id) => {
            const odds = h2hOdds(fighterOf(state, mover), fighterOf(state, knownFigure(state, id)), state.rules)
            return { note: t('ask.fight', { percent: percent(1 - odds.mover.eliminated) }) }
          },
        )
      }
      case 'drift':
        return drift(question, seat)
      case 'draw':
      case 'undo':
        return yesNo(question.kind, question.by)
      case 'edge':
        return {
          kind: 'edge',
          title: t('ask.edge'),
          note: t('ask.edgeNote'),
          rule: 'SETUP-04',
          choices: EDGES.map((edge, i) => ({
            id: edge,
            label: t('ask.edgeOf', { edge: t(`edge.${edge}`) }),
            key: `${i + 1}`,
            ...answered(i),
          })),
        }
      case 'objective': {
        const edge = state.table.edges?.[side]
        return {
          kind: 'objective',
          title: t('ask.objective'),
          note: t('ask.objectiveNote'),
          rule: 'SETUP-13',
          choices: (edge ? objectivesAt(state, edge) : []).map((element, i) => ({
            id: element.id,
            label: names.element(element.id),
            key: i < 9 ? `${i + 1}` : '',
            ...answered(i),
          })),
        }
      }
      default:
        return undefined
    }
  }
}
