import type { AttemptOdds, CallKind, CallOdds, CallOptions, Refusal, SideId } from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { turnOf } from '../../boardModel/countdowns.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { Key } from '../../input/Key.tsx'
import { useDockKeys } from '../../input/useDockKeys.ts'
import { ChanceBar } from '../../ui/ChanceBar.tsx'
import { Die } from '../../ui/Die.tsx'
import { commit } from '../commands.ts'
import { Whose } from '../dock/Choices.tsx'
import dock from '../dock/Dock.module.css'
import { usePercent } from '../Odds.tsx'
import { Options } from '../Options.tsx'
import { useSmall } from '../onScreen.ts'
import { PlayIcon, type PlayIconName } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { RuleLine } from '../RuleLine.tsx'
import { forgetAnswer, useAnswer } from './answer.ts'
import css from './Call.module.css'

interface QuestionPanelProps {
  readonly kind: string
  readonly icon: PlayIconName
  readonly title: string
  readonly children: ReactNode
}

/** A question in the rail; focus goes to it once, so that what listens to the page is led there. */
export function QuestionPanel({ kind, icon, title, children }: QuestionPanelProps): ReactElement {
  const { question } = usePlay()
  const panel = useRef<HTMLElement>(null)
  const since = question?.since
  useLayoutEffect(() => {
    if (since !== undefined) panel.current?.focus({ preventScroll: true })
  }, [since])
  return (
    <section ref={panel} className={css.panel} tabIndex={-1} aria-labelledby="question-title" data-prompt={kind}>
      <h2 id="question-title" className="row">
        <Whose />
        <PlayIcon name={icon} /> {title}
      </h2>
      {children}
    </section>
  )
}

interface StepProps {
  readonly number: number
  readonly state: 'done' | 'now' | 'later'
  readonly title: string
  readonly children?: ReactNode
}

/** One step of a call, in the order of the rule: a tick, a number in ink, a pale number. */
export function Step({ number, state, title, children }: StepProps): ReactElement {
  return (
    <li className={clsx(css.step, css[state])} data-step={number} {...(state === 'now' && { 'aria-current': 'step' })}>
      <span className={css.mark} aria-hidden="true">
        {state === 'done' ? <PlayIcon name="check" /> : number}
      </span>
      <div className={css.body}>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  )
}

/** Dice, what one of them must show at least, and the chance; two sixes apart. */
export function AttemptLine({ odds, rule }: { odds: AttemptOdds | CallOdds; rule: string }): ReactElement {
  const { t } = useTranslation('play')
  const percent = usePercent()
  const value = (code: 'dice' | 'need'): number => odds.items.find((item) => item.code === code)?.value ?? 0
  const { success } = odds
  return (
    <>
      <div className="row base apart">
        <RuleLine rule={rule}>
          {t('call.attempt', { dice: t('dice', { count: value('dice') }), need: t('needs', { n: value('need') }) })}
        </RuleLine>
        <b className="t20" data-success={success}>
          {percent(success)}
        </b>
      </div>
      <ChanceBar chance={success} />
      {'atOnce' in odds && odds.atOnce > 0 && (
        <RuleLine tone="muted" rule="CALL-07">
          {t('call.double', { percent: percent(odds.atOnce) })}
        </RuleLine>
      )}
    </>
  )
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** CALL-06, CALL-07: with which turn it comes, by the die that will be rolled. */
export function DelayStep(props: { number: number; side: SideId; atOnce?: boolean | undefined }): ReactElement {
  const { number, side, atOnce = false } = props
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const delay = state.rules.company?.arrivalDelay ?? 'd6'
  const rolled = !atOnce && delay === 'd6'
  const n = turnOf(state, side, atOnce ? 1 : Number(delay))
  return (
    <Step number={number} state="later" title={t('call.step.delay')}>
      {rolled ? (
        <>
          <RuleLine rule="CALL-06">{t('call.delay')}</RuleLine>
          <ul className={css.delays}>
            {FACES.map((face) => (
              <li key={face}>
                <b>{turnOf(state, side, face)}</b>
                <Die face={face} />
                <span className="sr">{t('call.delayOf', { face, n: turnOf(state, side, face) })}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <RuleLine rule={atOnce ? 'CALL-07' : 'CALL-06'} data-delay={n}>
          {t(atOnce ? 'call.atOnce' : 'call.fixedDelay', { n })}
        </RuleLine>
      )}
    </Step>
  )
}

interface KindsProps {
  readonly options: CallOptions
  readonly kinds: readonly { readonly kind: CallKind; readonly refusal?: Refusal | undefined }[]
  readonly chosen: CallKind | undefined
  readonly onChoose: (kind: CallKind) => void
}

/** CALL-05: the three kinds; what cannot be called is there too, with its reason. */
export function Kinds({ options, kinds, chosen, onChoose }: KindsProps): ReactElement {
  const { t } = useTranslation('play')
  const words = useKindWords(options)
  useDockKeys(
    useCallback(
      (key) => {
        const one = kinds[Number(key) - 1]
        if (one && !one.refusal) onChoose(one.kind)
        return one !== undefined
      },
      [kinds, onChoose],
    ),
  )
  return (
    <Options
      by="data-kind"
      cards
      options={kinds.map(({ kind, refusal }, i) => ({
        id: kind,
        name: t(`call.kind.${kind}`),
        note: words[kind],
        refusal,
        chosen: kind === chosen,
        hotkey: String(i + 1),
        onChoose: () => onChoose(kind),
      }))}
    />
  )
}

/** What each kind would bring. */
function useKindWords({ teams, support, mortar }: CallOptions): { readonly [K in CallKind]: string } {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { list } = useNumbers()
  const sure = teams.odds.indexOf(1)
  return {
    reinforcements: sure < 0 ? t('call.teamsRolled') : t('call.teams', { count: sure + 1 }),
    supportFire: list(support.profiles.map(({ profile }) => t(`call.guns.${profile}`))),
    platoonMortar: t(state.rules.company?.platoonCallDelay === 'immediate' ? 'call.bombsNow' : 'call.bombs', {
      count: mortar.shells,
    }),
  }
}

interface AnswerFootProps {
  readonly kind: 'support' | 'mortar' | 'teams' | 'entry' | 'feint'
}

/** The button that gives the answer for good, and the way back to what was proposed. */
export function AnswerFoot({ kind }: AnswerFootProps): ReactElement | undefined {
  const { t } = useTranslation('play')
  const small = useSmall()
  const answer = useAnswer()
  if (!answer) return undefined
  const { command, fixed, refusal } = answer
  const none = command.verb === 'feint' && command.moves.length === 0
  return (
    <div className={clsx(dock.commit, css.foot)} data-part="plan-foot">
      {fixed && (
        <button type="button" className="btn" onClick={forgetAnswer} data-proposed>
          {t('call.proposed')}
        </button>
      )}
      <button type="button" className="btn final" data-commit disabled={refusal !== undefined} onClick={commit}>
        {t(none ? 'call.give.noFeint' : `call.give.${kind}`)} {!small && <Key of="⏎" />}
      </button>
    </div>
  )
}

interface PlacesProps {
  /** The attribute that numbers them. */
  readonly by: `data-${string}`
  readonly each: 'bombNumber' | 'man'
  readonly at: readonly { readonly x: number; readonly y: number }[]
  readonly current: number
  readonly onChoose: (index: number) => void
}

/** Several points of one answer, each by its square; the one in hand is placed next. */
export function Places({ by, each, at, current, onChoose }: PlacesProps): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  return (
    <ol className="row wrap g6">
      {at.map((spot, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bombs and men keep their places
        <li key={i}>
          <button
            type="button"
            className="chip"
            {...{ [by]: i + 1 }}
            aria-pressed={i === current}
            onClick={() => onChoose(i)}
          >
            <b>{t(`call.${each}`, { n: i + 1 })}</b> {names.square(spot)}
          </button>
        </li>
      ))}
    </ol>
  )
}
