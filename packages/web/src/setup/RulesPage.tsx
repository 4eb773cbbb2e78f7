import {
  CC_EDITIONS,
  cellOf,
  type Edition,
  fingerprint,
  type GameState,
  parameterIn,
  QS_EDITIONS,
  type QsEdition,
  type RuleSet,
  valueText,
} from '@tactic48/rules'
import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { useGame } from '../game/gameStore.ts'
import { usePointsOf } from '../i18n/points.ts'
import { RulesInForce } from '../ui/openTag.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { Segments } from '../ui/Segments.tsx'
import { comesWithGame, useDraft, withTakeBacks } from './draft.ts'
import { Departures, FingerprintMark, FingerprintWords, useRuleWords } from './rules/Fingerprint.tsx'
import { atomOf, RULE_GROUPS, type RuleLayer, WORDED, type Worded, type Wording, wordings } from './rules/worded.ts'
import css from './Setup.module.css'
import { presetOf, rulesOf, sheetsOf } from './sheets.ts'

const SOURCES = ['game', 'draft'] as const

/** One page that tells which rules are on, where they leave the printed words, and how they differ from all that could be. */
export function RulesPage(): ReactElement {
  const { t } = useTranslation('setup')
  const game = useGame((store) => store.game)
  const { edition, company, rulings, options, gameType: prepares } = useDraft()
  const [source, setSource] = useState<(typeof SOURCES)[number]>(game ? 'game' : 'draft')
  const prepared = useMemo(() => rulesOf({ edition, company, rulings, options }), [edition, company, rulings, options])
  const played = source === 'game' ? game?.state : undefined
  const rules = played?.rules ?? prepared
  usePointsOf(rules.company?.edition)
  const drafted = useDraft(withTakeBacks)
  const takeBacks = played ? played.setup.takeBacks === true : drafted
  const gameType = played?.setup.gameType ?? prepares
  const { hash } = useMemo(() => fingerprint(rules), [rules])
  const cc = rules.company?.edition
  const name = [t(`edition.${rules.qs}.name`), ...(cc ? [t(`company.${cc}.name`)] : [])].join(', ')
  return (
    <div>
      <TopBar page={t('rulesPage.title')} />
      <main className={css.rules}>
        <section className={`${css.head} card row wrap g16`} data-part="rules-head" data-fingerprint={hash}>
          <FingerprintMark hash={hash} />
          <div className="fill">
            <h2>
              {name} <code>{`${hash.slice(0, 4)}·${hash.slice(4)}`}</code>
            </h2>
            <p>
              <FingerprintWords rules={rules} gameType={gameType} takeBacks={takeBacks} />
            </p>
            <p className="muted t12">{t('rulesPage.says')}</p>
          </div>
          {game && (
            <Segments
              legend={t('rulesPage.heading')}
              hideLegend
              options={SOURCES}
              chosen={source}
              label={(each) => t(`rulesPage.${each}`)}
              onChoose={setSource}
            />
          )}
          <a className="btn" href={hrefOf({ page: 'book' })}>
            {t('rulesPage.read')}
          </a>
          {rules === prepared && (
            <a className="btn" href={hrefOf({ page: 'new' })}>
              {t('rulesPage.change')}
            </a>
          )}
        </section>
        <RulesInForce value={rules}>
          <Departures rules={rules} gameType={gameType} />
          <Changed rules={rules} gameType={gameType} />
          <RulesTable rules={rules} />
        </RulesInForce>
      </main>
    </div>
  )
}

/** What these players changed from the preset; nothing to say where they changed nothing. */
function Changed({
  rules,
  gameType,
}: {
  rules: RuleSet
  gameType: GameState['setup']['gameType']
}): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const words = useRuleWords()
  const standard = presetOf(sheetsOf(rules))
  const changed = WORDED.filter((parameter) => {
    const here = parameterIn(rules, parameter)
    return valueText(here) !== valueText(parameterIn(standard, parameter)) && !comesWithGame(gameType, parameter, here)
  })
  if (changed.length === 0) return undefined
  const names = { edition: t(`edition.${rules.qs}.name`), rulings: t(`rulings.${rules.rulings}`).toLowerCase() }
  return (
    <section className={`${css.step} ${css.changed} card stack`} aria-labelledby="rules-changed">
      <h2 id="rules-changed" className="t20">
        {t('rulesPage.changed', names)}
      </h2>
      <dl>
        {changed.map((parameter) => (
          <div key={parameter} data-rule={parameter}>
            <dt>
              {words.name(parameter)} <RuleChip rule={atomOf(parameter)} />
            </dt>
            <dd>
              <b>{words.value(parameter, parameterIn(rules, parameter))}</b>{' '}
              <s className="muted">{words.value(parameter, parameterIn(standard, parameter))}</s>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const same = (a: unknown, b: unknown): boolean => valueText(a) === valueText(b)

/** A set of rules that those in force are compared with. */
interface Column {
  readonly title: string
  readonly rules: RuleSet
  readonly edition?: Edition
}

/** Every worded rule, here and in each edition; what is the same as here is not said again. */
function RulesTable({ rules }: { rules: RuleSet }): ReactElement {
  const { t } = useTranslation('setup')
  const sheets = sheetsOf(rules)
  const quickStarts = QS_EDITIONS.map((edition): Column => {
    return { title: t(`edition.${edition}.name`), rules: presetOf({ ...sheets, edition }), edition }
  })
  const companies = CC_EDITIONS.map((company): Column => {
    return { title: t(`company.${company}.name`), rules: presetOf({ ...sheets, company }), edition: company }
  })
  return (
    <>
      <Layer title={t('rulesPage.others')} layer="quickStart" rules={rules} columns={quickStarts}>
        <Group title={t('rulings.wordings')} columns={quickStarts.length}>
          {wordings().map((wording) => (
            <WordingRow key={wording} wording={wording} edition={rules.qs} />
          ))}
        </Group>
      </Layer>
      {rules.company && <Layer title={t('rulesPage.company')} layer="company" rules={rules} columns={companies} />}
      <Layer
        title={t('rulesPage.house')}
        layer="house"
        rules={rules}
        columns={[{ title: t('option.standard'), rules: presetOf(sheets) }]}
      />
    </>
  )
}

interface LayerProps {
  readonly title: string
  readonly layer: RuleLayer
  readonly rules: RuleSet
  readonly columns: readonly Column[]
  readonly children?: ReactNode
}

function Layer({ title, layer, rules, columns, children }: LayerProps): ReactElement {
  const { t } = useTranslation('setup')
  const heading = `rules-${layer}`
  const groups = RULE_GROUPS[layer]
  return (
    <section className={`${css.step} ${css.all} card`} data-part="rules-all" aria-labelledby={heading}>
      <h2 id={heading} className="t20">
        {title}
      </h2>
      <p className="muted t12">
        {layer === 'house' ? !rules.company && t('rulesPage.needsCompany') : `† ${t('rulesPage.ruling')}`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('rulesPage.rule')}</th>
            <th scope="col">{t('rulesPage.here')}</th>
            {columns.map((column) => (
              <th key={column.title} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rules: listed }) => (
          <Group key={name} title={t(`group.${name}`)} columns={columns.length} bare={groups.length === 1}>
            {listed.map((parameter) => (
              <RuleRow key={parameter} parameter={parameter} rules={rules} columns={columns} />
            ))}
          </Group>
        ))}
        {children}
      </table>
    </section>
  )
}

interface GroupProps {
  readonly title: string
  readonly columns: number
  /** A group that is the whole table needs no heading of its own. */
  readonly bare?: boolean
  readonly children: ReactNode
}

function Group({ title, columns, bare = false, children }: GroupProps): ReactElement {
  return (
    <tbody>
      {!bare && (
        <tr className={css.group}>
          <th scope="rowgroup" colSpan={2 + columns} className="cap">
            {title}
          </th>
        </tr>
      )}
      {children}
    </tbody>
  )
}

interface RowProps {
  readonly name: ReactNode
  readonly here: string
  readonly others: readonly { readonly title: string; readonly differs: boolean; readonly says: string }[]
}

/** A rule here and in other sheets; what is the same as here is not said again. */
const Row = ({ name, here, others }: RowProps): ReactElement => (
  <tr>
    <th scope="row">{name}</th>
    <td className={css.here}>{here}</td>
    {others.map(({ title, differs, says }) => (
      <td key={title} data-differs={differs || undefined} data-edition={title}>
        {says}
      </td>
    ))}
  </tr>
)

interface RuleRowProps {
  readonly parameter: Worded
  readonly rules: RuleSet
  readonly columns: readonly Column[]
}

function RuleRow({ parameter, rules, columns }: RuleRowProps): ReactElement {
  const words = useRuleWords()
  const here = parameterIn(rules, parameter)
  const others = columns.map(({ title, rules: others, edition }) => {
    const there = parameterIn(others, parameter)
    const cell = edition && cellOf(edition, parameter)
    const ruled = cell?.ruled && same(cell.value, there) ? ' †' : ''
    return {
      title,
      differs: !same(there, here),
      says: `${same(there, here) ? '=' : words.value(parameter, there)}${ruled}`,
    }
  })
  const name = (
    <>
      {words.name(parameter)} <RuleChip rule={atomOf(parameter)} />
    </>
  )
  return <Row name={name} here={words.value(parameter, here)} others={others} />
}

/** What the sheets print in other words, though nothing in play follows from it. */
function WordingRow({ wording, edition: own }: { wording: Wording; edition: QsEdition }): ReactElement {
  const { t } = useTranslation('setup')
  const words = useRuleWords()
  const said = (edition: QsEdition): unknown => {
    const cell = cellOf(edition, wording)
    return cell?.says ?? cell?.value
  }
  const here = said(own)
  const others = QS_EDITIONS.map((edition) => {
    const differs = !same(said(edition), here)
    return {
      title: t(`edition.${edition}.name`),
      differs,
      says: differs ? words.wordingValue(wording, said(edition)) : '=',
    }
  })
  return <Row name={words.wording(wording)} here={words.wordingValue(wording, here)} others={others} />
}
