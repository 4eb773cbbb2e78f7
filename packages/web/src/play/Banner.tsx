import {
  allowanceOf,
  check,
  type Figure,
  figureOf,
  type GameState,
  isOnTable,
  isRefusal,
  opponentOf,
  type Refusal,
  roundOf,
  type SeatId,
  sheetOf,
} from '@tactic48/rules'
import clsx from 'clsx'
import { memo, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLaidKey } from '../input/Key.tsx'
import { shownKey } from '../input/keys.ts'
import { canAct, interactionOf } from '../interactions/actions.ts'
import { useProse } from '../prose/useProse.ts'
import { useStateWords } from '../prose/useStateWords.ts'
import { useWhy } from '../prose/useWhy.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import css from './Banner.module.css'
import { ClockTag } from './clock/Clock.tsx'
import { isPlacing } from './deploy/squads.ts'
import { lastRoundOf } from './goal/breakPoint.ts'
import { chaptersOf } from './moment.ts'
import { useSmall } from './onScreen.ts'
import { isPointed } from './order/ordering.ts'
import { usePlanned, usePlay } from './playContext.ts'
import { heldIn } from './roster/rosterStore.ts'
import { usePart, useParts, useTable, useVerb } from './tableStore.ts'

/** Whose turn it is and what to do next: always there, always one sentence. */
export function Banner({ next }: { next: Figure | undefined }): ReactElement {
  const { prospect } = usePlanned()
  const said = JSON.stringify(prospect?.refusal)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same reason is not put into words with every move of the pointer
  const refusal = useMemo(() => prospect?.refusal, [said])
  return <Words drafted={prospect !== undefined} planned={prospect?.plan !== undefined} refusal={refusal} next={next} />
}

interface WordsProps {
  /** What the banner tells of the plan. */
  readonly drafted: boolean
  readonly planned: boolean
  readonly refusal: Refusal | undefined
  readonly next: Figure | undefined
}

const Words = memo(function Words({ next, ...plan }: WordsProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, question, side, names } = usePlay()
  // In the other side's turn somebody may be asked; it is the other's turn all the same.
  const turnOf = state.phase === 'setup' ? (side ?? question?.awaiting[0]) : undefined
  const shown = state.outcome?.winner ?? turnOf ?? state.turn.active
  const step = useNextStep(plan, next)
  const denied = useTable((table) => table.denied)
  const fixed = usePart('fixed') === true
  const told = fixed && (plan.planned || plan.refusal !== undefined)
  return (
    <p
      className={css.banner}
      data-part="banner"
      data-cards="over"
      data-question={question?.kind}
      data-since={question?.since}
      data-asked={side}
    >
      <SideMark side={shown} />
      <b key={`${state.phase} ${state.turn.number}`} className={css.turn}>
        {state.phase === 'over'
          ? t('over')
          : state.phase === 'setup'
            ? t('setUp')
            : t('turn', { n: state.turn.number })}
      </b>
      <Round />
      {state.phase !== 'over' && (
        <span className={clsx('nowrap', css.side)} data-part="banner-side">
          {names.side(shown)}
        </span>
      )}
      <ClockTag />
      <span
        id="next-step"
        className={css.step}
        data-part="banner-step"
        role="status"
        // What happens and that the computer thinks is heard from the log alone, what is planned with the plan.
        aria-live={denied || (side && !told) ? 'polite' : 'off'}
        data-denied={denied ? true : undefined}
      >
        {step}
        {denied && 'refusal' in denied && (
          <>
            {' '}
            <RuleChip rule={denied.refusal.rule} />
          </>
        )}
      </span>
    </p>
  )
})

/** HOUSE-20, VICT-10: which round it is, where rounds are counted. */
function Round(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const last = lastRoundOf(state)
  if (state.phase !== 'play' || last === undefined) return undefined
  const n = roundOf(state)
  return (
    <span className="nowrap muted" data-round={n}>
      {t('roundOf', { n, last: Math.max(n, last) })}
    </span>
  )
}

/** So short that the line on a phone does not grow, and the table does not move under a finger. */
const POINTED = { moveToward: 'next.ground', fireAt: 'next.target', fireAtWill: 'order.asks.fireAtWill' } as const

/** TACTIC-08: a card can still be drawn, and is lost with the first Action. */
function mustDraw(state: GameState, seat: SeatId | undefined): boolean {
  const { company } = state.rules
  if (!seat || !company || company.autoDraw || company.tacticDrawDeadline !== 'firstAction') return false
  return !isRefusal(check(state, { verb: 'drawCard', seat }))
}

function useNextStep(plan: Omit<WordsProps, 'next'>, next: Figure | undefined): string {
  const { drafted, planned, refusal } = plan
  const { t } = useTranslation('play')
  const { state, question, side, seat, names, players, mayAct, log } = usePlay()
  const { moment, selected, tool, denied } = useParts('moment', 'selected', 'tool', 'denied')
  const verb = useVerb()
  const order = usePart('order')
  const laid = useLaidKey()
  const why = useWhy(state)
  const words = useStateWords(state)
  const prose = useProse(state)
  const told = question ? undefined : chaptersOf(log).at(-1)?.lines.at(-1)?.sentence
  const small = useSmall()
  const holds = useTable(({ roster }) => heldIn(state, roster.held).size > 0)
  const failed = useTable(({ opponent }) => opponent === 'failed')
  if (denied) {
    if ('refusal' in denied) {
      const said = why(denied.refusal)
      return denied.verb ? t('next.denied', { verb: t(`verb.${denied.verb}`), why: said }) : said
    }
    return t(`next.missing.${denied.missing}`, { key: laid(shownKey('next')) })
  }
  if (moment !== undefined) return t('next.moment')
  if (tool && !drafted) return t(`tool.${tool}Hint`)
  if (state.phase === 'over') {
    const winner = state.outcome?.winner
    return winner ? t('result.wins', { side: names.side(winner) }) : t('result.draw')
  }
  // What is being told stands here until somebody is asked.
  if (!question) return told ? prose(told) : ''
  const chosen = selected && figureOf(state, selected)
  if (!side) {
    const [asked] = question.awaiting
    if (failed) return t('next.failed')
    return t('next.thinks', { side: names.side(asked ?? state.turn.active) })
  }
  const answer =
    players[opponentOf(side)] === 'opponent' ? t('next.answer') : t('next.answerOf', { side: names.side(side) })
  switch (question.kind) {
    case 'action':
    case 'window':
      if (refusal) return why(refusal)
      if (planned && small) {
        return t('next.press', { verb: verb === 'giveOrder' ? t('order.give') : t(`verb.${verb ?? 'other'}`) })
      }
      if (planned) return t('next.commit')
      if (verb === 'giveOrder' && order && isPointed(order)) return t(POINTED[order])
      if (verb) return t(`next.${interactionOf(verb).asks}`)
      if (chosen && chosen.side === side && mayAct) {
        if (!isOnTable(chosen)) return t('next.away', { name: names.figure(chosen.id), state: words(chosen) })
        return next && !canAct(state, chosen)
          ? t('next.spent', { name: names.figure(chosen.id), next: names.figure(next.id) })
          : t('next.verbs')
      }
      if (question.kind === 'window') {
        return mayAct ? t('next.window', { side: names.side(side) }) : answer
      }
      if (mustDraw(state, seat)) return t('hand.drawNow')
      return next
        ? t('next.ready', {
            name: names.figure(next.id),
            count: Math.max(1, allowanceOf(state, next) - sheetOf(state, next).counters.slots),
          })
        : t(holds ? 'roster.allHeld' : 'next.nobody')
    case 'order':
      return small ? t('order.nextPress') : t('order.next')
    case 'deploy':
      if (isPlacing(state, side)) return t('next.placing')
      return t('next.deploy', {
        depth: state.rules.deployDepth,
        edge: t(`edge.${state.table.edges?.[side] ?? 'south'}`),
      })
    case 'edge':
      return t('next.edge')
    case 'objective':
      return t('next.objective')
    case 'callKind':
    case 'support':
    case 'mortar':
    case 'teams':
    case 'entry':
    case 'selfCall':
    case 'feint':
      return t(`call.next.${question.kind}`)
    default:
      return answer
  }
}
