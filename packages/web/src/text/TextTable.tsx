import { inU, lengthIn } from '@tactic48/content/lengths'
import { isOnTable } from '@tactic48/rules'
import { type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLengthUnit } from '../app/settings.ts'
import { useGame } from '../game/gameStore.ts'
import { stepBack } from '../input/act.ts'
import { Key } from '../input/Key.tsx'
import { shownKey } from '../input/keys.ts'
import { placeInHand } from '../input/placeInHand.ts'
import { judgedVerbs } from '../interactions/actions.ts'
import { useAnswerInHand } from '../play/call/answer.ts'
import { chooseVerb, commit, endTurn, takeBack } from '../play/commands.ts'
import { askHint as askOpponent } from '../play/hint/hintStore.ts'
import { useOrderPreview } from '../play/order/preview.ts'
import { useOrdering } from '../play/order/useOrdering.ts'
import { type Sign, type TableHost, usePlanned, usePlay, useTableHost } from '../play/playContext.ts'
import { playStage } from '../play/playStage.ts'
import { nextFigure } from '../play/roster/navigate.ts'
import { flipTextTable, sayAgain, useTable, useVerb } from '../play/tableStore.ts'
import { useStateWords } from '../prose/useStateWords.ts'
import { useWhy } from '../prose/useWhy.ts'
import { RuleId } from '../ui/RuleId.tsx'
import { rowActionsFor } from './rowActions.ts'
import { GROUPS, HALF_HOURS, pointAt, type Row, surveyOf } from './survey.ts'
import { usePlanWords } from './usePlanWords.ts'
import { useClockWords, useRowWords } from './useRowWords.ts'
import './text.css'

/** The table as a list: what stands where, from the chosen Character, and every command that a pointer could give. */
export function TextTable(): ReactElement {
  const { t } = useTranslation(['text', 'play'])
  const play = usePlay()
  const { state, side, names, mayAct, question, telling } = play
  const selected = useTable((table) => table.selected)
  const chosen = state.figures.find(({ id }) => id === selected)
  const stateWords = useStateWords(state)
  const advice = useGame(({ game }) => game?.adviceOff !== true)
  const { Signs = Undrawn, askHint = askOpponent } = useTableHost() ?? {}
  const paper = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { activeElement } = document
    // The page opens with it; a key that opens it leads into it.
    if (activeElement && activeElement !== document.body) paper.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={paper} className="text-table" tabIndex={-1} aria-labelledby="text-heading" data-text-table>
      <header className="text-head">
        <h2 id="text-heading">{t('heading')}</h2>
        <button type="button" className="btn" onClick={flipTextTable} data-hide-text>
          {t('hide')} <Key of={shownKey('text')} />
        </button>
      </header>
      <div className="text-body" data-part="text-body">
        <p className="text-chosen" role="status">
          {chosen
            ? t('chosen', {
                name: names.full(chosen.id),
                square: isOnTable(chosen) ? names.square(chosen.position) : '–',
                state: stateWords(chosen),
              })
            : t('nobody')}
        </p>
        <p className="muted t12">{t('north')}</p>
        <p className="text-tools">
          {mayAct && (
            <button type="button" className="btn" onClick={() => nextFigure()}>
              {t('next')} <Key of={shownKey('next')} />
            </button>
          )}
          {side && advice && (
            <button type="button" className="btn" onClick={askHint}>
              {t('hint')} <Key of={shownKey('hint')} />
            </button>
          )}
          <button type="button" className="btn" onClick={() => sayAgain()}>
            {t('again')} <Key of={shownKey('again')} />
          </button>
          {telling && !side && (
            <button type="button" className="btn" onClick={playStage.getState().goOn}>
              {t('act.goOn', { ns: 'play' })} <Key of={shownKey('goOn')} />
            </button>
          )}
          {side && question?.kind === 'action' && (
            <>
              <button type="button" className="btn" onClick={takeBack}>
                {t('undo')} <Key of={shownKey('undo')} />
              </button>
              <button type="button" className="btn" onClick={endTurn}>
                {t('endTurn')} <Key of={shownKey('endTurn')} />
              </button>
            </>
          )}
        </p>
        <Verbs />
        <Where />
        <Plan />
        <Signs told={(signs) => <Survey signs={signs} />} />
      </div>
    </section>
  )
}

/** What the chosen Character can do; what he cannot is there with its reason. */
function Verbs(): ReactElement | undefined {
  const { t } = useTranslation(['text', 'play'])
  const { state, names } = usePlay()
  const { actor } = usePlanned()
  const verb = useVerb()
  const why = useWhy(state)
  const verbs = useMemo(() => (actor ? judgedVerbs(state, actor) : []), [state, actor])
  if (!actor) return undefined
  return (
    <fieldset className="text-verbs">
      <legend>{t('actions', { name: names.figure(actor.id) })}</legend>
      {verbs.map(({ verb: one, price, refusal }) => {
        const name = t(`verb.${one}`, { ns: 'play' })
        return (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={one === verb}
            aria-disabled={refusal ? true : undefined}
            onClick={() => chooseVerb(one)}
          >
            {refusal ? (
              <>
                {t('whyNot', { verb: name, why: why(refusal) })} <RuleId rule={refusal.rule} />
              </>
            ) : (
              t('verb', { verb: name, price: t('at', { ns: 'play', count: price?.tokens ?? 0 }) })
            )}
          </button>
        )
      })}
    </fieldset>
  )
}

const QUARTERS = 0.25

/** A place by bearing and distance, wherever one is asked for. */
function Where(): ReactElement | undefined {
  const { t } = useTranslation('text')
  const play = usePlay()
  useTable((table) => table.draft)
  useAnswerInHand()
  const clock = useClockWords()
  const [bearing, setBearing] = useState(0)
  const unit = useLengthUnit()
  const [away, setAway] = useState('4')
  const place = placeInHand(play)
  if (!place) return undefined
  const milli = Math.round(inU(Number(away.replace(',', '.')), unit) * 1000)
  const good = Number.isFinite(milli) && milli >= 0 && milli <= MOST
  return (
    <form
      className="text-where"
      onSubmit={(event) => {
        event.preventDefault()
        if (good) place.put(pointAt(place.origin, bearing, milli))
      }}
    >
      <fieldset>
        <legend>{t('where')}</legend>
        <p className="muted t12">{t('from', { square: play.names.square(place.origin) })}</p>
        <label>
          {t('bearing')}
          <select value={bearing} onChange={(event) => setBearing(Number(event.target.value))}>
            {HALF_HOURS.map((half) => (
              <option key={half} value={half}>
                {clock(half)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('distance')}
          <input
            type="number"
            inputMode="decimal"
            min={0}
            max={lengthIn(MOST / 1000, unit)}
            step={QUARTERS}
            value={away}
            onChange={(event) => setAway(event.target.value)}
          />
        </label>
        <button type="submit" className="btn" disabled={!good}>
          {t('point')}
        </button>
      </fieldset>
    </form>
  )
}

/** Farther than any table is wide. */
const MOST = 200_000

/** What would be done, in words, and the button that does it. */
function Plan(): ReactElement | undefined {
  const { t } = useTranslation(['text', 'play'])
  const play = usePlay()
  const { prospect } = usePlanned()
  const verb = useVerb()
  const preview = useOrderPreview((store) => store.preview)
  useAnswerInHand()
  const words = usePlanWords()
  const refused = useTable((table) => table.denied !== undefined)
  const ordering = useOrdering()
  const answering = placeInHand(play) !== undefined && !verb && play.question?.kind !== 'deploy'
  if (!verb && !ordering && !answering) return undefined
  const ready = ordering
    ? ordering.command !== undefined && !preview?.refusal
    : answering || prospect?.plan !== undefined || (prospect?.blind && prospect.command !== undefined)
  return (
    <fieldset className="text-plan" data-part="text-plan">
      <legend>{t('plan')}</legend>
      <p>
        {refused && words ? t('says.still', { plan: words }) : words || (verb && t(`verb.${verb}`, { ns: 'play' }))}
      </p>
      <p className="text-tools">
        <button type="button" className="btn" onClick={() => stepBack()}>
          {t('back')} <Key of={shownKey('back')} />
        </button>
        <button type="button" className="btn final" disabled={!ready} onClick={commit}>
          {t('doIt')} <Key of={shownKey('commit')} />
        </button>
      </p>
    </fieldset>
  )
}

/** Nothing is drawn on the table of an ordinary game. */
const Undrawn: TableHost['Signs'] = ({ told }) => told([])

/** All lines of the table, by what they are. */
function Survey({ signs }: { signs: readonly Sign[] }): ReactElement {
  const { t } = useTranslation('text')
  const { state, side } = usePlay()
  const selected = useTable((table) => table.selected)
  const rows = useMemo(() => surveyOf(state, side, selected, signs), [state, side, selected, signs])
  const groups = GROUPS.filter((group) => group !== 'signs' || signs.length > 0)
  return (
    <>
      {groups.map((group) => (
        <Things key={group} heading={t(`groups.${group}`)} rows={rows.filter((row) => row.group === group)} />
      ))}
    </>
  )
}

function Things({ heading, rows }: { heading: string; rows: readonly Row[] }): ReactElement {
  const { t } = useTranslation('text')
  return (
    <section className="text-group" aria-label={heading}>
      <h3 className="cap">{heading}</h3>
      {rows.length === 0 ? (
        <p className="muted">{t('empty')}</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <Line key={row.key} row={row} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ row }: { row: Row }): ReactElement {
  const { t } = useTranslation('text')
  const play = usePlay()
  useTable((table) => table.draft)
  useAnswerInHand()
  const words = useRowWords()
  const name = words.name(row.thing)
  return (
    <li data-text-row={row.key} tabIndex={-1}>
      <span>{words.line(row)}</span>
      {rowActionsFor(play, row).map((action) => (
        <button key={action.name} type="button" className="chip" onClick={action.act}>
          {t(`action.${action.name}`, { name })}
        </button>
      ))}
    </li>
  )
}
