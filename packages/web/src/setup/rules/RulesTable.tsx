import { cellOf, QS_EDITIONS, type QsEdition, type RuleSet, valueText } from '@tactic48/rules'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { presetOf, sheetsOf } from '../sheets.ts'
import { useRuleWords } from './useRuleWords.ts'
import { atomOf, RULE_GROUP_NAMES, RULE_GROUPS, WORDINGS, type Worded, type Wording } from './worded.ts'

const same = (a: unknown, b: unknown): boolean => valueText(a) === valueText(b)

/** Every worded rule, here and in each edition; what is the same as here is not said again. */
export function RulesTable({ rules }: { rules: RuleSet }): ReactElement {
  const { t } = useTranslation('setup')
  return (
    <section className="card rules-all" aria-labelledby="rules-all">
      <h2 id="rules-all">{t('rulesPage.others')}</h2>
      <p className="muted small">† {t('rulesPage.ruling')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('rulesPage.rule')}</th>
            <th scope="col">{t('rulesPage.here')}</th>
            {QS_EDITIONS.map((edition) => (
              <th key={edition} scope="col">
                {t(`edition.${edition}.name`)}
              </th>
            ))}
          </tr>
        </thead>
        {RULE_GROUP_NAMES.map((group) => (
          <Group key={group} title={t(`group.${group}`)}>
            {RULE_GROUPS[group].map((parameter: Worded) => (
              <RuleRow key={parameter} parameter={parameter} rules={rules} />
            ))}
          </Group>
        ))}
        <Group title={t('rulings.wordings')}>
          {WORDINGS.map((wording) => (
            <WordingRow key={wording} wording={wording} edition={rules.qs} />
          ))}
        </Group>
      </table>
    </section>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <tbody>
      <tr className="rules-group">
        <th scope="rowgroup" colSpan={2 + QS_EDITIONS.length} className="cap">
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  )
}

function RuleRow({ parameter, rules }: { parameter: Worded; rules: RuleSet }): ReactElement {
  const { t } = useTranslation('setup')
  const words = useRuleWords()
  const here = rules[parameter]
  return (
    <tr>
      <th scope="row">
        {words.name(parameter)} <RuleChip rule={atomOf(parameter)} />
      </th>
      <td className="here">{words.value(parameter, here)}</td>
      {QS_EDITIONS.map((edition) => {
        const there = presetOf({ ...sheetsOf(rules), edition })[parameter]
        const cell = cellOf(edition, parameter)
        return (
          <td key={edition} data-differs={!same(there, here) || undefined} data-edition={t(`edition.${edition}.name`)}>
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
