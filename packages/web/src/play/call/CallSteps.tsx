import type { AttemptOdds, CallKind, CallOdds, CallOptions, Refusal, SideId } from '@tactic48/rules'
import { type CSSProperties, type ReactElement, type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { turnOf } from '../../boardModel/countdowns.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { Key } from '../../input/Key.tsx'
import { useDockKeys } from '../../input/useDockKeys.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { Die } from '../../ui/Die.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { commit } from '../commands.ts'
import { usePercent } from '../Odds.tsx'
import { useSmall } from '../onScreen.ts'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { answerIn, forgetAnswer, isChanged, useAnswerInHand, whyNotAnswer } from './answer.ts'

export type StepState = 'done' | 'now' | 'later'

interface StepProps {
  readonly number: number
  readonly state: StepState
  readonly title: string
  readonly children?: ReactNode
}

/** One step of a call, in the order of the rule: a tick, a number in ink, a pale number. */
export function Step({ number, state, title, children }: StepProps): ReactElement {
  return (
    <li className={`call-step ${state}`} data-step={number} {...(state === 'now' && { 'aria-current': 'step' })}>
      <span className="step-mark" aria-hidden="true">
        {state === 'done' ? <PlayIcon name="check" /> : number}
      </span>
      <div className="step-body">
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  )
}

export const Steps = ({ children }: { children: ReactNode }): ReactElement => <ol className="call-steps">{children}</ol>

/** Dice, what one of them must show at least, and the chance; two sixes apart. */
export function AttemptLine({ odds, rule }: { odds: AttemptOdds | CallOdds; rule: string }): ReactElement {
  const { t } = useTranslation('play')
  const percent = usePercent()
  const value = (code: 'dice' | 'need'): number => odds.items.find((item) => item.code === code)?.value ?? 0
  const { success } = odds
  return (
    <>
      <p className="call-line">
        <span>
          {t('call.attempt', { dice: t('dice', { count: value('dice') }), need: t('needs', { n: value('need') }) })}{' '}
          <RuleChip rule={rule} />
        </span>
        <b className="call-chance" data-success={success}>
          {percent(success)}
        </b>
      </p>
      <span className="chance-bar" aria-hidden="true" style={{ '--chance': success } as CSSProperties}>
        <i />
      </span>
      {'atOnce' in odds && odds.atOnce > 0 && (
        <p className="muted">
          {t('call.double', { percent: percent(odds.atOnce) })} <RuleChip rule="CALL-07" />
        </p>
      )}
    </>
  )
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** CALL-06, CALL-07: with which turn it comes, by the die that will be rolled. */
export function Delay({ side, atOnce }: { side: SideId; atOnce: boolean }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const delay = state.rules.company?.arrivalDelay ?? 'd6'
  if (atOnce || delay !== 'd6') {
    const n = turnOf(state, side, atOnce ? 1 : Number(delay))
    return (
      <p data-delay={n}>
        {t(atOnce ? 'call.atOnce' : 'call.fixedDelay', { n })} <RuleChip rule={atOnce ? 'CALL-07' : 'CALL-06'} />
      </p>
    )
  }
  return (
    <>
      <p>
        {t('call.delay')} <RuleChip rule="CALL-06" />
      </p>
      <ul className="delays">
        {FACES.map((face) => (
          <li key={face}>
            <b>{turnOf(state, side, face)}</b>
            <Die face={face} />
            <span className="sr">{t('call.delayOf', { face, n: turnOf(state, side, face) })}</span>
          </li>
        ))}
      </ul>
    </>
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
  const { state } = usePlay()
  const why = useWhy(state)
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
    <ul className="call-kinds">
      {kinds.map(({ kind, refusal }, i) => (
        <li key={kind}>
          <button
            type="button"
            className={`call-kind${refusal ? ' no' : ''}`}
            data-kind={kind}
            aria-pressed={kind === chosen}
            aria-disabled={refusal ? true : undefined}
            onClick={() => !refusal && onChoose(kind)}
          >
            <b>{t(`call.kind.${kind}`)}</b>
            {refusal ? <small>{why(refusal)}</small> : <small>{words[kind]}</small>}
            {!refusal && <Key of={String(i + 1)} />}
          </button>
          {refusal && <RuleChip rule={refusal.rule} />}
        </li>
      ))}
    </ul>
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

/** The button that gives the answer for good, and the way back to what was proposed. */
export function AnswerFoot({
  kind,
}: {
  kind: 'support' | 'mortar' | 'teams' | 'entry' | 'feint'
}): ReactElement | undefined {
  const { t } = useTranslation('play')
  const play = usePlay()
  const small = useSmall()
  useAnswerInHand()
  const inHand = answerIn(play)
  if (!inHand) return undefined
  return (
    <div className="plan-foot" data-part="plan-foot">
      {isChanged(play) && (
        <button type="button" className="btn" onClick={forgetAnswer} data-proposed>
          {t('call.proposed')}
        </button>
      )}
      <button
        type="button"
        className="btn final"
        data-commit
        disabled={whyNotAnswer(play, inHand) !== undefined}
        onClick={commit}
      >
        {t(
          kind === 'feint' && inHand.command.verb === 'feint' && inHand.command.moves.length === 0
            ? 'call.give.noFeint'
            : `call.give.${kind}`,
        )}{' '}
        {!small && <Key of="⏎" />}
      </button>
    </div>
  )
}
