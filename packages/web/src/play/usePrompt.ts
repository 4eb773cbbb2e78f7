import { createTrack, type Point, trackPoint } from '@tactic48/geometry'
import {
  check,
  dangers,
  EDGES,
  type FigureId,
  figureOf,
  h2hOdds,
  isGun,
  isRefusal,
  knownFigure,
  markerOf,
  objectivesAt,
  type Question,
  type QuestionOf,
  type SeatId,
  type SideId,
  shotOdds,
  sideOf,
  topTask,
  weaponsOf,
} from '@tactic48/rules'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { driftTo } from './drift.ts'
import { fighterOf } from './fighter.ts'
import { usePlay } from './playContext.ts'
import type { Choice, Prompt } from './prompt.ts'
import { useTable } from './tableStore.ts'
import { usePercent } from './usePercent.ts'

/** The question that is asked now, in words, odds and keys. */
export function usePrompt(): Prompt | undefined {
  const { question, seat, side } = usePlay()
  const moment = useTable((table) => table.moment)
  const fire = useFirePrompts()
  const ground = useGroundPrompts()
  if (!question || !seat || !side || moment !== undefined) return undefined
  return fire(question, seat, side) ?? ground(question, seat, side)
}

type Maker = (question: Question, seat: SeatId, side: SideId) => Prompt | undefined

function useFirePrompts(): Maker {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length } = useNumbers()
  const percent = usePercent()
  const at = (id: FigureId): Point => knownFigure(state, id).position

  const takeCover = (question: QuestionOf<'takeCover'>, seat: SeatId, side: SideId): Prompt => {
    const { figure, shooter, weapon } = question
    const task = topTask(state)
    const ask = { shooter, weapon, target: figure, aims: task?.kind === 'shot' ? task.aims : 0 }
    const open = shotOdds(state, ask)
    const covered = shotOdds(state, { ...ask, takeCover: true })
    const tokens = state.rules.reactionCoverFree ? 0 : state.rules.takeCoverCost
    const hurt = (odds: typeof open): Partial<Choice> =>
      odds
        ? {
            big: percent(1 - odds.miss),
            harm: 1 - odds.miss,
            note: t('ask.hitsOn', { need: t('needs', { n: odds.need.score }) }),
          }
        : {}
    return {
      kind: 'takeCover',
      at: at(figure),
      title: t('ask.takeCover', { shooter: names.figure(shooter), target: names.figure(figure) }),
      note: open
        ? t('ask.takeCoverNote', { dice: t('dice', { count: open.dice }), distance: length(open.distance) })
        : '',
      rule: 'COVER-03',
      standard: 'stand',
      choices: [
        {
          id: 'cover',
          label: t('ask.cover'),
          key: 'C',
          icon: 'takeCover',
          tokens,
          command: { verb: 'reactTakeCover', seat, take: true },
          ...hurt(covered),
        },
        {
          id: 'stand',
          label: t('ask.stand'),
          key: 'S',
          icon: 'flag',
          command: { verb: 'reactTakeCover', seat, take: false },
          ...hurt(open),
          ...(open
            ? {
                note: `${t('ask.hitsOn', { need: t('needs', { n: open.need.score }) })}, ${t('ask.keeps', { tokens: t('at', { count: state.sides[side].tokens }) })}`,
              }
            : {}),
        },
      ],
    }
  }

  const opportunityFire = ({ offers, last }: QuestionOf<'opportunityFire'>, seat: SeatId): Prompt => {
    const [first] = offers
    const shots = offers.map(({ marker, shooter, target }, i): Choice => {
      const weapon = markerOf(state, marker)
      const odds =
        weapon?.kind === 'opportunityFire'
          ? shotOdds(state, { shooter, weapon: weapon.weapon, target, aims: 0 })
          : undefined
      return {
        id: `${marker} ${target}`,
        label: t('ask.shoot', { shooter: names.figure(shooter) }),
        key: i === 0 ? 'F' : `${i + 1}`,
        icon: 'placeOpportunityFire',
        command: { verb: 'opportunityShot', seat, marker, target },
        ...(odds
          ? {
              big: percent(1 - odds.miss),
              harm: 1 - odds.miss,
              note: t('plan.detail', {
                dice: t('dice', { count: odds.dice }),
                distance: length(odds.distance),
                need: t('needs', { n: odds.need.score }),
              }),
            }
          : {}),
      }
    })
    return {
      kind: 'opportunityFire',
      ...(first ? { at: at(first.target) } : {}),
      title: t('ask.opportunityFire', { target: first ? names.figure(first.target) : '' }),
      note: t(last ? 'ask.opportunityLast' : 'ask.opportunityNote'),
      rule: 'OF-04',
      standard: shots[0]?.id ?? 'hold',
      choices: [
        ...shots,
        {
          id: 'hold',
          label: t('ask.hold'),
          key: 'H',
          icon: 'eye',
          note: t('ask.holdNote'),
          command: { verb: 'holdFire', seat },
        },
      ],
    }
  }

  const continueMove = ({ figure: id }: QuestionOf<'continueMove'>, seat: SeatId): Prompt => {
    const figure = knownFigure(state, id)
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
    return {
      kind: 'continueMove',
      at: figure.position,
      title: t('ask.continueMove', { name: names.figure(id) }),
      note: t('ask.continueNote'),
      rule: 'MOVE-10',
      standard: 'go',
      choices: [
        {
          id: 'go',
          label: t('ask.goOn'),
          key: 'G',
          icon: 'move',
          note: t('ask.goOnNote', { length: length(moving ? moving.steps - moving.k : 0) }),
          ...(harm > 0 ? { harm, big: percent(harm) } : {}),
          command: { verb: 'continueMove', seat, go: true },
        },
        {
          id: 'stop',
          label: t('ask.stop'),
          key: 'S',
          icon: 'cross',
          note: t('ask.stopNote'),
          command: { verb: 'continueMove', seat, go: false },
        },
      ],
    }
  }

  const afterShot = ({ figure: id }: QuestionOf<'afterShot'>, seat: SeatId): Prompt => {
    const shooter = knownFigure(state, id)
    const shots = weaponsOf(state, shooter)
      .filter(isGun)
      .flatMap((weapon) =>
        state.figures.flatMap((target) => {
          const command = { verb: 'shootAfterMove', seat, weapon: weapon.id, target: target.id } as const
          if (isRefusal(check(state, command))) return []
          const odds = shotOdds(state, { shooter: id, weapon: weapon.id, target: target.id, aims: 0 })
          return odds ? [{ command, odds, weapon, target }] : []
        }),
      )
      .sort((a, b) => a.odds.miss - b.odds.miss)
    return {
      kind: 'afterShot',
      at: shooter.position,
      title: t('ask.afterShot', { name: names.figure(id) }),
      note: t('ask.afterShotNote'),
      rule: 'MNF-02',
      standard: 'skip',
      choices: [
        ...shots.slice(0, 8).map(
          ({ command, odds, weapon, target }, i): Choice => ({
            id: `${target.id} ${weapon.id}`,
            label: names.figure(target.id),
            key: `${i + 1}`,
            icon: 'fire',
            big: percent(1 - odds.miss),
            harm: 1 - odds.miss,
            note: `${weapon.type}, ${t('plan.detail', {
              dice: t('dice', { count: odds.dice }),
              distance: length(odds.distance),
              need: t('needs', { n: odds.need.score }),
            })}`,
            command,
          }),
        ),
        { id: 'skip', label: t('ask.skip'), key: 'S', icon: 'cross', command: { verb: 'skipShot', seat } },
      ],
    }
  }

  return (question, seat, side) => {
    if (question.kind === 'takeCover') return takeCover(question, seat, side)
    if (question.kind === 'opportunityFire') return opportunityFire(question, seat)
    if (question.kind === 'continueMove') return continueMove(question, seat)
    return question.kind === 'afterShot' ? afterShot(question, seat) : undefined
  }
}

function useGroundPrompts(): Maker {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length } = useNumbers()
  const percent = usePercent()
  const goal = useTable((table) => table.goal)
  const change = useTable((table) => table.change)

  const yesNo = (kind: 'draw' | 'undo', by: SideId, seat: SeatId): Prompt => ({
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
        command: { verb: kind === 'draw' ? 'answerDraw' : 'answerUndo', seat, accept: true },
      },
      {
        id: 'decline',
        label: t('ask.decline'),
        key: 'D',
        icon: 'cross',
        command: { verb: kind === 'draw' ? 'answerDraw' : 'answerUndo', seat, accept: false },
      },
    ],
  })

  const oneOf = (
    kind: 'victim' | 'sixes' | 'opponent',
    among: readonly FigureId[],
    title: string,
    note: string,
    rule: string,
    command: (id: FigureId) => Choice['command'],
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
        const answer = command(id)
        return { id, label: names.figure(id), key: `${i + 1}`, ...(answer ? { command: answer } : {}), ...worth(id) }
      }),
    }
  }

  const drift = (question: QuestionOf<'drift'>, seat: SeatId): Prompt => {
    const distance = length(question.distance * 1000)
    const to = goal && driftTo(question, goal)
    return {
      kind: 'drift',
      at: question.from,
      title: t('ask.drift'),
      note: t(question.exact ? 'ask.driftExact' : 'ask.driftUpTo', { distance }),
      rule: 'GREN-06',
      standard: 'stay',
      choices: [
        ...(to
          ? [
              {
                id: 'drift',
                label: t('ask.driftHere'),
                key: 'D',
                icon: 'throwGrenade',
                note: names.square(to),
                command: { verb: 'drift', seat, to },
              } as const,
            ]
          : []),
        {
          id: 'stay',
          label: t('ask.noDrift'),
          key: 'S',
          icon: 'check',
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
          (id) => ({ verb: 'chooseVictim', seat, figure: id }),
          (id) => {
            const figure = figureOf(state, id)
            return figure
              ? {
                  note: `${t('card.h2h')} ${sideOf(state, figure).h2h}${figure.wounded ? `, ${t('state.wounded')}` : ''}`,
                }
              : {}
          },
        )
      case 'sixes':
        return oneOf(
          'sixes',
          question.among,
          t('ask.sixes'),
          t('ask.sixesNote'),
          'SF-15',
          (id) => ({ verb: 'chooseSix', seat, participant: id }),
          () => ({}),
        )
      case 'opponent': {
        const mover = knownFigure(state, question.figure)
        return oneOf(
          'opponent',
          question.among,
          t('ask.opponent', { name: names.figure(question.figure) }),
          t('ask.opponentNote'),
          'H2H-08',
          (id) => ({ verb: 'chooseOpponent', seat, figure: id }),
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
        return yesNo(question.kind, question.by, seat)
      case 'window':
        return {
          kind: 'window',
          title: t('ask.window', { side: names.side(side) }),
          note: t(question.allows === 'anyAction' ? 'ask.windowAny' : 'ask.windowCover'),
          rule: 'TURN-08',
          standard: 'pass',
          choices: [
            { id: 'pass', label: t('act.pass'), key: 'P', icon: 'check', command: { verb: 'pass', seat } },
            {
              id: 'passAll',
              label: t('ask.passAll'),
              key: 'Z',
              icon: 'skip',
              onChoose: () => change({ passing: { turn: state.turn.number, side } }),
            },
          ],
        }
      case 'edge':
        return {
          kind: 'edge',
          title: t('ask.edge', { side: names.side(side) }),
          note: t('ask.edgeNote'),
          rule: 'SETUP-04',
          choices: EDGES.map((edge, i) => ({
            id: edge,
            label: t('ask.edgeOf', { edge: t(`edge.${edge}`) }),
            key: `${i + 1}`,
            command: { verb: 'chooseEdge', seat, edge },
          })),
        }
      case 'objective': {
        const edge = state.table.edges?.[side]
        return {
          kind: 'objective',
          title: t('ask.objective', { side: names.side(side) }),
          note: t('ask.objectiveNote'),
          rule: 'SETUP-13',
          choices: (edge ? objectivesAt(state, edge) : []).map((element, i) => ({
            id: element.id,
            label: names.element(element.id),
            key: i < 9 ? `${i + 1}` : '',
            command: { verb: 'nameObjective', seat, element: element.id },
          })),
        }
      }
      default:
        return undefined
    }
  }
}
