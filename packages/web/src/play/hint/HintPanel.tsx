import {
  type ActionCommand,
  type Command,
  type CommandOf,
  figureOf,
  isActionVerb,
  isOnTable,
  weaponOf,
} from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { show } from '../../input/act.ts'
import { Key } from '../../input/Key.tsx'
import { shownKey } from '../../input/keys.ts'
import { draftFrom, interactionOf } from '../../interactions/actions.ts'
import { partOf } from '../../interactions/draft.ts'
import { prospectOf } from '../../interactions/prospect.ts'
import { usePlanSentences } from '../../text/usePlanWords.ts'
import type { Choice } from '../dock/Choices.tsx'
import css from '../dock/Dock.module.css'
import { bringIntoSight, useOnScreen } from '../onScreen.ts'
import { type Play, usePlay } from '../playContext.ts'
import { usePrompt } from '../prompt/usePrompt.ts'
import type { ShotInView } from '../shot.ts'
import { useTable } from '../tableStore.ts'
import { askHint, closeHint } from './hintStore.ts'
import { figureIn, ideaOf, shotAfterAim } from './idea.ts'

/** What was asked for, tier by tier, at the edge of the table; the figure that it is about is marked. */
export function HintPanel(): ReactElement | undefined {
  const { t } = useTranslation('hint')
  const play = usePlay()
  const { status, hint } = useTable((table) => table.hinted)
  const paper = useRef<HTMLElement>(null)
  const words = useHintWords()
  const answer = useAnswerTo(hint?.command)
  const shown = hint?.state === play.state ? hint : undefined
  const since = play.question?.since
  const aside = useOutOfTheWay(shown?.command, paper)
  useLayoutEffect(() => {
    if (since !== undefined) paper.current?.focus({ preventScroll: true })
  }, [since])
  if (!shown && status === 'rests') return undefined
  const lines = shown ? words(shown.command, answer).slice(0, shown.tier) : []
  const take = (): void => {
    if (!shown) return
    if (show(shown.command)) closeHint()
    else if (answer) document.querySelector<HTMLElement>(`[data-prompt] [data-choice="${answer.id}"]`)?.focus()
    else document.querySelector<HTMLElement>('[data-end-turn], [data-draw-card], [data-pass]')?.focus()
  }
  return (
    <section
      ref={paper}
      className={clsx('stack', css.hint)}
      data-paper
      tabIndex={-1}
      aria-labelledby="hint-heading"
      data-hint={shown?.tier}
      data-aside={aside || undefined}
    >
      <h2 id="hint-heading" className="t16">
        {t('heading')}
      </h2>
      <div role="status">
        {lines.length === 0 && <p>{t(status === 'failed' ? 'failed' : 'thinks')}</p>}
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one line for each tier
          <p key={i} className={i === 2 ? 'bold' : undefined} data-tier={i + 1}>
            {line}
          </p>
        ))}
      </div>
      <p className="row wrap">
        {shown && shown.tier < 3 && (
          <button type="button" className="btn" onClick={askHint} data-more>
            {t('more')} <Key of={shownKey('hint')} />
          </button>
        )}
        {shown?.tier === 3 && (
          <button type="button" className="btn" onClick={take} data-intend>
            {t(answer ? 'show' : 'plan')}
          </button>
        )}
        <button type="button" className="btn" onClick={closeHint} data-close-hint>
          {t('close')}
        </button>
      </p>
    </section>
  )
}

/** Whether the paper would lie on the man that it is about; he comes into the window where he is not. */
function useOutOfTheWay(command: Command | undefined, paper: RefObject<HTMLElement | null>): boolean {
  const { state, lens } = usePlay()
  const [box, setBox] = useState({ width: 0, height: 0 })
  const id = command && figureIn(command)
  const figure = id ? figureOf(state, id) : undefined
  const at = figure && isOnTable(figure) ? figure.position : undefined
  const { x, y, height, scale } = useOnScreen(lens, at ?? { x: 0, y: 0 })
  useLayoutEffect(() => {
    const { offsetWidth = 0, offsetHeight = 0 } = paper.current ?? {}
    setBox((known) => (known.height === offsetHeight ? known : { width: offsetWidth, height: offsetHeight }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a hint; afterwards the table may be moved freely
  useLayoutEffect(() => {
    if (at) bringIntoSight(lens, at)
  }, [command, lens])
  const clear = 2 * scale
  return at !== undefined && x < box.width + clear && y > height - box.height - clear
}

/** The answer of a question on the screen that this command is. */
function useAnswerTo(command: Command | undefined): Choice | undefined {
  const prompt = usePrompt()
  if (!command || command.verb === 'drift') return undefined
  const said = JSON.stringify(Object.entries(command).sort())
  return prompt?.choices.find(
    (choice) => choice.command && JSON.stringify(Object.entries(choice.command).sort()) === said,
  )
}

/** Where, the idea, the command with its odds. */
function useHintWords(): (command: Command, answer: Choice | undefined) => readonly [string, string, string] {
  const { t } = useTranslation(['hint', 'play'])
  const play = usePlay()
  const { state, names } = play
  const sentences = usePlanSentences()
  const where = (command: Command): string => {
    const figure = figureIn(command)
    if (command.verb === 'playCard' || command.verb === 'drawCard') return t('where.hand')
    if (figure) return t('where.figure', { name: names.figure(figure) })
    return t(command.verb === 'endTurn' || command.verb === 'pass' ? 'where.rest' : 'where.table')
  }
  const exact = (command: Command, answer: Choice | undefined): string => {
    if (answer) return [answer.label, answer.big, answer.note].filter(Boolean).join(', ')
    if (isActionVerb(command.verb)) return action(command as ActionCommand)
    switch (command.verb) {
      case 'deploy':
        return t('exact.deploy', { name: names.figure(command.figure), square: names.square(command.at) })
      case 'playCard':
        return command.figure
          ? t('exact.playCardOn', { card: names.tactic(command.card), name: names.figure(command.figure) })
          : t('exact.playCard', { card: names.tactic(command.card) })
      case 'seal':
        return t('exact.bid', { tokens: t('at', { ns: 'play', count: command.value }) })
      case 'raise':
        return t('exact.bid', { tokens: t('at', { ns: 'play', count: command.tokens }) })
      case 'endTurn':
        return t('act.endTurn', { ns: 'play' })
      case 'pass':
        return t('act.pass', { ns: 'play' })
      case 'drawCard':
        return t('hand.draw', { ns: 'play' })
      default:
        return t('exact.proposed')
    }
  }
  const action = (command: ActionCommand): string => {
    const told = toldPlan(play, command)
    return [
      t('exact.action', { name: names.figure(command.figure), verb: t(`verb.${command.verb}`, { ns: 'play' }) }),
      ...(command.verb === 'giveOrder'
        ? [t('exact.order', { order: t(`order.kind.${command.order.kind}`, { ns: 'play' }) })]
        : []),
      ...('weapon' in command && command.weapon ? [t('exact.weapon', { weapon: names.weapon(command.weapon) })] : []),
      ...(told ? [sentences(told)] : []),
      ...(command.verb === 'aim' ? afterAim(command) : []),
    ].join(' ')
  }
  const afterAim = (command: CommandOf<'aim'>): readonly string[] => {
    const shot = shotAfterAim(state, command)
    return shot ? [t('exact.afterAim'), sentences({ prospect: undefined, shot, hits: [], goal: undefined })] : []
  }
  return (command, answer) => {
    const figure = figureIn(command)
    return [
      where(command),
      t(`idea.${ideaOf(state, command)}`, { name: figure ? names.figure(figure) : '' }),
      exact(command, answer),
    ]
  }
}

/** The plan as the table would tell it, if it were in hand. */
function toldPlan({ state, seat }: Play, command: ActionCommand) {
  const draft = draftFrom(command)
  const prospect = seat && prospectOf(state, seat, draft)
  if (!prospect) return undefined
  const goal = partOf(draft, 'goal')
  const hits = (goal && interactionOf(command.verb).area?.hits(state, prospect, goal)) || []
  return { prospect, shot: shotOf(state, command), hits, goal }
}

function shotOf(state: Play['state'], command: ActionCommand): ShotInView | undefined {
  if (command.verb !== 'fire') return undefined
  const { figure: shooter, target, weapon: id } = command
  const figure = figureOf(state, shooter)
  const weapon = figure && weaponOf(state, figure, id)
  return weapon && { state, shooter, target, weapon, mayAim: true }
}
