import { createTrack, type Point, trackPoint } from '@tactic48/geometry'
import {
  dangers,
  type FigureId,
  knownFigure,
  markerOf,
  type Question,
  type QuestionOf,
  type SideId,
  shotOdds,
  topTask,
} from '@tactic48/rules'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { answersTo } from '../../interactions/questions.ts'
import { usePercent } from '../Odds.tsx'
import { useGivenUp } from '../PlanWords.tsx'
import { usePlay } from '../playContext.ts'
import type { Choice, Prompt, PromptMaker } from './prompt.ts'

/** Questions about a shot: Take Cover, Opportunity Fire, going on under fire, the shot after a move. */
export function useFirePrompts(): PromptMaker {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state, names } = play
  const { length } = useNumbers()
  const percent = usePercent()
  const givenUp = useGivenUp()
  /** A window speaks of the question that comes after it, too. */
  const answered = (question: Question, i: number): Pick<Choice, 'command'> => {
    const command = answersTo({ ...play, question }).at(i)
    return command ? { command } : {}
  }
  const at = (id: FigureId): Point => knownFigure(state, id).position

  const takeCover = (question: QuestionOf<'takeCover'>, side: SideId): Prompt => {
    const { figure, shooter, weapon } = question
    const task = topTask(state)
    const ask = { shooter, weapon, target: figure, aims: task?.kind === 'shot' ? task.aims : 0 }
    const open = shotOdds(state, ask)
    const covered = shotOdds(state, { ...ask, takeCover: true })
    const lost = givenUp(knownFigure(state, figure), 'takeCover')
    const idle = open && covered && open.miss === covered.miss ? t('ask.coverIdle') : ''
    const tokens = state.rules.reactionCoverFree ? 0 : state.rules.takeCoverCost
    const hurt = (odds: typeof open): Partial<Choice> =>
      odds
        ? {
            big: percent(1 - odds.miss),
            harm: 1 - odds.miss,
            note: `${t('ask.hitsOn', { need: t('needs', { n: odds.need.score }) })}, ${t('ask.lost', { percent: percent(odds.elimination) })}`,
          }
        : {}
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
          tokens,
          ...answered(question, 0),
          ...hurt(covered),
          ...(lost || idle ? { note: [hurt(covered).note, idle, lost].filter(Boolean).join('; ') } : {}),
        },
        {
          id: 'stand',
          label: t('ask.stand'),
          key: 'S',
          icon: 'flag',
          ...answered(question, 1),
          ...hurt(open),
          ...(open
            ? {
                note: `${hurt(open).note}; ${t('ask.keeps', { tokens: t('at', { count: state.sides[side].tokens }) })}`,
              }
            : {}),
        },
      ],
    }
  }

  const opportunityFire = (question: QuestionOf<'opportunityFire'>): Prompt => {
    const { offers, last } = question
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
        icon: 'watch',
        ...answered(question, i),
        figure: shooter,
        ...(odds && state.rules.premeasure
          ? {
              big: percent(1 - odds.miss),
              harm: 1 - odds.miss,
              note: `${t('plan.detail', {
                dice: t('dice', { count: odds.dice }),
                distance: length(odds.distance),
                need: t('needs', { n: odds.need.score }),
              })}; ${t('ask.lost', { percent: percent(odds.elimination) })}`,
            }
          : {}),
      }
    })
    return {
      kind: 'opportunityFire',
      ...(first ? { at: at(first.target) } : {}),
      towards: offers.map(({ shooter }) => at(shooter)),
      title: t('ask.opportunityFire', { target: first ? names.figure(first.target) : '' }),
      note: t(last ? 'ask.opportunityLast' : 'ask.opportunityNote'),
      rule: 'OF-04',
      ...(state.rules.premeasure ? { shots: offers } : {}),
      standard: shots[0]?.id ?? 'hold',
      choices: [
        ...shots,
        {
          id: 'hold',
          label: t('ask.hold'),
          key: 'H',
          icon: 'eye',
          note: t('ask.holdNote'),
          ...answered(question, offers.length),
        },
      ],
    }
  }

  const continueMove = (question: QuestionOf<'continueMove'>): Prompt => {
    const { figure: id } = question
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
          icon: 'way',
          note: t('ask.goOnNote', { length: length(moving ? moving.steps - moving.k : 0) }),
          ...(harm > 0 && state.rules.premeasure ? { harm, big: percent(harm) } : {}),
          ...answered(question, 0),
        },
        {
          id: 'stop',
          label: t('ask.stop'),
          key: 'S',
          icon: 'cross',
          note: t('ask.stopNote'),
          ...answered(question, 1),
        },
      ],
    }
  }

  const afterShot = (question: QuestionOf<'afterShot'>): Prompt => {
    const { figure: id } = question
    const shooter = knownFigure(state, id)
    const shots = answersTo({ ...play, question })
      .flatMap((command) => {
        if (command.verb !== 'shootAfterMove') return []
        const odds = shotOdds(state, { ...command, shooter: id, aims: 0 })
        return odds ? [{ command, odds, weapon: command.weapon, target: command.target }] : []
      })
      .sort((a, b) => (state.rules.premeasure ? a.odds.miss - b.odds.miss : 0))
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
            id: `${target} ${weapon}`,
            label: names.figure(target),
            key: `${i + 1}`,
            icon: 'bullet',
            note: names.weapon(weapon),
            ...(state.rules.premeasure
              ? {
                  big: percent(1 - odds.miss),
                  harm: 1 - odds.miss,
                  note: `${names.weapon(weapon)}, ${t('plan.detail', {
                    dice: t('dice', { count: odds.dice }),
                    distance: length(odds.distance),
                    need: t('needs', { n: odds.need.score }),
                  })}`,
                }
              : {}),
            command,
            figure: target,
          }),
        ),
        { id: 'skip', label: t('ask.skip'), key: 'S', icon: 'cross', ...answered(question, -1) },
      ],
    }
  }

  return (question, _, side) => {
    if (question.kind === 'takeCover') return takeCover(question, side)
    if (question.kind === 'opportunityFire') return opportunityFire(question)
    if (question.kind === 'continueMove') return continueMove(question)
    return question.kind === 'afterShot' ? afterShot(question) : undefined
  }
}
