import { type Battlefield, companyBookOf, FACTIONS, withSets } from '@tactic48/content'
import {
  type Agreement,
  type GameState,
  isFaultRefusal,
  type OptionValues,
  ruleSetOf,
  SIDES,
  type SideId,
} from '@tactic48/rules'
import { clsx } from 'clsx'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../../app/route.ts'
import { TopBar } from '../../app/TopBar.tsx'
import { useFaultText } from '../../files/WhatIsWrong.tsx'
import { wrongIn, wrongOf } from '../../files/wrong.ts'
import { companyOfReader } from '../../game/sheetOfReader.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { useOwnBattles } from '../../setup/battles/ownBattles.ts'
import { useDraft } from '../../setup/draft.ts'
import { useOwn } from '../../setup/own.ts'
import { OptionGroups } from '../../setup/rules/OptionsPanel.tsx'
import { optionOf, RULE_LAYERS, withOption } from '../../setup/rules/worded.ts'
import setupCss from '../../setup/Setup.module.css'
import { ALL_FIELDS, presetOf } from '../../setup/sheets.ts'
import { probeOf } from '../../setup/specOf.ts'
import { useLast } from '../../ui/useLast.ts'
import css from '../Editor.module.css'
import { EditorForm, NotKept } from '../EditorForm.tsx'
import { FieldAt, RowsAt } from '../form/Form.tsx'
import { FaultAt, FaultText, type FieldFault, Form, Part, Select, useForm } from '../form/FormParts.tsx'
import { isSketch, listAt, textAt, useEditing, valueAt, withValue } from '../form/sketch.ts'
import { type BattleFault, type BattleSketch, isBattleFault, judgeBattle, whoOf } from './battleFile.ts'
import { battleRoot, useBattleChoices } from './battleForm.ts'
import { keepBattle } from './OwnBattleActs.tsx'
import { PlacedForm } from './PlacedForm.tsx'
import { SideForm } from './SideForm.tsx'

/** HOUSE-20: one battle of one's own, field by field. */
export function BattleEditor({ id }: { id: string }): ReactElement {
  const { t } = useTranslation('editor')
  const battles = useOwnBattles()
  const lasting = useOwn((store) => store.lasting)
  const drafts = useEditing((store) => store.battles)
  const { sheets, probe } = useTableOfBattle()
  const kept = battles.find(({ battle }) => battle.id === id)
  const sketch = useMemo(() => drafts[id] ?? (kept && (JSON.parse(kept.text) as BattleSketch)), [drafts, id, kept])
  return (
    <div className={css.page}>
      <TopBar page={t('battle.title')} />
      <main className={clsx(css.main, css.wide)}>
        {!lasting && <NotKept />}
        {sketch && probe ? (
          <BattleForm key={id} id={id} sketch={sketch} sheets={sheets} probe={probe} />
        ) : (
          <p className={clsx('card', css.sheet)}>{t('battle.gone')}</p>
        )}
        <p>
          <a className="btn" href={hrefOf({ page: 'battles', ...(kept && { at: id }) })}>
            {t('battle.back')}
          </a>
        </p>
      </main>
    </div>
  )
}

type Sheets = Required<Pick<Agreement, 'qs' | 'cc'>>

/** The sheets of the prepared game, and a game that waits for forces; a battle is always fought with a company sheet. */
function useTableOfBattle(): { readonly sheets: Sheets; readonly probe: GameState | undefined } {
  const language = useLanguage()
  const draft = useDraft()
  const own = useOwn((store) => store.sets)
  const cc = draft.company === 'none' ? companyOfReader(language) : draft.company
  const sheets = useMemo(() => ({ qs: draft.edition, cc }), [draft.edition, cc])
  const probe = useMemo(() => {
    const prepared = { ...draft, company: cc, options: { forceTolerancePct: 100 }, agreedAp: MANY_POINTS }
    return probeOf({ ...prepared, theatre: 'any' }, companyBookOf(withSets(FACTIONS, own)))
  }, [draft, cc, own])
  return { sheets, probe }
}

/** A force of a battle is as large as its writer wants: half or twice of this is legal, and anything between. */
const MANY_POINTS = 1000

interface BattleFormProps {
  readonly id: string
  readonly sketch: BattleSketch
  readonly sheets: Sheets
  readonly probe: GameState
}

function BattleForm({ id, sketch, sheets, probe }: BattleFormProps): ReactElement {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const write = useEditing((store) => store.write)
  const own = useOwn((store) => store.cards)
  const judged = useMemo(() => judgeBattle(sketch, sheets, own), [sketch, sheets, own])
  const fault = isBattleFault(judged) ? judged : undefined
  const last = useLast(isBattleFault(judged) ? undefined : judged.battle)
  const words = useBattleFault(probe)
  const told = fault && words(fault)
  const behind = fault && 'behind' in fault ? fault.behind : []
  const faults = told ? [told, ...behind.map((name) => ({ ...told, at: `options.${name}` }))] : []
  const put = (path: string, value: unknown): void => {
    const next = withValue(sketch, path, value)
    const again = judgeBattle(next, sheets, own)
    if (isBattleFault(again)) write('battles', id, next)
    else keepBattle({ battle: again.battle, text: `${JSON.stringify(again.file, undefined, 1)}\n` })
  }
  const field = isSketch(sketch['battlefield']) ? undefined : textAt(sketch, 'battlefield')
  const brought = last?.battlefield
  const table = field === undefined ? brought?.table : ALL_FIELDS.find((one) => one.id === field)?.table
  const choices = useBattleChoices(table)
  const rounds = Number(valueAt(sketch, 'goals.limit.rounds') ?? 1)
  const root = useMemo(() => battleRoot(rounds), [rounds])
  const name = t('battle.form')
  return (
    <Form value={{ root, sketch, faults, put, choices }}>
      <EditorForm name={name} title={textAt(sketch, `name.${language}`) || name} unfinished={fault !== undefined}>
        {told && (
          <p>
            <code className={css.wrong}>{told.at}</code>{' '}
            <FaultText fault={{ ...told, rule: told.rule ?? 'HOUSE-20' }} />
          </p>
        )}
        <FieldAt at="name" />
        <FieldAt at="story" />
        <div className={clsx('columns g12', css.pair)}>
          <FieldOfBattle brought={brought} />
          <FieldAt at="theatre" />
          <FieldAt at="edges.blue" />
          <FieldAt at="edges.ember" />
        </div>
        <div className={css.sides}>
          {SIDES.map((side) => (
            <SideForm key={side} side={side} battle={last} probe={probe} table={table} />
          ))}
        </div>
        {table && whoOf(sketch, 'blue') === 'placed' && <PlacedForm battle={last} probe={probe} table={table} />}
        <Part legend={t('battle.goals')}>
          <div className={clsx('columns g12', css.pair)}>
            <FieldAt at="goals.limit.rounds" />
            <FieldAt at="goals.limit.winner" />
            <FieldAt at="goals.losses" />
          </div>
          <div className={css.sides}>
            {SIDES.map((side) => (
              <SideGoals key={side} side={side} />
            ))}
          </div>
        </Part>
        <Part legend={t('battle.arrivals')}>
          <RowsAt at="arrivals" />
        </Part>
        <OptionsForm sheets={sheets} />
      </EditorForm>
    </Form>
  )
}

/** What wins the battle for a side. */
function SideGoals({ side }: { side: SideId }): ReactElement {
  const { t } = useTranslation('editor')
  const common = useTranslation()
  const { sketch } = useForm()
  const at = `goals.sides.${side}`
  return (
    <section className={clsx('stack g10', css.goals)}>
      <h3 className="t14">{t('battle.goalsOf', { side: common.t(`side.${side}`) })}</h3>
      {isSketch(valueAt(sketch, at)) && <FieldAt at={`${at}.needs`} />}
      <RowsAt at={`${at}.list`} />
      {listAt(sketch, `${at}.list`).length === 0 && <p className="muted t13">{t('battle.noGoals')}</p>}
    </section>
  )
}

/** One of ours, one of the player's own, or the one that the battle brings along. */
function FieldOfBattle({ brought }: { brought: Battlefield | undefined }): ReactElement {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { sketch, put } = useForm()
  const own = useOwn((store) => store.fields)
  const inFile = isSketch(sketch['battlefield']) ? textAt(sketch, 'battlefield.id') : undefined
  const ours = ALL_FIELDS.map((one) => ({ value: one.id, label: one.name[language] }))
  const theirs = own.map(({ field }) => ({
    value: field.id,
    label: field.name[language],
    group: t('battle.ownFields'),
  }))
  const known = [...ours, ...theirs].some(({ value }) => value === inFile)
  const choices = inFile === undefined || known ? [] : [{ value: inFile, label: brought?.name[language] ?? inFile }]
  return (
    <Select
      at="battlefield"
      label={t('battle.field')}
      value={inFile ?? textAt(sketch, 'battlefield')}
      choices={[...choices, ...ours, ...theirs]}
      onChoose={(id) => {
        const mine = own.find(({ field }) => field.id === id)
        if (id !== inFile) put('battlefield', mine ? (JSON.parse(mine.text) as unknown) : id)
      }}
    />
  )
}

/** A fault in the reader's words, with the rule behind it. */
function useBattleFault(probe: GameState): (fault: BattleFault) => FieldFault {
  const { t } = useTranslation('editor')
  const faultText = useFaultText()
  const why = useWhy(probe)
  return (fault) => {
    if ('error' in fault) return { at: fault.at, text: faultText(wrongIn(fault.error)), rule: 'HOUSE-20' }
    if ('refusal' in fault) {
      const { refusal } = fault
      return isFaultRefusal(refusal)
        ? { at: fault.at, text: faultText(wrongOf(refusal)), rule: 'HOUSE-20' }
        : { at: fault.at, text: why(refusal), rule: refusal.rule }
    }
    return { at: fault.at, text: t('battle.takes', { takes: fault.takes }), rule: fault.rule }
  }
}

/** House rules and options that the battle plays otherwise than the sheets. */
function OptionsForm({ sheets }: { sheets: Required<Pick<Agreement, 'qs' | 'cc'>> }): ReactElement {
  const { t } = useTranslation('editor')
  const { sketch, put, faults } = useForm()
  const isFaulty = (option: string | undefined): boolean => faults.some(({ at }) => at === `options.${option}`)
  const options = (isSketch(sketch['options']) ? sketch['options'] : {}) as OptionValues
  const preset = (rulings: 'recommended' | 'printed') => presetOf({ edition: sheets.qs, company: sheets.cc, rulings })
  const standard = preset('recommended')
  const rules = rulesIn(sheets, options) ?? standard
  return (
    <details className={setupCss.options} data-part="options" open={Object.keys(options).length > 0}>
      <summary>{t('battle.options', { count: Object.keys(options).length })}</summary>
      <OptionGroups
        layers={RULE_LAYERS}
        rules={rules}
        standard={standard}
        printed={preset('printed')}
        recommended={standard}
        onChoose={(parameter, value) => {
          const next = withOption(options, standard, parameter, value)
          put('options', Object.keys(next).length > 0 ? next : undefined)
        }}
        fault={(parameter) => isFaulty(optionOf(parameter)) && <FaultAt at={`options.${optionOf(parameter)}`} />}
      />
    </details>
  )
}

/** Values that do not go together are told beside them; until then the sheets stand. */
function rulesIn(sheets: Required<Pick<Agreement, 'qs' | 'cc'>>, options: OptionValues) {
  try {
    return ruleSetOf({ ...sheets, options })
  } catch {
    return undefined
  }
}
