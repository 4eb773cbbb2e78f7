import {
  CC_EDITIONS,
  cellOf,
  type Edition,
  parameterIn,
  QS_EDITIONS,
  type QsEdition,
  type RuleSet,
  valueText,
} from '@tactic48/rules'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { presetOf, sheetsOf } from '../sheets.ts'
import { useRuleWords } from './useRuleWords.ts'
import { atomOf, RULE_GROUPS, type RuleLayer, type Worded, type Wording, wordings } from './worded.ts'

const same = (a: unknown, b: unknown): boolean => valueText(a) === valueText(b)

/** A set of rules that those in force are compared with. */
interface Column {
  readonly title: string
  readonly rules: RuleSet
  readonly edition?: Edition
}

/** Every worded rule, here and in each edition; what is the same as here is not said again. */
export function RulesTable({ rules }: { rules: RuleSet }): ReactElement {
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
    <section className="card rules-all" data-part="rules-all" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p className="muted small">
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
        <tr className="rules-group">
          <th scope="rowgroup" colSpan={2 + columns} className="cap">
            {title}
          </th>
        </tr>
      )}
      {children}
    </tbody>
  )
}

interface RuleRowProps {
  readonly parameter: Worded
  readonly rules: RuleSet
  readonly columns: readonly Column[]
}

function RuleRow({ parameter, rules, columns }: RuleRowProps): ReactElement {
  const words = useRuleWords()
  const here = parameterIn(rules, parameter)
  return (
    <tr>
      <th scope="row">
        {words.name(parameter)} <RuleChip rule={atomOf(parameter)} />
      </th>
      <td className="here">{words.value(parameter, here)}</td>
      {columns.map(({ title, rules: others, edition }) => {
        const there = parameterIn(others, parameter)
        const cell = edition && cellOf(edition, parameter)
        return (
          <td key={title} data-differs={!same(there, here) || undefined} data-edition={title}>
            {same(there, here) ? '=' : words.value(parameter, there)}
            {cell?.ruled && same(cell.value, there) ? ' †' : ''}
          </td>
        )
      })}
    </tr>
  )
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
  return (
    <tr>
      <th scope="row">{words.wording(wording)}</th>
      <td className="here">{words.wordingValue(wording, here)}</td>
      {QS_EDITIONS.map((edition) => {
        const there = said(edition)
        return (
          <td key={edition} data-differs={!same(there, here) || undefined} data-edition={t(`edition.${edition}.name`)}>
            {same(there, here) ? '=' : words.wordingValue(wording, there)}
          </td>
        )
      })}
    </tr>
  )
}
