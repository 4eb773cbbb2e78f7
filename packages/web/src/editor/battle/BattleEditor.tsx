import { type Battlefield, companyBookOf, FACTIONS, withSets } from '@tactic48/content'
import type { Battle } from '@tactic48/content/battles'
import {
  type Agreement,
  EDGES,
  type GameState,
  isFaultRefusal,
  type OptionValues,
  ruleSetOf,
  SIDES,
} from '@tactic48/rules'
import { type ReactElement, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../../app/route.ts'
import { TopBar } from '../../app/TopBar.tsx'
import { useFaultText } from '../../files/useFaultText.ts'
import { wrongIn, wrongOf } from '../../files/wrong.ts'
import { companyOfReader } from '../../game/sheetOfReader.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { THEATRES, useDraft } from '../../setup/draft.ts'
import { useOwn } from '../../setup/own.ts'
import { useOwnCards } from '../../setup/ownCards.ts'
import { withOption } from '../../setup/rules/choices.ts'
import { OptionGroups } from '../../setup/rules/OptionsPanel.tsx'
import { optionOf, RULE_LAYERS } from '../../setup/rules/worded.ts'
import { ALL_FIELDS, presetOf } from '../../setup/sheets.ts'
import { probeOf } from '../../setup/specOf.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { ChoiceField, FaultAt, type FieldFault, Form, NamesField, useForm } from '../form/Form.tsx'
import { isSketch, textAt, useEditing, withValue } from '../form/sketch.ts'
import { ArrivalsForm } from './ArrivalsForm.tsx'
import { type BattleFault, type BattleSketch, isBattleFault, judgeBattle, whoOf } from './battleFile.ts'
import { GoalsForm } from './GoalsForm.tsx'
import { keepBattle } from './OwnBattleActs.tsx'
import { PlacedForm } from './PlacedForm.tsx'
import { SideForm } from './SideForm.tsx'
import '../../setup/style/setup.css'
import '../editor.css'

/** HOUSE-20: one battle of one's own, field by field. */
export function BattleEditor({ id }: { id: string }): ReactElement {
  const { t } = useTranslation('editor')
  const { battles, lasting } = useOwn()
  const drafts = useEditing((store) => store.battles)
  const { sheets, probe } = useTableOfBattle()
  const kept = battles.find(({ battle }) => battle.id === id)
  const sketch = useMemo(() => drafts[id] ?? (kept && (JSON.parse(kept.text) as BattleSketch)), [drafts, id, kept])
  return (
    <div className="editor-page">
      <TopBar page={t('battle.title')} />
      <main className="editor-main editor-wide">
        {!lasting && (
          <p className="field-fault" role="alert">
            {t('notKept')}
          </p>
        )}
        {sketch && probe ? (
          <BattleForm key={id} id={id} sketch={sketch} sheets={sheets} probe={probe} />
        ) : (
          <p className="card editor-empty">{t('battle.gone')}</p>
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
  const own = useOwnCards((store) => store.sets)
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
  const setup = useTranslation('setup')
  const play = useTranslation('play')
  const common = useTranslation()
  const language = useLanguage()
  const write = useEditing((store) => store.write)
  const { sets, files } = useOwnCards()
  const own = useMemo(() => sets.map((set, i) => ({ set, text: files[i] ?? '{}' })), [sets, files])
  const judged = useMemo(() => judgeBattle(sketch, sheets, own), [sketch, sheets, own])
  const fault = isBattleFault(judged) ? judged : undefined
  const last = useRef<Battle | undefined>(undefined)
  if (!isBattleFault(judged)) last.current = judged.battle
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
  const edges = EDGES.map((edge) => ({ value: edge, label: play.t(`edge.${edge}`) }))
  const field = isSketch(sketch['battlefield']) ? undefined : textAt(sketch, 'battlefield')
  const brought = last.current?.battlefield
  const table = field === undefined ? brought?.table : ALL_FIELDS.find((one) => one.id === field)?.table
  return (
    <Form value={{ sketch, faults, put }}>
      <form className="card editor-form" aria-label={t('battle.form')} onSubmit={(event) => event.preventDefault()}>
        <header>
          <h2>
            <bdi>{textAt(sketch, `name.${language}`) || t('battle.form')}</bdi>
          </h2>
          <p className={fault ? 'editor-state bad' : 'editor-state'} role="status">
            {t(fault ? 'unfinished' : 'kept')}
          </p>
        </header>
        {fault && (
          <p className="field-fault" role="alert">
            <code>{fault.at}</code> {faults[0]?.text} <RuleChip rule={faults[0]?.rule ?? 'HOUSE-20'} />
          </p>
        )}
        <NamesField at="name" label={t('card.name')} />
        <NamesField at="story" label={t('battle.story')} most={1000} long />
        <div className="form-pair">
          <FieldOfBattle brought={brought} />
          <ChoiceField
            at="theatre"
            label={setup.t('theatre.heading')}
            none={setup.t('theatre.any')}
            choices={THEATRES.filter((one) => one !== 'any').map((one) => ({
              value: one,
              label: setup.t(`theatre.${one}`),
            }))}
          />
          {SIDES.map((side) => (
            <ChoiceField
              key={side}
              at={`edges.${side}`}
              label={t('battle.edge', { side: common.t(`side.${side}`) })}
              choices={edges}
            />
          ))}
        </div>
        <div className="editor-sides">
          {SIDES.map((side) => (
            <SideForm key={side} side={side} battle={last.current} probe={probe} table={table} />
          ))}
        </div>
        {table && whoOf(sketch, 'blue') === 'placed' && (
          <PlacedForm battle={last.current} probe={probe} table={table} />
        )}
        <GoalsForm table={table} />
        <ArrivalsForm />
        <OptionsForm sheets={sheets} />
      </form>
    </Form>
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
    <ChoiceField
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
    <details className="form-part options" data-part="options" open={Object.keys(options).length > 0}>
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
