import { shownWay } from '@tactic48/content/lesson'
import { GLOSSARY, type Line, renderLines, type Segment } from '@tactic48/content/rulebook'
import { type ActionCommand, type Command, isActionVerb, type RuleSet } from '@tactic48/rules'
import { type ReactElement, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../game/gameStore.ts'
import { useLengthUnit } from '../i18n/lengths.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { Key } from '../input/Key.tsx'
import { show } from '../input/show.ts'
import { interactionOf } from '../interactions/actions.ts'
import { usePlay } from '../play/playContext.ts'
import { useTable } from '../play/tableStore.ts'
import type { Names } from '../prose/useNames.ts'
import { backIn, useLesson, useToldAttempt } from './lessonSession.ts'

interface SaidProps {
  readonly lines: readonly Line[]
  readonly rules: RuleSet
}

/** What a step says under these rules, a paragraph for each line; words of the glossary explain themselves. */
export function Said({ lines, rules }: SaidProps): ReactElement {
  const language = useLanguage()
  const unit = useLengthUnit((store) => store.unit)
  return (
    <>
      {renderLines(lines, rules, language, unit).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never change places
        <p key={i}>
          {line.map((segment, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do the parts of a line
            <Part key={at} segment={segment} />
          ))}
        </p>
      ))}
    </>
  )
}

function Part({ segment }: { segment: Segment }): ReactElement {
  const language = useLanguage()
  if (segment.kind === 'term') return <abbr title={GLOSSARY[segment.term].means[language]}>{segment.text}</abbr>
  if (segment.kind === 'value' || segment.kind === 'length') return <b className="said-value">{segment.text}</b>
  return <>{segment.text}</>
}

/** The same as plain text, for titles and labels. */
export function useSaid(line: Line, rules: RuleSet): string {
  const language = useLanguage()
  const unit = useLengthUnit((store) => store.unit)
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
export const MOST_HINTS = 3

export function Hints(): ReactElement {
  const { t } = useTranslation('lesson')
  const { step, hints, askHint, session } = useLesson()
  const { state } = usePlay()
  const begun = useToldAttempt().log.entries.length > 0
  return (
    <div className="brief-hints" data-part="hints">
      <div role="status">
        {hints > 0 && <Hint heading={t('where')} lines={[step.hints.where]} rules={state.rules} />}
        {hints > 1 && <Hint heading={t('idea')} lines={[step.hints.idea]} rules={state.rules} />}
      </div>
      {hints >= MOST_HINTS && <Way />}
      <div className="brief-acts">
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
    <div className="brief-hint">
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
      <div className="brief-hint" role="status">
        <p>{t('noWay')}</p>
        <button type="button" className="btn" onClick={() => backIn((at) => at.putBack(), session)} data-put-back>
          {t('putBack')}
        </button>
      </div>
    )
  }
  return (
    <div className="brief-hint">
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
