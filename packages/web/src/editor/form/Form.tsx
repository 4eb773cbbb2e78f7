import type { CardLanguage } from '@tactic48/rules'
import { clsx } from 'clsx'
import type { FunctionComponent, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTENT_LANGUAGES, languageName } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { Tick } from '../../ui/fields.tsx'
import { Icon } from '../../ui/Icon.tsx'
import css from './Form.module.css'
import {
  type At,
  type Described,
  FaultAt,
  Labelled,
  Options,
  Part,
  Select,
  useField,
  useForm,
  useSay,
} from './FormParts.tsx'
import {
  begun,
  begunKind,
  type Choice,
  choicesOf,
  type Field,
  fieldAt,
  isChosen,
  isLong,
  isNamed,
  memberOf,
  namesIn,
  type Run,
  runsOf,
} from './fields.ts'
import { isSketch, listAt, parentOf, type Sketch, textAt, valueAt } from './sketch.ts'

/** A text or a number. Empty is neither: a dash on the card, or missing. */
function InputAt({ at }: At): ReactElement {
  const { label, value, put, field } = useField(at)
  const { takes, look } = field
  const number = takes?.of === 'number' ? takes : undefined
  return (
    <Labelled at={at} label={label}>
      {(described) => (
        <input
          {...described}
          {...(number
            ? {
                type: 'number',
                inputMode: number.whole ? 'numeric' : 'decimal',
                min: number.least,
                max: number.most,
                step: look.step ?? (number.whole ? 1 : 0.5),
                placeholder: '–',
              }
            : { type: 'text', dir: 'auto', maxLength: takes?.of === 'text' ? takes.most : undefined })}
          value={String(value ?? '')}
          onChange={({ target }) =>
            put(at, target.value === '' ? undefined : number ? target.valueAsNumber : target.value)
          }
        />
      )}
    </Labelled>
  )
}

/** The values of its shape as they are called, or what it is chosen from. */
function useChoices(at: string): readonly Choice[] {
  const { field, choices, around, say } = useField(at)
  const { look, takes, labels, name, must } = field
  if (look.choices !== undefined || takes?.of !== 'choice') return choicesOf(field, choices, around)
  const under = look.values ?? `${labels}.${name}Is`
  const offered = takes.values.map((value) => ({ value: String(value), label: say(`${under}.${String(value)}`) }))
  return must ? offered : [{ value: '', label: look.none === undefined ? '–' : say(look.none) }, ...offered]
}

/** What was chosen is written; another kind of thing begins anew. */
function ChoiceAt({ at }: At): ReactElement {
  const { label, value, put, field, root, sketch, choices: all } = useField(at)
  const choices = useChoices(at)
  const thing = parentOf(at)
  const whole = fieldAt(root, sketch, thing)
  const isKind = whole.takes?.of === 'variants' && whole.takes.tag === field.name
  const write = (chosen: string): void =>
    isKind
      ? put(thing, begunKind(whole, chosen, valueAt(sketch, thing), all))
      : put(at, choices.find((one) => one.value === chosen)?.writes ?? (chosen || undefined))
  return (
    <Select
      at={at}
      label={label}
      value={choices.find((one) => isChosen(one, value))?.value ?? String(value ?? '')}
      choices={choices}
      onChoose={write}
    />
  )
}

function TickAt({ at }: At): ReactElement {
  const { label, value, put, field } = useField(at)
  return (
    <div>
      <Tick label={label} on={value === true} onChange={(on) => put(at, on || (field.must ? false : undefined))} />
      <FaultAt at={at} />
    </div>
  )
}

/** Several of a few. */
export function TicksAt({ at }: At): ReactElement {
  const { value, put, field, choices } = useField(at)
  const chosen = Array.isArray(value) ? value : []
  const offered = choicesOf(field, choices, {}).map((one) => one.value)
  return (
    <div className={clsx('columns g0', css.ticks)}>
      {choicesOf(field, choices, {}).map(({ value: one, label }) => (
        <Tick
          key={one}
          label={label}
          on={chosen.includes(one)}
          onChange={(on) => {
            const next = offered.filter((each) => (each === one ? on : chosen.includes(each)))
            put(at, next.length > 0 ? next : undefined)
          }}
        />
      ))}
    </div>
  )
}

/** A text in the reader's language; the others stand below, and what is left empty is called as it is here. */
function NamesAt({ at }: At): ReactElement {
  const { label, sketch, put, field } = useField(at)
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const write = (each: string, text: string): void => put(`${at}.${each}`, text === '' ? undefined : text)
  const input = (each: CardLanguage, described?: Described): ReactElement => {
    const member = memberOf(field, {}, each).takes
    const props = {
      ...(described ?? { 'aria-label': `${label}, ${languageName(each)}` }),
      lang: each,
      dir: 'auto' as const,
      maxLength: member?.of === 'text' ? member.most : undefined,
      value: textAt(sketch, `${at}.${each}`),
    }
    return isLong(field.takes) ? (
      <textarea {...props} rows={3} onChange={({ target }) => write(each, target.value)} />
    ) : (
      <input type="text" {...props} onChange={({ target }) => write(each, target.value)} />
    )
  }
  return (
    <div className="stack g4">
      <Labelled at={at} label={label}>
        {(described) => input(language, described)}
      </Labelled>
      <details className={css.more}>
        <summary className="t13 muted">{t('otherLanguages')}</summary>
        {CONTENT_LANGUAGES.filter((each) => each !== language).map((each) => (
          <div key={each} className={clsx('labelled', css.field)}>
            <span className="t12 muted" aria-hidden="true">
              {languageName(each)}
            </span>
            {input(each)}
          </div>
        ))}
      </details>
    </div>
  )
}

/** A thing with fields of its own, which may be missing. */
function ObjectAt({ at }: At): ReactElement {
  const { label, value, put, field, around, choices, say } = useField(at)
  const { offer, label: legend } = field.look
  const part = <Fields at={at} />
  const ticked = value !== undefined
  return (
    <>
      {offer !== undefined && (
        <div className="line-above">
          <Tick
            label={say(offer)}
            on={ticked}
            onChange={(on) => put(at, on ? begun(field, around, choices, around) : undefined)}
          />
        </div>
      )}
      {(ticked || offer === undefined) && (legend === '' ? part : <Part legend={label}>{part}</Part>)}
    </>
  )
}

function PointAt({ at }: At): ReactElement {
  return (
    <>
      <FieldAt at={`${at}.0`} />
      <FieldAt at={`${at}.1`} />
      <FaultAt at={at} alone />
    </>
  )
}

/** A list without which the thing that it belongs to would be nothing comes and goes with that thing. */
function usePutList(at: string): (rows: readonly unknown[]) => void {
  const { field, put, around, root, sketch, choices } = useField(at)
  const whole = parentOf(at)
  const around1 = whole === '' ? root : fieldAt(root, sketch, whole)
  const needed = field.takes?.of === 'list' && field.takes.least > 0
  return (rows) => {
    if (rows.length === 0 && needed && !around1.must) return put(whole, undefined)
    if (rows.length === 0 && !field.must) return put(at, undefined)
    if (around !== undefined) return put(at, rows)
    return put(whole, { ...(begun(around1, undefined, choices) as Sketch), [field.name]: rows })
  }
}

/** Things of several kinds, one a row. */
export function RowsAt({ at }: At): ReactElement {
  const { sketch, field, choices, say } = useField(at)
  const { t } = useTranslation('editor')
  const putList = usePutList(at)
  const rows = listAt(sketch, at) as readonly Sketch[]
  const one = memberOf(field, rows, '0')
  const { takes, look } = field
  if (takes?.of !== 'list' || one.takes?.of !== 'variants') return <></>
  const { tag, variants } = one.takes
  const kinds = Object.keys(variants)
  const fresh = look.first ?? kinds.find((kind) => !rows.some((row) => row[tag] === kind)) ?? kinds[0]
  const adds = look.adds === undefined ? [String(fresh)] : kinds
  return (
    <>
      <ul className="stack g10">
        {rows
          .map((_, i) => `${at}.${i}`)
          .map((here, i) => (
            <li key={here} className={clsx('row wrap framed', css.row)}>
              {look.adds === undefined && <FieldAt at={`${here}.${tag}`} />}
              {namesIn(one, rows[i]).map((name) => (
                <FieldAt key={name} at={`${here}.${name}`} />
              ))}
              <button
                type="button"
                className="btn square quiet push"
                aria-label={t('remove')}
                onClick={() => putList(rows.toSpliced(i, 1))}
              >
                <Icon name="bin" />
              </button>
              <FaultAt at={here} alone />
            </li>
          ))}
      </ul>
      {rows.length < takes.most && (
        <div className="row wrap">
          {adds.map((kind) => (
            <button
              key={kind}
              type="button"
              className={clsx('btn', look.adds === undefined && 'fill')}
              onClick={() =>
                putList([...rows, begunKind(one, kind, look.first === undefined ? rows.at(-1) : {}, choices)])
              }
            >
              <Icon name="plus" /> {look.adds === undefined ? t('add') : say(`${look.adds}.${kind}`)}
            </button>
          ))}
        </div>
      )}
      {rows.length === 0 && <FaultAt at={at} />}
    </>
  )
}

/** Things that are chosen from a list, one after the other. */
function ChosenAt({ at }: At): ReactElement {
  const { label, field, value, choices, around, say } = useField(at)
  const { t } = useTranslation('editor')
  const putList = usePutList(at)
  const things: readonly unknown[] = Array.isArray(value) ? value : []
  const offered = choicesOf(field, choices, around)
  const nameOf = (thing: unknown): string => {
    const id = isSketch(thing) ? textAt(thing, 'card') : String(thing)
    const count = isSketch(thing) && typeof thing['count'] === 'number' ? ` × ${thing['count']}` : ''
    return `${offered.find((one) => one.value === id)?.label ?? id}${count}`
  }
  const add = say(field.look.add ?? 'add')
  return (
    <div className={clsx('labelled whole', css.field, css.chosen)}>
      <span className="cap">{label}</span>
      <ul className="row wrap">
        {things
          .map((thing, i) => ({ name: nameOf(thing), i, key: `${at}.${i}` }))
          .map(({ name, i, key }) => (
            <li key={key} className="row g4">
              <bdi>{name}</bdi>
              <button
                type="button"
                className="btn square quiet"
                aria-label={`${t('remove')}: ${name}`}
                onClick={() => putList(things.toSpliced(i, 1))}
              >
                <Icon name="minus" />
              </button>
            </li>
          ))}
      </ul>
      <select aria-label={add} value="" onChange={({ target }) => target.value && putList([...things, target.value])}>
        <option value="">{add}</option>
        <Options choices={field.look.once ? offered.filter((one) => !things.includes(one.value)) : offered} />
      </select>
      <FaultAt at={at} />
    </div>
  )
}

/** A list of things is a part of the form. */
const inPart = (Control: FunctionComponent<At>): FunctionComponent<At> =>
  function PartAt({ at }) {
    return (
      <Part legend={useField(at).label}>
        <Control at={at} />
      </Part>
    )
  }
const RowsPart = inPart(RowsAt)
const TicksPart = inPart(TicksAt)

function controlOf({ takes, look }: Field): FunctionComponent<At> {
  if (look.control) return look.control
  if (look.choices !== undefined && takes?.of !== 'list') return ChoiceAt
  switch (takes?.of) {
    case 'truth':
      return TickAt
    case 'choice':
      return ChoiceAt
    case 'list':
      return takes.item.takes?.of === 'variants' ? RowsPart : takes.item.takes?.of === 'choice' ? TicksPart : ChosenAt
    case 'tuple':
      return PointAt
    case 'object':
      return isNamed(takes) ? NamesAt : ObjectAt
    default:
      return InputAt
  }
}

/** One field, by its path: what it takes and how it looks follow from the shape of the form. */
export function FieldAt({ at }: At): ReactElement {
  const { root, sketch } = useForm()
  const Control = controlOf(fieldAt(root, sketch, at))
  return <Control at={at} />
}

const RUNS = { line: 'stack', pair: 'columns g12', grid: 'columns g12', ticks: 'columns g0' } as const

/** All fields of a thing. */
export function Fields({ at = '' }: { at?: string }): ReactElement {
  const { root, sketch } = useForm()
  const say = useSay()
  const field = fieldAt(root, sketch, at)
  const value = valueAt(sketch, at)
  const runs = runsOf(field, value, namesIn(field, value))
  const shown = ({ place, names }: Run): ReactElement => (
    <div key={names[0]} className={clsx(RUNS[place], css[place])}>
      {names.map((name) => (
        <FieldAt key={name} at={at === '' ? name : `${at}.${name}`} />
      ))}
    </div>
  )
  const folds = [...new Set(runs.map(({ fold }) => fold))]
  return (
    <>
      {folds.map((fold) => {
        const inside = runs.filter((run) => run.fold === fold).map(shown)
        return fold === undefined ? (
          inside
        ) : (
          <details key={fold} className={css.more}>
            <summary>{say(fold)}</summary>
            {inside}
          </details>
        )
      })}
    </>
  )
}
