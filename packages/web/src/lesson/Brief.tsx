import { type Attempt, neighbours, shownWay, stepsOf } from '@tactic48/content/lesson'
import { GLOSSARY, type Line, renderLines } from '@tactic48/content/rulebook'
import { type ActionCommand, type Command, isActionVerb, type RuleSet } from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { useLengthUnit } from '../app/settings.ts'
import { send } from '../game/gameStore.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { show } from '../input/act.ts'
import { Key } from '../input/Key.tsx'
import { interactionOf } from '../interactions/actions.ts'
import { PlayIcon } from '../play/PlayIcon.tsx'
import { usePlay } from '../play/playContext.ts'
import { useTable } from '../play/tableStore.ts'
import type { Names } from '../prose/useNames.ts'
import { Icon } from '../ui/Icon.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import css from './Lesson.module.css'
import { backIn, MOST_HINTS, useLesson, useToldAttempt } from './lessonSession.ts'

/** The step in the rail: its goal, what there is to know, hints, and what the teacher says. */
export function Brief({ folded }: { folded: boolean }): ReactElement {
  const { t } = useTranslation('lesson')
  const { step } = useLesson()
  const { state } = usePlay()
  const attempt = useToldAttempt()
  const task = useRef<HTMLHeadingElement>(null)
  const [opened, setOpened] = useState(false)
  const goal = useSaid(step.task, state.rules)
  const done = attempt.verdict.kind === 'done'
  const closed = folded && !opened
  // Who listens begins with the task.
  useEffect(() => task.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (!folded) setOpened(false)
  }, [folded])
  return (
    <section
      className={clsx('stack', css.brief)}
      data-part="brief"
      aria-labelledby="brief-task"
      data-step={step.id}
      data-verdict={attempt.verdict.kind}
    >
      {!closed && <Where />}
      <div className="row top">
        <h2 id="brief-task" className="fill" ref={task} tabIndex={-1}>
          {goal}
        </h2>
        {folded && (
          <button
            type="button"
            className="btn square quiet"
            aria-expanded={opened}
            aria-label={t(opened ? 'fold' : 'unfold')}
            onClick={() => setOpened(!opened)}
          >
            <PlayIcon name={opened ? 'unfold' : 'fold'} />
          </button>
        )}
      </div>
      {!closed && !done && (
        <>
          <div className="stack g6" data-part="brief-text">
            <Said lines={step.text} rules={state.rules} />
            {step.dice && (
              <div className="row top t13 muted">
                <Icon name="die" />
                <Said lines={[step.dice.say]} rules={state.rules} />
              </div>
            )}
            <p className="row wrap g4">
              <span className="sr">{t('rules')}</span>
              {step.rules.map((rule) => (
                <RuleChip key={rule} rule={rule} />
              ))}
            </p>
          </div>
          <Hints />
        </>
      )}
      <Teacher attempt={attempt} />
    </section>
  )
}

/** Where in the course this is, and the ways to its neighbours: nothing is locked. */
function Where(): ReactElement {
  const { t } = useTranslation('lesson')
  const language = useLanguage()
  const { step } = useLesson()
  const steps = stepsOf(step.course)
  const { back, next } = neighbours(step)
  return (
    <div className={clsx('row apart', css.head)}>
      <p className="cap">
        {t('step', { n: steps.indexOf(step) + 1, all: steps.length })} · {step.title[language]}
      </p>
      <nav aria-label={t('toCourse')}>
        {back && (
          <a className="btn quiet" href={hrefOf({ page: 'learn', step: back.id })} data-back>
            {t('back')}
          </a>
        )}
        <a
          className="btn quiet"
          href={hrefOf(next ? { page: 'learn', step: next.id } : { page: 'learn' })}
          data-skip-step
        >
          {t('skip')}
        </a>
      </nav>
    </div>
  )
}

/** What the teacher says to what was done; a mistake is a thing to look at, not a fault. */
function Teacher({ attempt }: { attempt: Attempt }): ReactElement {
  const { verdict, state } = attempt
  const { session } = useLesson()
  const { t } = useTranslation('lesson')
  const [gone, setGone] = useState<Attempt>()
  const strays = verdict.kind === 'answered' && !verdict.good
  const shown = verdict.kind !== 'begun' && gone !== attempt
  const says = useRef<HTMLDivElement>(null)
  // On a phone the rail may have been scrolled past the answer.
  useEffect(() => {
    if (attempt.verdict.kind !== 'begun') says.current?.scrollIntoView({ block: 'nearest' })
  }, [attempt])
  return (
    <div className={css.teacher} role="status" aria-label={t('answer')}>
      {shown && (
        <div ref={says} className={clsx('stack', css.says, strays && css.strays)}>
          {verdict.kind === 'done' && (
            <p className={clsx('row g6 t16 bold', css.praise)}>
              <Icon name="tick" /> {t('praise')}
            </p>
          )}
          <Said lines={[verdict.say]} rules={state.rules} />
          {strays && (
            <div className={clsx('row wrap g6', css.acts)}>
              <button
                type="button"
                className={verdict.wayOn === 'again' ? 'btn primary' : 'btn'}
                onClick={() => backIn((at) => at.putBack(), session)}
                data-put-back
              >
                <Icon name="undo" /> {t('putBack')}
              </button>
              <button type="button" className="btn quiet" onClick={() => setGone(attempt)} data-carry-on>
                {t('carryOn')}
              </button>
            </div>
          )}
          {verdict.kind === 'done' && <Onwards />}
        </div>
      )}
    </div>
  )
}

/** The way on is in the hand of who has just done it. */
function Onwards(): ReactElement {
  const { t } = useTranslation('lesson')
  const language = useLanguage()
  const { step, session } = useLesson()
  const { next } = neighbours(step)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus({ preventScroll: true }), [])
  const company = step.course === 'quickStart' ? stepsOf('company')[0] : undefined
  return (
    <div className={clsx('row wrap g6', css.acts)}>
      {next ? (
        <a ref={link} className="btn primary" href={hrefOf({ page: 'learn', step: next.id })} data-next-step>
          {t('next', { title: next.title[language] })} <Icon name="forward" />
        </a>
      ) : (
        <a ref={link} className="btn primary" href={hrefOf({ page: 'learn' })} data-next-step>
          {t('toCourse')} <Icon name="forward" />
        </a>
      )}
      {!next && company && (
        <a className="btn" href={hrefOf({ page: 'learn', step: company.id })}>
          {t('toCompany')}
        </a>
      )}
      <button type="button" className="btn quiet" onClick={() => backIn((at) => at.again(), session)} data-from-start>
        {t('again')}
      </button>
    </div>
  )
}

interface SaidProps {
  readonly lines: readonly Line[]
  readonly rules: RuleSet
}

/** What a step says under these rules, a paragraph for each line; words of the glossary explain themselves. */
function Said({ lines, rules }: SaidProps): ReactElement {
  const language = useLanguage()
  const unit = useLengthUnit()
  return (
    <>
      {renderLines(lines, rules, language, unit).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never change places
        <p key={i}>
          {line.map((segment, at) => {
            const { kind, text } = segment
            if (kind === 'text' || kind === 'rule') return text
            const key = `${at}`
            if (kind === 'term')
              return (
                <abbr key={key} title={GLOSSARY[segment.term].means[language]}>
                  {text}
                </abbr>
              )
            return (
              <b key={key} className="nowrap">
                {text}
              </b>
            )
          })}
        </p>
      ))}
    </>
  )
}

/** The same as plain text, for titles and labels. */
function useSaid(line: Line, rules: RuleSet): string {
  const language = useLanguage()
  const unit = useLengthUnit()
  return renderLines([line], rules, language, unit)
    .flatMap((segments) => segments.map(({ text }) => text))
    .join('')
}

const isAction = (command: Command): command is ActionCommand => isActionVerb(command.verb)

/** The command as a plan on the table: the learner sees where and whom, with its odds, and may change it or do it. */
function layOut(command: Command): void {
  if (!isAction(command)) return
  if (interactionOf(command.verb).atOnce) useTable.getState().select(command.figure)
  else show(command)
}

/** The command in words. */
function useWayWords(names: Names): (command: Command) => string {
  const { t } = useTranslation('lesson')
  return (command) => {
    const name = 'figure' in command ? names.figure(command.figure) : ''
    switch (command.verb) {
      case 'move':
        if (command.leave) return t('wayOf.leave', { name })
        return command.touch && 'figure' in command.touch
          ? t('wayOf.charge', { name, target: names.figure(command.touch.figure) })
          : t('wayOf.move', { name })
      case 'fire':
        return t('wayOf.fire', { name, target: names.figure(command.target) })
      case 'moveAndFire':
        return command.target
          ? t('wayOf.moveAndFire', { name, target: names.figure(command.target) })
          : t('wayOf.move', { name })
      case 'opportunityShot':
        return t('wayOf.opportunityShot', { target: names.figure(command.target) })
      case 'executeOrder':
        return command.halts.length > 0
          ? t('wayOf.executeOrderHalted', { halted: command.halts.map(names.figure).join(', ') })
          : t('wayOf.executeOrder')
      case 'seal':
        return t('wayOf.seal', { value: command.value })
      case 'takeMessage':
        return t('wayOf.takeMessage', { name, officer: names.figure(command.officer) })
      case 'firstAid':
      case 'checkCasualty':
        return t(`wayOf.${command.verb}`, { name, patient: names.figure(command.patient) })
      case 'carry':
        return t('wayOf.carry', {
          name,
          patient: names.figure(command.casualty),
          helper: command.helper ? names.figure(command.helper) : '',
        })
      case 'playCard':
        return t('wayOf.playCard', { card: names.tactic(command.card) })
      case 'aim':
      case 'placeOpportunityFire':
      case 'startSuppression':
      case 'throwGrenade':
      case 'giveOrder':
      case 'takeInitiative':
      case 'contactHq':
      case 'call':
      case 'pass':
      case 'reactTakeCover':
      case 'endTurn':
        return t(`wayOf.${command.verb}`, { name })
      default:
        return t('wayOf.other')
    }
  }
}

/** Where, idea, the way: each only when it is asked for. */
function Hints(): ReactElement {
  const { t } = useTranslation('lesson')
  const { step, hints, askHint, session } = useLesson()
  const { state } = usePlay()
  const begun = useToldAttempt().log.entries.length > 0
  return (
    <div className={clsx('stack', css.hints)} data-part="hints">
      <div role="status">
        {hints > 0 && <Hint heading={t('where')} lines={[step.hints.where]} rules={state.rules} />}
        {hints > 1 && <Hint heading={t('idea')} lines={[step.hints.idea]} rules={state.rules} />}
      </div>
      {hints >= MOST_HINTS && <Way />}
      <div className={clsx('row wrap g6', css.acts)}>
        {hints < MOST_HINTS && (
          <button type="button" className="btn" onClick={askHint} data-hint>
            {t(hints === 0 ? 'showMe' : 'showMore')} <Key of="?" />
          </button>
        )}
        {begun && (
          <button
            type="button"
            className="btn quiet"
            onClick={() => backIn((at) => at.again(), session)}
            data-from-start
          >
            {t('fromStart')}
          </button>
        )}
      </div>
    </div>
  )
}

function Hint({ heading, ...said }: { heading: string } & Parameters<typeof Said>[0]): ReactElement {
  return (
    <div className={css.hint}>
      <span className="cap">{heading}</span>
      <Said {...said} />
    </div>
  )
}

/** The next command itself: planned on the table where it can be, in words, and done for the asking. */
function Way(): ReactElement {
  const { t } = useTranslation('lesson')
  const { session } = useLesson()
  const { names, question } = usePlay()
  const attempt = useToldAttempt()
  const words = useWayWords(names)
  const way = useMemo(() => shownWay(attempt), [attempt])
  const next = way?.[0]
  useEffect(() => {
    if (next) layOut(next)
  }, [next])
  if (!next) {
    return (
      <div className={css.hint} role="status">
        <p>{t('noWay')}</p>
        <button type="button" className="btn" onClick={() => backIn((at) => at.putBack(), session)} data-put-back>
          {t('putBack')}
        </button>
      </div>
    )
  }
  return (
    <div className={css.hint}>
      <span className="cap">{t('way')}</span>
      <p role="status">{words(next)}</p>
      <button
        type="button"
        className="btn"
        disabled={question === undefined}
        onClick={() => {
          useTable.getState().clear()
          void send(next)
        }}
        data-do-it
      >
        {t('doIt')}
      </button>
    </div>
  )
}
